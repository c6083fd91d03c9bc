import { throwDice } from '../../core/dice.ts';
import { anyOf, randomFrom, type Random } from '../../core/rng.ts';
import type { Mind } from '../../core/rules.ts';
import type { Answer, PickRequest, PlaceRequest, Request } from '../../core/script.ts';
import { anyPlace } from '../../space/move/any-place.ts';
import { standingHeights } from '../../space/ground/ground.ts';
import { boxOf, edgesOfRing } from '../../space/plane/ring.ts';
import { tenth, type Point } from '../../shape/point.ts';
import { farthest } from '../../space/move/reach.ts';
import type { Terrain } from '../../space/terrain/terrain.ts';
import { mayPlace } from '../../space/move/zone.ts';
import { fieldOf } from '../../space/move/zone-field.ts';
import { Fault } from './fault.ts';

/** Numbers that stand for answers lie between 0 and this. */
export const MOST = 2 ** 31 - 1;

/** A number at random; `byMind` is the share of answers that are left to the mind. */
export const randomNumber = (random: Random, byMind: number): number => 2 * Math.floor(1 + random() * (MOST / 2 - 2)) + (random() < byMind ? 1 : 0);

/**
 * The answer that a number stands for: 0 is the simplest one (nothing done, nothing rolled), an odd number what the mind
 * answers by reflex, any other one a random answer. The same number gives the same answer to the same request.
 */
export function answerOf<S>(mind: Mind<S>, state: S, request: Request, terrain: Terrain, number: number): Answer {
  if (number === 0) return simplest(request, terrain);
  const random = randomFrom(number);
  if (request.kind === 'roll') return throwDice(request, number)[0];
  if (number % 2 === 1) return mind.reflex(state, request, random);
  if (request.kind === 'pick') return randomPick(request, number / 2, random);
  if (request.optional && random() < 0.08) return { kind: 'place', at: null };
  return { kind: 'place', at: (random() < DARTS ? dart(terrain, request, random) : null) ?? fieldPlace(terrain, request, random) };
}

/** The share of places that are thrown for, rather than taken from the field. */
const DARTS = 0.9;

const SIMPLE = ['pass', 'none', 'done', 'end', 'stay', 'no', 'keep', 'activate', 'reveal', 'force'];

function simplest(request: Request, terrain: Terrain): Answer {
  switch (request.kind) {
    case 'pick': {
      const simple = request.options.filter((option) => SIMPLE.includes(option));
      return { kind: 'pick', picks: [...simple, ...request.options.filter((option) => !simple.includes(option))].slice(0, Math.min(request.min, request.options.length)) };
    }
    case 'place': return { kind: 'place', at: request.optional ? null : fieldPlace(terrain, request, () => 0) };
    // Failures, but not for all players alike: a roll-off must end (SP-FIRST-02, SWM-5.1, WT-5.3).
    case 'roll': return { kind: 'roll', faces: Array.from({ length: request.count }, (_, i) => (request.about['seat'] === 0 || (request.why === 'initiative' && i > 0) ? 1 : request.sides)) };
    default: return request satisfies never;
  }
}

function randomPick({ options, min, max }: PickRequest, number: number, random: Random): Answer {
  if (min === 1 && max === 1) return { kind: 'pick', picks: [options[number % options.length]!] };
  const count = min + Math.floor(random() * (Math.min(max, options.length) - min + 1));
  const left = options.slice();
  const picks: string[] = [];
  while (picks.length < count) picks.push(...left.splice(Math.floor(random() * left.length), 1));
  return { kind: 'pick', picks };
}

/** Distances in mm between the places of the field: mostly the one that costs little. */
const [WIDE, CLOSE] = [24, 12];

/** A random place of the field; null when there is none and the figure may stay. Throws a fault when it may not. */
function fieldPlace(terrain: Terrain, request: PlaceRequest, random: Random): Point | null {
  const { cells } = fieldOf(terrain, request, random() < 0.2 ? CLOSE : WIDE);
  if (cells.length > 0) return anyOf(cells, random);
  if (request.optional) return null;
  const between = request.zone.kind === 'slide' ? null : anyPlace(terrain, request);
  if (between !== null) return between;
  const way = request.zone.kind === 'slide' ? anyDirection(terrain, request, random) : null;
  if (way !== null) return way;
  throw new Fault('core', 'noLegalPlace', `${request.ask} of ${request.figure}: no place of the field is legal`);
}

/** A push that is stopped at once ends nowhere, but its direction may still be chosen (SP-PUSH-04). */
function anyDirection(terrain: Terrain, request: PlaceRequest, random: Random): Point | null {
  const { at } = request.body;
  const legal = WAYS.map(([dx, dz]) => ({ x: tenth(at.x + dx * 20), y: at.y, z: tenth(at.z + dz * 20) })).filter((to) => mayPlace(terrain, request, to));
  return legal.length === 0 ? null : anyOf(legal, random);
}

const WAYS = Array.from({ length: 48 }, (_, i) => [Math.cos((i * Math.PI) / 24), Math.sin((i * Math.PI) / 24)] as const);

/** A few places thrown at the zone, until one is legal: cheaper than the field, and off its lattice. */
function dart(terrain: Terrain, request: PlaceRequest, random: Random): Point | null {
  const { body, others, zone } = request;
  for (let tries = 0; tries < 10; tries++) {
    const { x, z } = thrown(terrain, request, random);
    if (zone.kind === 'slide') {
      const at = { x, y: body.at.y, z };
      if (mayPlace(terrain, request, at)) return at;
      continue;
    }
    const heights = standingHeights(terrain, x, z, body, others, zone.levels);
    if (heights.length === 0) continue;
    const at = { x, y: anyOf(heights, random), z };
    if (mayPlace(terrain, request, at)) return at;
  }
  return null;
}

function thrown({ half }: Terrain, { body, zone }: PlaceRequest, random: Random): { readonly x: number; readonly z: number } {
  const around = (at: Point, reach: number): { x: number; z: number } => ({
    x: tenth(at.x + (2 * random() - 1) * reach), z: tenth(at.z + (2 * random() - 1) * reach),
  });
  switch (zone.kind) {
    case 'tool': return around(body.at, farthest(zone, body.radius));
    case 'slide': return around(body.at, zone.length);
    case 'near': return around(zone.of.at, zone.range + zone.of.radius + body.radius);
    case 'strip': return { x: tenth((2 * random() - 1) * half.x), z: tenth(zone.side * (half.z - random() * (zone.depth + body.radius))) };
    case 'outline': {
      const { minX, maxX, minZ, maxZ } = boxOf(edgesOfRing(zone.outline));
      return { x: tenth(minX + random() * (maxX - minX)), z: tenth(minZ + random() * (maxZ - minZ)) };
    }
    default: return zone satisfies never;
  }
}
