import { levels, USUAL_LEVEL, type LevelId } from '../search/levels.ts';
import type { Budget } from '../search/plan.ts';
import type { RecordHeader, Step } from './record/record.ts';
import type { Bounds } from './thinker.ts';

/** Milliseconds an opponent may think about one question before a person was asked anything. */
const OPENING = 100;

/** What an opponent of a level may spend on one question within these bounds. Bounded by play-outs it has no limit of time: its answers must be the same everywhere. */
function budgetOf(level: LevelId, { milliseconds, playouts }: Bounds): Budget {
  const own = levels[level];
  if (playouts !== undefined) return { ...own, milliseconds: null, playouts };
  return milliseconds === undefined ? own : { ...own, milliseconds: Math.min(own.milliseconds ?? Infinity, milliseconds) };
}

/** What may be spent on saying a person what the usual opponent would do. */
export const counselBudget = (bounds: Bounds): Budget => budgetOf(USUAL_LEVEL, bounds);

/**
 * How long an opponent may think after these answers. A person who has just begun a match waits for the first question: until a person has
 * answered, each answer is thought about only briefly.
 */
export function budgetAfter(steps: readonly Pick<Step, 'seat'>[], { seats, level = USUAL_LEVEL, style }: Pick<RecordHeader, 'seats' | 'level' | 'style'>, bounds: Bounds): Budget {
  const budget = { ...budgetOf(level, bounds), ...(style === undefined ? {} : { style }) };
  const { milliseconds } = budget;
  const isPerson = ({ seat }: Pick<Step, 'seat'>): boolean => seat !== null && seats[seat] === 'person';
  if (milliseconds === null || !seats.includes('person') || steps.some(isPerson)) return budget;
  return { ...budget, milliseconds: Math.min(milliseconds, OPENING) };
}
