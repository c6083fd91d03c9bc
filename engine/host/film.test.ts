import { describe, expect, it, test } from 'vitest';
import { canonical } from '../core/hash.ts';
import { randomFrom } from '../core/rng.ts';
import { inTime, millisecondsOf } from '../testing/in-time.ts';
import { boxTerrain } from '../testing/terrain.ts';
import { Course } from './course.ts';
import { Film } from './film.ts';
import { offeredAs } from './offer.ts';
import type { Snapshot } from './record/record.ts';
import { systems } from './systems.ts';

const projectorFor = (id: string) => offeredAs(systems, id)!.projector!;

/** A match played by quick reflex for some answers, with what stood after each, and snapshots now and then. */
function played(id: string, seed: number, answers: number, every: number) {
  const offered = systems.find(({ rules }) => rules.id === id)!;
  const setup = offered.rules.readSetup(offered.starter('boxes'));
  const play = offered.rules.start(setup, boxTerrain({ inch: true, boxes: [] }));
  const course = Course.fresh(play, randomFrom(seed));
  const random = randomFrom(seed);
  const snapshots: Snapshot[] = [course.snapshot()];
  const states = [canonical(course.session.state)];
  while (course.at < answers && course.session.request !== null) {
    const { request, state } = course.session;
    if (request!.kind === 'roll') course.roll(1);
    else course.answer(request!.seat, play.mind.reflex(state, request!, random), 1);
    states.push(canonical(course.session.state));
    if (course.at % every === 0) snapshots.push(course.snapshot());
  }
  // As a file would give them back.
  const text = JSON.stringify({ steps: course.steps, snapshots });
  return { states, ...(JSON.parse(text) as { steps: typeof course.steps; snapshots: Snapshot[] }) };
}

describe.each(['shatterpoint', 'miniatures', 'wartime'] as const)('%s: every change is an event', (id) => {
  test.each([1, 2])('what is stored rebuilds every moment without a rule, forwards, backwards and by jumps (seed %i)', (seed) => {
    const { states, steps, snapshots } = played(id, seed, 150, 50);
    const whole = new Film({ steps, snapshots }, projectorFor(id));
    // A state's field that is undefined is no field in a file.
    const same = (film: Film, at: number): void => expect(canonical(JSON.parse(JSON.stringify(film.state(at)))), `answer ${at}`).toBe(states[at]);
    for (let at = 0; at <= whole.length; at++) same(whole, at);
    for (let at = whole.length; at >= 0; at -= 7) same(whole, at);
    const random = randomFrom(seed);
    const fromStart = new Film({ steps, snapshots: snapshots.slice(0, 1) }, projectorFor(id));
    for (let i = 0; i < 30; i++) same(fromStart, Math.floor(random() * states.length));
  });
});

test('a film of Miniatures marks where the Force is used (SWM-14.1), fire is combined (SWM-11.6) and a door is opened or closed (SWM-13.20)', () => {
  const { snapshots, steps } = played('miniatures', 1, 6, 6);
  const told = ['forceSpent', 'stepped', 'fireCombined', 'doorMoved', 'doorMoved', 'hit'].map((type) => ({ type }));
  const film = new Film({ snapshots, steps: steps.map((step, i) => ({ ...step, events: [told[i]!] })) }, projectorFor('miniatures'));
  expect(film.marks.map(({ at, kind }) => [at, kind])).toEqual([[1, 'power'], [3, 'help'], [4, 'door'], [5, 'door']]);
});

describe('a film', () => {
  const { steps, snapshots } = played('shatterpoint', 5, 400, 90);
  const film = new Film({ steps, snapshots }, projectorFor('shatterpoint'));

  it('has marks where something of note happened, and goes from one to the next', () => {
    const places = [...new Set(film.marks.filter(({ kind }) => kind === 'activation').map(({ at }) => at))];
    expect(places.length).toBeGreaterThan(5);
    expect(film.next(0, 'activation', 1)).toBe(places[0]);
    expect(film.next(places[0]!, 'activation', 1)).toBe(places[1]);
    expect(film.next(places[1]!, 'activation', -1)).toBe(places[0]);
    expect([film.next(places[0]!, 'activation', -1), film.next(film.length, 'activation', 1), film.next(3, 'none', 1)]).toEqual([0, film.length, film.length]);
  });

  it('has no moment outside the match', () => {
    for (const at of [-1, film.length + 1, 1.5, NaN]) expect(() => film.state(at)).toThrow(RangeError);
    expect(() => film.step(0)).toThrow(RangeError);
    expect(film.step(1).answer).toEqual(steps[0]!.answer);
  });

  it('jumps anywhere in far less than a fifth of a second', async () => {
    const random = randomFrom(9);
    await inTime(50 * 40, () => millisecondsOf(() => {
      for (let i = 0; i < 40; i++) film.state(Math.floor(random() * film.length));
    }));
  });

  it('a file that does not say what happened must be run again first', () => {
    expect(() => new Film({ steps, snapshots: [] }, projectorFor('shatterpoint'))).toThrow('does not say what happened');
    expect(() => new Film({ steps: steps.map((step) => ({ ...step, events: null })), snapshots }, projectorFor('shatterpoint'))).toThrow('does not say what happened');
  });
});
