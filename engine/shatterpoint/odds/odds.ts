import type { Game } from '../game/game.ts';
import type { Attack } from '../state/state.ts';
import { forecast } from './forecast.ts';
import { reasonsFor, unsettled, withRest, type Reason, type Unsettled } from './reasons.ts';
import { declared, termsOf } from './terms.ts';
import type { Forecast } from './model.ts';

/** Exact odds of an attack. */
export interface Odds extends Forecast {
  readonly attackDice: number;
  readonly defenseDice: number;
  readonly reasons: readonly Reason[];
  /** Abilities that could still change the attack, left out of the odds. */
  readonly unsettled: readonly Unsettled[];
}

/**
 * The odds of an attack, computed from all rolls and never sampled (SP-ATK-04…10): declared on `after`, a game that looks ahead of `before`, where its reasons are read.
 * Everything that cards, conditions, cover and promises say counts; answers that a player may still give do not, and figures are taken to stay where they are.
 */
export function oddsOfDeclared(before: Game, after: Game, attack: Attack): Odds {
  const { attacker, defender, kind, part } = attack;
  const terms = termsOf(after, attack, null);
  const reasons = reasonsFor(before, declared(before, { attacker, defender, kind, part }));
  return {
    attackDice: terms.attackDice,
    defenseDice: terms.defenseDice,
    ...forecast(terms),
    reasons: withRest(reasons, terms),
    unsettled: unsettled(before, attack),
  };
}
