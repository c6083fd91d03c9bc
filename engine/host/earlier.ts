/** What happened after one of a match's answers. */
export interface Earlier<E = unknown> {
  /** How many answers stood then. */
  readonly at: number;
  readonly events: readonly E[];
}

/** Answers of which is told again what happened: more than an attack or a turn has. */
const ANSWERS = 60;

/** What happened lately, for somebody who comes to a match that is under way. */
export function earlierOf(steps: readonly { readonly events: readonly unknown[] | null }[]): readonly Earlier[] {
  const before = Math.max(0, steps.length - ANSWERS);
  return steps.slice(before).flatMap(({ events }, i) => (events === null || events.length === 0 ? [] : [{ at: before + i + 1, events }]));
}
