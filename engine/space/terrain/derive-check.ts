/** Checks what a piece says of its parts against their meshes, so that a piece made wrongly is refused and not played. */
import { gapsFilled } from '../../core/gaps.ts';
import { type Fault, FAULTS, type Found } from './derive-faults.ts';
import { FACING, frontsAbove, type PlanIndex, planOf, squaredToTriangle, triangleNear, wayToTriangle } from './derive-plan.ts';
import { edgesOf, holds, type Ring, squaredToStretch } from '../plane/ring.ts';
import { FLUSH } from '../plane/scale.ts';
import type { IngressModel, PartModel, SurfaceModel } from './piece-model.ts';

/** How far, in mm, a piece's word may be off its mesh. */
const OFF = 0.2;
/** Half the width, in mm, of the widest slot of a floor that counts as closed. */
const SLOT = 3;
/** How far, in mm, a bevel falls from the face that it ends. */
const BEVEL = 2;
/** Radius in mm of the least disc of level face that must be called a floor; the smallest base is 25 mm wide. */
const LEAST = 12.5;
/** Steps along borders and over floors, mm. */
const STEP = 6;

/** A part as it is read, and whether it says that it may be stood on. */
export interface CheckedPart {
  readonly model: PartModel;
  readonly stand: boolean;
}

/** The first thing a piece says that its meshes do not bear out, or null. */
export function faultOf(parts: readonly CheckedPart[]): Fault | null {
  const plans = parts.map(({ model }) => planOf(model.positions, model.index));
  for (const [i, { model, stand }] of parts.entries()) {
    const plan = plans[i]!;
    const shape = heights(model) ?? footprint(model, plan) ?? surfaces(model, plan, stand) ?? (stand ? missing(model, plan, plans) : null);
    const found = shape ?? climbs(model, parts) ?? door(model, stand) ?? pit(model, stand);
    if (found === null) continue;
    const [field, code, details = {}] = found;
    return { part: model.part, field, code, details, why: gapsFilled(FAULTS[code], details) };
  }
  return null;
}

const mm = (n: number): number => Math.round(n * 10) / 10;
const place = (x: number, z: number): { readonly x: number; readonly z: number } => ({ x: mm(x), z: mm(z) });

function heights({ top, bottom, positions, index }: PartModel): Found {
  let [high, low] = [-Infinity, Infinity];
  for (const v of index) {
    const y = positions[v * 3 + 1]!;
    if (y > high) high = y;
    if (y < low) low = y;
  }
  if (Math.abs(top - high) > OFF) return ['top', 'topOff', { said: mm(top), there: mm(high) }];
  if (Math.abs(bottom - low) > OFF) return ['bottom', 'bottomOff', { said: mm(bottom), there: mm(low) }];
  return null;
}

/** The least way, in mm, of a leaf that gives its place free. */
const LEAST_SLIDE = 5;

function door({ door: leaf, sight, move, low }: PartModel, stand: boolean): Found {
  if (leaf === undefined) return null;
  if (sight !== 'blocked' || move !== 'impassable' || low) return ['door', 'doorOpen'];
  if (stand) return ['door', 'doorStood'];
  const [x, y, z] = leaf.slide;
  return Math.max(Math.abs(x), Math.abs(y), Math.abs(z)) < LEAST_SLIDE ? ['door.slide', 'doorStays', { least: mm(LEAST_SLIDE) }] : null;
}

/** A hole that cannot be dug into the table is drawn on it, so it must be flat. */
function pit({ pit: hole, sight, move, top }: PartModel, stand: boolean): Found {
  if (hole === undefined) return null;
  if (sight !== 'clear' || move !== 'impassable') return ['pit', 'pitBlocks'];
  if (stand) return ['pit', 'pitStood'];
  return top > FLUSH + OFF ? ['pit', 'pitRises', { top: mm(top), most: mm(FLUSH) }] : null;
}

/** Every vertex (but those of upright faces, which cover nothing) lies in the footprint; every border of it lies by a triangle and parts covered from free. */
function footprint({ sight, footprint: rings, surfaces: floors, positions, index }: PartModel, plan: PlanIndex): Found {
  const rows = new BorderRows(rings, plan.minZ);
  const seen = new Uint8Array(positions.length / 3);
  for (let i = 0; i < index.length; i++) {
    const v = index[i]!;
    if (seen[v] === 1 || upright(positions, index, i - (i % 3))) continue;
    seen[v] = 1;
    const [x, z] = [positions[v * 3]!, positions[v * 3 + 2]!];
    if (!rows.holds(x, z)) return ['footprint', 'outlineShort', place(x, z)];
  }
  // The slots of a grating are part of it; what blocks sight has its slots.
  const ofFloors = edgesOf(sight === 'clear' ? floors.map(({ outline }) => outline) : []);
  const byFloor = (x: number, z: number): boolean => holds(ofFloors, x, z) || toEdges(ofFloors, x, z) <= OFF * OFF;
  const any = (): boolean => true;
  return along(rings, (x, z, nx, nz, corner) => {
    if (triangleNear(plan, x, z, OFF, any) < 0 && !byFloor(x, z)) return ['footprint', 'outlineBare', place(x, z)];
    // A gap may be narrow; what is covered all the way to a millimetre is no gap.
    if (!corner && PROBES.every((by) => triangleNear(plan, x + nx * by, z + nz * by, 0, any) >= 0)) return ['footprint', 'outlineCrosses', place(x, z)];
    return null;
  });
}

const PROBES = [0.25, 0.1, 0.15, 0.05, 0.2, 0.5, 0.75, 1];

function upright(p: Float32Array, index: Uint32Array, t: number): boolean {
  const [a, b, c] = [index[t]! * 3, index[t + 1]! * 3, index[t + 2]! * 3];
  return Math.abs((p[b]! - p[a]!) * (p[c + 2]! - p[a + 2]!) - (p[b + 2]! - p[a + 2]!) * (p[c]! - p[a]!)) < 0.02;
}

/** Asks about the corners of rings and places at most STEP apart between; the direction given points away from what they enclose. */
function along(rings: readonly Ring[], ask: (x: number, z: number, nx: number, nz: number, corner: boolean) => Found): Found {
  for (const ring of rings) {
    for (let i = 0; i < ring.length; i++) {
      const [x0, z0] = ring[i]!;
      const [x1, z1] = ring[(i + 1) % ring.length]!;
      const long = Math.sqrt((x1 - x0) * (x1 - x0) + (z1 - z0) * (z1 - z0));
      const steps = Math.floor(long / STEP) + 2;
      for (let k = 0; k < steps; k++) {
        const t = k / steps;
        // Places nearer than this to a corner look into the other border that meets there.
        const corner = Math.min(t, 1 - t) * long < 0.7;
        const found = ask(x0 + (x1 - x0) * t, z0 + (z1 - z0) * t, (z1 - z0) / long, (x0 - x1) / long, corner);
        if (found) return found;
      }
    }
  }
  return null;
}

/** Whether a triangle faces up and belongs to a floor at a height: its top is flush with it. */
const flush = (plan: PlanIndex, y: number, least: number, below = FLUSH + BEVEL): ((t: number) => boolean) => (t) => {
  if (plan.facing[t]! < least) return false;
  const [a, b, c] = [0, 1, 2].map((k) => plan.positions[plan.index[t * 3 + k]! * 3 + 1]!) as [number, number, number];
  return Math.max(a, b, c) <= y + FLUSH + OFF && Math.min(a, b, c) >= y - below - OFF;
};

function surfaces({ surfaces: floors }: PartModel, plan: PlanIndex, stand: boolean): Found {
  if (!stand && floors.length > 0) return ['surfaces', 'floorsUnwalked'];
  for (const [i, floor] of floors.entries()) {
    const found = surface(floor, plan, `surfaces.${i}`);
    if (found) return found;
  }
  return null;
}

/** A floor is bordered by upward faces, has one nearby everywhere, one at its very height, and ends where they end. */
function surface({ y, outline }: SurfaceModel, plan: PlanIndex, field: string): Found {
  const [anyFace, flatFace] = [flush(plan, y, FACING.slope), flush(plan, y, FACING.flat, FLUSH)];
  const edges = edgesOf([outline]);
  if (doubleArea(outline) <= 0) return [field, 'floorTurned'];
  if (!exactly(plan, y)) return [field, 'floorNowhere', { y: mm(y) }];
  const border = along([outline], (x, z, nx, nz, corner) => {
    if (triangleNear(plan, x, z, OFF, anyFace) < 0 && !between(plan, x, z, anyFace)) return [field, 'floorBare', { y: mm(y), ...place(x, z) }];
    const [ox, oz] = [x + nx * 0.3, z + nz * 0.3];
    if (!corner && !holds(edges, ox, oz) && triangleNear(plan, ox, oz, 0, flatFace) >= 0) return [field, 'floorShort', place(x, z)];
    return null;
  });
  return border ?? over(edges, (x, z) => (triangleNear(plan, x, z, SLOT + OFF, anyFace) < 0 ? [field, 'floorBare', { y: mm(y), ...place(x, z) }] : null));
}

function doubleArea(ring: Ring): number {
  let sum = 0;
  for (let i = 0; i < ring.length; i++) {
    const [x0, z0] = ring[i]!;
    const [x1, z1] = ring[(i + 1) % ring.length]!;
    sum += x0 * z1 - x1 * z0;
  }
  return sum;
}

function exactly({ positions, index, facing }: PlanIndex, y: number): boolean {
  for (let t = 0; t < facing.length; t++) {
    if (facing[t] !== FACING.flat) continue;
    for (let k = 0; k < 3; k++) if (Math.abs(positions[index[t * 3 + k]! * 3 + 1]! - y) <= OFF) return true;
  }
  return false;
}

/** Whether a place lies in a slot: faces on two opposite sides of it, together no farther off than the slot is wide. */
function between(plan: PlanIndex, x: number, z: number, accepts: (t: number) => boolean): boolean {
  const found: (readonly [number, number, number])[] = [];
  const wide = 2 * SLOT + OFF;
  const done = triangleNear(plan, x, z, wide, (t) => {
    if (!accepts(t)) return false;
    const [dx, dz] = wayToTriangle(plan, t, x, z);
    const far = Math.sqrt(dx * dx + dz * dz);
    if (far > wide) return false;
    if (found.some(([u, v, other]) => far + other <= wide && dx * u + dz * v < -0.7 * far * other)) return true;
    found.push([dx, dz, far]);
    return false;
  });
  return done >= 0;
}

const WAYS: readonly (readonly [number, number])[] = [
  [1, 0],
  [0.924, 0.383],
  [0.707, 0.707],
  [0.383, 0.924],
  [0, 1],
  [-0.383, 0.924],
  [-0.707, 0.707],
  [-0.924, 0.383],
];

/** Asks about places of a lattice that lie within an outline. */
function over(edges: Float64Array, ask: (x: number, z: number) => Found): Found {
  let [minX, maxX, minZ, maxZ] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let i = 0; i < edges.length; i += 4) {
    [minX, maxX, minZ, maxZ] = [Math.min(minX, edges[i]!), Math.max(maxX, edges[i]!), Math.min(minZ, edges[i + 1]!), Math.max(maxZ, edges[i + 1]!)];
  }
  for (let x = minX + STEP / 2; x < maxX; x += STEP) {
    for (let z = minZ + STEP / 2; z < maxZ; z += STEP) {
      const found = holds(edges, x, z) ? ask(x, z) : null;
      if (found) return found;
    }
  }
  return null;
}

/** A level face wide enough for the smallest base, in the open, that no surface takes in. */
function missing({ surfaces: floors, footprint: rings }: PartModel, plan: PlanIndex, all: readonly PlanIndex[]): Found {
  const outlines = floors.map(({ y, outline }) => ({ y, edges: edgesOf([outline]) }));
  const edges = edgesOf(rings);
  return over(edges, (x, z) => {
    let y = -Infinity;
    triangleNear(plan, x, z, 0, (t) => {
      const here = plan.positions[plan.index[t * 3]! * 3 + 1]!;
      if (plan.facing[t] !== FACING.flat || here <= y || outlines.some((floor) => Math.abs(floor.y - here) <= FLUSH + OFF && holds(floor.edges, x, z)))
        return false;
      if (squaredToTriangle(plan, t, x, z) === 0) y = here;
      return false;
    });
    if (y === -Infinity) return null;
    const level = flush(plan, y, FACING.flat, FLUSH);
    const open = (px: number, pz: number): boolean =>
      triangleNear(plan, px, pz, 0, level) >= 0 && all.reduce((sum, one) => sum + frontsAbove(one, px, pz, y + FLUSH), 0) <= 0;
    const whole = [1, 0.5].every((share) => WAYS.every(([ux, uz]) => [LEAST, -LEAST].every((by) => open(x + ux * by * share, z + uz * by * share))));
    return whole && open(x, z) ? ['surfaces', 'floorMissing', { y: mm(y), ...place(x, z) }] : null;
  });
}

/** Floors of a piece by their heights in mm, as ends of climbs are held against them. */
export type Floors = readonly { readonly y: number; readonly edges: Float64Array }[];
export const floorsIn = (surfaces: readonly SurfaceModel[]): Floors => surfaces.map(({ y, outline }) => ({ y, edges: edgesOf([outline]) }));

/** On what an end of a climb lies. `off`: floors are under it, at other heights (mm) alone; `on`: one of them, or the mat; `air`: no floor is under it. */
type Footing = { readonly is: 'off'; readonly floors: readonly number[] } | { readonly is: 'on' | 'air' };

export function footingOf([x, y, z]: IngressModel['from'], floors: Floors): Footing {
  if (Math.abs(y) <= OFF) return { is: 'on' };
  const under = floors.filter((floor) => holds(floor.edges, x, z));
  if (under.length === 0) return { is: 'air' };
  return under.some((floor) => Math.abs(floor.y - y) <= OFF) ? { is: 'on' } : { is: 'off', floors: under.map((floor) => mm(floor.y)) };
}

/** An end of a climb over a floor of the piece lies on it, or on the mat. */
function climbs({ ingress }: PartModel, parts: readonly CheckedPart[]): Found {
  const floors = floorsIn(parts.flatMap(({ model }) => model.surfaces));
  for (const [i, way] of ingress.entries()) {
    for (const end of ['from', 'to'] as const) {
      const footing = footingOf(way[end], floors);
      if (footing.is === 'off') return [`ingress.${i}.${end}`, 'climbOff', { y: mm(way[end][1]), floors: footing.floors.join(', ') }];
    }
  }
  return null;
}

function toEdges(edges: Float64Array, x: number, z: number): number {
  let best = Infinity;
  for (let i = 0; i < edges.length; i += 4) best = Math.min(best, squaredToStretch(x, z, edges[i]!, edges[i + 1]!, edges[i + 2]!, edges[i + 3]!));
  return best;
}

/** The edges of rings by strips of the plan, for many questions. */
class BorderRows {
  readonly #edges: Float64Array;
  readonly #rows: number[][] = [];
  readonly #from: number;

  constructor(rings: readonly Ring[], minZ: number) {
    this.#edges = edgesOf(rings);
    this.#from = minZ - 1;
    for (let i = 0; i < this.#edges.length; i += 4) {
      const [z0, z1] = [Math.min(this.#edges[i + 1]!, this.#edges[i + 3]!), Math.max(this.#edges[i + 1]!, this.#edges[i + 3]!)];
      for (let r = this.#row(z0 - OFF); r <= this.#row(z1 + OFF); r++) (this.#rows[r] ??= []).push(i);
    }
  }

  #row = (z: number): number => Math.max(0, Math.floor((z - this.#from) / 2));

  /** Whether a place lies within the rings or no farther off than allowed. */
  holds(x: number, z: number): boolean {
    const e = this.#edges;
    const near = this.#rows[this.#row(z)] ?? [];
    let inside = false;
    for (const i of near) {
      if (e[i + 1]! > z !== e[i + 3]! > z && x < e[i]! + ((z - e[i + 1]!) / (e[i + 3]! - e[i + 1]!)) * (e[i + 2]! - e[i]!)) inside = !inside;
    }
    return inside || near.some((i) => squaredToStretch(x, z, e[i]!, e[i + 1]!, e[i + 2]!, e[i + 3]!) <= OFF * OFF);
  }
}
