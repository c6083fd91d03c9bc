import type { Script } from '../../core/script.ts';
import { after, reactive, slug, type Ability, type After, type Part } from '../ability.ts';
import { characterUnit, type EventOf } from '../events.ts';
import { unitWith } from '../find.ts';
import { emit, type Game } from '../game.ts';
import { charactersOf, enemies } from '../measure.ts';
import type { Unit } from '../state.ts';
import { followUp } from './fire.ts';
import { isOwnCombat } from './separatists.ts';

/** Whether an attack of the unit's own character wounded an enemy. */
export const woundedByOwnAttack = (event: EventOf<'wounded'>, unit: Unit): boolean => event.byAttack !== null && event.by !== null && characterUnit(event.by) === unit.id;

/** Whether an attack of an enemy character wounded a unit. */
export const woundedByEnemyAttack = (game: Game, unit: Unit, { by, byAttack }: EventOf<'wounded'>): boolean =>
  byAttack !== null && by !== null && unitWith(game.state, by).seat !== unit.seat;

/** One character of the unit may make a 5-dice attack on any enemy. */
export const fiveDice = (game: Game, unit: Unit, ability: string): Script => followUp(game, unit, ability, charactersOf(enemies(game, unit)));

/** Word for the combat action being made: it holds for that action alone. */
const combatWord = (game: Game, word: string): string => `${word}:${game.state.turn}.${game.state.activation?.spent ?? 0}`;

/** Puts a mark on the unit for its combat action; marks of earlier ones go. */
function markCombat(game: Game, unit: Unit, word: string): void {
  for (const old of unit.marks.filter((mark) => mark.startsWith(`${word}:`))) emit(game, { type: 'unmarked', unit: unit.id, mark: old });
  emit(game, { type: 'marked', unit: unit.id, mark: combatWord(game, word) });
}

/** Whether an ability of `onCombat` was used in the combat action being made. */
export const isCombatMarked = (game: Game, unit: Unit, name: string): boolean => unit.marks.includes(combatWord(game, slug(name)));

/** A Reactive for the own combat action: offered before the first of its attacks, marked for the whole action. */
export const onCombat = (name: string, cost: number, text: string, run: After<'attacking'>['run'], ...later: readonly Part[]): Ability => {
  const begun = `${slug(name)}-begun`;
  return reactive(name, cost, text, 'attacking', {
    when: (game, unit, event) => isOwnCombat(game, unit, event) && !unit.marks.includes(combatWord(game, begun)),
    *run(game, unit, event) {
      markCombat(game, unit, slug(name));
      yield* run(game, unit, event);
    },
  }, after('modifying', {
    follows: true, may: false,
    when: (game, unit, event) => event.roll === 'defense' && isOwnCombat(game, unit, event) && !unit.marks.includes(combatWord(game, begun)),
    *run(game, unit) { markCombat(game, unit, begun); },
  }), ...later);
};
