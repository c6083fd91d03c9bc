import { afterEach, describe, expect, it } from 'vitest';
import { join } from 'node:path';
import { readRecord } from '../host/record/read.ts';
import { WHOLE, type RecordHeader } from '../host/record/record.ts';
import { RecordWriter } from '../host/record/write.ts';
import { FaultyDisk, killedInEach } from '../testing/faulty-disk.ts';
import { temporaryFolder } from '../testing/folders.ts';
import type { Disk } from './disk.ts';
import { livenessOf } from './liveness.ts';
import { MatchFiles } from './match-files.ts';

const header: RecordHeader = { system: 'toy', setup: {}, seats: ['person'], seed: 1, content: 'c', undo: 'safe', name: '', started: 0, ...WHOLE };
/** A program of its own on a disk: the others see that it lives. */
const program = (disk?: Disk, at = '/saves'): MatchFiles => new MatchFiles(at, () => {}, disk, livenessOf());
const files = (disk: Disk): MatchFiles => new MatchFiles('/saves', () => {}, disk);
/** A match of its own name. */
const named = (name: string): string => RecordWriter.begin({ ...header, name }).text;
const nameOf = (text: string | null): string | null => (text === null ? null : readRecord(text).header.name);

/** Keeps a match that was played twice, so that it has a backup, at rest. */
async function keep(disk: Disk, text: string): Promise<void> {
  await (await files(disk).create('m', text)).close();
  await (await files(disk).reopen('m', text, text)).close();
}

const names = async (disk: Disk): Promise<readonly string[]> => (await files(disk).bin()).map(({ binned }) => binned).sort();
/** A disk with a match that was killed while it was played: its packed file is older than the growing one. */
async function killedInPlay(): Promise<FaultyDisk> {
  const disk = new FaultyDisk();
  const { text, writer } = RecordWriter.begin(header);
  await (await files(disk).create('m', text)).close();
  await (await files(disk).reopen('m', text, text)).append(writer.step({ seat: 0, answer: { kind: 'pick', picks: ['a'] }, turn: 1, events: [] }).text);
  return disk.after(null);
}

/** Looks whether the match is in one place alone, and there with its last answer and its backup. */
async function isWhole(after: FaultyDisk, call: number): Promise<void> {
  const said = `killed in call ${call}`;
  const lying = await names(after);
  expect([lying.length, (await files(after).list()).length].sort(), said).toEqual([0, 1]);
  if (lying.length > 0) expect(await files(after).recover(lying[0]!), said).toBe('m');
  expect(readRecord((await files(after).read('m')) ?? '').steps.length, said).toBe(1);
  expect(await files(after).backups('m'), said).toHaveLength(1);
}

describe('the bin in a folder of matches', () => {
  it.each([['discard', false], ['discard', true], ['recover', false], ['recover', true]] as const)('whichever call of %s the program is killed in (the power goes: %s), the match is in the folder or in the bin, with its last answer and its backups', async (way, power) => {
    const calls = await killedInEach(async () => {
      const disk = await killedInPlay();
      if (way === 'recover') await files(disk).discard('m', 5);
      return disk;
    }, (disk) => (way === 'discard' ? files(disk).discard('m', 5) : files(disk).recover('m.5')), isWhole, power);
    expect(calls).toBeGreaterThan(10);
  });

  it.each([false, true])('whichever call of erase the program is killed in (the power goes: %s), the match is in the bin or nothing of it is left', async (power) => {
    await killedInEach(async () => {
      const disk = await killedInPlay();
      await files(disk).discard('m', 5);
      return disk;
    }, (disk) => files(disk).erase('m.5'), async (after, call) => {
      for (const binned of await names(after)) await files(after).erase(binned);
      expect([...after.texts().keys()].filter((path) => !path.includes('.lock')), `killed in call ${call}`).toEqual([]);
    }, power);
  });

  it('holds matches of one id side by side: each comes back with its own backup, whichever is wanted, and not where one of its id is again', async () => {
    const disk = new FaultyDisk();
    for (const [i, name] of ['first', 'second', 'third'].entries()) {
      await keep(disk, named(name));
      expect(await files(disk).discard('m', i < 2 ? 1000 : 3000)).toBe(['m.1000', 'm.1001', 'm.3000'][i]);
    }
    expect(await files(disk).bin()).toMatchObject([{ binned: 'm.1000', id: 'm', deleted: 1000 }, { binned: 'm.1001', deleted: 1001 }, { binned: 'm.3000', deleted: 3000 }]);
    expect(await files(disk).recover('m.1001')).toBe('m');
    expect([nameOf(await files(disk).read('m')), nameOf(await files(disk).readBackup('m', 1)), nameOf(await files(disk).readBinned('m.1000'))]).toEqual(['second', 'second', 'first']);
    await expect(files(disk).recover('m.1000')).rejects.toThrow('there is a match "m" already');
    await files(disk).erase('m.1000');
    for (const way of ['recover', 'erase'] as const) await expect(files(disk)[way]('m.1001')).rejects.toThrow(/there is (no match "m.1001" in the bin|a match "m" already)/);
    expect([await names(disk), nameOf(await files(disk).readBackup('m', 1))]).toEqual([['m.3000'], 'second']);
  });

  it('what was binned before moments were written down is listed without one and comes back, of two files the one that counts', async () => {
    const disk = await killedInPlay();
    for (const path of [...disk.texts().keys()].filter((one) => !one.includes('.lock'))) await disk.rename(path, path.replace('/saves/', '/saves/bin/'));
    expect(await files(disk).bin()).toMatchObject([{ binned: 'm', id: 'm', deleted: null }]);
    expect(readRecord((await files(disk).readBinned('m')) ?? '').steps).toHaveLength(1);
    await files(disk).recover('m');
    await isWhole(disk, 0);
  });

  it('a match that is open is neither put into it, nor is another of its id taken out or erased', async () => {
    const disk = new FaultyDisk();
    await keep(disk, named('first'));
    const binned = await files(disk).discard('m', 5);
    const open = await program(disk).create('m', named('second'));
    const other = program(disk);
    for (const deed of [() => other.discard('m', 6), () => other.recover(binned), () => other.erase(binned)]) await expect(deed()).rejects.toThrow('match "m" is open in another Gantry');
    await open.close();
    expect([await names(disk), nameOf(await files(disk).read('m'))]).toEqual([[binned], 'second']);
  });

  const folder = temporaryFolder('bin');
  afterEach(() => folder.remove());

  it('of two programs that throw away, take back or erase one match at once, one does', async () => {
    const own = (): MatchFiles => program(undefined, join(folder.path, 'saves'));
    const both = [own(), own()];
    const race = async (deed: (folder: MatchFiles) => Promise<unknown>): Promise<void> => {
      const done = await Promise.allSettled(both.map(deed));
      expect(done.filter(({ status }) => status === 'fulfilled').length).toBe(1);
      for (const one of done) if (one.status === 'rejected') expect(String(one.reason)).toMatch(/there is (no match "m[.0-9]*"|a match "m" already)|match "m" (is|was) open/);
    };
    const file = await own().create('m', named('first'));
    await expect(own().discard('other', 5)).rejects.toThrow('there is no match "other"');
    await file.close();
    for (let round = 1; round <= 4; round++) {
      await race((one) => one.discard('m', round));
      const binned = `m.${(await own().bin())[0]?.deleted}`;
      expect([(await own().bin()).length, await own().list(), await own().read('m')]).toEqual([1, [], null]);
      await race((one) => one.recover(binned));
      expect([nameOf(await own().read('m')), await own().bin()]).toEqual(['first', []]);
    }
    await own().discard('m', 9);
    await race((one) => one.erase('m.9'));
    expect([await own().bin(), await own().list()]).toEqual([[], []]);
  });

  it('a review goes into the bin with its match and comes back with it; beside a match that is gone none is kept', async () => {
    const disk = new FaultyDisk();
    await keep(disk, named('first'));
    await files(disk).keepReview('m', 'how it was played');
    await files(disk).discard('m', 5);
    expect([await files(disk).review('m'), disk.texts().get('/saves/bin/m.5.review.json')]).toEqual([null, 'how it was played']);
    await files(disk).keepReview('m', 'too late');
    expect(await files(disk).review('m')).toBeNull();
    await files(disk).recover('m.5');
    expect(await files(disk).review('m')).toBe('how it was played');
  });
});
