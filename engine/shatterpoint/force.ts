import { pickOrOnly, type Script, type Seat } from '../core/script.ts';
import { damage } from './damage.ts';
import { emit, read, type Game } from './game.ts';
import type { State, Unit } from './state.ts';

/** One Force more for each Wounded and each Injured token (SP-ABIL-11, SP-WND-06, SP-INJ-02). */
export const tax = (unit: Unit): number => unit.wounded + unit.injured;

/** The whole price of an ability of this unit: the printed cost, never below 0 (SP-ABIL-13), and the tax. */
export const priceOf = (unit: Unit, cost: number): number => Math.max(0, cost) + tax(unit);

const mayBleed = (game: Game, unit: Unit): boolean =>
  unit.wounded === 0 && read(game, 'damageForForce', { unit: unit.id, character: null, attack: null }) > 0;

/** Whether the player can pay for an ability (SP-FORCE-03), with Ready Force or as its card allows. */
export function mayPay(game: Game, unit: Unit, cost: number): boolean {
  const price = priceOf(unit, cost);
  return price <= game.state.players[unit.seat]!.ready || mayBleed(game, unit);
}

/** Takes the price of an ability; asks how when there is a choice. */
export function* pay(game: Game, unit: Unit, cost: number, why: string): Script {
  const price = priceOf(unit, cost);
  if (price === 0) return;
  const ways: ('force' | 'damage')[] = [];
  if (price <= game.state.players[unit.seat]!.ready) ways.push('force');
  if (mayBleed(game, unit)) ways.push('damage');
  const way = yield* pickOrOnly({ seat: unit.seat, ask: 'payment', about: { unit: unit.id, ability: why, price } }, ways);
  if (way === 'force') spendForce(game, unit.seat, price, why);
  else damage(game, unit.id, price, null, null);
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
