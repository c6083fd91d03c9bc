/** Where a figure gets on foot: places of a lattice, joined by steps, drops and ways up. */
import { InParts, type Steps } from '../../core/steps.ts';
import { EPSILON, planSquared, tenth, type Point } from '../../shape/point.ts';
import type { TableDemand } from '../../shape/demand.ts';
import { latticeOf } from '../ground/ground.ts';
import { exitsOf, liesOnTable } from '../ground/ingress.ts';
import { mayReach } from '../move/reach.ts';
import { elevation, within } from '../plane/measure.ts';
import { FLUSH } from '../plane/scale.ts';
import type { IngressPoint, Terrain } from '../terrain/terrain.ts';
import { rowsOf } from './rows.ts';

/** Side of the lattice's cells (mm): less than the diameter of every base, so that no wall stands unseen between two neighbours. */
export const CELL = 12.7;

/** How a figure moves on foot. */
export type Gait = Pick<TableDemand, 'body' | 'levels' | 'climb' | 'reach'>;

/** Places that a base may stand at, and for each those that are reached from it in one step, without climbing. */
export interface Walk {
  readonly places: readonly Point[];
  readonly steps: readonly (readonly number[])[];
  /** The same backwards: from where a place is reached. */
  readonly back: readonly (readonly number[])[];
}

/** A height at a cell, and which place of the walk that is. */
interface Stand {
  readonly y: number;
  readonly place: number;
}

const NEXT = [[1, 0], [-1, 0], [0, 1], [0, -1]] as const;

/** All places of a terrain and the steps between them, a row, a place or an end of a way at a time. A step leads to the next cell at the same Elevation or lower, or through a way. */
export function* walking(terrain: Terrain, { body, levels, reach }: Gait): Steps<Walk> {
  const parts = new InParts(10);
  const heights = latticeOf(terrain, body.radius, body.height, CELL);
  const [columns, rows] = [Math.floor(terrain.half.x / CELL), Math.floor(terrain.half.z / CELL)];
  const places: Point[] = [];
  const first = new Map<number, number>();
  const key = (column: number, row: number): number => (row + rows) * (2 * columns + 1) + column + columns;
  const along = function* (does: (column: number, row: number) => void): Steps<void> {
    for (let row = -rows; row <= rows; row++) {
      yield (row + rows) / (2 * rows + 1);
      for (let column = -columns; column <= columns; column++) does(column, row);
    }
  };
  yield* parts.part(4, along((column, row) => {
    first.set(key(column, row), places.length);
    for (const y of heights(column, row)) places.push({ x: tenth(column * CELL), y, z: tenth(row * CELL) });
  }));
  const steps: number[][] = places.map(() => []);
  const back: number[][] = places.map(() => []);
  const join = (from: number, to: number): void => void (steps[from]!.push(to), back[to]!.push(from));
  yield* parts.part(1, along((column, row) => heights(column, row).forEach((y, i) => {
    for (const [right, near] of NEXT) heights(column + right, row + near).forEach((to, j) => {
      if (elevation(to, y, levels) !== 'higher') join(first.get(key(column, row))! + i, first.get(key(column + right, row + near))! + j);
    });
  })));
  const at = (column: number, row: number): readonly Stand[] => heights(column, row).map((y, i) => ({ y, place: first.get(key(column, row))! + i }));
  for (const [from, to, both] of yield* parts.part(3, overEdges(terrain, { body, levels }, places, at))) {
    join(from, to);
    if (both) join(to, from);
  }
  yield* parts.part(2, throughWays(terrain, { body, levels, reach }, places, join));
  return { places, steps, back };
}

type OverEdge = readonly [from: number, to: number, both: boolean];

/**
 * Steps over an edge down to where a base finds room below, along the lattice: nobody stands half over an edge, so the place below is no
 * neighbour of the one above. `both`: it may be stepped up again.
 */
function* overEdges(
  terrain: Terrain, { body, levels }: Pick<Gait, 'body' | 'levels'>, places: readonly Point[],
  at: (column: number, row: number) => readonly Stand[],
): Steps<readonly OverEdge[]> {
  const farthest = Math.ceil((2 * body.radius) / CELL) + 1;
  const found: OverEdge[] = [];
  for (const [from, here] of places.entries()) {
    yield from / places.length;
    if (here.y <= FLUSH) continue;
    const [column, row] = [Math.round(here.x / CELL), Math.round(here.z / CELL)];
    for (const [right, near] of NEXT) {
      if (at(column + right, row + near).some(({ y }) => elevation(y, here.y, levels) !== 'higher')) continue;
      for (let k = 2; k <= farthest; k++) {
        const below = at(column + k * right, row + k * near).filter(({ y }) => y < here.y - FLUSH).at(-1);
        if (below === undefined) continue;
        const tool = { length: Math.max(CELL, k * CELL - body.radius), width: body.radius, beyondTip: true };
        if (mayReach(terrain, { ...body, at: here }, [], { kind: 'tool', tool, over: false, levels, wedge: null }, places[below.place]!)) found.push([from, below.place, elevation(here.y, below.y, levels) === 'same']);
        break;
      }
    }
  }
  return found;
}

/** Steps through ways, from all places beside an end to all beside those it leads to: an end a step. */
function* throughWays(
  terrain: Terrain, { body: { radius }, levels, reach: { ingress } }: Pick<Gait, 'body' | 'levels' | 'reach'>, places: readonly Point[],
  join: (from: number, to: number) => void,
): Steps<void> {
  const rows = rowsOf(places);
  const ends = terrain.ingress.filter((point) => liesOnTable(terrain, point));
  const beside = new Map(ends.map((point) => [point, rows.near(point.at, radius + ingress + EPSILON, (at) =>
    within({ at, radius }, { at: point.at, radius: 0 }, ingress) && elevation(at.y, point.at.y, levels) === 'same')]));
  const groups = new Map<string, IngressPoint[]>();
  for (const point of ends) groups.set(point.group, [...groups.get(point.group) ?? [], point]);
  for (const [i, point] of ends.entries()) {
    yield i / ends.length;
    const group = { ...terrain, ingress: groups.get(point.group)! };
    for (const from of beside.get(point)!) {
      for (const exit of exitsOf(group, point, places[from]!.y, levels)) for (const to of beside.get(exit)!) join(from, to);
    }
  }
}

/** How many steps each place is from the nearest of some; -1 where it is not reached. `along` is `steps` or `back` of a walk. */
export function stepsFrom(along: Walk['steps'], from: readonly number[]): Int32Array {
  const far = new Int32Array(along.length).fill(-1);
  let edge = from.filter((place) => (far[place] === -1 ? ((far[place] = 0), true) : false));
  for (let count = 1; edge.length > 0; count++) {
    const next: number[] = [];
    for (const place of edge) for (const to of along[place]!) if (far[to] === -1) {
      far[to] = count;
      next.push(to);
    }
    edge = next;
  }
  return far;
}

/** The same where whoever climbs goes on: whatever lies within `climb` mm in plan of a reached place is reached too, and what can be walked to from there. 1 where it is. */
export function reachedClimbing({ places, steps }: Walk, from: readonly number[], climb: number): Uint8Array {
  const got = new Uint8Array(places.length);
  let news = from;
  while (news.length > 0) {
    const far = stepsFrom(steps, news);
    const added = places.flatMap((_, place) => (far[place]! >= 0 && got[place] === 0 ? [place] : []));
    for (const place of added) got[place] = 1;
    if (climb === 0) break;
    const rows = rowsOf(added.map((place) => places[place]!));
    news = places.flatMap((at, place) => (got[place] === 0 && rows.some(at, climb, (one) => planSquared(one, at) <= climb * climb) ? [place] : []));
  }
  return got;
}
