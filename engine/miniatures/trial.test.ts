import { expect, test } from 'vitest';
import { boxTerrain, type BoxSpec } from '../testing/terrain.ts';
import { hasCover } from './cover.ts';
import { openEyes } from './sight.ts';
import { boardOf } from './terrain-board.ts';
import { trial } from './trial.ts';

const INCH = 25.4;
const box = (id: string, low: boolean, x: number, z: number): BoxSpec =>
  ({ id, sight: 'blocked', move: 'impassable', low, x: [x * INCH, (x + 1) * INCH], z: [z * INCH, (z + 1) * INCH], bottom: 0, top: low ? 20 : 60 });
const figure = (column: number, row: number) => ({ at: { x: (column + 0.5) * INCH, y: 0, z: (row + 0.5) * INCH }, radius: INCH / 2, height: 32 });

test('SWM-10.11: low objects on the way give cover, those beside the attacker do not (SWM-10.12), and who stands next to the target meets none (SWM-10.7)', () => {
  const covers = trial.covers(boxTerrain({ boxes: [box('crate', true, 0, 0)] }));
  expect(covers(figure(0, 6), figure(0, -1))).toBe(true);
  expect(covers(figure(0, 1), figure(0, -2))).toBe(false);
  expect(covers(figure(6, -1), figure(0, -1))).toBe(false);
  expect(covers(figure(1, 0), figure(0, 0))).toBe(false);
});

test('SWM-10.9: squares as a skirmish has them answer, whichever place within them is pointed at', () => {
  const terrain = boxTerrain({ boxes: [box('crate', true, 0, 0), box('wall', false, 3, 1), box('wall2', false, 3, 2)] });
  const eyes = openEyes(boardOf(terrain, INCH));
  const covers = trial.covers(terrain);
  let covered = 0;
  for (let column = -6; column < 6; column++) for (let row = -6; row < 6; row++) {
    const expected = hasCover(eyes, { column: 18 + 5, row: 18 + 5 }, { column: 18 + column, row: 18 + row }, []);
    const { at, ...body } = figure(column, row);
    for (const off of [-9, 9]) expect(covers(figure(5, 5), { ...body, at: { ...at, x: at.x + off, z: at.z - off } })).toBe(expected);
    if (expected) covered++;
  }
  expect(covered).toBeGreaterThan(5);
  expect(new Set(trial.givers(terrain).map(({ how }) => how))).toEqual(new Set(['low', 'wall']));
});

test('SWM-8.1, SWM-8.2: a move leads six squares far, a diagonal counting two, and two moves twelve; low squares cost double, walls are walked round', () => {
  const terrain = boxTerrain({ boxes: [box('crate', true, 0, 1), box('wall', false, -1, -2), box('wall2', false, 0, -2), box('wall3', false, 1, -2)] });
  const goes = (column: number, row: number) => {
    const found = trial.goes(terrain, figure(0, 0), figure(column, row).at);
    return found && [found.kind, found.cost];
  };
  expect(goes(6, 0)).toEqual(['move', 6]);
  expect(goes(3, 3)).toEqual(['move', 6]);
  expect(goes(0, 1)).toEqual(['move', 2]);
  expect(goes(7, 0)).toEqual(['double', 7]);
  expect(goes(13, 0)).toBe(null);
  expect(goes(0, -3)![1]).toBeGreaterThan(6);
  expect(goes(0, -2)).toBe(null);
});

test('SWM-10.1, SWM-9.1: whoever is in sight may be attacked, however many squares away', () => {
  const terrain = boxTerrain({ boxes: [box('crate', true, 0, 1), box('wall', false, 5, 0), box('wall2', false, 5, 1)] });
  expect(trial.strike(terrain, figure(0, 4), figure(0, -4))).toEqual({ seen: true, covered: true, range: 8, open: true, farthest: null });
  expect(trial.strike(terrain, figure(0, 0), figure(8, 0))).toMatchObject({ seen: false, open: false });
});
