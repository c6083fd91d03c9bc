/** Whether there is any place near a base, slowly: many places thrown into the zone, each judged by the drawn triangles (SP-PLACE-01, -04). */
import { randomFrom, type Random } from '../../core/rng.ts';
import type { PlaceRequest } from '../../core/script.ts';
import { planDistance, type Point, tenth } from '../../shape/point.ts';
import type { Base, Body } from '../../shape/shape.ts';
import type { Terrain } from '../../space/terrain/terrain.ts';
import { refusePlace } from '../../space/move/zone.ts';
import { standingHeights } from '../../space/ground/ground.ts';
import type { Drawn } from './drawn.ts';
import { LEVELS, RANGES, type Station } from './question.ts';
import { higher } from './ref-overlap.ts';
import { checkStand } from './ref-stand.ts';
import { AGREES, type Verdict, worst } from './verdict.ts';

/** A base with others crowding round it, and the question where within Range 1 of it a figure may go. */
export function crowdedRequest(terrain: Terrain, { body, others }: Station, of: Base, seed: number): PlaceRequest {
  const random = randomFrom(seed + 1);
  const { radius, height } = body;
  const crowd: Base[] = [...others, of];
  for (let i = Math.floor(random() * 9); i > 0; i--) {
    const [x, z] = around(of.at, of.radius + RANGES[0] + 2 * radius, random);
    const [y] = standingHeights(terrain, x, z, { at: of.at, radius, height }, crowd, LEVELS);
    if (y !== undefined) crowd.push({ at: { x, y, z }, radius });
  }
  return {
    kind: 'place', seat: 0, ask: 'place', about: {}, figure: 'a', body, others: crowd, zone: { kind: 'near', of, range: RANGES[0], level: random() < 0.3 ? 'same' : 'any', levels: LEVELS }, optional: false,
  };
}

function around({ x, z }: Point, reach: number, random: Random): readonly [number, number] {
  const [angle, far] = [random() * 2 * Math.PI, reach * Math.sqrt(random())];
  return [tenth(x + far * Math.cos(angle)), tenth(z + far * Math.sin(angle))];
}

/** Places that are thrown into a zone that is said to have none. */
const THROWN = 400;

/** Compares a place, or the answer that there is none, with the reference. */
export function checkRoom(drawn: Drawn, request: PlaceRequest, found: Point | null, seed: number): Verdict {
  const { body, others, zone } = request;
  if (zone.kind !== 'near') return AGREES;
  if (found !== null) {
    const beyond = planDistance(found, zone.of.at) - zone.of.radius - body.radius - zone.range;
    const objection = refusePlace(drawn.terrain, request, found);
    return worst([
      objection === null ? AGREES : { mm: 9, what: `is refused (${objection.why})` }, beyond > 0 ? { mm: beyond, what: `lies ${beyond.toFixed(3)} mm out of range` } : AGREES,
      checkStand(drawn, { ...body, at: found }, others, LEVELS, null),
    ]);
  }
  const random = randomFrom(seed + 7);
  const heights = [...new Set([0, ...drawn.terrain.surfaces.filter(({ box }) => nearTo(box, zone.of, zone.range + 2 * body.radius)).map(({ y }) => tenth(y))])];
  return worst(Array.from({ length: THROWN }, () => {
    const [x, z] = around(zone.of.at, zone.of.radius + zone.range + body.radius - 0.2, random);
    const y = heights[Math.floor(random() * heights.length)]!;
    return isFree({ ...body, at: { x, y, z } }, request) ? unheeded(checkStand(drawn, { ...body, at: { x, y, z } }, others, LEVELS, { why: 'noRoom' }), x, y, z) : AGREES;
  }));
}

const nearTo = (box: Terrain['surfaces'][number]['box'], { at, radius }: Base, reach: number): boolean =>
  at.x + radius + reach >= box.minX && at.x - radius - reach <= box.maxX && at.z + radius + reach >= box.minZ && at.z - radius - reach <= box.maxZ;

/** Whether a body at an allowed height is clear of all bases: what costs nothing to see. */
function isFree({ at, radius }: Body, { others, zone }: PlaceRequest): boolean {
  const same = (other: Base): boolean => higher(at.y, other.at.y, LEVELS) === 'no' && higher(other.at.y, at.y, LEVELS) === 'no';
  if (zone.kind === 'near' && zone.level === 'same' && !same(zone.of)) return false;
  return others.every((other) => !same(other) || planDistance(at, other.at) >= radius + other.radius);
}

const unheeded = ({ mm, what, border }: Verdict, x: number, y: number, z: number): Verdict => ({ mm, what: mm > 0 ? `there is room at ${x} ${y} ${z}: it ${what}` : '', ...(border === undefined ? {} : { border }) });
