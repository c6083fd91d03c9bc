import { ATTACK_DIE, DEFENSE_DIE } from '../attack/dice.ts';

/** How many of each result an attack roll shows. */
export interface AttackCounts {
  readonly critical: number;
  readonly strike: number;
  readonly expertise: number;
  readonly failure: number;
}

/** How many of each result a defense roll shows. */
export interface DefenseCounts {
  readonly block: number;
  readonly expertise: number;
  readonly failure: number;
}

/** One thing that may come, and its chance from 0 to 1. */
export interface Likely<T> {
  readonly of: T;
  readonly chance: number;
}

const share = (faces: readonly string[], face: string): number => faces.filter((shown) => shown === face).length / faces.length;

/** Chances of the faces of one attack die (SP-DICE-01) and of one defense die (SP-DICE-02). */
export const ATTACK_CHANCE: Readonly<Record<keyof AttackCounts, number>> = {
  critical: share(ATTACK_DIE, 'critical'), strike: share(ATTACK_DIE, 'strike'), expertise: share(ATTACK_DIE, 'expertise'), failure: share(ATTACK_DIE, 'failure'),
};
const DEFENSE_CHANCE: Readonly<Record<keyof DefenseCounts, number>> = {
  block: share(DEFENSE_DIE, 'block'), expertise: share(DEFENSE_DIE, 'expertise'), failure: share(DEFENSE_DIE, 'failure'),
};

/** Every way `dice` can fall on faces of the given chances, with its chance: the multinomial distribution, exactly. */
function falls(dice: number, chances: readonly number[]): Likely<readonly number[]>[] {
  const [first, ...rest] = chances as [number, ...number[]];
  if (rest.length === 0) return [{ of: [dice], chance: power(first, dice) }];
  const all: Likely<readonly number[]>[] = [];
  let choose = 1;
  for (let shown = 0; shown <= dice; shown++) {
    const here = choose * power(first, shown);
    for (const { of, chance } of falls(dice - shown, rest)) all.push({ of: [shown, ...of], chance: here * chance });
    choose = (choose * (dice - shown)) / (shown + 1);
  }
  return all;
}

function power(base: number, exponent: number): number {
  let product = 1;
  for (let i = 0; i < exponent; i++) product *= base;
  return product;
}

/** All attack rolls of a number of dice, results counted. */
export const attackRolls = (dice: number): Likely<AttackCounts>[] =>
  falls(dice, [ATTACK_CHANCE.critical, ATTACK_CHANCE.strike, ATTACK_CHANCE.expertise, ATTACK_CHANCE.failure]).map(
    ({ of: [critical, strike, expertise, failure], chance }) => ({
      of: { critical: critical!, strike: strike!, expertise: expertise!, failure: failure! },
      chance,
    }),
  );

/** All defense rolls of a number of dice, results counted. */
export const defenseRolls = (dice: number): Likely<DefenseCounts>[] =>
  falls(dice, [DEFENSE_CHANCE.block, DEFENSE_CHANCE.expertise, DEFENSE_CHANCE.failure])
    .map(({ of: [block, expertise, failure], chance }) => ({ of: { block: block!, expertise: expertise!, failure: failure! }, chance }));

/** Makes one list of outcomes that are alike by `key`, chances added up. */
export function merged<T>(outcomes: readonly Likely<T>[], key: (of: T) => number): Likely<T>[] {
  const groups = new Map<number, { of: T; chance: number }>();
  for (const { of, chance } of outcomes) {
    const group = groups.get(key(of));
    if (group === undefined) groups.set(key(of), { of, chance });
    else group.chance += chance;
  }
  return [...groups.values()];
}
