import type { Step } from './record/record.ts';
import type { SeatKind } from './link-calls.ts';
import type { Budget } from './thinker.ts';

/** Milliseconds an opponent may think about one answer before a person was asked anything. */
const OPENING = 100;

/**
 * How long an opponent may think after these answers. A person who has just begun a match waits for the first question: until a person has
 * answered, each answer is thought about only briefly. Play-outs, where they bound it, are never fewer: their answers must be the same everywhere.
 */
export function budgetAfter(steps: readonly Pick<Step, 'seat'>[], seats: readonly SeatKind[], budget: Budget): Budget {
  const { milliseconds } = budget;
  const isPerson = ({ seat }: Pick<Step, 'seat'>): boolean => seat !== null && seats[seat] === 'person';
  if (milliseconds === undefined || !seats.includes('person') || steps.some(isPerson)) return budget;
  return { ...budget, milliseconds: Math.min(milliseconds, OPENING) };
}
