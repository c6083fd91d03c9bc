import type { Mind, Play } from '../core/rules.ts';
import type { Seat } from '../core/script.ts';
import { chanceBy, type Weights } from './fit.ts';

/** What weights are fitted to. Throws where a rule system does not say what its judgement rests on. */
export function featuresOf<S>(mind: Mind<S>, state: S, seat: Seat): Readonly<Record<string, number>> {
  const features = mind.features ?? mind.grounds;
  if (features === undefined) throw new Error('this rule system does not say what its judgement rests on');
  return features.call(mind, state, seat);
}

/** A match whose judgement goes by other weights; the end stays what it is. */
export function fittedPlay<S, E>(play: Play<S, E>, weights: Weights): Play<S, E> {
  const { mind } = play;
  return {
    ...play,
    mind: {
      ...mind,
      judge: (state, seat) => (play.outcome(state) === undefined ? 2 * chanceBy(weights, featuresOf(mind, state, seat)) - 1 : mind.judge(state, seat)),
    },
  };
}
