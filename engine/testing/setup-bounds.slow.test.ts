/** Every setup that is taken can be played: no number within its bounds breaks a rule or keeps it from ending. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InputError } from '../core/form.ts';
import { randomFrom } from '../core/rng.ts';
import type { Play, Setup } from '../core/rules.ts';
import { guarded } from '../host/guarded.ts';
import { Course } from '../host/course.ts';
import type { HostSystem } from '../host/offer.ts';
import { systems } from '../host/systems.ts';
import type { Terrain } from '../space/terrain/terrain.ts';
import { BOXES, fixture, LADDER } from './terrain.ts';

/** Least, most, and anything between. */
const between = (least: number, most: number): fc.Arbitrary<number> =>
  fc.oneof(fc.constant(least), fc.constant(most), fc.double({ min: least, max: most, noNaN: true }));
const whole = (least: number, most: number): fc.Arbitrary<number> => fc.oneof(fc.constant(least), fc.constant(most), fc.integer({ min: least, max: most }));
const lengths = (count: number, least: number, most: number): fc.Arbitrary<number[]> =>
  fc.uniqueArray(between(least, most), { minLength: count, maxLength: count }).map((all) => all.sort((a, b) => a - b));

const CHANGES: Readonly<Record<string, fc.Arbitrary<object>>> = {
  shatterpoint: fc.record(
    {
      scale: fc.record(
        {
          ranges: lengths(5, 5, 900),
          advance: between(15, 600),
          dash: between(15, 600),
          toolWidth: between(0, 100),
          objective: between(3, 60),
          figureHeight: between(5, 150),
        },
        { requiredKeys: [] },
      ),
      edition: fc.constantFrom('current', 'firstPrint'),
      claimsToWin: whole(1, 2),
    },
    { requiredKeys: [] },
  ),
  miniatures: fc.record({ square: between(15, 100), points: whole(100, 1000), rounds: whole(1, 50), deployRows: whole(1, 20) }, { requiredKeys: [] }),
  wartime: fc.record(
    { klik: between(5, 60), points: whole(250, 2000), turns: whole(1, 30), vitality: fc.boolean(), deployRange: between(60, 600) },
    { requiredKeys: [] },
  ),
};

/** Answers after which a match has shown enough. */
const ENOUGH = 250;

/** Plays quickly, as a computer whose thinking failed; gives the number of answers. */
function played(play: Play<unknown, unknown>, seed: number): number {
  const course = Course.fresh(play, randomFrom(seed));
  const random = randomFrom(seed);
  for (; course.at < ENOUGH; ) {
    const { request, state } = course.session;
    if (request === null) break;
    if (request.kind === 'roll') course.roll(1);
    else course.answer(request.seat, play.mind.reflex(state, request, random), 1);
  }
  return course.at;
}

/** The match; null where the table cannot hold it: an objective may have become too large for where it lies. */
function startedOn(rules: HostSystem, setup: Setup, terrain: Terrain): Play<unknown, unknown> | null {
  try {
    return guarded(rules.start(setup, terrain));
  } catch (error) {
    if (error instanceof InputError && error.message.includes('cannot hold this match')) return null;
    throw error;
  }
}

describe.each(systems.map((offered) => [offered.rules.id, offered] as const))('setups of %s', (id, { rules, starter }) => {
  it('with any number within its bounds are played', () => {
    const terrain = fixture([BOXES.crate, BOXES.gantry], [LADDER]);
    let taken = 0;
    fc.assert(fc.property(CHANGES[id]!, fc.integer({ min: 1, max: 1000 }), (change, seed) => {
      const setup = rules.readSetup({ ...(starter('boxes') as object), ...change });
      const play = startedOn(rules, setup, terrain);
      if (play === null) return;
      expect(played(play, seed)).toBeGreaterThan(0);
      taken++;
    }), { numRuns: 100, seed: 4 });
    expect(taken).toBeGreaterThan(60);
  });
});
