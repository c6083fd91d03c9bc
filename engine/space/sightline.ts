/** The search for a free straight line between two discs. */
import { chordsOf, cornersOf } from './corner.ts';
import { blocker } from './line.ts';
import type { Plan } from './point.ts';
import { squaredToStretch } from './ring.ts';
import type { Base } from './shape.ts';
import type { TerrainPart } from './terrain.ts';

/** A line on trial: a place on it and its unit vector, pointing from the first disc to the second. */
type Ends = readonly [Plan, Plan];

/**
 * A straight stretch from one disc to the other that crosses the inside of no part, or null.
 *
 * Why it finds one whenever there is one: a free line can be shifted and turned until two things hold it, and these are
 * outward corners it leans on, rims of the two discs it is tangent to, or places where an edge crosses a disc's rim. All
 * lines held by two of these are tried. Most pairs are settled before that by the four common tangents of the discs, or
 * because a straight within one outline cuts the whole corridor.
 */
export function freeLine(parts: readonly TerrainPart[], from: Base, to: Base): Ends | null {
  const trial = new Trial(parts, from, to);
  const tangents = trial.tangents();
  for (const ends of tangents.lines) if (trial.isFree(ends)) return trial.ends();
  for (const part of parts) if (cutsOff(chordsOf(part), tangents.outer, from, to)) return null;
  return trial.search();
}

/** Whether one of the straights separates the discs: it crosses both outer tangents and touches neither disc. */
function cutsOff(chords: Float64Array, [one, two]: readonly [Ends, Ends], { at: a, radius: ra }: Base, { at: b, radius: rb }: Base): boolean {
  for (let i = 0; i < chords.length; i += 4) {
    const [x0, z0, x1, z1] = [chords[i]!, chords[i + 1]!, chords[i + 2]!, chords[i + 3]!];
    if (!crosses(one, x0, z0, x1, z1) || !crosses(two, x0, z0, x1, z1)) continue;
    if (squaredToStretch(a.x, a.z, x0, z0, x1, z1) > ra * ra && squaredToStretch(b.x, b.z, x0, z0, x1, z1) > rb * rb) return true;
  }
  return false;
}

function crosses([p, q]: Ends, x0: number, z0: number, x1: number, z1: number): boolean {
  const side = (x: number, z: number): number => (q.x - p.x) * (z - p.z) - (q.z - p.z) * (x - p.x);
  const other = (x: number, z: number): number => (x1 - x0) * (z - z0) - (z1 - z0) * (x - x0);
  return side(x0, z0) > 0 !== side(x1, z1) > 0 && other(p.x, p.z) > 0 !== other(q.x, q.z) > 0;
}

/** A place a line may be held at. A corner also knows its neighbours: a line leaning on it has both on one side. */
interface Hold extends Plan {
  readonly corner: readonly [px: number, pz: number, nx: number, nz: number] | null;
}

/** The first and second disc, the parts between them and the line tried last. */
class Trial {
  readonly #parts: readonly TerrainPart[];
  readonly #from: Base;
  readonly #to: Base;
  readonly #long: number;
  readonly #ux: number;
  readonly #uz: number;
  #last: Ends | null = null;

  constructor(parts: readonly TerrainPart[], from: Base, to: Base) {
    this.#parts = parts;
    this.#from = from;
    this.#to = to;
    const dx = to.at.x - from.at.x;
    const dz = to.at.z - from.at.z;
    this.#long = Math.sqrt(dx * dx + dz * dz);
    this.#ux = dx / this.#long;
    this.#uz = dz / this.#long;
  }

  /** The stretch found free last. */
  ends(): Ends | null {
    return this.#last;
  }

  /** The four lines tangent to both discs, outer ones first. */
  tangents(): { readonly lines: readonly Ends[]; readonly outer: readonly [Ends, Ends] } {
    const { at: a, radius: ra } = this.#from;
    const { at: b, radius: rb } = this.#to;
    const line = (sign: 1 | -1, side: 1 | -1): Ends => {
      const s = (ra - sign * rb) / this.#long;
      const c = Math.sqrt(Math.max(0, 1 - s * s)) * side;
      const [nx, nz] = [this.#ux * s - this.#uz * c, this.#uz * s + this.#ux * c];
      return [{ x: a.x + nx * ra, z: a.z + nz * ra }, { x: b.x + nx * rb * sign, z: b.z + nz * rb * sign }];
    };
    const outer = [line(1, 1), line(1, -1)] as const;
    return { lines: [...outer, line(-1, 1), line(-1, -1)], outer };
  }

  /** Whether the line through two places joins the discs without crossing any part. */
  isFree([p, q]: Ends): boolean {
    let dx = q.x - p.x;
    let dz = q.z - p.z;
    const long = Math.sqrt(dx * dx + dz * dz);
    if (long < 1e-9) return false;
    const sign = dx * this.#ux + dz * this.#uz < 0 ? -1 : 1;
    dx *= sign / long;
    dz *= sign / long;
    const leave = rim(this.#from, p, dx, dz, 1);
    const enter = rim(this.#to, p, dx, dz, -1);
    if (!(leave <= enter) || blocker(this.#parts, p.x, p.z, dx, dz, leave, enter) >= 0) return false;
    this.#last = [{ x: p.x + dx * leave, z: p.z + dz * leave }, { x: p.x + dx * enter, z: p.z + dz * enter }];
    return true;
  }

  /** Tries all lines held by two holds, or by one hold and the rim of a disc. */
  search(): Ends | null {
    const holds = this.#holds();
    for (const hold of holds) {
      for (const disc of [this.#from, this.#to]) {
        for (const touch of touching(hold, disc)) if (leans(hold, touch) && this.isFree([hold, touch])) return this.#last;
      }
    }
    for (let i = 0; i < holds.length; i++) {
      const one = holds[i]!;
      for (let j = i + 1; j < holds.length; j++) {
        const two = holds[j]!;
        if (leans(one, two) && leans(two, one) && this.#joins(one, two) && this.isFree([one, two])) return this.#last;
      }
    }
    return null;
  }

  /** Whether the line through two places meets both discs. */
  #joins(one: Plan, two: Plan): boolean {
    const [dx, dz] = [two.x - one.x, two.z - one.z];
    const squared = dx * dx + dz * dz;
    const meets = ({ at, radius }: Base): boolean => {
      const off = dx * (at.z - one.z) - dz * (at.x - one.x);
      return off * off <= radius * radius * squared * (1 + 1e-9);
    };
    return meets(this.#from) && meets(this.#to);
  }

  /** Outward corners in the corridor, and crossings of edges with the discs' rims. */
  #holds(): readonly Hold[] {
    const holds: Hold[] = [];
    for (const part of this.#parts) {
      const corners = cornersOf(part);
      for (let i = 0; i < corners.length; i += 6) {
        const [x, z] = [corners[i]!, corners[i + 1]!];
        if (this.#inCorridor(x, z)) holds.push({ x, z, corner: [corners[i + 2]!, corners[i + 3]!, corners[i + 4]!, corners[i + 5]!] });
      }
      for (const disc of [this.#from, this.#to]) holds.push(...rimCrossings(part.edges, disc));
    }
    return holds;
  }

  #inCorridor(x: number, z: number): boolean {
    const { at, radius } = this.#from;
    const along = (x - at.x) * this.#ux + (z - at.z) * this.#uz;
    const across = Math.abs((x - at.x) * this.#uz - (z - at.z) * this.#ux);
    return along >= -radius && along <= this.#long + this.#to.radius && across <= Math.max(radius, this.#to.radius) + 1e-6;
  }
}

/** Where a line leaves (`side` 1) or enters (-1) a disc, along it from `p`; NaN when it misses the disc. */
function rim({ at, radius }: Base, p: Plan, dx: number, dz: number, side: 1 | -1): number {
  const along = (at.x - p.x) * dx + (at.z - p.z) * dz;
  const off = (at.x - p.x) * dz - (at.z - p.z) * dx;
  if (Math.abs(off) > radius + 1e-6) return NaN;
  return along + side * Math.sqrt(Math.max(0, radius * radius - off * off));
}

/** Whether a line through a hold and another place leaves the corner's neighbours on one side, or runs along an edge. */
function leans({ x, z, corner }: Hold, other: Plan): boolean {
  if (corner === null) return true;
  const dx = other.x - x;
  const dz = other.z - z;
  const long = Math.sqrt(dx * dx + dz * dz);
  const before = dx * (corner[1] - z) - dz * (corner[0] - x);
  const after = dx * (corner[3] - z) - dz * (corner[2] - x);
  const slack = long * 0.05;
  return (before >= -slack && after >= -slack) || (before <= slack && after <= slack);
}

/** The one or two places where lines through a place outside a disc touch its rim. */
function touching({ x, z }: Plan, { at, radius }: Base): readonly Plan[] {
  const dx = x - at.x;
  const dz = z - at.z;
  const squared = dx * dx + dz * dz;
  if (squared <= radius * radius) {
    // A place on the rim itself: the tangent there, given by a second place beside it.
    return radius * radius - squared < 1e-6 * radius ? [{ x: x - dz, z: z + dx }] : [];
  }
  const s = (radius * radius) / squared;
  const c = (radius * Math.sqrt(squared - radius * radius)) / squared;
  return [1, -1].map((side) => ({ x: at.x + dx * s - side * dz * c, z: at.z + dz * s + side * dx * c }));
}

function rimCrossings(edges: Float64Array, { at, radius }: Base): Hold[] {
  const found: Hold[] = [];
  for (let i = 0; i < edges.length; i += 4) {
    const [x0, z0] = [edges[i]! - at.x, edges[i + 1]! - at.z];
    const [dx, dz] = [edges[i + 2]! - edges[i]!, edges[i + 3]! - edges[i + 1]!];
    const a = dx * dx + dz * dz;
    const b = x0 * dx + z0 * dz;
    const root = b * b - a * (x0 * x0 + z0 * z0 - radius * radius);
    if (a === 0 || root < 0) continue;
    for (const side of [-1, 1]) {
      const t = (-b + side * Math.sqrt(root)) / a;
      if (t >= 0 && t <= 1) found.push({ x: at.x + x0 + dx * t, z: at.z + z0 + dz * t, corner: null });
    }
  }
  return found;
}
