import type { Attack } from '../../../../engine/shatterpoint/state/state.ts';
import type { Situation } from '../words/names.ts';

/** What every part of the column beside an attack is given. */
export interface AttackPart {
  readonly attack: Attack;
  readonly situation: Situation;
}
