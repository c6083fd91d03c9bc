import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { InputError } from '../core/form.ts';
import { Caller, GivenUp } from '../host/caller.ts';
import { TableError } from '../space/terrain/table.ts';
import { threadProgram } from '../testing/folders.ts';
import { assetsFolder } from './assets-folder.ts';
import { readerThread, type Reader } from './reader.ts';
import type { WorkerData } from './worker.ts';

const assets = assetsFolder(import.meta.url);
const table = JSON.parse(readFileSync(join(assets, 'tables/refinery.json'), 'utf8')) as { readonly features: readonly object[] };
const tower = { id: 'tower', piece: 'antenna-tower', at: [0, 0], turn: 0, level: 0 };
const file = (change: object): string => JSON.stringify({ ...table, ...change });
const placed = (change: object): string => file({ features: [{ ...tower, ...change }] });
const many = (pieces: number, of: object = {}, rise = 0): string => file({ features: Array.from({ length: pieces }, (_, i) => ({ ...tower, piece: 'crates', ...of, id: `c${i}`, level: i * rise })) });
let program = '';
let reader: Reader;

const thread = (patience?: number): Reader => readerThread({ program, workerData: { work: 'read', assets } satisfies WorkerData, ...(patience === undefined ? {} : { patience }), report: () => {} });

beforeAll(async () => {
  program = await threadProgram(join(import.meta.dirname, 'worker.ts'));
  reader = thread();
});
afterAll(() => reader.close());

it('a table’s file is read in a thread of its own: name, size, pieces, and what it cannot hold', async () => {
  expect(await reader.tables.read(file({ name: 'Yard\u202e' }))).toEqual({ name: 'Yard', width: 914.4, depth: 914.4, pieces: table.features.length, unheld: [], why: '' });
  expect(await reader.tables.read(many(1, { at: [0, 254] }))).toMatchObject({ pieces: 1, unheld: expect.arrayContaining(['High Ground']) as unknown, why: expect.stringMatching(/^mission .*\(SP-FIELD-05\)$/) as unknown });
});

it.each([
  [InputError, 'table file: it is empty', ' '],
  [InputError, 'table file: not JSON: it ends too early', '{'],
  [InputError, 'table file: not JSON', '}'],
  [TableError, 'an object is needed, there is 7', '7'],
  [TableError, '"format": it must be "gantry-table", there is "gantry-match"', file({ format: 'gantry-match' })],
  [TableError, '"size.1": it must be at least 100, there is 9', file({ size: [914.4, 9] })],
  [TableError, 'feature tower: "at.1": a number is needed, there is "x"', placed({ at: [0, 'x'] })],
  [TableError, 'feature c0: "id": used twice', many(2).replace('"c1"', '"c0"')],
  [TableError, '"theme": there is no theme "../figures"; there are desert, refinery, ship, snow', file({ theme: '../figures' })],
  [TableError, '"printed": there is no rule system "chess"; there are miniatures, shatterpoint, wartime', file({ version: 2, printed: ['wartime', 'chess'] })],
  [TableError, 'feature tower: there is no piece "refinery/cathedral"', placed({ piece: 'cathedral' })],
  [InputError, 'table "refinery": feature tower: its part "foot" reaches 7.8 mm over the table\'s right edge', placed({ at: [430, 0] })],
] as const)('what is wrong with it keeps its kind and its words (%o: %s)', async (kind, words, text) => {
  const error = await reader.tables.read(text).catch((error: unknown) => error);
  expect(error).toBeInstanceOf(kind);
  expect((error as Error).message).toBe(words);
});

it('as many of the heaviest piece as a table may have are looked through with the memory of the thread', async () => {
  const patient = thread(60_000);
  const features = Array.from({ length: 600 }, (_, i) => ({ ...tower, piece: 'building-two', id: `c${i}`, at: [(i % 20) * 30 - 300, Math.floor(i / 20) * 20 - 300] }));
  const found = await patient.tables.read(file({ features })).finally(() => patient.close());
  expect(found).toMatchObject({ pieces: 600 });
});

it('other files are read while a table is looked through for long', async () => {
  const caller = new Caller();
  let isOver = false;
  const check = reader.tables.check(many(600, { piece: 'container' }, 1), { caller, far: () => undefined }).catch((error: unknown) => error).finally(() => { isOver = true; });
  expect(await reader.tables.read(file({ name: 'Yard' }))).toMatchObject({ name: 'Yard' });
  expect(isOver).toBe(false);
  caller.leave();
  expect(await check).toBeInstanceOf(GivenUp);
});

it('a table of more pieces than are played on is taken in, to be laid out', async () => {
  expect(await reader.tables.read(many(2000))).toMatchObject({ pieces: 2000, unheld: [] });
  const { findings } = await reader.tables.check(many(601));
  expect(findings[0]).toMatchObject({ severity: 'error', reason: 'tooManyPieces', about: { count: 601, most: 600 } });
  expect(findings.filter(({ reason }) => reason === 'twice'), 'all of them stand in one place').toHaveLength(600);
});

it('a table that takes longer than the thread has is refused', async () => {
  const hasty = thread(20);
  const slow = await hasty.tables.read(many(600, { piece: 'building-two' }, 1)).catch((error: unknown) => error).finally(() => hasty.close());
  expect(slow).toMatchObject({ name: 'LinkFault', code: 'broken', message: 'reading it takes longer than 10 seconds; the file is left as it is' });
});

it('of a check the thread says how far it is; once nobody waits for it the thread is free long before it would have been over', async () => {
  const spread = Array.from({ length: 150 }, (_, i) => ({
    ...tower, piece: ['container', 'gantry-platform', 'ladder'][i % 3], id: `c${i}`, at: [(i % 13) * 55 - 330, Math.floor(i / 13) * 55 - 300], level: (i * 37) % 300,
  }));
  const long = file({ features: spread });
  const shares: number[] = [];
  const began = performance.now();
  await reader.tables.check(long, { caller: new Caller(), far: (share) => shares.push(share) });
  const took = performance.now() - began;
  expect(shares.length).toBeGreaterThan(5);
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
  const caller = new Caller();
  let left = 0;
  const leave = (): void => {
    left ||= performance.now();
    caller.leave();
  };
  await expect(reader.tables.check(long, { caller, far: leave })).rejects.toThrow(GivenUp);
  await reader.tables.read(many(1));
  expect(performance.now() - left, `of ${Math.round(took)} ms`).toBeLessThan(took / 3);
});

it('a table that is laid out for one rule system is checked by what that one asks', async () => {
  const { check } = reader.tables;
  const text = readFileSync(join(assets, 'tables/corridors.json'), 'utf8');
  const own = await check(text);
  expect(own.matches.map(({ name }) => name)).toEqual(['Skirmish']);
  expect(own.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  const { systems: _, ...open } = JSON.parse(text) as { readonly systems: unknown };
  expect((await check(JSON.stringify(open))).matches.length).toBeGreaterThan(10);
});
