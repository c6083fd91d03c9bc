/** Push and Pull (SP-PUSH-03 to SP-PUSH-13, AMB-05 to AMB-07). */
import { atMost } from './clearance.ts';
import { contact, type Contact } from './contact.ts';
import { onTable } from './ground.ts';
import { type Level, levelsOf, meets, restOn } from './level.ts';
import { along, elevation, overlaps } from './measure.ts';
import { EPSILON, GRAIN, type Plan, planDistance, type Point, snap } from './point.ts';
import { FLUSH } from './scale.ts';
import type { Base, Body, Zone } from './shape.ts';
import { fits, slabAt } from './slab.ts';
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
  let rule: string | null = null;
  for (let t = stop.at; t > 0; ) {
    const place = legalAt(terrain, body, others, zone, snap(along(body.at, way, t)));
    if (place.ok) return { at: place.at, stoppedBy: reason(stop, rule, zone.length) };
    rule ??= place.rule;
    t -= Math.max(GRAIN, place.back - GRAIN);
  }
  return { at: body.at, stoppedBy: reason(stop, rule, zone.length) };
}

/** Characters at the same Elevation stop a push (AMB-06); by the literal list higher ones too. */
function stops(other: Base, body: Body, { levels, higherCharactersStop }: SlideZone): boolean {
  const level = elevation(other.at.y, body.at.y, levels);
  return level === 'same' || (level === 'higher' && higherCharactersStop);
}

/** What kept the push from its full length: the contact, or the rule that refused the place of contact. */
function reason(stop: Contact, rule: string | null, length: number): Stop | null {
  if (rule === 'SP-MOVE-03') return { kind: 'edge' };
  if (rule === 'SP-MOVE-06') return { kind: 'part' };
  if (rule === 'SP-MOVE-08') return { kind: 'base' };
  if (rule !== null) return { kind: 'support' };
  if (stop.by === null || stop.at >= length) return null;
  return stop.by.part === undefined ? { kind: 'base' } : { kind: 'part', part: stop.by.part };
}

/** A legal place, or the rule against it and how many mm one must go back at the least before it can be otherwise. */
type Landing = { readonly ok: true; readonly at: Point } | { readonly ok: false; readonly rule: string; readonly back: number };

/**
 * The place a pushed body has over a point in plan: on the highest level, not above its own, that it touches there; it must
 * rest on it fully (SP-PUSH-09, SP-PUSH-11) and stand well.
 */
function legalAt(terrain: Terrain, body: Body, others: readonly Base[], { levels }: SlideZone, { x, z }: Plan): Landing {
  const { radius, height } = body;
  const { half } = terrain;
  if (!onTable(terrain, x, z, radius)) {
    return { ok: false, rule: 'SP-MOVE-03', back: Math.max(Math.abs(x) - half.x, Math.abs(z) - half.z) + radius - EPSILON };
  }
  const level = levelUnder(terrain, body, x, z);
  const y = restOn(level, x, z, radius);
  if (y !== y) return { ok: false, rule: 'SP-MOVE-07', back: level.rim ? radius - EPSILON - atMost(level.rim, x, z) : 0 };
  const at = snap({ x, y, z });
  const slab = slabAt(terrain, at.y, height);
  if (!fits(slab, x, z, radius - EPSILON)) return { ok: false, rule: 'SP-MOVE-06', back: radius - EPSILON - atMost(slab.map, x, z) };
  for (const other of others) {
    if (overlaps({ at, radius }, other, levels)) return { ok: false, rule: 'SP-MOVE-08', back: radius + other.radius - EPSILON - planDistance(at, other.at) };
  }
  return { ok: true, at };
}

/** The highest level, not above a body's own, that its base would touch at a place. */
function levelUnder(terrain: Terrain, { at, radius }: Body, x: number, z: number): Level {
  const all = levelsOf(terrain);
  for (let i = all.length - 1; i > 0; i--) {
    if (all[i]!.from <= at.y + FLUSH + EPSILON && meets(all[i]!, x, z, radius)) return all[i]!;
  }
  return all[0]!;
}
