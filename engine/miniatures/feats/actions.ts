/** Abilities that stand in the place of attacks and cost no Force. */
import type { Script } from '../../core/script.ts';
import { hurt, oneByOne } from '../damage.ts';
import { action } from '../feat.ts';
import type { Game, Targets } from '../game.ts';
import { hasFeat } from '../card.ts';
import { cardOf, emit } from '../game.ts';
import { save } from '../roll.ts';
import { areAdjacent } from '../stand.ts';
import { standing, type Figure } from '../state.ts';
import { victimsOf } from '../target.ts';

/** Range of Grenades in squares, and what a save must show (SWM-16.23). */
const GRENADES = { range: 6, save: 11 };

/** Everybody next to a character, of either side. */
export const besides = (game: Game, self: Figure): Figure[] => standing(game.state).filter((other) => other.id !== self.id && areAdjacent(game, self, other));

/** SWM-16.23: no attack, so nobody takes the damage for another. */
export const grenades = (damage: number) => action({
  id: 'grenades',
  name: `Grenades ${damage}`,
  text: `Instead of attacking: an enemy within ${GRENADES.range} squares and everybody next to it take ${damage} damage, each unless it saves on ${GRENADES.save}.`,
  force: 0,
  replaces: true,
  rule: 'SWM-16.23',
  targets: (game, self) => victimsOf(game, self, GRENADES.range, 'SWM-16.23'),
  *run(game, self, target) {
    const near = (other: Figure): boolean => other.id === self.id || areAdjacent(game, self, other);
    yield* oneByOne(game, [target!, ...besides(game, target!)], damage, function* (victim): Script {
      const beside = near(victim);
      if (yield* save(game, victim, GRENADES.save)) return;
      yield* hurt(game, victim, damage, { by: self.id, attack: false, adjacent: beside });
    });
  },
});

/** Adjacent wounded characters that are of a kind, and why the others are not (SWM-11.9: never above what the card prints). */
export function woundedBeside(game: Game, self: Figure, droids: boolean, rule: string): Targets {
  const legal: string[] = [];
  const closed: Targets['closed'][number][] = [];
  for (const other of standing(game.state)) {
    const isDroid = hasFeat(cardOf(game, other), 'droid');
    if (other.id === self.id) closed.push({ option: other.id, rule, why: 'notItself' });
    else if (!besides(game, self).includes(other)) closed.push({ option: other.id, rule, why: 'notBeside' });
    else if (isDroid !== droids) closed.push({ option: other.id, rule, why: droids ? 'noDroid' : 'isDroid' });
    else if (other.damage === 0) closed.push({ option: other.id, rule, why: 'unhurt' });
    else legal.push(other.id);
  }
  return { legal, closed };
}

/** SWM-16.38. */
export const repair = (amount: number) => action({
  id: 'repair',
  name: `Repair ${amount}`,
  text: `Instead of attacking: an adjacent Droid loses ${amount} damage.`,
  force: 0,
  replaces: true,
  helps: true,
  rule: 'SWM-16.38',
  targets: (game, self) => woundedBeside(game, self, true, 'SWM-16.38'),
  *run(game, self, target) {
    emit(game, { type: 'healed', figure: target!.id, amount: Math.min(amount, target!.damage), by: self.id });
  },
});
