import type { Seat } from '../../engine/core/script.ts';
import type { SeatKind } from '../../engine/host/link.ts';
import type { Speak } from './speak.ts';

/** Letters of the sides in styles (`renderer/style/sides.css`), in the order of seats. */
export const SEAT_LETTERS = ['a', 'b', 'c', 'd', 'e'] as const;
export type SeatLetter = (typeof SEAT_LETTERS)[number];

export const seatLetter = (seat: Seat): SeatLetter => SEAT_LETTERS[seat] ?? 'e';

/** The seat whose eyes this screen has: the one person's, or null when it has several or none. */
export const ownSeat = (seats: readonly SeatKind[]): Seat | null =>
  seats.filter((kind) => kind === 'person').length === 1 ? seats.indexOf('person') : null;

/** What a side is called here. With more than two, others have numbers. */
export function seatName(seats: readonly SeatKind[], seat: Seat, speak: Speak): string {
  const own = ownSeat(seats);
  if (own === null) return speak('hud.sideNumber', { number: seat + 1 });
  if (seat === own) return speak('hud.you');
  return seats.length > 2 ? speak('hud.sideNumber', { number: seat + 1 }) : speak('hud.opponent');
}
