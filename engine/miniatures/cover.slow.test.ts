import { expect, test } from 'vitest';
import { randomFrom, type Random } from '../core/rng.ts';
import { deep } from '../testing/depth.ts';
import { anyBoard, anySquare, COLUMNS, edgesOf, ROWS } from './any-board.fixture.ts';
import type { Square, Wall } from './board.ts';
import { hasCover } from './cover.ts';
import { adjacent, openEyes } from './sight.ts';
import type { Space } from './space.ts';

/** Whole numbers: corners of squares. */
type Corner = readonly [x: number, y: number];

const cornersAt = (x: number, y: number, side = 1): readonly Corner[] => [[x, y], [x + side, y], [x, y + side], [x + side, y + side]];

/** Every line on whose one side all points of a set lie: the sides of its outline, drawn by comparing every pair with every point. */
function sidesOf(points: readonly Corner[]): readonly (readonly [Corner, Corner])[] {
  return points.flatMap((p) => points.filter((q) => (p[0] !== q[0] || p[1] !== q[1]) && points.every((r) => turn(p, q, r) >= 0)).map((q) => [p, q] as const));
}

const turn = ([ax, ay]: Corner, [bx, by]: Corner, [x, y]: Corner): number => (bx - ax) * (y - ay) - (by - ay) * (x - ax);

/** Whether a set of points lies on the outer side of some side of an outline, or on it. */
const isOutside = (sides: readonly (readonly [Corner, Corner])[], points: readonly Corner[]): boolean =>
  sides.some(([p, q]) => points.every((point) => turn(p, q, point) <= 0));

/** Whether the insides of two outlines meet (the theorem of separating axes, in whole numbers). */
const meet = (a: readonly Corner[], b: readonly Corner[]): boolean => !isOutside(sidesOf(a), b) && !isOutside(sidesOf(b), a);

/** Whether a part of a wall lies in an outline: it is outside no side, and its line has corners of the outline on both sides. */
function crosses(outline: readonly Corner[], { x1, y1, x2, y2 }: Wall): boolean {
  const [a, b]: [Corner, Corner] = [[x1, y1], [x2, y2]];
  const turns = outline.map((corner) => Math.sign(turn(a, b, corner)));
  return turns.includes(1) && turns.includes(-1) && !isOutside(sidesOf(outline), [a, b]);
}

interface Scene {
  readonly edges: readonly Wall[];
  readonly low: readonly Square[];
  readonly others: readonly Square[];
}

function squaresOf({ column, row, side }: Space): readonly Square[] {
  const long = side ?? 1;
  return Array.from({ length: long * long }, (_, i) => ({ column: column + (i % long), row: row + Math.floor(i / long) }));
}

const isIn = (squares: readonly Square[], { column, row }: Square): boolean => squares.some((square) => square.column === column && square.row === row);
const isBeside = (squares: readonly Square[], { column, row }: Square): boolean =>
  squares.some((square) => Math.abs(square.column - column) <= 1 && Math.abs(square.row - row) <= 1);

/** SWM-10.9 to SWM-10.13 as they are written. */
function coversSlowly({ edges, low, others }: Scene, attacker: Space, target: Space): boolean {
  const [own, aims] = [squaresOf(attacker), squaresOf(target)];
  const objects = low.filter((square) => !isBeside(own, square));
  if (objects.some((square) => isIn(aims, square))) return true;
  const hiding = [...objects, ...others.filter((square) => !isIn(own, square) && !isIn(aims, square))];
  const corners = own.flatMap(({ column, row }) => cornersAt(column, row));
  return corners.every((corner) => {
    const swept = [corner, ...cornersAt(target.column, target.row, target.side)];
    return hiding.some(({ column, row }) => meet(swept, cornersAt(column, row)))
      || edges.some((edge) => turn(corner, [edge.x1, edge.y1], [edge.x2, edge.y2]) !== 0 && crosses(swept, edge));
  });
}

/** Somebody on one square, or now and then on four. */
function anySpace(random: Random): Space {
  const square = anySquare(random);
  return random() < 0.15 && square.column < COLUMNS - 1 && square.row < ROWS - 1 ? { ...square, side: 2 } : square;
}

test('SWM-10.9 to SWM-10.13: cover from low objects, bystanders, walls and doors is that of every corner and obstacle by itself', () => {
  const random = randomFrom(109);
  const found = [0, 0];
  for (let board = 0; board < deep(1000); board++) {
    const drawn = anyBoard(random);
    const [eyes, edges] = [openEyes(drawn), edgesOf(drawn)];
    const low = drawn.ground.flatMap((kind, i) => (kind === 'low' ? [{ column: i % COLUMNS, row: Math.floor(i / COLUMNS) }] : []));
    const others = Array.from({ length: 5 }, () => anySquare(random));
    for (let pair = 0; pair < 100; pair++) {
      const [attacker, target] = [anySpace(random), anySpace(random)];
      const expected = !adjacent(eyes, attacker, target) && coversSlowly({ edges, low, others }, attacker, target);
      found[expected ? 1 : 0]!++;
      expect(hasCover(eyes, attacker, target, others), `board ${board}: ${JSON.stringify([attacker, target])}`).toBe(expected);
    }
  }
  expect(Math.min(...found)).toBeGreaterThan(deep(10_000));
});
