/** Tic-tac-toe with a ladder: the smallest rule system that has a table, figures, dice, a climb and a screen. */
import { z } from 'zod';

/** The nine squares row by row from the ladder outwards, and the top of the ladder. */
export const SQUARES = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3'] as const;
const PLACES = [...SQUARES, 'top'] as const;
export type Place = (typeof PLACES)[number];

const seatForm = z.number().int().min(0).max(1);

export const stateForm = z.strictObject({
  step: z.enum(['begin', 'play', 'over']),
  active: seatForm,
  /** In the order in which they came; `seat.number` from 0. */
  figures: z.array(z.strictObject({ id: z.string().max(8), seat: seatForm, at: z.enum(PLACES) })).max(PLACES.length),
  winner: seatForm.nullable(),
});

export type State = z.infer<typeof stateForm>;
export type Figure = State['figures'][number];
