/** For tests of states that a file kept: every state of a match, and states with something else in them. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { InputError } from '../core/form.ts';
import { randomFrom } from '../core/rng.ts';
import type { Play } from '../core/rules.ts';
import { Course } from './course.ts';

/** A match that all seats play quickly: its course before every answer, and at its end. */
export function* playing<S, E>(play: Play<S, E>, seed: number): Generator<Course> {
  const course = Course.fresh(play as unknown as Play<unknown, unknown>, randomFrom(seed));
  const random = randomFrom(seed);
  for (;;) {
    yield course;
    const { request, state } = course.session;
    if (request === null) return;
    if (request.kind === 'roll') course.roll(1);
    else course.answer(request.seat, play.mind.reflex(state as S, request, random), 1);
  }
}

/** The states of such a match as a file would give them back: at every command's beginning and in between. */
export function* statesOf<S, E>(play: Play<S, E>, seed: number): Generator<S> {
  for (const course of playing(play, seed)) yield JSON.parse(JSON.stringify(course.session.state)) as S;
}

/** The state with anything in any one of its fields. */
export function spoiled<S>(state: S): fc.Arbitrary<unknown> {
  const paths: (readonly string[])[] = [];
  const walk = (value: unknown, path: readonly string[]): void => {
    if (path.length > 0) paths.push(path);
    if (value !== null && typeof value === 'object') for (const [key, item] of Object.entries(value)) walk(item, [...path, key]);
  };
  walk(state, []);
  const junk = fc.oneof(fc.constant(null), fc.string(), fc.double(), fc.integer(), fc.constant([]), fc.constant({}), fc.boolean());
  return fc.tuple(fc.constantFrom(...paths), junk).map(([path, value]) => {
    const copy = structuredClone(state);
    let at = copy as Record<string, unknown>;
    for (const key of path.slice(0, -1)) at = at[key] as typeof at;
    at[path.at(-1) ?? ''] = value;
    return copy;
  });
}

/** Tests that a rule system refuses a kept state once it was spoilt, with an `InputError` that says this. */
export function refusesSpoilt<S>(
  checkState: (input: unknown) => unknown,
  state: S,
  cases: readonly (readonly [what: string, spoil: (state: S) => void, cause: string])[],
): void {
  it.each(cases)('%s is refused', (_, spoil, cause) => {
    const spoilt = structuredClone(state);
    spoil(spoilt);
    expect(() => checkState(spoilt)).toThrow(InputError);
    expect(() => checkState(spoilt)).toThrow(cause);
  });
}
