import { Ends, iconsOf } from './ends.ts';
import { jointOf, type Joint } from './joint.ts';
import type { Terms, Forecast } from './model.ts';
import { CONDITIONS, type Condition } from '../state/state.ts';
import type { Effect } from '../cards/card.ts';

/**
 * The exact results of an attack. Rerolls: as many failures as may be; dice of any face wherever the most damage is to be
 * expected, both rolls seen. Tree: the way with the most damage, then the most new conditions, then the other icons' worth.
 */
export function forecast(terms: Terms): Forecast {
  const ends = new Ends(terms);
  return outcomeOf(terms, ends, jointOf(terms, ends));
}

/** Adds the ends up, each with its chance. */
function outcomeOf({ charts }: Terms, ends: Ends, { attack, defenseRows }: Joint): Forecast {
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
