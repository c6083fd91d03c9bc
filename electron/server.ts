import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Socket } from 'node:net';
import { WebSocketServer } from 'ws';
import type { Desk } from '../engine/host/desk.ts';
import { addressOf, Crowd } from './crowd.ts';
import { fileAt } from './files.ts';
import { Gate } from './gate.ts';
import { TEXT_HEADERS } from './headers.ts';
import { LIMITS, type Limits } from './limits.ts';
import { attend } from './link-socket.ts';
import { isLoopback, listen, listenAtFirst, namesFor } from './listen.ts';

export interface ServerParts {
  readonly desk: Desk;
  /** The folder with the built screen. */
  readonly renderer: string;
  /** 0: an earlier one, else any free port. */
  readonly port: number;
  /** Ports of earlier starts, the one to be tried first at the front. */
  readonly earlier?: readonly number[];
  /** Another address than this computer's own to listen at, when the person asks for it. What passes is not encrypted. */
  readonly host?: string;
  /** Called when the last window has been gone for a while; never for a server without its own window. */
  readonly whenAlone?: () => void;
  /** How long "a while" is: a window that is reloaded is gone for a moment only. */
  readonly aloneMs?: number;
  readonly limits?: Partial<Limits>;
  report(message: string): void;
}

export interface OpenServer {
  /** What to open in a browser: it works once, and then for that browser only. */
  readonly address: string;
  readonly port: number;
  close(): Promise<void>;
}

const ALONE_MS = 4000;
const LOCAL = '127.0.0.1';

/** Serves the screen and its link, on this machine only unless `host` says otherwise. Rejects naming the port when it is taken. */
export async function openServer(parts: ServerParts): Promise<OpenServer> {
  const { desk, report, host = LOCAL } = parts;
  const limits = { ...LIMITS, ...parts.limits };
  const server = createServer({ maxHeaderSize: limits.headers, headersTimeout: limits.headersMs, requestTimeout: limits.requestMs, connectionsCheckingInterval: Math.min(limits.headersMs, 5000) });
  server.maxConnections = limits.connectionsAll;
  server.timeout = limits.idleMs;
  const crowd = new Crowd(limits);
  server.on('connection', (socket: Socket) => {
    if (!crowd.connect(socket)) socket.destroy();
  });
  const port = await (parts.port === 0 ? listenAtFirst(server, parts.earlier ?? [], host) : listen(server, parts.port, host));
  server.on('error', (error) => report(`the local server: ${error.message}`));
  const gate = new Gate(port, namesFor(host));
  // Nothing is packed: a small message cannot grow to a large one.
  const sockets = new WebSocketServer({ noServer: true, maxPayload: limits.message, perMessageDeflate: false });
  let alone: NodeJS.Timeout | undefined;
  if (!isLoopback(host)) report(`other computers can reach Gantry at ${host}; what passes is not encrypted`);

  server.on('request', (request, response) => {
    if (!crowd.mayAsk(addressOf(request.socket), Date.now())) return refuse(response, 429, 'too many requests');
    answerRequest(parts, gate, request, response).catch((error: unknown) => {
      report(`${request.url?.split('?')[0]}: ${error instanceof Error ? error.message : String(error)}`);
      if (!response.headersSent) response.writeHead(500, TEXT_HEADERS);
      response.end();
    });
  });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    const address = addressOf(request.socket);
    const refusal = crowd.mayAsk(address, Date.now()) ? gate.refuseSocket(request) : 'too many requests';
    if (refusal !== null) return turnAway(socket, '403 Forbidden', refusal);
    if (crowd.isLinked(address)) return turnAway(socket, '429 Too Many Requests', 'too many windows are open');
    sockets.handleUpgrade(request, socket, head, (open) => {
      clearTimeout(alone);
      crowd.link(address, (leave) => open.once('close', leave));
      attend(desk, open, limits, report);
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

async function answerRequest({ renderer }: ServerParts, gate: Gate, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const passage = gate.admit(request);
  if (passage.kind === 'refused') return refuse(response, passage.status, passage.why);
  if (passage.kind === 'welcome') {
    // On the way from another page a browser would leave the cookie out: it goes on from a page of ours.
    const onward = passage.fromElsewhere ? { refresh: '0; url=/' } : { location: '/' };
    response.writeHead(passage.fromElsewhere ? 200 : 303, { ...TEXT_HEADERS, ...onward, 'set-cookie': passage.cookie }).end();
    return;
  }
  const file = await fileAt(renderer, passage.pathname);
  if (file === null) response.writeHead(404, TEXT_HEADERS).end(passage.pathname === '/' ? 'the screen is not built: run "npm run build"\n' : 'not found\n');
  else response.writeHead(200, file.headers).end(request.method === 'HEAD' ? undefined : file.bytes);
}

/** Says no; the connection ends, so that what was sent with the request is not read. */
function refuse(response: ServerResponse, status: number, why: string): void {
  response.writeHead(status, { ...TEXT_HEADERS, connection: 'close' }).end(`${why}\n`);
}

/** Says no to a link. The connection is ended here: nobody watches over it any more. */
function turnAway(socket: Duplex, status: string, why: string): void {
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-type: text/plain\r\nx-content-type-options: nosniff\r\n\r\n${why}\n`);
}
