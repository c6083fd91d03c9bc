import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { temporaryFolder } from '../engine/testing/folders.ts';
import { testDesk } from '../engine/testing/memory.ts';
import { ENTER } from '../engine/host/entry.ts';
import { replyEnvelopeForm } from '../engine/host/link.ts';
import { newSecret } from './secrets.ts';
import { openServer, type OpenServer } from './server.ts';
import { ask, call, enter, entry, link, originOf, tokenOf } from './visitor.fixture.ts';

const folder = temporaryFolder('server');
const soon = { soon: (run: () => void) => void setTimeout(run, 0) };
let server: OpenServer;

beforeAll(() => {
  mkdirSync(join(folder.path, 'screen/app'), { recursive: true });
  writeFileSync(join(folder.path, 'screen/index.html'), '<title>Gantry</title>');
  writeFileSync(join(folder.path, 'screen/app/main.js'), 'start()');
  writeFileSync(join(folder.path, 'secret.txt'), 'not for you');
});
afterAll(() => folder.remove());
beforeEach(async () => {
  server = await openServer({ desk: testDesk(soon).desk, renderer: join(folder.path, 'screen'), port: 0, report: () => {} });
});
afterEach(() => server.close());

const CATALOGUE = { id: 1, name: 'catalogue', args: {} };

describe('pages and files', () => {
  it('are open to whoever names this machine, with a strict policy: they are the same in every copy of the game', async () => {
    const page = await ask(server, '/');
    expect(page).toMatchObject({ status: 200, text: '<title>Gantry</title>', headers: { 'content-type': 'text/html; charset=utf-8' } });
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(await ask(server, '/app/main.js')).toMatchObject({ status: 200, text: 'start()' });
    expect(await ask(server, '/app/none.js')).toMatchObject({ status: 404 });
  });

  it('no cookie is ever set or looked at: all ports of this machine share them', async () => {
    const given = [await ask(server, '/'), await ask(server, ENTER, entry(server, tokenOf(server.address), newSecret())), await ask(server, '/none')];
    expect(given.map(({ headers }) => headers['set-cookie'])).toEqual([undefined, undefined, undefined]);
  });

  it('a browser that others filled with cookies still gets them', async () => {
    const cookie = Array.from({ length: 180 }, (_, i) => `c${i}=${'x'.repeat(4000)}`).join('; ');
    expect(await ask(server, '/', { headers: { cookie } })).toMatchObject({ status: 200 });
  });

  it('nothing outside the folder is given', async () => {
    for (const path of ['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/app/%2e%2e/%2e%2e/secret.txt', '/%00', '/%zz', '/app']) expect((await ask(server, path)).status, path).toBe(404);
  });

  it('another host name, another origin and other methods are turned away', async () => {
    expect(await ask(server, '/', { headers: { host: 'evil.example' } })).toMatchObject({ status: 403 });
    expect(await ask(server, '/', { headers: { origin: 'http://evil.example' } })).toMatchObject({ status: 403 });
    expect(await ask(server, '/', { method: 'POST' })).toMatchObject({ status: 405 });
    expect(await ask(server, '/address', { method: 'POST', body: '{}' })).toMatchObject({ status: 405 });
  });
});

describe('a key', () => {
  it('is had for the token of the address, once; the page that has it may ask again when it did not hear the answer', async () => {
    const key = await enter(server);
    await enter(server, server.address, key);
    await expect(enter(server)).rejects.toThrow('403: this address was used already');
    (await link(server, key)).close();
  });

  it('is had for no other word, and not for the token in an address', async () => {
    await expect(enter(server, `${originOf(server)}/#token=${newSecret()}`)).rejects.toThrow('403');
    expect((await ask(server, ENTER, { method: 'POST', headers: { 'content-type': 'application/json', origin: originOf(server) }, body: '{"token":' })).status).toBe(400);
    expect((await ask(server, ENTER, entry(server, tokenOf(server.address), 'x'.repeat(2000)))).status).toBe(400);
    for (const path of [`/?token=${tokenOf(server.address)}`, `/enter?token=${tokenOf(server.address)}`]) await ask(server, path);
    await enter(server);
  });

  it.each([
    ['a page of another origin', { origin: 'http://127.0.0.1:1' }], ['a page of another port, which the browser names', { 'sec-fetch-site': 'same-site' }], ['a page of another site', { 'sec-fetch-site': 'cross-site' }],
    ['somebody without an origin', { origin: '' }], ['a form', { 'content-type': 'application/x-www-form-urlencoded' }], ['a form of plain text', { 'content-type': 'text/plain' }], ['another name for this machine', { host: 'evil.example' }],
  ])('is not had by %s, and the token is not used up', async (_, headers) => {
    const { origin, ...asked } = entry(server, tokenOf(server.address), newSecret()).headers as Record<string, string>;
    const all: Record<string, string> = { ...asked, origin: origin!, ...headers };
    if (all['origin'] === '') delete all['origin'];
    expect((await ask(server, ENTER, { method: 'POST', headers: all, body: JSON.stringify({ token: tokenOf(server.address), key: newSecret() }) })).status).toBeGreaterThanOrEqual(400);
    await enter(server);
  });

  it.each([
    ['HEAD', () => ask(server, new URL(server.address).pathname, { method: 'HEAD' })],
    ['HEAD of what takes tokens', () => ask(server, ENTER, { method: 'HEAD' })],
    ['a page that is fetched ahead', () => ask(server, '/', { headers: { 'sec-purpose': 'prefetch' } })],
    ['a preview', () => ask(server, '/', { headers: { purpose: 'preview' } })],
    ['a page that is run ahead', () => ask(server, ENTER, entry(server, tokenOf(server.address), newSecret(), { 'sec-purpose': 'prefetch;prerender' }))],
    ['an older browser’s page that is fetched ahead', () => ask(server, ENTER, entry(server, tokenOf(server.address), newSecret(), { 'x-moz': 'prefetch' }))],
  ])('%s does not use the token up', async (_, before) => {
    await before();
    await enter(server);
  });
});

describe('the link', () => {
  it('plays a match: replies to calls, and pushes what happens', async () => {
    const socket = await link(server, await enter(server));
    const pushes: unknown[] = [];
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString()) as object;
      expect(replyEnvelopeForm.safeParse(message).success).toBe(true);
      if ('push' in message) pushes.push(message.push);
    });
    const opening = await call(socket, { id: 1, name: 'newMatch', args: { system: 'toy', setup: { table: 'floor' }, seats: ['person', 'computer'] } });
    expect(opening).toMatchObject({ id: 1, result: { match: 'match-1', at: 0, awaits: 'person' } });
    expect(await call(socket, { id: 2, name: 'answer', args: { match: 'match-1', at: 0, answer: { kind: 'pick', picks: ['one'] } } })).toEqual({ id: 2, result: { ok: true } });
    await vi.waitFor(() => expect(pushes.at(-1)).toMatchObject({ type: 'update', update: { awaits: 'person' } }));
  });

  it('a message of a wrong form gets an error that says why, and the link goes on', async () => {
    const socket = await link(server, await enter(server));
    for (const [message, id, cause] of [
      ['{"id":', null, 'message: not JSON: it ends too early'],
      [Buffer.from([1, 2]), null, 'it is not text'],
      ['7', null, 'message:'],
      [{ id: 4, name: 'destroy', args: {} }, 4, 'name:'],
      [{ id: -1, name: 'catalogue', args: {} }, null, 'id:'],
      [{ id: 5, name: 'catalogue', args: {}, more: 1 }, 5, 'there is no field "more"'],
      [{ id: 6, name: 'answer', args: { match: 'm', at: 'soon' } }, 6, 'at:'],
    ] as const) expect(await call(socket, message)).toEqual({ id, error: { code: 'form', message: expect.stringContaining(cause) } });
    expect(await call(socket, { id: 7, name: 'catalogue', args: {} })).toMatchObject({ id: 7, result: { matches: [] } });
  });

  it('opens for a known key in its first message, and for nothing else that another program could have or say', async () => {
    const key = await enter(server);
    const cookie = `gantry-${server.port}=${key}`;
    await expect(link(server, null, { headers: { origin: 'http://evil.example' } })).rejects.toThrow('403');
    await expect(link(server, key, { headers: {} })).rejects.toThrow('403');
    for (const wrong of [newSecret(), key.slice(0, -1), key.toUpperCase(), tokenOf(server.mint())]) await expect(link(server, wrong, { headers: { origin: originOf(server), cookie } }), wrong).rejects.toThrow(/closed with (4001|1008)/);
    (await link(server, key)).close();
  });

  it('nothing said before the key is heard, nor behind it when it comes late', async () => {
    const heard = vi.fn();
    await server.close();
    server = await openServer({ desk: testDesk({ ...soon, tables: () => { heard(); return Promise.resolve([]); } }).desk, renderer: '', port: 0, report: () => {} });
    const key = await enter(server);
    const early = new WebSocket(`ws://127.0.0.1:${server.port}/link`, { headers: { origin: originOf(server) } });
    early.on('open', () => { for (const message of [CATALOGUE, { hello: key }, CATALOGUE]) early.send(JSON.stringify(message)); });
    expect(await new Promise((resolve) => early.on('close', resolve))).toBe(1008);
    expect(heard).not.toHaveBeenCalled();
  });
});

describe('a guest’s key', () => {
  const NEW = { id: 1, name: 'newMatch', args: { system: 'toy', setup: { table: 'floor' }, seats: ['person', 'person'] } };
  const code = async (socket: WebSocket, name: string, args: object): Promise<string | undefined> => (await call(socket, { id: 9, name, args })).error?.code;

  it('opens a guest’s link to its match and nothing else; the screen’s key goes on to open the screen’s', async () => {
    const key = await enter(server);
    const screen = await link(server, key);
    await call(screen, NEW);
    await call(screen, NEW);
    const guestKey = await enter(server, server.mint({ match: 'match-1', seat: 1 }));
    const guest = await link(server, guestKey);
    expect(await call(guest, CATALOGUE)).toMatchObject({ result: { matches: [{ match: 'match-1' }] } });
    expect(await code(guest, 'continueMatch', { match: 'match-1' })).toBeUndefined();
    expect(await code(guest, 'continueMatch', { match: 'match-2' })).toBe('missing');
    expect(await code(guest, 'newMatch', NEW.args)).toBe('barred');
    expect(await code(guest, 'discardMatch', { match: 'match-1' })).toBe('barred');
    expect(await call(await link(server, key), CATALOGUE)).toMatchObject({ result: { matches: [{ match: 'match-1' }, { match: 'match-2' }] } });

    const watcher = await link(server, await enter(server, server.mint({ match: 'match-1', seat: null })));
    expect(await code(watcher, 'answer', { match: 'match-1', at: 0, answer: { kind: 'pick', picks: ['one'] } })).toBe('barred');
  });

  it('is never a key for something else as well', async () => {
    const key = await enter(server);
    await expect(enter(server, server.mint({ match: 'match-1', seat: 1 }), key)).rejects.toThrow('403: this key opens something else');
    const guestKey = await enter(server, server.mint({ match: 'match-1', seat: 1 }));
    await expect(enter(server, server.mint(), guestKey)).rejects.toThrow('403: this key opens something else');
    await expect(enter(server, server.mint({ match: 'match-1', seat: 0 }), guestKey)).rejects.toThrow('403: this key opens something else');
    expect(await code(await link(server, guestKey), 'newMatch', NEW.args)).toBe('barred');
  });
});

describe('ports and windows', () => {
  it('a busy port is named, with what to do', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as { port: number };
    await expect(openServer({ desk: testDesk().desk, renderer: '', port, report: () => {} })).rejects.toThrow(`port ${port} is used by another program: choose another with --port`);
    other.close();
  });

  it('a host with its own window ends a while after the last one is gone, not after a reload, whatever strangers do', async () => {
    const alone = vi.fn();
    await server.close();
    server = await openServer({ desk: testDesk(soon).desk, renderer: '', port: 0, report: () => {}, whenAlone: alone, aloneMs: 60 });
    const key = await enter(server);
    (await link(server, key)).close();
    const reloaded = await link(server, key);
    await expect(link(server, newSecret())).rejects.toThrow('4001');
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(alone).not.toHaveBeenCalled();
    const stranger = link(server, null).catch(() => {});
    reloaded.close();
    await vi.waitFor(() => expect(alone).toHaveBeenCalledOnce());
    await server.close();
    await stranger;
  });
});
