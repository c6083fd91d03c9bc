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
  await files.discard(pack);
  expect([await files.list(), await files.read(pack)]).toEqual([[], null]);
  await expect(files.discard(pack)).rejects.toThrow(`there is no pack "${pack}"`);
  await files.recover(pack);
  expect(await files.read(pack)).toBe('one');
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
