import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packed } from '../../assets/packing.ts';
import { temporaryFolder } from '../testing/folders.ts';
import { assetsFolder } from './assets-folder.ts';
import { Content } from './content.ts';
import { unpacked } from './unpacked.ts';

const assets = assetsFolder(import.meta.url);
const folder = temporaryFolder('content');
const say: string[] = [];
const content = new Content(folder.path);

function table(id: string, change: object = {}): void {
  const plain = { format: 'gantry-table', version: 1, id, name: id, theme: 'refinery', size: [914.4, 914.4], features: [{ id: 'way-up', piece: 'ladder', at: [0, 0], turn: 0, level: 0 }] };
  writeFileSync(join(folder.path, 'tables', `${id}.json`), JSON.stringify({ ...plain, ...change }));
}

/** The same glTF with its JSON changed. */
function changed(glb: Buffer, change: (json: { nodes: { name?: string; extras?: Record<string, unknown> }[] }) => void): Buffer {
  const length = glb.readUInt32LE(12);
  const json = JSON.parse(glb.subarray(20, 20 + length).toString('utf8')) as Parameters<typeof change>[0];
  change(json);
  const text = Buffer.from(JSON.stringify(json));
  const padded = Buffer.concat([text, Buffer.alloc((4 - (text.length % 4)) % 4, ' ')]);
  const rest = glb.subarray(20 + length);
  const head = Buffer.from(glb.subarray(0, 20));
  head.writeUInt32LE(20 + padded.length + rest.length, 8);
  head.writeUInt32LE(padded.length, 12);
  return Buffer.concat([head, padded, rest]);
}

beforeAll(() => {
  mkdirSync(join(folder.path, 'tables'));
  cpSync(join(assets, 'pieces/refinery/ladder.glb.pack'), join(folder.path, 'pieces/refinery/ladder.glb.pack'));
});
afterAll(() => folder.remove());

describe('the tables that come with the game', () => {
  it('can all be built', async () => {
    const own = new Content(assets);
    const tables = await own.tables((message) => { throw new Error(message); });
    expect(tables.length).toBeGreaterThanOrEqual(2);
    for (const { id } of tables) expect((await own.terrain(id)).parts.length, id).toBeGreaterThan(20);
    expect(own.terrain(tables[0]!.id)).toBe(own.terrain(tables[0]!.id));
  });
});

describe('a table that cannot be used says why', () => {
  it('an unknown table: the known ones are named', async () => {
    table('yard');
    await expect(content.terrain('moon')).rejects.toThrow('table "moon": there is no such table; there are yard');
    await expect(content.terrain('../yard')).rejects.toThrow('no such table');
  });

  it('a table of version 2 that needs pieces nobody has: the pack is named', async () => {
    table('docked', { version: 2, packs: ['docks'] });
    await expect(content.terrain('docked')).rejects.toThrow('table "docked": "packs": it needs the pack "docks", which is not here');
    rmSync(join(folder.path, 'tables/docked.json'));
  });

  it('a missing piece: the feature, the piece and its file are named; once the file is there, the table works', async () => {
    table('gap', { features: [{ id: 'tower', piece: 'antenna', at: [0, 0], turn: 0, level: 0 }] });
    await expect(content.terrain('gap')).rejects.toThrow(/^table "gap": feature tower: piece "refinery\/antenna" is missing \(pieces.refinery.antenna\.glb\.pack\)$/);
    table('gap');
    expect((await content.terrain('gap')).parts.length).toBeGreaterThan(0);
  });

  it('a part without its qualities: the piece, the part and the field are named', async () => {
    const ladder = Buffer.from(unpacked(readFileSync(join(assets, 'pieces/refinery/ladder.glb.pack'))));
    const bare = changed(ladder, ({ nodes }) => { for (const node of nodes) if (node.extras !== undefined && 'sight' in node.extras) delete node.extras['sight']; });
    mkdirSync(join(folder.path, 'pieces/bare'), { recursive: true });
    writeFileSync(join(folder.path, 'pieces/bare/ladder.glb.pack'), packed(bare));
    table('bare', { theme: 'bare' });
    await expect(content.terrain('bare')).rejects.toThrow(/^table "bare": feature way-up: piece ladder, part .+: "sight"/);
  });

  it('a file that is no piece', async () => {
    writeFileSync(join(folder.path, 'pieces/refinery/junk.glb.pack'), 'junk');
    table('junk', { features: [{ id: 'heap', piece: 'junk', at: [0, 0], turn: 0, level: 0 }] });
    await expect(content.terrain('junk')).rejects.toThrow('table "junk": feature heap:');
  });

  it('a cut off or wrong file is left out of the list, and named', async () => {
    for (const id of ['gap', 'junk', 'bare']) rmSync(join(folder.path, 'tables', `${id}.json`));
    writeFileSync(join(folder.path, 'tables/half.json'), '{"format":"gantry-ta');
    table('flat', { size: ['wide', 3] });
    expect(await content.tables((message) => say.push(message))).toEqual([{ id: 'yard', name: 'yard', theme: 'refinery' }]);
    expect(say).toEqual([expect.stringContaining('table "flat": "size.0"'), expect.stringContaining('table "half":')]);
  });
});
