import { expect, test } from 'vitest';
import { randomFrom } from '../../core/rng.ts';
import { planSquared, type Plan } from '../../shape/point.ts';
import { missions } from '../missions/index.ts';
import { objectivesAt } from './named-objectives.ts';

const spots = (places: readonly Plan[]): readonly { readonly id: string; readonly at: Plan }[] => places.map((at, i) => ({ id: String(i), at }));

function* orders(count: number, rest = Array.from({ length: count }, (_, i) => i)): Generator<readonly number[]> {
  if (rest.length === 0) yield [];
  for (const first of rest) for (const order of orders(count, rest.filter((one) => one !== first))) yield [first, ...order];
}

test('SP-MISS-02, houseRules.tableObjectives: of all ways to give out the places the one with the least sum of squares', () => {
  const random = randomFrom(7);
  const any = (count: number): Plan[] => Array.from({ length: count }, () => ({ x: Math.round(random() * 900), z: Math.round(random() * 900) }));
  for (let game = 0; game < 60; game++) {
    const [printed, places] = [any(1 + (game % 6)), any(1 + (game % 6))];
    const sum = (chosen: readonly Plan[]): number => chosen.reduce((all, at, i) => all + planSquared(at, printed[i]!), 0);
    const laid = objectivesAt(spots(printed), places);
    expect(laid.map(({ at }) => at).sort((a, b) => a.x - b.x || a.z - b.z)).toEqual([...places].sort((a, b) => a.x - b.x || a.z - b.z));
    expect(sum(laid.map(({ at }) => at))).toBe(Math.min(...[...orders(places.length)].map((order) => sum(order.map((i) => places[i]!)))));
  }
});

test.each(missions.map((mission) => [mission.name, mission] as const))('SP-MISS-02, houseRules.tableObjectives: %s laid elsewhere, smaller and in any order keeps each objective’s part', (_name, { objectives }) => {
  const places = objectives.map(({ id, at }) => ({ id, at: { x: at.x * 0.6 + 40, z: at.z * 0.6 - 25 } }));
  const shuffled = [...places].sort((a, b) => Math.abs(a.at.x) - Math.abs(b.at.x) || a.at.z - b.at.z);
  expect(objectivesAt(objectives, shuffled.map(({ at }) => at))).toEqual(places);
});
