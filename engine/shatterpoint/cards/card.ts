import type { Condition } from '../state/state.ts';

export type UnitType = 'primary' | 'secondary' | 'supporting';
/** The printed kinds of ability (SP-ABIL-01). */
export type AbilityKind = 'active' | 'reactive' | 'innate' | 'tactic' | 'identity';

/** Eras in the order of time (SP-ERA-01). */
export const ERAS = ['fallOfTheJedi', 'reignOfTheEmpire', 'ageOfRebellion', 'newRepublic'] as const;
export type Era = (typeof ERAS)[number];

/** Errata sheets that printed cards anew: of 2025-09-05 and of 2026-05-19. */
export type Sheet = 'v1.3' | 'v1.4';

/** What one icon does, on charts, trees and in texts (SP-ICON-01…13, SP-ABIL-15). */
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

/** Options in columns and rows, joined by paths (SP-TREE-01). */
export interface Tree {
  readonly options: readonly TreeOption[];
  /** Joined options; a walk never goes to a smaller column (SP-TREE-03). */
  readonly paths: readonly (readonly [string, string])[];
}

/** What an attack is made with, as it is seen and heard; no rule reads it. */
export type Means = 'blaster' | 'heavyBlaster' | 'bow' | 'thrown' | 'power' | 'saber' | 'blade' | 'blunt';

/** One way of attacking, and the defense dice against that way. `attack` is null where the card shows a dash (SP-STANCE-06). */
export interface Weapon {
  readonly attack: number | null;
  readonly defense: number;
  /** Number of the range tool, for ranged weapons. */
  readonly range: number | null;
  readonly chart: Chart | null;
  /** Null where the card shows a dash. */
  readonly means: Means | null;
}

/** One side of a stance card (SP-STANCE-01, -05): dice and charts of both ways of attacking (SP-EXP-01), one defense chart (SP-EXP-02), one tree. */
export interface Stance {
  readonly name: string;
  readonly melee: Weapon;
  readonly ranged: Weapon;
  readonly defense: Chart;
  readonly tree: Tree;
}

/** What the choices of an ability are called where the plain words would say too little, in our own words. `{{count}}` is the number of an option that is one. */
export interface ChoiceWords {
  /** Its questions of yes or no, by their word; `{{ability}}`, `{{who}}` and the like are names of what is in question. */
  readonly asks?: Readonly<Record<string, string>>;
  /** Options by id; `number` for those that are numbers. */
  readonly options?: Readonly<Record<string, string>>;
}

/** What is printed about an ability; the text is our own words. */
export interface AbilityFace {
  readonly id: string;
  readonly name: string;
  readonly kind: AbilityKind;
  /** Printed Force cost, null for kinds that never cost (SP-ABIL-07). */
  readonly cost: number | null;
  readonly text: string;
  readonly words?: ChoiceWords;
}

/** A Battle Tactics card that a unit brings (SP-BTC-01); the text is our own words. */
export interface TacticsFace {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly words?: ChoiceWords;
}

/** What community tools call a unit. */
export interface Codes {
  /** Slug of the SPS format. */
  readonly sps: string;
  /** Eight digits of the SPT format. */
  readonly spt: string;
  readonly tabletopAdmiral: number | null;
  readonly shatterApp: number | null;
}

/** A unit card as it is shown, both sides (SP-CARD-01, -02): plain data without the code of its abilities. */
export interface CardFace {
  readonly id: string;
  readonly name: string;
  /** Names of one being each (SP-CARD-07). */
  readonly uniqueNames: readonly string[];
  /** SP-TERM-03. */
  readonly type: UnitType;
  /** Squad Points of a Primary, Point Cost of the others. */
  readonly points: number;
  /** What it brings to the Force pool (SP-CARD-05). */
  readonly force: number;
  /** Damage tokens that wound it (SP-CARD-04). */
  readonly stamina: number;
  /** Injured tokens that defeat it (SP-CARD-03). */
  readonly durability: number;
  /** One, or more in a Multiple Character Unit (SP-TERM-04). */
  readonly characters: number;
  /** Base diameter in mm. */
  readonly base: number;
  /** No source gives the base: the common size is taken. */
  readonly baseAssumed?: true;
  readonly eras: readonly Era[];
  readonly tags: readonly string[];
  /** Figures of its characters, one each in their order, as their recipes in `assets/kit/figures/sculpts` are called. No other unit has them. */
  readonly sculpts: readonly string[];
  /** Its characters jump on jets, as their figures wear them; no rule reads it. */
  readonly jets?: true;
  /** Null for units of our own. */
  readonly codes: Codes | null;
  /** Unique names that may not be in the same strike team. */
  readonly notWith?: readonly string[];
  readonly abilities: readonly AbilityFace[];
  readonly stances: readonly Stance[];
  readonly tactics?: readonly TacticsFace[];
  /** How many of its Battle Tactics cards its player may put into the order deck; without it all of them. */
  readonly tacticsLimit?: number;
  /** The same card as the first-print edition has it, where that differs or is not known. */
  readonly firstPrint?: CardFace;
  /** On a first-print face: this sheet changed the card, what was printed before is not known, and so the face is the current one. */
  readonly oldValuesUnknown?: Sheet;
}
