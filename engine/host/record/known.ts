/** A match that still runs, as a file for certain eyes: what they saw, and a state to go on from in which the rest is dealt anew. */
import type { Random } from '../../core/rng.ts';
import type { Eyes, Play } from '../../core/rules.ts';
import { Session, type Moment } from '../../core/session.ts';
import type { Course } from '../course.ts';
import { Film, type Projector } from '../film.ts';
import { courseOf } from '../saved.ts';
import type { MatchRecord, Step } from './record.ts';

/**
 * The record itself when nothing in it was ever hidden from these eyes. Otherwise its events and states as they saw them,
 * without the answers (which would lead to the hidden things) but those of the running command, and one state to go on from
 * that they cannot tell from the real one. Where none is found for this moment, the record ends where the running command began.
 */
export function knownRecord(play: Play<unknown, unknown>, projector: Projector, record: MatchRecord, eyes: Eyes, random: Random): MatchRecord {
  if (hidesNothing(projector, record, eyes)) return record;
  const { course } = courseOf(play, record, random);
  const moment = knownMoment(play, course, eyes, random);
  const film = new Film(record, projector);
  const shown = (events: readonly unknown[]): readonly unknown[] => events.map((event) => projector.shown(event, eyes));
  const running = course.at - moment.pending.length;
  const steps = record.steps
    .slice(0, course.at)
    .map(({ seat, turn, events }, i): Step => ({ seat, answer: moment.pending[i - running] ?? null, turn, events: shown(events!) }));
  const beginning = projector.view(film.state(0), eyes);
  const now = new Session(play.system, moment.base, moment.pending, true).state;
  return {
    ...record, header: { ...record.header, sight: eyes, takenBack: record.takenBack }, opening: record.opening === null ? null : shown(record.opening), steps,
    snapshots: [...(course.at === 0 ? [] : [{ at: 0, now: beginning, base: beginning, pending: [] }]), { at: course.at, now, ...moment }], end: null,
  };
}

/** What the eyes may believe of how the match stands; the course goes back to where its command began when there is nothing they may. */
function knownMoment(play: Play<unknown, unknown>, course: Course, eyes: Eyes, random: Random): Moment<unknown> {
  const { moment } = course.session;
  const known = play.imagine(moment, eyes, random);
  if (known !== null) return known;
  course.back(course.at - moment.pending.length);
  return play.imagine(course.session.moment, eyes, random)!;
}

const hidesNothing = (projector: Projector, { opening, steps }: MatchRecord, eyes: Eyes): boolean =>
  [opening ?? [], ...steps.map(({ events }) => events ?? [])].every((events) => events.every((event) => projector.shown(event, eyes) === event));
