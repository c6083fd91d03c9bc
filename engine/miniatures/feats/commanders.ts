/** Commander effects that a source tells in full. */
import { command, reaction } from '../feat.ts';
import { isCommanded } from '../command.ts';
import { hurt } from '../damage.ts';
import { hasForceRating } from '../force.ts';
import { cardOf, emit } from '../game.ts';
import { figureOf } from '../state.ts';

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
