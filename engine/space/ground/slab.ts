/** The solid matter between two heights, seen from above: what a figure standing at the lower one may bump into (SP-MOVE-06). */
import { CELL, type Clearance, clearanceOf, isClear, meetsAny, shapeWithin } from '../plane/clearance.ts';
import { ShapeList } from '../plane/shapes.ts';
import { trianglesAround, type Triangles } from './around.ts';
import { holderOf, insideOf, isWide } from './inside.ts';
import { tenth } from '../../shape/point.ts';
import { FLUSH } from '../plane/scale.ts';
import type { Terrain, TerrainPart } from '../terrain/terrain.ts';

/** Matter between two heights: shapes owned by part indices, and the cells of the map that lie inside closed meshes. */
export interface Slab {
  readonly map: Clearance;
  /** 1 + part index where the cell is inside that part's closed mesh, else 0; null when there is no such cell. Nothing is said of cells that are not wide. */
  readonly inside: Uint16Array | null;
  /** The part whose closed mesh holds a place that is free of matter. */
  readonly holder: (x: number, z: number) => TerrainPart | undefined;
}

/** Slabs by their heights; of one that is not built yet, how often it was done without. */
const slabs = new WeakMap<Terrain, Map<number, Slab | number>>();
const keyOf = (y: number, height: number): number => Math.round(tenth(y) * 10) * 100000 + Math.round(tenth(height) * 10);

function slabsOf(terrain: Terrain): Map<number, Slab | number> {
  let known = slabs.get(terrain);
  if (!known) slabs.set(terrain, (known = new Map<number, Slab | number>()));
  return known;
}

/** The matter that a figure of this height meets when it stands at `y`: all above `y` + 3 mm (mm). Built once for each pair. */
export function slabAt(terrain: Terrain, y: number, height: number): Slab {
  const known = slabsOf(terrain);
  const key = keyOf(y, height);
  let slab = known.get(key);
  if (slab === undefined || typeof slab === 'number') known.set(key, (slab = buildSlab(terrain, tenth(y) + FLUSH, tenth(y) + tenth(height))));
  return slab;
}

/** Places that are looked at one by one before a slab is built: that takes as long as so many. */
const PATIENCE = 400;

/**
 * `fits` in the slab of a figure of this height that stands at `y`. Where every piece stands at a height of its own there are hundreds of slabs, most of
 * them asked about a few times: above the ground one is built once that was often enough.
 */
export function fitsIn(terrain: Terrain, y: number, height: number, x: number, z: number, radius: number): boolean {
  const known = slabsOf(terrain);
  const key = keyOf(y, height);
  const slab = known.get(key) ?? 0;
  if (typeof slab !== 'number') return fits(slab, x, z, radius);
  if (slab >= PATIENCE || y <= FLUSH) return fits(slabAt(terrain, y, height), x, z, radius);
  known.set(key, slab + 1);
  return obstacleAt(terrain, y, height, x, z, radius) < 0;
}

/** Whether a disc of this radius (mm) stands clear of all matter. */
export const fits = (slab: Slab, x: number, z: number, radius: number): boolean => isClear(slab.map, x, z, radius) && within(slab, x, z) < 0;

/** A place so far from all matter (mm) lies in a wide cell, and so do all the places on a line between two such. */
const WIDE = 11.5;

/** Whether a disc of this radius may stand clear somewhere within `spare` mm of a place; false is proven. */
export function mightFit(slab: Slab, x: number, z: number, radius: number, spare: number): boolean {
  const { map } = slab;
  if (spare < radius && !isClear(map, x, z, radius - spare)) return false;
  // With no matter that near, all these places lie inside a closed mesh, or none.
  return !isClear(map, x, z, spare + Math.min(WIDE, radius)) || within(slab, x, z) < 0;
}

/** The part a disc of this radius bumps into, or -1. */
export function obstacle(slab: Slab, x: number, z: number, radius: number): number {
  const shape = shapeWithin(slab.map, x, z, radius);
  return shape >= 0 ? slab.map.owners[shape]! : within(slab, x, z);
}

/**
 * Whether a disc of this radius bumps into something in the slab of a figure of this height that stands at `y`, as `obstacle` says, for a place or two of
 * a table: without the map of all of it. Gives the first part in the order of the terrain, or -1.
 */
export function obstacleAt(terrain: Terrain, y: number, height: number, x: number, z: number, radius: number): number {
  const [low, high] = [tenth(y) + FLUSH, tenth(y) + tenth(height)];
  const { parts, meshes } = matterAround(terrain, x, z, radius);
  for (const [i, part] of parts.entries()) {
    if (part.top <= low || part.bottom >= high) continue;
    const list = new ShapeList(64);
    addSection(list, part.index, (meshes[i] ??= trianglesAround(part, x, z, radius)), low, high);
    if (meetsAny(list.shapes(), x, z, radius)) return part.index;
  }
  return holderOf({ parts }, x, insideAt(low, high), z)?.index ?? -1;
}

/** What lies around a disc: the parts whose boxes it meets, and of those that were asked about the triangles that do not lie aside of it. */
interface Around {
  readonly x: number;
  readonly z: number;
  readonly radius: number;
  readonly parts: readonly TerrainPart[];
  readonly meshes: (Triangles | undefined)[];
}

/** Of each terrain what lies around the place that was asked about last: it is asked about height by height. */
const lastAround = new WeakMap<Terrain, Around>();

function matterAround(terrain: Terrain, x: number, z: number, radius: number): Around {
  const last = lastAround.get(terrain);
  if (last !== undefined && last.x === x && last.z === z && last.radius === radius) return last;
  const made = { x, z, radius, parts: partsAround(terrain, x, z, radius), meshes: [] };
  lastAround.set(terrain, made);
  return made;
}

/** The boxes of a terrain's parts, flat: least x and z, greatest x and z of each. */
const boxesKnown = new WeakMap<Terrain, Float64Array>();

/** The parts whose boxes a disc meets, in the order of the terrain. */
export const partsAround = (terrain: Terrain, x: number, z: number, radius: number): readonly TerrainPart[] =>
  partsMeeting(terrain, x - radius, x + radius, z - radius, z + radius);

/** The parts whose boxes meet a rectangle of the table's own directions, in the order of the terrain. */
export function partsMeeting(terrain: Terrain, minX: number, maxX: number, minZ: number, maxZ: number): readonly TerrainPart[] {
  let boxes = boxesKnown.get(terrain);
  if (boxes === undefined) {
    boxes = Float64Array.from(terrain.parts.flatMap(({ box: { minX, minZ, maxX, maxZ } }) => [minX, minZ, maxX, maxZ]));
    boxesKnown.set(terrain, boxes);
  }
  const found: TerrainPart[] = [];
  for (let i = 0; i < boxes.length; i += 4) {
    if (maxX >= boxes[i]! && minX <= boxes[i + 2]! && maxZ >= boxes[i + 1]! && minZ <= boxes[i + 3]!) found.push(terrain.parts[i / 4]!);
  }
  return found;
}

/** The height at which it is asked whether a place of a slab lies inside a closed mesh. */
const insideAt = (low: number, high: number): number => Math.min((low + high) / 2, low + 10);

/** The part whose closed mesh holds a free place, or -1. */
function within({ map, inside, holder }: Slab, x: number, z: number): number {
  const cell = cellAt(map, x, z);
  if (!isWide(map.far[cell]!)) return holder(x, z)?.index ?? -1;
  return inside === null ? -1 : inside[cell]! - 1;
}

function cellAt({ half, columns, rows }: Clearance, x: number, z: number): number {
  const c = Math.min(columns - 1, Math.max(0, Math.floor((x + half.x) / CELL)));
  const r = Math.min(rows - 1, Math.max(0, Math.floor((z + half.z) / CELL)));
  return r * columns + c;
}

function buildSlab(terrain: Terrain, low: number, high: number): Slab {
  const list = new ShapeList();
  for (const part of terrain.parts) if (part.top > low && part.bottom < high) addSection(list, part.index, part, low, high);
  const map = clearanceOf(terrain.half, list.shapes());
  const y = insideAt(low, high);
  const holder = (x: number, z: number): TerrainPart | undefined => holderOf(terrain, x, y, z);
  return { map, inside: insideOf(map, holder), holder };
}

/** The corners x, y, z of a polygon being cut; a triangle cut twice has at most five. */
type Scratch = Float64Array;
const whole: Scratch = new Float64Array(24);
const cut: Scratch = new Float64Array(24);
const flat: Scratch = new Float64Array(16);

/** Adds the plan view of what a part's mesh, or some triangles of it, have between two heights. */
function addSection(list: ShapeList, index: number, { positions, triangles }: Triangles, low: number, high: number): void {
  if (high <= low) return;
  for (let t = 0; t < triangles.length; t += 3) {
    const a = triangles[t]! * 3;
    const b = triangles[t + 1]! * 3;
    const c = triangles[t + 2]! * 3;
    const ya = positions[a + 1]!;
    const yb = positions[b + 1]!;
    const yc = positions[c + 1]!;
    if ((ya <= low && yb <= low && yc <= low) || (ya >= high && yb >= high && yc >= high)) continue;
    for (let i = 0; i < 3; i++) {
      whole[i] = positions[a + i]!;
      whole[3 + i] = positions[b + i]!;
      whole[6 + i] = positions[c + i]!;
    }
    let polygon = whole;
    let count = 3;
    if (ya < low || yb < low || yc < low) {
      count = clip(whole, count, cut, low, 1);
      polygon = cut;
    }
    if (ya > high || yb > high || yc > high) {
      const into = polygon === whole ? cut : whole;
      count = clip(polygon, count, into, high, -1);
      polygon = into;
    }
    if (count > 1) list.add(flat, flatten(polygon, count), index);
  }
}

/** Writes the part of a polygon above (`sign` 1) or below (-1) a height; gives its number of corners. */
function clip(polygon: Scratch, count: number, into: Scratch, y: number, sign: 1 | -1): number {
  let kept = 0;
  for (let i = 0, j = count - 1; i < count; j = i++) {
    const before = (polygon[3 * j + 1]! - y) * sign;
    const after = (polygon[3 * i + 1]! - y) * sign;
    if ((before < 0 && after > 0) || (before > 0 && after < 0)) {
      const t = before / (before - after);
      into[3 * kept] = polygon[3 * j]! + (polygon[3 * i]! - polygon[3 * j]!) * t;
      into[3 * kept + 1] = y;
      into[3 * kept + 2] = polygon[3 * j + 2]! + (polygon[3 * i + 2]! - polygon[3 * j + 2]!) * t;
      kept++;
    }
    if (after < 0) continue;
    into[3 * kept] = polygon[3 * i]!;
    into[3 * kept + 1] = polygon[3 * i + 1]!;
    into[3 * kept + 2] = polygon[3 * i + 2]!;
    kept++;
  }
  return kept;
}

/** Writes a polygon's corners in plan to `flat` and gives how many numbers; seen on edge it becomes the stretch between its outermost corners. */
function flatten(polygon: Scratch, count: number): number {
  let area = 0;
  let first = 0;
  let last = 0;
  for (let i = 0; i < count; i++) {
    const x = polygon[3 * i]!;
    const z = polygon[3 * i + 2]!;
    const j = i + 1 < count ? i + 1 : 0;
    area += x * polygon[3 * j + 2]! - polygon[3 * j]! * z;
    if (x < polygon[3 * first]! || (x === polygon[3 * first]! && z < polygon[3 * first + 2]!)) first = i;
    if (x > polygon[3 * last]! || (x === polygon[3 * last]! && z > polygon[3 * last + 2]!)) last = i;
    flat[2 * i] = x;
    flat[2 * i + 1] = z;
  }
  if (Math.abs(area) >= 0.01) return 2 * count;
  flat[0] = polygon[3 * first]!;
  flat[1] = polygon[3 * first + 2]!;
  flat[2] = polygon[3 * last]!;
  flat[3] = polygon[3 * last + 2]!;
  return 4;
}

