/** What one table's sight needs, worked out once: outlines by height, groups of those that stand flush, and what viewers overlap. */
import { EPSILON } from '../../shape/point.ts';
import { isOnTerrain, overlapsPart } from '../terrain/overlap.ts';
import { type Edges, nearBox } from '../plane/ring.ts';
import type { Base, Levels } from '../../shape/shape.ts';
import { type Border, bordersOf, hullOf, type Shape, shapeOfBorder } from './outline.ts';
import { type Seams, seamsOf } from './seam.ts';
import type { Terrain } from '../terrain/terrain.ts';

/** The outlines of all Blocked parts of a table, the highest first. */
export interface SightMap {
  readonly terrain: Terrain;
  readonly shapes: readonly Shape[];
  readonly edges: readonly Edges[];
  /** The part each outline belongs to, and its top in mm. */
  readonly part: Int32Array;
  readonly top: Float64Array;
  readonly seams: Seams;
  /** Layer n: the first n outlines, put into groups. */
  readonly layers: (Layer | undefined)[];
  readonly bases: (Standing | undefined)[];
  /** An upper limit of the corners that one question can meet. */
  readonly corners: number;
}

/** The highest outlines of a table, as shapes that block on their own. */
export interface Layer {
  readonly groups: readonly Shape[];
  /** x, z, radius of each group's circle. */
  readonly circles: Float64Array;
  /** The group of each outline. */
  readonly groupOf: Int32Array;
  readonly outlines: readonly Shape[];
  readonly seams: readonly Shape[];
}

/** What is known of a base where it stands. */
export interface Standing {
  x: number;
  y: number;
  z: number;
  radius: number;
  /** Outlines of parts higher than the base that it overlaps. */
  overlapped: readonly number[];
  /** Whether it is on top of a terrain part; null until asked. */
  onTerrain: boolean | null;
}

const maps = new WeakMap<Terrain, SightMap>();
let last: SightMap | null = null;

/** The map of a terrain. */
export function sightMapOf(terrain: Terrain): SightMap {
  if (last !== null && last.terrain === terrain) return last;
  let map = maps.get(terrain);
  if (!map) maps.set(terrain, (map = build(terrain)));
  last = map;
  return map;
}

function build(terrain: Terrain): SightMap {
  const found: { readonly border: Border; readonly part: number; readonly top: number }[] = [];
  for (const { index, sight, top, footprint } of terrain.parts) {
    if (sight === 'blocked') for (const border of bordersOf(footprint)) found.push({ border, part: index, top });
  }
  found.sort((a, b) => b.top - a.top || a.part - b.part);
  const borders = found.map(({ border }) => border);
  const shapes = borders.map((border, i) => shapeOfBorder(border, i));
  const seams = seamsOf(borders);
  return {
    terrain, shapes, seams,
    edges: borders.map(({ edges }) => edges),
    part: Int32Array.from(found, ({ part }) => part),
    top: Float64Array.from(found, ({ top }) => top),
    layers: [],
    bases: Array.from({ length: KEPT }, () => undefined),
    corners: 6 * (borders.reduce((sum, { edges }) => sum + edges.length / 4, 0) + seams.straights.length) + 64,
  };
}

/** How many outlines are higher than a height in mm (SP-ELEV-04, AMB-01). */
export function higherThan({ top }: SightMap, y: number, { step, equalIsSame }: Levels): number {
  const limit = equalIsSame ? step + EPSILON : step - EPSILON;
  let low = 0;
  let high = top.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (top[middle]! - y > limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The layer of the highest `count` outlines. */
export function layerOf(map: SightMap, count: number): Layer {
  return (map.layers[count] ??= buildLayer(map, count));
}

function buildLayer({ shapes, seams }: SightMap, count: number): Layer {
  const root = Int32Array.from({ length: count }, (_, i) => i);
  const rootOf = (i: number): number => {
    while (root[i] !== i) i = root[i]!;
    return i;
  };
  for (const { one, two } of seams.links) if (two < count) root[rootOf(two)] = rootOf(one);
  const members = new Map<number, Shape[]>();
  const put = (outline: number, shape: Shape): void => {
    const list = members.get(rootOf(outline));
    if (list) list.push(shape);
    else members.set(rootOf(outline), [shape]);
  };
  const outlines = shapes.slice(0, count);
  const straights = seams.straights.filter(({ other }) => other < count);
  for (const shape of outlines) put(shape.outline, shape);
  for (const straight of straights) put(straight.outline, straight);
  const roots = [...members.keys()];
  const groups = roots.map((key) => groupOf(members.get(key)!));
  return {
    groups,
    circles: Float64Array.from(groups.flatMap(({ circle }) => [...circle])),
    groupOf: Int32Array.from(outlines, ({ outline }) => roots.indexOf(rootOf(outline))),
    outlines,
    seams: straights,
  };
}

function groupOf(members: readonly Shape[]): Shape {
  if (members.length === 1) return members[0]!;
  const places = members.flatMap(({ corners }) => Array.from({ length: corners.length / 2 }, (_, i) => [corners[2 * i]!, corners[2 * i + 1]!] as const));
  return hullOf('group', places, null, () => members, -1);
}

/** How many bases are remembered for a table: a power of two. */
const KEPT = 1024;
const NONE: readonly number[] = [];

/** What a base overlaps where it stands; remembered for the bases asked for of late. */
export function standingOf(map: SightMap, base: Base): Standing {
  const { radius } = base;
  const { x, y, z } = base.at;
  const place = (Math.imul(Math.round(x * 10), 73856093) ^ Math.imul(Math.round(z * 10), 19349663) ^ Math.imul(Math.round(y), 83492791)) & (KEPT - 1);
  const known = map.bases[place];
  if (known !== undefined && known.x === x && known.z === z && known.y === y && known.radius === radius) return known;
  const standing = known ?? (map.bases[place] = { x, y, z, radius, overlapped: NONE, onTerrain: null });
  const { part, top, terrain } = map;
  let overlapped: number[] | null = null;
  for (let i = 0; i < part.length && top[i]! > y; i++) {
    const one = terrain.parts[part[i]!]!;
    if (nearBox(one.box, x, z, radius) && overlapsPart(one, base)) (overlapped ??= []).push(i);
  }
  standing.x = x;
  standing.y = y;
  standing.z = z;
  standing.radius = radius;
  standing.overlapped = overlapped ?? NONE;
  standing.onTerrain = null;
  return standing;
}

/** Whether a base is on top of any terrain part (SP-LOS-03). */
export const isRaised = ({ terrain }: SightMap, standing: Standing, base: Base): boolean => (standing.onTerrain ??= isOnTerrain(terrain, base));
