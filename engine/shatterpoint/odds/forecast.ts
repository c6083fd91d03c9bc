import type { Effect, Tree } from '../cards/card.ts';
import type { Condition } from '../state/state.ts';
import { Ends, outcomeOf } from './ends.ts';
import type { Charts } from './results.ts';
import { jointOf } from './joint.ts';

/** Everything that decides an attack before a die is thrown. */
export interface Terms {
  readonly attackDice: number;
  readonly defenseDice: number;
  readonly charts: Charts;
  /** Expertise results added to the rolls. */
  readonly attackExpertise: number;
  readonly defenseExpertise: number;
  /** Dice of any face, then failures, that the attacker may reroll; failures that the defender may. */
  readonly attackRerolls: number;
  readonly attackRerollFailures: number;
  readonly defenseRerollFailures: number;
  readonly tree: Tree;
  /** Conditions of the defending unit when the tree is walked, and those it cannot have. */
  readonly conditions: readonly Condition[];
  readonly immune: readonly Condition[];
  /** Damage in the pool before the attack chart. */
  readonly pool: number;
  readonly isProtected: boolean;
  /** Damage that makes the defending unit Wounded; null when it is so already and suffers none. */
  readonly toWound: number | null;
}

/** Chances of the results of an attack: every number from 0 to 1, or a mean. */
export interface Forecast {
  /** `successes[n]`: the chance of exactly n successes. */
  readonly successes: readonly number[];
  /** `damage[n]`: the chance that the defending unit suffers exactly n damage. */
  readonly damage: readonly number[];
  /** Mean damage. */
  readonly mean: number;
  /** Chance that the defending unit becomes Wounded. */
  readonly wound: number;
  /** Chance that each condition is newly put on the defending unit. */
  readonly conditions: Readonly<Record<Condition, number>>;
  /** Mean number of each other icon that the attacker gets from the tree and the chart. */
  readonly icons: Readonly<Partial<Record<Effect, number>>>;
  /** Mean number of each icon that the defender's chart gives. */
  readonly replies: Readonly<Partial<Record<Effect, number>>>;
}

/**
 * The exact results of an attack. Rerolls: as many failures as may be; dice of any face wherever the most damage is to be
 * expected, both rolls seen. Tree: the way with the most damage, then the most new conditions, then the other icons' worth.
 */
export function forecast(terms: Terms): Forecast {
  const ends = new Ends(terms);
  return outcomeOf(terms, ends, jointOf(terms, ends));
}
