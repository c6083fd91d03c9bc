import type { PlaceRequest } from '../../core/script.ts';
import type { Random } from '../../core/rng.ts';
import { elevation } from '../../space/measure.ts';
import { planDistance, snap, tenth, type Point } from '../../space/point.ts';
import { fieldOf, heightsAt, settle } from '../../space/zone.ts';
import { unitWith } from '../find.ts';
import type { Game } from '../game.ts';
import { levels, onTable, radiusOf, range, typeOf } from '../measure.ts';
import { stanceOf } from '../attack.ts';
import { contestants } from '../objective.ts';
import type { Objective, Unit } from '../state.ts';

/** Sixteen directions in plan. */
const S = 0.70710678;
const C1 = 0.92387953;
const C2 = 0.38268343;
const DIRECTIONS: readonly (readonly [number, number])[] = [
  [1, 0], [C1, C2], [S, S], [C2, C1], [0, 1], [-C2, C1], [-S, S], [-C1, C2], [-1, 0], [-C1, -C2], [-S, -S], [-C2, -C1], [0, -1], [C2, -C1], [S, -S], [C1, -C2],
];

/** How far a figure can get by a request, from its centre (mm). */
function span({ zone, body }: PlaceRequest): number {
  switch (zone.kind) {
    case 'tool': return zone.tool.length + 2 * body.radius;
    case 'slide': return zone.length;
    case 'near': return zone.range + zone.of.radius + body.radius;
    case 'strip': return zone.depth + body.radius;
    default: return zone satisfies never;
  }
}

/** Places worth a look: rings around the start, beside objectives in reach, and a coarse field when those give nothing. All are legal. `quick` looks at a third of them. */
export function candidates(game: Game, request: PlaceRequest, quick = false): Point[] {
  const { terrain } = game.content;
  if (request.zone.kind === 'slide') return slides(request);
  const from = request.zone.kind === 'near' ? request.zone.of.at : request.body.at;
  const reach = span(request);
  const plan: (readonly [number, number])[] = [];
  if (request.zone.kind === 'strip') {
    for (let x = -terrain.half.x * 0.8; x <= terrain.half.x * 0.8; x += terrain.half.x / 12) plan.push([x, request.body.at.z - request.zone.side * request.zone.depth * 0.9]);
  } else {
    const directions = quick ? DIRECTIONS.filter((_, i) => i % 2 === 0) : DIRECTIONS;
    for (const share of quick ? [0.95, 0.5] : [0.98, 0.68, 0.36]) for (const [dx, dz] of directions) plan.push([from.x + dx * reach * share, from.z + dz * reach * share]);
    for (const { at, active } of game.state.objectives) {
      if (!active || planDistance(at, from) > reach + range(game, 2) + request.body.radius) continue;
      for (const [dx, dz] of DIRECTIONS.filter((_, i) => i % (quick ? 4 : 2) === 0)) plan.push([at.x + dx * 45, at.z + dz * 45]);
      plan.push([at.x, at.z]);
    }
  }
  const places = plan.flatMap(([x, z]) => heightsAt(terrain, request, tenth(x), tenth(z)).map((y) => snap({ x, y, z })));
  if (places.length > 0) return places;
  return fieldOf(terrain, request, 12).cells.map(({ x, y, z }) => snap({ x, y, z }));
}

/** Directions of a push or pull as points to slide towards, inside its wedge. */
function slides({ body, zone }: PlaceRequest): Point[] {
  if (zone.kind !== 'slide') return [];
  const point = ([dx, dz]: readonly [number, number]): Point => snap({ x: body.at.x + dx * zone.length, y: body.at.y, z: body.at.z + dz * zone.length });
  if (zone.wedge === null) return DIRECTIONS.map(point);
  const { other, way } = zone.wedge;
  const [x, z] = way === 'away' ? [body.at.x - other.x, body.at.z - other.z] : [other.x - body.at.x, other.z - body.at.z];
  const length = Math.sqrt(x * x + z * z);
  if (length < 0.5) return DIRECTIONS.map(point);
  const [ux, uz] = [x / length, z / length];
  // Straight, and 22.5° and 40° to either side.
  return [[1, 0], [C1, C2], [C1, -C2], [0.766, 0.643], [0.766, -0.643]].map(([c, s]) => point([ux * c! - uz * s!, ux * s! + uz * c!]));
}

/** What it is worth for a unit to have a character here, apart from who else stands where. */
export function placeWorth(game: Game, unit: Unit, figure: string, at: Point): number {
  const radius = radiusOf(game, unit);
  let value = 0;
  let nearest = 2000;
  for (const objective of game.state.objectives) {
    if (!objective.active) continue;
    const gap = planDistance(at, objective.at) - radius - game.content.setup.scale.objective;
    const same = elevation(at.y, objective.at.y, levels(game)) === 'same';
    const wanted = need(game, objective, unit, figure);
    if (gap <= range(game, 2)) value += wanted * (same ? 4 : 1.6);
    // A level to climb counts like a detour.
    nearest = Math.min(nearest, Math.max(0, gap - range(game, 2)) + (same ? 0 : 90) + (wanted > 0.5 ? 0 : 260));
  }
  return value - nearest / 90 + fighting(game, unit, at, radius);
}

/** How much another character of this side would change at an objective, 0 to 1. */
function need(game: Game, objective: Objective, unit: Unit, figure: string): number {
  const { same, others } = contestants(game, objective);
  const self = unit.characters.find(({ id }) => id === figure);
  const here = self?.at != null && planDistance(self.at, objective.at) < range(game, 2) + 40 ? 1 : 0;
  const own = same[unit.seat]! + others[unit.seat]! - here;
  const enemy = same[1 - unit.seat]! + others[1 - unit.seat]!;
  if (own > enemy + 1) return 0.15;
  if (objective.controller === unit.seat && own > enemy) return 0.3;
  return objective.priority ? 1 : 0.85;
}

/** Targets within weapon range are good, more so for a unit that fights well that way; enemies that could strike back count a little against. */
function fighting(game: Game, unit: Unit, at: Point, radius: number): number {
  if (unit.wounded > 0) return 0;
  const { melee, ranged } = stanceOf(game, unit);
  let value = 0;
  for (const { unit: enemy, at: there } of onTable(game)) {
    if (enemy.seat === unit.seat) continue;
    const gap = planDistance(at, there) - radius - radiusOf(game, enemy);
    const soft = enemy.wounded > 0 ? 0.2 : typeOf(game, enemy) === 'primary' ? 1.1 : 1;
    if (melee.attack !== null && gap <= range(game, 2) && elevation(at.y, there.y, levels(game)) === 'same') value = Math.max(value, soft * melee.attack * 0.28);
    else if (ranged.attack !== null && gap <= range(game, ranged.range!)) value = Math.max(value, soft * ranged.attack * 0.26);
  }
  return value;
}

/** The best legal places for whoever is asked, best first; for an enemy's figure the worst for its side. `noise` 0…1 shakes the order. */
export function bestPlaces(game: Game, request: PlaceRequest, count: number, random: Random | null = null, noise = 0): Point[] {
  const places = candidates(game, request, count === 1);
  const unit = unitWith(game.state, request.figure);
  const sign = unit.seat === request.seat ? 1 : -1;
  const scored = places.map((at) => {
    const end = request.zone.kind === 'slide' ? settle(game.content.terrain, request, at) : at;
    const crowd = request.zone.kind === 'strip' ? crowding(game, end) : 0;
    return { at, value: sign * placeWorth(game, unit, request.figure, end) - crowd + (random === null ? 0 : random() * noise) };
  });
  scored.sort((a, b) => b.value - a.value);
  const chosen: Point[] = [];
  for (const { at } of scored) {
    if (chosen.length >= count) break;
    if (chosen.every((other) => planDistance(other, at) > 18 || Math.abs(other.y - at.y) > 3)) chosen.push(at);
  }
  return chosen;
}

/** Squads should not start in each other's way. */
function crowding(game: Game, at: Point): number {
  let value = 0;
  for (const { at: there } of onTable(game)) if (planDistance(at, there) < 200) value += 3;
  return value;
}

/** The place a figure has now is worth this much: to compare with moving. */
export const stayWorth = (game: Game, request: PlaceRequest): number => {
  const unit = unitWith(game.state, request.figure);
  return (unit.seat === request.seat ? 1 : -1) * placeWorth(game, unit, request.figure, request.body.at);
};
