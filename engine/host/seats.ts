import { z } from 'zod';
import { checked } from '../core/form.ts';
import { seatForm, type SeatKind } from './link.ts';

/** Checks the numbers of seats: as many as the match has. Throws `InputError`. */
export const checkedSeats = (seats: readonly SeatKind[], count: number): readonly SeatKind[] =>
  checked('seats', z.array(seatForm).length(count, `this match has ${count} seats`), seats);
