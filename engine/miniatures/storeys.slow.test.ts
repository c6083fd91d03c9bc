import { join } from 'node:path';
import { expect, test } from 'vitest';
import { randomFrom, type Random } from '../core/rng.ts';
import { Content } from '../node/content.ts';
import { STOREY } from '../space/ground/grid.ts';
import type { Terrain, TerrainPart } from '../space/terrain/terrain.ts';
import { deep } from '../testing/depth.ts';
import { squareAt, withDoors, type Board, type Square } from './board.ts';
import { hasCover } from './cover.ts';
import { adjacent, openEyes, sees } from './sight.ts';
import { boardOf } from './terrain-board.ts';

const content = new Content(join(import.meta.dirname, '../../assets'));
const SQUARE = 38.1;

type Vector = readonly [number, number, number];
const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const cross = (a: Vector, b: Vector): Vector => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** All triangles of a part as three corners each, and the box that they lie in. */
interface Mesh {
  readonly door: string | null;
  readonly triangles: readonly (readonly [Vector, Vector, Vector])[];
  readonly low: Vector;
  readonly high: Vector;
}

function meshOf({ positions, triangles, door, feature }: TerrainPart): Mesh {
  const corner = (i: number): Vector => [positions[3 * i]!, positions[3 * i + 1]!, positions[3 * i + 2]!];
  const all = Array.from({ length: triangles.length / 3 }, (_, t): Mesh['triangles'][number] =>
    [corner(triangles[3 * t]!), corner(triangles[3 * t + 1]!), corner(triangles[3 * t + 2]!)]);
  const along = (of: (a: number, b: number) => number, axis: 0 | 1 | 2): number => all.flat().reduce((most, c) => of(most, c[axis]), all[0]![0][axis]);
  const bound = (of: (a: number, b: number) => number): Vector => [along(of, 0), along(of, 1), along(of, 2)];
  return { door: door === true ? feature : null, triangles: all, low: bound(Math.min), high: bound(Math.max) };
}

/**
 * Whether a straight line meets a triangle: it goes through its plane between its ends, and on the inner side of all three sides, each moved out by
 * so large a part of it (in, below 0): lines that only touch an edge are one or the other as numbers are rounded.
 */
function meetsTriangle(from: Vector, way: Vector, [a, b, c]: Mesh['triangles'][number], grown: number): boolean {
  const [u, v] = [minus(b, a), minus(c, a)];
  const across = cross(way, v);
  const size = dot(u, across);
  if (size === 0) return false;
  const off = minus(from, a);
  const s = dot(off, across) / size;
  const turned = cross(off, u);
  const t = dot(way, turned) / size;
  const at = dot(v, turned) / size;
  return s >= -grown && t >= -grown && s + t <= 1 + grown && at >= -grown && at <= 1 + grown;
}

/** Whether a line passes through the box of a mesh, with a millimetre to spare. */
function passesBox(from: Vector, way: Vector, { low, high }: Mesh): boolean {
  let [first, last] = [0, 1];
  for (const axis of [0, 1, 2] as const) {
    const [a, b] = [low[axis] - 1 - from[axis], high[axis] + 1 - from[axis]];
    if (way[axis] === 0) {
      if (a > 0 || b < 0) return false;
      continue;
    }
    const [p, q] = [a / way[axis], b / way[axis]];
    [first, last] = [Math.max(first, Math.min(p, q)), Math.min(last, Math.max(p, q))];
  }
  return first <= last;
}

/** Sight and cover between storeys as docs/true-levels.md says them, against every triangle by itself. */
class Slowly {
  readonly #meshes: readonly Mesh[];
  readonly #board: Board;
  readonly #openDoors: ReadonlySet<string>;

  constructor(terrain: Terrain, board: Board, openDoors: ReadonlySet<string>) {
    [this.#board, this.#openDoors] = [board, openDoors];
    this.#meshes = terrain.parts.filter(({ sight }) => sight === 'blocked').map(meshOf);
  }

  sees(a: Square, b: Square, grown: number): boolean {
    return this.#places(a, SPREAD, 30).some((from) => this.#places(b, SPREAD, 30).some((to) => this.#isFree(from, to, grown)));
  }

  covers(a: Square, b: Square, grown: number): boolean {
    return this.#places(a, CORNERS, 30).every((from) => this.#places(b, SPREAD, 14).some((to) => !this.#isFree(from, to, grown)));
  }

  #isFree(from: Vector, to: Vector, grown: number): boolean {
    const way = minus(to, from);
    return !this.#meshes.some((mesh) => (mesh.door === null || !this.#openDoors.has(mesh.door)) && passesBox(from, way, mesh)
      && mesh.triangles.some((triangle) => meetsTriangle(from, way, triangle, grown)));
  }

  #places({ column, row, level = 0 }: Square, of: readonly (readonly [number, number])[], high: number): readonly Vector[] {
    const { columns, rows } = this.#board;
    return of.map(([x, y]) => [(column + x - columns / 2) * SQUARE, level * STOREY + high, (row + y - rows / 2) * SQUARE]);
  }
}

const SPREAD = [[0.5, 0.5], [0.15, 0.15], [0.85, 0.15], [0.15, 0.85], [0.85, 0.85]] as const;
const CORNERS = [[0.02, 0.02], [0.98, 0.02], [0.02, 0.98], [0.98, 0.98]] as const;

/** Two squares of different storeys on which somebody can stand. */
function anyPair(board: Board, random: Random): readonly [Square, Square] {
  for (;;) {
    const [i, j] = [Math.floor(random() * board.ground.length), Math.floor(random() * board.ground.length)];
    const [a, b] = [squareAt(board, i), squareAt(board, j)];
    if (a.level !== b.level && [i, j].every((n) => board.ground[n] === 'open' || board.ground[n] === 'low')) return [a, b];
  }
}

/** How many pairs of squares are compared with doors closed, and as many with open ones; fewer would leave shares of them to chance. */
const PAIRS = deep(2000, 200);

/** Lines nearer to a triangle's edge than this part of its sides say nothing. */
const GRAZE = 1e-5;

const doorsOf = ({ parts }: Terrain): readonly string[] => [...new Set(parts.filter(({ door }) => door === true).map(({ feature }) => feature))];

test.each(['gantry-yard', 'three-decks', 'refinery', 'landing-ship'])('SWM-9.4, SWM-10.9 (miniatures.levels): between the storeys of %s sight and cover are those of every triangle by itself', async (id) => {
  const terrain = await content.terrain(id);
  const whole = boardOf(terrain, SQUARE, 3);
  expect(whole.upper.levels).toBeGreaterThan(1);
  const random = randomFrom(913);
  const [seen, covered] = [[0, 0], [0, 0]];
  let grazing = 0;
  for (const open of ['0', '1']) {
    const board = withDoors(whole, whole.doors.map(() => open).join(''));
    const [eyes, slowly] = [openEyes(board), new Slowly(terrain, board, new Set(open === '1' ? doorsOf(terrain) : []))];
    for (let pair = 0; pair < PAIRS; pair++) {
      const [a, b] = anyPair(board, random);
      const [sight, cover] = [sees(eyes, a, b), hasCover(eyes, a, b, [])];
      const isBeside = adjacent(eyes, a, b);
      const [narrow, wide] = [-GRAZE, GRAZE].map((grown) => ({ sight: slowly.sees(a, b, grown), cover: !isBeside && slowly.covers(a, b, grown) }));
      if (narrow!.sight === wide!.sight) expect(sight, JSON.stringify([a, b])).toBe(wide!.sight);
      else grazing++;
      if (narrow!.cover === wide!.cover) expect(cover, JSON.stringify([a, b])).toBe(wide!.cover);
      else grazing++;
      seen[sight ? 1 : 0]!++;
      covered[cover ? 1 : 0]!++;
    }
  }
  expect(grazing).toBeLessThan(PAIRS / 50);
  expect(Math.min(...seen, ...covered)).toBeGreaterThan(PAIRS / 25);
});
