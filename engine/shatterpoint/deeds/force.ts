import { pickOrOnly, type Script, type Seat } from '../../core/script.ts';
import { damage } from './damage.ts';
import { unitOf } from '../state/find.ts';
import { emit, read, sourcesOf, type Game } from '../game/game.ts';
import { spendMomentum } from './momentum.ts';
import type { State, Unit } from '../state/state.ts';

/** One Force more for each Wounded and each Injured token (SP-ABIL-11, SP-WND-06, SP-INJ-02), unless a card waives it. */
export const tax = (game: Game, unit: Unit): number => Math.max(0, read(game, 'tax', { unit: unit.id, character: null, attack: null }, unit.wounded + unit.injured));

/** The whole price of an ability of this unit: the cost, reduced but never below 0 (SP-ABIL-13), and the tax. */
export const priceOf = (game: Game, unit: Unit, cost: number, ability: string): number =>
  Math.max(0, read(game, 'abilityCost', { unit: unit.id, character: null, attack: null, ability }, cost)) + tax(game, unit);

const mayBleed = (game: Game, unit: Unit): boolean =>
  unit.wounded === 0 && read(game, 'damageForForce', { unit: unit.id, character: null, attack: null }) > 0;

/** Ways to pay a price: 'force', 'damage' on the own unit, `damage@unit` on another, 'momentum', 'hunker'. Empty: it cannot be paid. */
export function waysToPay(game: Game, unit: Unit, price: number): string[] {
  const player = game.state.players[unit.seat]!;
  const reading = { unit: unit.id, character: null, attack: null };
  const ways: string[] = [];
  if (price <= player.ready) ways.push('force');
  if (mayBleed(game, unit)) ways.push('damage');
  for (const { owner } of sourcesOf(game, 'damageForAlly', reading)) ways.push(`damage@${owner.id}`);
  if (price > player.ready && player.momentum.length > 0 && read(game, 'momentumForForce', reading) > 0) ways.push('momentum');
  if (unit.hunker > 0 && price <= player.ready + unit.hunker && read(game, 'hunkerForForce', reading) > 0) ways.push('hunker');
  return ways;
}

/** Whether the player can pay for an ability (SP-FORCE-03), with Ready Force or as a card allows. */
export function mayPay(game: Game, unit: Unit, cost: number, ability: string): boolean {
  const price = priceOf(game, unit, cost, ability);
  return price === 0 || waysToPay(game, unit, price).length > 0;
}

/** Takes the price of an ability; asks how when there is a choice. */
export function* pay(game: Game, unit: Unit, cost: number, why: string): Script {
  const price = priceOf(game, unit, cost, why);
  // A reduction of a cost that is 0 already is not used up.
  const lowered = price < Math.max(0, cost) + tax(game, unit);
  const reductions = sourcesOf(game, 'abilityCost', { unit: unit.id, character: null, attack: null, ability: why });
  for (const { owner, ability, sentence, once } of reductions) if (once && lowered) emit(game, { type: 'abilityUsed', unit: owner.id, ability: ability.id, sentence });
  if (price === 0) return;
  const way = yield* pickOrOnly({ seat: unit.seat, ask: 'payment', about: { unit: unit.id, ability: why, price } }, waysToPay(game, unit, price));
  if (way === 'force') spendForce(game, unit.seat, price, why);
  else if (way === 'damage') damage(game, unit.id, price, null, null);
  else if (way === 'momentum') yield* spendMomentum(game, unit.seat, 1);
  else if (way === 'hunker') {
    const [least, most] = [Math.max(1, price - game.state.players[unit.seat]!.ready), Math.min(unit.hunker, price)];
    const amounts = Array.from({ length: most - least + 1 }, (_, i) => String(least + i));
    const spent = Number(yield* pickOrOnly({ seat: unit.seat, ask: 'hunkerSpent', about: { unit: unit.id, ability: why } }, amounts));
    emit(game, { type: 'hunkerSpent', unit: unit.id, amount: spent });
    spendForce(game, unit.seat, price - spent, why);
  } else damage(game, unitOf(game.state, way.slice('damage@'.length)).id, price, null, null);
}

/** The player may spend up to `most` Force for more of an effect (variable costs, SP-ABIL-12); gives how much. `least` 0 lets it be none. */
export function* spendUpTo(game: Game, seat: Seat, why: string, most: number, least = 0): Script<number> {
  const top = Math.min(most, game.state.players[seat]!.ready);
  if (top < least || top === 0) return 0;
  const amounts = Array.from({ length: top - least + 1 }, (_, i) => String(least + i));
  const amount = Number(yield* pickOrOnly({ seat, ask: 'spend', about: { ability: why } }, amounts));
  spendForce(game, seat, amount, why);
  return amount;
}

/** The player may pay a fixed amount of Force for an effect of the mission or of an ability that has begun; gives whether it was paid. No tax (SP-ABIL-17). */
export function* mayPayForce(game: Game, seat: Seat, amount: number, why: string): Script<boolean> {
  if (game.state.players[seat]!.ready < amount) return false;
  const go = yield* pickOrOnly({ seat, ask: 'mayPay', about: { ability: why, price: amount } }, ['yes', 'no']);
  if (go === 'yes') spendForce(game, seat, amount, why);
  return go === 'yes';
}

/** Flips Ready tokens to Spent (SP-FORCE-02). Throws when there are too few. */
export function spendForce(game: Game, seat: Seat, amount: number, why: string): void {
  if (amount === 0) return;
  if (amount > game.state.players[seat]!.ready) throw new Error(`seat ${seat} has no ${amount} Force for ${why}`);
  emit(game, { type: 'forceSpent', seat, amount, why });
}

/** Flips Spent tokens back to Ready, at most all of them (SP-FORCE-04). */
export function refreshForce(game: Game, seat: Seat, amount: number): void {
  const { ready, pool } = game.state.players[seat]!;
  const refreshed = Math.min(amount, pool - ready);
  if (refreshed > 0) emit(game, { type: 'forceRefreshed', seat, amount: refreshed });
}

/** Sum of a player's ready tokens, for opponents and views. */
export const readyForce = (state: State, seat: Seat): number => state.players[seat]!.ready;
