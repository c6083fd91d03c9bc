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

/** The sides of a match, as far as they have names. */
export interface Sides {
  readonly seats: readonly SeatKind[];
  /** As the match was started, with what its teams are called. */
  readonly setup: unknown;
}

/** Names that the teams were given, by seat; empty where one was given none. */
export const teamNames = (setup: unknown): readonly string[] =>
  ((setup as { readonly teams?: readonly { readonly name?: string }[] } | null)?.teams ?? []).map(({ name = '' }) => name);

/** What a side is called, wherever it is spoken of. More than two go by their teams' names, or by numbers where those do not tell them apart. */
export function seatName({ seats, setup }: Sides, seat: Seat, speak: Speak): string {
  const own = ownSeat(seats);
  if (seat === own) return speak('hud.you');
  if (seats.length === 2 && own !== null) return speak('hud.opponent');
  const names = seats.length === 2 ? [] : teamNames(setup);
  const name = names[seat] ?? '';
  return name === '' || names.indexOf(name) !== names.lastIndexOf(name) ? speak('hud.sideNumber', { number: seat + 1 }) : name;
}
