import { afterEach, describe, expect, it } from 'vitest';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FaultyDisk, killedInEach } from '../testing/faulty-disk.ts';
import { temporaryFolder } from '../testing/folders.ts';
import type { Disk } from './disk.ts';
import { TableFiles } from './table-files.ts';

const table = 'own-yard';
const files = (disk: Disk): TableFiles => new TableFiles('/tables', disk);

/** Keeps a table with everything that may lie beside one. */
async function keep(folder: TableFiles, text = 'now'): Promise<void> {
  await folder.create(table, 'before');
  await folder.replace(table, text, true);
  await folder.keepHistory(table, 'steps');
  await folder.keepResult(table, 'even');
}

/** A disk with such a table. */
async function kept(): Promise<FaultyDisk> {
  const disk = new FaultyDisk();
  await keep(files(disk));
  return disk;
}

const everything = (folder: TableFiles): Promise<readonly (string | null)[]> =>
  Promise.all([folder.read(table), folder.readBackup(table, 1), folder.history(table), folder.result(table)]);
const whole = ['now', 'before', 'steps', 'even'];
const names = async (folder: TableFiles): Promise<readonly string[]> => (await folder.bin()).map(({ binned }) => binned).sort();

describe('the bin in a folder of tables', () => {
  it('holds tables of one id side by side, each with what lay beside it', async () => {
    const folder = files(new FaultyDisk());
    for (const text of ['first', 'second']) {
      await keep(folder, text);
      await folder.discard(table, 1000);
    }
    expect(await folder.bin()).toMatchObject([{ binned: 'own-yard.1000', id: table, deleted: 1000 }, { binned: 'own-yard.1001', id: table, deleted: 1001 }]);
    expect([await folder.readBinned('own-yard.1000'), await folder.readBinned('own-yard.1001')]).toEqual(['first', 'second']);
    expect(await folder.recover('own-yard.1000')).toBe(table);
    expect(await everything(folder)).toEqual(['first', 'before', 'steps', 'even']);
    await expect(folder.recover('own-yard.1001')).rejects.toThrow('there is a table "own-yard" already');
    await folder.erase('own-yard.1001');
    expect([await names(folder), await everything(folder)]).toEqual([[], ['first', 'before', 'steps', 'even']]);
  });

  it('what was thrown away before moments were written down is listed without one, comes back and is erased', async () => {
    const disk = new FaultyDisk();
    const folder = files(disk);
    await keep(folder);
    for (const path of [...disk.texts().keys()]) await disk.rename(path, path.replace('/tables/', '/tables/bin/'));
    expect(await folder.bin()).toMatchObject([{ binned: table, id: table, deleted: null }]);
    await folder.recover(table);
    expect(await everything(folder)).toEqual(whole);
    await folder.discard(table, 5);
    await folder.erase('own-yard.5');
    expect(disk.texts().size).toBe(0);
  });

  it('no name in it is a path', async () => {
    const folder = files(new FaultyDisk());
    for (const binned of ['../own-yard', 'own-yard.5/x', 'own-yard.x', 'own-yard.1.2', 'own-yard.backup-1', 'yard']) {
      for (const way of ['readBinned', 'recover', 'erase'] as const) await expect((async () => folder[way](binned))()).rejects.toThrow('is not the name of a table in the bin');
    }
  });

  it.each([['discard', false], ['discard', true], ['recover', false], ['recover', true]] as const)('whichever call of %s the program is killed in (the power goes: %s), the table with all that is its own is there or comes back', async (way, power) => {
    const calls = await killedInEach(async () => {
      const disk = await kept();
      if (way === 'recover') await files(disk).discard(table, 1000);
      return disk;
    }, (disk) => (way === 'discard' ? files(disk).discard(table, 1000) : files(disk).recover('own-yard.1000')), async (after, call) => {
      const folder = files(after);
      const binned = await names(folder);
      expect([binned.length, (await folder.list()).length].sort(), `killed in call ${call}`).toEqual([0, 1]);
      if (binned.length > 0) await folder.recover(binned[0]!);
      expect(await everything(folder), `killed in call ${call}`).toEqual(whole);
    }, power);
    expect(calls).toBeGreaterThan(10);
  });

  it.each([false, true])('whichever call of erase the program is killed in (the power goes: %s), the table is in the bin or nothing of it is left', async (power) => {
    await killedInEach(async () => {
      const disk = await kept();
      await files(disk).discard(table, 1000);
      return disk;
    }, (disk) => files(disk).erase('own-yard.1000'), async (after, call) => {
      if ((await names(files(after))).length > 0) await files(after).erase('own-yard.1000');
      expect([...after.texts().keys()], `killed in call ${call}`).toEqual([]);
    }, power);
  });

  it('what a kill left in the folder of a table that is erased goes with it', async () => {
    await killedInEach(kept, (disk) => files(disk).discard(table, 1000), async (after, call) => {
      for (const binned of await names(files(after))) await files(after).erase(binned);
      if ((await files(after).read(table)) === null) expect([...after.texts().keys()], `killed in call ${call}`).toEqual([]);
      else expect(await everything(files(after))).toEqual(whole);
    }, false);
  });

  const place = temporaryFolder('table-bin');
  afterEach(() => place.remove());

  it('of two programs that throw away, take back or erase one table at once, one does', async () => {
    const path = join(place.path, 'tables');
    const both = [new TableFiles(path), new TableFiles(path)];
    const race = async (deed: (folder: TableFiles) => Promise<unknown>): Promise<void> => {
      const done = await Promise.allSettled(both.map(deed));
      expect(done.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
      for (const one of done) if (one.status === 'rejected') expect(String(one.reason)).toMatch(/there is (no table "own-yard[.0-9]*"|a table "own-yard" already)/);
    };
    await keep(both[0]!);
    for (let round = 1; round <= 8; round++) {
      let now = round * 1000;
      await race((folder) => folder.discard(table, now++));
      const [binned, ...more] = await names(both[1]!);
      expect([more, await both[0]!.list()]).toEqual([[], []]);
      await race((folder) => folder.recover(binned!));
      expect([await names(both[0]!), await everything(both[1]!)]).toEqual([[], whole]);
    }
    const binned = await both[0]!.discard(table, 1);
    await race((folder) => folder.erase(binned));
    expect([readdirSync(path), readdirSync(join(path, 'bin'))]).toEqual([['bin'], []]);
  });

  it('works on the computer’s own disk, is there for the next program, and says what is no file', async () => {
    const path = join(place.path, 'tables');
    expect(await new TableFiles(path).bin()).toEqual([]);
    await keep(new TableFiles(path));
    const binned = await new TableFiles(path).discard(table, 1732800000000);
    writeFileSync(join(path, 'bin/own-torn.gantry-table'), '{');
    mkdirSync(join(path, 'bin/own-odd.7.gantry-table'));
    expect(await names(new TableFiles(path))).toEqual(['own-odd.7', 'own-torn', 'own-yard.1732800000000']);
    await expect(new TableFiles(path).readBinned('own-odd.7')).rejects.toThrow();
    await expect(new TableFiles(path).erase('own-odd.7')).rejects.toThrow();
    await new TableFiles(path).recover(binned);
    expect(await everything(new TableFiles(path))).toEqual(whole);
  });
});
