/** Attacks that abilities grant, and what they add. */
import type { Script } from '../../core/script.ts';
import { after, reactive, slug } from '../game/ability.ts';
import { mayAttack } from '../attack/again.ts';
import { attackChoices, type AttackLimits } from '../attack/attack.ts';
import { chooseOwn } from '../deeds/choose.ts';
import { damage } from '../deeds/damage.ts';
import { rollAttack } from '../attack/dice.ts';
import { gainHunker } from '../deeds/effects.ts';
import { unitWith } from '../state/find.ts';
import type { Game, Ability } from '../game/game.ts';
import { standing, typeOf } from '../board/measure.ts';
import { addDice } from '../attack/modify.ts';
import { type ToolMove, toolMove } from '../deeds/move.ts';
import type { AttackFace, AttackKind, CharacterId, Unit } from '../state/state.ts';
import { followUp } from './fire.ts';
import { moveToward } from './moves.ts';
import { emit } from '../game/emit.ts';

/** One character of the unit may make a move, in a direction if one is given, and then an attack. */
export function* moveThenAttack(game: Game, unit: Unit, how: ToolMove, limits: AttackLimits, toward: CharacterId | null = null): Script {
  const chosen = yield* chooseOwn(unit, limits.part);
  if (chosen === null) return;
  if (toward === null) yield* toolMove(game, chosen, how);
  else yield* moveToward(game, chosen, how, toward);
  yield* mayAttack(game, chosen, limits);
}

/** Whether an attack could be made now by any of the unit's characters. */
export const couldAttack = (game: Game, unit: Unit, limits: Omit<AttackLimits, 'part'>): boolean => standing(unit).some((id) => attackChoices(game, id, limits).length > 0);

/** One character of the unit may make a 5-dice attack on any enemy. */
export const fiveDice = (game: Game, unit: Unit, ability: string): Script => followUp(game, unit, ability, null);

/** Rolls attack dice for an ability and counts some of the faces. */
export function* rollCounting(ability: string, dice: number, ...counted: readonly AttackFace[]): Script<number> {
  const faces = yield* rollAttack(ability, dice, { ability });
  return faces.filter((face) => counted.includes(face)).length;
}

export const weCanTakeHimDownEasy: Ability = reactive('We Can Take Him Down Easy', 1, 'When its character targets an enemy Primary with an attack: add 2 attack dice.', 'targeted', {
  when: (game, unit, { attacker, defender }) => unitWith(game.state, attacker).id === unit.id && typeOf(game, unitWith(game.state, defender)) === 'primary',
  *run(game) { addDice(game, 'attack', 2, 'we-can-take-him-down-easy'); },
});

/** Chosen before the dice of an attack against the unit: 3 damage for the attacking unit if the attack roll then shows a Failure. */
export const baitedStrike = (
  name: string, text: string, { kind = null, hunker = false }: { readonly kind?: AttackKind | null; readonly hunker?: boolean } = {},
): Ability =>
  reactive(name, 1, text, 'targeted', {
    when: (game, unit, event) => (kind === null || event.kind === kind) && unitWith(game.state, event.defender).id === unit.id,
    *run(game, unit) {
      emit(game, { type: 'attackMarked', mark: slug(name) });
      if (hunker) yield* gainHunker(game, unit.id);
    },
  }, after('attackResolved', {
    follows: true, may: false,
    when: (game, unit, { attack }) => attack.marks.includes(slug(name)) && unitWith(game.state, attack.defender).id === unit.id && attack.failures > 0,
    *run(game, _unit, { attack }) { damage(game, unitWith(game.state, attack.attacker).id, 3, attack.defender, null); },
  }));
