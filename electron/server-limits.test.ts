import { mkdirSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { temporaryFolder } from '../engine/testing/folders.ts';
import { testDesk } from '../engine/testing/memory.ts';
import type { Limits } from './limits.ts';
import { isLoopback, namesFor } from './listen.ts';
import { openServer, type OpenServer, type ServerParts } from './server.ts';
import { ask, enter, link, originOf, type Got } from './visitor.fixture.ts';

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

const ended = (socket: WebSocket): Promise<number> => new Promise((resolve) => socket.on('close', resolve));

const asked = (path: string, headers: Readonly<Record<string, string>> = {}): Promise<Got> => ask(server, path, { headers });

describe('what one client may do', () => {
  it('too many messages end its link, and only its own', async () => {
    await open({ messagesPerSecond: 1, messagesAtOnce: 5 });
    const key = await enter(server);
    const [loud, quiet] = [await link(server, key), await link(server, key)];
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
    const key = await enter(server);
    const [many, large] = [await link(server, key), await link(server, key)];
    const gone = [ended(many), ended(large)];
    for (let i = 0; i < 10; i++) many.send('x'.repeat(300));
    large.send('x'.repeat(6000));
    expect(await Promise.all(gone)).toEqual([1008, 1009]);
  });

  it('one that does not take what it is sent is dropped, and the match never waits for it', async () => {
    await open({ waiting: 300_000 }, { desk: testDesk({ ...soon, tables: () => Promise.resolve([{ id: 'floor', name: 'x'.repeat(100_000), theme: 'plain' }]) }).desk });
    const key = await enter(server);
    const [slow, other] = [await link(server, key), await link(server, key)];
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
    const key = await enter(server);
    const [silent, alive] = [await link(server, key, { headers: { origin: originOf(server) }, autoPong: false }), await link(server, key)];
    await ended(silent);
    expect(said).toEqual(['a browser was dropped: it does not answer']);
    expect(alive.readyState).toBe(WebSocket.OPEN);
  });

  it('links of one browser are counted, and a closed one makes room', async () => {
    await open({ links: 2 });
    const key = await enter(server);
    const [first] = [await link(server, key), await link(server, key)];
    await expect(link(server, key)).rejects.toThrow('closed with 4002');
    const gone = ended(first!);
    first!.close();
    await gone;
    await vi.waitFor(async () => (await link(server, key)).terminate());
  });

  it('messages are never unpacked, so that a small one cannot become a large one', async () => {
    await open();
    expect((await link(server, await enter(server), { headers: { origin: originOf(server) }, perMessageDeflate: true })).extensions).toBe('');
  });
});

describe('who may come in', () => {
  it('no name but this machine’s own, whatever it resolves to (DNS rebinding)', async () => {
    await open();
    for (const host of ['evil.example', `evil.example:${server.port}`, '127.0.0.1', `127.0.0.1:${server.port + 1}`, `localhost.evil.example:${server.port}`]) expect((await asked('/', { host })).status, host).toBe(403);
    for (const host of [`127.0.0.1:${server.port}`, `LOCALHOST:${server.port}`]) expect((await asked('/', { host })).status, host).toBe(200);
  });

  it('no page of another origin, nor another port of this machine', async () => {
    await open();
    const own = `http://127.0.0.1:${server.port}`;
    expect((await asked('/', { origin: own })).status).toBe(200);
    for (const origin of ['null', 'http://127.0.0.1', `http://127.0.0.1:${server.port + 1}`, `https://127.0.0.1:${server.port}`, `http://localhost:${server.port}`]) expect((await asked('/', { origin })).status, origin).toBe(403);
    for (const site of ['cross-site', 'same-site']) expect((await asked('/', { 'sec-fetch-site': site, 'sec-fetch-mode': 'no-cors' })).status, site).toBe(403);
    for (const site of ['cross-site', 'same-site']) {
      expect((await asked('/', { 'sec-fetch-site': site, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' })).status, site).toBe(200);
      for (const part of ['iframe', 'object', 'embed']) expect((await asked('/', { 'sec-fetch-site': site, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': part })).status, `${site} ${part}`).toBe(403);
    }
  });

  it('a link that is turned away is ended, also when its other end holds on', async () => {
    await open();
    const held = connect({ port: server.port, host: '127.0.0.1', allowHalfOpen: true });
    const gone = new Promise((resolve) => held.once('close', resolve));
    const heard = await new Promise<string>((resolve) => {
      held.once('data', (data) => resolve(String(data)));
      held.write(`GET /link HTTP/1.1\r\nhost: 127.0.0.1:${server.port}\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n`);
    });
    expect(heard).toMatch(/^HTTP\/1\.1 403/);
    held.on('error', () => {});
    const writing = setInterval(() => held.write('more'), 10);
    await gone;
    clearInterval(writing);
  });

  it('a link only at its own place', async () => {
    await open();
    const elsewhere = new WebSocket(`ws://127.0.0.1:${server.port}/other`, { headers: { origin: originOf(server) } });
    await expect(new Promise((resolve, reject) => elsewhere.on('open', resolve).on('error', reject))).rejects.toThrow('403');
  });

  it('every answer has the headers that keep a browser careful, and folders are never listed', async () => {
    await open();
    for (const [path, status] of [['/', 200], ['/none', 404], ['/app', 404], ['/app/', 404]] as const) {
      const got = await asked(path);
      expect(got.status, path).toBe(status);
      expect(got.headers, path).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer', 'cross-origin-opener-policy': 'same-origin', 'cross-origin-resource-policy': 'same-origin', 'content-security-policy': expect.stringContaining("default-src 'none'") });
    }
    expect((await asked('/')).headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-cache' });
    expect((await asked('/', { host: 'evil.example' })).headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
  });
});

describe('where it listens', () => {
  it('on this machine only, at a port that nobody can know', async () => {
    await open();
    const first = server.port;
    expect(server.address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/#token=[\w-]{43}$/);
    await server.close();
    await open();
    expect(server.port).not.toBe(first);
    expect(said).toEqual([]);
  });

  it('elsewhere only when asked to, and then it says what that means', async () => {
    await open({}, { host: '0.0.0.0' });
    expect(said).toEqual([expect.stringContaining('other computers can reach Gantry')]);
    expect((await asked('/', { host: `localhost:${server.port}` })).status).toBe(200);
    expect((await asked('/', { host: 'evil.example' })).status).toBe(403);
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
