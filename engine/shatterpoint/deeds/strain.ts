import type { Script } from '../../core/script.ts';
import { damage } from './damage.ts';
import { unitOf } from '../state/find.ts';
import { emit, type Game, type NonPlayerEffect } from '../game/game.ts';
import type { UnitId } from '../state/state.ts';

/** Damage of the Strained condition (SP-COND-04). */
const STRAIN = 3;

/**
 * What Strained does after an effect that now begins: if the unit is Strained now and still is when its turn among the non-player effects comes,
 * it suffers its damage and loses the condition (SP-COND-04, -05).
 */
export function strainAfter(game: Game, id: UnitId): NonPlayerEffect[] {
  const isStrained = (): boolean => unitOf(game.state, id).conditions.includes('strained');
  return isStrained() ? [{ name: 'strained', isDue: isStrained, run: () => sufferStrain(game, id) }] : [];
}

/** Strained is over: the unit suffers its damage and loses the condition. */
function* sufferStrain(game: Game, unit: UnitId): Script {
  emit(game, { type: 'conditionLost', unit, condition: 'strained' });
  damage(game, unit, STRAIN, null, null);
}
