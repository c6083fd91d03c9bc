/** What the rules ask of a board. */
import type { Seat } from '../../core/script.ts';
import { SQUARES, type Figure, type Place, type State } from './state-form.ts';

/** Where the ladder stands, and the square that its top counts as (LAD-4). */
const FOOT = 'b1';
const COUNTS_AS = 'b2';

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
