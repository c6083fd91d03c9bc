import { expect, it } from 'vitest';
import { toy } from '../testing/toy/toy.ts';
import { featuresOf, fittedPlay } from './fitted.ts';

const play = toy.start(toy.readSetup({ table: 'floor', goal: 10 }), null);
const lead = { ...play, mind: { ...play.mind, grounds: ({ sums }: typeof play.state, seat: number) => ({ lead: sums[seat]! - sums[1 - seat]! }) } };
const stood = (...sums: number[]): typeof play.state => ({ ...play.state, sums });

it('judges by the weighted sum of what a seat has, and leaves the end as it is', () => {
  const { judge } = fittedPlay(lead, { lead: 0.5 }).mind;
  expect(judge(stood(3, 1), 0)).toBeCloseTo(2 / (1 + Math.exp(-1)) - 1, 9);
  expect(judge(stood(3, 1), 1)).toBeCloseTo(-judge(stood(3, 1), 0), 9);
  expect([judge(stood(10, 1), 0), judge(stood(10, 1), 1)]).toEqual([0.9, -0.9]);
});

it('features go before grounds, and without either nothing can be fitted', () => {
  expect(featuresOf({ ...lead.mind, features: () => ({ other: 1 }) }, play.state, 0)).toEqual({ other: 1 });
  expect(() => featuresOf(play.mind, play.state, 0)).toThrow('does not say what its judgement rests on');
});
