import type { PlaceRequest } from '../../core/script.ts';
import { exitsOf, ingressNear } from '../../space/ground/ingress.ts';
import { within } from '../../space/plane/measure.ts';
import { planDistance, type Point } from '../../shape/point.ts';
import { farthest } from '../../space/move/reach.ts';
import type { IngressPoint } from '../../space/terrain/terrain.ts';
import { refusePlace } from '../../space/move/zone.ts';
import { fieldOf } from '../../space/move/zone-field.ts';
import type { Game } from '../game/game.ts';
import { levels, range } from '../board/measure.ts';
import { moved, movesOf, type Grant, type Moves, type Rehearsal } from './moves.ts';
import type { CharacterId } from '../state/state.ts';

/** One move on the way to a place. */
export interface WayStep {
  /** What grants it: 'move' for the action, `ability:…` for an ability, 'asked' for the place that is being asked for. */
  readonly by: string;
  /** 'advance', 'dash', 'climb', 'jump', 'reposition', 'ingress', … */
  readonly how: string;
  readonly to: Point;
}

/** Steps that end at a wanted place. */
export interface Chain {
  readonly steps: readonly WayStep[];
  readonly actions: number;
  readonly force: number;
}

/** A place where a first move may end, and the rehearsal that goes on from there. */
interface End {
  readonly steps: readonly WayStep[];
  readonly at: Point;
  go(): Rehearsal | null;
}

/** Distances of the places where a first move may end (mm): of the wide lattice all are tried, of the narrow one the nearest few. */
const STRIDE = 50.8;
const NARROW = 25.4;
const TRIED = 30;
/** So many ends are followed to their second moves and on through ingress points. */
const FOLLOWED = 12;

export const stepOf = ({ by, request }: Pick<Grant, 'by' | 'request'>, to: Point): WayStep => ({ by, how: request.ask, to });

/**
 * A way of two steps or more to a place that no single move reaches: through an ingress point, or by two moves, each of them
 * through an ingress point or not. It is legal, every step having been made in a rehearsal; the places in between are those
 * of a coarse lattice, so that a way through a narrow gap may be missed.
 */
export function chainTo(game: Game, moves: Moves, id: CharacterId, at: Point): Chain | null {
  const exits = exitsNear(game, moves, at);
  for (const grant of moves.grants) {
    const end = exits.length === 0 ? undefined : endsThrough(game, grant, at, exits, true).next().value;
    if (end) return { steps: end.steps, actions: grant.actions, force: grant.force };
  }
  return inTwo(game, moves, id, at, exits);
}

function inTwo(game: Game, { grants }: Moves, id: CharacterId, at: Point, exits: readonly IngressPoint[]): Chain | null {
  const { terrain } = game.content;
  const abilities = grants.filter(({ by }) => by !== 'move');
  if (abilities.length === 0) return null;
  let followed = 0;
  for (const grant of grants) {
    const seconds = grant.by === 'move' ? abilities : grants;
    const span = spanOf(seconds);
    for (const end of endsOf(game, grant, at, span)) {
      if (planDistance(end.at, at) > span && exits.length === 0) continue;
      const arrives = seconds.some(({ request }) => refusePlace(terrain, { ...request, body: { ...request.body, at: end.at } }, at) === null);
      const follows = !arrives && followed < FOLLOWED && leadsOn(game, span, end.at, exits);
      if (!arrives && !follows) continue;
      if (follows) followed++;
      const halfway = end.go();
      const then = halfway === null ? null : lastStep(game, movesOf(halfway, id), at, exits);
      if (then !== null) return { steps: [...end.steps, ...then.steps], actions: grant.actions + then.actions, force: grant.force + then.force };
    }
  }
  return null;
}

/** One more move to the place, through an ingress point if it must be. */
function lastStep(game: Game, { grants }: Moves, at: Point, exits: readonly IngressPoint[]): Chain | null {
  for (const grant of grants) {
    const { actions, force } = grant;
    if (refusePlace(game.content.terrain, grant.request, at) === null) return { steps: [stepOf(grant, at)], actions, force };
    const end = exits.length === 0 ? undefined : endsThrough(game, grant, at, exits, true).next().value;
    if (end) return { steps: end.steps, actions, force };
  }
  return null;
}

/** Ingress points within whose Range 1 the place lies. */
function exitsNear(game: Game, { grants }: Moves, at: Point): readonly IngressPoint[] {
  const here = { at, radius: grants[0]?.request.body.radius ?? 0 };
  return game.content.terrain.ingress.filter((exit) => within(here, { at: exit.at, radius: 0 }, range(game, 1)));
}

/** Places where a first move may end, nearest to a wanted one first, then those beyond ingress points not farther from it than a move's span. */
function* endsOf(game: Game, grant: Grant, wanted: Point, span: number): Generator<End> {
  for (const [cell, most] of [[STRIDE, Infinity], [NARROW, TRIED]] as const) {
    for (const at of cellsOf(game, grant.request, wanted, cell).slice(0, most)) yield { steps: [stepOf(grant, at)], at, go: () => moved(grant, at) };
  }
  const exits = game.content.terrain.ingress.filter(({ at }) => planDistance(at, wanted) <= span + range(game, 1) + grant.request.body.radius);
  if (exits.length > 0) yield* endsThrough(game, grant, wanted, exits, false);
}

/** Ends beyond some ingress points: only the wanted place, or all that a lattice has. */
function* endsThrough(game: Game, grant: Grant, wanted: Point, exits: readonly IngressPoint[], only: boolean): Generator<End> {
  const { terrain } = game.content;
  const tried = new Set<string>();
  for (const to of cellsOf(game, grant.request, wanted, NARROW)) {
    const points = ingressNear(terrain, { ...grant.request.body, at: to }, range(game, 1), levels(game));
    for (const exit of points.flatMap((point) => exitsOf(terrain, point, to.y, levels(game)))) {
      if (tried.has(exit.id) || !exits.includes(exit)) continue;
      tried.add(exit.id);
      const beyond = moved(grant, to, exit.id);
      const request = beyond?.request;
      if (request?.kind !== 'place') continue;
      const ends = !only ? cellsOf(game, request, wanted, NARROW) : refusePlace(terrain, request, wanted) === null ? [wanted] : [];
      for (const at of ends) {
        const steps = [stepOf(grant, to), { by: grant.by, how: request.ask, to: at }];
        yield { steps, at, go: () => moved({ rehearsal: beyond!, request }, at) };
      }
    }
  }
}

/** Places of a lattice that a request allows, nearest to a wanted one first. */
const cellsOf = ({ content }: Game, request: PlaceRequest, wanted: Point, cell: number): Point[] =>
  [...fieldOf(content.terrain, request, cell).cells].sort((a, b) => planDistance(a, wanted) - planDistance(b, wanted));

/** Whether a second move from an end comes near an ingress point that is connected with one of the exits. */
function leadsOn(game: Game, span: number, end: Point, exits: readonly IngressPoint[]): boolean {
  if (exits.length === 0) return false;
  return game.content.terrain.ingress.some(
    ({ id, group, at }) => planDistance(at, end) <= span + range(game, 1) && exits.some((exit) => exit.group === group && exit.id !== id),
  );
}

/** How far moves carry a figure's rim at most (mm). */
const spanOf = (grants: readonly Grant[]): number =>
  Math.max(0, ...grants.map(({ request: { zone, body } }) => body.radius + (zone.kind === 'tool' ? farthest(zone, body.radius) : zone.kind === 'near' ? planDistance(zone.of.at, body.at) + zone.of.radius + zone.range + body.radius : 0)));
