/** Sight, slowly: many sampled lines against the drawn triangles seen from above (SP-LOS-01 to SP-LOS-05). */
import type { Base, Levels } from '../../shape/shape.ts';
import type { Sight } from '../../space/sight/sight.ts';
import { aroundLine, type Drawn, largestFirst } from './drawn.ts';
import { nearStraight, runInTriangle, squaredToSegment, straight, type Straight } from './flat.ts';
import { footing, higher, type Likely } from './ref-overlap.ts';
import { AGREES, largest, type Verdict } from './verdict.ts';

/** Half the widest seam that sight closes, and the border beside it (mm). */
const SEAM = 0.4;
/** Half the width of a seam that surely is closed. */
const SURE_SEAM = 0.19;

/** Which parts block a line from one base to another: surely, or perhaps. */
export function blockingParts(
  drawn: Drawn, from: Base, to: Base, levels: Levels,
): { readonly sure: ReadonlySet<number>; readonly perhaps: ReadonlySet<number> } {
  const own = footing(drawn, from).overlapped;
  const under = [...footing(drawn, to).on.values()];
  const raised: Likely = under.includes('yes') ? 'yes' : under.includes('unsure') ? 'unsure' : 'no';
  const sure = new Set<number>();
  const perhaps = new Set<number>();
  for (const { index, sight } of drawn.terrain.parts) {
    if (sight !== 'blocked') continue;
    const above = higher(drawn.tops[index]!, from.at.y, levels);
    const aboveTarget = raised === 'no' ? 'yes' : higher(drawn.tops[index]!, to.at.y, levels);
    const passed = raised === 'unsure' && aboveTarget !== 'yes' ? 'unsure' : aboveTarget;
    const mine = own.get(index) ?? 'no';
    if (above === 'no' || passed === 'no' || mine === 'yes') continue;
    perhaps.add(index);
    if (above === 'yes' && passed === 'yes' && mine === 'no') sure.add(index);
  }
  return { sure, perhaps };
}

/** Triangles of some parts near the lines between two bases, large ones first. */
function between(drawn: Drawn, parts: ReadonlySet<number>, a: Base, b: Base): readonly number[] {
  const r = Math.max(a.radius, b.radius) + 1;
  return largestFirst(drawn, aroundLine(drawn, 'plan', a.at.x, a.at.z, b.at.x, b.at.z, r, (i) => parts.has(drawn.owners[i]!)));
}

/** Places on the half of a base's rim that faces another: every line between the two crosses both halves. */
export function facingRim({ at, radius }: Base, toward: Base, count: number): readonly (readonly [number, number])[] {
  const middle = Math.atan2(toward.at.z - at.z, toward.at.x - at.x);
  const lean = Math.asin(Math.min(1, Math.abs(radius - toward.radius) / Math.max(1e-6, Math.hypot(toward.at.x - at.x, toward.at.z - at.z))));
  const half = Math.PI / 2 + lean;
  return Array.from({ length: count }, (_, i) => {
    const angle = middle - half + (2 * half * i) / (count - 1);
    return [at.x + radius * Math.cos(angle), at.z + radius * Math.sin(angle)];
  });
}

/** Where a straight, shifted aside, runs inside the triangles: stretches joined, rising. */
function runs(drawn: Drawn, triangles: readonly number[], line: Straight, aside: number): readonly (readonly [number, number])[] {
  const found: [number, number][] = [];
  for (const i of triangles) {
    const run = runInTriangle(line, aside, drawn.corners, 9 * i);
    if (run) found.push([run[0], run[1]]);
  }
  found.sort((a, b) => a[0] - b[0]);
  const joined: [number, number][] = [];
  for (const run of found) {
    const last = joined[joined.length - 1];
    if (last && run[0] <= last[1] + 1e-6) last[1] = Math.max(last[1], run[1]);
    else joined.push(run);
  }
  return joined;
}

/** Whether two parallels `aside` mm to both sides of a straight are inside the triangles at once, for more than `least` mm. */
function insideBoth(drawn: Drawn, triangles: readonly number[], line: Straight, aside: number, least: number): boolean {
  const [left, right] = [runs(drawn, triangles, line, aside), runs(drawn, triangles, line, -aside)];
  return left.some(([from, to]) => right.some(([low, high]) => Math.min(to, high) - Math.max(from, low) > least));
}

/** How deep a line runs through parts: the widest strip around it that is covered at some place (half its width in mm). */
export const depthOf = (drawn: Drawn, triangles: readonly number[], line: Straight): number =>
  covered(drawn, triangles, line, 0) ? largest(2, (aside) => covered(drawn, triangles, line, aside)) : 0;

/** Whether some disc of radius `aside` around a place of a line lies inside the triangles, by five parallels. What is beyond the line's own ends is not asked. */
function covered(drawn: Drawn, triangles: readonly number[], line: Straight, aside: number): boolean {
  let common: readonly (readonly [number, number])[] = [[0, line.long]];
  for (const share of aside === 0 ? [0] : [0, 1, -1, 0.5, -0.5]) {
    const chord = aside * Math.sqrt(1 - share * share);
    const inside = runs(drawn, triangles, line, share * aside).map(
      ([from, to]) => [from < 1e-6 ? from : from + chord, to > line.long - 1e-6 ? to : to - chord] as const,
    );
    common = common
      .flatMap(([from, to]) => inside.map(([low, high]) => [Math.max(from, low), Math.min(to, high)] as const))
      .filter(([from, to]) => to - from > (aside === 0 ? 0.01 : 0));
    if (common.length === 0) return false;
  }
  return true;
}

/** How much a line has to spare on both sides before it meets a triangle (at most 2 mm). */
const spareOf = (drawn: Drawn, triangles: readonly number[], line: Straight): number =>
  largest(2, (spare) => !triangles.some((i) => nearStraight(line, spare, drawn.corners, 9 * i)));

/** Compares an answer with the reference; `count` places on each rim are joined by lines. */
export function checkSight(drawn: Drawn, from: Base, to: Base, levels: Levels, answer: Pick<Sight, 'seen' | 'line'>, count: number): Verdict {
  const { sure, perhaps } = blockingParts(drawn, from, to, levels);
  if (answer.seen) {
    const [p, q] = answer.line;
    const off = Math.max(Math.hypot(p.x - from.at.x, p.z - from.at.z) - from.radius, Math.hypot(q.x - to.at.x, q.z - to.at.z) - to.radius);
    if (off > 0.01) return { mm: off + 1, what: `the free line ends ${off.toFixed(2)} mm off its base` };
    const line = betweenRims(from, to, p, q);
    if (line === null) return AGREES;
    const triangles = between(drawn, sure, from, to);
    const deep = depthOf(drawn, triangles, line);
    if (deep > 0) return { mm: deep, what: `the free line runs ${deep.toFixed(3)} mm deep through a part` };
    if (!insideBoth(drawn, triangles, line, SURE_SEAM, 2)) return AGREES;
    return { mm: 1, what: `the free line slips through a seam narrower than ${2 * SURE_SEAM} mm` };
  }
  if (Math.hypot(from.at.x - to.at.x, from.at.z - to.at.z) < from.radius + to.radius - 0.1) return { mm: 1, what: 'bases that overlap do not see each other' };
  const triangles = between(drawn, perhaps, from, to);
  let found: Straight | null = null;
  let best = 0;
  let first = 0;
  for (const [px, pz] of facingRim(from, to, count)) {
    for (const [qx, qz] of facingRim(to, from, count)) {
      const line = straight(px, pz, qx, qz);
      if (line === null) continue;
      const hit = triangles.findIndex((i, k) => nearStraight(line, best, drawn.corners, 9 * (k === 0 ? triangles[first]! : i)));
      if (hit > 0) first = hit;
      if (hit >= 0) continue;
      best = Math.max(best + 0.001, spareOf(drawn, triangles, line));
      found = line;
      if (best >= 2) break;
    }
    if (best >= 2) break;
  }
  if (found === null) return AGREES;
  const line = found;
  const text = `a line with ${best.toFixed(3)} mm to spare is free: ${describe(line)}`;
  // Seams that narrow a line from both sides at once are closed on purpose.
  if (best > 0.1 && insideBoth(drawn, triangles, line, SEAM, 0.01)) return { mm: best, what: text, border: 'seam' };
  return { mm: best, what: text };
}

const describe = ({ x, z, ux, uz, long }: Straight): string => `(${x.toFixed(2)}, ${z.toFixed(2)}) to (${(x + ux * long).toFixed(2)}, ${(z + uz * long).toFixed(2)})`;

/** The stretch of a line that lies outside both discs: what lies within them is nobody's obstacle once the rims are joined. */
export function betweenRims(from: Base, to: Base, p: { x: number; z: number }, q: { x: number; z: number }): Straight | null {
  const touch = Math.sqrt(squaredToSegment(from.at.x, from.at.z, to.at.x, to.at.z, to.at.x, to.at.z));
  if (touch <= from.radius + to.radius) return null;
  const line = straight(p.x, p.z, q.x, q.z);
  if (line === null) return null;
  const leave = rimAlong(line, from, 1);
  const enter = rimAlong(line, to, -1);
  return straight(line.x + line.ux * leave, line.z + line.uz * leave, line.x + line.ux * enter, line.z + line.uz * enter);
}

/** How far along a line it leaves (1) or enters (-1) a disc. */
function rimAlong({ x, z, ux, uz }: Straight, { at, radius }: Base, side: 1 | -1): number {
  const along = (at.x - x) * ux + (at.z - z) * uz;
  const off = (at.x - x) * uz - (at.z - z) * ux;
  return along + side * Math.sqrt(Math.max(0, radius * radius - off * off));
}
