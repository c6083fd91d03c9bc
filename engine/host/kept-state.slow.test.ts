import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InputError } from '../core/form.ts';
import { canonical } from '../core/hash.ts';
import { randomFrom } from '../core/rng.ts';
import { boxTerrain } from '../testing/terrain.ts';
import { Course } from './course.ts';
import { playing, spoiled, statesOf } from './kept-state.fixture.ts';
import { readRecord } from './record/read.ts';
import { WHOLE, type Step } from './record/record.ts';
import { writeRecord } from './record/write.ts';
import { courseOf } from './saved.ts';
import { systems } from './systems.ts';

describe.each(systems.map((offered) => [offered.rules.id, offered] as const))('a state of %s that a file kept', (id, { rules, starter, summary }) => {
  const setup = rules.readSetup(starter('boxes'));
  const play = rules.start(setup, boxTerrain({ inch: true, boxes: [] }));
  const check = (state: unknown): unknown => play.checkState?.(state);

  it('is taken as it is, at any moment of any match', () => {
    let taken = 0;
    for (let seed = 1; taken < 300; seed++) for (const state of statesOf(play, seed)) {
      expect(canonical(check(state))).toBe(canonical(state));
      taken++;
    }
  });

  it('whatever else is put in a field, only an InputError comes of it', () => {
    const all = [...statesOf(play, 3)];
    const places = [0, 0.3, 0.6, 0.9].map((part) => all[Math.floor(part * all.length)]);
    fc.assert(fc.property(fc.oneof(...places.map(spoiled)), (state) => {
      try {
        check(state);
        return true;
      } catch (error) {
        return error instanceof InputError;
      }
    }), { numRuns: 1500, seed: 1 });
  });

  it('a match goes on from it when the rules no longer take its answers', () => {
    let course = Course.fresh(play, randomFrom(5));
    for (course of playing(play, 5)) if (course.at >= 40 && course.session.moment.pending.length > 0) break;
    const header = { system: id, setup, seats: Array.from({ length: play.seats }, () => 'person' as const), seed: 5, content: 'older', undo: 'off', name: '', started: 0, ...WHOLE } as const;
    const steps = course.steps.map((step, i): Step => (i === 0 ? { ...step, answer: { kind: 'pick', picks: ['no longer'] } } : step));
    const { course: resumed, notice } = courseOf(
      play,
      readRecord(writeRecord({ header, opening: [], steps, snapshots: [course.snapshot()], end: null })),
      randomFrom(6),
    );
    expect(notice).toMatch(`it goes on from what was kept of answer ${course.at}`);
    expect(canonical([resumed.session.state, resumed.session.request])).toBe(canonical([course.session.state, course.session.request]));
  });

  it('the library says who plays and how it stands', () => {
    const last = [...statesOf(play, 7)].at(-1);
    const { teams, score } = summary!(setup, last);
    expect(teams).toHaveLength(play.seats);
    for (const name of teams) expect(name).not.toBe('');
    expect(score.split(' : ')).toHaveLength(play.seats);
  });
});
