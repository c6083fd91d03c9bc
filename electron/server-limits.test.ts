import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { temporaryFolder } from '../engine/testing/folders.ts';
import { testDesk } from '../engine/testing/memory.ts';
import type { Limits } from './limits.ts';
import { isLoopback, namesFor } from './listen.ts';
import { openServer, type OpenServer, type ServerParts } from './server.ts';

const folder = temporaryFolder('limits');
const soon = { soon: (run: () => void) => void setTimeout(run, 0) };
const said: string[] = [];
let server: OpenServer;

beforeAll(() => {
  mkdirSync(join(folder.path, 'app'));
  writeFileSync(join(folder.path, 'index.html'), '<title>Gantry</title>');
});
afterAll(() => folder.remove());
afterEach(async () => {
  await server.close();
  said.splice(0);
});

async function open(limits: Partial<Limits> = {}, more: Partial<ServerParts> = {}): Promise<void> {
  server = await openServer({ desk: testDesk(soon).desk, renderer: folder.path, port: 0, report: (message) => said.push(message), limits, ...more });
}

interface Got {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

function get(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Got> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port: server.port, path, headers }, (response) => {
      response.resume();
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers }));
    }).on('error', reject).end();
  });
}

async function enter(): Promise<string> {
  const { pathname, search } = new URL(server.address);
  return String((await get(pathname + search)).headers['set-cookie']).split(';')[0]!;
}

function link(cookie: string, options: object = {}): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}/link`, { headers: { cookie, origin: `http://127.0.0.1:${server.port}` }, ...options });
    socket.on('open', () => resolve(socket));
    socket.on('error', reject);
  });
}

const ended = (socket: WebSocket): Promise<number> => new Promise((resolve) => socket.on('close', resolve));

/** What comes back for raw bytes until the other end closes. */
function raw(text: string): Promise<string> {
  return new Promise((resolve) => {
    let heard = '';
    const socket: Socket = connect(server.port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (data) => (heard += String(data)));
    socket.on('error', () => {});
    socket.on('close', () => resolve(heard));
  });
}

describe('what one client may do', () => {
  it('too many messages end its link, and only its own', async () => {
    await open({ messagesPerSecond: 1, messagesAtOnce: 5 });
    const cookie = await enter();
    const [loud, quiet] = [await link(cookie), await link(cookie)];
    const answered = vi.fn();
    quiet.on('message', answered);
    const gone = ended(loud);
    for (let i = 0; i < 20; i++) loud.send(JSON.stringify({ id: i, name: 'catalogue', args: {} }));
    expect(await gone).toBe(1008);
    quiet.send(JSON.stringify({ id: 1, name: 'catalogue', args: {} }));
    await vi.waitFor(() => expect(answered).toHaveBeenCalled());
    expect(said).toEqual(['a browser was sent away: it sends too much']);
  });

  it('too many bytes end its link too, and one message that is too large', async () => {
    await open({ bytesPerSecond: 1, bytesAtOnce: 1000, message: 5000 });
    const cookie = await enter();
    const [many, large] = [await link(cookie), await link(cookie)];
    const gone = [ended(many), ended(large)];
    for (let i = 0; i < 10; i++) many.send('x'.repeat(300));
    large.send('x'.repeat(6000));
    expect(await Promise.all(gone)).toEqual([1008, 1009]);
  });

  it('one that does not take what it is sent is dropped, and the match never waits for it', async () => {
    await open({ waiting: 300_000 }, { desk: testDesk({ ...soon, tables: () => Promise.resolve([{ id: 'floor', name: 'x'.repeat(100_000), theme: 'plain' }]) }).desk });
    const cookie = await enter();
    const [slow, other] = [await link(cookie), await link(cookie)];
    (slow as unknown as { readonly _socket: Socket })._socket.pause();
    const answered = vi.fn();
    other.on('message', answered);
    for (let i = 0; i < 150; i++) slow.send(JSON.stringify({ id: i, name: 'catalogue', args: {} }));
    await vi.waitFor(() => expect(said).toContain('a browser was dropped: it does not take what it is sent'), 5000);
    other.send(JSON.stringify({ id: 1, name: 'catalogue', args: {} }));
    await vi.waitFor(() => expect(answered).toHaveBeenCalled());
    slow.terminate();
  });

  it('one that is gone without a word is noticed by its missing answers to pings; one that answers stays', async () => {
    await open({ pingMs: 40 });
    const cookie = await enter();
    const [silent, alive] = [await link(cookie, { autoPong: false }), await link(cookie)];
    await ended(silent);
    expect(said).toEqual(['a browser was dropped: it does not answer']);
    expect(alive.readyState).toBe(WebSocket.OPEN);
  });

  it('links of one address are counted, and a closed one makes room', async () => {
    await open({ links: 2 });
    const cookie = await enter();
    const [first] = [await link(cookie), await link(cookie)];
    await expect(link(cookie)).rejects.toThrow('429');
    const gone = ended(first!);
    first!.close();
    await gone;
    await vi.waitFor(async () => (await link(cookie)).terminate());
  });

  it('messages are never unpacked, so that a small one cannot become a large one', async () => {
    await open();
    expect((await link(await enter(), { perMessageDeflate: true })).extensions).toBe('');
  });
});

describe('what one address may ask', () => {
  it('too many pages and files are refused, and again allowed after a while', async () => {
    await open({ requestsPerSecond: 2, requestsAtOnce: 3 });
    const cookie = await enter();
    const statuses = [];
    for (let i = 0; i < 4; i++) statuses.push((await get('/', { cookie })).status);
    expect(statuses).toContain(429);
    await vi.waitFor(async () => expect((await get('/', { cookie })).status).toBe(200), 5000);
  });

  it('too many connections are closed at once', async () => {
    await open({ connections: 3 });
    const held = Array.from({ length: 3 }, () => connect(server.port, '127.0.0.1'));
    await Promise.all(held.map((socket) => new Promise((resolve) => socket.once('connect', resolve))));
    expect(await raw('GET / HTTP/1.1\r\nhost: x\r\n\r\n')).toBe('');
    for (const socket of held) socket.destroy();
    await vi.waitFor(async () => expect(await raw('GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')).toContain('403'));
  });

  it('a connection on which nothing passes is ended, also in the middle of a large file', async () => {
    writeFileSync(join(folder.path, 'large.glb'), Buffer.alloc(30_000_000));
    await open({ idleMs: 150, connections: 1 });
    const socket = connect(server.port, '127.0.0.1');
    const { pathname, search } = new URL(server.address);
    const host = `127.0.0.1:${server.port}`;
    const first: string = await new Promise((resolve) => {
      socket.once('data', (data) => resolve(String(data)));
      socket.write(`GET ${pathname}${search} HTTP/1.1\r\nhost: ${host}\r\n\r\n`);
    });
    const cookie = /gantry-\d+=[\w-]+/.exec(first)![0];
    socket.write(`GET /large.glb HTTP/1.1\r\nhost: ${host}\r\ncookie: ${cookie}\r\n\r\n`);
    socket.pause();
    await vi.waitFor(async () => expect((await get('/', { cookie, connection: 'close' })).status).toBe(200), 5000);
    socket.destroy();
  });

  it('a request that never ends is ended, headers that are too long and requests with content are refused', async () => {
    await open({ headersMs: 100, requestMs: 200, headers: 4096 });
    expect(await raw('GET / HTTP/1.1\r\nhost:')).toMatch(/^HTTP\/1.1 408|^$/);
    expect(await raw(`GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(5000)}\r\n\r\n`)).toMatch(/^HTTP\/1.1 431/);
    expect(await raw('GET / HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\n\r\nhello')).toMatch(/^HTTP\/1.1 400/);
    expect(await raw('GET http://evil.example/ HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')).toMatch(/^HTTP\/1.1 40[03]/);
  });
});

describe('who may come in', () => {
  it('no name but this machine’s own, whatever it resolves to (DNS rebinding)', async () => {
    await open();
    const cookie = await enter();
    for (const host of ['evil.example', `evil.example:${server.port}`, '127.0.0.1', `127.0.0.1:${server.port + 1}`, `localhost.evil.example:${server.port}`]) expect((await get('/', { cookie, host })).status, host).toBe(403);
    for (const host of [`127.0.0.1:${server.port}`, `LOCALHOST:${server.port}`]) expect((await get('/', { cookie, host })).status, host).toBe(200);
  });

  it('no page of another origin, nor another port of this machine', async () => {
    await open();
    const cookie = await enter();
    const own = `http://127.0.0.1:${server.port}`;
    expect((await get('/', { cookie, origin: own })).status).toBe(200);
    for (const origin of ['null', 'http://127.0.0.1', `http://127.0.0.1:${server.port + 1}`, `https://127.0.0.1:${server.port}`, `http://localhost:${server.port}`]) expect((await get('/', { cookie, origin })).status, origin).toBe(403);
    for (const site of ['cross-site', 'same-site']) expect((await get('/', { cookie, 'sec-fetch-site': site, 'sec-fetch-mode': 'no-cors' })).status, site).toBe(403);
    for (const site of ['cross-site', 'same-site']) {
      expect((await get('/', { cookie, 'sec-fetch-site': site, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' })).status, site).toBe(200);
      for (const part of ['iframe', 'object', 'embed']) expect((await get('/', { cookie, 'sec-fetch-site': site, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': part })).status, `${site} ${part}`).toBe(403);
    }
  });

  it('a browser that is led here by another page or a file goes on from a page of ours, as only then it shows its cookie', async () => {
    await open();
    const { pathname, search } = new URL(server.address);
    const { status, headers } = await get(pathname + search, { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' });
    expect({ status, headers }).toMatchObject({ status: 200, headers: { refresh: '0; url=/', 'content-type': 'text/plain; charset=utf-8', 'set-cookie': [expect.stringContaining('SameSite=Strict')] } });
    expect(headers['location']).toBeUndefined();
  });

  it('a link that is turned away is ended, also when its other end holds on', async () => {
    await open({ connections: 1 });
    const held = connect({ port: server.port, host: '127.0.0.1', allowHalfOpen: true });
    const said = await new Promise<string>((resolve) => {
      held.once('data', (data) => resolve(String(data)));
      held.write(`GET /link HTTP/1.1\r\nhost: 127.0.0.1:${server.port}\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n`);
    });
    expect(said).toMatch(/^HTTP\/1\.1 403/);
    await vi.waitFor(async () => expect(await raw('GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')).toContain('403'));
    held.destroy();
  });

  it('a link only at its own place', async () => {
    await open();
    const cookie = await enter();
    const elsewhere = new WebSocket(`ws://127.0.0.1:${server.port}/other`, { headers: { cookie, origin: `http://127.0.0.1:${server.port}` } });
    await expect(new Promise((resolve, reject) => elsewhere.on('open', resolve).on('error', reject))).rejects.toThrow('403');
  });

  it('the cookie is for this host alone and no script can read it', async () => {
    await open();
    const { pathname, search } = new URL(server.address);
    const { headers } = await get(pathname + search);
    expect(String(headers['set-cookie'])).toMatch(/^gantry-\d+=[\w-]{32}; HttpOnly; SameSite=Strict; Path=\/$/);
    expect(headers['location']).toBe('/');
  });

  it('every answer has the headers that keep a browser careful, and folders are never listed', async () => {
    await open();
    const cookie = await enter();
    for (const [path, status] of [['/', 200], ['/none', 404], ['/app', 404], ['/app/', 404]] as const) {
      const got = await get(path, { cookie });
      expect(got.status, path).toBe(status);
      expect(got.headers, path).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer', 'cross-origin-opener-policy': 'same-origin', 'cross-origin-resource-policy': 'same-origin', 'content-security-policy': expect.stringContaining("default-src 'none'") });
    }
    expect((await get('/')).headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
  });
});

describe('where it listens', () => {
  it('on this machine only, at a port that nobody can know', async () => {
    await open();
    const first = server.port;
    expect(server.address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/\?token=[\w-]{32}$/);
    await server.close();
    await open();
    expect(server.port).not.toBe(first);
    expect(said).toEqual([]);
  });

  it('elsewhere only when asked to, and then it says what that means', async () => {
    await open({}, { host: '0.0.0.0' });
    expect(said).toEqual([expect.stringContaining('other computers can reach Gantry')]);
    const cookie = await enter();
    expect((await get('/', { cookie, host: `localhost:${server.port}` })).status).toBe(200);
    expect((await get('/', { cookie, host: 'evil.example' })).status).toBe(403);
    await expect(openServer({ desk: testDesk().desk, renderer: '', port: 0, host: '203.0.113.7', report: () => {} })).rejects.toThrow('203.0.113.7 is no address of this computer');
  });

  it('knows its own names', () => {
    expect(['127.0.0.1', '127.9.9.9', 'localhost', '::1', '0.0.0.0', '192.168.0.2', '127.evil.example'].map(isLoopback)).toEqual([true, true, true, true, false, false, false]);
    expect(namesFor('127.0.0.1')).toEqual(['127.0.0.1', 'localhost']);
    expect(namesFor('192.168.0.2')).toEqual(['192.168.0.2']);
    expect(namesFor('::1')).toEqual(['[::1]', '127.0.0.1', 'localhost']);
    expect(namesFor('2001:db8::7')).toEqual(['[2001:db8::7]']);
    expect(namesFor('::')).toContain('[::1]');
    expect(namesFor('0.0.0.0')).toContain('127.0.0.1');
  });
});
