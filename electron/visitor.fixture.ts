import { request, type Agent } from 'node:http';
import { WebSocket } from 'ws';
import { ENTER } from '../engine/host/entry.ts';
import { newSecret } from './secrets.ts';
import type { OpenServer } from './server.ts';

/** What came back for a request. */
export interface Got {
  readonly status: number;
  readonly text: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

export interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Without one every request has a connection of its own. */
  readonly agent?: Agent;
}

/** The origin of a server's own page. */
export const originOf = ({ port }: Pick<OpenServer, 'port'>): string => `http://127.0.0.1:${port}`;
/** The one-time token of an address. */
export const tokenOf = (address: string): string => new URLSearchParams(new URL(address).hash.slice(1)).get('token')!;

/** Asks a server as any program can. */
export function ask({ port }: Pick<OpenServer, 'port'>, path: string, { method = 'GET', headers = {}, body, agent }: Asked = {}): Promise<Got> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, method, headers, agent: agent ?? false }, (response) => {
      let text = '';
      response.on('data', (data) => (text += String(data)));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text, headers: response.headers }));
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

/** What the page's script sends to get a key. */
export const entry = (server: Pick<OpenServer, 'port'>, token: string, key: string, headers: Readonly<Record<string, string>> = {}): Asked =>
  ({ method: 'POST', headers: { 'content-type': 'application/json', origin: originOf(server), 'sec-fetch-site': 'same-origin', ...headers }, body: JSON.stringify({ token, key }) });

/** Exchanges an address's token for a key, as the page does. */
export async function enter(server: OpenServer, address = server.address, key = newSecret()): Promise<string> {
  const { status, text } = await ask(server, ENTER, entry(server, tokenOf(address), key));
  if (status !== 204) throw new Error(`${status}: ${text}`);
  return key;
}

/** Opens a link; `hello` is its first message, a key in its envelope unless it is a text. Rejects with the close code, or with what the handshake was answered. */
export function link(server: Pick<OpenServer, 'port'>, key: string | null, options: object = {}): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}/link`, { headers: { origin: originOf(server) }, ...options });
    socket.on('open', () => { if (key !== null) socket.send(JSON.stringify({ hello: key })); });
    socket.once('message', (data: Buffer) => (data.toString().startsWith('{"welcome"') ? resolve(socket) : reject(new Error(`no welcome: ${data.toString()}`))));
    socket.once('close', (code) => reject(new Error(`closed with ${code}`)));
    socket.on('error', reject);
  });
}

interface Reply {
  readonly id?: number | null;
  readonly result?: unknown;
  readonly error?: { readonly code: string; readonly message: string };
}

/** A call over an open link, and its reply. */
export function call(socket: WebSocket, message: unknown): Promise<Reply> {
  return new Promise((resolve) => {
    const hear = (data: Buffer): void => {
      const reply = JSON.parse(data.toString()) as object;
      if ('push' in reply) return;
      socket.off('message', hear);
      resolve(reply as Reply);
    };
    socket.on('message', hear);
    socket.send(typeof message === 'string' || Buffer.isBuffer(message) ? message : JSON.stringify(message));
  });
}
