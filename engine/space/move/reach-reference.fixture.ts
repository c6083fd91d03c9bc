/** A slow, plain account of the hinged tool for tests: corners of rectangles against outlines, no cleverness shared with the rules. */
import { boxPiece } from '../../testing/terrain.ts';
import type { Plan } from '../../shape/point.ts';
import { holds, squaredToStretch } from '../plane/ring.ts';
import type { Body, ToolShape } from '../../shape/shape.ts';
import { buildTerrain } from '../terrain/table.ts';
import type { Terrain, TerrainPart } from '../terrain/terrain.ts';
import type { Pose } from './tool.ts';
import type { PieceModel } from '../terrain/piece-model.ts';

export type Corners = readonly (readonly [number, number])[];

/** The corners of a bar between two places, `half` mm to both sides, shortened by `near` and `far` mm. */
export function bar(p: Plan, q: Plan, half: number, near: number, far: number): Corners {
  const long = Math.hypot(q.x - p.x, q.z - p.z);
  const [ux, uz] = [(q.x - p.x) / long, (q.z - p.z) / long];
  const corner = (along: number, side: number): readonly [number, number] => [p.x + ux * along - uz * side, p.z + uz * along + ux * side];
  return [corner(near, -half), corner(long - far, -half), corner(long - far, half), corner(near, half)];
}

/** Whether any of some edges runs through the inside of a convex shape. */
export function edgesMeet(edges: Float64Array, corners: Corners): boolean {
  for (let i = 0; i < edges.length; i += 4) if (runsThrough(corners, edges[i]!, edges[i + 1]!, edges[i + 2]!, edges[i + 3]!)) return true;
  return false;
}

/** Whether an outline's area meets the inside of a convex shape: an edge runs through it, or it lies wholly within. */
export function areaMeets(edges: Float64Array, corners: Corners): boolean {
  if (edgesMeet(edges, corners)) return true;
  const [x, z] = [0, 1].map((axis) => corners.reduce((sum, corner) => sum + corner[axis as 0 | 1], 0) / corners.length) as [number, number];
  return holds(edges, x, z);
}

/** Cuts a stretch by the sides of a convex shape, one after another, and sees whether anything is left inside. */
function runsThrough(corners: Corners, x0: number, z0: number, x1: number, z1: number): boolean {
  let [from, to] = [0, 1];
  for (const [i, [ax, az]] of corners.entries()) {
    const [bx, bz] = corners[(i + 1) % corners.length]!;
    const side = (x: number, z: number): number => (bx - ax) * (z - az) - (bz - az) * (x - ax);
    const [s0, s1] = [side(x0, z0), side(x1, z1)];
    if (s0 <= 1e-9 && s1 <= 1e-9) return false;
    if (s0 < 0) from = Math.max(from, s0 / (s0 - s1));
    if (s1 < 0) to = Math.min(to, s0 / (s0 - s1));
  }
  return to - from > 1e-9;
}

/** Whether a tool, shrunk by `spare` mm (a negative number: grown), overlaps none of some parts. */
export function liesFree({ a, b, c }: Pose, parts: readonly TerrainPart[], width: number, spare: number): boolean {
  const half = width / 2 - spare;
  const first = bar(a, b, half, spare, 0);
  const second = bar(b, c, half, 0, spare);
  return parts.every(({ edges }) => {
    if (areaMeets(edges, first) || areaMeets(edges, second)) return false;
    for (let i = 0; i < edges.length; i += 4)
      if (squaredToStretch(b.x, b.z, edges[i]!, edges[i + 1]!, edges[i + 2]!, edges[i + 3]!) < half * half - 1e-9) return false;
    return true;
  });
}

/** Distance in mm from a place to a laid tool's footprint: both bars and the round hinge; 0 on it. */
export function distanceToTool({ a, b, c }: Pose, width: number, { x, z }: Plan): number {
  const toBar = (p: Plan, q: Plan): number => {
    const corners = bar(p, q, width / 2, 0, 0);
    const inside = corners.every(([ax, az], i) => {
      const [bx, bz] = corners[(i + 1) % 4]!;
      return (bx - ax) * (z - az) - (bz - az) * (x - ax) >= 0;
    });
    return inside ? 0 : Math.sqrt(Math.min(...corners.map(([ax, az], i) => squaredToStretch(x, z, ax, az, ...corners[(i + 1) % 4]!))));
  };
  return Math.min(toBar(a, b), toBar(b, c), Math.max(0, Math.hypot(x - b.x, z - b.z) - width / 2));
}

/** The tool laid from a body in a direction and with a bend, both in radians. */
export function posed({ at, radius }: Body, { length }: ToolShape, turn: number, bend: number): Pose {
  const on = (p: Plan, angle: number, far: number): Plan => ({ x: p.x + far * Math.cos(angle), z: p.z + far * Math.sin(angle) });
  const a = on(at, turn, radius);
  const b = on(a, turn, length / 2);
  return { a, b, c: on(b, turn + bend, length / 2) };
}

/** A free pose pushed at random as far as it goes, and a place on the rim of what it touches; null where no pose lies free. Angles in radians. */
export function hardPlace(
  random: () => number,
  body: Body,
  tool: ToolShape,
  parts: readonly TerrainPart[],
): { readonly pose: Pose; readonly place: Plan } | null {
  const free = (turn: number, bend: number): boolean => liesFree(posed(body, tool, turn, bend), parts, tool.width, 1e-7);
  let [turn, bend] = [random() * 2 * Math.PI, (random() - 0.5) * Math.PI];
  if (random() < 0.2) bend = (Math.sign(bend) * Math.PI) / 2;
  if (!free(turn, bend)) return null;
  const farthest = (span: number, may: (by: number) => boolean): number => (may(span) ? span : bisect(0, span, may));
  if (random() < 0.7) turn += farthest((random() - 0.5) * 2, (by) => free(turn + by, bend));
  if (random() < 0.7) bend += farthest((random() < 0.5 ? -1 : 1) * (Math.PI / 2) - bend, (by) => free(turn, bend + by));
  const pose = posed(body, tool, turn, bend);
  const share = random();
  const from = { x: pose.b.x + (pose.c.x - pose.b.x) * share, z: pose.b.z + (pose.c.z - pose.b.z) * share };
  const way = random() * 2 * Math.PI;
  const at = (far: number): Plan => ({ x: from.x + far * Math.cos(way), z: from.z + far * Math.sin(way) });
  const far = bisect(0, tool.length, (d) => distanceToTool(pose, tool.width, at(d)) <= body.radius);
  return { pose, place: at(far) };
}

/** The last number from `low`, which may, towards `high`, which may not, that may. */
function bisect(low: number, high: number, may: (n: number) => boolean): number {
  for (let i = 0; i < 45; i++) {
    const middle = (low + high) / 2;
    if (may(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** A table of boxes turned at random. */
export function turnedBoxes(random: () => number, count: number): Terrain {
  const pieces = new Map<string, PieceModel>();
  const features = Array.from({ length: count }, (_, i) => {
    const [w, d] = [2 + random() * 80, 2 + random() * 30];
    const id = `b${i}`;
    pieces.set(id, boxPiece(id, [{ id, sight: 'blocked', move: random() < 0.9 ? 'impassable' : 'passable', x: [-w, w], z: [-d, d], bottom: 0, top: [40, 90, 120][i % 3]! }]));
    return { id, piece: id, at: [(random() - 0.5) * 560, (random() - 0.5) * 560] as [number, number], turn: random() * 360 - 180, level: 0 };
  });
  return buildTerrain({ format: 'gantry-table', version: 1, id: 'turned', name: 'Turned', theme: 'test', size: [600, 600], features }, pieces);
}
