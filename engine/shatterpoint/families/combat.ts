/** Abilities around the own combat action. */
import { type Ability, after, type After, type Part, reactive, slug } from '../game/ability.ts';
import { chooseOwn } from '../deeds/choose.ts';
import { unitWith } from '../state/find.ts';
import { emit, type Game } from '../game/game.ts';
import { toolMove } from '../deeds/move.ts';
import type { CharacterId, Unit } from '../state/state.ts';

/** Whether the unit itself makes an attack of its combat action. */
export const isOwnCombat = (game: Game, unit: Unit, { attacker, part }: { readonly attacker: CharacterId; readonly part: string }): boolean =>
  part === 'combat' && unitWith(game.state, attacker).id === unit.id;

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

export const hitAndRun: Ability = reactive('Hit and Run', 1, 'After its character attacked in a combat action: one of this unit’s characters may reposition.', 'attackResolved', {
  when: (game, unit, event) => isOwnCombat(game, unit, event.attack),
  *run(game, unit) {
    const chosen = yield* chooseOwn(unit, 'hit-and-run');
    if (chosen !== null) yield* toolMove(game, chosen, 'reposition');
  },
});
