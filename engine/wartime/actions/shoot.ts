import type { Refusal } from '../../core/script.ts';
import { action, type Way } from '../action.ts';
import { quickLine, witness, type QuickLine } from '../sight.ts';
import { inRange, shoot as shootNow } from '../shot.ts';
import { enemiesOf } from '../state.ts';

/** WT-AC01. */
export const shoot = action({
  id: 'shoot',
  name: 'Ranged attack',
  text: 'Shoots at an enemy in range and sight: impact check, damage check and, if the damage does not beat its DEF, a defence check.',
  cost: ({ weapon }) => weapon.cost,
  ways: (game, self) => enemiesOf(game.state, self.seat).map((enemy): Way => {
    if (!inRange(game, self, enemy)) return { target: enemy.id, refusal: { rule: 'WT-9.6', why: 'outOfRange' } };
    return { target: enemy.id, refusal: refusalOf(quickLine(game, self, enemy)) };
  }),
  *run(game, self, target) {
    if (target === null) throw new Error('a shot needs a target');
    yield* shootNow(game, { shooter: self.id, target, modifier: 0, depth: 0 });
  },
});

/** Why a line of fire is closed (WT-1.2, WT-A38), or null; what closes it is looked for when somebody asks. */
function refusalOf({ open, friend, whole }: QuickLine): Refusal | null {
  return open ? null : { rule: 'WT-9.6', why: friend === null ? 'noLineOfSight' : 'friendInTheWay', get detail() { return witness(whole()); } };
}
