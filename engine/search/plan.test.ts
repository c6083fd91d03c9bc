import { describe, expect, it } from 'vitest';
import type { Mind, Play } from '../core/rules.ts';
import { pickOne, roll, type Answer, type Script } from '../core/script.ts';
import { Session } from '../core/session.ts';
import { defaultSetup } from '../shatterpoint/team/teams.ts';
import { shatterpoint } from '../shatterpoint/system.ts';
import { plaza } from '../testing/soundness-tables.ts';
import { toy } from '../testing/toy/toy.ts';
import { askedOf, planAhead, planned, planning, type Effort } from './plan.ts';

const effort: Effort = { milliseconds: null, playouts: 200, breadth: 12, noise: 0, seed: 1, clock: null };
const pick = (option: string): Answer => ({ kind: 'pick', picks: [option] });
const toyPlay = (goal = 20) => toy.start(toy.readSetup({ table: 'floor', goal }), null);
const picksOf = (plan: readonly { readonly answer: Answer }[]): readonly string[] => plan.map(({ answer }) => (answer.kind === 'pick' ? answer.picks.join('+') : answer.kind));

interface Mine {
  turn: number;
  acts: string[];
  ore: number[];
}

/** A mine: a turn has two acts and then a die. Only who digs twice finds something, and more with a high die. */
function mine(next: (state: Mine) => Script, reflex: Mind<Mine>['reflex'] = () => pick('rest')): Play<Mine, never> {
  return {
    state: { turn: 0, acts: [], ore: [0, 0] },
    system: { clone: (s) => ({ ...s, acts: s.acts.slice(), ore: s.ore.slice() }), next: (s) => (s.turn < 6 ? next(s) : null), refuse: () => null },
    mind: {
      suggest: (_, request) => (request.kind === 'pick' ? request.options.map(pick) : []), reflex,
      judge: ({ ore }, seat) => (ore[seat]! - ore[1 - seat]!) / 40,
      acting: ({ turn }) => turn % 2,
    },
    content: 'mine', seats: 2, outcome: () => undefined, view: (s) => s, shown: (event) => event, imagine: (moment) => moment, tell: () => '',
  };
}

function* digging(state: Mine): Script {
  const seat = state.turn % 2;
  for (const act of ['first', 'second'] as const) state.acts.push(yield* pickOne({ seat, ask: act }, ['dig', 'rest', 'sing']));
  if (state.acts.every((act) => act === 'dig')) state.ore[seat]! += (yield* roll({ why: 'luck', die: 'd6', sides: 6, count: 1 }))[0]!;
  state.acts = [];
  state.turn += 1;
}

describe('planning', () => {
  it('finds answers that are worth something only together', () => {
    const play = mine(digging);
    expect(picksOf(planAhead(play, { base: play.state, pending: [] }, 0, effort).plan)).toEqual(['dig', 'dig']);
  });

  it('a turn that is ended early is judged as late as one that is used', () => {
    // Resting at once passes the turn on; the other digs for certain, so that every future loses by as much.
    const play = mine(function* (state) {
      const seat = state.turn % 2;
      const go = yield* pickOne({ seat, ask: 'go' }, ['rest', 'dig']);
      if (go === 'dig') {
        for (let hour = 0; hour < 8; hour++) yield* pickOne({ seat, ask: 'hour' }, ['on', 'slowly']);
        state.ore[seat]! += 1;
      }
      state.turn += 1;
    }, (state, request) => pick(request.kind !== 'pick' ? '' : request.ask === 'hour' ? 'on' : state.turn % 2 === 1 ? 'dig' : 'rest'));
    const { plan, value } = planAhead(play, { base: play.state, pending: [] }, 0, effort);
    expect(picksOf(plan).slice(0, 2)).toEqual(['dig', expect.stringMatching(/on|slowly/)]);
    expect(value).toBe(0);
  });

  it('a plan is worth the mean of what is judged at every horizon', () => {
    const play = mine(digging);
    const worth = (horizons?: readonly number[]): number | null => {
      const mind = { ...play.mind, judge: ({ turn }: Mine) => turn / 10, ...(horizons === undefined ? {} : { horizons }) };
      return planAhead({ ...play, mind }, { base: play.state, pending: [] }, 0, effort).value;
    };
    expect([worth(), worth([0]), worth([0, 2]), worth([3])]).toEqual([0.2, 0.2, 0.3, 0.5].map((value) => expect.closeTo(value, 9) as number));
  });

  it('a plan ends where dice fall', () => {
    const play = mine(function* (state) {
      yield* digging(state);
      state.turn -= 1;
      yield* pickOne({ seat: state.turn % 2, ask: 'rejoice' }, ['dig', 'rest', 'sing']);
      state.turn += 1;
    }, () => pick('dig'));
    expect(planAhead(play, { base: play.state, pending: [] }, 0, effort).plan).toHaveLength(2);
  });

  it('its answers are those to the questions that come, in order', () => {
    const play = mine(digging);
    const session = new Session(play.system, play.state);
    for (const { asked, answer } of planAhead(play, session.moment, 0, effort).plan) {
      expect(asked).toBe(askedOf(session.request!));
      session.answer(answer);
    }
    expect(session.request!.kind).toBe('roll');
  });

  it('gives the same plan for the same seed and play-outs', () => {
    const play = toyPlay();
    const moment = { base: play.state, pending: [] };
    expect(planAhead(play, moment, 0, effort)).toEqual(planAhead(play, moment, 0, effort));
  });

  it('noise makes it choose otherwise at times, without noise it chooses alike', () => {
    const play = mine(digging);
    const moment = { base: play.state, pending: [] };
    const every = { ...effort, breadth: 40 }; // plans are all found
    const once = (noise: number, seed: number): string => picksOf(planAhead(play, moment, 0, { ...every, noise, seed }).plan).join();
    const chosen = (noise: number): Set<string> => new Set(Array.from({ length: 12 }, (_, i) => once(noise, i + 1)));
    expect([chosen(0).size, chosen(2).size > 1]).toEqual([1, true]);
  });

  it('it errs as far as its noise says and no farther, however much luck there is', () => {
    const OPTIONS = ['0', '1', '2', '3', '4', '5', '6', '7'] as const;
    const STEP = 0.02;
    const play = mine(function* (state) {
      const seat = state.turn % 2;
      const option = Number(yield* pickOne({ seat, ask: 'take' }, OPTIONS));
      const [luck] = yield* roll({ why: 'luck', die: 'd6', sides: 6, count: 1 });
      if (state.turn === 0) state.ore[0] = 40 * (STEP * option + (luck! - 3.5) / 4);
      state.turn += 1;
    }, (_, { kind }) => (kind === 'pick' ? pick('0') : pick('')));
    const errs = (noise: number): readonly number[] => Array.from({ length: 60 }, (_, seed) => {
      const { plan } = planAhead(play, { base: play.state, pending: [] }, 0, { ...effort, playouts: 40, noise, seed });
      return 7 - Number(picksOf(plan)[0]);
    });
    expect(Math.max(...errs(0.45 * STEP))).toBe(0);
    const [most, all] = [Math.max(...errs(1.6 * STEP)), errs(1.6 * STEP)];
    expect(most).toBeLessThanOrEqual(3); // two errors of 1.6 steps apart
    expect(all.filter((err) => err > 0).length).toBeGreaterThan(10);
  });

  it('few play-outs are spent on few plans', () => {
    const play = mine(digging);
    const spent = (playouts: number): number => planAhead(play, { base: play.state, pending: [] }, 0, { ...effort, playouts, breadth: 100 }).playouts;
    expect([spent(2), spent(9)]).toEqual([2, expect.any(Number)]);
    expect(spent(9)).toBeLessThanOrEqual(20);
  });

  it('stops when its time is over, with a plan that is allowed', () => {
    const play = shatterpoint.start(shatterpoint.readSetup(defaultSetup('plaza')), plaza());
    const session = new Session(play.system, play.state);
    while (session.request?.kind === 'roll') session.answer({ kind: 'roll', faces: session.request.about['seat'] === 0 ? [1, 1, 1, 1, 1] : [8, 8, 8, 8, 8] });
    let now = 0;
    const clock = (): number => (now += 400);
    const { plan, playouts } = planAhead(play, session.moment, 0, { ...effort, playouts: 10_000, clock, milliseconds: 1000 });
    expect(session.refuse(plan[0]!.answer)).toBeNull();
    expect(playouts).toBeLessThan(20);
  });

  it('its time ends the search for a second plan where there is only one', () => {
    let now = 0;
    const rest = (): Answer => ((now += 1), pick('rest'));
    const play = mine(digging, rest);
    const only = { ...play, mind: { ...play.mind, suggest: () => [pick('rest')] } };
    const { plan } = planAhead(only, { base: play.state, pending: [] }, 0, { ...effort, breadth: 64, clock: () => now, milliseconds: 30 });
    expect(picksOf(plan)).toEqual(['rest']);
    expect(now).toBeLessThan(35);
  });

  it('does not keep the answer that gives the turn away after others: it is thought about once more', () => {
    const play = mine(digging);
    const kept = (plan: readonly string[]): readonly string[] =>
      picksOf(planned(play.mind, new Session(play.system, play.state), plan.map((each) => pick(each))));
    expect(kept(['dig', 'rest'])).toEqual(['dig']);
    expect(kept(['rest'])).toEqual(['rest']);
  });

  it('nor what ends one activation of several in a turn, and nothing that comes after it', () => {
    const play = mine(function* (state) {
      const seat = state.turn % 2;
      for (const act of ['first', 'second']) {
        yield* pickOne({ seat, ask: `${act} look` }, ['dig', 'rest']);
        state.acts.push(yield* pickOne({ seat, ask: act }, ['dig', 'rest']));
      }
      state.acts = [];
      state.turn += 1;
    });
    const kept = (mind: Parameters<typeof planned<Mine, never>>[0]): readonly string[] =>
      picksOf(planned(mind, new Session(play.system, play.state), ['dig', 'rest', 'dig', 'rest'].map(pick)));
    expect(kept(play.mind)).toEqual(['dig', 'rest', 'dig']);
    // Each act is somebody's activation.
    expect(kept({ ...play.mind, activated: ({ turn, acts }) => (acts.length === 2 ? null : `${turn}.${acts.length}`) })).toEqual(['dig']);
  });

  it('however little time there is, it is overrun by no more than one answer, and the answer is one that is allowed', () => {
    for (const milliseconds of [0, 1, 5, 20, 60, 200, 700]) {
      let now = 0;
      const play = mine(function* (state) {
        for (let hour = 0; hour < 40; hour++) yield* pickOne({ seat: state.turn % 2, ask: 'hour' }, ['dig', 'rest', 'sing']);
        state.turn += 1;
      }, () => ((now += 1), pick('rest')));
      const { suggest, judge } = play.mind;
      // Whatever is looked at takes its time.
      const slowly = <A extends unknown[], R>(look: (...given: A) => R) => (...given: A): R => ((now += 1), look(...given));
      const slow = { ...play, mind: { ...play.mind, suggest: slowly(suggest), judge: slowly(judge) } };
      const { plan } = planAhead(slow, { base: play.state, pending: [] }, 0, { ...effort, playouts: 10_000, breadth: 64, clock: () => now, milliseconds });
      expect(new Session(play.system, play.state).refuse(plan[0]!.answer)).toBeNull();
      expect(now).toBeLessThanOrEqual(milliseconds + 3);
    }
  });

  it('what was not compared has no value', () => {
    const play = mine(digging);
    let now = 0;
    const thought = planAhead(play, { base: play.state, pending: [] }, 0, { ...effort, clock: () => (now += 100), milliseconds: 100 });
    expect(thought).toMatchObject({ value: null, playouts: 0 });
  });

  it('can be left between two play-outs', () => {
    const play = toyPlay();
    const thinking = planning(play, { base: play.state, pending: [] }, 0, { ...effort, playouts: 1_000_000 });
    for (let i = 0; i < 50; i++) expect(thinking.next().done).toBe(false);
  });

  it('fails clearly when nothing is asked', () => {
    const play = toyPlay(1);
    expect(() => planAhead(play, { base: { ...play.state, sums: [1, 0] }, pending: [] }, 0, effort)).toThrow('there is nothing to answer');
  });
});
