import { describe, expect, it } from 'vitest';
import { randomFrom } from '../core/rng.ts';
import { chanceBy, crossed, fit, qualityOf, reliability, type Sample } from './fit.ts';

/** Matches whose outcome follows from two grounds with known weights, and from a third not at all. */
function matches(many: number, seed: number): readonly Sample[] {
  const random = randomFrom(seed);
  const wide = (): number => 4 * random() - 2;
  return Array.from({ length: many }, (_, match) => {
    const grounds = { units: wide(), cards: 100 * wide(), noise: wide() };
    return { grounds, won: random() < chanceBy({ units: 1.5, cards: -0.01 }, grounds) ? 1 : 0, match };
  });
}

describe('fit', () => {
  it('finds the weights that matches were made with, whatever units grounds are in', () => {
    const { units, cards, noise } = fit(matches(4000, 1));
    expect(units).toBeGreaterThan(1.3);
    expect(units).toBeLessThan(1.7);
    expect(cards).toBeGreaterThan(-0.0125);
    expect(cards).toBeLessThan(-0.0075);
    expect(Math.abs(noise!)).toBeLessThan(0.1);
  });

  it('stays finite where one ground tells everything', () => {
    const sure = Array.from({ length: 40 }, (_, match): Sample => ({ grounds: { lead: match % 2 === 0 ? 1 : -1 }, won: match % 2 === 0 ? 1 : 0, match }));
    const { lead } = fit(sure);
    expect(lead).toBeGreaterThan(2);
    expect(lead).toBeLessThan(10);
  });

  it('a ground that some moments lack is none there, and one that is always 0 weighs nothing', () => {
    const samples = matches(200, 2).map((sample, i) => (i % 2 === 0 ? sample : { ...sample, grounds: { ...sample.grounds, rare: 0 } }));
    expect(fit(samples)['rare']).toBe(0);
  });

  it('without samples there is nothing to fit', () => expect(() => fit([])).toThrow('nothing to fit'));
});

it('chances are foretold by matches that they are not tried on: noise alone is no better than nothing', () => {
  const random = randomFrom(3);
  // Ten moments of each match: who fits on the very matches remembers them.
  const samples = Array.from({ length: 30 }, (_, match) => {
    const grounds = Object.fromEntries(Array.from({ length: 12 }, (__, i) => [`g${i}`, random() - 0.5]));
    const won = random() < 0.5 ? 1 : 0;
    return Array.from({ length: 10 }, (): Sample => ({ grounds, won, match }));
  }).flat();
  const own = fit(samples);
  const remembered = qualityOf(samples.map(({ grounds, won }) => ({ chance: chanceBy(own, grounds), won })));
  const { auc } = qualityOf(crossed(samples));
  expect(remembered.auc).toBeGreaterThan(0.72);
  expect(auc).toBeLessThan(0.65);
});

it('the quality of chances: who always knows, who knows nothing, who is always wrong', () => {
  const of = (chances: readonly number[]) => qualityOf([1, 0, 1, 0].map((won, i) => ({ chance: chances[i]!, won })));
  expect(of([1, 0, 1, 0])).toMatchObject({ auc: 1, brier: 0 });
  expect(of([0.5, 0.5, 0.5, 0.5])).toMatchObject({ auc: 0.5, brier: 0.25, surprise: expect.closeTo(Math.LN2, 6) as number });
  expect(of([0, 1, 0, 1])).toMatchObject({ auc: 0, brier: 1 });
});

it('bins say what was foretold and what came true', () => {
  const bins = reliability([{ chance: 0.12, won: 0 }, { chance: 0.18, won: 1 }, { chance: 1, won: 1 }, { chance: 0.95, won: 0.5 }]);
  expect(bins).toEqual([
    { from: 0.1, to: 0.2, samples: 2, foretold: 0.15, won: 0.5 }, { from: 0.9, to: 1, samples: 2, foretold: 0.975, won: 0.75 },
  ]);
});
