/** Random questions about a table: poses of bases on the ground and on surfaces, beside walls, at corners and rims. */
import { anyOf, randomFrom, type Random } from '../../core/rng.ts';
import { standingHeights, supportsAt } from '../../space/ground/ground.ts';
import { type Plan, type Point, tenth } from '../../shape/point.ts';
import type { ToolZone } from '../../space/move/reach.ts';
import type { Base, Body } from '../../shape/shape.ts';
import type { SlideZone } from '../../space/move/slide.ts';
import type { Terrain } from '../../space/terrain/terrain.ts';

/** The printed game's lengths (mm). */
export const RANGES = [25.4, 76.2, 152.4, 203.2, 254] as const;
export const LEVELS = { step: RANGES[1], equalIsSame: true } as const;
const HEIGHT = 32;
const RADII = [12.5, 16, 20, 25, 32.5, 35] as const;

/** One figure's place, what it may do from there, and places and bases it is asked about. */
export interface Station {
  readonly body: Body;
  readonly others: readonly Base[];
  readonly zone: ToolZone;
  readonly slide: SlideZone;
  readonly pairs: readonly Pair[];
}

/** A second pose, and one place and one direction to try. */
export interface Pair {
  /** Seen or not, covered or not; need not stand legally. */
  readonly target: Base;
  /** May a figure stand here? */
  readonly stand: Body;
  /** Is this within reach of the station's tool? */
  readonly to: Point;
  /** Where a push goes (a unit vector). */
  readonly way: Plan;
}

/** Pairs a station has. */
export const PAIRS = 16;

/** Station number `index` of a table. The same numbers give the same questions. */
export function stationOf(terrain: Terrain, seed: number, table: number, index: number): Station {
  const random = randomFrom(seed * 2_654_435 + table * 40_503 + index * 97 + 11);
  const radius = radiusFrom(random);
  const body = standing(terrain, radius, random);
  const others: Base[] = [];
  for (let i = Math.floor(random() * 4); i > 0; i--) {
    const size = radiusFrom(random);
    const other = { at: near(terrain, body.at, 40 + random() * 90, size, random), radius: size };
    if (Math.hypot(other.at.x - body.at.x, other.at.z - body.at.z) > radius + other.radius) others.push(other);
  }
  const zone = zoneFrom(body, random);
  const pairs = Array.from({ length: PAIRS }, () => pairOf(terrain, body, zone, random));
  return { body, others, zone, slide: slideFrom(random), pairs };
}

const radiusFrom = (random: Random): number => (random() < 0.7 ? anyOf(RADII, random) : tenth(12.5 + random() * 22.5));

function zoneFrom({ at }: Body, random: Random): ToolZone {
  const dice = random();
  const wedge = random() < 0.1 ? { other: { x: at.x + (random() - 0.5) * 300, y: 0, z: at.z + (random() - 0.5) * 300 }, way: random() < 0.5 ? ('toward' as const) : ('away' as const) } : null;
  return { kind: 'tool', tool: { length: dice < 0.5 ? 150 : 85, width: 25, beyondTip: true }, over: dice > 0.85, levels: LEVELS, wedge };
}

const slideFrom = (random: Random): SlideZone => ({ kind: 'slide', length: anyOf(RANGES.slice(0, 3), random), levels: LEVELS, wedge: null, higherCharactersStop: random() < 0.1 });

function pairOf(terrain: Terrain, body: Body, zone: ToolZone, random: Random): Pair {
  const far = anyOf([150, 150, 305, 900], random);
  const targetRadius = radiusFrom(random);
  const away = body.radius + targetRadius + random() * far;
  const beside = random() < 0.25 ? besideMatter(terrain, targetRadius, random) : near(terrain, body.at, away, targetRadius, random);
  const target = { at: beside, radius: targetRadius };
  const stand = { at: jittered(terrain, beside, targetRadius, random), radius: targetRadius, height: HEIGHT };
  const angle = random() * 2 * Math.PI;
  return { target, stand, to: aimFrom(terrain, body, zone, random), way: { x: Math.cos(angle), z: Math.sin(angle) } };
}

/** A place to go to with a tool: mostly one to stand at within its length, sometimes at its very limit, or anywhere. */
function aimFrom(terrain: Terrain, body: Body, { tool }: ToolZone, random: Random): Point {
  const cap = tool.length + 2 * body.radius;
  if (random() < 0.07) return standable(terrain, near(terrain, body.at, cap + (random() - 0.5), body.radius, random), body, random);
  let place = body.at;
  for (let tries = 0; tries < 8; tries++) {
    place = near(terrain, body.at, cap * Math.sqrt(random()), body.radius, random);
    if (random() < 0.1 || standingHeights(terrain, place.x, place.z, body, [], LEVELS).length > 0) break;
  }
  return standable(terrain, place, body, random);
}

/** A place about `distance` mm off, for a base on the table, at one of its heights. */
function near(terrain: Terrain, from: Plan, distance: number, radius: number, random: Random): Point {
  const angle = random() * 2 * Math.PI;
  const rim = radius - (random() < 0.05 ? 2 * random() : 0);
  const limit = (n: number, half: number): number => tenth(Math.min(half - rim, Math.max(rim - half, n)));
  const [x, z] = [limit(from.x + distance * Math.cos(angle), terrain.half.x), limit(from.z + distance * Math.sin(angle), terrain.half.z)];
  return { x, y: heightFrom(terrain, x, z, 12.5, random), z };
}

const heightFrom = (terrain: Terrain, x: number, z: number, radius: number, random: Random): number => {
  const heights = supportsAt(terrain, x, z, radius);
  return heights.length > 0 ? anyOf(heights, random) : 0;
};

/** A base that touches, nearly touches or overlaps a corner or edge of a part, on the ground or on a surface. */
function besideMatter(terrain: Terrain, radius: number, random: Random): Point {
  if (terrain.parts.length === 0) return { x: 0, y: 0, z: 0 };
  const tall = terrain.parts.filter(({ top, move }) => top > LEVELS.step && move === 'impassable');
  const ring = anyOf(anyOf(tall.length > 0 && random() < 0.6 ? tall : terrain.parts, random).footprint, random);
  const i = Math.floor(random() * ring.length);
  const [[x0, z0], [x1, z1]] = [ring[i]!, ring[(i + 1) % ring.length]!];
  const share = random() < 0.4 ? 0 : random();
  const long = Math.hypot(x1 - x0, z1 - z0) || 1;
  const off = radius + anyOf([-radius, -0.5, -0.2, -0.05, 0, 0.05, 0.2, 0.5, 3, 10], random);
  const skew = share === 0 ? random() - 0.5 : 0;
  const [nx, nz] = [(z1 - z0) / long, -(x1 - x0) / long];
  const [ux, uz] = [nx * Math.cos(skew) - nz * Math.sin(skew), nx * Math.sin(skew) + nz * Math.cos(skew)];
  const [x, z] = [tenth(x0 + (x1 - x0) * share + ux * off), tenth(z0 + (z1 - z0) * share + uz * off)];
  return { x, y: heightFrom(terrain, x, z, 1, random), z };
}

/** A place to try to stand: as it is, shifted a little, or at a surface's rim; sometimes at a height where nothing is. */
function jittered(terrain: Terrain, at: Point, radius: number, random: Random): Point {
  const dice = random();
  if (dice < 0.35 && terrain.surfaces.length > 0) {
    const { outline, y } = anyOf(terrain.surfaces, random);
    const i = Math.floor(random() * outline.length);
    const [[x0, z0], [x1, z1]] = [outline[i]!, outline[(i + 1) % outline.length]!];
    const [t, long] = [random(), Math.hypot(x1 - x0, z1 - z0) || 1];
    const off = radius + anyOf([-0.3, -0.15, -0.05, 0, 0.05, 0.3, 5, -radius], random);
    return { x: tenth(x0 + (x1 - x0) * t - ((z1 - z0) / long) * off), y: tenth(y), z: tenth(z0 + (z1 - z0) * t + ((x1 - x0) / long) * off) };
  }
  return dice < 0.95 ? { ...at, y: heightFrom(terrain, at.x, at.z, radius, random) } : { ...at, y: tenth(at.y + anyOf([-5, 5, 20, 45, 90], random)) };
}

/** A place in plan, at a height where the body stands if there is one. */
function standable(terrain: Terrain, at: Point, body: Body, random: Random): Point {
  const heights = random() < 0.9 ? standingHeights(terrain, at.x, at.z, body, [], LEVELS) : [];
  return heights.length > 0 ? { ...at, y: anyOf(heights, random) } : at;
}

/** Somewhere on the table: over a surface, close to matter, or anywhere. */
function startFrom(terrain: Terrain, radius: number, random: Random): Plan {
  const dice = random();
  if (dice < 0.3 && terrain.surfaces.length > 0) {
    const { box } = anyOf(terrain.surfaces, random);
    return { x: tenth(box.minX + random() * (box.maxX - box.minX)), z: tenth(box.minZ + random() * (box.maxZ - box.minZ)) };
  }
  if (dice < 0.7) return besideMatter(terrain, radius, random);
  return { x: tenth((2 * random() - 1) * (terrain.half.x - radius)), z: tenth((2 * random() - 1) * (terrain.half.z - radius)) };
}

/** A body that stands somewhere. */
function standing(terrain: Terrain, radius: number, random: Random): Body {
  for (let tries = 0; tries < 200; tries++) {
    const { x, z } = startFrom(terrain, radius, random);
    const body = { at: { x, y: 0, z }, radius, height: HEIGHT };
    const heights = standingHeights(terrain, x, z, body, [], LEVELS);
    if (heights.length > 0) return { ...body, at: { x, y: heights[random() < 0.6 ? heights.length - 1 : 0]!, z } };
  }
  throw new Error('nowhere to stand');
}
