import type { Random } from '../core/rng.ts';
import type { Seat } from '../core/script.ts';
import type { Moment } from '../core/session.ts';
import type { State } from './state.ts';

/** Everything but the order of piles is open, and an order does not exist before a draw: every seat sees the whole state (SP-ORDER-03). */
export const view = (state: State, _seat: Seat | null): State => state;

/** Nothing is hidden, so nothing has to be imagined; draws inside the running command were answered by the table. */
export const imagine = (moment: Moment<State>, _seat: Seat, _random: Random): Moment<State> => moment;
