import type { Chart, ChartEntry, ChartRow } from '../cards/card.ts';
import type { AttackCounts, DefenseCounts } from './rolls.ts';

/** An attack roll as far as the steps after the rerolls can tell: its results, and the row of the attack chart. */
export interface AttackResult {
  readonly critical: number;
  readonly strike: number;
  readonly failure: number;
  readonly row: number;
}

/** The same of a defense roll. */
export interface DefenseResult {
  readonly block: number;
  readonly failure: number;
  readonly row: number;
}

/** What happens to both rolls between the rerolls and the blocks (SP-ATK-06A…07). */
export interface Charts {
  readonly attack: readonly ChartRow[];
  readonly defense: readonly ChartRow[];
  /** Expertise cannot be used (SP-COND-06, -08, -10). */
  readonly attackBarred: boolean;
  readonly defenseBarred: boolean;
  /** Failures of the attack roll that become strikes first. */
  readonly failureToStrike: number;
}

/** No row: 0 expertise, or a number for which the chart has none (SP-EXP-03). */
export const NO_ROW = -1;

const rowOf = (rows: readonly ChartRow[], expertise: number): number =>
  rows.findIndex(({ min, max }) => expertise >= min && (max === null || expertise <= max));

/** Rows of a chart; none of a missing one. */
export const rowsOf = (chart: Chart | null): readonly ChartRow[] => chart?.rows ?? [];

/** An attack roll when step 6A ends, and the row it reads (SP-ATK-06D). */
export function attackResult(charts: Charts, { critical, strike, expertise, failure }: AttackCounts): AttackResult {
  const turned = Math.min(failure, charts.failureToStrike);
  const row = charts.attackBarred ? NO_ROW : rowOf(charts.attack, expertise);
  return { critical, strike: strike + turned, failure: failure - turned, row };
}

/** A defense roll when step 6B ends, and the row it reads. */
export const defenseResult = (charts: Charts, { block, expertise, failure }: DefenseCounts): DefenseResult =>
  ({ block, failure, row: charts.defenseBarred ? NO_ROW : rowOf(charts.defense, expertise) });

/** Successes that are left after both charts and the blocks: the attacker's row first, a change without its die does nothing (SP-ATK-06C, -07, SP-EXP-09). */
export function successesOf(charts: Charts, attack: AttackResult, defense: DefenseResult): number {
  const now = { critical: attack.critical, strike: attack.strike, failure: attack.failure, block: defense.block, missed: defense.failure };
  for (const entry of charts.attack[attack.row]?.entries ?? []) turn(now, entry);
  for (const entry of charts.defense[defense.row]?.entries ?? []) turn(now, entry);
  return now.critical + Math.max(0, now.strike - now.block);
}

/** Both rolls while the charts work on them; `missed` are the failures of the defense roll. */
interface Both {
  critical: number;
  strike: number;
  failure: number;
  block: number;
  missed: number;
}

function turn(now: Both, entry: ChartEntry): void {
  if ('effect' in entry) return;
  if ('add' in entry) {
    now[entry.add] += 1;
    return;
  }
  const [from, to] = entry.change === 'attack' ? [entry.from, entry.to] : [entry.from === 'failure' ? 'missed' : entry.from, entry.to === 'failure' ? 'missed' : entry.to] as const;
  if (now[from] === 0) return;
  now[from] -= 1;
  now[to] += 1;
}

/** Damage icons of a row of the attack chart: they go to the pool whatever the dice say (SP-EXP-08). */
export const chartDamage = (row: ChartRow | undefined): number => (row?.entries ?? []).filter((entry) => 'effect' in entry && entry.effect === 'damage').length;

/** How many failures of each roll the charts could still turn: more make no difference. */
export const failuresThatCount = (charts: Charts): { readonly attack: number; readonly defense: number } => ({
  attack: turning(charts, (entry) => 'change' in entry && entry.change === 'attack' && entry.from === 'failure'),
  defense: turning(charts, (entry) => 'change' in entry && entry.change === 'defense' && entry.from === 'failure'),
});

const turning = ({ attack, defense }: Charts, is: (entry: ChartEntry) => boolean): number =>
  most(attack.map(({ entries }) => entries.filter(is).length)) + most(defense.map(({ entries }) => entries.filter(is).length));

const most = (numbers: readonly number[]): number => numbers.reduce((a, b) => Math.max(a, b), 0);
