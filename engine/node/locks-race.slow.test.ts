import { describe, expect, it } from 'vitest';
import { randomFrom, type Random } from '../core/rng.ts';
import { FaultyDisk } from '../testing/faulty-disk.ts';
import { DEAD, holder, LOCK, lockOf, locks, nameOf, processes, processOf, put, stepped, UNSURE } from './locks.fixture.ts';
import type { Locks } from './locks.ts';

/** What lies there when several come at once. */
const FOUND: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  nothing: [], 'a dead lock': [[LOCK, DEAD]], 'an unfinished lock': [[LOCK, '']], 'a dead lock that a dead process was clearing away': [[LOCK, DEAD], [`${LOCK}.claim`, lockOf(holder(98))]],
  'a lock of whom nobody can tell, on a person’s word': [[LOCK, UNSURE]],
};

/** How those know each other who come at once: whether they can tell that the others live. */
const KNOWING = { 'who know that the others live': false, 'who cannot tell of each other': true } as const;

/** Orders drawn of each kind. */
const ORDERS = 200;

/** Whose turn it is, one call of the disk after another. */
class Turns {
  readonly #waiting = new Map<number, () => void>();
  readonly #ends = new Set<number>();

  /** For the disk of a process. */
  of(number: number): () => Promise<void> {
    return () => new Promise((go) => void this.#waiting.set(number, go));
  }

  end(number: number): void {
    this.#ends.add(number);
  }

  /** Until so many have ended; `next` gives the index of one of those that wait. */
  async run(all: number, next: (waiting: readonly number[]) => number): Promise<void> {
    while (this.#ends.size < all) {
      await new Promise((done) => setImmediate(done));
      const able = [...this.#waiting.keys()].sort((a, b) => a - b);
      const chosen = able[next(able)];
      if (chosen === undefined) continue;
      const go = this.#waiting.get(chosen);
      this.#waiting.delete(chosen);
      go?.();
    }
  }
}

interface Race {
  readonly found: readonly (readonly [string, string])[];
  readonly takers: number;
  /** Whether the disk has second names. */
  readonly second: boolean;
  /** Whether those at it cannot tell of each other. */
  readonly strangers: boolean;
}

/** Lets processes take the same lock, in the order that `next` says, and gives those who got it. */
async function race({ found, takers, second, strangers }: Race, next: (waiting: readonly number[]) => number): Promise<readonly number[]> {
  const disk = new FaultyDisk();
  for (const [path, text] of found) await put(disk, path, text);
  const numbers = Array.from({ length: takers }, (_, i) => i + 1);
  const turns = new Turns();
  const got: number[] = [];
  for (const number of numbers) {
    locks(stepped(disk, second, turns.of(number)), processOf(number, new Set(numbers), new Set(strangers ? [88, ...numbers] : [88])), turns.of(number)).take('m', nameOf(UNSURE))
      .then(() => void got.push(number), (error: Error) => expect(error.message).toContain(strangers ? 'may be open in another Gantry' : 'is open in another Gantry'))
      .finally(() => turns.end(number));
  }
  await turns.run(takers, next);
  const { [LOCK]: lock, ...rest } = processes(disk);
  expect(lock).toBe(got[0]);
  // Without second names a claim that was put back may stay. It belongs to the one who got the lock, so it never keeps that one from it.
  expect(rest).toEqual(second || Object.keys(rest).length === 0 ? {} : { [`${LOCK}.claim`]: got[0] });
  return got;
}

describe.each(Object.entries(KNOWING))('several at once, %s', (_knowing, strangers) => {
  describe.each(Object.entries(FOUND))('and %s is there', (_, found) => {
    it.each([true, false])('two, whenever the one comes in between the other: one gets it (second names: %s)', async (second) => {
      let most = 1;
      for (let first = 0; first <= most; first++) for (let then = 1; then <= most; then++) {
        let calls = 0;
        const got = await race({ found, takers: 2, second, strangers }, (waiting) => {
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
        const got = await race({ found, takers: 3, second: true, strangers }, (waiting) => {
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
      for (let i = 0; i < ORDERS; i++) expect(await race({ found, takers: 3, second: true, strangers }, (waiting) => Math.floor(random() * waiting.length)), `order ${i}`).toHaveLength(1);
    });

    it('two in any order on a disk without second names: one gets it', async () => {
      const random: Random = randomFrom(5);
      for (let i = 0; i < ORDERS; i++) expect(await race({ found, takers: 2, second: false, strangers }, (waiting) => Math.floor(random() * waiting.length)), `order ${i}`).toHaveLength(1);
    });
  });
});

/** A holder that lives and of whom two others cannot tell gives its lock up while they take it over on a person's word. Gives what it saw of its lock on the way. */
async function takenFrom(second: boolean, looks: number, next: (waiting: readonly number[]) => number): Promise<readonly string[]> {
  const disk = new FaultyDisk();
  const turns = new Turns();
  let isRace = false;
  const turn = turns.of(9);
  const former = locks(stepped(disk, second, () => (isRace ? turn() : Promise.resolve())), processOf(9, new Set([9]), new Set([1, 2])), turn);
  await former.take('m');
  const name = nameOf(disk.texts().get(LOCK)!);
  isRace = true;
  const got: number[] = [];
  for (const number of [1, 2]) locks(stepped(disk, second, turns.of(number)), processOf(number, new Set([1, 2]), new Set([9])), turns.of(number)).take('m', name).then(() => void got.push(number), (error: Error) => expect(error.message).toContain('open in another Gantry')).finally(() => turns.end(number));
  const seen: string[] = [];
  const leave = async (): Promise<void> => {
    for (let i = 0; i < looks; i++) seen.push(await former.whose('m'));
    await former.release('m');
  };
  leave().finally(() => turns.end(9));
  await turns.run(3, next);
  expect(got.length).toBeLessThanOrEqual(1);
  if (got.length === 1) expect(processes(disk)[LOCK]).toBe(got[0]);
  else expect(processes(disk)[LOCK] ?? 'nobody').toBe('nobody');
  return [...seen, `got ${got.length}`];
}

describe.each([true, false])('a lock that is taken over while its holder gives it up (second names: %s)', (second) => {
  it('is its new holder’s, in any order, and was always somebody’s before', async () => {
    const random: Random = randomFrom(6);
    const ends = new Set<string>();
    for (let i = 0; i < ORDERS; i++) {
      const seen = await takenFrom(second, 4, (waiting) => Math.floor(random() * waiting.length));
      expect(seen.slice(0, 4).join(' '), `order ${i}`).toMatch(/^(own ?)*(another ?)*$/);
      ends.add(seen.at(-1)!);
    }
    expect([...ends]).toContain('got 1');
  });

  it('whenever the one comes in between the other', async () => {
    for (let first = 0; first <= 25; first++) for (let then = 1; then <= 25; then++) {
      let calls = 0;
      await takenFrom(second, 0, (waiting) => {
        calls++;
        const wanted = calls > first && calls <= first + then ? 9 : 1;
        return Math.max(0, waiting.indexOf(wanted));
      });
    }
  });
});

it('a lock that goes from hand to hand is nobody’s twice at once, in any order', async () => {
  const random: Random = randomFrom(7);
  for (let i = 0; i < 30; i++) {
    const disk = new FaultyDisk();
    await put(disk, LOCK, DEAD);
    const turns = new Turns();
    let holding = 0;
    let most = 0;
    const once = async (mine: Locks): Promise<void> => {
      for (;;) {
        if (await mine.take('m').then(() => true, () => false)) break;
      }
      most = Math.max(most, ++holding);
      expect(await mine.whose('m')).toBe('own');
      holding--;
      await mine.release('m');
    };
    for (const number of [1, 2, 3])
      once(locks(stepped(disk, true, turns.of(number)), processOf(number, new Set([1, 2, 3])), turns.of(number))).finally(() => turns.end(number));
    await turns.run(3, (waiting) => Math.floor(random() * waiting.length));
    expect(most, `order ${i}`).toBe(1);
    expect(disk.texts(), `order ${i}`).toEqual(new Map());
  }
});
