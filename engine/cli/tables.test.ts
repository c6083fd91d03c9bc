import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assetsFolder } from '../node/assets-folder.ts';
import { missions } from '../shatterpoint/missions/index.ts';
import { temporaryFolder } from '../testing/folders.ts';
import { run } from './gantry.ts';
import { keepSpeech } from './speech.fixture.ts';
import type { TableList } from '../testing/workshop/shatterpoint/tables.ts';

const assets = assetsFolder(import.meta.url);
const folder = temporaryFolder('tables');
const speech = keepSpeech();

function table(id: string, piece: string, at: readonly [number, number], turn = 0): void {
  writeFileSync(join(folder.path, 'tables', `${id}.json`), JSON.stringify({ format: 'gantry-table', version: 1, id, name: id, theme: 'refinery', size: [914.4, 914.4], features: [{ id: 'thing', piece, at, turn, level: 0 }] }));
}

beforeAll(() => {
  mkdirSync(join(folder.path, 'tables'));
  for (const piece of ['crates', 'ladder', 'landing-pad']) cpSync(join(assets, `pieces/refinery/${piece}.glb.pack`), join(folder.path, `pieces/refinery/${piece}.glb.pack`));
});
afterAll(() => folder.remove());

const listed = async (from = folder.path): Promise<{ readonly code: number; readonly list: TableList }> => {
  speech.said = '';
  return { code: await run(['tables', '--system', 'shatterpoint', '--json'], from), list: JSON.parse(speech.said) as TableList };
};

describe('gantry tables', () => {
  it('SP-FIELD-05: of the shipped tables no mission has an illegal place, from either edge', async () => {
    const { code, list } = await listed(assets);
    expect(code).toBe(0);
    expect(list.tables.map(({ table: id }) => id)).toEqual(expect.arrayContaining(['landing-ship', 'outpost', 'refinery']));
    for (const row of list.tables) {
      expect(row.missions.map(({ mission, edge }) => `${mission} ${edge}`)).toEqual(missions.flatMap(({ id }) => [`${id} 1`, `${id} -1`]));
      expect([row.broken, row.missions.flatMap(({ illegal }) => illegal), row.endsOff]).toEqual([null, [], []]);
    }
    expect([list.illegal, list.broken]).toEqual([0, 0]);
    expect(list.places).toBe(list.tables.length * 148);
  });

  it('SP-FIELD-04, SP-FIELD-05: counts tokens that terrain lifts, and names what is in the way of the others; then it ends with 1', async () => {
    table('yard', 'crates', [0, 254], 30);
    const { code, list } = await listed();
    const rows = list.tables.find(({ table: id }) => id === 'yard')!.missions;
    const row = (mission: string, edge: number): (typeof rows)[number] => rows.find((one) => one.mission === mission && one.edge === edge)!;
    expect(code).toBe(1);
    expect(row('shifting-priorities', 1)).toMatchObject({ places: 9, lifted: 0, illegal: [expect.stringMatching(/^mission "shifting-priorities", objective B at 0, 254 mm with the First Player at the near edge: feature "thing" .*\(SP-FIELD-05\)$/)] });
    expect(row('shifting-priorities', -1).illegal).toEqual([expect.stringContaining('objective T at 0, 254 mm with the First Player at the far edge')]);
    expect(row('supply-lines', 1).illegal).toEqual([]);

    table('yard', 'landing-pad', [0, 254]);
    const lifted = (await listed()).list.tables.find(({ table: id }) => id === 'yard')!.missions.find(({ mission, edge }) => mission === 'shifting-priorities' && edge === 1);
    expect(lifted).toMatchObject({ lifted: 1, illegal: [] });
  });

  it('SP-MOVE-03: says of a table that cannot be built why, and which ladder’s end lies off a table', async () => {
    table('edge', 'crates', [440, 0]);
    table('way', 'ladder', [-440, -178], 270);
    writeFileSync(join(folder.path, 'tables/half.json'), '{');
    const { code, list } = await listed();
    expect(code).toBe(1);
    expect(list.broken).toBe(2);
    expect(list.tables.find(({ table: id }) => id === 'edge')!.broken).toMatch(/^table "edge": feature thing: its part "\w+" reaches \d+\.\d mm over the table's right edge$/);
    expect(list.tables.find(({ table: id }) => id === '')!.broken).toContain('table "half"');
    expect(list.tables.find(({ table: id }) => id === 'way')).toMatchObject({ ends: 2, endsOff: ['thing/ladder/0/from'] });
  });

  it('says it as a table for people', async () => {
    table('yard', 'crates', [0, 254], 30);
    speech.said = '';
    expect(await run(['tables', '--system', 'shatterpoint'], folder.path)).toBe(1);
    const lines = speech.said.split('\n');
    expect(lines[0]).toMatch(/^table +mission +edge +places +lifted +illegal$/);
    expect(lines).toContainEqual(expect.stringMatching(/^yard +Shifting Priorities +near +9 +0 +1$/));
    expect(lines).toContainEqual(expect.stringMatching(/^ {2}mission "shifting-priorities", objective B /));
    expect(lines).toContainEqual('way: 2 ends of ladders, stairs, lifts and doors, 1 off the table: thing/ladder/0/from');
    expect(speech.said).toMatch(/4 tables; 296 places of tokens, 0 lifted by terrain, [1-9]\d* illegal; 2 tables cannot be built\n$/);
  });
});
