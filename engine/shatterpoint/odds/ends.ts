import { isCondition, type ChartRow, type Effect } from '../cards/card.ts';
import { CONDITIONS, type Condition } from '../state/state.ts';
import type { Forecast, Terms } from './forecast.ts';
import type { Joint } from './joint.ts';
import { chartDamage } from './results.ts';
import { bestWalks, type Walk } from './walk.ts';

/** What one row of the attack chart and one number of successes lead to. */
export interface End {
  readonly damage: number;
  readonly wounds: boolean;
  readonly conditions: readonly Condition[];
  readonly icons: readonly Effect[];
}

/** The ends of an attack from its step 8 on, by row of the attack chart and successes. */
export class Ends {
  readonly #terms: Terms;
  /** More successes than this cannot come. */
  readonly most: number;
  readonly #walks: readonly Walk[];

  constructor(terms: Terms) {
    const { attackDice, attackExpertise, charts, tree, conditions, immune } = terms;
    this.#terms = terms;
    const longest = (rows: readonly ChartRow[]): number => rows.reduce((most, { entries }) => Math.max(most, entries.length), 0);
    this.most = attackDice + attackExpertise + longest(charts.attack) + longest(charts.defense);
    this.#walks = bestWalks(tree, conditions, immune, Math.min(this.most, tree.options.length));
  }

  /** The way that a number of successes takes. */
  walk(successes: number): Walk {
    return this.#walks[Math.min(successes, this.#walks.length - 1)]!;
  }

  /** Damage in the pool when it is applied (SP-POOL-01…04, SP-KEY-06). */
  pool(row: number, successes: number): number {
    const { pool, charts, isProtected } = this.#terms;
    const gathered = pool + chartDamage(charts.attack[row]) + this.walk(successes).damage;
    return isProtected ? Math.max(0, gathered - 1) : gathered;
  }

  /** What there is to gain: rerolls go for the most of it. New conditions decide between equal damage. */
  worth(row: number, successes: number): number {
    return this.pool(row, successes) + 0.001 * this.walk(successes).conditions.length;
  }

  /** The whole end: the pool, then the chart's kept conditions (SP-ATK-09, -10). */
  of(row: number, successes: number): End {
    const { toWound, conditions: had, immune } = this.#terms;
    const walk = this.walk(successes);
    const conditions = walk.conditions.slice();
    let damage = toWound === null ? 0 : this.pool(row, successes);
    const kept = iconsOf(this.#terms.charts.attack[row]).filter((effect) => effect !== 'damage');
    for (const effect of kept) {
      if (!isCondition(effect) || immune.includes(effect)) continue;
      if (!had.includes(effect) && !conditions.includes(effect)) conditions.push(effect);
      else if (toWound !== null && damage < toWound) damage += 1;
    }
    return { damage, wounds: toWound !== null && damage >= toWound, conditions, icons: [...walk.others, ...kept.filter((effect) => !isCondition(effect))] };
  }
}

/** Icons of a chart row that are no dice. */
export const iconsOf = (row: ChartRow | undefined): Effect[] => (row?.entries ?? []).flatMap((entry) => ('effect' in entry ? [entry.effect] : []));

/** Adds the ends up, each with its chance. */
export function outcomeOf({ charts }: Terms, ends: Ends, { attack, defenseRows }: Joint): Forecast {
  const successes: number[] = [];
  const damage: number[] = [];
  const conditions = Object.fromEntries(CONDITIONS.map((condition) => [condition, 0])) as Record<Condition, number>;
  const icons: Partial<Record<Effect, number>> = {};
  const replies: Partial<Record<Effect, number>> = {};
  let wound = 0;
  for (const { row, chances } of attack) {
    for (const [n, chance] of chances.entries()) {
      if (chance === 0) continue;
      const end = ends.of(row, n);
      addTo(successes, n, chance);
      addTo(damage, end.damage, chance);
      if (end.wounds) wound += chance;
      for (const condition of end.conditions) conditions[condition] += chance;
      for (const effect of end.icons) icons[effect] = (icons[effect] ?? 0) + chance;
    }
  }
  for (const { row, chance } of defenseRows) for (const effect of iconsOf(charts.defense[row])) replies[effect] = (replies[effect] ?? 0) + chance;
  return { successes, damage, mean: damage.reduce((sum, chance, n) => sum + n * chance, 0), wound, conditions, icons, replies };
}

function addTo(list: number[], index: number, chance: number): void {
  while (list.length <= index) list.push(0);
  list[index]! += chance;
}
