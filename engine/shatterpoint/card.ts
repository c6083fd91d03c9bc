import type { Condition } from './state.ts';

export type UnitType = 'primary' | 'secondary' | 'supporting';
export type AbilityKind = 'active' | 'reactive' | 'innate' | 'tactic' | 'identity';

/** Eras in the order of time (SP-ERA-01). */
export const ERAS = ['fallOfTheJedi', 'reignOfTheEmpire', 'ageOfRebellion', 'newRepublic'] as const;
export type Era = (typeof ERAS)[number];

/** What one icon does (SP-ICON-01…13). */
export const EFFECTS = ['damage', 'shove', 'strained', 'disarmed', 'exposed', 'pinned', 'heal', 'advance', 'dash', 'climb', 'jump', 'reposition', 'active'] as const;
export type Effect = (typeof EFFECTS)[number];
export const DIRECTED: readonly Effect[] = ['damage', 'shove', 'strained', 'disarmed', 'exposed', 'pinned'];
export const isCondition = (effect: string): effect is Condition => effect === 'strained' || effect === 'disarmed' || effect === 'exposed' || effect === 'pinned';

/** One entry of an expertise chart row (SP-EXP-05): add a result, change one, or an effect. */
export type ChartEntry =
  | { readonly add: 'critical' | 'strike' | 'block' }
  | { readonly change: 'attack'; readonly from: 'critical' | 'strike' | 'failure'; readonly to: 'critical' | 'strike' | 'failure' }
  | { readonly change: 'defense'; readonly from: 'block' | 'failure'; readonly to: 'block' | 'failure' }
  | { readonly effect: Effect };

/** The row for `min` to `max` expertise results (null: or more). */
export interface ChartRow {
  readonly min: number;
  readonly max: number | null;
  readonly entries: readonly ChartEntry[];
}

export interface Chart {
  readonly name: string;
  readonly rows: readonly ChartRow[];
}

/** One option of a combat tree: column from 1, row 0 top, 1 middle, 2 bottom. */
export interface TreeOption {
  readonly id: string;
  readonly column: number;
  readonly row: number;
  readonly start: boolean;
  readonly effects: readonly Effect[];
}

export interface Tree {
  readonly options: readonly TreeOption[];
  /** Joined options; a walk never goes to a smaller column (SP-TREE-03). */
  readonly paths: readonly (readonly [string, string])[];
}

/** One way of attacking, and the defense dice against that way. `attack` is null where the card shows a dash (SP-STANCE-06). */
export interface Weapon {
  readonly attack: number | null;
  readonly defense: number;
  /** Number of the range tool, for ranged weapons. */
  readonly range: number | null;
  readonly chart: Chart | null;
}

export interface Stance {
  readonly name: string;
  readonly melee: Weapon;
  readonly ranged: Weapon;
  readonly defense: Chart;
  readonly tree: Tree;
}

/** What is printed about an ability; the text is our own words. */
export interface AbilityFace {
  readonly id: string;
  readonly name: string;
  readonly kind: AbilityKind;
  /** Printed Force cost, null for kinds that never cost (SP-ABIL-07). */
  readonly cost: number | null;
  readonly text: string;
}

/** A unit card as it is shown: plain data without the code of its abilities. */
export interface CardFace {
  readonly id: string;
  readonly name: string;
  readonly uniqueNames: readonly string[];
  readonly type: UnitType;
  /** Squad Points of a Primary, Point Cost of the others. */
  readonly points: number;
  readonly force: number;
  readonly stamina: number;
  readonly durability: number;
  readonly characters: number;
  /** Base diameter in mm. */
  readonly base: number;
  readonly eras: readonly Era[];
  readonly tags: readonly string[];
  readonly abilities: readonly AbilityFace[];
  readonly stances: readonly Stance[];
}
