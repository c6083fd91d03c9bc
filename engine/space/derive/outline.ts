/** From the steps of a raster's border to an outline: few points, true corners, holes joined in where one ring must do. */
import type { Ring } from '../plane/ring.ts';
import type { Point } from './raster.ts';

/** Largest distance in tenths of a millimetre between an outline and the border of the cells; the cells themselves are within 0.36. */
const TOLERANCE = 0.6;
/** How far in tenths of a millimetre a corner may be moved to the corner of a mesh that it stands for. */
const SNAP = 4;

/** The signed area of a ring: positive when it turns from +x towards +z. */
export function area(points: readonly Point[]): number {
  let sum = 0;
  points.forEach(([x, z], i) => {
    const [u, v] = points[(i + 1) % points.length]!;
    sum += x * v - u * z;
  });
  return sum / 2;
}

/** Squared distance of a point from the stretch between two others. */
function distance2(p: Point, a: Point, b: Point): number {
  const [ux, uz] = [b[0] - a[0], b[1] - a[1]];
  const long = ux * ux + uz * uz;
  const t = long ? Math.min(1, Math.max(0, ((p[0] - a[0]) * ux + (p[1] - a[1]) * uz) / long)) : 0;
  const [dx, dz] = [p[0] - a[0] - ux * t, p[1] - a[1] - uz * t];
  return dx * dx + dz * dz;
}

/** The corners of a mesh in plan, to be found by place. */
export class Corners {
  readonly #known = new Set<number>();

  constructor(position: ArrayLike<number>) {
    for (let i = 0; i < position.length; i += 3) this.#known.add(this.#key(position[i]!, position[i + 2]!));
  }

  #key = (x: number, z: number): number => (x + 32768) * 65536 + z + 32768;

  /** The corners within the snapping distance of a place, nearest first. */
  near([x, z]: Point): readonly Point[] {
    const found: [Point, number][] = [];
    for (let u = Math.ceil(x - SNAP); u <= x + SNAP; u++) {
      for (let v = Math.ceil(z - SNAP); v <= z + SNAP; v++) {
        const d = (u - x) * (u - x) + (v - z) * (v - z);
        if (d <= SNAP * SNAP && this.#known.has(this.#key(u, v))) found.push([[u, v], d]);
      }
    }
    return found.sort((a, b) => a[1] - b[1]).map(([p]) => p);
  }
}

/** A corner of an outline being made: the point of the border it stands for, and where it lies. */
interface Kept {
  readonly i: number;
  readonly at: Point;
}

/** An outline through few of a border's points that stays within the tolerance of all of them; its corners are the mesh's where those fit. */
export function simplify(border: readonly Point[], mesh: Corners): readonly Point[] {
  const start = border.reduce((best, p, i) => (p[0] < border[best]![0] || (p[0] === border[best]![0] && p[1] < border[best]![1]) ? i : best), 0);
  const ring = [...border.slice(start), ...border.slice(0, start)];
  const far = ring.reduce((best, p, i) => (distance2(p, ring[0]!, ring[0]!) > distance2(ring[best]!, ring[0]!, ring[0]!) ? i : best), 0);
  const [one, other] = [cornerAt(ring, 0, mesh), cornerAt(ring, far, mesh)];
  const kept = [...keep(ring, one, other, mesh), ...keep(ring, other, one, mesh)];
  for (const run of [3, 2, 1]) {
    for (let k = kept.length - run; k >= 1 && kept.length > run + 2; k--) {
      if (k + run <= kept.length && worstBetween(ring, kept[k - 1]!, kept[(k + run) % kept.length]!)[0] <= TOLERANCE * TOLERANCE) kept.splice(k, run);
    }
  }
  return kept.length > 2 ? kept.map(({ at }) => at) : ring;
}

/** The corner of the mesh that a point of a border stands for, or the point itself. */
function cornerAt(ring: readonly Point[], around: number, mesh: Corners): Kept {
  for (const at of mesh.near(ring[around]!)) {
    let [best, least] = [around, Infinity];
    for (let i = around - 4 * SNAP; i <= around + 4 * SNAP; i++) {
      const k = ((i % ring.length) + ring.length) % ring.length;
      const d = distance2(ring[k]!, at, at);
      if (d < least) [best, least] = [k, d];
    }
    if (least <= TOLERANCE * TOLERANCE) return { i: best, at };
  }
  return { i: around, at: ring[around]! };
}

/** The largest squared distance of a border's points between two corners from the stretch between those, and which it is. */
function worstBetween(ring: readonly Point[], a: Kept, b: Kept): readonly [number, number] {
  const end = b.i > a.i ? b.i : b.i + ring.length;
  let [worst, at] = [0, a.i];
  for (let i = a.i + 1; i < end; i++) {
    const d = distance2(ring[i % ring.length]!, a.at, b.at);
    if (d > worst) [worst, at] = [d, i % ring.length];
  }
  return [worst, at];
}

/** The corners to keep from one to another, which is left away. */
function keep(ring: readonly Point[], a: Kept, b: Kept, mesh: Corners): Kept[] {
  const [worst, at] = worstBetween(ring, a, b);
  if (worst <= TOLERANCE * TOLERANCE) return [a];
  const corner = cornerAt(ring, at, mesh);
  const steps = (from: number, to: number): number => (to - from + ring.length) % ring.length;
  const between = steps(a.i, corner.i) > 0 && steps(a.i, corner.i) < (steps(a.i, b.i) || ring.length);
  const middle = between ? corner : { i: at, at: ring[at]! };
  return [...keep(ring, a, middle, mesh), ...keep(ring, middle, b, mesh)];
}

/** An outer ring without the notches narrower than `width` tenths in its straight edges: the edge runs on over their mouths. */
export function withoutNotches(ring: readonly Point[], width: number): readonly Point[] {
  const n = ring.length;
  const at = (i: number): Point => ring[(i + n) % n]!;
  const onward = (a: Point, b: Point, c: Point, d: Point): boolean => {
    const [ux, uz, vx, vz] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]];
    return ux * vx + uz * vz > 0.97 * Math.sqrt((ux * ux + uz * uz) * (vx * vx + vz * vz));
  };
  const left = (a: Point, b: Point, p: Point): number => (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]);
  for (let i = 0; i < n; i++) {
    for (let j = Math.min(8, n - 3); j >= 2; j--) {
      const [a, b] = [at(i), at(i + j)];
      if (distance2(a, b, b) >= width * width || !onward(at(i - 1), a, a, b) || !onward(a, b, b, at(i + j + 1))) continue;
      const inner = Array.from({ length: j - 1 }, (_, k) => at(i + k + 1));
      if (!inner.every((p) => left(a, b, p) > 0)) continue;
      return withoutNotches(ring.filter((p) => !inner.includes(p)), width);
    }
  }
  // What is left in the middle of a straight edge says nothing.
  return ring.filter((p, i) => distance2(p, at(i - 1), at(i + 1)) > 0.01);
}

/** One ring for an outline with holes: each hole is joined to it by a cut there and back, which encloses nothing. */
export function withHoles(outer: readonly Point[], holes: readonly (readonly Point[])[]): readonly Point[] {
  let ring = [...outer];
  for (const hole of [...holes].sort((a, b) => Math.min(...a.map((p) => p[0])) - Math.min(...b.map((p) => p[0])))) {
    // From the hole's leftmost corner straight to the left: no other hole that is still to come can lie there.
    const first = hole.reduce((best, p, i) => (p[0] < hole[best]![0] ? i : best), 0);
    const [hx, hz] = hole[first]!;
    let [x, edge] = [-Infinity, -1];
    ring.forEach(([ax, az], i) => {
      const [bx, bz] = ring[(i + 1) % ring.length]!;
      if (az > hz === bz > hz) return;
      const at = ax + ((bx - ax) * (hz - az)) / (bz - az);
      if (at <= hx && at > x) [x, edge] = [at, i];
    });
    if (edge < 0) continue;
    const around = [...hole.slice(first), ...hole.slice(0, first), hole[first]!];
    ring = [...ring.slice(0, edge + 1), [x, hz], ...around, [x, hz], ...ring.slice(edge + 1)];
  }
  return ring;
}

/** Tenths of a millimetre as mm, to a thousandth. */
export const inMm = (points: readonly Point[]): Ring => points.map(([x, z]) => [Math.round(x * 100) / 1000 + 0, Math.round(z * 100) / 1000 + 0] as const);
