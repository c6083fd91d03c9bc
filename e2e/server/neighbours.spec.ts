import { createServer, type IncomingMessage, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { expect, type BrowserContext, type Page } from '@playwright/test';
import { WebSocket } from 'ws';
import { letIn, lockedSheet } from '../driver/door.ts';
import { test } from '../driver/test.ts';

/** Another program of this computer, at a port of its own. It keeps what browsers show it. */
interface Neighbour {
  readonly origin: string;
  readonly cookies: string[];
  close(): void;
}

/** Serves empty pages; the one at `/N` sets the cookies of that number. */
async function neighbour(sets: readonly (readonly string[])[] = []): Promise<Neighbour> {
  const cookies: string[] = [];
  const server: Server = createServer({ maxHeaderSize: 2 ** 20 }, (request, response) => {
    cookies.push(request.headers.cookie ?? '');
    response.writeHead(200, { 'content-type': 'text/html', 'set-cookie': [...(sets[Number(request.url!.slice(1))] ?? [])] }).end('<title>a neighbour</title>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://127.0.0.1:${(server.address() as { readonly port: number }).port}`, cookies, close: () => server.close() };
}

/** Everything that a browser would give a neighbour, and how far a program gets with it at the game's link. */
async function opened(origin: string, cookie: string, first: string): Promise<string> {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/link`, { headers: { origin, cookie } });
  return new Promise((resolve) => {
    socket.on('open', () => {
      socket.send(first);
      socket.send(JSON.stringify({ id: 1, name: 'catalogue', args: {} }));
    });
    socket.on('message', (data: Buffer) => resolve(data.toString()));
    socket.on('close', (code) => resolve(`closed with ${code}`));
    socket.on('unexpected-response', (_, { statusCode }: IncomingMessage) => resolve(`answered with ${statusCode}`));
    socket.on('error', () => {});
  });
}

const originOf = (page: Page): string => new URL(page.url()).origin;

/** What a page at the neighbour's port can do to the game from within the same browser. */
async function fromPage(context: BrowserContext, at: string, game: string): Promise<Record<string, unknown>> {
  const page = await context.newPage();
  await page.goto(at);
  return page.evaluate(async (game) => {
    const link = await new Promise<string>((resolve) => {
      const socket = new globalThis.WebSocket(`${game.replace('http', 'ws')}/link`);
      socket.onopen = () => resolve('opened');
      socket.onclose = () => resolve('refused');
    });
    const asked = async (path: string, options: RequestInit): Promise<string> => fetch(game + path, options).then(({ type, status }) => `${type} ${status}`, () => 'refused');
    const frame = document.createElement('iframe');
    frame.src = game;
    const framed = new Promise<string>((resolve) => { frame.onload = () => { try { resolve(frame.contentWindow?.localStorage.getItem('gantry.key') ?? 'nothing'); } catch { resolve('refused'); } }; });
    document.body.append(frame);
    const window = globalThis.open(game);
    await new Promise((resolve) => setTimeout(resolve, 2000));
    let opened = 'refused';
    try {
      opened = window?.localStorage.getItem('gantry.key') ?? 'nothing';
    } catch {
      // it may not be read
    }
    return {
      cookie: document.cookie, storage: localStorage.getItem('gantry.key'), link,
      page: await asked('/', {}), entry: await asked('/enter', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }), address: await asked('/address', { method: 'POST', body: '{}' }),
      framed: await framed, opened,
    };
  }, game);
}

test('a page at another port of this computer gets no secret, and opens nothing with all that its server was shown', async ({ shell }) => {
  const page = await shell.open();
  await letIn(page);
  const other = await neighbour();
  try {
    expect(await fromPage(page.context(), other.origin, originOf(page))).toEqual({ cookie: '', storage: null, link: 'refused', page: 'refused', entry: 'refused', address: 'refused', framed: 'refused', opened: 'refused' });
    const shown = other.cookies.join('; ');
    expect(shown).not.toMatch(/gantry/i);
    const everything = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
    for (const cookie of [shown, everything, 'gantry=1']) expect(await opened(originOf(page), cookie, JSON.stringify({ hello: 'x'.repeat(43) }))).toBe('closed with 4001');
    expect(await opened(originOf(page), everything, JSON.stringify({ id: 0, name: 'catalogue', args: {} }))).toBe('closed with 1008');
    const key = (JSON.parse(await page.evaluate(() => localStorage.getItem('gantry.key')!)) as { readonly key: string }).key;
    expect(await opened(originOf(page), '', JSON.stringify({ hello: key })), 'the key alone opens it').toContain('welcome');
  } finally {
    other.close();
    shell.troubles.splice(0);
  }
});

test('cookies of a neighbour lock nobody out', async ({ shell }) => {
  const page = await shell.open();
  const { port } = new URL(page.url());
  const many = Array.from({ length: 17 }, (_, page) => Array.from({ length: 10 }, (_, i) => `c${page}-${i}=${'x'.repeat(3900)}; Path=/`));
  const other = await neighbour([[`gantry-${port}=theirs; Path=/`, `gantry=theirs; Path=/`], ...many]);
  try {
    const theirs = await page.context().newPage();
    for (let i = 0; i <= many.length; i++) await theirs.goto(`${other.origin}/${i}`);
    await theirs.close();
    expect((await page.context().cookies()).length).toBeGreaterThan(100);
    await page.reload();
    await letIn(page);
    await shell.again();
    await letIn(shell.page);
  } finally {
    other.close();
  }
});

/** Connections to the game on which somebody asks for the page without end, or nothing at all. */
function crowd(origin: string, many: number, asks: boolean): { asked(): number; end(): void } {
  const { host, port } = new URL(origin);
  let [over, asked] = [false, 0];
  const sockets = new Set<Socket>();
  const come = (): void => {
    const socket = connect(Number(port), '127.0.0.1');
    const ask = (): void => {
      asked++;
      socket.write(`GET / HTTP/1.1\r\nhost: ${host}\r\n\r\n`);
    };
    sockets.add(socket);
    if (asks) socket.on('connect', ask).on('data', ask);
    socket.on('error', () => {}).on('close', () => {
      sockets.delete(socket);
      if (!over) setTimeout(come, asks ? 0 : 50);
    });
  };
  for (let i = 0; i < many; i++) come();
  return { asked: () => asked, end: () => { over = true; for (const socket of sockets) socket.destroy(); } };
}

for (const [what, many, asks] of [['seventy connections that say nothing and come back when they are ended', 70, false], ['six that ask without end', 6, true]] as const) {
  test(`${what}: a person loads the game again and the link comes back`, async ({ shell }) => {
    const page = await shell.open();
    await letIn(page);
    const strangers = crowd(originOf(page), many, asks);
    try {
      if (asks) await expect.poll(() => strangers.asked()).toBeGreaterThan(1000);
      else await new Promise((resolve) => setTimeout(resolve, 1500));
      for (let i = 0; i < 3; i++) {
        await page.reload();
        await letIn(page);
      }
      await page.context().setOffline(true);
      await page.context().setOffline(false);
      await letIn(page);
      await expect(lockedSheet(page)).toBeHidden();
    } finally {
      strangers.end();
    }
  });
}
