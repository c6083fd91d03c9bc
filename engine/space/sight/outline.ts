/** Outlines as sight sees them: a hair smaller than drawn, and as trees of convex shapes. */
import type { Plan } from '../../shape/point.ts';
import { type Edges, edgesOf, holds, type Ring } from '../plane/ring.ts';

/**
 * The convex hull of something connected: a stretch of an outline, a whole outline, or outlines that stand flush. A line
 * that passes through the hull passes through the thing, so the hull blocks sight exactly as the thing does, unless a base
 * reaches into the hull: then its children count instead.
 */
export interface Shape {
  /** x, z of its corners in turn (mm), counterclockwise; two corners for a straight stretch. */
  readonly corners: Float64Array;
  /** x, z of the corner's neighbour on the outline beyond the end of a stretch; NaN for all other corners. */
  readonly beyond: Float64Array | null;
  /** A circle round the corners: x, z, radius. */
  readonly circle: Float64Array;
  /** What it is the hull of; none for a single straight. Null until asked for with `childrenOf`. */
  children: readonly Shape[] | null;
  readonly open: () => readonly Shape[];
  readonly kind: 'group' | 'outline' | 'stretch' | 'seam';
  /** The outline it belongs to; of a seam the lower one of two; -1 for a group. */
  readonly outline: number;
  /** The second outline of a seam, else the first again. */
  readonly other: number;
}

/** What a shape is the hull of. */
export const childrenOf = (shape: Shape): readonly Shape[] => (shape.children ??= shape.open());

/** A border of a part: one outer ring with its holes, as drawn and as sight sees it. */
export interface Border {
  readonly rings: readonly Ring[];
  /** For each ring and corner the unit vector into the matter. */
  readonly inward: readonly (readonly Plan[])[];
  /** The rings a hair smaller. */
  readonly inset: readonly Ring[];
  readonly edges: Edges;
}

/** How far corners are drawn in (mm): a line this deep in an outline still only touches it (SP-LOS-05). */
export const GRAZE = 0.05;

/** How far edges are drawn in, so that a square corner moves by GRAZE. */
const EDGE = GRAZE * Math.sqrt(0.5);

/** The borders of a footprint: one for each outer ring. */
export function bordersOf(footprint: readonly Ring[]): readonly Border[] {
  const edges = edgesOf(footprint);
  const rings = footprint.filter((ring) => ring.length > 2).map((ring) => ({ ring, left: matterOnLeft(ring, edges) }));
  const outer = rings.filter(({ ring, left }) => area(ring) > 0 === left);
  const holes = rings.filter((one) => !outer.includes(one));
  return outer.map(({ ring, left }) => {
    const rim = edgesOf([ring]);
    const all = [{ ring, left }, ...holes.filter((hole) => outer.length === 1 || holds(rim, hole.ring[0]![0], hole.ring[0]![1]))];
    const inward = all.map((one) => inwardOf(one.ring, one.left));
    const inset = all.map((one, i) => drawnIn(one.ring, inward[i]!, one.left));
    return { rings: all.map((one) => one.ring), inward, inset, edges: edgesOf(inset) };
  });
}

const area = (ring: Ring): number => ring.reduce((sum, [x, z], i) => sum + x * ring[(i + 1) % ring.length]![1] - ring[(i + 1) % ring.length]![0] * z, 0);

/** Whether the footprint lies to the left of a ring's longest edge. */
function matterOnLeft(ring: Ring, edges: Edges): boolean {
  let longest = 0;
  let [x, z, nx, nz] = [0, 0, 0, 0];
  ring.forEach(([x0, z0], i) => {
    const [x1, z1] = ring[(i + 1) % ring.length]!;
    const squared = (x1 - x0) * (x1 - x0) + (z1 - z0) * (z1 - z0);
    if (squared <= longest) return;
    longest = squared;
    const long = Math.sqrt(squared);
    [x, z, nx, nz] = [(x0 + x1) / 2, (z0 + z1) / 2, (z0 - z1) / long, (x1 - x0) / long];
  });
  return holds(edges, x + nx * 0.01, z + nz * 0.01);
}

/** Unit normals of the edges before and after a corner, to the matter's side. */
function normals(ring: Ring, i: number, left: boolean): readonly [Plan, Plan] {
  const normal = ([x0, z0]: readonly [number, number], [x1, z1]: readonly [number, number]): Plan => {
    const long = Math.sqrt((x1 - x0) * (x1 - x0) + (z1 - z0) * (z1 - z0)) * (left ? 1 : -1);
    return long === 0 ? { x: 0, z: 0 } : { x: (z0 - z1) / long, z: (x1 - x0) / long };
  };
  const [before, here, after] = [ring[(i + ring.length - 1) % ring.length]!, ring[i]!, ring[(i + 1) % ring.length]!];
  return [normal(before, here), normal(here, after)];
}

function inwardOf(ring: Ring, left: boolean): readonly Plan[] {
  return ring.map((_, i) => {
    const [p, q] = normals(ring, i, left);
    const [x, z] = [p.x + q.x, p.z + q.z];
    const long = Math.sqrt(x * x + z * z);
    return long < 1e-6 ? p : { x: x / long, z: z / long };
  });
}

/** A ring whose edges are moved inward by EDGE, its corners by GRAZE at most. */
function drawnIn(ring: Ring, inward: readonly Plan[], left: boolean): Ring {
  return ring.map(([x, z], i) => {
    const [normal] = normals(ring, i, left);
    const way = inward[i]!;
    const share = normal.x * way.x + normal.z * way.z;
    const deep = share * GRAZE > EDGE ? EDGE / share : GRAZE;
    return [x + way.x * deep, z + way.z * deep];
  });
}

/** The shape of a whole border, with the stretches of its rings below it. */
export function shapeOfBorder({ inset }: Border, outline: number): Shape {
  const [outer, ...holes] = inset;
  const open = (): readonly Shape[] => [...halves(outer!, 0, outer!.length, outline), ...holes.map((hole) => hullOf('stretch', hole, null, () => halves(hole, 0, hole.length, outline), outline))];
  return hullOf('outline', outer!, null, open, outline);
}

function halves(ring: Ring, from: number, to: number, outline: number): readonly Shape[] {
  const middle = Math.floor((from + to) / 2);
  return [stretch(ring, from, middle, outline), stretch(ring, middle, to, outline)];
}

/** The stretch of a ring from one corner to another (numbers beyond the last begin anew). */
function stretch(ring: Ring, from: number, to: number, outline: number): Shape {
  const corner = (i: number): readonly [number, number] => ring[(i + ring.length) % ring.length]!;
  const places = Array.from({ length: to - from + 1 }, (_, i) => corner(from + i));
  const ends = [{ at: corner(from), beyond: corner(from - 1) }, { at: corner(to), beyond: corner(to + 1) }];
  return hullOf('stretch', places, ends, to - from > 1 ? () => halves(ring, from, to, outline) : nothing, outline);
}

/** What a straight is made of. */
export const nothing = (): readonly Shape[] => [];

interface End {
  readonly at: readonly [number, number];
  readonly beyond: readonly [number, number];
}

/** A shape from the places it is the hull of. */
export function hullOf(kind: Shape['kind'], places: Ring, ends: readonly End[] | null, open: () => readonly Shape[], outline: number, other = outline): Shape {
  const hull = places.length < 3 ? places : convex(places);
  const corners = Float64Array.from(hull.flat());
  const beyond = ends && Float64Array.from(hull.flatMap(([x, z]) => ends.find(({ at }) => at[0] === x && at[1] === z)?.beyond ?? [NaN, NaN]));
  return { corners, beyond, circle: circleRound(corners), children: null, open, kind, outline, other };
}

/** The convex hull of places, counterclockwise, without places on its edges. */
function convex(places: Ring): Ring {
  const sorted = [...places].sort(([ax, az], [bx, bz]) => ax - bx || az - bz);
  const chain = (list: Ring): (readonly [number, number])[] => {
    const kept: (readonly [number, number])[] = [];
    for (const [x, z] of list) {
      while (kept.length > 1) {
        const [[x0, z0], [x1, z1]] = [kept[kept.length - 2]!, kept[kept.length - 1]!];
        if ((x1 - x0) * (z - z0) - (z1 - z0) * (x - x0) > 0) break;
        kept.pop();
      }
      kept.push([x, z]);
    }
    kept.pop();
    return kept;
  };
  return [...chain(sorted), ...chain(sorted.reverse())];
}

function circleRound(corners: Float64Array): Float64Array {
  let [minX, maxX, minZ, maxZ] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let i = 0; i < corners.length; i += 2) {
    minX = Math.min(minX, corners[i]!);
    maxX = Math.max(maxX, corners[i]!);
    minZ = Math.min(minZ, corners[i + 1]!);
    maxZ = Math.max(maxZ, corners[i + 1]!);
  }
  const [x, z] = [(minX + maxX) / 2, (minZ + maxZ) / 2];
  let squared = 0;
  for (let i = 0; i < corners.length; i += 2)
    squared = Math.max(squared, (corners[i]! - x) * (corners[i]! - x) + (corners[i + 1]! - z) * (corners[i + 1]! - z));
  return Float64Array.of(x, z, Math.sqrt(squared));
}
