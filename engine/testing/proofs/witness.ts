/** Whether the parts named for blocked sight are exactly those that block it (SP-LOS-04). */
import type { Base, Levels } from '../../shape/shape.ts';
import { sees, type Sight } from '../../space/sight/sight.ts';
import { aroundLine, type Drawn } from './drawn.ts';
import type { Straight } from './flat.ts';
import { betweenRims, blockingParts, depthOf } from './ref-sight.ts';
import { chosenParts } from './transform.ts';
import { AGREES, type Verdict, worst } from './verdict.ts';

/**
 * Rebuilds the terrain without the blockers: the pair opens. Without all but one of them it stays closed. The line given runs
 * through each of them and through no other part that counts.
 */
export function checkWitness(drawn: Drawn, from: Base, to: Base, levels: Levels, answer: Extract<Sight, { readonly seen: false }>): Verdict {
  const { terrain } = drawn;
  const blockers = answer.blockers.map(({ part }) => part);
  const near = nearPair(drawn, from, to);
  const opens = (removed: readonly number[]): boolean => sees(chosenParts(terrain, near.filter((part) => !removed.includes(part))), from, to, levels);
  if (blockers.length === 0 || answer.blocker !== blockers[0]) return { mm: 1, what: 'no blocker is named, or not the first one' };
  if (new Set(blockers).size < blockers.length) return { mm: 1, what: `a blocker is named twice: ${blockers.join(' ')}` };
  if (opens([])) return { mm: 1, what: 'with only the parts near by the pair sees each other' };
  if (!opens(blockers)) return { mm: 1, what: `without its blockers ${blockers.join(' ')} the pair stays closed` };
  if (blockers.length > 1) for (const kept of blockers) {
    if (opens(blockers.filter((part) => part !== kept))) return { mm: 1, what: `of the blockers ${blockers.join(' ')}, ${kept} is one too many` };
  }
  return lineThrough(drawn, from, to, levels, answer, blockers);
}

/** Parts with a triangle near the pair. */
function nearPair(drawn: Drawn, from: Base, to: Base): readonly number[] {
  const reach = Math.max(from.radius, to.radius) + 6;
  const found = new Set<number>();
  aroundLine(drawn, 'all', from.at.x, from.at.z, to.at.x, to.at.z, reach, (i) => found.add(drawn.owners[i]!) && false);
  return [...found].sort((a, b) => a - b);
}

/** Whether the line runs through every blocker's drawn triangles, and through no other blocking part more than a touch. */
function lineThrough(
  drawn: Drawn, from: Base, to: Base, levels: Levels, { line: [p, q], blockers }: Extract<Sight, { readonly seen: false }>, named: readonly number[],
): Verdict {
  // What lies within the bases themselves is in nobody's way.
  const line = betweenRims(from, to, p, q);
  if (line === null) return AGREES;
  const { sure, perhaps } = blockingParts(drawn, from, to, levels);
  const depth = (part: number): number =>
    depthOf(drawn, aroundLine(drawn, 'plan', p.x, p.z, q.x, q.z, 3, (i) => drawn.owners[i] === part), line);
  const verdicts: Verdict[] = [];
  for (const part of sure) {
    if (named.includes(part)) continue;
    const deep = depth(part);
    if (deep > 0) verdicts.push({ mm: deep, what: `the line also runs ${deep.toFixed(3)} mm deep through part ${part}` });
  }
  let last = -Infinity;
  for (const { part, from: enters, to: leaves } of blockers) {
    if (!perhaps.has(part)) verdicts.push({ mm: 1, what: `part ${part} is named, but cannot block` });
    const [one, two] = [enters, leaves].map((at) => (at.x - line.x) * line.ux + (at.z - line.z) * line.uz) as [number, number];
    if (one < last - 1e-6 || two < one - 1e-6) verdicts.push({ mm: 1, what: 'the blockers are not in the order of the line' });
    last = one;
    const triangles = aroundLine(drawn, 'plan', p.x, p.z, q.x, q.z, 3, (i) => drawn.owners[i] === part);
    const missed = depthOf(drawn, triangles, line) > 0 ? 0 : nearest(drawn, triangles, line);
    if (missed > 0) verdicts.push({ mm: missed, what: `the line misses its blocker ${part} by ${missed.toFixed(3)} mm` });
  }
  return worst(verdicts);
}

/** How far a line passes a part by: the narrowest parallel strip that meets it (at most 2 mm). */
function nearest(drawn: Drawn, triangles: readonly number[], line: Straight): number {
  for (let aside = 0.02; aside < 2; aside += 0.02) {
    for (const side of [aside, -aside]) if (depthOf(drawn, triangles, { ...line, x: line.x - line.uz * side, z: line.z + line.ux * side }) > 0) return aside;
  }
  return 2;
}
