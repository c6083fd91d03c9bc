import { describe, expect, test } from 'vitest';
import { anUpdate } from '../testing/fakes.fixture.ts';
import { aims, duel, hurts, player, theirs } from './playback.fixture.ts';
import { allAt } from './speeds.ts';

describe('once more', () => {
  const [before, present] = [anUpdate({ at: 1, view: duel(1) }), anUpdate({ at: 9, view: duel(1), awaits: 'person' })];
  const part = (events: readonly { readonly type: string }[]) => ({ update: anUpdate({ at: 2, view: duel(1) }), events: events as never, by: 1 });
  const scene = { before, lead: [hurts] as never, parts: [part([theirs]), part([aims])], present };

  test('the table is set as it was, what happened before is there at once, it is shown and announced, and then it stands as now', async () => {
    const { playback, stage, again, events, shown } = player();
    playback.setSpeeds(allAt('instant'));
    expect(playback.again(scene)).toBe(true);
    expect(playback.again(scene)).toBe(false);
    await playback.settled();
    expect(stage.told).toEqual([
      'snapTo', 'prepare', 'harm 0.a', 'act 0.a', 'announce goes 1.b.1', 'move 1.b.1', 'announced', 'snapTo',
      'prepare', 'announce attacks 1.b.1', 'setTarget 1.b.1', 'face 1.b.1', 'face 0.a.1', 'announced', 'snapTo',
    ]);
    expect([again, events, shown]).toEqual([[true, false], [], []]);
  });

  test('skipping ends it at once', async () => {
    const { playback, stage, clock, again } = player(true);
    playback.again(scene);
    await Promise.resolve();
    const waited = clock.total;
    playback.skip();
    await playback.settled();
    expect(clock.total).toBe(waited);
    expect(stage.told.at(-1)).toBe('snapTo');
    expect(stage.told).not.toContain('move 1.b.1');
    expect(again).toEqual([true, false]);
    // What comes next is shown in its own time.
    playback.push(update(10));
    await Promise.resolve();
    expect(stage.told.at(-1)).toBe('announce goes 1.b.1');
    clock.release();
  });

  const update = (at: number) => anUpdate({ at, answered: { seat: 1 }, events: [theirs], view: duel(1), awaits: 'person' });

  test('what comes meanwhile ends it and is shown after it', async () => {
    const { playback, stage, clock, again, shown } = player(true);
    playback.again(scene);
    await Promise.resolve();
    playback.push(update(10));
    await new Promise((done) => { setTimeout(done); });
    expect(again).toEqual([true, false]);
    expect(stage.told.slice(-3)).toEqual(['snapTo', 'prepare', 'announce goes 1.b.1']);
    for (let i = 0; i < 4; i++) {
      clock.release();
      await new Promise((done) => { setTimeout(done); });
    }
    expect(shown.map(({ at }) => at)).toEqual([10]);
  });
});
