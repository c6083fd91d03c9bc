/** The review of a match that is over: what a report on it needs, kept beside its file. It may be thrown away. */
import { z } from 'zod';
import { checked, readJson, wholeForm } from '../../core/form.ts';
import type { Seat } from '../../core/script.ts';
import type { Counsel } from '../../search/counsel.ts';
import type { Chronicle } from './chronicle.ts';

const REVIEW_FORMAT = 'gantry-review';
const REVIEW_VERSION = 1;

/** What was chosen beside what would have been best, in the same futures. */
export interface Choice {
  /** Answers before the question. */
  readonly at: number;
  readonly seat: Seat;
  /** Chances to win, 0 to 1, of the best plan and of what was played, as the seat could know it. */
  readonly best: number;
  readonly played: number;
}

export interface Review extends Chronicle {
  /** Choices that were weighed so far; some may be left. */
  readonly weighed: readonly Choice[];
}

const share = z.number().min(0).max(1);
const seat = wholeForm.max(7);
const MOST = 100_000;

const reviewForm = z.strictObject({
  format: z.literal(REVIEW_FORMAT),
  version: z.literal(REVIEW_VERSION),
  of: z.string().max(64),
  turns: z.array(z.strictObject({ at: wholeForm, seat, chances: z.array(share).max(8) })).max(MOST),
  falls: z.array(z.strictObject({ at: wholeForm, seat, kind: z.string().max(40), rolled: z.number(), expected: z.number() })).max(MOST),
  choices: z.array(wholeForm).max(MOST),
  weighed: z.array(z.strictObject({ at: wholeForm, seat, best: share, played: share })).max(MOST),
});

export const writeReview = (review: Review): string => `${JSON.stringify({ format: REVIEW_FORMAT, version: REVIEW_VERSION, ...review })}\n`;

/** A review that was kept. Throws `InputError` naming the field where it is none. */
export function readReview(text: string): Review {
  const { of, turns, falls, choices, weighed } = checked('review', reviewForm, readJson('review', text));
  return { of, turns, falls, choices, weighed };
}

/** What counsel on a question says of what was played; null where it says nothing of that. Rounded to a ten-thousandth. */
export function choiceOf(at: number, seatAsked: Seat, counsels: readonly Counsel[]): Choice | null {
  const played = counsels.find((counsel) => counsel.played === true);
  if (played === undefined) return null;
  const chance = (value: number): number => Math.round(5000 * (1 + value)) / 10_000;
  return { at, seat: seatAsked, best: chance(Math.max(counsels[0]!.value, played.value)), played: chance(played.value) };
}
