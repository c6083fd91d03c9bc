import { afterEach, describe, expect, it } from 'vitest';
import { join } from 'node:path';
import { randomFrom } from '../core/rng.ts';
import { readRecord } from '../host/record/read.ts';
import { WHOLE, type RecordHeader } from '../host/record/record.ts';
import { RecordWriter } from '../host/record/write.ts';
import { FaultyDisk, Killed } from '../testing/faulty-disk.ts';
import { temporaryFolder } from '../testing/folders.ts';
import type { Disk } from './disk.ts';
import { MatchFiles } from './match-files.ts';

const header: RecordHeader = { system: 'toy', setup: {}, seats: ['person'], seed: 1, content: 'c', undo: 'safe', name: '', started: 0, ...WHOLE };
const files = (disk: Disk): MatchFiles => new MatchFiles('/saves', () => {}, disk);
const binned = (disk: Disk): MatchFiles => new MatchFiles('/saves/bin', () => {}, disk);
/** A match of its own name. */
const named = (name: string): string => RecordWriter.begin({ ...header, name }).text;
const nameOf = (text: string | null): string | null => (text === null ? null : readRecord(text).header.name);

/** Keeps a match that was played twice, so that it has a backup, at rest. */
async function keep(disk: Disk, text: string): Promise<void> {
  await (await files(disk).create('m', text)).close();
  await (await files(disk).reopen('m', text, text)).close();
}

/** Lets the disk be killed in one call after another of a deed, until the deed is done, and looks at what is there each time. */
async function killedInEach(
  prepare: () => Promise<FaultyDisk>, deed: (folder: MatchFiles) => Promise<void>, look: (after: FaultyDisk, call: number) => Promise<void>, power: boolean,
): Promise<number> {
  for (let call = 1; ; call++) {
    const disk = await prepare();
    disk.killAt = disk.calls + call;
    const done = await deed(files(disk)).then(() => true, (error: unknown) => {
      if (!(error instanceof Killed)) throw error;
      return false;
    });
    await look(disk.after(power ? randomFrom(call) : null), call);
    if (done) return call;
  }
}

describe('the bin', () => {
  it.each([['discard', false], ['discard', true], ['recover', false], ['recover', true]] as const)('whichever call of %s the program is killed in (the power goes: %s), the last answer is in the folder or the bin, and counts', async (way, power) => {
    const calls = await killedInEach(async () => {
      const disk = new FaultyDisk();
      const { text, writer } = RecordWriter.begin(header);
      await (await files(disk).create('m', text)).close();
      // killed while it was played: the packed file is older
      await (await files(disk).reopen('m', text, text)).append(writer.step({ seat: 0, answer: { kind: 'pick', picks: ['a'] }, turn: 1, events: [] }).text);
      const next = disk.after(null);
      if (way === 'recover') await files(next).discard('m');
      return next;
    }, (folder) => folder[way]('m'), async (after, call) => {
      if ((await files(after).read('m')) === null) await files(after).recover('m');
      expect(readRecord((await files(after).read('m')) ?? '').steps.length, `killed in call ${call}`).toBe(1);
    }, power);
    expect(calls).toBeGreaterThan(10);
  });

  it('matches of one id that are binned one after another all stay, and come back the last one first', async () => {
    const disk = new FaultyDisk();
    for (const name of ['first', 'second', 'third']) {
      await keep(disk, named(name));
      await files(disk).discard('m');
    }
    for (const name of ['third', 'second', 'first']) {
      await files(disk).recover('m');
      expect(nameOf(await files(disk).read('m'))).toBe(name);
      expect(nameOf(await files(disk).readBackup('m', 1)), 'its own backup').toBe(name);
      expect(await files(disk).backups('m')).toHaveLength(1);
      await expect(files(disk).recover('m')).rejects.toThrow('there is a match "m" already');
      for (const path of [...disk.texts().keys()].filter((path) => /^\/saves\/[^/]+$/.test(path))) await disk.remove(path);
    }
    await expect(files(disk).recover('m')).rejects.toThrow('there is no match "m"');
  });

  it('a match that came back and is binned again takes its place before the older ones', async () => {
    const disk = new FaultyDisk();
    for (const name of ['first', 'second']) {
      await keep(disk, named(name));
      await files(disk).discard('m');
    }
    await files(disk).recover('m');
    await files(disk).discard('m');
    expect(nameOf(await binned(disk).read('m'))).toBe('second');
    await files(disk).recover('m');
    expect(nameOf(await files(disk).read('m'))).toBe('second');
  });

  it.each([false, true])('whichever call the program is killed in while one goes where another of its id lies (the power goes: %s), both are there', async (power) => {
    await killedInEach(async () => {
      const disk = new FaultyDisk();
      await keep(disk, named('first'));
      await files(disk).discard('m');
      await keep(disk, named('second'));
      return disk;
    }, (folder) => folder.discard('m'), async (after, call) => {
      const found = new Set<string | null>();
      for (let times = 0; times < 2; times++) {
        if ((await files(after).read('m')) === null) await files(after).recover('m');
        found.add(nameOf(await files(after).read('m')));
        for (const path of ['/saves/m.gantry', '/saves/m.journal']) await after.remove(path);
      }
      expect(found, `killed in call ${call}`).toEqual(new Set(['first', 'second']));
    }, power);
  });

  it('backups that a kill left in the bin are no match, and nothing takes their place', async () => {
    const disk = new FaultyDisk();
    await keep(disk, named('first'));
    await disk.rename('/saves/m.backup-1.gantry', '/saves/bin/m.backup-1.gantry');
    await disk.remove('/saves/m.gantry');
    await expect(files(disk).recover('m')).rejects.toThrow('there is no match "m"');
    await keep(disk, named('second'));
    await files(disk).discard('m');
    expect([...disk.texts().keys()].sort()).toEqual(['/saves/bin/m.backup-1.gantry', '/saves/bin/m.gantry', '/saves/bin/older-1/m.backup-1.gantry']);
  });

  const folder = temporaryFolder('bin');
  afterEach(() => folder.remove());

  it('works on the computer’s own disk', async () => {
    const own = (): MatchFiles => new MatchFiles(join(folder.path, 'saves'), () => {});
    const file = await own().create('m', named('first'));
    await expect(own().discard('other')).rejects.toThrow('there is no match "other"');
    await file.close();
    await own().discard('m');
    expect([await own().list(), await own().read('m')]).toEqual([[], null]);
    await (await own().create('m', named('second'))).close();
    await own().discard('m');
    await own().recover('m');
    expect(nameOf(await own().read('m'))).toBe('second');
  });

  it('a review goes into the bin with its match and comes back with it; beside a match that is gone none is kept', async () => {
    const disk = new FaultyDisk();
    await keep(disk, named('first'));
    await files(disk).keepReview('m', 'how it was played');
    await files(disk).discard('m');
    expect([await files(disk).review('m'), await binned(disk).review('m')]).toEqual([null, 'how it was played']);
    await files(disk).keepReview('m', 'too late');
    expect(await files(disk).review('m')).toBeNull();
    await files(disk).recover('m');
    expect(await files(disk).review('m')).toBe('how it was played');
  });
});
