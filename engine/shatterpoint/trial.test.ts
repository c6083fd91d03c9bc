import { expect, test } from 'vitest';
import { coverField, COVER_MOST, COVER_SOME } from '../space/check/tried.ts';
import { boxTerrain, type BoxSpec } from '../testing/terrain.ts';
import { tableDemands } from './demands.ts';
import { trial } from './trial.ts';

const box = (id: string, x: readonly [number, number], z: readonly [number, number], top: number): BoxSpec => ({ id, sight: 'blocked', move: 'impassable', x, z, bottom: 0, top });
const figure = (x: number, z: number, y = 0) => ({ at: { x, y, z }, radius: 20, height: 32 });

test('SP-COVER-02: a crate within Range 1 covers from attackers beyond it, on its level or below, and from nowhere else', () => {
  const terrain = boxTerrain({ boxes: [box('crate', [-30, 30], [-10, 10], 10)] });
  const covers = trial.covers(terrain);
  expect(covers(figure(0, 200), figure(0, -40))).toBe(true);
  expect(covers(figure(0, -200), figure(0, -40))).toBe(false);
  expect(covers(figure(0, 200, 90), figure(0, -40))).toBe(false);
  // More than Range 1 from it.
  expect(covers(figure(0, 200), figure(0, -60))).toBe(false);
});

test('SP-COVER-02: what reaches up to a deck covers from attackers there, too; the rest from those on its level alone', () => {
  const terrain = boxTerrain({ boxes: [box('crate', [-30, 30], [-10, 10], 10), box('house', [100, 200], [0, 100], 90)] });
  expect(trial.givers(terrain).map(({ how, top }) => [how, top])).toEqual([['ground', 10], ['deck', 90]]);
});

test('SP-COVER-02: beside a wall a place has cover from some sides, between walls from most, and in the open from none', () => {
  const walls = [box('left', [-60, -50], [-200, 200], 60), box('right', [50, 60], [-200, 200], 60), box('far', [-60, 60], [-60, -50], 60)];
  const terrain = boxTerrain({ boxes: walls });
  const steps = coverField(terrain, tableDemands(terrain)[0]!, trial, 12.7);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  const { cells, values } = step.value;
  const places = Array.from(values, (value, i) => ({ value, x: cells[3 * i]!, z: cells[3 * i + 2]! }));
  const at = (x: number, z: number): number => places.find((place) => Math.abs(place.x - x) < 7 && Math.abs(place.z - z) < 7)!.value;
  expect(at(-25, -25)).toBeGreaterThanOrEqual(COVER_SOME);
  expect(at(25, 100)).toBeGreaterThanOrEqual(COVER_SOME);
  expect([...values].some((value) => value === COVER_MOST)).toBe(true);
  expect(at(300, 300)).toBe(0);
});
