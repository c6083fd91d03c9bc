import { unitOf } from '../state/find.ts';
import type { Unit } from '../state/state.ts';
import { adjusted, BRACKETED, type Stat } from '../state/stats.ts';
import type { Ability, Game, Reading } from './game.ts';

/** Uses of an ability, or of one sentence of it, in this turn (SP-ABIL-14). */
export function timesUsed({ used }: Unit, key: string): number {
  let times = 0;
  for (const one of used) if (one === key) times += 1;
  return times;
}

/**
 * A number as it stands now: `base` and everything that abilities, the mission and lasting effects add to it (SP-TERM-07, SP-EFF-01).
 * Of keywords the order counts: what cards and mission always give comes first, then what they always take, then each gain and loss as it was made (SP-STACK-02, -03).
 */
export function read(game: Game, stat: Stat, reading: Reading, base = 0): number {
  let value = base;
  for (const amount of alwaysGiven(game, stat, reading)) value = adjusted(stat, value, amount);
  for (const lasting of game.state.lasting) {
    if (lasting.of !== null && lasting.of !== reading.objective) continue;
    if (lasting.stat === stat && lasting.unit === reading.unit && (lasting.character === null || lasting.character === reading.character))
      value = adjusted(stat, value, lasting.amount);
  }
  return value;
}

const NOTHING: readonly number[] = [];

/** What cards and mission always give and take, gains first. */
function alwaysGiven(game: Game, stat: Stat, reading: Reading): readonly number[] {
  const rules = game.content.missionRules.get(game.state.mission ?? '')?.changes.get(stat);
  if (rules === undefined && !game.content.changes.has(stat)) return NOTHING;
  const sources = sourcesOf(game, stat, reading);
  if (sources.length === 0 && rules === undefined) return NOTHING;
  const amounts = sources.map(({ amount }) => amount);
  for (const rule of rules ?? []) amounts.push(rule.adds(game, reading));
  return amounts.sort((a, b) => b - a);
}

/** Which abilities add to a number, and how much each. */
export function sourcesOf(game: Game, stat: Stat, reading: Reading): Source[] {
  const sources: Source[] = [];
  const changers = game.content.changes.get(stat);
  if (changers === undefined) return sources;
  const seen: string[] = [];
  for (const { owner, ability, part } of changers) {
    const unit = unitOf(game.state, owner);
    if (unit.defeated) continue;
    const sentence = ability.parts.indexOf(part);
    if (part.once && timesUsed(unit, `${ability.id}.${sentence}`) > 0) continue;
    const amount = part.adds(game, unit, reading);
    if (amount === 0) continue;
    // The same text applies once, whoever brings it, unless it carries a number (SP-STACK-01, -02).
    const key = `${unit.seat}:${ability.id}`;
    if (seen.includes(key) && !BRACKETED.includes(stat)) continue;
    seen.push(key);
    sources.push({ owner: unit, ability, sentence, once: part.once, amount });
  }
  return sources;
}

export interface Source {
  readonly owner: Unit;
  readonly ability: Ability;
  /** Which part of the ability. */
  readonly sentence: number;
  readonly once: boolean;
  readonly amount: number;
}
