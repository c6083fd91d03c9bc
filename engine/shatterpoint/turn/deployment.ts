import { pickOrOnly, place, type PlaceRequest, type Script } from '../../core/script.ts';
import { hasPlace } from '../../space/move/any-place.ts';
import { planDistance, type Point } from '../../shape/point.ts';
import type { Base, Follower, StandingZone } from '../../shape/shape.ts';
import { boxOf, edgesOfRing } from '../../space/plane/ring.ts';
import { NO_PLACES, outlineOf } from '../../space/terrain/named-places.ts';
import { characterUnit, type Crowded } from '../state/events.ts';
import { unitOf } from '../state/find.ts';
import type { Game } from '../game/game.ts';
import { seatAt } from '../board/edges.ts';
import { baseOf, levels, otherBases, radiusOf, range, standing, typeOf } from '../board/measure.ts';
import type { CharacterId, Unit } from '../state/state.ts';
import { emit } from '../game/emit.ts';
import { read, sourcesOf } from '../game/read.ts';

/** One squad: its Primary near the own edge, then everybody else near the Primary (SP-DEPLOY-01…05). */
export function* deploySquad(game: Game): Script {
  const seat = game.state.active;
  const { toDeploy } = game.state.players[seat]!;
  const squad = Number(yield* pickOrOnly({ seat, ask: 'squad' }, toDeploy.map(String)));
  const units = game.state.units.filter((unit) => unit.seat === seat && unit.squad === squad);
  const [leader, ...rest] = [...units.filter((unit) => typeOf(game, unit) === 'primary'), ...units.filter((unit) => typeOf(game, unit) !== 'primary')].flatMap((unit) => unit.characters.map(({ id }) => id));
  yield* deploy(game, leader!, { zone: homeOf(game, leader!), range: 2 }, followersOf(game, rest, null));
  for (const [i, id] of rest.entries()) {
    const host = yield* deployBeside(game, id, leader!);
    const within = deployRange(game, id);
    const zone = { kind: 'near', of: baseOf(game, host), range: range(game, within), level: 'any', levels: levels(game) } as const;
    yield* deploy(game, id, { zone, range: within, host }, followersOf(game, rest.slice(i + 1), baseOf(game, leader!)));
  }
  emit(game, { type: 'squadDeployed', seat, squad });
  if (game.state.players.every((player) => player.toDeploy.length === 0)) emit(game, { type: 'phaseBegun', phase: 'stances' });
}

/** Where a seat's Primaries deploy: within Range 2 of its edge (SP-DEPLOY-02), or by the house rule `tableDeployment` in the outline that the table draws for that side. */
function homeOf(game: Game, id: CharacterId): Home {
  const { setup: { houseRules }, terrain: { named = NO_PLACES } } = game.content;
  const side = game.state.edges[unitOf(game.state, characterUnit(id)).seat]!;
  if (houseRules.tableDeployment) return { kind: 'outline', outline: outlineOf(named, seatAt(side)), over: 0, levels: levels(game) };
  return { kind: 'strip', side, depth: range(game, 2), levels: levels(game) };
}

type Home = Extract<StandingZone, { readonly kind: 'strip' | 'outline' }>;

/** A place in a home from which others are looked for: the middle of the edge, or of the outline. */
function middleOf({ content: { terrain } }: Game, home: Home, radius: number): Point {
  if (home.kind === 'strip') return { x: 0, y: 0, z: home.side * (terrain.half.z - radius) };
  const { minX, maxX, minZ, maxZ } = boxOf(edgesOfRing(home.outline));
  return { x: (minX + maxX) / 2, y: 0, z: (minZ + maxZ) / 2 };
}

/** The number of the Range within which a character deploys: 1, or what cards make it. */
const deployRange = (game: Game, id: CharacterId): number => read(game, 'deployRange', { unit: characterUnit(id), character: id, attack: null }, 1);

const hostsOf = (game: Game, id: CharacterId): readonly Unit[] =>
  sourcesOf(game, 'deployBeside', { unit: characterUnit(id), character: id, attack: null }).map(({ owner }) => owner);

/** Whom a character deploys near: the Primary, or a unit whose card lets it be that one. */
function* deployBeside(game: Game, id: CharacterId, leader: CharacterId): Script<CharacterId> {
  const { seat } = unitOf(game.state, characterUnit(id));
  return yield* pickOrOnly({ seat, ask: 'deployBeside', about: { character: id } }, [leader, ...hostsOf(game, id).flatMap(standing)]);
}

/** Those who must stand near the Primary afterwards, so that its player is told where they would not find room; whoever may stand beside somebody else is not among them. */
const followersOf = (game: Game, ids: readonly CharacterId[], of: Base | null): readonly Follower[] =>
  ids
    .filter((id) => hostsOf(game, id).length === 0)
    .map((id) => ({
      figure: id,
      of,
      radius: radiusOf(game, unitOf(game.state, characterUnit(id))),
      height: game.content.setup.scale.figureHeight,
      range: range(game, deployRange(game, id)),
    }));

/** Where a character may deploy: the zone, the number of its Range, and whom it lies around if not along the edge. */
interface Berth {
  readonly zone: StandingZone;
  readonly range: number;
  readonly host?: CharacterId;
}

/** Asks where a character deploys: in its zone, or where there is no place at all in that, in the one that the house rule gives it; the question says why. */
function* deploy(game: Game, id: CharacterId, { zone: own, ...usual }: Berth, followers: readonly Follower[]): Script {
  const unit = unitOf(game.state, characterUnit(id));
  const radius = radiusOf(game, unit);
  const home = homeOf(game, id);
  const body = { at: middleOf(game, home, radius), radius, height: game.content.setup.scale.figureHeight };
  const request = { seat: unit.seat, ask: 'deploy', figure: id, body, others: otherBases(game, id), optional: false, ...(followers.length > 0 ? { followers } : {}) };
  const { zone, crowded, farther } = zoneWithRoom(game, { ...request, about: {} }, own, home);
  const why = crowded === null ? {} : { crowded, farther, ...usual };
  const to = yield* place({ ...request, zone, about: { character: id, unit: unit.id, ...why } });
  emit(game, { type: 'deployed', character: id, to: to!, ...(crowded === null ? {} : { crowded }) });
}

/** The zone a character deploys in; if not its own, what the house rule makes of it, and how many lengths of Range 1 farther it goes. */
interface Deployment {
  readonly zone: StandingZone;
  readonly crowded: Crowded | null;
  readonly farther: number;
}

/**
 * A zone with room, so that set-up never sticks: the own one as long as it has any place (SP-DEPLOY-02…04), else by the house
 * rule `crowdedDeployment` one that goes on a Range farther and farther, or the own edge. Throws where the whole table is full.
 */
function zoneWithRoom(game: Game, request: Omit<PlaceRequest, 'kind' | 'zone'>, own: StandingZone, home: Home): Deployment {
  const { terrain, setup } = game.content;
  const hasRoom = (zone: StandingZone): boolean => hasPlace(terrain, { kind: 'place', ...request, zone });
  if (hasRoom(own)) return { zone: own, crowded: null, farther: 0 };
  const toEdge = own.kind === 'near' && setup.houseRules.crowdedDeployment === 'ownEdge';
  const from = toEdge ? home : own;
  if (toEdge && hasRoom(from)) return { zone: from, crowded: 'ownEdge', farther: 0 };
  const whole = 2 * planDistance(terrain.half, { x: 0, z: 0 });
  for (let farther = 1; (farther - 1) * range(game, 1) < whole; farther++) {
    const zone = widened(from, farther * range(game, 1));
    if (hasRoom(zone)) return { zone, crowded: from.kind === 'near' ? 'spread' : 'deeper', farther };
  }
  throw new Error(`${request.figure} cannot be deployed: there is no place for it anywhere on the table`);
}

/** A zone that goes on `more` mm farther. */
function widened(zone: StandingZone, more: number): StandingZone {
  switch (zone.kind) {
    case 'near': return { ...zone, range: zone.range + more };
    case 'strip': return { ...zone, depth: zone.depth + more };
    case 'outline': return { ...zone, over: zone.over + more };
    case 'tool': return zone;
    default: return zone satisfies never;
  }
}
