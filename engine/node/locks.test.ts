import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { MatchHeld } from '../host/fault.ts';
import { FaultyDisk, Killed } from '../testing/faulty-disk.ts';
import { temporaryFolder } from '../testing/folders.ts';
import { livenessOf, ownLiveness, type Holder } from './liveness.ts';
import { DEAD, holder, LOCK, lockOf, locks, nameOf, processes, processIn, processOf, put, stepped, UNSURE } from './locks.fixture.ts';
import { Locks } from './locks.ts';
import { realDisk } from './real-disk.ts';

/** Whom a lock's text names. */
function whom(text: string): { readonly computer: string | null; readonly process: number | null } {
  const [process, computer] = [/\b(99)\b/, /"computer":"(\w+)"/].map((form) => form.exec(text)?.[1] ?? null);
  return { computer: computer ?? null, process: process == null ? null : Number(process) };
}

describe('a lock', () => {
  it('says which process of which computer holds it, and goes when it is given up', async () => {
    const disk = new FaultyDisk();
    const mine = locks(disk);
    await mine.take('m');
    const { taking, ...said } = JSON.parse(disk.texts().get(LOCK)!) as Holder & { readonly taking: string };
    expect([...disk.texts().keys()]).toEqual([LOCK]);
    expect(said).toEqual(holder(1));
    await expect(mine.take('m')).rejects.toThrow('match "m" is open already');
    await mine.release('m');
    expect(disk.texts()).toEqual(new Map());
    await mine.release('m');
    await mine.take('m');
    expect(disk.texts().get(LOCK), 'each taking is another one').not.toContain(taking);
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
    ['a process that is gone', DEAD], ['one that was killed before it wrote anything', ''], ['one that was killed while it wrote', DEAD.slice(0, 20)],
    ['one of whom the power left zeros only', '\0'.repeat(80)], ['this very process, which does not hold it', lockOf(holder(1))],
  ])('of %s is taken over', async (_, text) => {
    for (const second of [true, false]) {
      const disk = new FaultyDisk();
      await put(disk, LOCK, text);
      await locks(stepped(disk, second)).take('m');
      expect(processes(disk)).toEqual({ [LOCK]: 1 });
    }
  });

  it.each([
    ['unsaid', '99\n', 'match "m" may be open in an older Gantry (process 99): it did not say where it ran, so nobody can tell whether it still does. If that Gantry still runs, close it before you open the match all the same: it may not notice that the match is played here as well, and answers would be lost.'],
    ['unsaid', '{"process":99,"computer":"attic","endpoint":null,"start":null}\n', 'match "m" may be open in an older Gantry (process 99 on the computer "attic"): it did not say where it ran'],
    ['elsewhere', lockOf(holder(99, 'attic')), 'match "m" may be open in a Gantry on the computer "attic" (process 99): whether it still runs there cannot be told from here. If you open it all the same, it is played on here; the other Gantry, should it still run, is told so with its next answer and keeps nothing more of this match. What it has kept until then is part of it.'],
    ['namesake', DEAD, 'match "m" may be open in a Gantry on a computer that is called "desk" as this one is (process 99): whether that is another computer, or this one before it was started anew, cannot be told. If you'],
    ['apart', DEAD, 'match "m" may be open in another Gantry on this computer (process 99): it was started in a container, a sandbox or a network of its own, and whether it still runs cannot be seen from here. If you'],
    ['number', DEAD, 'match "m" may be open in another Gantry (process 99): a program of that number runs on this computer, and whether it is that Gantry cannot be told. If you'],
    ['unread', '{"process":"all"}\n', 'match "m" may be open in a Gantry of another version: what its lock says is not understood here. If that Gantry still runs'],
  ] as const)('of whom cannot be told whether it lives (%s, %s) is left alone, and a person is asked; on that person’s word it is taken', async (doubt, text, words) => {
    for (const second of [true, false]) {
      const disk = new FaultyDisk();
      await put(disk, LOCK, text);
      const mine = locks(stepped(disk, second), { ...processOf(1, new Set([1])), judge: () => Promise.resolve(doubt === 'unread' ? 'lives' : doubt) });
      for (const takeOver of [undefined, '0123456789abcdef']) {
        const refused = await mine.take('m', takeOver).then(() => null, (error: unknown) => error);
        expect(refused).toBeInstanceOf(MatchHeld);
        expect((refused as MatchHeld).message).toContain(words);
        const { lock, ...named } = (refused as MatchHeld).held;
        expect(named).toEqual({ ...whom(text), since: (await disk.facts(LOCK))!.saved, doubt });
        expect(lock.split('.').at(-1)).toBe(nameOf(text));
        expect(disk.texts()).toEqual(new Map([[LOCK, text]]));
      }
      await mine.take('m', nameOf(text));
      expect(processes(disk)).toEqual({ [LOCK]: 1 });
    }
  });

  it('that another has taken since a person was asked is asked about anew, and of one who lives no word is taken', async () => {
    const disk = new FaultyDisk();
    const other = lockOf({ ...holder(88), taking: 'later' });
    await put(disk, LOCK, other);
    await expect(locks(disk).take('m', nameOf(UNSURE))).rejects.toMatchObject({ code: 'held', held: { lock: `${nameOf(UNSURE)}.${nameOf(other)}` } });
    await disk.remove(LOCK);
    await put(disk, LOCK, lockOf(holder(2)));
    await expect(locks(disk, processOf(1, new Set([1, 2]))).take('m', nameOf(lockOf(holder(2))))).rejects.toThrow('is open in another Gantry (process 2)');
  });

  it('with a claim of whom cannot be told either is asked about twice; both words together are enough', async () => {
    const disk = new FaultyDisk();
    const claim = lockOf({ ...holder(88), taking: 'claim' });
    await put(disk, LOCK, UNSURE);
    await put(disk, `${LOCK}.claim`, claim);
    const mine = locks(disk);
    await expect(mine.take('m')).rejects.toMatchObject({ held: { lock: nameOf(UNSURE) } });
    await expect(mine.take('m', nameOf(UNSURE))).rejects.toMatchObject({ held: { lock: `${nameOf(UNSURE)}.${nameOf(claim)}` } });
    expect(processes(disk)).toEqual({ [LOCK]: 88, [`${LOCK}.claim`]: 88 });
    await mine.take('m', `${nameOf(UNSURE)}.${nameOf(claim)}`);
    expect(processes(disk)).toEqual({ [LOCK]: 1 });
  });

  it('names nothing but an endpoint of ours to connect to', async () => {
    const disk = new FaultyDisk();
    await put(disk, LOCK, lockOf({ ...holder(2), endpoint: '\\\\server\\pipe\\x' }));
    const judged: Holder[] = [];
    await locks(disk, { ...processOf(1, new Set([1])), judge: (one) => (judged.push(one), Promise.resolve('gone')) }).take('m');
    expect(judged).toEqual([{ ...holder(2), endpoint: null }]);
  });

  it('that another has taken over is not removed when the former holder gives it up, nor put back', async () => {
    const disk = new FaultyDisk();
    const [first, second] = [locks(disk), locks(disk, processOf(2, new Set([2]), new Set([1])))];
    await first.take('m');
    expect(await first.whose('m')).toBe('own');
    await second.take('m', nameOf(disk.texts().get(LOCK)!));
    expect(await first.whose('m')).toBe('another');
    expect(await first.putBack('m')).toBe(false);
    const taken = await first.takenBy('m');
    expect(taken.message).toBe('match "m" was opened in another Gantry meanwhile: nothing more of it is kept here. Every answer that was kept here is part of it');
    expect(taken.by).toEqual({ computer: 'desk', process: 2, since: (await disk.facts(LOCK))!.saved });
    await first.release('m');
    expect(processes(disk)).toEqual({ [LOCK]: 2 });
    await second.release('m');
    expect(disk.texts()).toEqual(new Map());
  });

  it('that was taken away by nobody is put back as it was', async () => {
    const disk = new FaultyDisk();
    const mine = locks(disk);
    await mine.take('m');
    const text = disk.texts().get(LOCK);
    await disk.remove(LOCK);
    expect(await mine.whose('m')).toBe('nobody');
    expect(await mine.takenBy('m')).toMatchObject({ message: expect.stringContaining('was opened in another Gantry meanwhile: nothing more') as unknown, by: null });
    expect(await mine.putBack('m')).toBe(true);
    expect(disk.texts().get(LOCK)).toBe(text);
    expect(await locks(disk).putBack('m')).toBe(false);
  });

  it('is given up on a full disk too', async () => {
    const disk = new FaultyDisk();
    const mine = locks(disk);
    await mine.take('m');
    disk.room = 0;
    await mine.release('m');
    expect(disk.texts()).toEqual(new Map());
  });

  it('that cannot be written is not held', async () => {
    for (const second of [true, false]) {
      const disk = new FaultyDisk();
      disk.room = 10;
      const mine = locks(stepped(disk, second));
      await expect(mine.take('m')).rejects.toThrow('ENOSPC');
      disk.room = Infinity;
      await mine.take('m');
      expect(processes(disk)).toEqual({ [LOCK]: 1 });
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
      expect(processIn(after.texts().get(LOCK)), `killed in call ${killAt}`).toBe(2);
    }
  });

  it.each([true, false])('whichever call one is killed in that takes a lock over, or gives it up, the next one gets it (second names: %s)', async (second) => {
    for (let killAt = 1, done = false; !done; killAt++) {
      const disk = new FaultyDisk();
      await put(disk, LOCK, UNSURE);
      disk.killAt = disk.calls + killAt;
      const killed = locks(stepped(disk, second));
      done = await killed.take('m', nameOf(UNSURE)).then(() => killed.release('m')).then(() => true, (error: unknown) => { if (!(error instanceof Killed)) throw error; return false; });
      if (disk.calls < disk.killAt) break;
      const after = disk.after(null);
      await locks(stepped(after, second), processOf(2, new Set([2]))).take('m', nameOf(UNSURE));
      expect(processIn(after.texts().get(LOCK)), `killed in call ${killAt}`).toBe(2);
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
    found({ ...(await ownLiveness.self()), process: process.ppid, endpoint: 'gantry-0123456789abcdef', start: '1' });
    const mine = new Locks(realDisk, folder.path);
    await mine.take('m');
    expect(JSON.parse(readFileSync(path(), 'utf8'))).toMatchObject(await ownLiveness.self());
    expect(readdirSync(folder.path)).toEqual(['m.lock']);
    await mine.release('m');
    expect(readdirSync(folder.path)).toEqual([]);
  });
});
