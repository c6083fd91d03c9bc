/** Whether seats deploy alike: how many find room at once, and how far they get from there. */
import type { TableDemand } from '../../shape/demand.ts';
import { planDistance, type Point } from '../../shape/point.ts';
import { finding, type Finding } from './finding.ts';

/** Room for more than so many teams at once helps nobody; one seat may have so much less of it than another, in percent. */
const [TEAMS, TIGHTER] = [3, 34] as const;
/** Steps of a lattice that two moves lead, about: a foot. */
const FAR = 24;
/** One of two seats may get to so much fewer places, in percent; of more, which deploy at corners and at sides, one. */
const [SHUT, SHUT_OF_MANY] = [30, 65] as const;

/** How many bases find room at once, at most as many as are needed: each takes the first free place along the rows. */
function roomFor(places: readonly Point[], home: readonly number[], radius: number, needed: number): number {
  const taken: Point[] = [];
  for (const place of home) {
    if (taken.length >= needed) break;
    const at = places[place]!;
    if (!taken.some((other) => planDistance(at, other) < 2 * radius && Math.abs(at.y - other.y) < 2 * radius)) taken.push(at);
  }
  return taken.length;
}

/** The one that has the least of something, and how much less that is than the most, in percent. */
function least(all: readonly number[]): { readonly index: number; readonly share: number } {
  const [few, many] = [Math.min(...all), Math.max(...all)];
  return { index: all.indexOf(few), share: many === 0 ? 0 : Math.round(100 * (1 - few / many)) };
}

/** Seats with no room for all, with much less room than others, and from where one gets much less far. `homes`, `far`: their places of a walk, and steps from there. */
export function roomFindings(
  { name: match, deployments, body: { radius } }: TableDemand, places: readonly Point[], homes: readonly (readonly number[])[], far: readonly Int32Array[],
): readonly Finding[] {
  const rooms = deployments.map(({ figures }, i) => roomFor(places, homes[i]!, radius, TEAMS * figures));
  const crowded = deployments.flatMap(({ seat, figures }, i) => {
    const room = rooms[i]!;
    if (room >= figures) return [];
    return [room === 0 ? finding('error', 'deploymentFull', { match, about: { seat } }) : finding('warning', 'deploymentCrowded', { match, about: { seat, room, figures } })];
  });
  if (deployments.length < 2 || crowded.length > 0) return crowded;
  const tight = least(rooms);
  const open = far.map((steps) => steps.reduce((count, step) => count + (step > 0 && step <= FAR ? 1 : 0), 0));
  const shut = least(open);
  const seatOf = ({ index }: typeof tight): number => deployments[index]!.seat;
  const about = { seat: seatOf(tight), room: rooms[tight.index]!, most: Math.max(...rooms) };
  return [
    ...(tight.share > TIGHTER ? [finding('note', 'deploymentTight', { match, about })] : []),
    ...(shut.share > (deployments.length > 2 ? SHUT_OF_MANY : SHUT) ? [finding('note', 'deploymentShut', { match, about: { seat: seatOf(shut), share: shut.share } })] : []),
  ];
}
