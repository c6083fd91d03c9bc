/** Saved matches: opening one to go on. */
import { randomFrom, type Random } from '../core/rng.ts';
import type { Play } from '../core/rules.ts';
import { Course } from './course.ts';
import { causeOf, LinkFault } from './fault.ts';
import { readRecord, type ReadRecord } from './record/read.ts';
import type { MatchRecord, Snapshot } from './record/record.ts';
import { writeRecord, type Line, type RecordWriter } from './record/write.ts';

/** Where a match goes on, and what its players should know about that. */
export interface Resumed {
  readonly course: Course;
  readonly notice: string | null;
}

const CHANGED = 'the rules have changed since this match was played';

/**
 * The course of a record under today's rules, with dice to come from `chance`: its answers are run again. Where the rules have changed and no longer take
 * them, or they lead elsewhere now, it goes on from what was kept whole last. Throws `LinkFault` when neither is possible.
 */
export function courseOf(play: Play<unknown, unknown>, { header, steps, snapshots }: MatchRecord, chance: Random): Resumed {
  const last = snapshots.at(-1);
  if (header.sight !== 'all') return courseAsKnown(play, steps, last, chance);
  let again: Course | null = null;
  let cause = 'its answers lead elsewhere now';
  try {
    again = Course.at(play, chance, steps, []);
    if (last === undefined || again.agrees(last)) return { course: again, notice: play.content === header.content ? null : 'cards, missions or terrain have changed since this match began; it goes on under the new ones' };
  } catch (error) {
    cause = causeOf(error);
  }
  try {
    if (last === undefined || play.checkState === undefined) throw new Error('nothing was kept that could be checked');
    const snapshot = { ...last, base: play.checkState(last.base) };
    return { course: resumedAt(play, chance, steps, snapshot), notice: `${CHANGED} (${cause}); it goes on from what was kept of answer ${last.at}` };
  } catch (error) {
    if (again !== null) return { course: again, notice: `${CHANGED}: ${cause}` };
    throw new LinkFault('broken', `${cause}, and it cannot go on from what was kept (${causeOf(error)}); the file is kept`);
  }
}

/** The course of a match of which the file holds what one seat knew: it goes on from its last snapshot. Throws `LinkFault` when that is impossible. */
function courseAsKnown(play: Play<unknown, unknown>, steps: MatchRecord['steps'], last: Snapshot | undefined, chance: Random): Resumed {
  try {
    if (last === undefined || play.checkState === undefined) throw new Error('nothing was kept that could be checked');
    const course = Course.at(play, chance, steps, [{ ...last, base: play.checkState(last.base) }]);
    return { course, notice: last.at === steps.length ? 'what was hidden from whoever gave this match away has been dealt anew' : null };
  } catch (error) {
    throw new LinkFault('broken', `it cannot go on from what was kept (${causeOf(error)}); the file is kept`);
  }
}

/** What a file must say before a match goes on elsewhere than it says: that answers fell away, and how it stands now. Empty when it goes on as it was. */
export function caughtUp(writer: RecordWriter, { steps, snapshots }: MatchRecord, { course, notice }: Resumed): string {
  let text = '';
  const add = (line: Line): void => {
    line.written();
    text += line.text;
  };
  if (course.at < steps.length) add(writer.undo(course.at, true));
  const last = snapshots.at(-1);
  if (notice !== null && !(last?.at === course.at && course.agrees(last))) add(writer.snapshot(course.snapshot()));
  return text;
}

/** From a snapshot with the answers after it, or without them where they no longer fit. */
function resumedAt(play: Play<unknown, unknown>, chance: Random, steps: MatchRecord['steps'], snapshot: Snapshot): Course {
  try {
    return Course.at(play, chance, steps, [snapshot]);
  } catch {
    return Course.at(play, chance, steps.slice(0, snapshot.at), [snapshot]);
  }
}

/** For running again what was played: every die stands in the record. */
const NO_DICE: Random = randomFrom(0);

/** Answers between two snapshots. */
const STRIDE = 40;

/**
 * A record of an older version, run again so that it says what happened. Where the rules no longer take one of its answers
 * it is left as it is, or, `asFar`, ends before that answer.
 */
export function renewed(play: Play<unknown, unknown>, record: ReadRecord, asFar = false): ReadRecord {
  if (saysWhatHappened(record)) return record;
  const course = Course.fresh(play, NO_DICE);
  const snapshots = [course.snapshot()];
  try {
    for (const { seat, answer, turn } of record.steps) {
      if (answer === null) throw new Error('it is not said what was answered');
      course.answer(seat ?? seatAsked(course), answer, turn);
      if (course.at % STRIDE === 0) snapshots.push(course.snapshot());
    }
  } catch {
    if (!asFar) return record;
  }
  const end = course.at === record.steps.length ? record.end : null;
  return {
    ...readRecord(writeRecord({ ...record, opening: course.opening, steps: course.steps, snapshots, end })),
    torn: record.torn,
    version: record.version,
  };
}

/** Whether a record can be shown without running a rule. */
const saysWhatHappened = ({ steps, snapshots }: MatchRecord): boolean => snapshots[0]?.at === 0 && steps.every(({ events }) => events !== null);

/** Who was asked, for files that did not keep it. */
const seatAsked = ({ session: { request } }: Course): number | null => (request === null || request.kind === 'roll' ? null : request.seat);
