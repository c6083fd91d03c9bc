/** The reroll that the odds count on, die by die, for tests that make it. */
import type { AttackFace, DefenseFace } from '../state/state.ts';
import { Ends } from './ends.ts';
import type { Terms } from './forecast.ts';
import { planFor, Results, seenDefense, seenKey, type Seen } from './joint.ts';
import type { RerollPlan } from './rerolls.ts';

/** Says which attack dice to roll again: exactly those that the odds count on. */
export class RerollAdviser {
  readonly #terms: Terms;
  readonly #ends: Ends;
  readonly #results: Results;
  readonly #seen: readonly Seen[];
  readonly #plans = new Map<number, RerollPlan>();

  constructor(terms: Terms) {
    this.#terms = terms;
    this.#ends = new Ends(terms);
    this.#results = new Results(terms);
    this.#seen = seenDefense(terms, this.#results);
  }

  /** Places of the dice for the "any face" reroll, with both rolls as they lie in step 6A: nothing is added to the defense roll yet. */
  dice(attack: readonly AttackFace[], defense: readonly DefenseFace[]): number[] {
    if (!this.#plans.has(attack.length)) this.#plans.set(attack.length, planFor(attack.length, this.#terms, this.#ends, this.#results, this.#seen));
    const key = seenKey(this.#terms, this.#results, { block: count(defense, 'block'), expertise: count(defense, 'expertise') + this.#terms.defenseExpertise, failure: count(defense, 'failure') });
    const roll = { critical: count(attack, 'critical'), strike: count(attack, 'strike'), expertise: count(attack, 'expertise'), failure: count(attack, 'failure') };
    const left: Record<AttackFace, number> = { ...this.#plans.get(attack.length)!.kept(roll, this.#seen.findIndex((seen) => seen.key === key)) };
    return attack.flatMap((face, place) => (left[face]-- > 0 ? [] : [place]));
  }
}

const count = (faces: readonly string[], wanted: string): number => faces.filter((face) => face === wanted).length;
