import type { FilmOpening } from '../../engine/host/link.ts';

/** What one step of a replay passes over. */
export type Pace = 'event' | 'answer' | 'activation' | 'turn';

type Marks = FilmOpening['marks'];

/** Where a step of a pace leads: the next mark on or the last one before, the film's end or beginning where there is none. */
export function stepTo({ marks, length }: { readonly marks: Marks; readonly length: number }, at: number, pace: Exclude<Pace, 'event'>, way: 1 | -1): number {
  if (pace === 'answer') return Math.min(length, Math.max(0, at + way));
  let before = 0;
  for (const mark of marks) {
    if (mark.kind !== pace) continue;
    if (way > 0 && mark.at > at) return mark.at;
    if (mark.at < at) before = mark.at;
  }
  return way > 0 ? length : before;
}

/** The turn it is after `at` answers: the number that the last turn's mark says, else how many there were. */
export function turnAt(marks: Marks, at: number): number {
  let turn = 0;
  for (const mark of marks) {
    if (mark.at > at) break;
    if (mark.kind === 'turn') turn = numberOf(mark.event) ?? turn + 1;
  }
  return turn;
}

const numberOf = (event: unknown): number | null => {
  const { turn, round } = event as { readonly turn?: unknown; readonly round?: unknown };
  return typeof turn === 'number' ? turn : typeof round === 'number' ? round : null;
};
