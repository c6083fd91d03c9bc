import { describe, expect, test } from 'vitest';
import type { Body } from '../shape/shape.ts';
import { boxTerrain, type BoxSpec } from '../testing/terrain.ts';
import { SIGHT_BOTH } from '../space/fields/fields.ts';
import { indexOf, squareAt, squareOn } from './board.ts';
import { hasCover } from './cover.ts';
import { distance, openEyes, sees } from './sight.ts';
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

describe('on a table with storeys the test figure goes by the rules of true levels (miniatures.levels)', () => {
  const spans = (from: number, to: number): readonly [number, number] => [from * INCH, to * INCH];
  /** A deck of ten by eleven squares with a wall and a low crate; stairs to it from -3,-4 to -1,-4 and a ladder from 0,6 to 0,5; a house whose roof nothing leads to. */
  const terrain = boxTerrain({
    boxes: [
      { id: 'deck', sight: 'blocked', move: 'passable', x: spans(-1, 9), z: spans(-5, 6), bottom: 86, top: 90 },
      { id: 'wall', sight: 'blocked', move: 'impassable', x: spans(4, 5), z: spans(-5, 0), bottom: 90, top: 150, surface: false },
      { id: 'crate', sight: 'blocked', move: 'impassable', low: true, x: spans(2, 3), z: spans(2, 3), bottom: 90, top: 108, surface: false },
      { id: 'house', sight: 'blocked', move: 'impassable', x: spans(-9, -6), z: spans(-3, 0), bottom: 0, top: 90 },
    ],
    ingress: [
      { id: 'stairs', points: [[-2.5 * INCH, -3.5 * INCH, 0], [-0.5 * INCH, -3.5 * INCH, 90]] },
      { id: 'ladder', points: [[0.5 * INCH, 6.5 * INCH, 0], [0.5 * INCH, 5.5 * INCH, 90]] },
    ],
  });
  const board = boardOf(terrain, INCH, 3);
  const stands = (column: number, row: number, y = 0) => {
    const { at, ...body } = figure(column, row);
    return { ...body, at: { ...at, y } };
  };
  const goes = (from: Body, to: Body) => {
    const found = trial.goes(terrain, from, to.at);
    return found && [found.kind, found.cost];
  };
  const square = (column: number, row: number, level: number) => squareOn(column + 18, row + 18, level);

  test('SWM-8.1: a step over a ladder costs 2 either way, one over stairs as many squares as lie between its ends', () => {
    expect(goes(stands(0, 6), stands(0, 5, 90))).toEqual(['move', 2]);
    expect(goes(stands(0, 5, 90), stands(0, 8))).toEqual(['move', 4]);
    expect(goes(stands(-3, -4), stands(1, -4, 90))).toEqual(['move', 4]);
    expect(goes(stands(0, 9), stands(0, 0, 90))).toEqual(['double', 10]);
    expect(goes(stands(0, 6), stands(-8, -2, 90))).toBe(null);
  });

  test('SWM-8.6: put down on a deck it walks there, round what stands there, and not off its edge; a height between storeys is that of the floor below', () => {
    expect(goes(stands(0, 0, 90), stands(6, 0, 90))).toEqual(['move', 6]);
    expect(goes(stands(3, -4, 90), stands(5, -4, 90))![1]).toBeGreaterThan(8);
    expect(goes(stands(2, 1, 90), stands(2, 2, 90))).toEqual(['move', 2]);
    expect(goes(stands(0, 0, 90), stands(-2, 0, 90))).toBe(null);
    expect(goes(stands(0, 0, 135), stands(6, 0, 88))).toEqual(['move', 6]);
    expect(goes(stands(3, -4, 45), stands(5, -4, 45))).toEqual(['move', 2]);
    const heights = (places: readonly { readonly y: number }[]): readonly number[] => [...new Set(places.map(({ y }) => y))].sort();
    expect(trial.reached(terrain, stands(0, 7), 12.7).map(heights)).toEqual([[0, 90], [0, 90]]);
    const [reached, cutOff] = trial.anywhere!(terrain, stands(0, 7), 12.7);
    expect([heights(reached), heights(cutOff)]).toEqual([[0, 90], [90]]);
    expect(cutOff.every(({ x, z }) => Math.abs(x / INCH + 7.5) < 1.51 && Math.abs(z / INCH + 1.5) < 1.51)).toBe(true);
  });

  test('SWM-9.1, SWM-9.4, SWM-10.9: between storeys it sees and attacks as a skirmish with true levels has it', () => {
    const eyes = openEyes(board);
    const all = [
      ...[square(0, 6, 0), square(5, 9, 0), square(-5, 0, 0), square(3, 0, 0)],
      ...[square(0, 5, 1), square(6, -3, 1), square(3, -2, 1), square(2, 3, 1), square(-8, -2, 1)],
    ];
    const said = { seen: 0, covered: 0, apart: 0 };
    for (const a of all) for (const b of all) {
      const [from, to] = [a, b].map(({ column, row, level = 0 }) => stands(column - 18, row - 18, level * 90)) as [Body, Body];
      const [seen, covered, far] = [sees(eyes, a, b), hasCover(eyes, a, b, []), distance(eyes, a, b)];
      const range = Number.isFinite(far) ? far : null;
      expect(trial.strike(terrain, from, to)).toEqual({ seen, covered, range, open: seen, farthest: null });
      expect(trial.covers(terrain)(from, to)).toBe(covered);
      if (a.level !== b.level) {
        said.apart++;
        if (seen) said.seen++;
        if (covered) said.covered++;
      }
    }
    expect([said.seen, said.covered].every((count) => count > 3 && count < said.apart - 3)).toBe(true);
    expect(trial.strike(terrain, stands(0, 6), stands(0, 5, 90))).toMatchObject({ seen: true, covered: false, range: 2 });
    expect(trial.strike(terrain, stands(3, 0), stands(3, 0, 90))).toMatchObject({ seen: false, open: false });
  });

  test('SWM-10.11: what gives cover on an upper storey lies on its floor', () => {
    const givers = trial.givers(terrain);
    expect(givers.filter(({ how }) => how === 'low').map(({ top }) => top)).toEqual([93]);
    expect(new Set(givers.filter(({ how }) => how === 'wall').map(({ top }) => top))).toEqual(new Set([3, 93]));
  });
});

test('SWM-9.4: of squares on all storeys, on which somebody may stand, those are told that it sees', () => {
  const terrain = boxTerrain({
    size: [254, 254],
    boxes: [
      { id: 'deck', sight: 'blocked', move: 'passable', x: [0, 127], z: [-127, 127], bottom: 86, top: 90 }, box('wall', false, -3, 0), box('wall2', false, -3, 1),
    ],
  });
  const board = boardOf(terrain, INCH, 3);
  const seenFrom = (column: number, row: number): ReadonlySet<number> => {
    const steps = trial.view!(terrain, figure(column, row));
    let step = steps.next();
    while (step.done !== true) step = steps.next();
    const { cells, values } = step.value;
    expect(new Set(values)).toEqual(new Set([SIGHT_BOTH]));
    return new Set(Array.from(values, (_, i) => i).flatMap((i) => {
      const [x, level, z] = [cells[3 * i]! / INCH + 4.5, cells[3 * i + 1]! / 90, cells[3 * i + 2]! / INCH + 4.5];
      const [column, row] = [Math.round(x), Math.round(z)];
      return Math.abs(x - column) + Math.abs(z - row) < 0.01 ? [indexOf(board, squareOn(column, row, level))] : [];
    }));
  };
  const eyes = openEyes(board);
  const from = { column: 0, row: 5 };
  const expected = board.ground.flatMap((ground, i) => (ground === 'open' && sees(eyes, from, squareAt(board, i)) ? [i] : []));
  expect([...seenFrom(-5, 0)].sort((a, b) => a - b)).toEqual(expected);
  expect(expected.some((i) => i >= 100) && expected.some((i) => i < 100) && expected.length < 140).toBe(true);
});
