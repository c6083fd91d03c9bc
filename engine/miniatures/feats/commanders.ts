/** Commander effects: those that a source tells in full, and ours for commanders whose own nobody tells. */
import { command, reaction } from '../feat.ts';
import { isCommanded, isFollower } from '../command.ts';
import { hurt } from '../damage.ts';
import { hasForceRating } from '../force.ts';
import { hasFeat } from '../card.ts';
import { cardOf, emit, type Command, type Game } from '../game.ts';
import { areAdjacent, awayFrom } from '../stand.ts';
import { figureOf, type Figure } from '../state.ts';

/** Attack for each who fell to Vader's displeasure. */
const LESSON = 2;
const DISPLEASURE = {
  id: 'displeasure',
  name: 'Commander: Displeasure',
  text: `An ally without the Force that rolls a 1 is defeated; from then on the others have +${LESSON} Attack, more with each that falls so.`,
} as const;

/** SWM-15.1, SWM-AMB-34: while he stands, and only where the 1 stands. */
export const displeasure = [
  reaction({
    ...DISPLEASURE,
    after: 'fumbled',
    must: true,
    again: true,
    when: (game, self, { figure }) => {
      const ally = figureOf(game.state, figure);
      return ally.at !== null && isCommanded(game, self, ally) && !hasForceRating(game, ally);
    },
    *run(game, self, { figure }) {
      const ally = figureOf(game.state, figure);
      emit(game, { type: 'lessonTaught', figure: self.id });
      yield* hurt(game, ally, cardOf(game, ally).hitPoints, { by: self.id, attack: false, adjacent: false });
    },
  }),
  command({ ...DISPLEASURE, attack: (game, commander, ally) => (hasForceRating(game, ally) ? 0 : LESSON * commander.lessons) }),
] as const;

/** SWM-14.7, SWM-15.1: no more often than each may use the Force, and never shared with points of their own. */
export const strengthOfTheEmperor = command({
  id: 'strength-of-the-emperor',
  name: 'Commander: Strength of the Emperor',
  text: 'Allies may pay for a use of the Force with his points instead of their own.',
  lends: true,
});

/** SWM-15.1: told by an answer to players; no commander is a bounty hunter, so that followers and allies are the same here (SWM-15.3). */
export const bountyOnAll = command({
  id: 'bounty-on-all', name: 'Commander: Bounty', text: 'Allies with Bounty Hunter have +2 Attack.',
  attack: (game, _commander, ally) => (hasFeat(cardOf(game, ally), 'bounty-hunter') ? 2 : 0),
});

/** An effect of ours: it counts where the skirmish has the house rule for it (SWM-15.1, `House.commanderEffects`). */
const ours = (effect: Omit<Command, 'kind' | 'ours' | 'text'> & { readonly does: string; readonly known?: string }): Command => {
  const { does, known = 'What its own effect is, no source tells.', ...more } = effect;
  return command({ ...more, ours: true, text: `${known} By a house rule: ${does}` });
};

/** Squares around a commander within which its voice is heard. */
const VOICE = 6;
const isHeard = (game: Game, commander: Figure, ally: Figure): boolean => awayFrom(game, commander, ally) <= VOICE;

export const rallying = ours({
  id: 'rallying', name: 'Commander: Rallying', does: `followers within ${VOICE} squares have +2 Attack.`,
  attack: (game, commander, ally) => (isFollower(cardOf(game, ally)) && isHeard(game, commander, ally) ? 2 : 0),
});

export const atHisSide = ours({
  id: 'at-his-side', name: 'Commander: At His Side', does: 'adjacent followers have +4 Attack.',
  attack: (game, commander, ally) => (isFollower(cardOf(game, ally)) && areAdjacent(game, commander, ally) ? 4 : 0),
});

export const columnOfTheNameless = ours({
  id: 'column-of-the-nameless', name: 'Commander: Column', does: `allies within ${VOICE} squares that are not unique have +4 Attack.`,
  attack: (game, commander, ally) => (!cardOf(game, ally).unique && isHeard(game, commander, ally) ? 4 : 0),
});

export const steadyLine = ours({
  id: 'steady-line', name: 'Commander: Steady Line',
  known: 'Its own effect is for Stormtroopers near it that have not moved; what they gain, no source tells.',
  does: `Stormtroopers within ${VOICE} squares that have not moved in their turn have +4 Attack.`,
  attack: (game, commander, ally) => {
    const { turn } = game.state;
    const moved = turn?.figure === ally.id && turn.spent > 0;
    return cardOf(game, ally).corps === 'storm' && !moved && isHeard(game, commander, ally) ? 4 : 0;
  },
});

export const friendsEverywhere = ours({
  id: 'friends-everywhere', name: 'Commander: Friends', does: `allies of the Fringe within ${VOICE} squares have +2 Defense.`,
  defense: (game, commander, ally) => (cardOf(game, ally).faction === 'fringe' && isHeard(game, commander, ally) ? 2 : 0),
});

export const wayOut = ours({
  id: 'way-out', name: 'Commander: Way Out',
  known: 'Her own effect gives 2 squares more to who ends its turn near her; how they are gone, no source tells.',
  does: 'allies move 2 squares farther in a turn without an attack.',
  farther: () => 2,
});

export const firstWord = ours({ id: 'first-word', name: 'Commander: First Word', does: 'while an ally that he leads stands, his squad adds 4 to its roll for the initiative.', initiative: () => 4 });
