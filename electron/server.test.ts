import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { temporaryFolder } from '../engine/testing/folders.ts';
import { testDesk } from '../engine/testing/memory.ts';
import { replyEnvelopeForm } from '../engine/host/link.ts';
import { openServer, type OpenServer } from './server.ts';

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

interface Got {
  readonly status: number;
  readonly text: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

function get(path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET'): Promise<Got> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port: server.port, path, method, headers }, (response) => {
      let text = '';
      response.on('data', (data) => (text += String(data)));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text, headers: response.headers }));
    });
    asked.on('error', reject);
    asked.end();
  });
}

async function enter(): Promise<string> {
  const { pathname, search } = new URL(server.address);
  const { status, headers } = await get(pathname + search);
  expect(status).toBe(303);
  return String(headers['set-cookie']).split(';')[0]!;
}

describe('pages and files', () => {
  it('are given to the browser that showed the token, with a strict policy', async () => {
    const cookie = await enter();
    const page = await get('/', { cookie });
    expect(page).toMatchObject({ status: 200, text: '<title>Gantry</title>', headers: { 'content-type': 'text/html; charset=utf-8' } });
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(await get('/app/main.js', { cookie })).toMatchObject({ status: 200, text: 'start()' });
    expect(await get('/app/none.js', { cookie })).toMatchObject({ status: 404 });
  });

  it('nothing is given without the token, with a wrong one, or when it was used before', async () => {
    expect(await get('/')).toMatchObject({ status: 403, text: expect.stringContaining('the whole address') });
    expect(await get('/?token=guess')).toMatchObject({ status: 403 });
    expect(await get('/', { cookie: `gantry-${server.port}=guess` })).toMatchObject({ status: 403 });
    await enter();
    const { pathname, search } = new URL(server.address);
    expect(await get(pathname + search)).toMatchObject({ status: 403, text: expect.stringContaining('used already') });
  });

  it('nothing outside the folder is given', async () => {
    const cookie = await enter();
    for (const path of ['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/app/%2e%2e/%2e%2e/secret.txt', '/%00', '/%zz', '/app']) expect((await get(path, { cookie })).status, path).toBe(404);
  });

  it('another host name, another origin and other methods are turned away', async () => {
    const cookie = await enter();
    expect(await get('/', { cookie, host: 'evil.example' })).toMatchObject({ status: 403 });
    expect(await get('/', { cookie, origin: 'http://evil.example' })).toMatchObject({ status: 403 });
    expect(await get('/', { cookie }, 'POST')).toMatchObject({ status: 405 });
  });
});

interface Talk {
  ask(message: unknown): Promise<{ id?: number | null; result?: unknown; error?: { code: string; message: string } }>;
  readonly pushes: unknown[];
  close(): void;
}

function talk(cookie: string, origin = `http://127.0.0.1:${server.port}`): Promise<Talk> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}/link`, { headers: { cookie, origin } });
    const pushes: unknown[] = [];
    const waiting: ((reply: never) => void)[] = [];
    socket.on('error', reject);
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString()) as object;
      expect(replyEnvelopeForm.safeParse(message).success).toBe(true);
      if ('push' in message) pushes.push(message.push);
      else waiting.shift()?.(message as never);
    });
    socket.on('open', () =>
      resolve({
        pushes,
        close: () => socket.close(),
        ask: (message) => new Promise((heard) => {
          waiting.push(heard);
          socket.send(typeof message === 'string' || Buffer.isBuffer(message) ? message : JSON.stringify(message));
        }),
      }),
    );
  });
}

describe('the link', () => {
  it('plays a match: replies to calls, and pushes what happens', async () => {
    const { ask, pushes } = await talk(await enter());
    const opening = await ask({ id: 1, name: 'newMatch', args: { system: 'toy', setup: { table: 'floor' }, seats: ['person', 'computer'] } });
    expect(opening).toMatchObject({ id: 1, result: { match: 'match-1', at: 0, awaits: 'person' } });
    expect(await ask({ id: 2, name: 'answer', args: { match: 'match-1', at: 0, answer: { kind: 'pick', picks: ['one'] } } })).toEqual({ id: 2, result: { ok: true } });
    await vi.waitFor(() => expect(pushes.at(-1)).toMatchObject({ type: 'update', update: { awaits: 'person' } }));
  });

  it('a message of a wrong form gets an error that says why, and the link goes on', async () => {
    const { ask } = await talk(await enter());
    for (const [message, id, cause] of [
      ['{"id":', null, 'message: not JSON: it ends too early'],
      [Buffer.from([1, 2]), null, 'it is not text'],
      ['7', null, 'message:'],
      [{ id: 4, name: 'destroy', args: {} }, 4, 'name:'],
      [{ id: -1, name: 'catalogue', args: {} }, null, 'id:'],
      [{ id: 5, name: 'catalogue', args: {}, more: 1 }, 5, 'there is no field "more"'],
      [{ id: 6, name: 'answer', args: { match: 'm', at: 'soon' } }, 6, 'at:'],
    ] as const) expect(await ask(message)).toEqual({ id, error: { code: 'form', message: expect.stringContaining(cause) } });
    expect(await ask({ id: 7, name: 'catalogue', args: {} })).toMatchObject({ id: 7, result: { matches: [] } });
  });

  it('is opened only for the page of this host', async () => {
    const cookie = await enter();
    await expect(talk(cookie, 'http://evil.example')).rejects.toThrow('403');
    await expect(talk('')).rejects.toThrow('403');
    await expect(talk(`gantry-${server.port}=guess`)).rejects.toThrow('403');
    (await talk(cookie)).close();
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

  it('a host with its own window ends a while after the last one is gone, not after a reload', async () => {
    const alone = vi.fn();
    await server.close();
    server = await openServer({ desk: testDesk(soon).desk, renderer: '', port: 0, report: () => {}, whenAlone: alone, aloneMs: 60 });
    const cookie = await enter();
    (await talk(cookie)).close();
    const reloaded = await talk(cookie);
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(alone).not.toHaveBeenCalled();
    reloaded.close();
    await vi.waitFor(() => expect(alone).toHaveBeenCalledOnce());
  });
});
