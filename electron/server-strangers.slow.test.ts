import { mkdirSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { temporaryFolder } from '../engine/testing/folders.ts';
import { testDesk } from '../engine/testing/memory.ts';
import { slowness } from '../engine/testing/yardstick.ts';
import type { Limits } from './limits.ts';
import { newSecret } from './secrets.ts';
import { openServer, type OpenServer } from './server.ts';
import { ask, call, enter, link, originOf } from './visitor.fixture.ts';

const folder = temporaryFolder('strangers');
let server: OpenServer;

beforeAll(() => {
  mkdirSync(join(folder.path, 'app'));
  writeFileSync(join(folder.path, 'index.html'), '<title>Gantry</title>');
});
afterAll(() => folder.remove());
afterEach(() => server.close());

async function open(limits: Partial<Limits> = {}): Promise<void> {
  server = await openServer({
    desk: testDesk({ soon: (run: () => void) => void setTimeout(run, 0) }).desk,
    renderer: folder.path,
    port: 0,
    report: () => {},
    limits,
  });
}

const ended = (socket: WebSocket): Promise<number> => new Promise((resolve) => socket.on('close', resolve));

/** A connection that asks for the page again and again, as soon as it was answered, and comes back when it is sent away. */
function flood(): { asked(): number; end(): void } {
  let [count, over] = [0, false];
  let socket: Socket;
  const go = (): void => {
    socket = connect(server.port, '127.0.0.1');
    const next = (): void => {
      count++;
      socket.write(`GET / HTTP/1.1\r\nhost: 127.0.0.1:${server.port}\r\n\r\n`);
    };
    socket.on('connect', next).on('data', next).on('error', () => {}).on('close', () => { if (!over) go(); });
  };
  go();
  return { asked: () => count, end: () => { over = true; socket.destroy(); } };
}

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

describe('what a stranger may do', () => {
  it('too many pages and files on one connection are refused, and that one ends; others get theirs', async () => {
    await open({ requestsPerSecond: 1, requestsAtOnce: 3 });
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const statuses = [];
    for (let i = 0; i < 4; i++) statuses.push((await ask(server, '/', { agent })).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect((await ask(server, '/')).status).toBe(200);
    expect((await ask(server, '/', { agent })).status, 'on a new connection').toBe(200);
    agent.destroy();
  });

  it('requests in the middle of another one’s answer, as no browser sends them, end the connection', async () => {
    await open();
    const one = `GET / HTTP/1.1\r\nhost: 127.0.0.1:${server.port}\r\n\r\n`;
    const heard = await raw(one.repeat(20));
    expect(heard.split('HTTP/1.1 200').length - 1).toBeLessThan(2);
  });

  it('seventy connections that ask nothing: a person opens the game, loads it again and connects again', async () => {
    await open();
    const held = Array.from({ length: 70 }, () => connect(server.port, '127.0.0.1').on('error', () => {}));
    await Promise.all(held.map((socket) => new Promise((resolve) => socket.once('connect', resolve))));
    const key = await enter(server);
    for (let i = 0; i < 3; i++) {
      const loads = await Promise.all(Array.from({ length: 6 }, () => ask(server, '/')));
      expect(loads.map(({ status }) => status)).toEqual(Array(6).fill(200));
      (await link(server, key)).close();
    }
    for (const socket of held) socket.destroy();
  });

  it('six that ask without end: a person goes on at the open table, loads the game again and connects again', async () => {
    await open();
    const key = await enter(server);
    const playing = await link(server, key);
    const stop = Array.from({ length: 6 }, () => flood());
    await vi.waitFor(() => expect(stop.reduce((all, one) => all + one.asked(), 0)).toBeGreaterThan(600), 5000);
    for (let i = 0; i < 3; i++) {
      expect((await ask(server, '/')).status).toBe(200);
      (await link(server, key)).close();
      expect(await call(playing, { id: i, name: 'catalogue', args: {} })).toMatchObject({ id: i, result: {} });
    }
    for (const one of stop) one.end();
  });

  it('links that say no key, and those that say a wrong one, take no link of a browser’s and keep nobody out', async () => {
    await open({ links: 1, strangers: 4 });
    const key = await enter(server);
    const held = Array.from({ length: 12 }, (_, i) => link(server, i % 2 === 0 ? null : newSecret()).catch((error: Error) => error.message));
    (await link(server, key)).close();
    await server.close();
    expect((await Promise.all(held)).filter((why) => typeof why !== 'string')).toEqual([]);
    await open();
  });

  it('a link has to say its key soon', async () => {
    await open({ helloMs: 100 });
    await expect(link(server, null)).rejects.toThrow('closed with 1006');
  });

  it.each([['in one message', true, 1008], ['in one that never ends', false, 1006]])('what a link says before it is known is short, %s; after that it may be long', async (_, fin, code) => {
    await open({ hello: 200, helloMs: 60_000 });
    const unknown = new WebSocket(`ws://127.0.0.1:${server.port}/link`, { headers: { origin: originOf(server) } });
    unknown.on('error', () => {});
    unknown.on('open', () => unknown.send('x'.repeat(300), { fin }));
    expect(await ended(unknown)).toBe(code);
    const known = await link(server, await enter(server));
    expect(await call(known, { id: 1, name: 'catalogue', args: { x: 'y'.repeat(300) } })).toMatchObject({ id: 1, error: { code: 'form' } });
  });

  it('a connection on which nothing passes is ended, also in the middle of a large file', async () => {
    writeFileSync(join(folder.path, 'large.glb'), Buffer.alloc(30_000_000));
    const idleMs = 500 * Math.max(4, slowness());
    await open({ idleMs });
    const socket = connect(server.port, '127.0.0.1');
    const gone = new Promise((resolve) => socket.once('close', () => resolve('the connection was ended')));
    const begun = new Promise((resolve) => socket.once('data', () => resolve('the file has begun')));
    socket.on('error', () => {});
    socket.write(`GET /large.glb HTTP/1.1\r\nhost: 127.0.0.1:${server.port}\r\n\r\n`);
    expect(await Promise.race([begun, gone])).toBe('the file has begun');
    socket.pause();
    await new Promise((resolve) => setTimeout(resolve, 3 * idleMs));
    socket.resume();
    await gone;
    expect(socket.bytesRead).toBeLessThan(30_000_000);
  });

  it('a request that never ends is ended, headers that are too long and requests with content are refused', async () => {
    await open({ headersMs: 100, requestMs: 200, headers: 4096 });
    expect(await raw('GET / HTTP/1.1\r\nhost:')).toMatch(/^HTTP\/1.1 408|^$/);
    expect(await raw(`GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(5000)}\r\n\r\n`)).toMatch(/^HTTP\/1.1 431/);
    expect(await raw('GET / HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\n\r\nhello')).toMatch(/^HTTP\/1.1 400/);
    expect(await raw('GET http://evil.example/ HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')).toMatch(/^HTTP\/1.1 40[03]/);
  });
});
