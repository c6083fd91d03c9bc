/**
 * What an ability is about, in short words that are the same whoever read them: from the print, from our text or from the code.
 * Who: `allied`, `enemy`, `another` (not itself), `own or allied`, `either player`, `its player`, `the opponent`, tags and types as they are.
 * How near: `unit within 3`, `character within 3`, `objective within 3`; `within 3` where the words leave open what is measured to.
 * What happens: `dash`, `gain pinned`, `take 2 damage`, …, with `may ` before it where a player may leave it.
 * Of keywords that are given to others who has them stands behind the keyword: `Steadfast: Ewok`.
 */
export type Fact = string;

const RANGE = /\b(?:unit|character|objective) (?=within \d)/;
const unmeasured = (fact: Fact): Fact => fact.replace(RANGE, '');

/** Whether two facts are the same; a range that leaves open what it is measured to agrees with any. */
export const isSame = (a: Fact, b: Fact): boolean => a === b || ((unmeasured(a) === a || unmeasured(b) === b) && unmeasured(a) === unmeasured(b));

/** Facts of the first list that the second has not. */
export const without = (facts: readonly Fact[], others: readonly Fact[]): Fact[] =>
  [...new Set(facts)].filter((fact) => !others.some((other) => isSame(fact, other)));
