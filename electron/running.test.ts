import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../engine/testing/folders.ts';
import { testDesk } from '../engine/testing/memory.ts';
import { addressOfRunning, announce, HAND_OVER } from './running.ts';
import { newSecret, sealOf } from './secrets.ts';
import { openServer, type OpenServer } from './server.ts';
import { ask, enter, link, originOf, tokenOf } from './visitor.fixture.ts';

const all = temporaryFolder('running');
afterAll(() => all.remove());
let count = 0;
let folder: string;
let server: OpenServer;
beforeEach(async () => {
  folder = join(all.path, `${++count}`);
  server = await openServer({ desk: testDesk().desk, renderer: '', port: 0, report: () => {}, handover: (place) => announce(folder, place, () => {}) });
});
afterEach(() => server.close());

const words = (): { secret: string } => JSON.parse(readFileSync(join(folder, `host-${server.port}.json`), 'utf8')) as { secret: string };
const asked = (body: object, headers: Readonly<Record<string, string>> = {}) => ask(server, HAND_OVER, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) });

describe('a later start of the same account', () => {
  it('gets a new address of the host that runs, each time another, and each lets one browser in', async () => {
    const given = [await addressOfRunning(folder, 0, null), await addressOfRunning(folder, server.port, '127.0.0.1')];
    expect(new Set([server.address, ...given].map((address) => tokenOf(address!))).size).toBe(3);
    for (const address of given) {
      expect(new URL(address!).origin).toBe(originOf(server));
      (await link(server, await enter(server, address!))).close();
    }
  });

  it('gets none of another port or of a host that listens elsewhere', async () => {
    expect(await addressOfRunning(folder, server.port === 65_535 ? 1 : server.port + 1, null)).toBeNull();
    expect(await addressOfRunning(folder, 0, '0.0.0.0')).toBeNull();
    expect(await addressOfRunning(join(folder, 'none'), 0, null)).toBeNull();
  });

  it('gets none when the host ended, and nothing is left of it', async () => {
    await server.close();
    expect([await addressOfRunning(folder, 0, null), existsSync(folder) ? readdirSync(folder) : []]).toEqual([null, []]);
  });

  it('passes by what was left by hosts that were killed, and by files that are none of ours', async () => {
    writeFileSync(join(folder, 'host-1.json'), JSON.stringify({ listens: '127.0.0.1', name: '127.0.0.1', port: 1, secret: newSecret() }));
    writeFileSync(join(folder, 'host-2.json'), '{"port":');
    writeFileSync(join(folder, 'keys-3.json'), '[]');
    expect(await addressOfRunning(folder, 0, null)).toContain(originOf(server));
  });
});

describe('somebody else', () => {
  it('gets no address without the secret, which only this account can read', async () => {
    if (process.platform !== 'win32') expect(statSync(join(folder, `host-${server.port}.json`)).mode & 0o777).toBe(0o600);
    const nonce = newSecret();
    for (const body of [{}, { nonce, seal: newSecret() }, { nonce, seal: sealOf(newSecret(), 'ask', nonce) }, { nonce: newSecret(), seal: sealOf(words().secret, 'ask', nonce) }]) expect((await asked(body)).status).toBe(403);
    expect((await asked({ nonce, seal: sealOf(words().secret, 'ask', nonce) })).status).toBe(200);
  });

  it('who is a page gets none at all, not even with it', async () => {
    const nonce = newSecret();
    const right = { nonce, seal: sealOf(words().secret, 'ask', nonce) };
    for (const headers of [{ origin: originOf(server) }, { 'sec-fetch-site': 'same-origin' }, { host: 'evil.example' }]) expect((await asked(right, headers)).status).toBe(403);
  });

  it('who sits at the port of a host that was killed learns nothing of use, and can give no address', async () => {
    const heard: string[] = [];
    const stranger: Server = createServer((request, response) => {
      request.on('data', (data) => heard.push(String(data)));
      request.on('end', () => response.end(JSON.stringify({ address: 'http://127.0.0.1:1/#token=evil', seal: newSecret() })));
    });
    await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve));
    const { port } = stranger.address() as { readonly port: number };
    const dead = join(all.path, 'dead');
    announce(dead, { listens: '127.0.0.1', name: '127.0.0.1', port }, () => {});
    const { secret } = JSON.parse(readFileSync(join(dead, `host-${port}.json`), 'utf8')) as { secret: string };
    expect(await addressOfRunning(dead, 0, null)).toBeNull();
    expect([heard.length, heard.join().includes(secret)]).toEqual([1, false]);
    stranger.close();
  });
});
