/** A rule system's own list of its rules: what there is, and what is said to be there. */

/** How far a rule has come. Where nothing asks it of a match it has a reason instead. */
export type Claim =
  | { readonly state: 'there' }
  | { readonly state: 'partly'; readonly missing: string }
  | { readonly state: 'notYet'; readonly missing: string }
  | { readonly state: 'apart'; readonly reason: string };

export interface ListedRule {
  readonly id: string;
  /** What it is about, in a few words of our own. */
  readonly words: string;
  readonly claim: Claim;
}

export interface RuleChapter<R = ListedRule> {
  readonly title: string;
  readonly rules: readonly R[];
}

/** A ruling or measure that a match may set otherwise; the first of its values is the usual one, the others are examples. */
export interface HouseRule {
  readonly name: string;
  /** The rule it reads; a match says where nothing in the rules does. */
  readonly rule: string;
  readonly values: readonly (boolean | string | number)[];
}

/** What a rules page is made from. */
export interface RuleList {
  /** The game's name, for people. */
  readonly name: string;
  /** Where its rules live and its page stands: `engine/miniatures`. */
  readonly folder: string;
  /** What its ids begin with: `SWM`. */
  readonly prefix: string;
  /** Where the words and claims come from, for people. */
  readonly source: string;
  /** Its chapters. Throws `InputError` when what they are read from is not of its form. */
  chapters(): Promise<readonly RuleChapter[]>;
  /** Ids of its acceptance scenarios. */
  scenarios(): readonly string[];
  readonly houseRules: readonly HouseRule[];
  /** What a test's title calls a house rule, before its name: `houseRules.`. */
  readonly houseRulesAs: string;
}
