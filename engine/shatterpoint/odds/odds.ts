import type { Game } from '../game.ts';
import type { Attack } from '../state.ts';
import { forecast, type Forecast, type Terms } from './forecast.ts';
import { reasonsFor, unsettled, withRest, type Reason, type Unsettled } from './reasons.ts';
import { declared, termsOf, type Plan } from './terms.ts';

/** Exact odds of an attack that could be declared now. */
export interface Odds extends Forecast {
  readonly attackDice: number;
  readonly defenseDice: number;
  readonly reasons: readonly Reason[];
  /** Abilities that could still change the attack, left out of the odds. */
  readonly unsettled: readonly Unsettled[];
}

/**
 * The odds of an attack, computed from all rolls and never sampled (SP-ATK-04…10). Everything that cards, conditions, cover
 * and promises say counts; answers that a player may still give do not, and figures are taken to stay where they are.
 */
export function oddsOf(game: Game, plan: Plan): Odds {
  const attack = declared(game, plan);
  const dice = plan.dice ?? null;
  return sealed(termsOf(game, attack, dice), reasonsFor(game, attack, dice), unsettled(game, attack, false));
}

/** The odds of an attack that was declared on `after`, a game that looks ahead of `before`, where its reasons are read. */
export function oddsOfDeclared(before: Game, after: Game, attack: Attack): Odds {
  const { attacker, defender, kind, part } = attack;
  return sealed(termsOf(after, attack, null), reasonsFor(before, declared(before, { attacker, defender, kind, part }), null), unsettled(before, attack, true));
}

const sealed = (terms: Terms, reasons: readonly Reason[], open: readonly Unsettled[]): Odds =>
  ({ attackDice: terms.attackDice, defenseDice: terms.defenseDice, ...forecast(terms), reasons: withRest(reasons, terms), unsettled: open });
