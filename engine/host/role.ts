/** Whose link it is, decided by the host when the link is given, and what may be asked over it. */
import type { Eyes } from '../core/rules.ts';
import type { Seat } from '../core/script.ts';
import { LinkFault } from './fault.ts';
import type { CallName } from './link-calls.ts';
import type { SeatKind } from './link-words.ts';
import type { LinkRole } from './guest.ts';

const WATCHING: readonly CallName[] = ['catalogue', 'continueMatch', 'odds', 'ends', 'prospect', 'threats', 'paths', 'film', 'filmShot', 'exportMatch', 'matchTable', 'leave'];
const PLAYING: readonly CallName[] = [...WATCHING, 'answer', 'undo', 'redo', 'counsel'];

/** Throws `LinkFault` for a call that is not this link's: another match than its own is not there for it. */
export function checkRole(role: LinkRole, name: CallName, args: unknown): void {
  if (role === 'screen') return;
  if (!(role.seat === null ? WATCHING : PLAYING).includes(name)) throw new LinkFault('barred', `this link is ${role.seat === null ? 'for watching one match' : `for seat ${role.seat + 1} of one match`}: "${name}" is not open to it`);
  const { match } = args as { readonly match?: string };
  if (match !== undefined && match !== role.match) throw new LinkFault('missing', `there is no saved match "${match}"`);
}

/** Seats for which a link may answer: a guest's own, the screen's all that persons have and no guest was given. */
export const seatsOf = (role: LinkRole, kinds: readonly SeatKind[], given: ReadonlySet<Seat>): readonly Seat[] =>
  kinds.flatMap((kind, seat) => (kind === 'person' && (role === 'screen' ? !given.has(seat) : role.seat === seat) ? [seat] : []));

/** The eyes of a link when nobody is asked: a screen that several share sees no more than somebody who watches. */
export function eyesOf(role: LinkRole, kinds: readonly SeatKind[], given: ReadonlySet<Seat>): Eyes {
  if (role !== 'screen') return role.seat;
  const own = seatsOf(role, kinds, given);
  return own.length === 1 ? own[0]! : null;
}
