import { describe, expect, it } from 'vitest';
import { testDesk } from '../testing/memory.ts';
import { bare, memoryShelf } from '../testing/own-tables.ts';

const crate = { id: 'a', piece: 'crate', at: [0, 0] as [number, number], turn: 0, level: 0 };

function shelf() {
  let now = 1000;
  const ownTables = { ...memoryShelf(), now: () => now };
  const desk = testDesk({ ownTables });
  const listed = async (): Promise<readonly string[]> => (await desk.call('ownTables', {})).tables.map(({ table }) => table);
  return { ...desk, listed, folder: ownTables.folder, later: () => { now += 1000; } };
}

describe('the bin of tables', () => {
  it('lists what was thrown away, the last one first, and gives it back as it was', async () => {
    const { call, listed, later, folder } = shelf();
    const { table } = await call('importTable', { file: JSON.stringify(bare({ name: 'Scrap\u202e Yard', features: [crate] })) });
    const text = folder.files.get(table)!;
    const { binned } = await call('discardTable', { table });
    later();
    await call('discardTable', { table: 'own-yard' });
    expect((await call('catalogue', {})).tables.map(({ id }) => id)).toEqual(['floor']);
    await expect(call('readTable', { table })).rejects.toThrow(`missing: there is no table "${table}"`);
    expect((await call('binnedTables', {})).tables).toMatchObject([
      { table: 'own-yard', name: 'Yard', pieces: 0, deleted: 2000, problem: null },
      { binned, table, name: 'Scrap Yard', pieces: 1, deleted: 1000, size: text.length, problem: null },
    ]);
    expect(await call('recoverTable', { binned })).toEqual({ table });
    expect([await listed(), folder.files.get(table)]).toEqual([[table], text]);
    expect((await call('binnedTables', {})).tables.map(({ name }) => name)).toEqual(['Yard']);
    await expect(call('recoverTable', { binned })).rejects.toThrow(`there is no table "${binned}" in the bin`);
  });

  it('what is erased is gone for ever, and nothing else is', async () => {
    const { call, listed, later } = shelf();
    const { table } = await call('duplicateTable', { table: 'own-yard' });
    const { binned } = await call('discardTable', { table: 'own-yard' });
    later();
    await call('discardTable', { table });
    await call('eraseTable', { binned });
    expect((await call('binnedTables', {})).tables.map((one) => one.table)).toEqual([table]);
    for (const name of ['recoverTable', 'eraseTable'] as const) await expect(call(name, { binned })).rejects.toThrow(`there is no table "${binned}" in the bin`);
    expect(await listed()).toEqual([]);
  });

  it('a table is not taken back where there is one of its id again; both stay', async () => {
    const { call, listed, folder } = shelf();
    const { binned } = await call('discardTable', { table: 'own-yard' });
    folder.files.set('own-yard', JSON.stringify(bare({ name: 'Another' })));
    await expect(call('recoverTable', { binned })).rejects.toThrow('there is a table "own-yard" already');
    expect([await listed(), (await call('binnedTables', {})).tables.map(({ name }) => name)]).toEqual([['own-yard'], ['Yard']]);
  });

  it('one that cannot be read says why and hides no other; it is taken out and erased as they are', async () => {
    const { call, folder } = shelf();
    await call('discardTable', { table: 'own-yard' });
    folder.inBin.texts.set('own-odd', JSON.stringify(bare({ features: [{ ...crate, at: 'here' as never }] })));
    folder.inBin.texts.set('own-torn.500', '{');
    const { readBinned } = folder;
    folder.readBinned = (binned) => (binned === 'own-long.700' ? Promise.reject(new Error('the file is longer than 9 bytes')) : readBinned.call(folder, binned));
    folder.inBin.texts.set('own-long.700', '{}');
    expect((await call('binnedTables', {})).tables.map(({ table, deleted, problem }) => [table, deleted, problem])).toEqual([
      ['own-yard', 1000, null],
      ['own-long', 700, 'the file is longer than 9 bytes'],
      ['own-torn', 500, expect.stringContaining('not JSON') as unknown],
      ['own-odd', null, expect.stringContaining('feature a: "at"') as unknown],
    ]);
    await call('eraseTable', { binned: 'own-torn.500' });
    expect(await call('recoverTable', { binned: 'own-odd' })).toEqual({ table: 'own-odd' });
    expect((await call('binnedTables', {})).tables.map(({ table }) => table)).toEqual(['own-yard', 'own-long']);
  });

  it('one that cannot be read goes into it too; one that is not there does not', async () => {
    const { call, listed, folder } = shelf();
    const { read } = folder;
    folder.files.set('own-long', '{}');
    folder.read = (table) => (table === 'own-long' ? Promise.reject(new Error('the file is longer than 9 bytes')) : read.call(folder, table));
    expect(await call('discardTable', { table: 'own-long' })).toEqual({ binned: 'own-long.1000' });
    expect(await listed()).toEqual(['own-yard']);
    await expect(call('discardTable', { table: 'own-long' })).rejects.toThrow('missing: there is no table "own-long"');
    await expect(call('discardTable', { table: 'floor' })).rejects.toThrow('missing: there is no table "floor" of one\'s own');
  });

  it('a bin that cannot be looked into says so', async () => {
    const { call, folder } = shelf();
    folder.bin = () => Promise.reject(new Error('the folder is not to be read'));
    await expect(call('binnedTables', {})).rejects.toThrow('form: the folder is not to be read');
  });
});
