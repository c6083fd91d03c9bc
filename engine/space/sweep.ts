/** All ways to lay a movement tool from one place, tried once and remembered as a map of the places it covers. */
import { EPSILON, type Plan } from './point.ts';
import type { Body, Levels, ToolShape } from './shape.ts';
import type { Terrain } from './terrain.ts';
import { barBlocked, DIRECTIONS, hindrance, hindranceNear, type Hindrance, hingeBlocked, type Pose, startsInside } from './tool.ts';

/** Where free tools lie: for each cell of a small map one place on a tool's middle line and the pose it belongs to. */
export interface Sweep {
  readonly start: Body;
  readonly tool: ToolShape;
  readonly columns: number;
  readonly reach: number;
  /** -1 or the pose's number: first direction × count of directions + second direction. */
  readonly poses: Int32Array;
  readonly xs: Float64Array;
  readonly zs: Float64Array;
}

const COUNT = DIRECTIONS.length / 2;
const QUARTER = COUNT / 4;
/** Every how many directions of the star the second bar is tried. */
const BEND = 3;
/** Side of a cell, and distance of the places noted on a bar (mm). */
const CELL = 4;
const KEPT = 12;

const sweeps = new WeakMap<Terrain, Map<string, Sweep>>();

/** The sweep of a tool from where a body stands. Remembers the last few. */
export function sweepOf(terrain: Terrain, body: Body, tool: ToolShape, levels: Levels): Sweep {
  let known = sweeps.get(terrain);
  if (!known) sweeps.set(terrain, (known = new Map<string, Sweep>()));
  const { at, radius, height } = body;
  const key = [at.x, at.y, at.z, radius, height, tool.length, tool.width, levels.step, levels.equalIsSame].join(' ');
  let sweep = known.get(key);
  if (sweep) return sweep;
  sweep = buildSweep(body, tool, hindrance(terrain, body, tool, levels));
  if (known.size >= KEPT) known.delete(known.keys().next().value!);
  known.set(key, sweep);
  return sweep;
}

function buildSweep(start: Body, tool: ToolShape, whole: Hindrance): Sweep {
  const reach = start.radius + tool.length + CELL;
  const columns = Math.ceil((2 * reach) / CELL) + 1;
  const poses = new Int32Array(columns * columns).fill(-1);
  const sweep: Sweep = {
    start, tool, columns, reach, poses, xs: new Float64Array(poses.length), zs: new Float64Array(poses.length),
  };
  const half = tool.length / 2;
  for (let k = 0; k < COUNT; k++) {
    const [ux, uz] = [DIRECTIONS[2 * k]!, DIRECTIONS[2 * k + 1]!];
    if (!barOpen(whole, start.at, start.radius, half, ux, uz)) continue;
    const b = { x: start.at.x + ux * (start.radius + half), z: start.at.z + uz * (start.radius + half) };
    const near = hindranceNear(whole, b, half + whole.half);
    let first = -1;
    for (let bend = -QUARTER; bend <= QUARTER; bend += BEND) {
      const j = (k + bend + COUNT) % COUNT;
      const [vx, vz] = [DIRECTIONS[2 * j]!, DIRECTIONS[2 * j + 1]!];
      if (barBlocked(near, b.x, b.z, vx, vz, half)) continue;
      first = j;
      note(sweep, b, vx, vz, half, k * COUNT + j);
    }
    if (first >= 0) note(sweep, { x: b.x - ux * half, z: b.z - uz * half }, ux, uz, half, k * COUNT + first);
  }
  return sweep;
}

/** Whether the first bar, `half` mm long, and the hinge lie free in a direction. */
export function barOpen(hindering: Hindrance, at: Plan, radius: number, half: number, ux: number, uz: number): boolean {
  const [x, z] = [at.x + ux * radius, at.z + uz * radius];
  if (startsInside(hindering, x + ux * 2 * EPSILON, z + uz * 2 * EPSILON)) return false;
  return !barBlocked(hindering, x, z, ux, uz, half) && !hingeBlocked(hindering, { x: x + ux * half, z: z + uz * half });
}

function note({ start, reach, columns, poses, xs, zs }: Sweep, from: Plan, ux: number, uz: number, length: number, pose: number): void {
  const steps = Math.ceil(length / CELL);
  for (let i = 0; i <= steps; i++) {
    const x = from.x + (ux * length * i) / steps;
    const z = from.z + (uz * length * i) / steps;
    const cell = Math.floor((z - start.at.z + reach) / CELL) * columns + Math.floor((x - start.at.x + reach) / CELL);
    if (poses[cell] !== -1) continue;
    poses[cell] = pose;
    xs[cell] = x;
    zs[cell] = z;
  }
}

/** The tool laid in pose number `pose`. */
export function poseOf({ start: { at, radius }, tool }: Sweep, pose: number): Pose {
  const k = Math.floor(pose / COUNT);
  const j = pose % COUNT;
  return poseAlong(at, radius, tool.length / 2, DIRECTIONS[2 * k]!, DIRECTIONS[2 * k + 1]!, DIRECTIONS[2 * j]!, DIRECTIONS[2 * j + 1]!);
}

/** The tool laid from a base's rim along one unit vector and bent along another. */
export function poseAlong(at: Plan, radius: number, half: number, ux: number, uz: number, vx: number, vz: number): Pose {
  const a = { x: at.x + ux * radius, z: at.z + uz * radius };
  const b = { x: a.x + ux * half, z: a.z + uz * half };
  return { a, b, c: { x: b.x + vx * half, z: b.z + vz * half } };
}

/** The number of a swept pose that a base at a place touches, or -1. */
export function sweptPose({ start, reach, columns, poses, xs, zs }: Sweep, { x, z }: Plan, radius: number, accept: (pose: number) => boolean): number {
  const limit = (radius + EPSILON) * (radius + EPSILON);
  const column = (n: number): number => Math.min(columns - 1, Math.max(0, Math.floor((n + reach) / CELL)));
  const [c0, c1] = [column(x - radius - start.at.x), column(x + radius - start.at.x)];
  const [r0, r1] = [column(z - radius - start.at.z), column(z + radius - start.at.z)];
  for (let r = r0; r <= r1; r++) {
    for (let c = c0; c <= c1; c++) {
      const cell = r * columns + c;
      const pose = poses[cell]!;
      if (pose < 0) continue;
      const dx = xs[cell]! - x;
      const dz = zs[cell]! - z;
      if (dx * dx + dz * dz <= limit && accept(pose)) return pose;
    }
  }
  return -1;
}
