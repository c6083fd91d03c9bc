import { levelOf, squareOn, wallsBetween, type Board, type Square, type Wall } from './board.ts';
import { adjacent, hiddenBetween, type Eyes } from './sight.ts';
import { overlapping, squaresOf, touching, type Space } from './space.ts';

/** A corner of a square, in lattice points. */
export interface Corner {
  readonly x: number;
  readonly y: number;
}

/**
 * Whether a target has cover (SWM-10.9 to SWM-10.13): from every corner of the attacker's squares, some line to the target's
 * space passes through a character, a low object or a wall. An adjacent target never has it (SWM-10.7). Between storeys meshes alone give it.
 * `characters`: squares of every other character, friend or foe.
 */
export function hasCover(eyes: Eyes, attacker: Space, target: Space, characters: readonly Square[]): boolean {
  if (adjacent(eyes, attacker, target)) return false;
  if (attacker.level !== target.level) return hiddenBetween(eyes, attacker, target);
  const squares = coverSquares(eyes, attacker, target, characters);
  if (squares === null) return true;
  const walls = wallsAmong(eyes.board, attacker, target);
  if (squares.length === 0 && walls.length === 0) return false;
  return latticeOf(attacker).every((corner) => coverFrom(corner, target, squares, walls));
}

/** Squares that give cover on the way (SWM-10.11), or null when the target itself stands on low objects. */
export function coverSquares(eyes: Eyes, attacker: Space, target: Space, characters: readonly Square[]): Square[] | null {
  const { board } = eyes;
  const [left, right] = [Math.min(attacker.column, target.column), Math.max(lastOf(attacker).column, lastOf(target).column)];
  const [top, bottom] = [Math.min(attacker.row, target.row), Math.max(lastOf(attacker).row, lastOf(target).row)];
  const between = ({ column, row }: Square): boolean =>
    column >= left && column <= right && row >= top && row <= bottom && isOnTheWay(attacker, target, column, row);
  const squares = characters.filter((at) => at.level === target.level && between(at) && !overlapping(at, attacker) && !overlapping(at, target));
  for (let row = top; row <= bottom; row++) for (let column = left; column <= right; column++) {
    if (board.ground[(levelOf(target) * board.rows + row) * board.columns + column] !== 'low') continue;
    const square = squareOn(column, row, levelOf(target));
    // SWM-10.12: low objects under and beside the attacker are ignored.
    if (touching(square, attacker)) continue;
    if (overlapping(square, target)) return null;
    if (isOnTheWay(attacker, target, column, row)) squares.push(square);
  }
  return squares;
}

/** Whether a square shares an area with what a square of the attacker's sweeps on its way to the target's; of Large ones nothing is left out. */
function isOnTheWay(attacker: Space, target: Space, column: number, row: number): boolean {
  if (attacker.side !== undefined || target.side !== undefined) return true;
  const [dx, dy] = [target.column - attacker.column, target.row - attacker.row];
  return Math.abs(dx * (row - attacker.row) - dy * (column - attacker.column)) < Math.abs(dx) + Math.abs(dy);
}

/** SWM-10.10 for one corner: something crosses the area swept by all lines from it to the target's square. */
export function coverFrom(corner: Corner, target: Space, squares: readonly Square[], walls: readonly Wall[]): boolean {
  const swept = [corner, ...cornersOf(target)];
  for (const { column, row } of squares) if (crosses(swept, column, row, column + 1, row + 1)) return true;
  for (const { x1, y1, x2, y2 } of walls) {
    const along = (x1 - corner.x) * (y2 - corner.y) === (y1 - corner.y) * (x2 - corner.x);
    if (!along && crosses(swept, x1, y1, x2, y2)) return true;
  }
  return false;
}

/**
 * Whether a square or a wall, from its least corner to its greatest, has more in common with the outline round a corner and a target's corners than its
 * border. Both are convex and lie on whole numbers, so that is exactly where no line parallel to a side of either parts them: sides lie along the squares
 * or lead from the corner to the target.
 */
function crosses(swept: readonly Corner[], left: number, top: number, right: number, bottom: number): boolean {
  const from = swept[0]!;
  for (let side = 0; side <= swept.length; side++) {
    const { x: nx, y: ny } = side === 0 ? UPRIGHT : side === swept.length ? LEVEL : { x: swept[side]!.y - from.y, y: from.x - swept[side]!.x };
    if (nx === 0 && ny === 0) continue;
    let [least, most] = [Infinity, -Infinity];
    for (const { x, y } of swept) {
      const at = x * nx + y * ny;
      if (at < least) least = at;
      if (at > most) most = at;
    }
    const [a, b] = nx < 0 ? [right * nx, left * nx] : [left * nx, right * nx];
    const [c, d] = ny < 0 ? [bottom * ny, top * ny] : [top * ny, bottom * ny];
    if (b + d <= least || a + c >= most) return false;
  }
  return true;
}

/** Directions across which sides along the squares part two outlines. */
const [UPRIGHT, LEVEL]: readonly [Corner, Corner] = [{ x: 1, y: 0 }, { x: 0, y: 1 }];

const cornersOf = ({ column, row, side }: Space): Corner[] => cornersAt(column, row, side ?? 1);

const cornersAt = (column: number, row: number, side: number): Corner[] => [
  { x: column, y: row },
  { x: column + side, y: row },
  { x: column + side, y: row + side },
  { x: column, y: row + side },
];

/** Corners of every square of a space: an attacker looks from any of them (SWM-10.9). */
export const latticeOf = (space: Space): Corner[] => (space.side === undefined ? cornersOf(space) : squaresOf(space).flatMap(cornersOf));

/** The last square of a space. */
const lastOf = (space: Space): Square => squaresOf(space).at(-1)!;

/** Walls that lines between two spaces can meet. */
export function wallsAmong(board: Board, a: Space, b: Space): readonly Wall[] {
  if (a.side === undefined && b.side === undefined) return wallsBetween(board, a, b);
  return [...new Set(squaresOf(a).flatMap((p) => squaresOf(b).flatMap((q) => wallsBetween(board, p, q))))];
}
