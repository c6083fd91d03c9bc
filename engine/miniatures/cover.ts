import { indexOf, levelOf, squareOn, wallsBetween, type Board, type Square, type Wall } from './board.ts';
import { adjacent, hiddenBetween, type Eyes } from './sight.ts';
import { overlapping, squaresOf, touching, type Space } from './space.ts';

interface Corner {
  readonly x: number;
  readonly y: number;
}

/** Areas and lengths below this are touching only (squares). */
const TOUCH = 1e-7;

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
  return latticeOf(attacker).every((corner) => coverFrom(corner, target, squares, walls));
}

/** Squares that give cover on the way (SWM-10.11), or null when the target itself stands on low objects. */
function coverSquares(eyes: Eyes, attacker: Space, target: Space, characters: readonly Square[]): Square[] | null {
  const { board } = eyes;
  const squares = characters.filter((at) => at.level === target.level && !overlapping(at, attacker) && !overlapping(at, target));
  const [left, right] = [Math.min(attacker.column, target.column), Math.max(lastOf(attacker).column, lastOf(target).column)];
  const [top, bottom] = [Math.min(attacker.row, target.row), Math.max(lastOf(attacker).row, lastOf(target).row)];
  for (let row = top; row <= bottom; row++) for (let column = left; column <= right; column++) {
    const square = squareOn(column, row, levelOf(target));
    if (board.ground[indexOf(board, square)] !== 'low') continue;
    // SWM-10.12: low objects under and beside the attacker are ignored.
    if (touching(square, attacker)) continue;
    if (overlapping(square, target)) return null;
    squares.push(square);
  }
  return squares;
}

/** SWM-10.10 for one corner: something crosses the area swept by all lines from it to the target's square. */
function coverFrom(corner: Corner, target: Space, squares: readonly Square[], walls: readonly Wall[]): boolean {
  const swept = hull([corner, ...cornersOf(target)]);
  for (const square of squares) if (overlap(swept, cornersOf(square)) > TOUCH) return true;
  for (const wall of walls) {
    const [a, b] = [{ x: wall.x1, y: wall.y1 }, { x: wall.x2, y: wall.y2 }];
    if (cross(corner, a, b) !== 0 && lengthInside(swept, a, b) > TOUCH) return true;
  }
  return false;
}

const cornersOf = ({ column, row, side }: Space): Corner[] => cornersAt(column, row, side ?? 1);

const cornersAt = (column: number, row: number, side: number): Corner[] => [
  { x: column, y: row },
  { x: column + side, y: row },
  { x: column + side, y: row + side },
  { x: column, y: row + side },
];

/** Corners of every square of a space: an attacker looks from any of them (SWM-10.9). */
const latticeOf = (space: Space): Corner[] => (space.side === undefined ? cornersOf(space) : squaresOf(space).flatMap(cornersOf));

/** The last square of a space. */
const lastOf = (space: Space): Square => squaresOf(space).at(-1)!;

/** Walls that lines between two spaces can meet. */
function wallsAmong(board: Board, a: Space, b: Space): readonly Wall[] {
  if (a.side === undefined && b.side === undefined) return wallsBetween(board, a, b);
  return [...new Set(squaresOf(a).flatMap((p) => squaresOf(b).flatMap((q) => wallsBetween(board, p, q))))];
}

const cross = (o: Corner, a: Corner, b: Corner): number => (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x);

/** The convex outline of some points, turning the way that keeps `cross` positive. */
function hull(points: readonly Corner[]): Corner[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  const half = (order: readonly Corner[]): Corner[] => {
    const line: Corner[] = [];
    for (const point of order) {
      while (line.length > 1 && cross(line.at(-2)!, line.at(-1)!, point) <= 0) line.pop();
      line.push(point);
    }
    return line.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

/** The area two convex outlines share. */
function overlap(outline: readonly Corner[], other: readonly Corner[]): number {
  let left: Corner[] = [...other];
  for (const [i, from] of outline.entries()) {
    left = cut(left, from, outline[(i + 1) % outline.length]!);
    if (left.length < 3) return 0;
  }
  let twice = 0;
  for (const [i, p] of left.entries()) {
    const q = left[(i + 1) % left.length]!;
    twice += p.x * q.y - p.y * q.x;
  }
  return Math.abs(twice) / 2;
}

/** What of an outline lies on the inner side of the line a–b. */
function cut(outline: readonly Corner[], a: Corner, b: Corner): Corner[] {
  const kept: Corner[] = [];
  for (const [i, p] of outline.entries()) {
    const q = outline[(i + 1) % outline.length]!;
    const [cp, cq] = [cross(a, b, p), cross(a, b, q)];
    if (cp >= 0) kept.push(p);
    if ((cp > 0 && cq < 0) || (cp < 0 && cq > 0)) {
      const part = cp / (cp - cq);
      kept.push({ x: p.x + part * (q.x - p.x), y: p.y + part * (q.y - p.y) });
    }
  }
  return kept;
}

/** How much of the line a–b, as a part of it, runs inside a convex outline; 0 when it only follows its border. */
function lengthInside(outline: readonly Corner[], a: Corner, b: Corner): number {
  let [from, to] = [0, 1];
  for (const [i, p] of outline.entries()) {
    const q = outline[(i + 1) % outline.length]!;
    const [ca, cb] = [cross(p, q, a), cross(p, q, b)];
    if (ca <= TOUCH && cb <= TOUCH) return 0;
    if (ca < 0) from = Math.max(from, ca / (ca - cb));
    if (cb < 0) to = Math.min(to, ca / (ca - cb));
  }
  return to - from;
}
