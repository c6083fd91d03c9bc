import { expect, it } from 'vitest';
import { FaultyDisk, Killed } from '../testing/faulty-disk.ts';
import { randomFrom } from '../core/rng.ts';
import { PackFiles } from './pack-files.ts';

const folder = '/data/packs';
const pack = `pack-${'0123456789'.repeat(4)}`;

it('keeps packs, each once, and a bin', async () => {
  const files = new PackFiles(folder, new FaultyDisk());
  expect([await files.list(), await files.read(pack)]).toEqual([[], null]);
  await files.keep(pack, 'one');
  await files.keep(pack, 'what is there stays');
  expect(await files.read(pack)).toBe('one');
  expect(await files.list()).toEqual([{ pack, size: 3, saved: expect.any(Number) as number }]);
  const binned = await files.discard(pack, 1000);
  expect([await files.list(), await files.read(pack), await files.readBinned(binned)]).toEqual([[], null, 'one']);
  expect(await files.bin()).toMatchObject([{ binned: `${pack}.1000`, id: pack, deleted: 1000, size: 3 }]);
  await expect(files.discard(pack, 2000)).rejects.toThrow(`there is no pack "${pack}"`);
  expect(await files.recover(binned)).toBe(pack);
  expect([await files.read(pack), await files.bin()]).toEqual(['one', []]);
  await files.erase(await files.discard(pack, 3000));
  expect([await files.list(), await files.bin()]).toEqual([[], []]);
  await expect(files.erase(binned)).rejects.toThrow(`there is no pack "${binned}" in the bin`);
});

it('a pack that was thrown away before the moment of that was kept is listed, read and given back as well', async () => {
  const disk = new FaultyDisk();
  const files = new PackFiles(folder, disk);
  await files.keep(pack, 'one');
  await disk.makeFolder(`${folder}/bin`);
  await disk.rename(`${folder}/${pack}.gantry-pack`, `${folder}/bin/${pack}.gantry-pack`);
  expect(await files.bin()).toMatchObject([{ binned: pack, id: pack, deleted: null }]);
  expect(await files.readBinned(pack)).toBe('one');
  expect(await files.recover(pack)).toBe(pack);
  expect(await files.read(pack)).toBe('one');
});

it('a pack is not taken back where it was taken in again: nothing is lost', async () => {
  const files = new PackFiles(folder, new FaultyDisk());
  await files.keep(pack, 'one');
  const binned = await files.discard(pack, 1000);
  await files.keep(pack, 'one');
  await expect(files.recover(binned)).rejects.toThrow(`there is a pack "${pack}" already`);
  expect([await files.read(pack), (await files.bin()).length]).toEqual(['one', 1]);
});

it('no id is a path', async () => {
  const files = new PackFiles(folder, new FaultyDisk());
  for (const id of ['../x', 'pack-', 'pack-1', `${pack}/../x`, 'own-yard']) await expect((async () => files.read(id))()).rejects.toThrow('is not the id of a pack');
});

it('whenever it is killed or the power goes, a pack is there whole or not at all', async () => {
  for (let killAt = 1, alive = false; !alive; killAt++) {
    for (const seed of [null, 1, 2]) {
      const disk = new FaultyDisk();
      disk.killAt = killAt;
      alive = await new PackFiles(folder, disk).keep(pack, 'the whole text').then(() => true, (error: unknown) => {
        if (error instanceof Killed) return false;
        throw error;
      });
      const found = await new PackFiles(folder, disk.after(seed === null ? null : randomFrom(seed))).read(pack);
      expect([null, 'the whole text'], `killed at ${killAt}`).toContain(found);
      if (alive) expect(found).toBe('the whole text');
    }
  }
});
