import { describe, expect, it } from 'vitest';
import { throwDice } from './dice.ts';
import { anyOf, randomFrom } from './rng.ts';

describe('seeded chance', () => {
  it('gives the same dice for the same seed, each face as often as another', () => {
    const request = { kind: 'roll', why: 'test', die: 'attack', sides: 8, count: 8000, about: {} } as const;
    const [first, next] = throwDice(request, 5);
    expect(throwDice(request, 5)).toEqual([first, next]);
    expect(throwDice(request, next)[0]).not.toEqual(first);
    const counts = Array.from({ length: 8 }, (_, i) => (first.kind === 'roll' ? first.faces.filter((face) => face === i + 1).length : 0));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(8000);
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  it('chooses from a list, and says so when there is nothing', () => {
    const random = randomFrom(3);
    expect(new Set(Array.from({ length: 60 }, () => anyOf(['a', 'b', 'c'], random)))).toEqual(new Set(['a', 'b', 'c']));
    expect(() => anyOf([], random)).toThrow('nothing to choose from');
  });
});
