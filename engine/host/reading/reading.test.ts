import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../core/rng.ts';
import type { Play } from '../../core/rules.ts';
import { readingIn, testDesk, toyProjector } from '../../testing/memory.ts';
import { toy, type ToyState } from '../../testing/toy/toy.ts';
import { Course } from '../course.ts';
import type { HostSystem } from '../offer.ts';
import { LONGEST } from '../record/bounds.ts';
import { readRecord } from '../record/read.ts';
import { WHOLE, type RecordHeader, type Snapshot, type Step } from '../record/record.ts';
import { RecordWriter, writeRecord } from '../record/write.ts';

const setup = toy.readSetup({ table: 'floor', goal: 60 });
const play = toy.start(setup, null) as Play<unknown, unknown>;
const header: RecordHeader = { system: 'toy', setup, seats: ['person', 'person'], seed: 1, content: play.content, undo: 'free', name: '', started: 0, ...WHOLE };
const reading = readingIn([{ rules: toy as HostSystem, cards: [], starter: (table) => ({ table }), projector: {
  ...toyProjector,
  view: (state, eyes) => {
    const { sums } = state as ToyState;
    if (!sums.every((sum) => typeof sum === 'number')) throw new TypeError('sums.every is not what it seems');
    return toyProjector.view(state, eyes);
  },
} }]);

/** The same where kept states are taken as they are. */
const readingWithCheck = readingIn([
  {
    rules: { ...(toy as HostSystem), start: (...parts) => ({ ...(toy as HostSystem).start(...parts), checkState: (state) => state }) },
    cards: [],
    starter: (table) => ({ table }),
  },
]);

it('a match of which nothing can be told to one seat says so in plain words', async () => {
  const peeked = (step: Step, at: number): Step => (at === 3 ? { ...step, events: [{ type: 'peeked', seat: 1, card: 5 }] } : step);
  expect(readRecord(await reading.known(file({ step: peeked }), 0, 1)).header.sight).toBe(0);
  const spoilt = file({ step: peeked, snapshot: (snapshot) => ({ ...snapshot, now: { sums: ['x'] } }) });
  await expect(reading.known(spoilt, 0, 1)).rejects.toThrow(/^what is kept in it is none that can be shown; the file is kept$/);
});

it('an answer that the rules refuse is named with its rule, not with the program’s own notes', async () => {
  const text = file({ step: (step, at) => (at === 3 ? { ...step, answer: { kind: 'roll', faces: [1] } } : step), snapshot: (snapshot) => ({ ...snapshot, base: 7 }) });
  const { notice } = await reading.resumable(file({ step: (step, at) => (at === 3 ? { ...step, answer: { kind: 'roll', faces: [1] } } : step) })).catch((error: Error) => ({ notice: error.message }));
  expect(notice).toContain('answer 3 does not fit the rules and cards of this version (refused by core: wrongKind)');
  await expect(reading.resumable(text)).rejects.toThrow('(refused by core: wrongKind)');
});

it('what was kept in the middle of a command whose answers are refused is no place to go on from: that, too, is said in plain words', async () => {
  const course = Course.fresh(play, randomFrom(3));
  const snapshots = [course.snapshot()];
  course.answer(0, { kind: 'pick', picks: ['throw'] }, 1);
  snapshots.push(course.snapshot());
  const steps = course.steps.map((step): Step => ({ ...step, answer: { kind: 'roll', faces: [1] } }));
  await expect(readingWithCheck.resumable(writeRecord({ header, opening: course.opening, steps, snapshots, end: null }))).rejects.toThrow('it cannot go on from what was kept (refused by core: wrongKind)');
});

/** A match of ten answers with something changed in its file. */
function file(change: { readonly step?: (step: Step, at: number) => Step; readonly snapshot?: (snapshot: Snapshot) => Snapshot } = {}): string {
  const course = Course.fresh(play, randomFrom(3));
  const first = course.snapshot();
  for (let i = 0; i < 10; i++) course.answer(i % 2, { kind: 'pick', picks: ['one'] }, 1);
  const { step = (same) => same, snapshot = (same) => same } = change;
  return writeRecord({ header, opening: course.opening, steps: course.steps.map((each, i) => step(each, i + 1)), snapshots: [snapshot(first)], end: null });
}

describe('a film of what cannot be shown', () => {
  it('a whole match is shown from its first moment to its last', async () => {
    expect((await reading.film(file())).opening).toMatchObject({ length: 10, notice: null });
    expect((await reading.moment(file(), 10)).state).toMatchObject({ sums: [5, 5] });
  });

  it('a match in which something impossible happens is shown up to there, and it is said that it was cut', async () => {
    const text = file({ step: (step, at) => (at === 7 ? { ...step, events: [{ type: 'added', seat: 0, amount: 'many' }] } : step) });
    expect((await reading.film(text)).opening).toMatchObject({ length: 6, notice: 'cut' });
    expect((await reading.moment(text, 6)).state).toMatchObject({ sums: [3, 3] });
    await expect(reading.moment(text, 7)).rejects.toThrow('the match has 6 answers, not 7');
  });

  it('a match that begins with no state that can be shown says so', async () => {
    const text = file({ snapshot: (snapshot) => ({ ...snapshot, now: { sums: ['x'] } }) });
    await expect(reading.film(text)).rejects.toThrow(/^the state that it begins with is none that can be shown; the file is kept$/);
    await expect(reading.film(file({ snapshot: (snapshot) => ({ ...snapshot, now: 7 }) }))).rejects.toMatchObject({ name: 'LinkFault', code: 'broken' });
  });
});

describe('a file that became very long', () => {
  /** A match whose person took the same answers back again and again. */
  function long(): string {
    const { text, writer } = RecordWriter.begin(header);
    const lines = [text];
    const add = ({ text: more, written }: ReturnType<RecordWriter['opening']>): void => {
      lines.push(more);
      written();
    };
    const course = Course.fresh(play, randomFrom(3));
    add(writer.opening(course.opening));
    add(writer.snapshot(course.snapshot()));
    const steps = [0, 1].map((seat) => course.answer(seat, { kind: 'pick', picks: ['one'] }, 1));
    for (let length = 0; length <= LONGEST / 2; ) {
      for (const step of steps) add(writer.step({ ...step, events: [...step.events!, ...Array.from({ length: 800 }, () => ({ type: 'passed', seat: 0, pad: 'x'.repeat(120) }))] }));
      add(writer.undo(0, true));
      length += lines.slice(-3).join('').length;
    }
    for (const step of steps) add(writer.step(step));
    return lines.join('');
  }

  it('goes on without what was taken back, and says how much that was', async () => {
    const text = long();
    const before = readRecord(text);
    const { whole, check, answers, plan } = await reading.resumable(text);
    expect(whole.length).toBeLessThan(text.length / 100);
    const after = readRecord(whole);
    expect(after).toMatchObject({ takenBack: before.takenBack, steps: before.steps, check, header: { name: '' } });
    expect([answers, plan.steps.length, before.takenBack.free > 10]).toEqual([2, 2, true]);
    const place = testDesk();
    place.folder.files.set('long', text);
    const { at } = await place.call('continueMatch', { match: 'long' });
    await place.call('answer', { match: 'long', at, answer: { kind: 'pick', picks: ['one'] } });
    expect(readRecord(place.folder.files.get('long')!)).toMatchObject({ takenBack: before.takenBack, steps: [{}, {}, {}] });
  });

  it('a short one stays as it is', async () => expect((await reading.resumable(file())).whole).toBe(file()));
});
