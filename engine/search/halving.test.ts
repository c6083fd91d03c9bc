import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomFrom } from '../core/rng.ts';
import { halving, lead, mean, type Trial } from './halving.ts';

interface Trials<T> {
  readonly among: readonly T[];
  readonly trials: number;
  value(it: T, index: number): number;
  /** Whether so much of the time is over, from 0 to 1. */
  isLate(share: number): boolean;
}

/** Carries trials out one after another while there is time. */
function finished<T>({ among, trials, value, isLate }: Trials<T>): readonly Trial<T>[] {
  const ranking = halving(among.map((it) => ({ it, values: [] })), trials);
  let step = ranking.next();
  while (step.done !== true) {
    const { live, from, count, share, least } = step.value;
    const values: number[] = [];
    for (let at = 0; at < live.length * count; at++) {
      if (isLate(at >= least * live.length && at % live.length === 0 ? share : 1)) break;
      values.push(value(live[at % live.length]!, from + Math.floor(at / live.length)));
    }
    step = ranking.next(values);
  }
  return step.value;
}
const never = (): boolean => false;

describe('sequential halving', () => {
  it('gives everybody back, the one that is best in every trial first', () => {
    const numbers = fc.uniqueArray(fc.integer({ min: -1000, max: 1000 }), { minLength: 2, maxLength: 40 });
    fc.assert(fc.property(numbers, fc.integer({ min: 1, max: 400 }), (among, trials) => {
      const luck = randomFrom(trials);
      const shaken = Array.from({ length: 500 }, luck);
      const ranked = finished({ among, trials, value: (it, index) => it + 5000 * shaken[index]!, isLate: never });
      expect(ranked[0]!.it).toBe(Math.max(...among));
      expect(ranked.map(({ it: own }) => own).sort((a, b) => a - b)).toEqual([...among].sort((a, b) => a - b));
    }));
  });

  it('spends most trials on the few that lead, about as many as it may', () => {
    const ranked = finished({ among: [1, 2, 3, 4, 5, 6, 7, 8], trials: 240, value: (it) => it, isLate: never });
    expect(ranked.map(({ it: own, values }) => [own, values.length])).toEqual([[8, 70], [7, 70], [6, 30], [5, 30], [4, 10], [3, 10], [2, 10], [1, 10]]);
  });

  it('nobody leaves after one trial alone: what all had of bad luck in it is known by the third', () => {
    // In the first trial everybody who will turn out well stands badly.
    const among = Array.from({ length: 64 }, (_, at) => at);
    const ranked = finished({ among, trials: 240, value: (it, index) => (index === 0 ? -it : it), isLate: never });
    expect(ranked[0]!.it).toBe(63);
    expect(ranked.map(({ values }) => values.length)).toEqual(ranked.map((_, place) => (place < 4 ? 12 : place < 16 ? 4 : 3)));
  });

  it('where there are not so many trials, all that there are go into the first round', () => {
    const ranked = finished({ among: [1, 2, 3, 4, 5, 6, 7, 8], trials: 18, value: (it) => it, isLate: never });
    expect(ranked.map(({ values }) => values.length)).toEqual([4, 4, 3, 3, 2, 2, 2, 2]);
  });

  it('those that come with values are not tried again for their first round', () => {
    const among = [1, 2, 3, 4, 5, 6, 7, 8];
    const ranking = halving(among.map((it) => ({ it, values: [it, it, it] })), 60);
    expect(ranking.next().value).toMatchObject({ live: [8, 7, 6, 5], from: 3, count: 4 });
  });

  it('of those that come to the same in every trial one stands for all, so that others are tried instead', () => {
    // Seven are alike by name alone, and lucky at first.
    const among = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'good'];
    const ranked = finished({ among, trials: 60, value: (it, index) => (it === 'good' ? 0.1 : index < 3 ? 0.2 + index / 10 : 0), isLate: never });
    expect(ranked.map(({ it, values }) => [it, values.length]).slice(0, 3)).toEqual([['good', 21], ['a', 21], ['b', 3]]);
  });

  it('matches that were over prove nothing: who has won and lost as others have goes on beside them', () => {
    const ranked = finished({ among: ['early', 'good', 'a', 'b'], trials: 48, value: (it, index) => (index < 3 ? [1, -1, 0.2][index]! : it === 'good' ? 0.5 : 0), isLate: never });
    expect(ranked[0]!.it).toBe('good');
  });

  it('who has won every time so far goes on, though others have too', () => {
    const ranked = finished({ among: ['lucky', 'sure', 'a', 'b', 'c', 'd', 'e', 'f'], trials: 60, value: (it, index) => (it === 'sure' || (it === 'lucky' && index < 3) ? 1 : 0), isLate: never });
    expect(ranked[0]!.it).toBe('sure');
  });

  it('finds the better one under luck of its own as often as the trials allow', () => {
    let right = 0;
    for (let seed = 1; seed <= 60; seed++) {
      const random = randomFrom(seed);
      const ranked = finished({ among: [0, 0, 0, 0.3, 0, 0, 0, 0], trials: 480, value: (it) => it + 2 * random() - 1, isLate: never });
      if (ranked[0]!.it === 0.3) right += 1;
    }
    expect(right).toBeGreaterThan(50);
  });

  it('while there is time everybody has the fewest trials of each round, however little of it the rounds before have left', () => {
    const ranked = finished({ among: [3, 9, 1, 4], trials: 4000, value: (it) => it, isLate: (share) => share < 1 });
    expect(ranked.map(({ it: own, values }) => [own, values.length])).toEqual([[9, 1003], [4, 1003], [3, 3], [1, 3]]);
  });

  it('no trial begins once the time is over, and who leads had the same trials as those it is before', () => {
    const numbers = fc.uniqueArray(fc.integer({ min: -1000, max: 1000 }), { minLength: 2, maxLength: 40 });
    fc.assert(fc.property(numbers, fc.integer({ min: 0, max: 300 }), (among, most) => {
      const luck = randomFrom(most);
      const shaken = Array.from({ length: 5000 }, luck);
      let spent = 0;
      const value = (it: number, index: number): number => ((spent += 1), it + 5000 * shaken[index]!);
      const ranked = finished({ among, trials: 4000, value, isLate: () => spent >= most });
      expect(spent).toBeLessThanOrEqual(most);
      expect(ranked.map(({ it: own }) => own).sort((x, y) => x - y)).toEqual([...among].sort((x, y) => x - y));
      expect(ranked[0]!.it).toBe(most === 0 ? among[0] : Math.max(...among.slice(0, most)));
    }));
  });

  it('who left early is compared with who stayed by the luck that both had', () => {
    // Luck is good at first: who left early has seen nothing else.
    const ranked = finished({ among: [1, 2, 3, 4, 5, 6, 7, 8], trials: 240, value: (it, index) => it + (index < 10 ? 1000 : 0), isLate: never });
    expect(mean(ranked.at(-1)!)).toBeGreaterThan(mean(ranked[0]!));
    expect(ranked.map((trial) => Math.round(lead(trial, ranked[0]!)))).toEqual([0, -1, -2, -3, -4, -5, -6, -7]);
  });

  it('of one alone nothing has to be found out', () => {
    const ranked = finished({ among: [7], trials: 10, value: () => 1, isLate: never });
    expect(ranked).toEqual([{ it: 7, values: [] }]);
    expect(mean(ranked[0]!)).toBe(-Infinity);
  });
});
