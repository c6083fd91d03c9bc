import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomFrom } from '../core/rng.ts';
import { throwDice } from '../core/dice.ts';
import type { RollRequest } from '../core/script.ts';
import { Chance } from './chance.ts';

const dice = (count: number, sides: number): RollRequest => ({ kind: 'roll', why: 'attack', die: 'attack', sides, count, about: {} });
const rolled = (chance: Chance, request: RollRequest): readonly number[] => {
  const { faces } = chance.roll(request);
  chance.passed(request, faces);
  return faces;
};

describe('the dice of a match', () => {
  it('are asked of their source when they are rolled, not before', () => {
    let asked = 0;
    const chance = new Chance(() => (asked++, 0.5));
    rolled(chance, dice(3, 8));
    expect([asked, chance.at]).toEqual([3, 3]);
    chance.roll(dice(2, 8));
    chance.roll(dice(2, 8)); // looked at again before it has passed
    expect([asked, chance.at]).toEqual([5, 3]);
  });

  it('fall as a seed throws them', () => {
    fc.assert(fc.property(fc.integer(), fc.array(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.constantFrom(6, 8, 10, 20)), { maxLength: 12 }), (seed, rolls) => {
      const chance = new Chance(randomFrom(seed));
      let state = seed;
      for (const [count, sides] of rolls) {
        const [answer, next] = throwDice(dice(count, sides), state);
        state = next;
        expect(rolled(chance, dice(count, sides))).toEqual(answer.kind === 'roll' ? answer.faces : null);
      }
    }));
  });

  it('fall the same again after going back, and go on from what is known to have fallen', () => {
    fc.assert(fc.property(fc.integer(), fc.array(fc.integer({ min: 1, max: 8 }), { minLength: 1, maxLength: 20 }), fc.nat(), (seed, faces, cut) => {
      const chance = new Chance(randomFrom(seed));
      chance.passed(dice(faces.length, 8), faces);
      const at = cut % faces.length;
      chance.back(at);
      expect(rolled(chance, dice(faces.length - at, 8))).toEqual(faces.slice(at));
    }));
  });

  it('a place never reached cannot be gone back to', () => {
    const chance = new Chance(() => 0.5);
    rolled(chance, dice(2, 6));
    for (const at of [-1, 3, 0.5, NaN]) expect(() => chance.back(at)).toThrow(RangeError);
  });
});
