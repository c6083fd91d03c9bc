/** Deployments in crowded corners: who stands where before the next one of a squad is put down (SP-DEPLOY-03). */
import { anyOf, type Random } from '../../core/rng.ts';
import type { PlaceRequest } from '../../core/script.ts';
import { standingHeights } from '../../space/ground/ground.ts';
import { type Point, tenth } from '../../shape/point.ts';
import type { Base } from '../../shape/shape.ts';
import type { Terrain } from '../../space/terrain/terrain.ts';
import { heightsAt } from '../../space/move/zone.ts';
import { LEVELS, RANGES } from './question.ts';

/** Where a Primary starts: in a corner of the table, along its edge, beside a piece, or wherever there is most to bump into. */
export const POSITIONS = ['corner', 'edge', 'piece', 'thicket'] as const;
type Position = (typeof POSITIONS)[number];

const RADIUS = 20;
const HEIGHT = 32;

/** A Primary and those who stand round it already; the next one of its squad is about to be put down. */
export interface Crowd {
  readonly leader: Base;
  readonly others: readonly Base[];
}

/** A random crowd round a Primary within Range 2 of the near edge; null where the Primary cannot stand. */
export function crowdAt(terrain: Terrain, position: Position, random: Random): Crowd | null {
  const { x, z } = startOf(terrain, position, random);
  const at = standing(terrain, x, z, [], random);
  if (at === null) return null;
  const leader = { at, radius: RADIUS };
  const others: Base[] = [];
  for (let left = 2 + Math.floor(random() * 6), tries = 0; left > 0 && tries < 300; tries++) {
    const [angle, far] = [random() * 2 * Math.PI, 40 + random() * 60];
    const place = standing(terrain, tenth(x + far * Math.cos(angle)), tenth(z + far * Math.sin(angle)), [leader, ...others], random);
    if (place === null) continue;
    others.push({ at: place, radius: RADIUS });
    left--;
  }
  return { leader, others };
}

function startOf({ half, parts }: Terrain, position: Position, random: Random): { readonly x: number; readonly z: number } {
  const near = (from: number, to: number): number => tenth(half.z - RADIUS - from - random() * (to - from));
  const anywhere = (random() * 2 - 1) * (half.x - RADIUS);
  switch (position) {
    case 'corner': return { x: tenth((random() < 0.5 ? -1 : 1) * (half.x - RADIUS - random() * 50)), z: near(0, 50) };
    case 'edge': return { x: tenth(anywhere), z: near(0, 8) };
    case 'piece': {
      const within = parts.filter(({ box, top }) => top > 3 && box.maxZ > half.z - RANGES[1] - 2 * RADIUS);
      if (within.length === 0) return { x: tenth(anywhere), z: near(0, 90) };
      const { box } = anyOf(within, random);
      return { x: tenth(box.minX - 2 * RADIUS + random() * (box.maxX - box.minX + 4 * RADIUS)), z: near(0, 90) };
    }
    case 'thicket': return { x: tenth(anywhere), z: near(0, 90) };
    default: return position satisfies never;
  }
}

/** A place at one of the heights where a figure of the usual size stands, or null. */
function standing(terrain: Terrain, x: number, z: number, others: readonly Base[], random: Random): Point | null {
  const heights = standingHeights(terrain, x, z, { at: { x, y: 0, z }, radius: RADIUS, height: HEIGHT }, others, LEVELS);
  return heights.length === 0 ? null : { x, y: anyOf(heights, random), z };
}

/** Distance in mm between the places of the lattice that used to decide. */
const LATTICE = 12;
/** Distance in mm between the places that are tried one by one. */
const FINE = 0.4;

/** Whether a lattice 12 mm apart has a legal place of a request within Range 1 of a base. */
export const latticeHasRoom = (terrain: Terrain, request: PlaceRequest, of: Base): boolean =>
  hasRoomAt(terrain, request, of, LATTICE, (n) => Math.ceil(n / LATTICE) * LATTICE);

/** Whether places 0.4 mm apart, or any of many at random, are legal: slow, and only a yes is a proof. */
export function fineHasRoom(terrain: Terrain, request: PlaceRequest, of: Base, random: Random): boolean {
  if (hasRoomAt(terrain, request, of, FINE, (n) => n)) return true;
  const reach = RANGES[0] + of.radius + request.body.radius;
  return Array.from({ length: 4000 }, () => [tenth(of.at.x + (2 * random() - 1) * reach), tenth(of.at.z + (2 * random() - 1) * reach)] as const).some(
    ([x, z]) => heightsAt(terrain, request, x, z).length > 0,
  );
}

function hasRoomAt(terrain: Terrain, request: PlaceRequest, { at, radius }: Base, step: number, first: (n: number) => number): boolean {
  const reach = RANGES[0] + radius + request.body.radius;
  for (let x = first(at.x - reach); x <= at.x + reach; x += step) {
    for (let z = first(at.z - reach); z <= at.z + reach; z += step) if (heightsAt(terrain, request, tenth(x), tenth(z)).length > 0) return true;
  }
  return false;
}
