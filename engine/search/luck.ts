/** Chance in imagined futures: the same for every plan, and shared out evenly among few futures. */
import { randomFrom, seedOf, type Random } from '../core/rng.ts';

/** Which future: of the question's seed, the one of a number. */
export interface Luck {
  readonly seed: number;
  readonly index: number;
}

/** Dice of a turn that are even: the first ones decide most. */
const EVEN = 4;
/** Turns of a future that have even dice. */
const TURNS = 2;

/** Steps from one future to the next, one for each even die of all turns: roots of primes, no multiple of which comes near another (Richtmyer's lattice). */
const STEPS = [5, 2, 3, 7, 11, 13, 17, 19].map(Math.sqrt);

/**
 * The dice of one turn of a future. The first few go evenly through all their faces from future to future, from a place that is drawn by chance: so ten
 * futures hold about five good first rolls of those that succeed in half of all cases, not two or eight. The others fall as they like. Each future alone has
 * ordinary dice.
 */
export function diceOf({ seed, index }: Luck, turn: number): Random {
  const further = randomFrom(seedOf(seed, index, turn, 0));
  let thrown = 0;
  return () => {
    const nth = thrown++;
    if (nth >= EVEN || turn >= TURNS) return further();
    const place = turn * EVEN + nth;
    const start = (seedOf(seed, place) >>> 0) / 4294967296;
    return (start + index * STEPS[place]!) % 1;
  };
}

/** What the quick answers of one turn of a future are drawn from. */
export const whimsOf = ({ seed, index }: Luck, turn: number): Random => randomFrom(seedOf(seed, index, turn, 1));
