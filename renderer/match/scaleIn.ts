import type { Situation } from '../faces/face.ts';
import type { MatchScale } from './scale.ts';

/** The lengths and levels of the match that is shown, or null where its setup names none. */
export const scaleIn = ({ situation }: { readonly situation: Situation | null }): MatchScale | null =>
  (situation === null ? null : situation.face.scaleOf(situation.setup));
