import { describe, expect, test } from 'vitest';
import type { Update } from '../../engine/host/link.ts';
import { apply } from '../../engine/shatterpoint/state/apply.ts';
import { anUpdate, emptyView, fakeClock, fakeStage } from '../testing/fakes.fixture.ts';
import { faceFor } from '../faces/index.ts';
import '../testing/faces.fixture.ts';
import { situationIn } from '../faces/situation.ts';
import { createPlayback, NO_GUIDE, realClock } from './playback.ts';
import { show, showings, SILENT } from '../faces/shatterpoint/table/showings.ts';

/** What the showings of no event here ask for. */
const none = situationIn(faceFor, null, anUpdate()) as never;
const at = { x: 0, y: 0, z: 0 };
const moved = { type: 'moved', character: '0.a.1', how: 'advance', from: at, to: { x: 100, y: 0, z: 0 }, by: null };

function player(holding = false, guide = NO_GUIDE) {
  const stage = fakeStage();
  const clock = fakeClock(holding);
  const shown: Update[] = [];
  const events: string[] = [];
  const playing: boolean[] = [];
  const playback = createPlayback({
    stage,
    clock,
    guide,
    situationOf: (update) => situationIn(faceFor, null, update),
    onEvent: (event) => events.push((event as { type: string }).type),
    onShown: (update) => shown.push(update),
    onPlaying: (now) => playing.push(now),
  });
  return { stage, clock, shown, events, playing, playback };
}

describe('showings', () => {
  test('every event of the rules is shown or on the silent list, and on one of them only', () => {
    const known = Object.keys(apply).sort();
    expect([...Object.keys(showings), ...SILENT].sort()).toEqual(known);
  });

  test('nothing takes longer than a second', () => {
    const stage = fakeStage();
    expect(show(stage, { ...moved, to: { x: 5000, y: 0, z: 0 } } as never, none)).toBeLessThanOrEqual(1000);
    expect(show(stage, { type: 'rolled', attackRoll: ['strike'], defenseRoll: ['block'] } as never, none)).toBeLessThanOrEqual(1000);
    expect(show(stage, { type: 'defeated', unit: '0.a' } as never, none)).toBeLessThanOrEqual(1000);
  });

  test('an event this screen does not know is passed over', () => expect(show(fakeStage(), { type: 'somethingNew' } as never, none)).toBe(0));
});

describe('playback', () => {
  test('plays events in order and ends on the state', async () => {
    const { playback, stage, shown, events } = player();
    playback.push(anUpdate({ at: 1, answered: { seat: 0 }, events: [{ type: 'turnStarted', seat: 0, turn: 1 }, moved] }));
    await playback.settled();
    expect(stage.told).toEqual(['prepare', 'move 0.a.1', 'snapTo']);
    expect(events).toEqual(['turnStarted', 'moved']);
    expect(shown).toHaveLength(1);
  });

  test('who leads the eye is told before an event is shown, and given time to get there and to linger', async () => {
    const told: string[] = [];
    const guide = { before: ({ type }: { readonly type: string }) => { told.push(`${type} after ${stage.told.length}`); return 300; }, after: () => 50 };
    const { playback, stage, clock } = player(false, guide);
    const { playback: alone, clock: unled } = player();
    const update = anUpdate({ at: 1, events: [moved] });
    for (const each of [playback, alone]) {
      each.push(update);
      await each.settled();
    }
    expect(told).toEqual(['moved after 1']);
    expect(clock.total).toBe(unled.total + 350);
  });

  test('updates that come while one is shown wait their turn', async () => {
    const { playback, shown } = player();
    playback.push(anUpdate({ at: 1, events: [moved] }));
    playback.push(anUpdate({ at: 2, events: [moved] }));
    await playback.settled();
    expect(shown.map((update) => update.at)).toEqual([1, 2]);
  });

  test('a match opened in the middle stands on the table at once', async () => {
    const { playback, stage } = player();
    playback.push(anUpdate({ at: 40, answered: null }));
    await playback.settled();
    expect(stage.told).toEqual(['snapTo', 'snapTo']);
  });

  test('skipping shows nothing more and snaps to every state, until a person is asked', async () => {
    const { playback, stage, clock, shown, events } = player(true);
    playback.push(anUpdate({ at: 1, answered: { seat: 1 }, events: [moved, moved, moved], view: emptyView(2) }));
    await Promise.resolve();
    expect(stage.told.filter((line) => line.startsWith('move'))).toHaveLength(1);
    playback.skip();
    await playback.settled();
    expect(stage.told.filter((line) => line.startsWith('move'))).toHaveLength(1);
    expect(stage.told.at(-1)).toBe('snapTo');
    expect(events).toHaveLength(3);
    playback.push(anUpdate({ at: 2, answered: { seat: 1 }, events: [moved], awaits: 'person' }));
    await playback.settled();
    expect(stage.told.filter((line) => line.startsWith('move'))).toHaveLength(1);
    playback.push(anUpdate({ at: 3, answered: { seat: 0 }, events: [moved] }));
    await Promise.resolve();
    expect(stage.told.filter((line) => line.startsWith('move'))).toHaveLength(2);
    clock.release();
    await playback.settled();
    expect(shown.map((update) => update.at)).toEqual([1, 2, 3]);
  });

  test('double speed halves the time, calm motion shortens it more', async () => {
    const times: number[] = [];
    for (const set of [() => {}, (p: ReturnType<typeof player>) => p.playback.setSpeed(2), (p: ReturnType<typeof player>) => p.playback.setCalm(true)]) {
      const p = player();
      set(p);
      p.playback.push(anUpdate({ at: 1, events: [moved] }));
      await p.playback.settled();
      times.push(p.clock.total);
    }
    expect(times[1]).toBeCloseTo(times[0]! / 2);
    expect(times[2]).toBeLessThan(times[1]!);
  });

  test('another match forgets what waits', async () => {
    const { playback, shown } = player(true);
    playback.push(anUpdate({ at: 1, events: [moved] }));
    await Promise.resolve();
    playback.reset();
    playback.push(anUpdate({ match: 'other', at: 0 }));
    await playback.settled();
    expect(shown.map((update) => update.match)).toEqual(['other']);
  });

  test('another match begins with an empty table', async () => {
    const { playback, stage } = player(true);
    playback.push(anUpdate({ at: 1, events: [moved] }));
    playback.reset();
    expect(stage.told.at(-1)).toBe('clear');
  });
});

test('the clock leaves nothing behind on the signal that may end it early', async () => {
  const { signal } = new AbortController();
  let listening = 0;
  const add = signal.addEventListener.bind(signal);
  const remove = signal.removeEventListener.bind(signal);
  signal.addEventListener = ((...words: Parameters<typeof add>) => { listening += 1; add(...words); }) as typeof signal.addEventListener;
  signal.removeEventListener = ((...words: Parameters<typeof remove>) => { listening -= 1; remove(...words); }) as typeof signal.removeEventListener;
  await Promise.all([realClock.wait(1, signal), realClock.wait(2, signal)]);
  expect(listening).toBe(0);
});
