import type { PlaceRequest, Seat } from '../../core/script.ts';
import type { Random } from '../../core/rng.ts';
import { somePlaces } from '../../space/move/any-place.ts';
import { firstWithoutRoom } from '../../space/move/followers.ts';
import { keptHeights } from '../../space/ground/ground.ts';
import { inWedge } from '../../space/plane/measure.ts';
import { boxOf, edgesOfRing, type Box } from '../../space/plane/ring.ts';
import { EPSILON, planDistance, snap, tenth, type Plan, type Point } from '../../shape/point.ts';
import { slideEnds } from '../../space/move/slide.ts';
import { inOutline, mayPlace } from '../../space/move/zone.ts';
import { unitWith } from '../state/find.ts';
import type { Game } from '../game/game.ts';
import { onTable, range } from '../board/measure.ts';
import { onwardWorth, promising, spotsBeside, waysOn, type Way } from './onward.ts';
import { outlook, type Outlook } from './outlook.ts';

type Direction = readonly [x: number, z: number];

/** Sixteen directions in plan. */
const S = 0.70710678;
const C1 = 0.92387953;
const C2 = 0.38268343;
const DIRECTIONS: readonly Direction[] = [
  [1, 0], [C1, C2], [S, S], [C2, C1], [0, 1], [-C2, C1], [-S, S], [-C1, C2], [-1, 0], [-C1, -C2], [-S, -S], [-C2, -C1], [0, -1], [C2, -C1], [S, -S], [C1, -C2],
];
/** Turns within a wedge: straight, and 20° and 40° to either side. */
const TURNS: readonly Direction[] = [[1, 0], [0.94, 0.342], [0.94, -0.342], [0.766, 0.643], [0.766, -0.643]];

/** Slides are costly to follow: so many of the most promising directions are looked at closely. */
const SLIDES = 3;

/** How far a figure can get by a request, from its centre (mm). */
function span({ zone, body }: PlaceRequest): number {
  switch (zone.kind) {
    case 'tool': return zone.tool.length + 2 * body.radius;
    case 'slide': return zone.length;
    case 'near': return zone.range + zone.of.radius + body.radius;
    case 'strip': return zone.depth + body.radius;
    case 'outline': return spread(boxOf(edgesOfRing(zone.outline))) + zone.over;
    default: return zone satisfies never;
  }
}

/** Half the longer side of a box (mm). */
const spread = ({ minX, maxX, minZ, maxZ }: Box): number => Math.max(maxX - minX, maxZ - minZ) / 2;

/** Places tried along each side of an outline. */
const TRIED = 12;

/** Directions a figure may go: all, or those of its wedge. */
function directions({ body, zone }: PlaceRequest): readonly Direction[] {
  const wedge = zone.kind === 'tool' || zone.kind === 'slide' ? zone.wedge : null;
  if (wedge === null) return DIRECTIONS;
  const sign = wedge.way === 'away' ? 1 : -1;
  const [x, z] = [sign * (body.at.x - wedge.other.x), sign * (body.at.z - wedge.other.z)];
  const length = Math.sqrt(x * x + z * z);
  if (length < EPSILON) return DIRECTIONS;
  const [ux, uz] = [x / length, z / length];
  return TURNS.map(([c, s]) => [ux * c - uz * s, ux * s + uz * c]);
}

/** Places in plan worth a look: rings around the start, spots beside objectives in reach and beside ways on. `quick` looks at a third of them. */
function plan(game: Game, request: PlaceRequest, ways: readonly Way[], quick: boolean): Plan[] {
  const { zone, body } = request;
  const spots: Plan[] = [];
  if (zone.kind === 'strip') {
    const { half } = game.content.terrain;
    for (let x = -half.x * 0.8; x <= half.x * 0.8; x += half.x / 12) spots.push({ x, z: body.at.z - zone.side * zone.depth * 0.9 });
    return spots;
  }
  if (zone.kind === 'outline') {
    const { minX, maxX, minZ, maxZ } = boxOf(edgesOfRing(zone.outline));
    const steps = Array.from({ length: TRIED }, (_, i) => (i + 0.5) / TRIED);
    const all = steps.flatMap((u) => steps.map((v) => ({ x: minX + u * (maxX - minX), z: minZ + v * (maxZ - minZ) })));
    return all.filter(({ x, z }) => inOutline(zone, body.radius, x, z));
  }
  const from = zone.kind === 'near' ? zone.of.at : body.at;
  const reach = span(request);
  const open = directions(request);
  const tried = quick && open === DIRECTIONS ? open.filter((_, i) => i % 2 === 0) : open;
  for (const share of quick ? [0.95, 0.5] : [0.98, 0.68, 0.36])
    for (const [dx, dz] of tried) spots.push({ x: from.x + dx * reach * share, z: from.z + dz * reach * share });
  const wedge = zone.kind === 'tool' ? zone.wedge : null;
  const add = (spot: Plan): void => { if (wedge === null || inWedge(from, spot, wedge)) spots.push(spot); };
  for (const { at, active } of game.state.objectives) {
    if (!active || planDistance(at, from) > reach + range(game, 2) + body.radius) continue;
    for (const [dx, dz] of DIRECTIONS.filter((_, i) => i % (quick ? 4 : 2) === 0)) add({ x: at.x + dx * 45, z: at.z + dz * 45 });
    add(at);
  }
  for (const spot of spotsBeside(ways, quick)) add(spot);
  return spots;
}

interface Spot {
  readonly at: Point;
  readonly value: number;
}

/**
 * The best legal places for whoever is asked, best first, judged by what they are worth to that seat: to stand at as `standing` says, and to go on from.
 * `noise` shakes the order.
 */
export function bestPlaces(
  game: Game, request: PlaceRequest, count: number, standing = standWorth(game, request), random: Random | null = null, noise = 0,
): Spot[] {
  const ways = waysOn(game, request, span(request), standing);
  const worth = onwardWorth(game, request, ways, standing);
  const shake = random === null || noise === 0 ? (): number => 0 : (): number => random() * noise;
  if (request.zone.kind === 'slide') return slides(game, request, worth, shake, count);
  const quick = count === 1;
  const planned = stands(game, request, worth, shake, quick ? promising(ways, standing(request.body.at)) : ways, quick);
  const spots = best(planned, count, (spot, chosen) => isApart(spot, chosen) && isGood(game, request, spot));
  return spots.length > 0
    ? spots
    : best([...planned, ...anywhere(game, request, worth)], count, (spot, chosen) => isApart(spot, chosen) && mayPlace(game.content.terrain, request, spot.at));
}

/** Whether a spot is legal, and for a Primary whether nobody who follows is without room there from the start (SP-DEPLOY-03). */
function isGood({ content: { terrain } }: Game, request: PlaceRequest, { at }: Spot): boolean {
  return mayPlace(terrain, request, at) && (!isHome(request) || firstWithoutRoom(terrain, request, at) < 0);
}

/** Whether somebody deploys on the own side, and not near somebody. */
const isHome = ({ zone: { kind } }: PlaceRequest): boolean => kind === 'strip' || kind === 'outline';

/** Places that are looked at where those planned are all bad. */
const LOOKED_AT = 48;

/** Legal places all over the zone, in the narrowest pocket if nowhere else: some, if there are any. */
const anywhere = (game: Game, request: PlaceRequest, worth: Outlook): Spot[] =>
  somePlaces(game.content.terrain, request, LOOKED_AT).map((at) => ({ at, value: worth(at) }));

/** Places to stand at, valued but not yet checked: the check is what costs time. `quick` looks at fewer. */
function stands(game: Game, request: PlaceRequest, worth: Outlook, shake: () => number, ways: readonly Way[], quick: boolean): Spot[] {
  const { terrain } = game.content;
  const { body, others, zone } = request;
  const heights = keptHeights(terrain, body, others, zone.levels);
  const spots: Spot[] = [];
  for (const spot of plan(game, request, ways, quick)) {
    const [x, z] = [tenth(spot.x), tenth(spot.z)];
    for (const y of heights(x, z)) {
      const at = { x, y, z };
      spots.push({ at, value: worth(at) + shake() });
    }
  }
  return spots;
}

/** Directions of a push or pull as points to slide towards, valued by where the slide ends. */
function slides(game: Game, request: PlaceRequest, worth: Outlook, shake: () => number, count: number): Spot[] {
  const { body, zone } = request;
  if (zone.kind !== 'slide') return [];
  const { terrain } = game.content;
  const aims = directions(request).map(([dx, dz]) => snap({ x: body.at.x + dx * zone.length, y: body.at.y, z: body.at.z + dz * zone.length }));
  const aimed = aims.map((at) => ({ at, value: worth(at) + shake() }));
  const promising = best(aimed, Math.max(SLIDES, count), ({ at }) => mayPlace(terrain, request, at));
  const endOf = slideEnds(terrain, body, request.others, zone);
  const followed = promising.map(({ at }) => ({ at, value: worth(endOf({ x: at.x - body.at.x, z: at.z - body.at.z })) }));
  return best(followed, count, isApart);
}

/** The best few that pass, best first, of equals the first: only so many are put in order as are looked at. `chosen` are those before. */
function best(spots: readonly Spot[], count: number, passes: (spot: Spot, chosen: readonly Spot[]) => boolean): Spot[] {
  const [left, chosen]: [Spot[], Spot[]] = [spots.slice(), []];
  while (chosen.length < count && left.length > 0) {
    let at = 0;
    for (let i = 1; i < left.length; i++) if (left[i]!.value > left[at]!.value) at = i;
    const [spot] = left.splice(at, 1);
    if (passes(spot!, chosen)) chosen.push(spot!);
  }
  return chosen;
}

/** Whether a spot does not lie beside others. */
const isApart = (spot: Spot, others: readonly Spot[]): boolean => others.every(({ at }) => planDistance(at, spot.at) > 18 || Math.abs(at.y - spot.at.y) > 3);

/** What places are worth to the seat that is asked, to stand at. */
export function standWorth(game: Game, request: PlaceRequest): Outlook {
  const worth = outlook(game, unitWith(game.state, request.figure), request.figure, request.seat);
  return isHome(request) ? (at) => worth(at) - crowding(game, request.seat, at) : worth;
}

/** The same for a move that may go on from there up a ladder, through a door and the like. */
export const moveWorth = (game: Game, request: PlaceRequest, standing = standWorth(game, request)): Outlook =>
  onwardWorth(game, request, waysOn(game, request, span(request), standing), standing);

/** Squads should not start in each other's way. */
function crowding(game: Game, seat: Seat, at: Point): number {
  let value = 0;
  for (const { unit, at: there } of onTable(game)) if (planDistance(at, there) < (unit.seat === seat ? 200 : 100)) value += 3;
  return value;
}

/** A move tends to bring something along (a Hunker token, a focus); for a Strained unit it costs damage. */
const MOVING = 0.15;
const STRAIN = 0.9;

/** What it is worth to leave the figure where it is, to compare with moving. */
export function stayWorth(game: Game, request: PlaceRequest, standing = standWorth(game, request)): number {
  const unit = unitWith(game.state, request.figure);
  const own = unit.seat === request.seat && request.zone.kind === 'tool';
  return standing(request.body.at) - (own ? MOVING : 0) + (own && unit.conditions.includes('strained') ? STRAIN : 0);
}
