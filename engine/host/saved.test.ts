import { describe, expect, it } from 'vitest';
import { randomFrom } from '../core/rng.ts';
import type { Play } from '../core/rules.ts';
import { toyProjector } from '../testing/memory.ts';
import { toy, type ToyState } from '../testing/toy/toy.ts';
import { Course } from './course.ts';
import { Film } from './film.ts';
import { readRecord, type ReadRecord } from './record/read.ts';
import { WHOLE, type RecordHeader } from './record/record.ts';
import { RecordWriter, writeRecord } from './record/write.ts';
import { caughtUp, courseOf } from './saved.ts';

const pick = (option: string) => ({ kind: 'pick', picks: [option] }) as const;
const today = toy.start(toy.readSetup({ table: 'floor', goal: 60 }), null);
const checking = { ...today, checkState: (input: unknown) => input as ToyState };
const header: RecordHeader = { system: 'toy', setup: { table: 'floor', goal: 60 }, seats: ['person', 'person'], seed: 4, content: today.content, undo: 'safe', name: '', started: 0, ...WHOLE };
const DICE = randomFrom(9);
const asPlay = (play: typeof today): Play<unknown, unknown> => play as Play<unknown, unknown>;

/** What a program kept in which one added `step` more: its answers are taken today too. */
function played(step: number, options: readonly string[], snapshotAt: number): ReadRecord {
  const play: typeof today = { ...today, system: { ...today.system, *next(state, events) {
    const seat = state.active;
    yield* today.system.next(state, events)!;
    state.sums[seat]! += step;
  } } };
  const course = Course.fresh(asPlay(play), randomFrom(4));
  const snapshots = [course.snapshot()];
  for (const option of options) {
    course.answer(course.at % 2, pick(option), 1);
    if (course.at === snapshotAt) snapshots.push(course.snapshot());
  }
  return readRecord(writeRecord({ header, opening: course.opening, steps: course.steps, snapshots, end: null }));
}

const sums = (course: Course): readonly number[] => (course.session.state as ToyState).sums;

describe('going on with a match', () => {
  it('whose rules are the same runs its answers again, and says nothing', () => {
    const { course, notice } = courseOf(asPlay(checking), played(0, ['one', 'one', 'one'], 2), DICE);
    expect([course.at, sums(course), course.earliest, notice]).toEqual([3, [2, 1], 0, null]);
  });

  it('whose answers lead elsewhere today goes on from what was kept, not from another position', () => {
    const { course, notice } = courseOf(asPlay(checking), played(10, ['one', 'one', 'one'], 2), DICE);
    expect([course.at, sums(course), course.earliest]).toEqual([3, [12, 11], 2]);
    expect(notice).toBe('the rules have changed since this match was played (its answers lead elsewhere now); it goes on from what was kept of answer 2');
  });

  it('whose answers lead elsewhere, and that kept nothing to go on from, goes on from its answers and says so', () => {
    for (const [play, record] of [[today, played(10, ['one', 'one', 'one'], 2)], [{ ...checking, checkState: () => { throw new Error('no state of this match'); } }, played(10, ['one', 'one', 'one'], 2)]] as const) {
      const { course, notice } = courseOf(asPlay(play), record, DICE);
      expect([course.at, sums(course)]).toEqual([3, [2, 1]]);
      expect(notice).toBe('the rules have changed since this match was played: its answers lead elsewhere now');
    }
  });

  it('says in the file how it stands where it goes on elsewhere, once', () => {
    const record = played(10, ['one', 'one', 'one'], 2);
    const resumed = courseOf(asPlay(today), record, DICE);
    const more = caughtUp(new RecordWriter(record.check, record.steps.length), record, resumed);
    const after = readRecord(record.whole + more);
    expect(after.snapshots.at(-1)).toMatchObject({ at: 3, now: { sums: [2, 1] } });
    expect(new Film(after, toyProjector).state(3)).toMatchObject({ sums: [2, 1] });
    const again = courseOf(asPlay(today), after, DICE);
    expect([sums(again.course), again.notice, caughtUp(new RecordWriter(after.check, 3), after, again)]).toEqual([[2, 1], null, '']);
  });
});
