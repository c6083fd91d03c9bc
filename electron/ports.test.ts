import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../engine/testing/folders.ts';
import { testDesk } from '../engine/testing/memory.ts';
import { keptPorts } from './ports.ts';
import { openServer, type OpenServer } from './server.ts';
import { enter, link, tokenOf } from './visitor.fixture.ts';

const folder = temporaryFolder('ports');
afterAll(() => folder.remove());
const file = join(folder.path, 'data/ports.json');
const said: string[] = [];
const ports = () => keptPorts(join(folder.path, 'data'), (message) => said.push(message));

describe('ports of earlier starts', () => {
  it('are none at first, and kept from then on', () => {
    expect(ports().earlier).toEqual([]);
    for (const port of [40001, 40002, 40001]) ports().keep(port);
    expect(ports().earlier).toEqual([40001, 40002]);
    expect(said).toEqual([]);
  });

  it('are few: the one that is tried first, and is taken, goes', () => {
    for (const port of [40003, 40004, 40005]) ports().keep(port);
    expect(ports().earlier).toEqual([40002, 40003, 40004, 40005]);
  });

  it('are read like any input', () => {
    for (const text of ['', '{', '{}', '["40001"]', '[80]', '[70000]', '[40001.5]', '[1e999]', '[40001,40002,40003,40004,40005]']) {
      writeFileSync(file, text);
      said.splice(0);
      expect(ports().earlier, text).toEqual([]);
      expect(said, text).toHaveLength(1);
    }
  });
});

describe('the local server', () => {
  const servers: OpenServer[] = [];
  afterEach(async () => {
    for (const server of servers.splice(0)) await server.close();
  });
  const open = async (earlier: readonly number[], port = 0): Promise<OpenServer> => {
    const server = await openServer({ desk: testDesk().desk, renderer: '', port, earlier, report: () => {} });
    servers.push(server);
    return server;
  };

  it('is where it was before, with new tokens; keys that were not kept are forgotten', async () => {
    const first = await open([]);
    const key = await enter(first);
    const unused = first.mint();
    await servers.pop()!.close();
    const again = await open([first.port]);
    expect(again.port).toBe(first.port);
    expect(tokenOf(again.address)).not.toBe(tokenOf(first.address));
    await expect(enter(again, unused)).rejects.toThrow('403');
    await expect(link(again, key)).rejects.toThrow('4001');
    await enter(again);
  });

  it('is elsewhere when that is taken: at the next earlier one, else at any', async () => {
    const [first, second] = [await open([]), await open([])];
    await servers.pop()!.close();
    expect((await open([first.port, second.port])).port).toBe(second.port);
    const third = await open([first.port, second.port]);
    expect([first.port, second.port]).not.toContain(third.port);
  });

  it('is only where it is asked to be when a port is named', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as { readonly port: number };
    await expect(open([40001], port)).rejects.toThrow(`port ${port} is used by another program`);
    other.close();
  });
});
