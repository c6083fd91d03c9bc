import { describe, expect, it } from 'vitest';
import { bare, memoryShelf, towers } from '../testing/own-tables.ts';
import { testDesk } from '../testing/memory.ts';
import { packText, parsePack, pieceIn } from '../space/terrain/pack.ts';
import { parseTable, type TableFile } from '../space/terrain/table.ts';
import { begin, doing, historyText, resumed, undone } from '../space/draft/draft.ts';
import { tableText } from '../space/terrain/table-text.ts';
import { carried, groundId, type Ground } from './ground.ts';
import { toBase64 } from '../core/base64.ts';
import { RecordWriter } from './record/write.ts';
import { readRecord } from './record/read.ts';

const crate = (id: string, x: number) => ({ id, piece: 'crate', at: [x, 0] as [number, number], turn: 0, level: 0 });
const yard = bare({ name: 'Scrap\u202e Yard', features: [crate('a', 0), crate('b', 50)] });

/** The beginning of a PNG of this size. */
const png = (width: number, height: number): string => {
  const bytes = new Uint8Array(33);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  new DataView(bytes.buffer).setUint32(16, width);
  new DataView(bytes.buffer).setUint32(20, height);
  return toBase64(bytes);
};
const DOT = png(1, 1);

function shelf() {
  const ownTables = memoryShelf();
  const laid: Ground[] = [];
  const desk = testDesk({ ownTables, terrain: (table) => { laid.push(table); return Promise.resolve(null); } });
  const kept = (table: string): TableFile => parseTable(JSON.parse(ownTables.folder.files.get(table)!));
  return { ...desk, ownTables, laid, kept };
}

describe('tables of one’s own', () => {
  it('a file becomes a table of its own id, listed and offered for a match; a second one beside it', async () => {
    const { call, kept } = shelf();
    const { table } = await call('importTable', { file: JSON.stringify({ ...yard, version: 1 }) });
    expect(kept(table)).toEqual({ ...yard, version: 2, id: table });
    expect((await call('importTable', { file: JSON.stringify(yard) })).table).not.toBe(table);
    expect((await call('ownTables', {})).tables.map(({ name, problem }) => [name, problem])).toEqual([['Scrap Yard', null], ['Scrap Yard', null], ['Yard', null]]);
    expect((await call('catalogue', {})).tables).toContainEqual({ id: table, name: 'Scrap Yard', theme: 'refinery', own: true });
    expect(parseTable(JSON.parse((await call('readTable', { table })).file)).features).toEqual(yard.features);
  });

  it('who prints its places is listed with it, kept through edits, copies and text, and taken back', async () => {
    const { call, kept, laid } = shelf();
    const objectives = [{ id: 'A', at: [0, 0] as [number, number] }];
    const { table } = await call('importTable', { file: JSON.stringify({ ...yard, objectives, printed: ['toy'] }) });
    expect((await call('ownTables', {})).tables[0]).toMatchObject({ printed: ['toy'] });
    expect((await call('catalogue', {})).tables.find(({ id }) => id === table)).toMatchObject({ printed: ['toy'] });
    await call('editTable', { table, edits: [{ kind: 'remove', features: ['a'] }] });
    expect(parseTable(JSON.parse((await call('readTable', { table })).file)).printed).toEqual(['toy']);
    await call('newMatch', { system: 'toy', setup: { table, goal: 8 }, seats: ['person', 'person'] });
    expect(laid.at(-1)).toMatchObject({ printed: ['toy'] });
    await call('editTable', { table, edits: [{ kind: 'head', to: { printed: null } }] });
    expect(kept(table)).not.toHaveProperty('printed');
    expect((await call('catalogue', {})).tables.find(({ id }) => id === table)).not.toHaveProperty('printed');
  });

  it('its tags and picture are listed and kept with it; a match carries neither', async () => {
    const { call, kept, laid } = shelf();
    const { table } = await call('importTable', { file: JSON.stringify({ ...yard, tags: ['rust', 'two\u202e storeys'], picture: DOT }) });
    expect((await call('ownTables', {})).tables[0]).toMatchObject({ tags: ['rust', 'two storeys'], pictured: true });
    expect((await call('catalogue', {})).tables.find(({ id }) => id === table)).toMatchObject({ tags: ['rust', 'two storeys'], pictured: true });
    expect(await call('tablePicture', { table })).toEqual({ picture: DOT });
    expect(await call('tablePicture', { table: 'own-yard' })).toEqual({ picture: null });
    await call('editTable', { table, edits: [{ kind: 'remove', features: ['a'] }] });
    expect(kept(table)).toMatchObject({ tags: ['rust', 'two\u202e storeys'], picture: DOT });
    expect((await call('readTable', { table })).file.trimEnd().split('\n').at(-2)).toBe(`  "picture": "${DOT}"`);
    await call('newMatch', { system: 'toy', setup: { table, goal: 8 }, seats: ['person', 'person'] });
    expect(laid.at(-1)).not.toHaveProperty('tags');
    expect(laid.at(-1)).not.toHaveProperty('picture');
    expect(groundId(laid.at(-1)!)).toBe(carried({ ...kept(table), tags: ['other'], picture: undefined }).id);
  });

  it.each([
    ['"picture": it is no WebP and no PNG', { picture: toBase64(new TextEncoder().encode('<svg onload="alert(1)"/>')) }],
    ['"picture": it is no base64', { picture: 'data:image/png;base64,AAAA' }],
    ['"picture": it is longer than 24 KB', { picture: 'AAAA'.repeat(10_000) }],
    ['"picture": it is 641 × 1 pixels; at most 640 × 640 are shown', { picture: png(641, 1) }],
    ['"tags": at most 8', { tags: Array.from({ length: 9 }, (_, i) => `t${i}`) }],
  ])('a picture or tags of another kind are refused: %s', async (cause, more) => {
    const { call } = shelf();
    await expect(call('importTable', { file: JSON.stringify({ ...yard, ...more }) })).rejects.toThrow(cause);
  });

  it.each([
    ['not JSON: it ends too early', '{'],
    ['feature a: "turn": a number is needed, there is "half"', JSON.stringify({ ...yard, features: [{ ...crate('a', 0), turn: 'half' }] })],
    ['feature a: "id": used twice', JSON.stringify({ ...yard, features: [crate('a', 0), crate('a', 9)] })],
    ['"version": a newer Gantry wrote it', JSON.stringify({ ...yard, version: 9 })],
    ['"format": it must be "gantry-table", there is "gantry-match"', JSON.stringify({ ...yard, format: 'gantry-match' })],
  ])('a wrong file is refused with the feature and the cause, and nothing is kept: %s', async (cause, file) => {
    const { call, ownTables } = shelf();
    await expect(call('importTable', { file })).rejects.toThrow(cause);
    expect([...ownTables.folder.files.keys()]).toEqual(['own-yard']);
  });

  it('is copied, also from one of the game’s own, renamed and changed; what it was can be had back', async () => {
    const { call, kept } = shelf();
    const { table } = await call('importTable', { file: JSON.stringify(yard) });
    expect(kept((await call('duplicateTable', { table })).table).name).toBe('Scrap\u202e Yard (copy)');
    expect(kept((await call('duplicateTable', { table: 'floor' })).table).name).toBe('Floor (copy)');
    await call('renameTable', { table, name: 'Dump' });
    await call('editTable', { table, edits: [{ kind: 'remove', features: ['a'] }, { kind: 'set', feature: 'b', to: { at: [7, 8], turn: 90 } }] });
    expect(kept(table)).toMatchObject({ name: 'Dump', features: [{ id: 'b', at: [7, 8], turn: 90, level: 0 }] });
    expect((await call('tableBackups', { table })).backups.map(({ number }) => number)).toEqual([1, 2]);
    expect(kept((await call('restoreTable', { table, number: 2 })).table)).toMatchObject({ name: 'Scrap\u202e Yard (restored)', features: yard.features });
    await expect(call('renameTable', { table, name: ' \u202e' })).rejects.toThrow('"name": it is empty');
    expect(kept(table).name).toBe('Dump');
  });

  it('is laid out further with the steps that led to it; one earlier state is kept of a sitting, not one of every step', async () => {
    const { call, kept, ownTables } = shelf();
    const { table } = await call('importTable', { file: JSON.stringify(yard) });
    expect((await call('openDraft', { table })).history).toBeNull();
    let draft = begin(kept(table));
    for (const x of [10, 20, 30]) {
      draft = doing(draft, 'move', [{ kind: 'set', feature: 'a', to: { at: [x, 0] } }]);
      await call('keepDraft', { table, file: tableText(draft.table), history: historyText(draft) });
    }
    expect((await call('tableBackups', { table })).backups).toHaveLength(1);
    expect(kept((await call('restoreTable', { table, number: 1 })).table).features).toEqual(yard.features);
    const { file, history } = await call('openDraft', { table });
    const again = resumed(parseTable(JSON.parse(file)), history);
    expect(again.past.map(({ deed }) => deed)).toEqual(['move', 'move', 'move']);
    expect(undone(undone(undone(again))).table.features).toEqual(yard.features);
    await expect(call('keepDraft', { table, file: '{', history: '' })).rejects.toThrow('not JSON');
    await expect(call('keepDraft', { table: 'floor', file, history: '' })).rejects.toThrow('of one\'s own');
    expect(ownTables.folder.files.get(table)).toBe(file);
    // Another name and a mended piece are steps like those of hands.
    await call('renameTable', { table, name: 'Elsewhere' });
    await call('editTable', { table, edits: [{ kind: 'remove', features: ['a'] }] });
    const changed = await call('openDraft', { table });
    const more = resumed(parseTable(JSON.parse(changed.file)), changed.history);
    expect(more.past.map(({ deed }) => deed)).toEqual(['move', 'move', 'move', 'table', 'mend']);
    expect(undone(undone(more)).table).toEqual(again.table);
    // Steps that belong to another state are no steps of this one.
    ownTables.folder.files.set(table, tableText({ ...kept(table), notes: 'from elsewhere' }));
    const other = await call('openDraft', { table });
    expect(resumed(parseTable(JSON.parse(other.file)), other.history).past).toEqual([]);
  });

  it('a table is suggested around what is kept; a wrong one is refused with the cause', async () => {
    const { call } = shelf();
    const wish = { theme: 'refinery', density: 'usual', height: 'usual', symmetry: 'turn', seed: 4 } as const;
    expect((await call('suggestTable', { file: JSON.stringify(yard), ...wish })).suggestion).toMatchObject({ theme: 'refinery', mat: null, systems: null, features: [{ id: 'crate-4' }] });
    expect((await call('suggestTable', { file: JSON.stringify(yard), ...wish, ground: 'rooms' })).suggestion.features).toHaveLength(1);
    await expect(call('suggestTable', { file: JSON.stringify({ ...yard, size: 'wide' }), ...wish })).rejects.toThrow('"size"');
    await expect(call('suggestTable', { file: '{', ...wish })).rejects.toThrow('not JSON');
  });

  it('one that cannot be read says why, is left as it is, and keeps no other away', async () => {
    const { call, ownTables } = shelf();
    ownTables.folder.files.set('own-odd', JSON.stringify({ ...yard, features: [{ ...crate('a', 0), at: 'here' }] }));
    expect((await call('ownTables', {})).tables).toContainEqual(expect.objectContaining({ table: 'own-odd', problem: expect.stringContaining('feature a: "at"') as unknown }));
    expect((await call('catalogue', {})).tables.map(({ id }) => id)).toEqual(['floor', 'own-yard']);
  });

  it('is checked', async () => {
    const { call } = shelf();
    const { table } = await call('importTable', { file: JSON.stringify(yard) });
    expect((await call('checkTable', { table })).findings).toMatchObject([{ reason: 'pieceMissing', feature: 'a' }, { reason: 'pieceMissing', feature: 'b' }]);
    await expect(call('checkTable', { table: 'floor' })).rejects.toThrow('of one\'s own');
  });
});

describe('a match on a table of one’s own', () => {
  const begun = async () => {
    const place = shelf();
    const { table } = await place.call('importTable', { file: JSON.stringify(yard) });
    const update = await place.call('newMatch', { system: 'toy', setup: { table, goal: 60 }, seats: ['person', 'person'] });
    return { ...place, own: table, update };
  };

  it('carries it, under an id that goes by what it says', async () => {
    const { update, own, folder, laid, call, kept } = await begun();
    const carries = carried(kept(own));
    expect(update.table).toBe(carries.id);
    expect(readRecord(folder.files.get(update.match)!).header).toMatchObject({ ground: carries, setup: { table: carries.id } });
    expect(laid.map(groundId)).toEqual([carries.id]);
    expect(parseTable(JSON.parse((await call('matchTable', { match: update.match })).file!))).toEqual(carries);
    expect((await call('catalogue', {})).matches[0]).toMatchObject({ table: carries.id, tableName: 'Scrap Yard' });
  });

  it('goes on, is watched, branched and played once more on the same table whatever became of it, and on another machine', async () => {
    const { update: { match, table }, own, call, folder, laid } = await begun();
    await call('answer', { match, at: 0, answer: { kind: 'pick', picks: ['one'] } });
    await call('editTable', { table: own, edits: [{ kind: 'remove', features: ['a'] }] });
    await call('discardTable', { table: own });
    await call('leave', { match });
    laid.length = 0;
    expect(await call('continueMatch', { match })).toMatchObject({ table, at: 1 });
    expect((await call('rematch', { match })).table).toBe(table);
    const { match: branch } = await call('branch', { match, at: 1, seats: ['person', 'person'] });
    expect(readRecord(folder.files.get(branch)!).header.ground).toMatchObject({ id: table, features: yard.features });
    expect((await call('film', { match })).table).toBe(table);
    const { file } = await call('exportMatch', { match });
    const elsewhere = shelf();
    const taken = await elsewhere.call('importMatch', { file });
    expect(await elsewhere.call('continueMatch', taken)).toMatchObject({ table, at: 1 });
    expect([...laid, ...elsewhere.laid].every((ground) => typeof ground !== 'string' && ground.features.length === 2)).toBe(true);
  });

  it('a file in which the setup names another table, or the table is another than its id says, is refused', async () => {
    const { call, folder, update: { match } } = await begun();
    const { header } = readRecord(folder.files.get(match)!);
    const spoilt = async (change: Partial<typeof header>): Promise<unknown> => {
      const text = RecordWriter.begin({ ...header, ...change }).text;
      return call('importMatch', { file: toBase64(new TextEncoder().encode(text)) });
    };
    await expect(spoilt({ ground: carried(bare()) })).rejects.toThrow(/ground: it carries the table "own-\w+", and its setup names "own-\w+"/);
    await expect(spoilt({ ground: { ...header.ground!, name: 'Another' } })).rejects.toThrow('ground: "id": it is not the id of the table that stands there');
    await expect(spoilt({ ground: { ...header.ground!, size: [0, 0] } as never })).rejects.toThrow('ground.size.0');
  });

  it('a match on a table of the game carries none', async () => {
    const { call, folder } = shelf();
    const { match } = await call('newMatch', { system: 'toy', setup: { table: 'floor', goal: 60 }, seats: ['person', 'person'] });
    expect(readRecord(folder.files.get(match)!).header).not.toHaveProperty('ground');
    expect(await call('matchTable', { match })).toEqual({ file: null });
  });

  it('is not begun on a table that is not there or cannot be read', async () => {
    const { call, ownTables, folder } = shelf();
    ownTables.folder.files.set('own-odd', '{}');
    for (const table of ['own-gone', 'own-odd']) await expect(call('newMatch', { system: 'toy', setup: { table, goal: 60 }, seats: ['person', 'person'] })).rejects.toThrow(/no table "own-gone"|"format"|"version"/);
    expect(folder.files.size).toBe(0);
  });
});

describe('packs of pieces', () => {
  const named = pieceIn(towers.id, 'tower');
  const withTower = bare({ name: 'With a tower', features: [{ ...crate('t', 0), piece: named }] });

  it('are listed with author and licence, taken in once, thrown away and had back', async () => {
    const { call } = shelf();
    expect((await call('ownPacks', {})).packs).toMatchObject([{ pack: towers.id, author: 'A. Builder', licence: 'CC0', pieces: [{ piece: 'tower', name: 'Watch tower', category: 'building' }], problem: null }]);
    expect(await call('importPack', { file: packText(towers) })).toEqual({ pack: towers.id });
    expect((await call('ownPacks', {})).packs.length).toBe(1);
    const { binned } = await call('discardPack', { pack: towers.id });
    expect(await call('ownPacks', {})).toEqual({ packs: [], binned: 1 });
    expect(await call('recoverPack', { binned })).toEqual({ pack: towers.id });
    expect(parsePack(JSON.parse((await call('readPack', { pack: towers.id })).file))).toEqual(towers);
  });

  it('that were changed are refused', async () => {
    const { call } = shelf();
    await expect(call('importPack', { file: packText({ ...towers, licence: 'mine' }) })).rejects.toThrow('pack: id: it does not go by what the pack says: it was changed');
    await expect(call('importPack', { file: '{}' })).rejects.toThrow('pack: format: it is missing');
  });

  it('travel with a table that is given away, and are named by one that is kept', async () => {
    const { call, kept, ownTables } = shelf();
    const { table } = await call('importTable', { file: JSON.stringify(withTower) });
    expect(kept(table)).toMatchObject({ packs: [towers.id] });
    expect(kept(table).carries).toBeUndefined();
    const { file } = await call('readTable', { table });
    expect(parseTable(JSON.parse(file)).carries).toEqual([towers]);
    ownTables.packs.files.clear(); // on another machine
    await call('importTable', { file });
    expect([...ownTables.packs.files.keys()]).toEqual([towers.id]);
  });

  it('whose pieces stand on a table are not thrown away', async () => {
    const { call } = shelf();
    const { table } = await call('importTable', { file: JSON.stringify(withTower) });
    await expect(call('discardPack', { pack: towers.id })).rejects.toThrow('a piece of it stands on the table “With a tower”');
    await call('discardTable', { table });
    await call('discardPack', { pack: towers.id });
  });

  it('are carried by a match that is played on them: it needs no folder any more', async () => {
    const { call, laid, ownTables } = shelf();
    const { table } = await call('importTable', { file: JSON.stringify(withTower) });
    const { match } = await call('newMatch', { system: 'toy', setup: { table, goal: 30 }, seats: ['person', 'person'] });
    ownTables.packs.files.clear();
    await call('leave', { match });
    await call('continueMatch', { match });
    for (const ground of laid) expect((ground as TableFile).carries).toEqual([towers]);
    expect(parseTable(JSON.parse((await call('matchTable', { match })).file!)).carries).toEqual([towers]);
  });
});
