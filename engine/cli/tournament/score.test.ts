import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../core/rng.ts';
import { estimate } from '../../host/fairness/share.ts';
import { reliability, sequentially } from './score.ts';

const TEST = { worse: 0.5, better: 0.65, error: 0.05 };

/** Points of pairs of a player who wins a game with a probability. */
function pairs(count: number, probability: number, seed: number): number[] {
  const random = randomFrom(seed);
  const game = (): number => (random() < probability ? 1 : 0);
  return Array.from({ length: count }, () => game() + game());
}

describe('the share of points', () => {
  it('of no pairs may be anything', () => expect(estimate([])).toEqual({ share: 0.5, low: 0, high: 1 }));

  it('lies in its interval, which grows narrow with pairs', () => {
    fc.assert(fc.property(fc.array(fc.constantFrom(0, 0.5, 1, 1.5, 2), { minLength: 1, maxLength: 60 }), (points) => {
      const { share, low, high } = estimate(points);
      expect(low <= share && share <= high && low >= 0 && high <= 1).toBe(true);
    }));
    const wide = ({ low, high }: { low: number; high: number }): number => high - low;
    expect(wide(estimate(pairs(400, 0.6, 1)))).toBeLessThan(wide(estimate(pairs(40, 0.6, 1))) / 2);
  });

  it('has an interval that holds the truth about 95 times of 100', () => {
    const held = Array.from({ length: 400 }, (_, seed) => estimate(pairs(50, 0.7, seed + 1))).filter(({ low, high }) => low <= 0.7 && 0.7 <= high).length;
    expect(held).toBeGreaterThan(368);
    expect(held).toBeLessThan(396);
  });

  it('of games that hang together in pairs is surer than single games would make it', () => {
    expect(estimate(Array.from({ length: 50 }, () => 1)).low).toBeGreaterThan(0.45);
  });
});

describe('the sequential test', () => {
  const errors = (probability: number, wrong: 'better' | 'worse'): number =>
    Array.from({ length: 200 }, (_, seed) => sequentially(pairs(400, probability, seed + 1), TEST)).filter(({ verdict }) => verdict === wrong).length;

  it('errs about as seldom as it says, either way', () => {
    expect(errors(0.5, 'better')).toBeLessThan(20);
    expect(errors(0.65, 'worse')).toBeLessThan(20);
  });

  it('takes fewer pairs where the truth is clearer, and none is decided in the first few', () => {
    const mean = (probability: number): number => {
      const all = Array.from({ length: 60 }, (_, seed) => sequentially(pairs(600, probability, seed + 1), TEST).after ?? 600);
      return all.reduce((sum, n) => sum + n, 0) / all.length;
    };
    expect(mean(0.9)).toBeLessThan(mean(0.6) / 2);
    expect(sequentially([2, 2, 2, 2, 2, 2, 2, 2, 2], TEST).verdict).toBe('open');
  });

  it('holds its first decision, whatever comes after', () => {
    const won = pairs(80, 0.95, 3);
    const { after, verdict } = sequentially(won, TEST);
    expect(verdict).toBe('better');
    expect(sequentially([...won.slice(0, after!), ...pairs(500, 0.1, 4)], TEST)).toEqual(sequentially(won, TEST));
  });
});

it('a judgement is held against what came of it, by tenths', () => {
  const rows = reliability([[-1, 0], [-0.95, 0], [0.1, 1], [0.12, 0], [1, 1]]);
  expect(rows.map(({ count }) => count)).toEqual([2, 2, 1]);
  expect(rows[1]).toMatchObject({ won: 0.5 });
  expect(rows[2]).toEqual({ said: 1, won: 1, count: 1 });
});
