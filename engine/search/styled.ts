import type { Play } from '../core/rules.ts';
import { USUAL_STYLE, type StyleId } from '../core/style.ts';

/** A match as somebody of a style judges it; as it is where the rule system has no such style. Nothing but the judgement differs. */
export function styledPlay<S, E>(play: Play<S, E>, style: StyleId = USUAL_STYLE): Play<S, E> {
  const { mind } = play;
  const stress = mind.styles?.[style];
  return stress === undefined ? play : { ...play, mind: { ...mind, judge: (state, seat) => mind.judge(state, seat, stress) } };
}
