import type { Game } from '../game/game.ts';
import type { AttackKind, CharacterId, Unit } from '../state/state.ts';
import type { Stat } from '../state/stats.ts';
import { emit } from '../game/emit.ts';
import { checkImmunity } from './immunity.ts';

/** A unit, or one character of it, has a stat or keyword until the end of the turn; with an objective, for that one only. A negative amount is lost. */
export function gainUntilTurnEnds(game: Game, unit: Unit, stat: Stat, amount = 1, character: CharacterId | null = null, objective: string | null = null): void {
  emit(game, { type: 'lastingGained', lasting: { unit: unit.id, character, stat, amount, of: objective } });
  checkImmunity(game);
}

/** A unit has a tag until the end of the turn. */
export const gainTagUntilTurnEnds = (game: Game, unit: Unit, tag: string): void =>
  emit(game, { type: 'lastingGained', lasting: { unit: unit.id, character: null, stat: 'tag', amount: 0, of: tag } });

/** A character's next attack of this activation gets dice, pool damage, or a mark that a later sentence reads. */
export const promiseNextAttack = (
  game: Game,
  character: CharacterId,
  {
    kind = null,
    dice = 0,
    damage = 0,
    mark = null,
  }: { readonly kind?: AttackKind | null; readonly dice?: number; readonly damage?: number; readonly mark?: string | null },
): void => emit(game, { type: 'nextAttackPromised', next: { character, kind, dice, damage, mark } });
