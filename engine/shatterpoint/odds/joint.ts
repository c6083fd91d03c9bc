import type { Ends } from './ends.ts';
import { attackResult, defenseResult, failuresThatCount, NO_ROW, successesOf, type AttackResult, type DefenseResult } from './results.ts';
import { attackKey, defenseKey, rerolledDefenseFailures, rerolledFailures, RerollPlan } from './rerolls.ts';
import { attackRolls, defenseRolls, merged, type AttackCounts, type DefenseCounts, type Likely } from './rolls.ts';
import type { Terms } from './model.ts';

/** For each row of the attack chart the chances of 0, 1, 2 … successes, and the chance of each row of the defense chart. */
export interface Joint {
  readonly attack: readonly { readonly row: number; readonly chances: readonly number[] }[];
  readonly defenseRows: readonly { readonly row: number; readonly chance: number }[];
}

/** A defense roll that the attacker sees, and the results it may still become. */
export interface Seen {
  /** Number of the roll: `seenKey`. */
  readonly key: number;
  readonly chance: number;
  readonly after: readonly Likely<number>[];
}

/** How an attack's dice fall and what the charts make of them. */
export function jointOf(terms: Terms, ends: Ends): Joint {
  const results = new Results(terms);
  const seen = seenDefense(terms, results);
  const meetings = terms.attackRerolls > 0 ? withRerolls(terms, ends, results, seen) : plainly(terms, results, seen);
  const attack = [NO_ROW, ...terms.charts.attack.keys()].map((row) => ({ row, chances: Array.from({ length: ends.most + 1 }, () => 0) }));
  for (const [index, columns] of meetings.entries()) {
    const { chances } = attack[results.attacks[index]!.row + 1]!;
    for (let column = 0; column < seen.length; column++)
      for (const { of, chance } of seen[column]!.after) chances[results.successes(index, of)]! += columns[column]! * chance;
  }
  const defenseRows = [NO_ROW, ...terms.charts.defense.keys()].map((row) => ({ row, chance: 0 }));
  for (const { chance, after } of seen) for (const then of after) defenseRows[results.defenses[then.of]!.row + 1]!.chance += chance * then.chance;
  return { attack, defenseRows };
}

/** For each result of the attack roll, by its number, the chances that it meets each defense roll that is seen. */
type Meetings = readonly Float64Array[];

/** Attack rolls as they lie after Disarmed and added results (SP-ATK-05x, -06A). */
function lyingAttack({ attackDice, attackExpertise, charts }: Terms): Likely<AttackCounts>[] {
  const rolls = attackRolls(attackDice).map(({ of, chance }) => ({
    of: { ...of, expertise: (charts.attackBarred ? 0 : of.expertise) + attackExpertise },
    chance,
  }));
  return charts.attackBarred ? merged(rolls, attackKey) : rolls;
}

/** Defense rolls that are alike in all that can still matter have the same number. */
export const seenKey = ({ defenseRerollFailures }: Terms, results: Results, roll: DefenseCounts): number =>
  defenseRerollFailures === 0 ? results.defense(roll) : defenseKey(roll);

/** Every defense roll that the attacker may see before the rerolls (SP-ATK-05x, -06B). */
export function seenDefense(terms: Terms, results: Results): Seen[] {
  const { defenseDice, defenseExpertise, defenseRerollFailures, charts } = terms;
  const lying = defenseRolls(defenseDice).map(({ of, chance }): Likely<DefenseCounts> => ({
    of: { ...of, expertise: (charts.defenseBarred ? 0 : of.expertise) + defenseExpertise },
    chance,
  }));
  return merged(lying, (roll) => seenKey(terms, results, roll)).map(({ of, chance }) => {
    const after = rerolledDefenseFailures([{ of, chance: 1 }], defenseRerollFailures).map((roll) => ({ of: results.defense(roll.of), chance: roll.chance }));
    return { key: seenKey(terms, results, of), chance, after: merged(after, (index) => index) };
  });
}

/** The numbers of the results that an attack roll becomes when its failures were rerolled. */
const attackAfter = ({ attackRerollFailures }: Terms, results: Results, rolls: readonly Likely<AttackCounts>[]): Likely<number>[] =>
  merged(
    (attackRerollFailures === 0 ? rolls : rerolledFailures(rolls, attackRerollFailures)).map(({ of, chance }) => ({ of: results.attack(of), chance })),
    (index) => index,
  );

function plainly(terms: Terms, results: Results, seen: readonly Seen[]): Meetings {
  const meetings: Float64Array[] = [];
  for (const { of: index, chance } of attackAfter(terms, results, lyingAttack(terms)))
    meetings[index] = Float64Array.from(seen, (defense) => chance * defense.chance);
  return meetings;
}

function withRerolls(terms: Terms, ends: Ends, results: Results, seen: readonly Seen[]): Meetings {
  const plans = new Map<number, RerollPlan>();
  for (const { of, chance } of lyingAttack(terms)) {
    const dice = of.critical + of.strike + of.expertise + of.failure;
    if (!plans.has(dice)) plans.set(dice, planFor(dice, terms, ends, results, seen));
    const plan = plans.get(dice)!;
    for (let column = 0; column < seen.length; column++) plan.meet(of, column, chance * seen[column]!.chance);
  }
  const meetings: Float64Array[] = [];
  for (const plan of plans.values()) {
    for (const { roll, chance } of plan.outcomes()) {
      for (const { of: index, chance: then } of attackAfter(terms, results, [{ of: roll, chance: 1 }])) {
        const columns = (meetings[index] ??= new Float64Array(seen.length));
        for (let column = 0; column < columns.length; column++) columns[column]! += chance[column]! * then;
      }
    }
  }
  return meetings;
}

/** The plan for the attacker's rerolls of a roll of so many dice. */
export function planFor(dice: number, terms: Terms, ends: Ends, results: Results, seen: readonly Seen[]): RerollPlan {
  const known: Float64Array[] = [];
  const worth = (index: number): Float64Array => (known[index] ??= Float64Array.from(seen, ({ after }) =>
    after.reduce((mean, { of, chance }) => mean + chance * ends.worth(results.attacks[index]!.row, results.successes(index, of)), 0)));
  return new RerollPlan(dice, terms.attackRerolls, seen.length, (roll) => {
    if (terms.attackRerollFailures === 0) return worth(results.attack(roll));
    const mean = new Float64Array(seen.length);
    for (const { of, chance } of attackAfter(terms, results, [{ of: roll, chance: 1 }]))
      for (const [column, here] of worth(of).entries()) mean[column]! += chance * here;
    return mean;
  });
}

/** Results that differ in something that can matter, numbered, and the successes of each pair. */
export class Results {
  readonly attacks: AttackResult[] = [];
  readonly defenses: DefenseResult[] = [];
  readonly #terms: Terms;
  readonly #count: { readonly attack: number; readonly defense: number };
  readonly #attackNumbers = new Map<number, number>();
  readonly #defenseNumbers = new Map<number, number>();
  readonly #successes: number[][] = [];

  constructor(terms: Terms) {
    this.#terms = terms;
    this.#count = failuresThatCount(terms.charts);
  }

  /** Number of the result of an attack roll. */
  attack(roll: AttackCounts): number {
    const full = attackResult(this.#terms.charts, roll);
    const result = { ...full, failure: Math.min(full.failure, this.#count.attack) };
    return numberOf(this.#attackNumbers, this.attacks, result, ((result.critical * 64 + result.strike) * 64 + result.failure) * 64 + result.row + 1);
  }

  /** Number of the result of a defense roll. */
  defense(roll: DefenseCounts): number {
    const full = defenseResult(this.#terms.charts, roll);
    const result = { ...full, failure: Math.min(full.failure, this.#count.defense) };
    return numberOf(this.#defenseNumbers, this.defenses, result, (result.block * 64 + result.failure) * 64 + result.row + 1);
  }

  /** Successes when two results meet. */
  successes(attack: number, defense: number): number {
    const known = (this.#successes[attack] ??= []);
    return (known[defense] ??= successesOf(this.#terms.charts, this.attacks[attack]!, this.defenses[defense]!));
  }
}

function numberOf<T>(numbers: Map<number, number>, list: T[], item: T, key: number): number {
  const known = numbers.get(key);
  if (known !== undefined) return known;
  numbers.set(key, list.length);
  list.push(item);
  return list.length - 1;
}
