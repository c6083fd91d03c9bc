import { describe, expect, it } from 'vitest';
import type { Disk } from '../node/disk.ts';
import { MatchFiles } from '../node/match-files.ts';
import { newMatchId } from '../node/new-match.ts';
import { FaultyDisk } from '../testing/faulty-disk.ts';
import { testDesk } from '../testing/memory.ts';

const pick = (option: string) => ({ kind: 'pick', picks: [option] }) as const;
const start = { system: 'toy', setup: { table: 'floor', goal: 1000 }, seats: ['person', 'person'] };

/** A computer whose clock is set at will: what its files say of their age, and what the program reads, follow it. */
class Clock {
  now = Date.UTC(2026, 5, 1);
  readonly #disk = new FaultyDisk();
  readonly #saved = new Map<string, number>();

  /** A program started now. */
  program(): ReturnType<typeof testDesk> {
    const [inner, saved] = [this.#disk, this.#saved];
    const changed = (path: string): void => void saved.set(path, this.now);
    const disk: Disk = {
      names: (folder) => inner.names(folder), read: (path, most) => inner.read(path, most),
      makeFolder: (folder) => inner.makeFolder(folder), syncFolder: (folder) => inner.syncFolder(folder),
      facts: async (path) => {
        const facts = await inner.facts(path);
        return facts === null ? null : { ...facts, saved: saved.get(path) ?? 0 };
      },
      create: (path) => { changed(path); return inner.create(path); },
      open: (path) => { changed(path); return inner.open(path); },
      rename: (from, to) => { saved.set(to, saved.get(from) ?? 0); return inner.rename(from, to); },
      copy: (from, to) => { changed(to); return inner.copy(from, to); },
      remove: (path) => inner.remove(path),
    };
    return testDesk({ matches: new MatchFiles('/saves', () => {}, disk), now: () => this.now, newMatchId: () => newMatchId(new Date(this.now)), soon: (run) => void setImmediate(run) });
  }
}

describe('a clock that is set back', () => {
  it('loses no answer and no backup, and backups stay in the order in which they were made', async () => {
    const clock = new Clock();
    let { call } = clock.program();
    const { match } = await call('newMatch', start);
    await call('answer', { match, at: 0, answer: pick('one') });
    await call('leave', { match });
    for (const [sitting, year] of [2020, 1999, 1970].entries()) {
      clock.now = Date.UTC(year, 0, 1);
      ({ call } = clock.program());
      expect(await call('continueMatch', { match })).toMatchObject({ at: sitting + 1 });
      await call('answer', { match, at: sitting + 1, answer: pick('one') });
      await call('leave', { match });
    }
    expect((await call('backups', { match })).backups.map(({ number, answers }) => [number, answers])).toEqual([[1, 3], [2, 2], [3, 1]]);
    expect(await call('continueMatch', { match })).toMatchObject({ at: 4 });
  });

  it('new matches, copies and branches open, even where the clock says a time before 1970', async () => {
    const clock = new Clock();
    clock.now = -5000;
    const { call } = clock.program();
    const { match } = await call('newMatch', start);
    await call('answer', { match, at: 0, answer: pick('one') });
    const { match: branch } = await call('branch', { match, at: 1, seats: start.seats });
    const { match: copy } = await call('duplicateMatch', { match });
    for (const id of [branch, copy]) expect(await call('continueMatch', { match: id })).toMatchObject({ at: 1 });
    expect((await call('catalogue', {})).matches.map(({ problem }) => problem)).toEqual([null, null, null]);
  });
});
