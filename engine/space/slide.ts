/** Push and Pull (SP-PUSH-03 to SP-PUSH-13, AMB-05 to AMB-07). */
import type { Refusal } from '../core/script.ts';
import { mayStand, standsWell } from './ground.ts';
import { contact, type Contact } from './contact.ts';
import { levelsOf, meets, restOn } from './level.ts';
import { along, elevation } from './measure.ts';
import { EPSILON, GRAIN, type Plan, type Point, snap } from './point.ts';
import { FLUSH } from './scale.ts';
import type { Base, Body, Zone } from './shape.ts';
import type { Terrain } from './terrain.ts';

/** A zone a figure is pushed or pulled in. */
export type SlideZone = Extract<Zone, { kind: 'slide' }>;

/** What ended a push or pull short of its full length. */
export interface Stop {
  readonly kind: 'base' | 'part' | 'edge' | 'support';
  /** Index of the part, where one stopped it. */
  readonly part?: number;
}

export interface Slid {
  readonly at: Point;
  readonly stoppedBy: Stop | null;
}

/** Where a body ends that is pushed along a direction (any length but 0): whole tenths, always legal or where it started. */
export function slide(terrain: Terrain, body: Body, others: readonly Base[], zone: SlideZone, direction: Plan): Slid {
  const long = Math.sqrt(direction.x * direction.x + direction.z * direction.z);
  if (long === 0) return { at: body.at, stoppedBy: null };
  const way = { x: direction.x / long, z: direction.z / long };
  const stop = contact(terrain, body, others.filter((other) => stops(other, body, zone)), way, zone.length, zone.levels);
  let refusal: Refusal | null = null;
  for (let t = stop.at; t > 0; t -= GRAIN) {
    const place = legalAt(terrain, body, others, zone, snap(along(body.at, way, t)));
    if ('x' in place) return { at: place, stoppedBy: reason(stop, refusal, zone.length) };
    refusal ??= place;
  }
  return { at: body.at, stoppedBy: reason(stop, refusal, zone.length) };
}

/** Characters at the same Elevation stop a push (AMB-06); by the literal list higher ones too. */
function stops(other: Base, body: Body, { levels, higherCharactersStop }: SlideZone): boolean {
  const level = elevation(other.at.y, body.at.y, levels);
  return level === 'same' || (level === 'higher' && higherCharactersStop);
}

/** What kept the push from its full length: the contact, or the rule that refused the place of contact. */
function reason(stop: Contact, refusal: Refusal | null, length: number): Stop | null {
  if (refusal?.rule === 'SP-MOVE-03') return { kind: 'edge' };
  if (refusal?.rule === 'SP-MOVE-06') return { kind: 'part' };
  if (refusal?.rule === 'SP-MOVE-08') return { kind: 'base' };
  if (refusal) return { kind: 'support' };
  if (stop.by === null || stop.at >= length) return null;
  return stop.by.part === undefined ? { kind: 'base' } : { kind: 'part', part: stop.by.part };
}

/**
 * The place a pushed body has over a point in plan: on the highest level, not above its own, that it touches there; it must
 * rest on it fully (SP-PUSH-09, SP-PUSH-11) and stand well. Else the rule against it.
 */
function legalAt(terrain: Terrain, body: Body, others: readonly Base[], { levels }: SlideZone, { x, z }: Plan): Point | Refusal {
  const all = levelsOf(terrain);
  for (let i = all.length - 1; i >= 0; i--) {
    const level = all[i]!;
    if (level.from > body.at.y + FLUSH + EPSILON || !meets(level, x, z, body.radius)) continue;
    const y = restOn(level, x, z, body.radius);
    if (y !== y) return { rule: 'SP-MOVE-07', why: 'unsupported' };
    const at = snap({ x, y, z });
    const there = { ...body, at };
    return standsWell(terrain, there, others, levels) ? at : (mayStand(terrain, there, others, levels) ?? { rule: 'SP-MOVE-07', why: 'unsupported' });
  }
  return { rule: 'SP-MOVE-03', why: 'off-table' };
}
