/** Seams: places where two outlines come so close that no line of sight passes between them. */
import type { Plan } from '../../shape/point.ts';
import { boxOf, type Box, edgesOf, holds, squaredToStretch } from '../plane/ring.ts';
import { SIGHT_SEAM } from '../plane/scale.ts';
import { type Border, GRAZE, hullOf, nothing, type Shape } from './outline.ts';

/** Two outlines that a line cannot pass between, by their numbers, the lower first. */
export interface Link {
  readonly one: number;
  readonly two: number;
}

/** What joins the outlines of a table: straights across narrow gaps, and all pairs that are joined or overlap. */
export interface Seams {
  readonly straights: readonly Shape[];
  readonly links: readonly Link[];
}

/** The widest gap in mm that is closed. */
const WIDEST = 2 * SIGHT_SEAM;
/** A straight across a gap reaches so far (mm) into the matter on both sides. */
const ROOTED = GRAZE + 0.03;

/**
 * Finds the seams between borders. Where a gap is narrowest, one of its sides is a corner: a straight from every corner
 * across a gap of up to 0.6 mm closes all of them.
 */
export function seamsOf(borders: readonly Border[]): Seams {
  const boxes = borders.map(({ rings }) => boxOf(edgesOf(rings)));
  const straights: Shape[] = [];
  const links: Link[] = [];
  for (let i = 0; i < borders.length; i++) {
    straights.push(...straightsWithin(borders[i]!, i));
    for (let j = i + 1; j < borders.length; j++) {
      if (!near(boxes[i]!, boxes[j]!)) continue;
      const [a, b] = [borders[i]!, borders[j]!];
      const across = [...straightsBetween(a, b, boxes[j]!), ...straightsBetween(b, a, boxes[i]!)];
      for (const ends of across) straights.push(hullOf('seam', ends, null, nothing, i, j));
      if (across.length > 0 || overlap(a, b, boxes[j]!)) links.push({ one: i, two: j });
    }
  }
  return { straights, links };
}

const near = (a: Box, b: Box): boolean => a.minX <= b.maxX + WIDEST && b.minX <= a.maxX + WIDEST && a.minZ <= b.maxZ + WIDEST && b.minZ <= a.maxZ + WIDEST;
const inBox = (box: Box, x: number, z: number): boolean => x >= box.minX - WIDEST && x <= box.maxX + WIDEST && z >= box.minZ - WIDEST && z <= box.maxZ + WIDEST;

type Place = readonly [number, number];

/** Straights from corners of one border to the nearest place of another. */
function* straightsBetween(from: Border, to: Border, box: Box): Generator<readonly [Place, Place]> {
  for (const [r, ring] of from.rings.entries()) {
    for (const [i, [x, z]] of ring.entries()) {
      if (!inBox(box, x, z)) continue;
      const [ix, iz] = from.inset[r]![i]!;
      if (holds(to.edges, ix, iz)) continue;
      const nearest = nearestOn(to, x, z, WIDEST, () => true);
      if (nearest) yield rooted([x, z], from.inward[r]![i]!, nearest);
    }
  }
}

/** Straights across slits between two stretches of one border. */
function* shortcuts(border: Border): Generator<readonly [Place, Place]> {
  const drawn = edgesOf(border.rings);
  for (const [r, ring] of border.rings.entries()) {
    const along = lengthsOf(ring);
    const round = along[ring.length]!;
    for (const [i, [x, z]] of ring.entries()) {
      // What is as near along the outline as across is a bend, not a slit.
      const slit = (ring2: number, k: number, squared: number): boolean => {
        if (ring2 !== r) return true;
        const way = Math.min(...[along[k]!, along[k + 1]!].map((end) => Math.min(Math.abs(end - along[i]!), round - Math.abs(end - along[i]!))));
        return way > 3 * Math.sqrt(squared) + 2 * WIDEST;
      };
      const nearest = nearestOn(border, x, z, WIDEST, slit);
      if (nearest && !holds(drawn, (x + nearest.x) / 2, (z + nearest.z) / 2)) yield rooted([x, z], border.inward[r]![i]!, nearest);
    }
  }
}

const straightsWithin = (border: Border, outline: number): readonly Shape[] => [...shortcuts(border)].map((ends) => hullOf('seam', ends, null, nothing, outline));

function lengthsOf(ring: readonly Place[]): readonly number[] {
  const lengths = [0];
  ring.forEach(([x, z], i) => {
    const [nx, nz] = ring[(i + 1) % ring.length]!;
    lengths.push(lengths[i]! + Math.sqrt((nx - x) * (nx - x) + (nz - z) * (nz - z)));
  });
  return lengths;
}

interface Nearest extends Plan {
  /** Unit vector into the matter. */
  readonly inward: Plan;
}

/** The place of a border nearest to another, no farther than `reach` mm, on edges that are accepted. */
function nearestOn(
  { rings, inward }: Border, x: number, z: number, reach: number, accept: (ring: number, edge: number, squared: number) => boolean,
): Nearest | null {
  let best = reach * reach;
  let found: readonly [number, number] | null = null;
  for (let r = 0; r < rings.length; r++) {
    const ring = rings[r]!;
    for (let k = 0, last = ring.length - 1; k <= last; k++) {
      const a = ring[k]!;
      const b = ring[k === last ? 0 : k + 1]!;
      if (
        (a[0] > x + reach && b[0] > x + reach) ||
        (a[0] < x - reach && b[0] < x - reach) ||
        (a[1] > z + reach && b[1] > z + reach) ||
        (a[1] < z - reach && b[1] < z - reach)
      )
        continue;
      const squared = squaredToStretch(x, z, a[0], a[1], b[0], b[1]);
      if (squared > best || !accept(r, k, squared)) continue;
      best = squared;
      found = [r, k];
    }
  }
  if (!found) return null;
  const [r, k] = found;
  const ring = rings[r]!;
  const [x0, z0] = ring[k]!;
  const [x1, z1] = ring[(k + 1) % ring.length]!;
  const squared = (x1 - x0) * (x1 - x0) + (z1 - z0) * (z1 - z0);
  const t = squared > 0 ? Math.min(1, Math.max(0, ((x - x0) * (x1 - x0) + (z - z0) * (z1 - z0)) / squared)) : 0;
  const [p, q] = [inward[r]![k]!, inward[r]![(k + 1) % ring.length]!];
  // Between two corners the mean of their ways in points into the matter too.
  const way = t <= 0 ? p : t >= 1 ? q : unit(p.x + q.x, p.z + q.z) ?? p;
  return { x: x0 + (x1 - x0) * t, z: z0 + (z1 - z0) * t, inward: way };
}

function unit(x: number, z: number): Plan | null {
  const long = Math.sqrt(x * x + z * z);
  return long < 1e-6 ? null : { x: x / long, z: z / long };
}

/** A straight from inside one outline to inside another. */
const rooted = ([x, z]: Place, way: Plan, to: Nearest): readonly [Place, Place] => [
  [x + way.x * ROOTED, z + way.z * ROOTED],
  [to.x + to.inward.x * ROOTED, to.z + to.inward.z * ROOTED],
];

/** Whether two borders share some inside. */
function overlap(a: Border, b: Border, box: Box): boolean {
  if (a.inset.some((ring) => holds(b.edges, ring[0]![0], ring[0]![1])) || b.inset.some((ring) => holds(a.edges, ring[0]![0], ring[0]![1]))) return true;
  for (let i = 0; i < a.edges.length; i += 4) {
    const [x0, z0, x1, z1] = [a.edges[i]!, a.edges[i + 1]!, a.edges[i + 2]!, a.edges[i + 3]!];
    if (Math.min(x0, x1) > box.maxX || Math.max(x0, x1) < box.minX || Math.min(z0, z1) > box.maxZ || Math.max(z0, z1) < box.minZ) continue;
    for (let j = 0; j < b.edges.length; j += 4) if (cross(x0, z0, x1, z1, b.edges[j]!, b.edges[j + 1]!, b.edges[j + 2]!, b.edges[j + 3]!)) return true;
  }
  return false;
}

function cross(ax: number, az: number, bx: number, bz: number, cx: number, cz: number, dx: number, dz: number): boolean {
  const side = (x0: number, z0: number, x1: number, z1: number, x: number, z: number): number => (x1 - x0) * (z - z0) - (z1 - z0) * (x - x0);
  return side(ax, az, bx, bz, cx, cz) > 0 !== side(ax, az, bx, bz, dx, dz) > 0 && side(cx, cz, dx, dz, ax, az) > 0 !== side(cx, cz, dx, dz, bx, bz) > 0;
}
