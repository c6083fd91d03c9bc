import { unitOf, unitWith } from '../state/find.ts';
import { mayPayForce } from '../deeds/force.ts';
import type { Game, Mission } from '../game/game.ts';
import { typeOf } from '../board/measure.ts';
import { currentCard, inchesFromCorner, missionAfter } from '../game/mission.ts';
import type { EventOf } from '../state/events.ts';
import { moveStruggle } from '../deeds/struggle.ts';
import { prioritiesLeave, priorityRoll, priorityStep, struggleCard } from './parts.ts';
import { emit } from '../game/emit.ts';
import { timesUsed } from '../game/read.ts';

/** Name of the rule in questions, and its mark among the uses of this turn. */
const CHALLENGE = 'challenging-the-odds';

/** Whether a wound is one that the active player's challenging units made, and the rule is still unused this turn. */
function isChallenge(game: Game, { unit, by }: EventOf<'wounded'>): boolean {
  const { active, struggle, units } = game.state;
  if (by === null || struggle.wonBy !== null) return false;
  const challenger = unitWith(game.state, by);
  if (challenger.seat !== active || unitOf(game.state, unit).seat === active) return false;
  return typeOf(game, challenger) === currentCard(game)?.effect && units.every((ally) => ally.seat !== active || timesUsed(ally, CHALLENGE) === 0);
}

/** Units of the type on the struggle card pull the token when they wound; priorities as rolled last one turn. */
export const neverTellMeTheOdds: Mission = {
  id: 'never-tell-me-the-odds',
  name: 'Never Tell Me the Odds',
  spt: '00480201',
  objectives: [
    { id: 'TL', at: inchesFromCorner(8, 26) }, { id: 'TR', at: inchesFromCorner(28, 26) }, { id: 'T', at: inchesFromCorner(18, 23) },
    { id: 'L', at: inchesFromCorner(3, 18) }, { id: 'C', at: inchesFromCorner(18, 18) }, { id: 'R', at: inchesFromCorner(33, 18) },
    { id: 'B', at: inchesFromCorner(18, 13) }, { id: 'BL', at: inchesFromCorner(8, 10) }, { id: 'BR', at: inchesFromCorner(28, 10) },
  ],
  struggles: [
    struggleCard(1, 'Questionable Heroics', ['TL TR C BL BR'], 'supporting'),
    struggleCard(1, 'Daring Gamble', ['TR T L BL BR'], 'secondary', 'recreation'),
    struggleCard(1, 'Desperate Measures', ['TL TR R B BL'], 'secondary', 'recreation'),
    struggleCard(2, 'I Have a Bad Feeling About This', ['TR:failure L:block BR:expertise', 'TL:failure R:block BL:expertise'], 'supporting'),
    struggleCard(2, 'It Could Be Worse', ['TL:failure TR:expertise B:block', 'T:block BL:failure BR:expertise'], 'secondary'),
    struggleCard(2, 'It’s Worse', ['T:failure R:block B:expertise', 'T:failure L:block B:expertise'], 'supporting'),
    struggleCard(3, 'Noble Sacrifice', ['TL:failure C:block BR:expertise', 'TL:failure R:block B:expertise'], 'primary'),
    struggleCard(3, 'One in a Million', ['TR:expertise C:block BL:failure', 'T:block R:expertise BL:failure'], 'primary'),
    struggleCard(3, 'No Such Thing as Luck', ['TR:block L:failure R:expertise', 'L:failure R:expertise BL:block'], 'secondary'),
  ],
  // A space of the struggle for one Force is always worth it.
  advice: { [CHALLENGE]: { worth: (_game, _asked, option) => (option === 'yes' ? 1 : 0) } },
  parts: [
    missionAfter('challengingTheOdds', 'wounded', {
      when: isChallenge,
      *run(game, event) {
        const challenger = unitWith(game.state, event.by!);
        if (!(yield* mayPayForce(game, challenger.seat, 1, CHALLENGE))) return;
        emit(game, { type: 'abilityUsed', unit: challenger.id, ability: CHALLENGE });
        moveStruggle(game, challenger.seat, 1);
      },
    }),
    priorityRoll,
    prioritiesLeave(),
  ],
  extraSpaces: priorityStep,
};
