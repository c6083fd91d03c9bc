import { describe, expect, it, vi } from 'vitest';
import { Session } from '../core/session.ts';
import { testDesk } from '../testing/memory.ts';
import type { Update } from './link.ts';
import { readRecord } from './record/read.ts';

const start = { system: 'toy', setup: { table: 'floor', goal: 20 }, seats: ['person', 'computer'] };
const pick = (option: string) => ({ kind: 'pick', picks: [option] }) as const;

describe('taking back', () => {
  const persons = { ...start, seats: ['person', 'person'] };
  const answers = async ({ call, settled }: ReturnType<typeof testDesk>, at: number, ...options: string[]): Promise<Update> => {
    let update: Update | null = null;
    for (const option of options) {
      await call('answer', { match: 'match-1', at: update?.at ?? at, answer: pick(option) });
      update = await settled();
    }
    return update!;
  };

  it('the own last answer goes back and forth, in the file too, until another seat has answered', async () => {
    const desk = testDesk();
    const opening = await desk.call('newMatch', { ...persons, seats: ['person', 'computer'], setup: { table: 'floor', goal: 1000 } });
    expect(opening.back).toEqual({ to: null, free: false, beyond: 'start', ahead: 0 });
    const update = await answers(desk, 0, 'one');
    expect(update.back).toMatchObject({ to: null, beyond: expect.stringMatching(/other|chance/) as unknown });
    await expect(desk.call('undo', { match: 'match-1', at: update.at, to: 0 })).rejects.toThrow('refused: core: undoBoundary');
  });

  /** Two throws against a computer in a match set up for going back freely, the second of them taken back. */
  const oneTakenBack = async () => {
    const desk = testDesk();
    await desk.call('newMatch', { ...start, undo: 'free', setup: { table: 'floor', goal: 1000 } });
    const before = structuredClone(await answers(desk, 0, 'throw'));
    const later = structuredClone(await answers(desk, before.at, 'throw'));
    await desk.call('undo', { match: 'match-1', at: later.at, to: before.at });
    return { desk, before, later, back: await desk.settled() };
  };

  it('further back against a computer where the match was set up so', async () => {
    const { before, later, back } = await oneTakenBack();
    expect(later.back).toMatchObject({ to: before.at, free: true });
    expect(back).toMatchObject({
      at: before.at,
      view: before.view,
      request: before.request,
      events: [],
      answered: null,
      back: { ahead: later.at - before.at },
    });
  });

  it('further back is noted in the file, the list of matches and the film', async () => {
    const { desk } = await oneTakenBack();
    expect(readRecord(desk.folder.files.get('match-1')!).takenBack).toEqual({ safe: 0, free: 1 });
    expect((await desk.call('catalogue', {})).matches).toMatchObject([{ takenBack: 1 }]);
    expect(await desk.call('film', { match: 'match-1' })).toMatchObject({ takenBack: 1 });
  });

  it('further back and on again: the same dice fall, once', async () => {
    const { desk, later, back } = await oneTakenBack();
    await desk.call('redo', { match: 'match-1', at: back.at });
    const again = await desk.settled();
    expect(again).toMatchObject({ at: later.at, view: later.view });
    expect(readRecord(desk.folder.files.get('match-1')!).steps).toHaveLength(later.at);
    await expect(desk.call('redo', { match: 'match-1', at: again.at })).rejects.toThrow('redoNothing');
  });

  it('several answers are given again at once, up to the next question; more than were taken back are not', async () => {
    const { desk, before, later, back } = await oneTakenBack();
    await desk.call('undo', { match: 'match-1', at: back.at, to: 0 });
    await desk.settled();
    await expect(desk.call('redo', { match: 'match-1', at: 0, to: later.at + 1 })).rejects.toThrow('redoNothing');
    await expect(desk.call('redo', { match: 'match-1', at: 0, to: 0 })).rejects.toThrow('redoNothing');
    await desk.call('redo', { match: 'match-1', at: 0, to: before.at + 1 });
    expect(await desk.settled()).toMatchObject({ at: later.at, view: later.view, back: { ahead: 0 } });
  });

  it('is refused where the match was set up without it, for a late word, and for answers that are not one’s own', async () => {
    const desk = testDesk();
    await desk.call('newMatch', { ...start, undo: 'off' });
    const update = await answers(desk, 0, 'one');
    await expect(desk.call('undo', { match: 'match-1', at: update.at, to: 0 })).rejects.toThrow('undoOff');
    const free = testDesk();
    await free.call('newMatch', { ...start, undo: 'free' });
    const stands = await answers(free, 0, 'one');
    for (const to of [1, stands.at, 99]) await expect(free.call('undo', { match: 'match-1', at: stands.at, to })).rejects.toThrow('undoNowhere');
    await expect(free.call('undo', { match: 'match-1', at: 0, to: 0 })).rejects.toThrow('late');
  });

  it('two persons never take back what the other has seen', async () => {
    const desk = testDesk();
    await desk.call('newMatch', { ...persons, undo: 'free' });
    const update = await answers(desk, 0, 'one', 'one');
    expect(update.back).toMatchObject({ to: null, beyond: 'other' });
    await expect(desk.call('undo', { match: 'match-1', at: update.at, to: 0 })).rejects.toThrow('undoBoundary');
  });

  it('what cannot be written down is not taken back', async () => {
    const desk = testDesk();
    await desk.call('newMatch', { ...start, undo: 'free', setup: { table: 'floor', goal: 1000 } });
    const update = await answers(desk, 0, 'one');
    desk.folder.fail = 'no space left on the disk';
    await expect(desk.call('undo', { match: 'match-1', at: update.at, to: 0 })).rejects.toThrow('no space left');
    expect(await desk.call('continueMatch', { match: 'match-1' })).toMatchObject({ at: update.at, view: update.view });
  });

  it('what ends the way back is told before it is answered: the dice of a throw, the other’s turn; not what is refused', async () => {
    const desk = testDesk();
    await desk.call('newMatch', start);
    const before = desk.folder.files.get('match-1');
    expect(await desk.call('ends', { match: 'match-1', at: 0 })).toEqual({ ends: { one: 'other', throw: 'chance' } });
    expect([desk.folder.files.get('match-1'), desk.pushes]).toEqual([before, []]);
    expect(await desk.connection.call('ends', { match: 'match-1', at: 3 })).toMatchObject({ error: { code: 'late' } });
    const none = testDesk();
    expect((await none.call('newMatch', { ...start, undo: 'off' })).back).toBeNull();
    expect(await none.call('ends', { match: 'match-1', at: 0 })).toEqual({ ends: {} });
    const waiting = testDesk({ thinker: () => new Promise(() => {}) });
    await waiting.call('newMatch', { ...start, seats: ['computer', 'person'] });
    expect(await waiting.call('ends', { match: 'match-1', at: 0 })).toEqual({ ends: {} });
  });

  it('no option is tried out for an update: an answer is told at once', async () => {
    const fork = vi.spyOn(Session.prototype, 'fork');
    const desk = testDesk();
    const opening = await desk.call('newMatch', { ...persons, undo: 'free' });
    expect(opening.awaits).toBe('person');
    await answers(desk, 0, 'one');
    expect(fork).not.toHaveBeenCalled();
    await desk.call('ends', { match: 'match-1', at: 1 });
    expect(fork).toHaveBeenCalled();
    fork.mockRestore();
  });
});

describe('a rematch', () => {
  it('has everything that the match was set up with, and other dice', async () => {
    const desk = testDesk();
    await desk.call('newMatch', { ...start, seats: ['computer', 'person'], setup: { table: 'floor', goal: 31 }, undo: 'free' });
    const again = await desk.call('rematch', { match: 'match-1' });
    expect(again).toMatchObject({ match: 'match-2', at: 0, system: 'toy', setup: { table: 'floor', goal: 31 }, seats: ['computer', 'person'] });
    const [first, second] = ['match-1', 'match-2'].map((match) => readRecord(desk.folder.files.get(match)!).header);
    expect(second).toEqual({ ...first, seed: second!.seed, started: second!.started });
    expect(second!.undo).toBe('free');
    expect(second!.seed).not.toBe(first!.seed); // dice of its own
  });

  it('of a match that is not there is none', async () => {
    await expect(testDesk().call('rematch', { match: 'gone' })).rejects.toThrow('gone');
  });
});
