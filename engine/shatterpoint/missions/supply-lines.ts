import { dropDamageOrCondition } from '../deeds/effects.ts';
import { unitOf } from '../state/find.ts';
import type { Game } from '../game/game.ts';
import { contests } from '../board/measure.ts';
import { inchesFromCorner, missionAfter, type Mission } from '../game/mission.ts';
import { controlledBy, struggleCard } from './parts.ts';

/** Whether a unit is at a depot of its own: it contests an Active objective that its player controls. */
function isSupplied(game: Game, id: string): boolean {
  const unit = unitOf(game.state, id);
  return controlledBy(game, unit.seat).some((objective) => unit.characters.some((character) => contests(game, unit, character, objective)));
}

/** Depots in two lines: a unit that ends its activation at one that its player controls may be patched up there. */
export const supplyLines: Mission = {
  id: 'supply-lines',
  name: 'Supply Lines',
  spt: null,
  objectives: [
    { id: 'TL', at: inchesFromCorner(9, 28) }, { id: 'T', at: inchesFromCorner(16, 24) }, { id: 'TR', at: inchesFromCorner(25, 28) },
    { id: 'L', at: inchesFromCorner(5, 18) }, { id: 'C', at: inchesFromCorner(18, 18) }, { id: 'R', at: inchesFromCorner(31, 18) },
    { id: 'BL', at: inchesFromCorner(11, 8) }, { id: 'B', at: inchesFromCorner(20, 12) }, { id: 'BR', at: inchesFromCorner(27, 8) },
  ],
  struggles: [
    struggleCard(1, 'Count the Crates', ['TL T C B BR']),
    struggleCard(1, 'Road to the Front', ['TR L C R BL']),
    struggleCard(1, 'Fuel for the March', ['T L C R B']),
    struggleCard(2, 'Cut Them Off', ['TL C BR', 'TR C BL']),
    struggleCard(2, 'Short Rations', ['L C R', 'T C B']),
    struggleCard(2, 'Burn What We Can’t Carry', ['TL L R BR', 'TR T B BL']),
    struggleCard(3, 'The Last Convoy', ['T L R B', 'TL TR BL BR']),
    struggleCard(3, 'Nothing Left to Share', ['L C R', 'TR C BL']),
    struggleCard(3, 'Home Stretch', ['T C B', 'TL C BR']),
  ],
  parts: [
    missionAfter('supply', 'activationEnding', {
      when: (game, { unit }) => isSupplied(game, unit),
      *run(game, { unit }) { yield* dropDamageOrCondition(game, unit); },
    }),
  ],
  extraSpaces: () => 0,
};
