import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Socket } from 'node:net';
import { WebSocketServer } from 'ws';
import type { Desk } from '../engine/host/desk.ts';
import { ENTER } from '../engine/host/entry.ts';
import { readBody } from './body.ts';
import { Crowd } from './crowd.ts';
import { fileAt } from './files.ts';
import { Gate, pathOf, type Refusal } from './gate.ts';
import { TEXT_HEADERS } from './headers.ts';
import type { KeyStore } from './keys.ts';
import { LIMITS, type Limits } from './limits.ts';
import { attend } from './link-socket.ts';
import { isLoopback, listen, listenAtFirst, namesFor } from './listen.ts';
import { HAND_OVER, type Handover, type Place } from './running.ts';
import type { LinkRole } from '../engine/host/guest.ts';

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
  /** Where the keys of browsers are kept for a port; without it they are forgotten at the end. */
  readonly keys?: (port: number) => KeyStore;
  /** Gives addresses to a later start of this account. */
  readonly handover?: (place: Place) => Handover;
  /** Called when the last window has been gone for a while; never for a server without its own window. */
  readonly whenAlone?: () => void;
  /** How long "a while" is: a window that is reloaded is gone for a moment only. */
  readonly aloneMs?: number;
  readonly limits?: Partial<Limits>;
  report(message: string): void;
}

export interface OpenServer {
  /** What to open in a browser: it lets one in, and that one stays known. */
  readonly address: string;
  readonly port: number;
  /** Another address that lets one browser in: the host's own person, or a guest. */
  mint(role?: LinkRole): string;
  close(): Promise<void>;
}

const ALONE_MS = 4000;
const LOCAL = '127.0.0.1';

/** Serves the screen and its link, on this machine only unless `host` says otherwise. Rejects naming the port when it is taken. */
export async function openServer(parts: ServerParts): Promise<OpenServer> {
  const { desk, report, host = LOCAL } = parts;
  const limits = { ...LIMITS, ...parts.limits };
  const server = createServer({
    maxHeaderSize: limits.headers,
    headersTimeout: limits.headersMs,
    requestTimeout: limits.requestMs,
    connectionsCheckingInterval: Math.min(limits.headersMs, 5000),
  });
  server.timeout = limits.idleMs;
  const crowd = new Crowd(limits);
  server.on('connection', (socket: Socket) => crowd.enter(socket));
  const port = await (parts.port === 0 ? listenAtFirst(server, parts.earlier ?? [], host) : listen(server, parts.port, host));
  server.on('error', (error) => report(`the local server: ${error.message}`));
  const names = namesFor(host);
  const gate = new Gate(port, names, parts.keys?.(port));
  const handover = parts.handover?.({ listens: host, name: names[0]!, port }) ?? null;
  // Nothing is packed: a small message cannot grow to a large one.
  const sockets = new WebSocketServer({ noServer: true, maxPayload: limits.message, perMessageDeflate: false });
  let alone: NodeJS.Timeout | undefined;
  let windows = 0;
  if (!isLoopback(host)) report(`other computers can reach Gantry at ${host}; what passes is not encrypted`);

  server.on('request', (request, response) => {
    const turn = crowd.begins(request.socket);
    if (turn === 'outOfTurn') return void request.socket.destroy();
    response.once('close', () => crowd.ends(request.socket));
    if (turn === 'tooMany') return refuse(response, 429, 'too many requests');
    answerRequest(parts.renderer, { gate, handover, limits }, request, response).catch((error: unknown) => {
      report(`${request.url?.split('?')[0]}: ${error instanceof Error ? error.message : String(error)}`);
      if (!response.headersSent) response.writeHead(500, TEXT_HEADERS);
      response.end();
    });
  });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    const turn = crowd.begins(request.socket);
    crowd.ends(request.socket);
    const refusal = turn === 'answered' ? gate.refuseSocket(request) : 'too many requests';
    if (refusal !== null) return turnAway(socket, '403 Forbidden', refusal);
    sockets.handleUpgrade(request, socket, head, (open) => attend(desk, open, request.socket, {
      limits, gate, report,
      isRoom: ({ browser }) => crowd.know(request.socket, browser),
      entered: () => {
        clearTimeout(alone);
        windows++;
        open.once('close', () => {
          windows--;
          if (windows === 0 && parts.whenAlone !== undefined) alone = setTimeout(parts.whenAlone, parts.aloneMs ?? ALONE_MS);
        });
      },
    }));
  });

  return {
    address: gate.mint(),
    port,
    mint: (role) => gate.mint(role),
    async close() {
      clearTimeout(alone);
      handover?.close();
      for (const client of sockets.clients) client.terminate();
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

interface Doors {
  readonly gate: Gate;
  readonly handover: Handover | null;
  readonly limits: Limits;
}

async function answerRequest(renderer: string, { gate, handover, limits }: Doors, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = pathOf(request);
  if (request.method === 'POST' && path === ENTER) {
    const refusal = gate.refuseEntry(request) ?? gate.enter(await readBody(request, limits.entry));
    return refusal === null ? void response.writeHead(204, TEXT_HEADERS).end() : refuse(response, refusal.status, refusal.why);
  }
  if (request.method === 'POST' && path === HAND_OVER && handover !== null) {
    const given = gate.refuseHost(request) ?? handover.answer(await readBody(request, limits.entry), () => gate.mint());
    return isRefusal(given) ? refuse(response, given.status, given.why) : void response.writeHead(200, { ...TEXT_HEADERS, 'content-type': 'application/json' }).end(JSON.stringify(given));
  }
  const refusal = gate.refuseFile(request);
  if (refusal !== null) return refuse(response, refusal.status, refusal.why);
  const file = await fileAt(renderer, path!);
  if (file === null) response.writeHead(404, TEXT_HEADERS).end(path === '/' ? 'the screen is not built: run "npm run build"\n' : 'not found\n');
  else response.writeHead(200, file.headers).end(request.method === 'HEAD' ? undefined : file.bytes);
}

const isRefusal = (given: object): given is Refusal => 'status' in given;

/** Says no; the connection ends, so that what was sent with the request is not read. */
function refuse(response: ServerResponse, status: number, why: string): void {
  response.writeHead(status, { ...TEXT_HEADERS, connection: 'close' }).end(`${why}\n`);
}

/** Says no to a link. The connection is ended here: nobody watches over it any more. */
function turnAway(socket: Duplex, status: string, why: string): void {
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-type: text/plain\r\nx-content-type-options: nosniff\r\n\r\n${why}\n`);
}
