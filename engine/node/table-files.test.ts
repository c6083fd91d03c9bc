import { expect, it } from 'vitest';
import { FaultyDisk, Killed } from '../testing/faulty-disk.ts';
import { randomFrom } from '../core/rng.ts';
import { TableFiles } from './table-files.ts';

const folder = '/data/tables';
const table = 'own-yard';

it('keeps tables, their three last states and a bin', async () => {
  const files = new TableFiles(folder, new FaultyDisk());
  expect([await files.list(), await files.read(table)]).toEqual([[], null]);
  await files.create(table, 'one');
  await expect(files.create(table, 'other')).rejects.toMatchObject({ code: 'EEXIST' });
  for (const text of ['two', 'three', 'three', 'four', 'five']) await files.replace(table, text, true);
  expect(await files.read(table)).toBe('five');
  expect(await Promise.all((await files.backups(table)).map(({ number }) => files.readBackup(table, number)))).toEqual(['four', 'three', 'two']);
  expect(await files.list()).toEqual([{ table, size: 4, saved: expect.any(Number) as number }]);
  await files.replace(table, 'six', false);
  expect((await files.backups(table)).length).toBe(3);
  expect(await files.readBackup(table, 1)).toBe('four');
  await files.replace(table, 'five', false);
  expect(await files.history(table)).toBeNull();
  await files.keepHistory(table, 'steps');
  expect(await files.result(table)).toBeNull();
  await files.keepResult(table, 'even');
  await files.keepResult('own-none', 'of no table');
  const binned = await files.discard(table, 1000);
  expect([await files.list(), await files.backups(table), await files.result(table), await files.result('own-none')]).toEqual([[], [], null, null]);
  await expect(files.discard(table, 1001)).rejects.toThrow('there is no table "own-yard"');
  expect(await files.recover(binned)).toBe(table);
  expect([await files.read(table), (await files.backups(table)).length]).toEqual(['five', 3]);
  expect([await files.history(table), await files.result(table)]).toEqual(['steps', 'even']);
  await expect(files.replace('own-none', 'x', true)).rejects.toThrow('there is no table "own-none"');
});

it('no id is a path', async () => {
  const files = new TableFiles(folder, new FaultyDisk());
  for (const id of ['../own-yard', 'own-../x', 'yard', 'own-', 'own-A']) await expect((async () => files.read(id))()).rejects.toThrow('is not the id of a table of one\'s own');
});

it('whenever it is killed or the power goes, a table is there whole: as it was, or as it is now', async () => {
  for (let killAt = 1, alive = false; !alive; killAt++) {
    for (const seed of [null, 1, 2]) {
      const disk = new FaultyDisk();
      const files = new TableFiles(folder, disk);
      await files.create(table, 'before');
      disk.killAt = disk.calls + killAt;
      alive = await files.replace(table, 'after', true).then(() => true, (error: unknown) => { if (error instanceof Killed) return false; throw error; });
      const next = new TableFiles(folder, disk.after(seed === null ? null : randomFrom(seed)));
      expect(['before', 'after'], `killed at call ${killAt}`).toContain(await next.read(table));
      expect((await next.list()).map((one) => one.table)).toEqual([table]);
      await next.replace(table, 'again', true);
      expect(await next.read(table)).toBe('again');
    }
  }
});
