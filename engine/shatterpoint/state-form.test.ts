import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InputError } from '../core/form.ts';
import { canonical } from '../core/hash.ts';
import { randomFrom } from '../core/rng.ts';
import { Course } from '../host/course.ts';
import { boxTerrain } from '../testing/terrain.ts';
import type { State } from './state.ts';
import { shatterpoint } from './system.ts';
import { defaultSetup } from './teams.ts';

const play = shatterpoint.start(shatterpoint.readSetup(defaultSetup('boxes')), boxTerrain({ inch: true, boxes: [] }));

/** States of whole matches, at every command's beginning and in between. */
function* states(seed: number): Generator<State> {
  const course = Course.fresh(play as Parameters<typeof Course.fresh>[0], seed);
  const random = randomFrom(seed);
  for (;;) {
    const { request, state } = course.session;
    yield JSON.parse(JSON.stringify(state)) as State;
    if (request === null) return;
    if (request.kind === 'roll') course.roll(1);
    else course.answer(request.seat, play.mind.reflex(state as State, request, random), 1);
  }
}

describe('a state that a file kept', () => {
  it('is taken as it is, at any moment of any match', () => {
    let n = 0;
    for (const state of states(1)) if (n++ % 3 === 0) expect(canonical(play.checkState!(state))).toBe(canonical(state));
  });

  const [middle] = [...states(3)].slice(250);

  it.each([
    ['a unit of another match', (s: State) => { s.units[0]!.card = 'nobody'; }, 'units: they are not the units of this match'],
    ['a missing unit', (s: State) => { s.units.pop(); }, 'units: they are not the units of this match'],
    ['a character beside the table', (s: State) => { s.units[0]!.characters[0]!.at = { x: 5000, y: 0, z: 0 }; }, 'it is not on the table'],
    ['a stance that the card has not', (s: State) => { s.units[0]!.stance = 7; }, 'there is no stance 7'],
    ['another mission', (s: State) => { s.mission = 'tea-party'; }, 'mission: there is no "tea-party"'],
    ['a made-up stat', (s: State) => { s.lasting = [{ unit: s.units[0]!.id, character: null, stat: 'luck' as 'cover', amount: 1, of: null }]; }, 'lasting.0.stat'],
    ['damage without end', (s: State) => { s.units[0]!.damage = Infinity; }, 'units.0.damage'],
    ['a field too many', (s: State) => { (s as unknown as { hack: number }).hack = 1; }, 'hack'],
    ['an attack by nobody', (s: State) => { s.attacks = [{ ...({} as State['attacks'][0]) }]; }, 'attacks.0'],
  ] as const)('%s is refused', (_, spoil, cause) => {
    const state = structuredClone(middle!);
    spoil(state);
    expect(() => play.checkState!(state)).toThrow(InputError);
    expect(() => play.checkState!(state)).toThrow(cause);
  });

  it('whatever else is put in a field, only an InputError comes of it', () => {
    const paths: (readonly (string | number)[])[] = [];
    const walk = (value: unknown, path: readonly (string | number)[]): void => {
      if (path.length > 0) paths.push(path);
      if (value !== null && typeof value === 'object') for (const key of Object.keys(value)) walk((value as Record<string, unknown>)[key], [...path, Array.isArray(value) ? Number(key) : key]);
    };
    walk(middle, []);
    fc.assert(fc.property(fc.constantFrom(...paths), fc.oneof(fc.constant(null), fc.string(), fc.double(), fc.integer(), fc.constant([]), fc.constant({}), fc.boolean()), (path, junk) => {
      const state = structuredClone(middle) as unknown as Record<string | number, unknown>;
      let at = state;
      for (const key of path.slice(0, -1)) at = at[key] as typeof state;
      at[path.at(-1)!] = junk;
      try {
        play.checkState!(state);
        return true;
      } catch (error) {
        return error instanceof InputError;
      }
    }), { numRuns: 1500 });
  });
});
