import type { Speak } from '../../../words/speak.ts';
import type { RosterSide } from '../../face.ts';
import { cardIn, figureName, type Situation } from '../words/names.ts';

/** Every figure of each side. */
export const rosterOf = (situation: Situation, speak: Speak): readonly RosterSide[] =>
  situation.seats.map((_, seat) => ({
    seat,
    rows: situation.view.figures.filter((figure) => figure.seat === seat).map((figure) => {
      const whole = cardIn(situation, figure)?.hitPoints ?? 0;
      const acts = situation.view.turn?.figure === figure.id;
      return {
        id: figure.id, name: figureName(situation, figure), health: speak('miniatures.card.hitPointsOf', { left: Math.max(0, whole - figure.damage), whole }), tokens: [], gone: figure.defeated,
        state: speak(`miniatures.roster.${figure.defeated ? 'defeated' : acts ? 'acts' : figure.activated ? 'activated' : 'toCome'}`),
      };
    }),
    lines: [],
  }));
