/** Whether a match can be played with the places that its table names (house rules `tableObjectives` and `tableDeployment`). */
import { InputError } from '../core/form.ts';
import type { PlacesFault } from '../shape/demand.ts';
import { roomFault } from '../space/move/room.ts';
import { describePlacesFault, NO_PLACES, outlineOf, type NamedPlaces } from '../space/terrain/named-places.ts';
import type { Terrain } from '../space/terrain/terrain.ts';
import { EDGES, seatAt } from './board/edges.ts';
import type { CardFace } from './cards/card.ts';
import { namedFault, type NamedRules } from './board/named-fault.ts';
import type { Mission } from './game/game.ts';
import type { ShatterpointSetup } from './state/setup.ts';

type Cards = ReadonlyMap<string, Pick<CardFace, 'base'>>;

/** Throws `InputError` naming the house rule, what the table names and what is wrong with it. Which outline is whose is chosen in the match: either must hold either seat's Primaries. */
export function checkNamed(setup: ShatterpointSetup, terrain: Terrain, missions: readonly Mission[], cards: Cards): void {
  const { named = NO_PLACES } = terrain;
  const fault = namedFault(named, setup.houseRules, missions) ?? (setup.houseRules.tableDeployment ? crowded(setup, terrain, named, cards) : null);
  if (fault === null) return;
  const rule: keyof NamedRules = fault.why === 'objectiveCount' ? 'tableObjectives' : 'tableDeployment';
  throw new InputError('setup', `houseRules.${rule}: table "${setup.table}", ${describePlacesFault(fault)}`);
}

function crowded(setup: ShatterpointSetup, terrain: Terrain, named: NamedPlaces, cards: Cards): PlacesFault | null {
  const { scale: { figureHeight: height, ranges }, houseRules, teams } = setup;
  const levels = { step: ranges[1], equalIsSame: houseRules.elevationEqualIsSame };
  for (const seat of EDGES.map(seatAt)) for (const { squads } of teams) {
    const fault = roomFault(terrain, outlineOf(named, seat), levels, seat, squads.map(({ primary }) => ({ radius: cards.get(primary)!.base / 2, height })));
    if (fault !== null) return fault;
  }
  return null;
}
