/** Set-up of tests that play updates on a fake table: a match with one figure on each side. */
import type { Update } from '../../engine/host/link.ts';
import { anUpdate, aUnit, emptyView, fakeClock, fakeStage } from '../testing/fakes.fixture.ts';
import { faceFor } from '../faces/index.ts';
import '../testing/faces.fixture.ts';
import { situationIn } from '../faces/situation.ts';
import { NO_GUIDE } from './guide.ts';
import { createPlayback } from './playback.ts';

const at = { x: 0, y: 0, z: 0 };
export const moved = { type: 'moved', character: '0.a.1', how: 'advance', from: at, to: { x: 100, y: 0, z: 0 }, by: null };

/** A match with one figure on each side: the person's and the computer's. */
export const duel = (figures: number): ReturnType<typeof emptyView> => ({
  ...emptyView(), units: ['0.a', '1.b'].map((id) => {
    const unit = aUnit(id, figures);
    return { ...unit, characters: unit.characters.map((character) => ({ ...character, at })) };
  }),
});
export const theirs = { type: 'moved', character: '1.b.1', how: 'dash', from: at, to: { x: 100, y: 0, z: 0 }, by: null };
export const aims = { type: 'targeted', attacker: '1.b.1', defender: '0.a.1' };
export const rolls = { type: 'rolled', attackRoll: ['strike'], defenseRoll: ['block'] };
export const hurts = { type: 'damaged', unit: '0.a', amount: 2 };
export const ends = { type: 'attackEnded' };

export function player(holding = false, guide = NO_GUIDE) {
  const stage = fakeStage();
  const clock = fakeClock(holding);
  const shown: Update[] = [];
  const events: string[] = [];
  const playing: boolean[] = [];
  const passed: number[] = [];
  const again: boolean[] = [];
  const paces: number[] = [];
  const playback = createPlayback({
    stage,
    clock,
    guide,
    situationOf: (update) => situationIn(faceFor, null, update),
    onEvents: (told) => events.push(...told.map(({ type }) => type)),
    onShown: (update) => shown.push(update),
    onPlaying: (now) => playing.push(now),
    onAnnounce: (news) => stage.told.push(news === null ? 'announced' : `announce ${news.kind} ${news.who}`),
    onPassed: (update) => passed.push(update.at),
    onAgain: (now) => again.push(now),
    onPace: (times) => paces.push(times),
  });
  return { stage, clock, shown, events, playing, playback, passed, again, paces };
}

/** A player of a match that stands on the table. */
export async function opened(): Promise<ReturnType<typeof player>> {
  const one = player();
  one.playback.push(anUpdate({ at: 1, view: duel(1) }));
  await one.playback.settled();
  one.stage.told.length = one.clock.total = one.paces.length = 0;
  return one;
}
