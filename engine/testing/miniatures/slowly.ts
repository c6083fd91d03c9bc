/** Sight and cover on squares as the rules are written: every line and every obstacle by itself, with nothing remembered. Squares and walls of one storey. */
import { levelOf, wallBetween, squareOn, type Board, type Square, type Wall } from '../../miniatures/board.ts';
import type { Space } from '../../miniatures/space.ts';

/** Every edge of a storey that stops lines, one by one: what stands, doors that are closed, and the sides of big objects. */
export function edgesOf({ columns, rows, fixed, doors, doorsOpen, ground }: Board, level = 0): readonly Wall[] {
  const sides: Wall[] = [];
  const isSolid = (column: number, row: number): boolean => ground[(level * rows + row) * columns + column] === 'solid';
  for (let row = 0; row < rows; row++) for (let column = 0; column < columns; column++) {
    for (const [c, r] of [[column + 1, row], [column, row + 1]] as const) {
      if (c >= columns || r >= rows || isSolid(column, row) === isSolid(c, r)) continue;
      sides.push(wallBetween(squareOn(column, row, level), squareOn(c, r, level)));
    }
  }
  const standing = [...fixed, ...doors.flatMap((door, i) => (doorsOpen[i] === '1' ? [] : door))];
  return [...standing.filter((wall) => levelOf(wall) === level), ...sides];
}

/** Places that lines are drawn between, in tenths of a square: whole numbers, so that nothing is rounded. */
const TENTHS = [1, 3, 5, 7, 9];

const placesIn = ({ column, row }: Square): readonly (readonly [number, number])[] =>
  TENTHS.flatMap((x) => TENTHS.map((y) => [10 * column + x, 10 * row + y] as const));

const side = (ax: number, ay: number, bx: number, by: number, x: number, y: number): number => Math.sign((bx - ax) * (y - ay) - (by - ay) * (x - ax));

/** Whether any of the 625 lines between two squares meets no edge nor its ends (SWM-9.4). */
export const seesSlowly = (edges: readonly Wall[], a: Square, b: Square): boolean => placesIn(a).some(([px, py]) => placesIn(b).some(([qx, qy]) =>
  !edges.some(({ x1, y1, x2, y2 }) =>
    side(px, py, qx, qy, 10 * x1, 10 * y1) * side(px, py, qx, qy, 10 * x2, 10 * y2) <= 0
    && side(10 * x1, 10 * y1, 10 * x2, 10 * y2, px, py) * side(10 * x1, 10 * y1, 10 * x2, 10 * y2, qx, qy) <= 0)));

/** Whole numbers: corners of squares. */
type Corner = readonly [x: number, y: number];

const cornersAt = (x: number, y: number, long = 1): readonly Corner[] => [[x, y], [x + long, y], [x, y + long], [x + long, y + long]];

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

/** What may give cover on a storey. */
interface Scene {
  readonly edges: readonly Wall[];
  readonly low: readonly Square[];
  readonly others: readonly Square[];
}

function squaresOf({ column, row, side: across }: Space): readonly Square[] {
  const long = across ?? 1;
  return Array.from({ length: long * long }, (_, i) => ({ column: column + (i % long), row: row + Math.floor(i / long) }));
}

const isIn = (squares: readonly Square[], { column, row }: Square): boolean => squares.some((square) => square.column === column && square.row === row);
const isBeside = (squares: readonly Square[], { column, row }: Square): boolean =>
  squares.some((square) => Math.abs(square.column - column) <= 1 && Math.abs(square.row - row) <= 1);

/** Whether two spaces touch, corners among it, and see each other (SWM-9.3). */
export const adjacentSlowly = (edges: readonly Wall[], a: Space, b: Space): boolean =>
  squaresOf(a).some((one) => isBeside(squaresOf(b), one)) && squaresOf(a).some((one) => squaresOf(b).some((other) => seesSlowly(edges, one, other)));

/** SWM-10.9 to SWM-10.13 as they are written, for spaces that are not adjacent. */
export function coversSlowly({ edges, low, others }: Scene, attacker: Space, target: Space): boolean {
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
