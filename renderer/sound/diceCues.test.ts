import { expect, it } from 'vitest';
import { simulate } from '../table/dice/throw.ts';
import { diceCues } from './diceCues.ts';

const thrown = simulate(['attack', 'attack', 'attack', 'defense', 'defense'], 11);

it('every die of a throw meets the felt, where it is then', () => {
  const felt = thrown.knocks.filter(({ on }) => on === 'felt');
  expect(felt.length).toBeGreaterThanOrEqual(thrown.dice.length);
  for (const { pose, hard } of thrown.knocks) {
    expect(pose).toBeGreaterThan(0);
    expect(pose).toBeLessThanOrEqual(thrown.poses);
    expect(hard).toBeGreaterThan(0);
    expect(hard).toBeLessThanOrEqual(1);
  }
  // The first knock of all is no later than a die needs to fall.
  expect(thrown.knocks[0]!.pose).toBeLessThan(thrown.poses / 2);
});

it('they are heard in the time that the throw takes, from their side of the tray, and no more than ears tell apart', () => {
  const cues = diceCues(thrown, 0.9);
  expect(cues.length).toBeGreaterThan(4);
  expect(cues.length).toBeLessThanOrEqual(40);
  const times = cues.map(({ after }) => after);
  expect(times).toEqual([...times].sort((a, b) => a - b));
  expect(times.at(-1)).toBeLessThanOrEqual(0.9);
  for (const { aside, at } of cues) expect([at, Math.abs(aside) <= 0.7]).toEqual([null, true]);
  expect(diceCues(thrown, 0.225).map(({ after }) => after * 4)).toEqual(times.map((time) => expect.closeTo(time)));
  const many = simulate(Array.from({ length: 20 }, () => 'attack' as const), 3);
  expect(many.knocks.length).toBeGreaterThan(40);
  expect(diceCues(many, 1)).toHaveLength(40);
});
