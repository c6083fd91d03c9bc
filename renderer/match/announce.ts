import type { Seat } from '../../engine/core/script.ts';
import type { SeatKind } from '../../engine/host/link.ts';
import type { Situation } from '../faces/face.ts';
import type { Gist, Going } from './gist.ts';
import type { Tableau } from './tableau.ts';

/** What is about to happen on the table, told before it does. */
export interface Announcement {
  /** Somebody begins to act, goes somewhere, or attacks. */
  readonly kind: 'begins' | 'goes' | 'attacks';
  /** A figure or group. */
  readonly who: string;
  /** Who is attacked. */
  readonly target: string | null;
  /** The way there, move after move. */
  readonly goes: readonly Going[];
  /** The match as it stands after it. */
  readonly situation: Situation;
}

/** Who may announce something: the figures on the table, who sits where, and whose answer brought it about (null: nobody's yet). */
interface Those {
  readonly figures: Tableau['figures'];
  readonly seats: readonly SeatKind[];
  readonly by: Seat | null;
}

/** Whether no person at this screen plays a seat. */
export const isOther = (seat: Seat | null | undefined, seats: readonly SeatKind[]): boolean => seat !== null && seat !== undefined && seats[seat] !== 'person';

/** Whether a figure or group belongs to a seat that no person at this screen plays. */
const isOthers = (id: string, { figures, seats }: Pick<Those, 'figures' | 'seats'>): boolean =>
  isOther(figures.find((figure) => figure.id === id || figure.group === id)?.seat, seats);

/** What is announced of an event; null where it is a person's own doing, or nothing that is announced. `goes` is the whole way that begins with it. */
export function announcementOf(gist: Gist, goes: readonly Going[], situation: Situation, those: Those): Announcement | null {
  const { aims, begins } = gist;
  if (aims !== null && aims.defender !== null) {
    return isOthers(aims.attacker, those) ? { kind: 'attacks', who: aims.attacker, target: aims.defender, goes: [], situation } : null;
  }
  if (begins !== null) return isOthers(begins, those) ? { kind: 'begins', who: begins, target: null, goes: [], situation } : null;
  const [first] = goes;
  if (first === undefined || gist.arrives) return null;
  // On its own feet a figure goes where its own side wants it, else where whoever answered puts it.
  const own = first.way !== 'slide' && first.way !== 'carry';
  return (own ? isOthers(first.figure, those) : isOther(those.by, those.seats)) ? { kind: 'goes', who: first.figure, target: null, goes, situation } : null;
}
