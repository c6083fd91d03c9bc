import type { Happened } from '../../engine/host/link.ts';
import { describe, expect, it } from 'vitest';
import type { FilmOpening, FilmShot } from '../../engine/host/link.ts';
import { NO_GUIDE } from '../match/guide.ts';
import { duel, moved, theirs } from '../match/playback.fixture.ts';
import { emptyView, fakeClock, fakeLink, fakeStage } from '../testing/fakes.fixture.ts';
import { faceFor, loadFace } from '../faces/index.ts';
import '../testing/faces.fixture.ts';
import { situationIn } from '../faces/situation.ts';
import { createFilm, type Showing } from './film.ts';
import { logAt } from './filmLog.ts';
import { filmKey } from './keys.ts';
import { stepTo, turnAt } from './steps.ts';
import { clustersOf, placesIn, turnTicks } from './timelineLayout.ts';

const mark = (at: number, kind: string, event: Happened = { type: kind }) => ({ at, kind, event });
const marks: FilmOpening['marks'] = [mark(1, 'turn', { type: 'turnStarted', turn: 1, seat: 0 }), mark(2, 'activation'), mark(4, 'wound', { type: 'wounded', unit: 'u' }), mark(6, 'turn', { type: 'turnStarted', turn: 2, seat: 1 }), mark(7, 'activation')];
const opening: FilmOpening = { match: 'm', system: 'shatterpoint', table: 'refinery', setup: {}, seats: ['person', 'computer'], name: '', length: 8, marks, result: '', takenBack: 0, notice: null };
/** Each answer activates somebody and ends that: two events with a showing. */
const shotAt = (at: number): FilmShot => ({ at, view: { ...emptyView(at) }, answered: null, events: at === 0 ? [] : [{ type: 'activated', unit: `u${at}`, from: 'order' }, { type: 'activationEnded', unit: `u${at}` }] });

const filmed = (holding = false, guide = NO_GUIDE, shot = shotAt) => {
  const stage = fakeStage();
  const clock = fakeClock(holding);
  const showings: Showing[] = [];
  const link = fakeLink({ film: () => opening, filmShot: ({ at }) => shot(at) });
  const speeds: (number | null)[] = [];
  const film = createFilm({
    loadFace, link, stage, clock, guide, situationOf: (facts, { view }) => situationIn(faceFor, null, { ...facts, view }),
    present: (showing) => showings.push(showing),
    onAnnounce: (news) => stage.told.push(news === null ? 'announced' : `announce ${news.kind} ${news.who}`),
    onSpeed: (speed) => speeds.push(speed), calm: () => false,
  });
  const shownAt = (): number | undefined => showings.filter(({ shot }) => shot !== null).at(-1)?.shot?.at;
  return { film, stage, clock, showings, link, speeds, shownAt, state: () => film.getState() };
};
const soon = (): Promise<void> => new Promise((done) => setTimeout(done, 5));

describe('a film', () => {
  it('opens at the beginning, and at the end of it gives the speed back', async () => {
    const { state, shownAt, speeds, stage } = filmed();
    expect(await state().open('m')).toBe(true);
    expect(shownAt()).toBe(0);
    expect(stage.told).toEqual(['hush', 'snapTo']);
    state().setSpeed(4);
    state().close();
    expect(speeds).toEqual([1, 4, null]);
    expect(state().opening).toBeNull();
  });

  it('says why it cannot be opened', async () => {
    const film = createFilm({ loadFace, link: fakeLink({ film: () => { throw new Error('the file does not say what happened'); } }), stage: fakeStage(), clock: fakeClock(), situationOf: () => null, present: () => {}, onSpeed: () => {}, calm: () => false });
    expect(await film.getState().open('m')).toBe(false);
    expect(film.getState().fault).toBe('the file does not say what happened');
  });

  it('waits for who leads the eye before every event that is played, and lingers after it', async () => {
    const told: string[] = [];
    const { state, clock } = filmed(false, { before: ([event]: readonly Happened[]) => { told.push(event!.type); return 300; }, after: () => 50 });
    await state().open('m');
    await state().step('answer', 1);
    expect(told).toEqual(['activated', 'activationEnded']);
    expect(clock.total).toBe(450 + 2 * 350);
    await state().step('answer', -1);
    expect(told).toHaveLength(2);
  });

  it('announces what everybody is about to do before it is shown, the person who played it too; whoever leaves it ends that', async () => {
    const duelAt = (at: number): FilmShot =>
      ({ at, view: { ...duel(1) }, answered: at === 0 ? null : { seat: (at + 1) % 2 }, events: at === 0 ? [] : [at % 2 === 1 ? moved : theirs] });
    const { state, stage, clock } = filmed(false, NO_GUIDE, duelAt);
    await state().open('m');
    stage.told.length = 0;
    await state().step('answer', 1);
    expect(stage.told).toEqual(['prepare', 'announce goes 0.a.1', 'move 0.a.1', 'announced', 'snapTo']);
    const single = clock.total;
    state().setSpeed(4);
    stage.told.length = 0;
    await state().step('answer', 1);
    expect(stage.told.filter((line) => line.startsWith('announce '))).toEqual(['announce goes 1.b.1']);
    expect(clock.total - single).toBe(single / 4);

    const left = filmed(true, NO_GUIDE, duelAt);
    await left.state().open('m');
    void left.state().step('answer', 1);
    await soon();
    expect([left.stage.told.at(-1), left.state().within]).toEqual(['announce goes 0.a.1', 0]);
    await left.state().jump(2);
    expect(left.stage.told.filter((line) => !line.startsWith('snap') && line !== 'hush').at(-1)).toBe('announced');
    expect(left.state()).toMatchObject({ at: 2, within: 0 });
  });

  it('one answer on is played event by event, one back snaps', async () => {
    const { state, stage, clock, shownAt } = filmed();
    await state().open('m');
    await state().step('answer', 1);
    expect(stage.told).toEqual(['hush', 'snapTo', 'prepare', 'setActive u1', 'setActive', 'snapTo']);
    expect(clock.total).toBe(450);
    expect([state().at, shownAt()]).toEqual([1, 1]);
    stage.told.length = 0;
    await state().step('answer', -1);
    expect(stage.told).toEqual(['hush', 'snapTo']);
    expect([state().at, shownAt()]).toEqual([0, 0]);
  });

  it('what is played is told aloud; what is jumped over, and events that are gone back, are not', async () => {
    const [stage, aloud] = [fakeStage(), fakeStage()];
    const film = createFilm({
      loadFace, link: fakeLink({ film: () => opening, filmShot: ({ at }) => shotAt(at) }), stage, aloud, clock: fakeClock(),
      present: () => {}, onSpeed: () => {}, calm: () => false,
      situationOf: (facts, { view }) => situationIn(faceFor, null, { ...facts, view }),
    });
    const { open, step, jump } = film.getState();
    await open('m');
    aloud.told.length = 0;
    await step('answer', 1);
    await step('event', 1);
    expect(aloud.told).toEqual(['setActive u1', 'setActive', 'setActive u2']);
    aloud.told.length = 0;
    await jump(6);
    await step('event', -1);
    await step('turn', -1);
    expect(new Set(aloud.told)).toEqual(new Set(['hush']));
    expect(stage.told).toContain('setActive u6');
  });

  it('goes event by event, forth and back over the border of an answer', async () => {
    const { state, showings } = filmed();
    await state().open('m');
    await state().step('event', 1);
    expect(state()).toMatchObject({ at: 0, within: 1, events: 2 });
    expect(showings.at(-1)!.log.map(({ event }) => event.type)).toEqual(['activated']);
    await state().step('event', 1);
    expect(state()).toMatchObject({ at: 1, within: 0 });
    await state().step('event', -1);
    expect(state()).toMatchObject({ at: 0, within: 1 });
    await state().step('event', -1);
    expect(state()).toMatchObject({ at: 0, within: 0 });
    await state().step('event', -1);
    expect(state()).toMatchObject({ at: 0, within: 0 });
  });

  it('a second key while an answer is being shown goes to its end at once', async () => {
    const { state, shownAt } = filmed(true);
    await state().open('m');
    const first = state().step('answer', 1);
    await soon();
    expect(state()).toMatchObject({ at: 0, within: 1 });
    await state().step('answer', 1);
    await first;
    expect([state().at, state().within, shownAt()]).toEqual([1, 0, 1]);
  });

  it('jumps that come faster than the shots end where the last one wanted', async () => {
    const { state, shownAt, link } = filmed();
    await state().open('m');
    link.calls.length = 0;
    await Promise.all([3, 4, 5, 6, 8].map((at) => state().jump(at)));
    expect([state().at, shownAt()]).toEqual([8, 8]);
    await state().jump(99);
    expect(state().at).toBe(8);
  });

  it('plays to the end and stops there; played again it begins anew', async () => {
    const { state, shownAt } = filmed();
    await state().open('m');
    await state().jump(5);
    state().play();
    await soon();
    await soon();
    expect([state().playing, state().at, shownAt()]).toEqual([false, 8, 8]);
    state().play();
    await soon();
    expect(state().at).toBe(8);
  });

  it('faster means shorter waits', async () => {
    const [slow, fast] = [filmed(), filmed()];
    await slow.state().open('m');
    await fast.state().open('m');
    fast.state().setSpeed(4);
    slow.state().setSpeed(0.5);
    await slow.state().step('answer', 1);
    await fast.state().step('answer', 1);
    expect(slow.clock.total / fast.clock.total).toBe(8);
  });

  it('fetches what comes next before it is wanted', async () => {
    const { state, link } = filmed();
    await state().open('m');
    await soon();
    link.calls.length = 0;
    await state().step('answer', 1);
    expect(link.calls.filter(([name, args]) => name === 'filmShot' && (args as { at: number }).at === 1)).toEqual([]);
  });

  it('a shot that does not come is told, and playing stops', async () => {
    const { state, link } = filmed();
    await state().open('m');
    await soon();
    link.call = () => Promise.reject(new Error('connection lost'));
    await state().jump(8);
    expect(state()).toMatchObject({ fault: 'connection lost', playing: false });
  });
});

describe('steps', () => {
  it('go to the next and the last mark, or to the end and the beginning', () => {
    expect([stepTo(opening, 0, 'turn', 1), stepTo(opening, 1, 'turn', 1), stepTo(opening, 6, 'turn', 1)]).toEqual([1, 6, 8]);
    expect([stepTo(opening, 6, 'turn', -1), stepTo(opening, 1, 'turn', -1), stepTo(opening, 7, 'activation', -1)]).toEqual([1, 0, 2]);
  });
  it('know the turn', () => expect([0, 1, 5, 6, 8].map((at) => turnAt(marks, at))).toEqual([0, 1, 1, 2, 2]));
});

describe('the log of a film', () => {
  it('has every event of the shots at hand, and the marks of the others', () => {
    const log = logAt(marks, new Map([[5, shotAt(5)], [6, shotAt(6)]]), 5, 1);
    expect(log.map(({ event }) => event.type)).toEqual(['turnStarted', 'activation', 'wounded', 'activated', 'activationEnded', 'activated']);
    expect(new Set(log.map(({ key }) => key)).size).toBe(log.length);
  });
});

describe('the timeline', () => {
  it('draws one icon for what stands together, the weightiest', () => {
    const near = clustersOf({ length: 100, marks: [mark(10, 'attack'), mark(10, 'wound'), mark(11, 'defeat'), mark(60, 'control'), mark(61, 'activation')] }, 20);
    expect(near.map(({ kind, at, marks: all }) => [kind, at, all.length])).toEqual([['defeat', 11, 3], ['control', 60, 1]]);
  });
  it('has an icon of its own shape for every kind, and never two icons in one place', () => {
    const all = clustersOf({ length: 100, marks: ['attack', 'control', 'wound', 'defeat', 'score', 'power', 'help', 'door'].map((kind, i) => mark(10 * i, kind)) });
    expect(new Set(all.map(({ icon }) => icon)).size).toBe(8);
    const crowded = clustersOf({ length: 1000, marks: Array.from({ length: 400 }, (_, i) => mark(i * 2 + 1, 'wound')) }, 30);
    const steps = crowded.slice(1).map(({ place }, i) => place - crowded[i]!.place);
    expect(Math.min(...steps)).toBeCloseTo(1 / 30, 6);
    expect(crowded.reduce((sum, { marks: near }) => sum + near.length, 0)).toBe(400);
  });
  it('has fewer places in a narrow window and with large text', () => {
    expect([placesIn(1120, 16), placesIn(1120, 32), placesIn(560, 32), placesIn(3, 32), placesIn(0, 16)]).toEqual([50, 25, 12, 1, 56]);
  });
  it('numbers no two turns nearer than their numbers are wide, however short the line is', () => {
    const turns = { length: 300, marks: Array.from({ length: 20 }, (_, i) => mark(4 + 15 * i, 'turn')) };
    const labelled = (rem: number): readonly number[] =>
      turnTicks(turns, placesIn(rem * 16, 16)).flatMap(({ label, place }) => (label === null ? [] : [place * rem]));
    expect([14, 30, 70].map((rem) => labelled(rem).length)).toEqual([7, 10, 20]);
    for (const rem of [14, 30, 70]) for (const [i, at] of labelled(rem).slice(1).entries()) expect(at - labelled(rem)[i]!).toBeGreaterThanOrEqual(1.8);
  });
  it('numbers turns where there is room', () => expect(turnTicks({ length: 100, marks: [mark(10, 'turn'), mark(11, 'turn'), mark(50, 'turn')] }).map(({ label }) => label)).toEqual(['1', null, '3']));
});

describe('keys', () => {
  it('mean the same on every keyboard', () => {
    expect(filmKey({ key: '.', code: 'Period', shiftKey: false })).toEqual({ do: 'step', pace: 'answer', way: 1 });
    expect(filmKey({ key: ':', code: 'Period', shiftKey: true })).toEqual({ do: 'step', pace: 'event', way: 1 });
    expect(filmKey({ key: 'ü', code: 'BracketLeft', shiftKey: false })).toEqual({ do: 'step', pace: 'activation', way: -1 });
    expect(filmKey({ key: '}', code: 'Digit0', shiftKey: false })).toEqual({ do: 'step', pace: 'turn', way: 1 });
    expect(filmKey({ key: ' ', code: 'Space', shiftKey: false })).toEqual({ do: 'toggle' });
    expect(filmKey({ key: 'm', code: 'KeyM', shiftKey: false })).toBeNull();
  });
});
