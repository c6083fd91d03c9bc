import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { canonical } from '../core/hash.ts';
import { randomFrom } from '../core/rng.ts';
import type { Play } from '../core/rules.ts';
import { toy } from '../testing/toy/toy.ts';
import { Course, type CoursePlan } from './course.ts';
import type { Step } from './record/record.ts';

const play = toy.start(toy.readSetup({ table: 'floor', goal: 60 }), null) as Play<unknown, unknown>;
const pick = (option: string) => ({ kind: 'pick', picks: [option] }) as const;
const state = (course: Course): string => canonical([course.session.state, course.session.request]);

/** Plays answers; every roll that is asked for is rolled. */
function go(course: Course, ...options: readonly string[]): Course {
  for (const option of options) {
    const { request } = course.session;
    if (request === null) return course;
    if (request.kind !== 'roll') course.answer(request.seat, pick(option), 1);
    while (course.session.request?.kind === 'roll') course.roll(1);
  }
  return course;
}

describe('going back', () => {
  it('stops safely before dice and before the other seat’s answer, and says which', () => {
    const course = go(Course.fresh(play, randomFrom(5)), 'one', 'one', 'throw');
    expect(course.at).toBe(4);
    expect(course.wayBack(0)).toEqual({ to: 4, beyond: 'chance' });
    course.back(3);
    expect(course.session.request).toMatchObject({ kind: 'roll' });
    expect(course.wayBack(0)).toEqual({ to: 2, beyond: 'other' });
    course.back(2);
    expect(course.session.request).toMatchObject({ kind: 'pick', seat: 0 });
    expect(go(Course.fresh(play, randomFrom(5)), 'one').wayBack(0)).toEqual({ to: 0, beyond: 'start' });
  });

  it('finds a seat’s own last answer, and none where there is none', () => {
    const course = go(Course.fresh(play, randomFrom(5)), 'one');
    expect([course.lastOf(0), course.lastOf(1)]).toEqual([0, null]);
  });

  it('the same answers given again roll the same dice; another answer forgets them', () => {
    const course = go(Course.fresh(play, randomFrom(8)), 'throw', 'throw', 'one');
    const dice = course.steps.map(({ answer }) => answer);
    const before = state(course);
    course.back(0);
    expect(course.ahead).toBe(5);
    while (course.forth() !== null);
    expect(course.steps.map(({ answer }) => answer)).toEqual(dice);
    expect(state(course)).toBe(before);
    course.back(0);
    go(course, 'throw');
    expect(course.steps.map(({ answer }) => answer)).toEqual(dice.slice(0, 2));
    expect(course.ahead).toBe(0);
  });

  it('a wrong place is refused and nothing changes', () => {
    const course = go(Course.fresh(play, randomFrom(8)), 'one', 'one');
    const before = state(course);
    for (const to of [-1, 2, 3, 0.5, NaN]) expect(() => course.back(to)).toThrow(RangeError);
    expect(state(course)).toBe(before);
  });

  it('an answer that could not be kept is forgotten with its dice, and answers ahead stay', () => {
    const course = go(Course.fresh(play, randomFrom(8)), 'throw', 'throw');
    course.back(2);
    const before = state(course);
    course.forth();
    course.forget();
    expect([state(course), course.ahead]).toEqual([before, 2]);
    go(course, 'one');
    course.forget();
    expect([state(course), course.ahead]).toEqual([before, 2]);
  });
});

test('k answers and k steps back lead to the same state, and forth again to the same dice', () => {
  fc.assert(fc.property(fc.integer(), fc.array(fc.constantFrom('one', 'throw'), { minLength: 1, maxLength: 30 }), fc.nat(), (seed, options, cut) => {
    const course = Course.fresh(play, randomFrom(seed));
    const seen = [state(course)];
    for (const option of options) {
      if (course.session.request === null) break;
      if (course.session.request.kind === 'roll') course.roll(1);
      else course.answer(course.session.request.seat, pick(option), 1);
      seen.push(state(course));
    }
    const to = cut % seen.length;
    while (course.at > to) {
      course.back(course.at - 1);
      if (state(course) !== seen[course.at]) return false;
    }
    while (course.forth() !== null) if (state(course) !== seen[course.at]) return false;
    return course.at === seen.length - 1;
  }), { numRuns: 1000 });
});

describe('a course from a record', () => {
  const whole = go(Course.fresh(play, randomFrom(3)), 'throw', 'one', 'throw', 'throw', 'one', 'throw');

  it('goes on from its last snapshot as if it had never stopped, mid-command too', () => {
    for (let at = 0; at <= whole.at; at++) {
      const early = Course.at(play, randomFrom(3), whole.steps.slice(0, at), []);
      const later = Course.at(play, randomFrom(3), whole.steps, [early.snapshot()]);
      expect(state(later)).toBe(state(whole));
      go(later, 'throw', 'throw');
      const straight = Course.at(play, randomFrom(3), whole.steps, []);
      go(straight, 'throw', 'throw');
      expect(state(later)).toBe(state(straight));
    }
  });

  it('goes back as far as its snapshot’s command, with the same dice', () => {
    const early = Course.at(play, randomFrom(3), whole.steps.slice(0, 5), []);
    const later = Course.at(play, randomFrom(3), whole.steps, [early.snapshot()]);
    expect(later.earliest).toBeLessThanOrEqual(5);
    later.back(later.earliest);
    while (later.forth() !== null);
    expect(state(later)).toBe(state(whole));
    expect(() => later.back(later.earliest - 1)).toThrow(RangeError);
  });

  it('names the first answer that the rules do not take', () => {
    const steps: Step[] = [...whole.steps.slice(0, 2), { seat: 1, answer: pick('fly'), turn: 1, events: null }];
    expect(() => Course.at(play, randomFrom(3), steps, [])).toThrow('answer 3 does not fit the rules and cards of this version (refused by core: notOffered)');
  });
});

describe('a course as a plan', () => {
  const moves = fc.array(fc.constantFrom('one', 'throw'), { minLength: 1, maxLength: 14 });

  it('goes on elsewhere from any moment as it stood, back to any moment, and meets the same dice', () => {
    fc.assert(fc.property(moves, fc.integer({ min: 0, max: 1000 }), (options, cut) => {
      const whole = go(Course.fresh(play, randomFrom(7)), ...options);
      const back = cut % whole.at;
      whole.back(back);
      whole.forth();
      const planned = Course.planned(play, randomFrom(1), JSON.parse(JSON.stringify(whole.plan)) as CoursePlan);
      expect([planned.at, planned.earliest, state(planned)]).toEqual([whole.at, whole.earliest, state(whole)]);
      const standing = whole.at;
      for (let to = standing - 1; to >= 0; to--) {
        whole.back(to);
        planned.back(to);
        expect(state(planned)).toBe(state(whole));
      }
      const [again, elsewhere] = [whole, planned].map((course) => {
        while (course.at < standing) course.forth();
        return [state(course), course.steps.map(({ answer }) => answer)];
      });
      expect(elsewhere).toEqual(again);
    }));
  });

  it('is refused when it has no command to go on with', () => {
    expect(() => Course.planned(play, randomFrom(1), { steps: [], rests: [], dice: [] })).toThrow('no command to go on with');
  });
});
