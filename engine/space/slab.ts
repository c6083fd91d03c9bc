/** The solid matter between two heights, seen from above: what a figure standing at the lower one may bump into (SP-MOVE-06). */
import { CELL, type Clearance, clearanceOf, isClear, ShapeList, shapeWithin } from './clearance.ts';
import { tenth } from './point.ts';
import { holds } from './ring.ts';
import { FLUSH } from './scale.ts';
import type { Terrain, TerrainPart } from './terrain.ts';

/** Matter between two heights: shapes owned by part indices, and the cells of the map that lie inside closed meshes. */
export interface Slab {
  readonly map: Clearance;
  /** 1 + part index where the cell is inside that part's closed mesh, else 0; null when there is no such cell. */
  readonly inside: Uint16Array | null;
}

const slabs = new WeakMap<Terrain, Map<number, Slab>>();

/** The matter that a figure of this height meets when it stands at `y`: all above `y` + 3 mm (mm). Built once for each pair. */
export function slabAt(terrain: Terrain, y: number, height: number): Slab {
  let known = slabs.get(terrain);
  if (!known) slabs.set(terrain, (known = new Map<number, Slab>()));
  const key = Math.round(tenth(y) * 10) * 100000 + Math.round(tenth(height) * 10);
  let slab = known.get(key);
  if (!slab) known.set(key, (slab = buildSlab(terrain, tenth(y) + FLUSH, tenth(y) + tenth(height))));
  return slab;
}

/** Whether a disc of this radius (mm) stands clear of all matter. */
export function fits({ map, inside }: Slab, x: number, z: number, radius: number): boolean {
  return isClear(map, x, z, radius) && (inside === null || inside[cellAt(map, x, z)] === 0);
}

/** The part a disc of this radius bumps into, or -1. */
export function obstacle({ map, inside }: Slab, x: number, z: number, radius: number): number {
  const shape = shapeWithin(map, x, z, radius);
  if (shape >= 0) return map.owners[shape]!;
  return inside === null ? -1 : inside[cellAt(map, x, z)]! - 1;
}

function cellAt({ half, columns, rows }: Clearance, x: number, z: number): number {
  const c = Math.min(columns - 1, Math.max(0, Math.floor((x + half.x) / CELL)));
  const r = Math.min(rows - 1, Math.max(0, Math.floor((z + half.z) / CELL)));
  return r * columns + c;
}

function buildSlab(terrain: Terrain, low: number, high: number): Slab {
  const list = new ShapeList();
  for (const part of terrain.parts) if (part.top > low && part.bottom < high) addSection(list, part, low, high);
  const map = clearanceOf(terrain.half, list.shapes());
  return { map, inside: insideOf(terrain, map, low, high) };
}

/** Adds the plan view of what a part's mesh has between two heights. */
export function addSection(list: ShapeList, { positions, triangles, index }: TerrainPart, low: number, high: number): void {
  if (high <= low) return;
  for (let t = 0; t < triangles.length; t += 3) {
    const a = triangles[t]! * 3;
    const b = triangles[t + 1]! * 3;
    const c = triangles[t + 2]! * 3;
    const ya = positions[a + 1]!;
    const yb = positions[b + 1]!;
    const yc = positions[c + 1]!;
    if ((ya <= low && yb <= low && yc <= low) || (ya >= high && yb >= high && yc >= high)) continue;
    const corner = (i: number): Corner => [positions[i]!, positions[i + 1]!, positions[i + 2]!];
    let polygon: readonly Corner[] = [corner(a), corner(b), corner(c)];
    if (ya < low || yb < low || yc < low) polygon = clip(polygon, low, 1);
    if (ya > high || yb > high || yc > high) polygon = clip(polygon, high, -1);
    if (polygon.length > 1) list.add(flatten(polygon), index);
  }
}

type Corner = readonly [x: number, y: number, z: number];

/** The part of a polygon above (`sign` 1) or below (-1) a height. */
function clip(polygon: readonly Corner[], y: number, sign: 1 | -1): readonly Corner[] {
  const kept: Corner[] = [];
  polygon.forEach((to, i) => {
    const from = polygon[(i + polygon.length - 1) % polygon.length]!;
    const before = (from[1] - y) * sign;
    const after = (to[1] - y) * sign;
    if ((before < 0 && after > 0) || (before > 0 && after < 0)) {
      const t = before / (before - after);
      kept.push([from[0] + (to[0] - from[0]) * t, y, from[2] + (to[2] - from[2]) * t]);
    }
    if (after >= 0) kept.push(to);
  });
  return kept;
}

/** Corners in plan; a polygon seen on edge becomes the stretch between its outermost corners. */
function flatten(polygon: readonly Corner[]): number[] {
  let area = 0;
  let first = polygon[0]!;
  let last = first;
  polygon.forEach((p, i) => {
    const q = polygon[(i + 1) % polygon.length]!;
    area += p[0] * q[2] - q[0] * p[2];
    if (p[0] < first[0] || (p[0] === first[0] && p[2] < first[2])) first = p;
    if (p[0] > last[0] || (p[0] === last[0] && p[2] > last[2])) last = p;
  });
  return Math.abs(area) < 0.01 ? [first[0], first[2], last[0], last[2]] : polygon.flatMap(([x, , z]) => [x, z]);
}

/** Passages narrower than this many mm do not join inside and outside. */
const NARROW = 16;

/** Which cells lie inside closed meshes: the free cells are joined into regions, and one place of each is tested. */
function insideOf(terrain: Terrain, { far, half, columns, rows }: Clearance, low: number, high: number): Uint16Array | null {
  const seen = new Uint8Array(far.length);
  const inside = new Uint16Array(far.length);
  const stack: number[] = [];
  let any = false;
  for (let start = 0; start < far.length; start++) {
    if (seen[start] || far[start]! < NARROW) continue;
    const region: number[] = [];
    let deepest = start;
    stack.push(start);
    seen[start] = 1;
    while (stack.length > 0) {
      const cell = stack.pop()!;
      region.push(cell);
      if (far[cell]! > far[deepest]!) deepest = cell;
      const c = cell % columns;
      const visit = (next: number): void => {
        if (seen[next] || far[next]! < NARROW) return;
        seen[next] = 1;
        stack.push(next);
      };
      if (c > 0) visit(cell - 1);
      if (c + 1 < columns) visit(cell + 1);
      if (cell >= columns) visit(cell - columns);
      if (cell + columns < rows * columns) visit(cell + columns);
    }
    const x = ((deepest % columns) + 0.5) * CELL - half.x;
    const z = (Math.floor(deepest / columns) + 0.5) * CELL - half.z;
    const part = terrain.parts.find((one) => one.bottom < high && one.top > low && holds(one.edges, x, z) && inMesh(one, x, Math.min((low + high) / 2, low + 10), z));
    if (!part) continue;
    any = true;
    for (const cell of region) inside[cell] = part.index + 1;
  }
  return any ? inside : null;
}

/**
 * Whether a place lies inside a part's mesh. Rays go up and to the four sides; a closed mesh is left once more often than
 * entered. Three of five must agree, so that meshes without an underside count as closed and single plates do not.
 */
export function inMesh({ positions, triangles }: TerrainPart, px: number, py: number, pz: number): boolean {
  // A hair's breadth off the place, so that no ray runs along an edge of a whole number of tenths.
  const place = [px + 0.0137, py + 0.0171, pz + 0.0193] as const;
  const votes = [0, 0, 0, 0, 0];
  for (let t = 0; t < triangles.length; t += 3) {
    const at = [triangles[t]! * 3, triangles[t + 1]! * 3, triangles[t + 2]! * 3] as const;
    for (let axis = 0; axis < 3; axis++) {
      const hit = crossing(positions, at, place, axis);
      if (hit === 0) continue;
      const [sign, beyond] = hit > 0 ? [1, hit === 1] : [-1, hit === -1];
      if (axis === 1) votes[4]! += beyond ? sign : 0;
      else votes[axis === 0 ? (beyond ? 0 : 1) : beyond ? 2 : 3]! += beyond ? sign : -sign;
    }
  }
  return votes.filter((n) => n > 0).length >= 3;
}

/** How the line through a place along an axis crosses a triangle: ±1 beyond the place, ±2 before it, 0 not; positive when its front faces along the axis. */
function crossing(positions: Float32Array, [a, b, c]: readonly [number, number, number], place: readonly [number, number, number], axis: number): number {
  const u = (axis + 1) % 3;
  const v = (axis + 2) % 3;
  const [au, av] = [positions[a + u]! - place[u]!, positions[a + v]! - place[v]!];
  const [bu, bv] = [positions[b + u]! - place[u]!, positions[b + v]! - place[v]!];
  const [cu, cv] = [positions[c + u]! - place[u]!, positions[c + v]! - place[v]!];
  const wa = bu * cv - cu * bv;
  const wb = cu * av - au * cv;
  const wc = au * bv - bu * av;
  if ((wa < 0 || wb < 0 || wc < 0) && (wa > 0 || wb > 0 || wc > 0)) return 0;
  const area = wa + wb + wc;
  if (area === 0) return 0;
  const at = (wa * positions[a + axis]! + wb * positions[b + axis]! + wc * positions[c + axis]!) / area;
  const beyond = at > place[axis]! ? 1 : 2;
  return area > 0 ? beyond : -beyond;
}
