/** The hinged movement tool, slowly: dense poses against the drawn triangles seen from above (SP-TOOL-04, SP-TOOL-06, SP-ADV-02, SP-ADV-03). */
import type { Point } from '../../shape/point.ts';
import type { Reached, ToolZone } from '../../space/move/reach.ts';
import type { Base, Body } from '../../shape/shape.ts';
import { aroundDisc, type Drawn, largestFirst } from './drawn.ts';
import { type Corners, distanceToBar, distanceToTriangle, meetsBox, squaredToSegment } from './flat.ts';
import { higher } from './ref-overlap.ts';
import { checkStand } from './ref-stand.ts';
import { AGREES, largest, type Verdict, worst } from './verdict.ts';

const TOUCH = 0.1;

/** All poses of one tool from one base, tried lazily and remembered. */
interface Poses {
  readonly drawn: Drawn;
  readonly body: Body;
  readonly zone: ToolZone;
  /** Directions of the first bar in a whole turn; the second bends by the same step. */
  readonly count: number;
  /** Triangles of the parts that a tool may not overlap, large ones first. */
  readonly triangles: readonly number[];
  /** Per pose: 0 not tried, 1 free with 0.1 mm to spare, 2 not. First bars, then second bars for each first one. */
  readonly firsts: Uint8Array;
  readonly seconds: Uint8Array;
  readonly near: (readonly number[] | undefined)[];
}

/** The poses of a tool from where a body stands, `count` directions of the first bar (a multiple of 4). */
export function posesOf(drawn: Drawn, body: Body, zone: ToolZone, count: number): Poses {
  return {
    drawn, body, zone, count, triangles: zone.over ? [] : hindering(drawn, body, zone, 'perhaps'),
    firsts: new Uint8Array(count), seconds: new Uint8Array(count * (count / 2 + 1)), near: [],
  };
}

/** Triangles of impassable parts that are higher than the body and begin below its head: surely or perhaps. */
function hindering(drawn: Drawn, { at, radius, height }: Body, { tool, levels }: ToolZone, which: 'surely' | 'perhaps'): readonly number[] {
  const leeway = which === 'surely' ? -0.2 : 0.2;
  const parts = drawn.terrain.parts.map(({ index, move }) => {
    const above = higher(drawn.tops[index]!, at.y, levels);
    return move === 'impassable' && drawn.bottoms[index]! < at.y + height - TOUCH + leeway && (above === 'yes' || (above === 'unsure' && which === 'perhaps'));
  });
  return largestFirst(drawn, aroundDisc(drawn, 'plan', at.x, at.z, radius + tool.length + tool.width, (i) => parts[drawn.owners[i]!]!));
}

/** Whether a bar from a place along a unit vector, grown by `grow` mm on all sides, overlaps a triangle. */
function blocked(c: Corners, triangles: readonly number[], x: number, z: number, ux: number, uz: number, long: number, side: number, grow: number): boolean {
  for (const i of triangles) if (meetsBox(c, 9 * i, x, z, ux, uz, -grow, long + grow, side + grow)) return true;
  return false;
}

/** Whether the round hinge overlaps a triangle. */
const hingeBlocked = (c: Corners, triangles: readonly number[], x: number, z: number, radius: number): boolean =>
  triangles.some((i) => distanceToTriangle(c, 9 * i, x, z) < radius);

interface Laid {
  readonly ux: number;
  readonly uz: number;
  readonly vx: number;
  readonly vz: number;
}

/** Whether a whole pose overlaps no triangle, grown by `grow` mm (negative: shrunk). */
function isFree(drawn: Drawn, triangles: readonly number[], { at, radius }: Body, { tool }: ToolZone, { ux, uz, vx, vz }: Laid, grow: number): boolean {
  const half = tool.length / 2;
  const [ax, az] = [at.x + ux * radius, at.z + uz * radius];
  const [bx, bz] = [ax + ux * half, az + uz * half];
  const c = drawn.corners;
  return (
    !blocked(c, triangles, ax, az, ux, uz, half, tool.width / 2, grow) &&
    !blocked(c, triangles, bx, bz, vx, vz, half, tool.width / 2, grow) &&
    !hingeBlocked(c, triangles, bx, bz, tool.width / 2 + grow)
  );
}

/** Distance of a final centre from the tool's footprint (mm). */
function distanceToTool({ at, radius }: Body, { tool }: ToolZone, { ux, uz, vx, vz }: Laid, to: Point): number {
  const [half, side] = [tool.length / 2, tool.width / 2];
  const [ax, az] = [at.x + ux * radius, at.z + uz * radius];
  const [bx, bz] = [ax + ux * half, az + uz * half];
  return Math.min(
    distanceToBar(to.x, to.z, ax, az, ux, uz, half, side), distanceToBar(to.x, to.z, bx, bz, vx, vz, half, side), Math.hypot(to.x - bx, to.z - bz) - side,
  );
}

/** A pose with 0.1 mm to spare that a base at a place touches with as much to spare, or null: all directions are tried, those towards the place first. */
function findPose(poses: Poses, to: Point): Laid | null {
  const { drawn, body, zone, count, triangles, firsts, seconds } = poses;
  const { at, radius } = body;
  const [half, side] = [zone.tool.length / 2, zone.tool.width / 2];
  const bends = count / 2 + 1;
  const middle = Math.round((Math.atan2(to.z - at.z, to.x - at.x) / (2 * Math.PI)) * count);
  for (let n = 0; n < count; n++) {
    const k = (middle + (n % 2 === 0 ? n / 2 : count - (n + 1) / 2) + 2 * count) % count;
    const angle = (2 * Math.PI * k) / count;
    const [ux, uz] = [Math.cos(angle), Math.sin(angle)];
    const [ax, az] = [at.x + ux * radius, at.z + uz * radius];
    const [bx, bz] = [ax + ux * half, az + uz * half];
    const touchesFirst = Math.sqrt(squaredToSegment(to.x, to.z, ax, az, bx, bz)) <= radius + side;
    if (!touchesFirst && Math.hypot(to.x - bx, to.z - bz) > half + radius + side) continue;
    if (firsts[k] === 0) {
      firsts[k] = blocked(drawn.corners, triangles, ax, az, ux, uz, half, side, TOUCH) || hingeBlocked(drawn.corners, triangles, bx, bz, side + TOUCH) ? 2 : 1;
    }
    if (firsts[k] === 2) continue;
    poses.near[k] ??= triangles.filter((i) => distanceToTriangle(drawn.corners, 9 * i, bx, bz) < half + side + 1);
    const near = poses.near[k];
    for (let m = 0; m < bends; m++) {
      const bend = ((m % 2 === 0 ? m / 2 : -(m + 1) / 2) * 2 * Math.PI) / count;
      const [vx, vz] = [Math.cos(angle + bend), Math.sin(angle + bend)];
      const laid = { ux, uz, vx, vz };
      if (distanceToTool(body, zone, laid, to) > radius - TOUCH) continue;
      const pose = k * bends + m;
      if (seconds[pose] === 0) seconds[pose] = blocked(drawn.corners, near, bx, bz, vx, vz, half, side, TOUCH) ? 2 : 1;
      if (seconds[pose] === 1) return laid;
    }
  }
  return null;
}

/** Compares an answer about a place with the reference. */
export function checkReach(poses: Poses, others: readonly Base[], to: Point, answer: Reached): Verdict {
  const { drawn, body, zone } = poses;
  const distance = Math.hypot(to.x - body.at.x, to.z - body.at.z);
  const cap = zone.tool.length + (zone.tool.beyondTip ? 2 : 1) * body.radius;
  const there = { ...body, at: to };
  if (answer.ok) return worst([
    distance > cap ? { mm: distance - cap, what: `lies ${(distance - cap).toFixed(3)} mm too far` } : AGREES,
    !zone.over && higher(to.y, body.at.y, zone.levels) === 'yes' ? { mm: 1, what: 'is higher than an advance may end' } : AGREES,
    outsideWedge(body, zone, to) > 0 ? { mm: outsideWedge(body, zone, to), what: 'lies outside the wedge' } : AGREES,
    checkStand(drawn, there, others, zone.levels, null),
    distance <= TOUCH ? AGREES : checkPose(poses, to, answer.pose),
  ]);
  const { objection } = answer;
  switch (objection.why) {
    case 'outOfReach': return distance < cap ? { mm: cap - distance, what: `is refused as too far with ${(cap - distance).toFixed(3)} mm to spare` } : AGREES;
    case 'outsideWedge': return outsideWedge(body, zone, to) < 0 ? { mm: -outsideWedge(body, zone, to), what: 'is refused inside its wedge' } : AGREES;
    case 'higher': return higher(to.y, body.at.y, zone.levels) === 'no' ? { mm: 1, what: 'is refused as higher, and is not' } : AGREES;
    case 'toolBlocked': return checkBlocked(poses, to, distance, cap);
    default: return checkStand(drawn, there, others, zone.levels, objection);
  }
}

/** How far a place lies outside the quarter of directions allowed, negative inside (mm, across its border). */
function outsideWedge({ at }: Body, { wedge }: ToolZone, to: Point): number {
  if (wedge === null) return -Infinity;
  const sign = wedge.way === 'away' ? 1 : -1;
  const ideal = Math.atan2(sign * (at.z - wedge.other.z), sign * (at.x - wedge.other.x));
  if (Math.hypot(at.x - wedge.other.x, at.z - wedge.other.z) < TOUCH) return -Infinity;
  const turn = Math.abs(Math.atan2(to.z - at.z, to.x - at.x) - ideal);
  const angle = Math.min(turn, 2 * Math.PI - turn);
  return Math.hypot(to.x - at.x, to.z - at.z) * Math.sin(Math.min(Math.PI / 2, angle - Math.PI / 4));
}

interface Place { readonly x: number; readonly z: number }

/** Whether a pose given as a witness is one: hinged at its middle, laid from the rim, free, and touched. */
function checkPose({ drawn, body, zone }: Poses, to: Point, { a, b, c }: { readonly a: Place; readonly b: Place; readonly c: Place }): Verdict {
  const half = zone.tool.length / 2;
  const [first, second] = [Math.hypot(b.x - a.x, b.z - a.z), Math.hypot(c.x - b.x, c.z - b.z)];
  const [ux, uz] = [(b.x - a.x) / first, (b.z - a.z) / first];
  const [vx, vz] = [(c.x - b.x) / second, (c.z - b.z) / second];
  const laid = { ux, uz, vx, vz };
  const shape = Math.max(Math.abs(first - half), Math.abs(second - half), Math.hypot(a.x - body.at.x - ux * body.radius, a.z - body.at.z - uz * body.radius));
  if (shape > 0.02) return { mm: shape + 1, what: `the tool is not laid from the rim, or its bars are ${first.toFixed(2)} and ${second.toFixed(2)} mm long` };
  if (ux * vx + uz * vz < -0.002) return { mm: 1, what: 'the tool bends by more than a quarter turn' };
  const far = distanceToTool(body, zone, laid, to) - body.radius;
  const triangles = zone.over ? [] : hindering(drawn, body, zone, 'surely');
  const deep = isFree(drawn, triangles, body, zone, laid, 0) ? 0 : 2 - largest(2, (left) => isFree(drawn, triangles, body, zone, laid, left - 2));
  return worst([
    far > 0 ? { mm: far, what: `the base stays ${far.toFixed(3)} mm off the tool` } : AGREES,
    deep > 0 ? { mm: deep, what: `the tool lies ${deep.toFixed(3)} mm deep over a part` } : AGREES,
  ]);
}

/** A place said to be out of the tool's way: it is wrong if any dense pose has 0.1 mm to spare. */
function checkBlocked(poses: Poses, to: Point, distance: number, cap: number): Verdict {
  const { drawn, body, zone } = poses;
  if (distance > cap - TOUCH) return AGREES;
  if (distance <= TOUCH / 2) return { mm: 1, what: 'a move to where it stands is refused (SP-MOVE-09)' };
  if (zone.over) return { mm: 1, what: 'a climb or jump is refused for the tool’s way' };
  const laid = findPose(poses, to);
  if (laid === null) return AGREES;
  const fits = (spare: number): boolean =>
    distanceToTool(body, zone, laid, to) <= body.radius - spare && isFree(drawn, poses.triangles, body, zone, laid, spare);
  const mm = Math.max(TOUCH, largest(2, fits));
  const degrees = (x: number, z: number): string => ((Math.atan2(z, x) * 180) / Math.PI).toFixed(2);
  return { mm, what: `is refused, but a tool laid at ${degrees(laid.ux, laid.uz)}° and ${degrees(laid.vx, laid.vz)}° has ${mm.toFixed(3)} mm to spare` };
}
