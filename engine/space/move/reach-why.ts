/** Why the tool does not get a base to a place, and what carries the base where it does (SP-ADV-02, SP-MOVE-07). */
import { directionTo } from '../plane/measure.ts';
import { EPSILON, type Plan, planDistance } from '../../shape/point.ts';
import { PoseTree } from './reach-tree.ts';
import { discMeets, distanceToEdges, holds, nearBox, squaredToStretch } from '../plane/ring.ts';
import { FLUSH } from '../plane/scale.ts';
import type { Base, Body, ToolShape, Zone } from '../../shape/shape.ts';
import type { Terrain } from '../terrain/terrain.ts';
import { toBar } from './tool-touch.ts';
import { DIRECTIONS, edgeInBar, hindrance, type Hindrance, without } from './tool.ts';

/** What a base rests on: a part, or null for the table itself, and its height in mm. */
export interface Support {
  readonly part: number | null;
  readonly y: number;
}

/** What carries a base that stands well: of the surfaces at its height (AMB-11) the highest below its centre, else the nearest. */
export function supportOf({ surfaces }: Terrain, { at, radius }: Base): Support {
  let best: Support = { part: null, y: 0 };
  let least = Infinity;
  for (const { part, y, box, edges } of surfaces) {
    if (y < at.y - FLUSH || y > at.y + EPSILON || !nearBox(box, at.x, at.z, radius) || !discMeets(edges, at.x, at.z, radius)) continue;
    const away = holds(edges, at.x, at.z) ? 0 : distanceToEdges(edges, at.x, at.z);
    if (away > least || (away === least && y <= best.y)) continue;
    least = away;
    best = { part, y };
  }
  return best;
}

/** Room for rounding where the whole tool overlaps nothing (mm). */
const HAIR = 1e-5;
/** Of the star of directions every so many are tried for the first bar, and for the second. */
const STEP = 4;
const BEND = 6;
/** How many parts are taken away on trial at the most. */
const TRIALS = 8;

/**
 * Indexes of the parts that keep the tool from a base at `to`: the one part without which it would get there, if there is
 * such a part, else those that the tool crosses where it crosses the fewest.
 */
export function stoppers(terrain: Terrain, body: Body, { tool, levels }: Extract<Zone, { kind: 'tool' }>, to: Plan): readonly number[] {
  const whole = hindrance(terrain, body, tool, levels);
  const index = (owner: number): number => whole.parts[owner]!.index;
  const { fewest, suspects } = fewestCrossed(whole, body, tool, to);
  if (fewest.length === 1) return fewest.map(index);
  for (const owner of suspects.slice(0, TRIALS)) {
    const tree = new PoseTree(body.at, body.radius, tool, without(whole, owner));
    if (tree.reaches(to.x, to.z)) return [index(owner)];
  }
  return fewest.map(index);
}

/**
 * Owners of the edges that a tool touching a base at `to` crosses: of the poses tried the fewest (of equal ones those of the
 * first; the straight pose comes first), and all that are crossed by some pose that crosses no more.
 */
function fewestCrossed(
  whole: Hindrance,
  { at, radius }: Body,
  tool: ToolShape,
  to: Plan,
): { readonly fewest: readonly number[]; readonly suspects: readonly number[] } {
  const bar = tool.length / 2;
  const elbow = radius + bar;
  const reach = radius + tool.width / 2;
  const way = directionTo(at, to) ?? { x: 1, z: 0 };
  let fewest = crossedBySecond(whole, { x: at.x + way.x * elbow, z: at.z + way.z * elbow }, way, bar, crossedByFirst(whole, at, radius, bar, way));
  let suspects = new Set(fewest);
  const count = DIRECTIONS.length / 2;
  for (let k = 0; k < count && fewest.length > 1; k += STEP) {
    const first = { x: DIRECTIONS[2 * k]!, z: DIRECTIONS[2 * k + 1]! };
    const hinge = { x: at.x + first.x * elbow, z: at.z + first.z * elbow };
    if (planDistance(hinge, to) > elbow + reach) continue;
    const before = crossedByFirst(whole, at, radius, bar, first);
    if (before.length > fewest.length) continue;
    const touched = touches(to, at, first, radius, elbow, tool.width / 2, radius);
    for (let bend = -count / 4; bend <= count / 4 && fewest.length > 1; bend += BEND) {
      const j = (k + bend + count) % count;
      const second = { x: DIRECTIONS[2 * j]!, z: DIRECTIONS[2 * j + 1]! };
      const beyond = !tool.beyondTip && (to.x - hinge.x) * second.x + (to.z - hinge.z) * second.z > bar;
      if (!touched && (beyond || !touches(to, hinge, second, 0, bar, tool.width / 2, radius))) continue;
      const found = crossedBySecond(whole, hinge, second, bar, before);
      if (found.length > fewest.length) continue;
      if (found.length < fewest.length) {
        fewest = found;
        suspects = new Set();
      }
      for (const owner of found) suspects.add(owner);
    }
  }
  return { fewest, suspects: [...suspects] };
}

/** Whether a base at `to` touches a bar laid from `low` to `high` mm along a unit vector. */
function touches(to: Plan, from: Plan, way: Plan, low: number, high: number, half: number, radius: number): boolean {
  const [dx, dz] = [to.x - from.x, to.z - from.z];
  return toBar(dx * way.x + dz * way.z, dx * way.z - dz * way.x, low, high, half) <= radius * radius;
}

/** Owners of the edges that the first bar crosses, and of the parts that it starts in. */
function crossedByFirst({ edges, owners, half, parts, close }: Hindrance, at: Plan, radius: number, bar: number, way: Plan): readonly number[] {
  const low = radius + HAIR;
  const found = close.filter((part) => holds(part.edges, at.x + way.x * low, at.z + way.z * low)).map((part) => parts.indexOf(part));
  collect(found, edges, owners, at, way, low, radius + bar, half - HAIR);
  return found;
}

/** Some owners, and those of the edges that the second bar or the hinge crosses. */
function crossedBySecond({ edges, owners, half }: Hindrance, hinge: Plan, way: Plan, bar: number, before: readonly number[]): readonly number[] {
  const found = [...before];
  const side = half - HAIR;
  collect(found, edges, owners, hinge, way, 0, bar - HAIR, side);
  for (const [i, owner] of owners.entries()) {
    if (!found.includes(owner) && squaredToStretch(hinge.x, hinge.z, edges[4 * i]!, edges[4 * i + 1]!, edges[4 * i + 2]!, edges[4 * i + 3]!) < side * side)
      found.push(owner);
  }
  return found;
}

function collect(found: number[], edges: Float64Array, owners: Int32Array, from: Plan, way: Plan, low: number, high: number, side: number): void {
  for (
    let i = edgeInBar(edges, from.x, from.z, way.x, way.z, low, high, side);
    i >= 0;
    i = edgeInBar(edges, from.x, from.z, way.x, way.z, low, high, side, i + 1)
  ) {
    if (!found.includes(owners[i]!)) found.push(owners[i]!);
  }
}
