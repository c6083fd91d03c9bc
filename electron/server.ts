import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Desk } from '../engine/host/desk.ts';
import { callEnvelopeForm } from '../engine/host/link.ts';
import { fileAt } from './files.ts';
import { Gate } from './gate.ts';

export interface ServerParts {
  readonly desk: Desk;
  /** The folder with the built screen. */
  readonly renderer: string;
  /** 0: any free port. */
  readonly port: number;
  /** Called when the last window has been gone for a while; never for a server without its own window. */
  readonly whenAlone?: () => void;
  /** How long "a while" is: a window that is reloaded is gone for a moment only. */
  readonly aloneMs?: number;
  report(message: string): void;
}

export interface OpenServer {
  /** What to open in a browser: it works once, and then for that browser only. */
  readonly address: string;
  readonly port: number;
  close(): Promise<void>;
}

const ALONE_MS = 4000;
const LARGEST_MESSAGE = 256 * 1024;

/** Serves the screen and its link on this machine only. Rejects naming the port when it is taken. */
export async function openServer(parts: ServerParts): Promise<OpenServer> {
  const server = createServer();
  const port = await listen(server, parts.port);
  const gate = new Gate(port);
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LARGEST_MESSAGE });
  let alone: NodeJS.Timeout | undefined;

  server.on('request', (request, response) => {
    answerRequest(parts, gate, request, response).catch((error: unknown) => {
      parts.report(`${request.url}: ${error instanceof Error ? error.message : String(error)}`);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const refusal = gate.refuseSocket(request);
    if (refusal !== null) {
      socket.end(`HTTP/1.1 403 Forbidden\r\nconnection: close\r\ncontent-type: text/plain\r\n\r\n${refusal}\n`);
      return;
    }
    sockets.handleUpgrade(request, socket, head, (open) => {
      clearTimeout(alone);
      attend(parts.desk, open);
      open.on('close', () => {
        if (sockets.clients.size === 0 && parts.whenAlone !== undefined) alone = setTimeout(parts.whenAlone, parts.aloneMs ?? ALONE_MS);
      });
    });
  });

  return {
    address: gate.address,
    port,
    async close() {
      clearTimeout(alone);
      for (const client of sockets.clients) client.terminate();
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const cause = error.code === 'EADDRINUSE' ? `port ${port} is used by another program: choose another with --port, or leave --port away to get a free one`
        : error.code === 'EACCES' ? `port ${port} may not be used by this user: choose one above 1023` : error.message;
      reject(new Error(cause, { cause: error }));
    });
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

async function answerRequest({ renderer }: ServerParts, gate: Gate, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const passage = gate.admit(request);
  if (passage.kind === 'refused') {
    response.writeHead(passage.status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }).end(`${passage.why}\n`);
    return;
  }
  if (passage.kind === 'welcome') {
    response.writeHead(303, { location: '/', 'set-cookie': passage.cookie, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }).end();
    return;
  }
  const file = await fileAt(renderer, passage.pathname);
  if (file === null) response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end(passage.pathname === '/' ? 'the screen is not built: run "npm run build"\n' : 'not found\n');
  else response.writeHead(200, file.headers).end(request.method === 'HEAD' ? undefined : file.bytes);
}

/** Connects one WebSocket to the desk: checked calls in, replies and pushes out. */
function attend(desk: Desk, socket: WebSocket): void {
  const send = (message: object): void => {
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message));
  };
  const connection = desk.connect((push) => send({ push }));
  socket.on('message', (data, isBinary) => {
    const call = isBinary ? null : envelopeOf(String(data));
    if (call === null || 'cause' in call) send({ id: call?.id ?? null, error: { code: 'form', message: `this message has a wrong form: ${call?.cause ?? 'it is not text'}` } });
    else void connection.call(call.name, call.args).then((reply) => send({ id: call.id, ...reply }));
  });
  socket.on('close', () => connection.close());
  socket.on('error', () => socket.terminate());
}

type Envelope = { readonly id: number; readonly name: string; readonly args: unknown };

function envelopeOf(text: string): Envelope | { readonly id: number | null; readonly cause: string } {
  let message: unknown;
  try {
    message = JSON.parse(text);
  } catch {
    return { id: null, cause: 'it is not valid JSON' };
  }
  const { success, data, error } = callEnvelopeForm.safeParse(message);
  if (success) return data as Envelope;
  const id = (message as { readonly id?: unknown } | null)?.id;
  return { id: typeof id === 'number' && Number.isInteger(id) && id >= 0 ? id : null, cause: `${error.issues[0]!.path.join('.') || 'message'}: ${error.issues[0]!.message}` };
}
