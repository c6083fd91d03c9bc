/** How attack and defense dice fell, for what is told of a match afterwards. */
import type { Fall } from '../core/offering.ts';
import { ATTACK_DIE, DEFENSE_DIE } from './attack/dice.ts';
import type { Event } from './state/events.ts';
import { unitWith } from './state/find.ts';
import type { State } from './state/state.ts';

const isGood = (face: string): boolean => face !== 'failure';

/** Average of a die's faces that are no failures (SP-DICE-01, SP-DICE-02): what expertise gives is another matter. */
const usual = (die: readonly string[]): number => die.filter(isGood).length / die.length;
const USUAL = { attack: usual(ATTACK_DIE), defense: usual(DEFENSE_DIE) };

/** Dice of an attack that show no failure, those rolled again as others of their own (SP-ATK-06A, SP-ATK-06B). */
export function falls(event: Event, state: State): readonly Fall[] {
  const attack = state.attacks.at(-1);
  if (attack === undefined || (event.type !== 'rolled' && event.type !== 'diceRerolled')) return [];
  const fall = (kind: 'attack' | 'defense', faces: readonly string[]): Fall => ({
    seat: unitWith(state, kind === 'attack' ? attack.attacker : attack.defender).seat,
    kind, rolled: faces.filter(isGood).length, expected: faces.length * USUAL[kind],
  });
  if (event.type === 'diceRerolled') return [fall(event.roll, [event.face])];
  return [fall('attack', event.attackRoll), fall('defense', event.defenseRoll)].filter(({ expected }) => expected > 0);
}
