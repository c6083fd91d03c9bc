import { describe, expect, it } from 'vitest';
import { testDesk } from '../testing/memory.ts';
import { bare, memoryShelf, towers } from '../testing/own-tables.ts';
import { packOf, packText, pieceIn } from '../space/terrain/pack.ts';

const { format: _format, version: _version, id: _id, ...head } = towers;
const docks = packOf({ ...head, name: 'Docks\u202e', author: 'B. Builder' });

function shelf() {
  let now = 1000;
  const ownTables = { ...memoryShelf(), now: () => now };
  return { ...testDesk({ ownTables }), packs: ownTables.packs, later: () => { now += 1000; } };
}

describe('the bin of packs', () => {
  it('lists what was thrown away, the last one first, and gives it back as it was', async () => {
    const { call, later, packs } = shelf();
    await call('importPack', { file: packText(docks) });
    await call('discardPack', { pack: towers.id });
    later();
    const { binned } = await call('discardPack', { pack: docks.id });
    expect(await call('ownPacks', {})).toEqual({ packs: [], binned: 2 });
    expect((await call('binnedPacks', {})).packs).toMatchObject([
      { binned, pack: docks.id, name: 'Docks', author: 'B. Builder', pieces: 1, deleted: 2000, size: packText(docks).length, problem: null },
      { pack: towers.id, name: 'Towers', author: 'A. Builder', deleted: 1000 },
    ]);
    expect(await call('recoverPack', { binned })).toEqual({ pack: docks.id });
    expect(packs.files.get(docks.id)).toBe(packText(docks));
    expect((await call('binnedPacks', {})).packs.map(({ name }) => name)).toEqual(['Towers']);
    await expect(call('recoverPack', { binned })).rejects.toThrow(`there is no pack "${binned}" in the bin`);
  });

  it('what is erased is gone for ever, and nothing else is', async () => {
    const { call } = shelf();
    await call('importPack', { file: packText(docks) });
    const { binned } = await call('discardPack', { pack: towers.id });
    await call('erasePack', { binned });
    for (const name of ['recoverPack', 'erasePack'] as const) await expect(call(name, { binned })).rejects.toThrow(`there is no pack "${binned}" in the bin`);
    expect([(await call('ownPacks', {})).packs.map(({ pack }) => pack), (await call('binnedPacks', {})).packs]).toEqual([[docks.id], []]);
  });

  it('a pack that is taken in again while it lies there is kept once: taking it back leaves that and empties the bin', async () => {
    const { call } = shelf();
    const { binned } = await call('discardPack', { pack: towers.id });
    await call('importPack', { file: packText(towers) });
    expect(await call('recoverPack', { binned })).toEqual({ pack: towers.id });
    expect([(await call('ownPacks', {})).packs.map(({ pack }) => pack), (await call('binnedPacks', {})).packs]).toEqual([[towers.id], []]);
  });

  it('what is not to the letter what is kept here under its name stays in the bin', async () => {
    const { call, packs } = shelf();
    const { binned } = await call('discardPack', { pack: towers.id });
    packs.files.set(towers.id, '{');
    await expect(call('recoverPack', { binned })).rejects.toThrow(`there is a pack "${towers.id}" already`);
    expect([packs.files.get(towers.id), packs.inBin.texts.get(binned)]).toEqual(['{', packText(towers)]);
  });

  it('one that cannot be read says why and hides no other; it is taken out and erased as they are', async () => {
    const { call, packs } = shelf();
    await call('discardPack', { pack: towers.id });
    packs.inBin.texts.set(`${docks.id}.500`, '{');
    expect((await call('binnedPacks', {})).packs).toMatchObject([{ name: 'Towers', problem: null }, { pack: docks.id, name: '', pieces: 0, deleted: 500, problem: expect.stringContaining('pack: ') as string }]);
    expect(await call('recoverPack', { binned: `${docks.id}.500` })).toEqual({ pack: docks.id });
  });

  it('a table that is taken out of its bin names the pieces of a pack that was erased, and has them again with the pack', async () => {
    const { call } = shelf();
    const file = JSON.stringify(bare({ features: [{ id: 't', piece: pieceIn(towers.id, 'tower'), at: [0, 0], turn: 0, level: 0 }] }));
    const { table } = await call('importTable', { file });
    const { binned } = await call('discardTable', { table });
    await call('erasePack', await call('discardPack', { pack: towers.id }));
    await call('recoverTable', { binned });
    expect(JSON.parse((await call('readTable', { table })).file)).toMatchObject({ packs: [towers.id] });
    await call('importPack', { file: packText(towers) });
    expect(JSON.parse((await call('readTable', { table })).file)).toMatchObject({ carries: [{ id: towers.id }] });
  });
});
