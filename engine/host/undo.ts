/** What a person may take back of a match, and why not. */
import type { Refusal, Seat } from '../core/script.ts';
import type { Session } from '../core/session.ts';
import type { Course } from './course.ts';
import type { Ends, WayBack } from './link.ts';
import type { RecordHeader } from './record/record.ts';

/** Whether a seat may go back beyond dice, drawn cards and others' answers: only where the match was set up so, and everybody else is a computer. */
const mayGoFurther = ({ undo, seats }: RecordHeader, seat: Seat): boolean => undo === 'free' && seats.every((kind, other) => other === seat || kind === 'computer');

/** Whether going back until `to` answers stand goes beyond what is safe; then the file says so. */
export const isFree = (course: Course, seat: Seat, to: number): boolean => to < course.wayBack(seat).to;

/** Why a seat may not go back until `to` answers stand, or null. */
export function refuseUndo(header: RecordHeader, course: Course, seat: Seat, to: number): Refusal | null {
  const no = (why: string): Refusal => ({ rule: 'core', why });
  if (header.undo === 'off') return no('undoOff');
  if (to < course.earliest || to >= course.at || course.steps[to]!.seat !== seat) return no('undoNowhere');
  return isFree(course, seat, to) && !mayGoFurther(header, seat) ? no('undoBoundary') : null;
}

/**
 * Options of the standing pick after which the way back ends at once: the next thing is dice, a drawn card or another seat's question. Each one is
 * tried out on a copy, which takes its time.
 */
export function endsOf({ undo }: Pick<RecordHeader, 'undo'>, session: Session<unknown, unknown>): Ends {
  const { request } = session;
  if (undo === 'off' || request?.kind !== 'pick' || request.min !== 1 || request.max !== 1) return {};
  const ends: Record<string, Ends[string]> = {};
  for (const option of request.options) {
    const answer = { kind: 'pick', picks: [option] } as const;
    const ahead = session.fork();
    if (ahead.refuse(answer) !== null) continue;
    ahead.answer(answer);
    const next = ahead.request;
    if (next?.kind === 'roll') ends[option] = 'chance';
    else if (next !== null && next.seat !== request.seat) ends[option] = 'other';
  }
  return ends;
}

/** What the seat that is asked could take back, and how much could be given again. */
export function backOf(header: RecordHeader, course: Course, seat: Seat): WayBack | null {
  if (header.undo === 'off') return null;
  const last = course.lastOf(seat);
  const { beyond } = course.wayBack(seat);
  const possible = last !== null && refuseUndo(header, course, seat, last) === null;
  return { to: possible ? last : null, free: last !== null && isFree(course, seat, last), beyond, ahead: course.ahead };
}
