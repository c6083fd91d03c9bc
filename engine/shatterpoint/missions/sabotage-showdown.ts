import type { Script } from '../../core/script.ts';
import { dropDamageOrCondition } from '../deeds/effects.ts';
import { eachMay } from '../families/moves.ts';
import { unitOf } from '../state/find.ts';
import { refreshForce } from '../deeds/force.ts';
import type { Game } from '../game/game.ts';
import { currentCard, inchesFromCorner, missionAfter, type Mission } from '../game/mission.ts';
import type { Unit } from '../state/state.ts';
import { prioritiesLeave, priorityRoll, priorityStep, struggleCard } from './parts.ts';

/** The tactics that struggle cards print. */
const TACTICS: Readonly<Record<string, (game: Game, unit: Unit) => Script>> = {
  *'press-forward'(game, unit) { yield* eachMay(game, unit, 'dash'); },
  *'stick-to-the-plan'(game, unit) { refreshForce(game, unit.seat, 1); },
  *'regroup'(game, unit) { yield* dropDamageOrCondition(game, unit.id, 2); },
};

const tacticInPlay = (game: Game): string => currentCard(game)?.effect ?? '';
const EVERYWHERE = ['TL TR L R BL BR'];

/** A unit that the Shatterpoint card chose brings the tactic of the struggle card along; priorities as rolled last one turn. */
export const sabotageShowdown: Mission = {
  id: 'sabotage-showdown',
  name: 'Sabotage Showdown',
  spt: '00450201',
  objectives: [
    { id: 'TL', at: inchesFromCorner(13, 26) }, { id: 'TR', at: inchesFromCorner(23, 26) },
    { id: 'L', at: inchesFromCorner(8, 18) }, { id: 'C', at: inchesFromCorner(18, 18) }, { id: 'R', at: inchesFromCorner(28, 18) },
    { id: 'BL', at: inchesFromCorner(13, 10) }, { id: 'BR', at: inchesFromCorner(23, 10) },
  ],
  // The distances printed on the card and its drawing differ.
  unsurePlaces: ['TL', 'TR', 'BL', 'BR'],
  struggles: [
    struggleCard(1, 'Set the Charges', EVERYWHERE, 'press-forward'),
    struggleCard(1, 'Shut Down the Alarms', EVERYWHERE, 'stick-to-the-plan'),
    struggleCard(1, 'Secure the Exits', EVERYWHERE, 'regroup'),
    struggleCard(2, 'Didn’t Expect a Welcome Party', ['TL:block C:expertise BR:failure', 'TR:block C:expertise BL:failure'], 'stick-to-the-plan'),
    struggleCard(2, 'They’re Jamming Our Comms', ['TL:block R:expertise BR:failure', 'TR:block L:expertise BL:failure'], 'regroup'),
    struggleCard(2, 'We Need More Time', ['TR:block C:expertise BR:failure', 'TL:block C:expertise BL:failure'], 'press-forward'),
    struggleCard(3, 'Find the Escape Tunnel', ['TR:block L:expertise BR:failure'], 'stick-to-the-plan'),
    struggleCard(3, 'Get to the Hangar Bay', ['L:block C:expertise R:failure'], 'press-forward'),
    struggleCard(3, 'Signal the Transport', ['TL:block R:expertise BL:failure'], 'regroup'),
  ],
  parts: [
    missionAfter('shatterpointTactic', 'tacticsDue', {
      when: (game, { unit }) => isNamedByShatterpoint(game, unit) && tacticInPlay(game) in TACTICS,
      *run(game, { unit }) { yield* TACTICS[tacticInPlay(game)]!(game, unitOf(game.state, unit)); },
    }),
    priorityRoll,
    prioritiesLeave(),
  ],
  extraSpaces: priorityStep,
};

/** Whether the Shatterpoint card chose this unit, and its activation goes on. */
function isNamedByShatterpoint({ state: { activation } }: Game, unit: string): boolean {
  return activation?.unit === unit && activation.from === 'shatterpoint' && !activation.over;
}
