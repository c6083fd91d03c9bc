import { z } from 'zod';
import { checked, InputError } from '../core/form.ts';
import type { Play } from '../core/rules.ts';
import { stylesIn, USUAL_STYLE, type StyleId } from '../core/style.ts';
import { seatForm, type SeatKind } from './link.ts';

/** Checks the numbers of seats: as many as the match has. Throws `InputError`. */
export const checkedSeats = (seats: readonly SeatKind[], count: number): readonly SeatKind[] =>
  checked('seats', z.array(seatForm).length(count, `this match has ${count} seats`), seats);

/** Throws where computers are to play in a style that the rule system does not know. */
export function checkedStyle({ mind }: Play<unknown, unknown>, style: StyleId | undefined): void {
  if (style === undefined || style === USUAL_STYLE || mind.styles?.[style] !== undefined) return;
  const known = [USUAL_STYLE, ...stylesIn(mind.styles ?? {})].join(', ');
  throw new InputError('newMatch', `style: computers of this rule system do not play in the style "${style}"; they know ${known}`);
}
