import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { randomFrom, type Random } from '../core/rng.ts';
import { FaultyDisk, Killed } from '../testing/faulty-disk.ts';
import { temporaryFolder } from '../testing/folders.ts';
import { realDisk, type Disk, type OpenedFile } from './disk.ts';
import { livenessOf, ownLiveness, type Holder, type Liveness } from './liveness.ts';
import { Locks } from './locks.ts';

const LOCK = '/saves/m.lock';
const holder = (process: number, computer: string | null = 'desk'): Holder => ({ process, computer, endpoint: `gantry-${String(process).padStart(16, '0')}`, start: null });
const lockOf = (holder: Holder): string => `${JSON.stringify(holder)}\n`;
const DEAD = lockOf(holder(99));

/** A process among those that live. */
const processOf = (number: number, living: ReadonlySet<number>): Liveness => ({
  self: () => Promise.resolve(holder(number)),
  lives: ({ process }) => Promise.resolve(process !== number && living.has(process)),
});

/** A disk with or without second names, that waits before each call. */
function stepped(disk: Disk, second: boolean, turn: () => Promise<void> = () => Promise.resolve()): Disk {
  const step = <A extends readonly unknown[], R>(run: (...args: A) => Promise<R>) => async (...args: A): Promise<R> => {
    await turn();
    return run(...args);
  };
  const opened = (file: OpenedFile): OpenedFile => ({ write: step((bytes, at) => file.write(bytes, at)), truncate: (length) => file.truncate(length), sync: () => file.sync(), close: () => file.close() });
  return {
    names: step((folder) => disk.names(folder)), facts: step((path) => disk.facts(path)), read: step((path, most) => disk.read(path, most)), open: (path) => disk.open(path),
    create: step(async (path) => opened(await disk.create(path))), rename: step((from, to) => disk.rename(from, to)), copy: (from, to) => disk.copy(from, to), remove: step((path) => disk.remove(path)),
    ...(second ? { link: step((from, to) => disk.copy(from, to)) } : {}), // in memory a copy is as good: it is there at once, with all its bytes
    makeFolder: (folder) => disk.makeFolder(folder), syncFolder: (folder) => disk.syncFolder(folder),
  };
}

async function put(disk: Disk, path: string, text: string): Promise<void> {
  await (await disk.create(path)).write(new TextEncoder().encode(text), 0);
}

const locks = (disk: Disk, liveness: Liveness = processOf(1, new Set([1]))): Locks => new Locks(disk, '/saves', liveness);

describe('a lock', () => {
  it('says which process of which computer holds it, and goes when it is given up', async () => {
    const disk = new FaultyDisk();
    const mine = locks(disk);
    await mine.take('m');
    expect(disk.texts()).toEqual(new Map([[LOCK, lockOf(holder(1))]]));
    await expect(mine.take('m')).rejects.toThrow('match "m" is open already');
    await mine.release('m');
    expect(disk.texts()).toEqual(new Map());
    await mine.release('m');
  });

  it('of a process that lives is respected, and nothing of it changes', async () => {
    for (const second of [true, false]) {
      const disk = new FaultyDisk();
      await put(disk, LOCK, lockOf(holder(2)));
      const mine = locks(stepped(disk, second), processOf(1, new Set([1, 2])));
      for (let i = 0; i < 2; i++) await expect(mine.take('m')).rejects.toThrow('match "m" is open in another Gantry (process 2)');
      expect(disk.texts()).toEqual(new Map([[LOCK, lockOf(holder(2))]]));
    }
  });

  it.each([
    ['a process that is gone', DEAD], ['an older version, by its number alone', '99\n'], ['one that was killed before it wrote anything', ''], ['one that was killed while it wrote', DEAD.slice(0, 20)],
    ['one of whom the power left zeros only', '\0'.repeat(80)], ['nobody who can be understood', '{"process":"all"}\n'], ['this very process, which does not hold it', lockOf(holder(1))],
  ])('of %s is taken over', async (_, text) => {
    for (const second of [true, false]) {
      const disk = new FaultyDisk();
      await put(disk, LOCK, text);
      await locks(stepped(disk, second)).take('m');
      expect(disk.texts()).toEqual(new Map([[LOCK, lockOf(holder(1))]]));
    }
  });

  it('of another computer is respected, whether or not its process lives here, and says what can be done', async () => {
    const disk = new FaultyDisk();
    await put(disk, LOCK, lockOf(holder(99, 'attic')));
    await expect(locks(disk).take('m')).rejects.toThrow('match "m" is open in a Gantry on the computer "attic"; you can make a copy of it here. If no Gantry runs on that computer any more, delete the file "m.lock" in the folder of matches');
    await disk.remove(LOCK);
    await locks(disk).take('m');
  });

  it('names nothing but an endpoint of ours to connect to', async () => {
    const disk = new FaultyDisk();
    await put(disk, LOCK, lockOf({ ...holder(2), endpoint: '\\\\server\\pipe\\x' }));
    await locks(disk, { ...processOf(1, new Set([1])), lives: () => { throw new Error('it was asked'); } }).take('m');
  });

  it('that cannot be written is not held', async () => {
    for (const second of [true, false]) {
      const disk = new FaultyDisk();
      disk.room = 10;
      const mine = locks(stepped(disk, second));
      await expect(mine.take('m')).rejects.toThrow('ENOSPC');
      disk.room = Infinity;
      await mine.take('m');
      expect(disk.texts()).toEqual(new Map([[LOCK, lockOf(holder(1))]]));
    }
  });

  it.each([true, false])('whichever call a taker is killed in, the next one gets it (second names: %s)', async (second) => {
    for (let killAt = 1, done = false; !done; killAt++) {
      const disk = new FaultyDisk();
      await put(disk, LOCK, DEAD);
      disk.killAt = disk.calls + killAt;
      done = await locks(stepped(disk, second)).take('m').then(() => true, (error: unknown) => { if (!(error instanceof Killed)) throw error; return false; });
      const after = disk.after(null);
      await locks(stepped(after, second), processOf(2, new Set([2]))).take('m');
      expect(after.texts().get(LOCK), `killed in call ${killAt}`).toBe(lockOf(holder(2)));
    }
  });
});

describe('on the computer’s own disk, with what the system says of processes', () => {
  const folder = temporaryFolder('locks');
  afterEach(() => folder.remove());
  const path = (): string => join(folder.path, 'm.lock');
  const found = (lock: Holder): void => {
    mkdirSync(folder.path, { recursive: true });
    writeFileSync(path(), lockOf(lock));
  };

  it('a process that lives has its match to itself', async () => {
    const other = await livenessOf().self();
    found(other);
    await expect(new Locks(realDisk, folder.path).take('m')).rejects.toThrow(`is open in another Gantry (process ${process.pid})`);
    expect(readFileSync(path(), 'utf8')).toBe(lockOf(other));
  });

  it('after a power cut another program may have the number: its match is to be had all the same', async () => {
    const { computer } = await ownLiveness.self();
    found({ process: process.ppid, computer, endpoint: 'gantry-0123456789abcdef', start: null });
    const mine = new Locks(realDisk, folder.path);
    await mine.take('m');
    expect(readFileSync(path(), 'utf8')).toBe(lockOf(await ownLiveness.self()));
    expect(readdirSync(folder.path)).toEqual(['m.lock']);
    await mine.release('m');
    expect(readdirSync(folder.path)).toEqual([]);
  });
});

/** What lies there when several come at once. */
const FOUND: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  nothing: [], 'a dead lock': [[LOCK, DEAD]], 'an unfinished lock': [[LOCK, '']], 'a dead lock that a dead process was clearing away': [[LOCK, DEAD], [`${LOCK}.claim`, lockOf(holder(98))]],
};

/** Lets processes take the same lock, one call of the disk after another as `next` says (the index of one of those that wait), and gives those who got it. */
async function race(found: readonly (readonly [string, string])[], takers: number, second: boolean, next: (waiting: readonly number[]) => number): Promise<readonly number[]> {
  const disk = new FaultyDisk();
  for (const [path, text] of found) await put(disk, path, text);
  const numbers = Array.from({ length: takers }, (_, i) => i + 1);
  const waiting = new Map<number, () => void>();
  const got: number[] = [];
  const ends = new Set<number>();
  for (const number of numbers) {
    const turn = (): Promise<void> => new Promise((go) => void waiting.set(number, go));
    locks(stepped(disk, second, turn), processOf(number, new Set(numbers))).take('m')
      .then(() => void got.push(number), (error: Error) => expect(error.message).toContain('is open in another Gantry'))
      .finally(() => ends.add(number));
  }
  while (ends.size < takers) {
    await new Promise((done) => setImmediate(done));
    const able = [...waiting.keys()].sort((a, b) => a - b);
    const chosen = able[next(able)];
    if (chosen === undefined) continue;
    const go = waiting.get(chosen);
    waiting.delete(chosen);
    go?.();
  }
  expect(disk.texts().get(LOCK)).toBe(lockOf(holder(got[0] ?? 0)));
  // Without second names a claim that was put back may stay. It belongs to the one who got the lock, so it never keeps a living one from it.
  const rest = [...disk.texts()].filter(([path]) => path !== LOCK);
  if (second) expect(rest).toEqual([]);
  for (const [path, text] of rest) expect([path.endsWith('.claim'), text]).toEqual([true, lockOf(holder(got[0] ?? 0))]);
  return got;
}

describe.each(Object.entries(FOUND))('two or three at once, and %s is there', (_, found) => {
  it.each([true, false])('two, whenever the one comes in between the other: one gets it (second names: %s)', async (second) => {
    let most = 1;
    for (let first = 0; first <= most; first++) for (let then = 1; then <= most; then++) {
      let calls = 0;
      const got = await race(found, 2, second, (waiting) => {
        calls++;
        const other = calls > first && calls <= first + then;
        return Math.max(0, waiting.indexOf(other ? 2 : 1));
      });
      expect(got, `${first} calls of the one, ${then} of the other`).toHaveLength(1);
      most = Math.max(most, Math.min(calls, 30));
    }
  });

  it('three, the one interrupted twice, wherever it is, by another from beginning to end: one gets it', async () => {
    let most = 1;
    for (let first = 0; first <= most; first++) for (let then = 0; then <= 4; then++) {
      let calls = 0;
      const got = await race(found, 3, true, (waiting) => {
        const other = calls < first ? 1 : waiting.includes(2) ? 2 : calls < first + then ? 1 : 3;
        const chosen = waiting.includes(other) ? other : (waiting[0] ?? 0);
        if (chosen === 1) calls++;
        return waiting.indexOf(chosen);
      });
      expect(got, `${first} calls, then ${then}`).toHaveLength(1);
      most = Math.max(most, Math.min(calls, 30));
    }
  });

  it('three in any order: one gets it', async () => {
    const random: Random = randomFrom(4);
    for (let i = 0; i < 300; i++) expect(await race(found, 3, true, (waiting) => Math.floor(random() * waiting.length)), `order ${i}`).toHaveLength(1);
  });

  it('two in any order on a disk without second names: one gets it', async () => {
    const random: Random = randomFrom(5);
    for (let i = 0; i < 300; i++) expect(await race(found, 2, false, (waiting) => Math.floor(random() * waiting.length)), `order ${i}`).toHaveLength(1);
  });
});
