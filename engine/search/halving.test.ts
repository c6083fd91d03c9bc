import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomFrom } from '../core/rng.ts';
import { halving, mean, type Trial, type Trials } from './halving.ts';

function finished<T>(trials: Trials<T>): readonly Trial<T>[] {
  const steps = halving(trials);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
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
    expect(ranked.map(({ it: own, count }) => [own, count])).toEqual([[8, 70], [7, 70], [6, 30], [5, 30], [4, 10], [3, 10], [2, 10], [1, 10]]);
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

  it('when it is late everybody has still had one trial, and the best by those leads', () => {
    const ranked = finished({ among: [3, 9, 1, 4], trials: 4000, value: (it) => it, isLate: () => true });
    expect(ranked[0]!.it).toBe(9);
    for (const trial of ranked) expect(trial.count).toBeGreaterThan(0);
    expect(ranked.reduce((sum, { count }) => sum + count, 0)).toBe(6);
  });

  it('can be left between two trials', () => {
    const steps = halving({ among: [1, 2], trials: 100, value: (it) => it, isLate: never });
    for (let i = 0; i < 100; i++) expect(steps.next().done).toBe(false);
    expect(steps.next().done).toBe(true);
  });

  it('of one alone nothing has to be found out', () => {
    const ranked = finished({ among: ['only'], trials: 10, value: () => 1, isLate: never });
    expect(ranked).toEqual([{ it: 'only', total: 0, count: 0 }]);
    expect(mean(ranked[0]!)).toBe(-Infinity);
  });
});
