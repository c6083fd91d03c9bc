import { roll, type About, type Script } from '../../core/script.ts';
import type { AttackFace, DefenseFace } from '../state/state.ts';

/** The eight faces of the attack die (SP-DICE-01). */
export const ATTACK_DIE: readonly AttackFace[] = ['critical', 'strike', 'strike', 'strike', 'expertise', 'expertise', 'failure', 'failure'];

/** The six faces of the defense die (SP-DICE-02). */
export const DEFENSE_DIE: readonly DefenseFace[] = ['block', 'block', 'expertise', 'expertise', 'failure', 'failure'];

export function* rollAttack(why: string, count: number, about: About = {}): Script<AttackFace[]> {
  const faces = yield* roll({ why, die: 'attack', sides: 8, count, about });
  return faces.map((face) => ATTACK_DIE[face - 1]!);
}

export function* rollDefense(why: string, count: number, about: About = {}): Script<DefenseFace[]> {
  const faces = yield* roll({ why, die: 'defense', sides: 6, count, about });
  return faces.map((face) => DEFENSE_DIE[face - 1]!);
}
