import type { PlaceRequest, Refusal, Seat } from '../core/script.ts';
import { anyPlace } from '../space/move/any-place.ts';
import { within } from '../space/plane/measure.ts';
import { boxOf, edgesOfRing } from '../space/plane/ring.ts';
import { EPSILON, planDistance, type Point } from '../shape/point.ts';
import type { Base, StandingZone } from '../shape/shape.ts';
import { refusePlace } from '../space/move/zone.ts';
import { bodyOf, cardOf, type Content, type Game } from './game.ts';
import { refusalOf } from './geometry-rules.ts';
import { wayZone } from './zones.ts';
import { standing, type Character, type Standing, type State } from './state.ts';

/** A movement action as a request (WT-8.1): up to `times` MOV along a way wide enough for the base, bent at most once. */
export function moveRequest(game: Game, self: Standing, ask: string, times: number): Omit<PlaceRequest, 'kind'> {
  const body = bodyOf(game, self);
  return {
    seat: self.seat, ask, about: { character: self.id }, figure: self.id, body,
    others: basesFor(game, self),
    zone: wayZone(cardOf(game, self).base, times, game.content.levels),
    optional: true,
  };
}

/**
 * A deployment as a request: anywhere near the seat's deployment point, or by the house rule `tableDeployment` in its outline; klik after klik farther where
 * not a single place is left there (WT-5.1). Throws where the table is full.
 */
export function deployRequest(game: Game, self: Character): Omit<PlaceRequest, 'kind'> {
  const { terrain, klik } = game.content;
  const whole = 2 * planDistance(terrain.half, { x: 0, z: 0 });
  for (let farther = 0; farther < whole + klik; farther += klik) {
    const request = deployWithin(game, self, farther);
    if (anyPlace(terrain, { kind: 'place', ...request }) !== null) return request;
  }
  throw new Error(`${self.id} cannot be deployed: there is no place for it anywhere on the table`);
}

function deployWithin(game: Game, self: Character, farther: number): Omit<PlaceRequest, 'kind'> {
  const { content } = game;
  const { base, height } = cardOf(game, self);
  const { at, zone } = homeOf(content, self.seat, farther);
  return {
    seat: self.seat, ask: 'deploy', about: { character: self.id }, figure: self.id,
    body: { at, radius: base / 2, height },
    others: basesFor(game, self),
    zone,
    optional: false,
  };
}

/** Where a seat deploys, so many mm farther than usual, and the middle of that. */
function homeOf({ deployment, deployRange, outlines, levels }: Content, seat: Seat, farther: number): { readonly at: Point; readonly zone: StandingZone } {
  const outline = outlines?.[seat];
  if (outline !== undefined) {
    const { minX, maxX, minZ, maxZ } = boxOf(edgesOfRing(outline));
    return { at: { x: (minX + maxX) / 2, y: 0, z: (minZ + maxZ) / 2 }, zone: { kind: 'outline', outline, over: farther, levels } };
  }
  const { x, z } = deployment[seat]!;
  const at = { x, y: 0, z };
  return { at, zone: { kind: 'near', of: { at, radius: 0 }, range: deployRange + farther, level: 'any', levels } };
}

/** Other bases, those of enemies grown by a klik: nobody comes that near without engaging (WT-8.5, WT-A18). */
const basesFor = (game: Game, self: Character): Base[] =>
  standing(game.state).filter((other) => other.id !== self.id).map((other) => {
    const { at, radius } = bodyOf(game, other);
    return { at, radius: other.seat === self.seat ? radius : radius + game.content.klik };
  });

/** Why a character may not be put at a place, or null: what the ground says, in this game's rules. */
export function refuseMove(state: State, content: Content, request: PlaceRequest, at: Point | null): Refusal | null {
  const objection = refusePlace(content.terrain, request, at);
  if (objection === null) return null;
  const refusal = refusalOf(objection, request.ask === 'deploy' ? 'WT-5.1' : 'WT-8.1');
  if (at === null) return refusal;
  const there = { ...request.body, at };
  for (const other of standing(state)) {
    if (other.seat !== request.seat && within(there, bodyOf({ content }, other), content.klik - 2 * EPSILON)) return { rule: 'WT-8.5', why: 'withinOneKlik', detail: { enemy: other.id } };
  }
  return refusal;
}
