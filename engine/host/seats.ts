import { z } from 'zod';
import { checked, InputError } from '../core/form.ts';
import type { Play } from '../core/rules.ts';
import { stylesIn, USUAL_STYLE, type StyleId } from '../core/style.ts';
import { seatForm, type SeatKind } from './link.ts';

/** Checks the numbers of seats: as many as the match has. Throws `InputError`. */
export const checkedSeats = (seats: readonly SeatKind[], count: number): readonly SeatKind[] =>
  checked('seats', z.array(seatForm).length(count, `this match has ${count} seats`), seats);

/** Checks that computers can play in a style. Throws `InputError`, of `source`, where the rule system does not know it. */
export function checkedStyle({ mind }: Play<unknown, unknown>, style: StyleId | undefined, source = 'newMatch'): void {
  if (style === undefined || style === USUAL_STYLE || mind.styles?.[style] !== undefined) return;
  const known = [USUAL_STYLE, ...stylesIn(mind.styles ?? {})].join(', ');
  throw new InputError(source, `style: computers of this rule system do not play in the style "${style}"; they know ${known}`);
}
