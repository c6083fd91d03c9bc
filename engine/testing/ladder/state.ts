/** Tic-tac-toe with a ladder: the smallest rule system that has a table, figures, dice, a climb and a screen. */
import { z } from 'zod';
import type { Seat } from '../../core/script.ts';

/** The nine squares row by row from the ladder outwards, and the top of the ladder. */
export const SQUARES = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3'] as const;
const PLACES = [...SQUARES, 'top'] as const;
export type Place = (typeof PLACES)[number];

/** Where the ladder stands, and the square that its top counts as (LAD-4). */
const FOOT = 'b1';
const COUNTS_AS = 'b2';

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

export const cloneState = (s: State): State => ({ step: s.step, active: s.active, figures: s.figures.map((figure) => ({ ...figure })), winner: s.winner });

const standsAt = ({ figures }: State, place: Place): Figure | undefined => figures.find(({ at }) => at === place);

export const freeSquares = (state: State): Place[] => SQUARES.filter((square) => standsAt(state, square) === undefined);

/** The figure that may climb now: at the foot of the ladder, with nobody at its top (LAD-3). */
export function climberOf(state: State, seat: Seat): Figure | undefined {
  const figure = standsAt(state, FOOT);
  return figure?.seat === seat && standsAt(state, 'top') === undefined ? figure : undefined;
}

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]] as const;

/** Whether a seat holds three squares in a row, the top counting as the middle one (LAD-4, LAD-5). */
export function hasLine(state: State, seat: Seat): boolean {
  const held = new Set<Place>(state.figures.flatMap((figure) => (figure.seat !== seat ? [] : figure.at === 'top' ? [COUNTS_AS] : [figure.at])));
  return LINES.some((line) => line.every((square) => held.has(SQUARES[square])));
}
