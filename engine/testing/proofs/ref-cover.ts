/** Terrain cover, slowly (SP-COVER-02): sampled lines between the bases against each part's drawn triangles. */
import type { Point } from '../../shape/point.ts';
import type { Base, Levels } from '../../shape/shape.ts';
import { aroundDisc, aroundLine, type Drawn } from './drawn.ts';
import { distanceToTriangle, nearStraight, runInTriangle, straight } from './flat.ts';
import { footing, higher } from './ref-overlap.ts';
import { facingRim } from './ref-sight.ts';
import { AGREES, largest, type Verdict, worst } from './verdict.ts';

/** Compares the covering part and its line, or null, with the reference; `count` places on each rim are joined. */
export function checkCover(
  drawn: Drawn, attacker: Base, defender: Base, range1: number, levels: Levels,
  answer: { readonly part: number; readonly line: readonly [Point, Point] } | null, count: number,
): Verdict {
  const own = footing(drawn, attacker).overlapped;
  const distances = new Map<number, number>();
  const reach = defender.radius + range1 + 1;
  for (const i of aroundDisc(drawn, 'plan', defender.at.x, defender.at.z, reach, () => true)) {
    const part = drawn.owners[i]!;
    distances.set(part, Math.min(distances.get(part) ?? Infinity, distanceToTriangle(drawn.corners, 9 * i, defender.at.x, defender.at.z) - defender.radius));
  }
  if (answer !== null) {
    return confirm(drawn, attacker, defender, levels, answer, (distances.get(answer.part) ?? Infinity) - range1, own.get(answer.part) === 'yes');
  }
  const qualifies = (part: number): boolean => {
    const distance = distances.get(part);
    return distance !== undefined && distance < range1 - 0.1 && (own.get(part) ?? 'no') === 'no' && higher(attacker.at.y, drawn.tops[part]!, levels) === 'no';
  };
  const r = Math.max(attacker.radius, defender.radius);
  const triangles = aroundLine(drawn, 'plan', attacker.at.x, attacker.at.z, defender.at.x, defender.at.z, r, (i) => qualifies(drawn.owners[i]!));
  if (triangles.length === 0) return AGREES;
  let found: Verdict = AGREES;
  for (const [px, pz] of facingRim(attacker, defender, count)) {
    for (const [qx, qz] of facingRim(defender, attacker, count)) {
      const line = straight(px, pz, qx, qz);
      if (line === null) continue;
      for (const i of triangles) {
        const through = (aside: number): boolean => {
          const [left, right] = [runInTriangle(line, aside, drawn.corners, 9 * i), runInTriangle(line, -aside, drawn.corners, 9 * i)];
          return left !== null && right !== null && Math.min(left[1], right[1]) - Math.max(left[0], right[0]) > 2 * aside;
        };
        if (!through(found.mm + 0.001)) continue;
        const deep = largest(2, through);
        found = {
          mm: deep,
          what: `a line runs ${deep.toFixed(3)} mm deep through part ${drawn.owners[i]!}: (${px.toFixed(2)}, ${pz.toFixed(2)}) to (${qx.toFixed(2)}, ${qz.toFixed(2)})`,
        };
        if (deep >= 0.5) return found;
      }
    }
  }
  return found;
}

/** Checks a part said to cover: near enough, high enough, not the attacker's own, and crossed by the line given. */
function confirm(
  drawn: Drawn, attacker: Base, defender: Base, levels: Levels, { part, line: [p, q] }: { readonly part: number; readonly line: readonly [Point, Point] },
  over: number, isOwn: boolean,
): Verdict {
  if (isOwn) return { mm: 1, what: `part ${part} covers, but the attacker overlaps it` };
  if (higher(attacker.at.y, drawn.tops[part]!, levels) === 'yes') return { mm: 1, what: `part ${part} covers, but is lower than the attacker` };
  const far: Verdict = over > 0 ? { mm: over, what: `part ${part} covers, but is ${over.toFixed(3)} mm out of Range 1` } : AGREES;
  const off = Math.max(
    Math.hypot(p.x - attacker.at.x, p.z - attacker.at.z) - attacker.radius,
    Math.hypot(q.x - defender.at.x, q.z - defender.at.z) - defender.radius,
  );
  if (off > 0.01) return { mm: 1 + off, what: `the covering line ends ${off.toFixed(2)} mm off its base` };
  const line = straight(p.x, p.z, q.x, q.z);
  if (line === null) return far;
  const triangles = aroundLine(drawn, 'plan', p.x, p.z, q.x, q.z, 2, (i) => drawn.owners[i] === part);
  const meets = (spare: number): boolean => {
    const longer = { ...line, x: line.x - line.ux * spare, z: line.z - line.uz * spare, long: line.long + 2 * spare };
    return triangles.some((i) => nearStraight(longer, Math.max(1e-6, spare), drawn.corners, 9 * i));
  };
  if (meets(0)) return far;
  const miss = largest(2, (spare) => !meets(spare));
  return worst([far, { mm: miss, what: `the covering line misses part ${part} by ${miss.toFixed(3)} mm` }]);
}
