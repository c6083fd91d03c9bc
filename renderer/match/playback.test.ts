import { describe, expect, test } from 'vitest';
import { apply } from '../../engine/shatterpoint/state/apply.ts';
import { anUpdate, emptyView, fakeStage } from '../testing/fakes.fixture.ts';
import { faceFor } from '../faces/index.ts';
import '../testing/faces.fixture.ts';
import { situationIn } from '../faces/situation.ts';
import { NO_GUIDE } from './guide.ts';
import { aims, duel, ends, hurts, moved, opened, player, rolls, theirs } from './playback.fixture.ts';
import { allAt } from './speeds.ts';
import { show, showings, SILENT } from '../faces/shatterpoint/table/showings.ts';

/** What the showings of no event here ask for. */
const none = situationIn(faceFor, null, anUpdate()) as never;
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
    const guide = { before: ([event]: readonly { readonly type: string }[]) => { told.push(`${event!.type} after ${stage.told.length}`); return 300; }, after: () => 50 };
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
    type Player = ReturnType<typeof player>;
    for (const set of [() => {}, ({ playback }: Player) => playback.setSpeeds(allAt(2)), ({ playback }: Player) => playback.setCalm(true)]) {
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

describe('what others do', () => {
  const update = (at: number, events: readonly { readonly type: string }[], seat = 1) =>
    anUpdate({ at, answered: { seat }, events: events as never, view: duel(1) });

  test('is announced before it is shown, half a second long, and until it has been shown; the person’s own is not', async () => {
    const { playback, stage, clock } = await opened();
    playback.push(update(1, [theirs]));
    await playback.settled();
    expect(stage.told).toEqual(['prepare', 'announce goes 1.b.1', 'move 1.b.1', 'announced', 'snapTo']);
    const { playback: own, stage: table, clock: unannounced } = await opened();
    own.push(update(1, [{ ...moved }], 0));
    await own.settled();
    expect(table.told).toEqual(['prepare', 'move 0.a.1', 'snapTo']);
    expect(clock.total).toBe(unannounced.total + 500);
  });

  test('sets its figures down ten times as fast as the person does, and says nothing of it: the first question waits for whole armies', async () => {
    const deploys = { type: 'deployed', character: '9.new.1', to: { x: 100, y: 0, z: 0 } };
    const [theirTime, ownTime] = await Promise.all([1, 0].map(async (seat) => {
      const { playback, stage, clock } = player();
      playback.push(update(1, [deploys], seat));
      await playback.settled();
      expect(stage.told).toEqual(['prepare', 'move 9.new.1', 'snapTo']);
      return clock.total;
    }));
    expect(theirTime).toBeGreaterThan(0);
    expect(ownTime).toBe(10 * theirTime!);
  });

  test('an attack is announced once from its declaring to its end; so is who begins to act', async () => {
    const { playback, stage } = player();
    playback.push(update(1, [{ type: 'activated', unit: '1.b', from: 'order' } as never, aims, aims, rolls, hurts, ends, aims]));
    await playback.settled();
    const announced = stage.told.filter((line) => line.startsWith('announce '));
    expect(announced).toEqual(['announce begins 1.b', 'announce attacks 1.b.1', 'announce attacks 1.b.1']);
  });

  test('is announced shorter at more speed; each kind has its own', async () => {
    const totals = await Promise.all([allAt(1), { ...allAt(1), moves: 4 as const }, { ...allAt(1), attacks: 4 as const }].map(async (speeds) => {
      const { playback, clock, paces } = await opened();
      playback.setSpeeds(speeds);
      playback.push(update(1, [theirs]));
      await playback.settled();
      const [move] = [clock.total];
      playback.push(update(2, [aims, rolls, hurts, ends]));
      await playback.settled();
      return { move, attack: clock.total - move, paces: [...new Set(paces)] };
    }));
    expect(totals[1]!.move).toBeCloseTo(totals[0]!.move / 4);
    expect(totals[1]!.attack).toBe(totals[0]!.attack);
    expect(totals[2]!.attack).toBeCloseTo(totals[0]!.attack / 4);
    expect(totals[2]!.move).toBe(totals[0]!.move);
    expect(totals[1]!.paces).toEqual([4, 1]);
  });

  test('is shown at once where its kind is: no waiting, no camera, no announcement; the rest is as ever', async () => {
    let led = 0;
    const { playback, stage, clock } = player(false, { before: () => { led += 1; return 300; }, after: () => 100 });
    playback.setSpeeds({ ...allAt(1), moves: 'instant' });
    playback.push(update(1, [theirs]));
    await playback.settled();
    expect([clock.total, led, stage.told]).toEqual([0, 0, ['prepare', 'move 1.b.1', 'snapTo']]);
    playback.push(update(2, [aims]));
    await playback.settled();
    expect(led).toBe(1);
    expect(stage.told).toContain('announce attacks 1.b.1');
    expect(clock.total).toBeGreaterThan(500);
  });

  test('is skipped without another wait, whatever it is in: every event is told, the newest state alone is shown', async () => {
    for (const guide of [NO_GUIDE, { before: () => 700, after: () => 700 }]) {
      const { playback, stage, clock, shown, passed, events } = player(true, guide);
      for (const at of [1, 2, 3, 4]) playback.push(update(at, [theirs, aims, rolls, hurts, ends]));
      playback.push({ ...update(5, [theirs]), awaits: 'person' });
      await Promise.resolve();
      const [waited, told] = [clock.total, stage.told.length];
      playback.skip();
      await playback.settled();
      expect(clock.total).toBe(waited);
      expect(stage.told.slice(told).filter((line) => line !== 'announced')).toEqual(['snapTo']);
      expect([shown.map((one) => one.at), passed]).toEqual([[5], [1, 2, 3, 4]]);
      expect(events).toHaveLength(21);
    }
  });
});
