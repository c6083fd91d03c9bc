import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { throwDice } from './dice.ts';
import { InputError } from './form.ts';
import { canonical, fingerprint } from './hash.ts';
import { readMatch, sealMatch } from './match.ts';
import { anyOf, randomFrom } from './rng.ts';

const whole = sealMatch({ system: 'toy', content: 'c', setup: { table: 'floor' }, answers: [{ kind: 'pick', picks: ['one'] }, { kind: 'place', at: { x: 1, y: 0, z: -2.5 } }, { kind: 'roll', faces: [3] }], end: 'e' });

describe('a match document', () => {
  it('reads back what was written', () => expect(readMatch(JSON.stringify(whole))).toEqual(whole));

  it('names the field and the cause of a wrong one', () => {
    const broken = (change: object): string => JSON.stringify({ ...whole, ...change });
    for (const [text, message] of [
      [JSON.stringify(whole).slice(0, 60), /match file: not valid JSON/],
      [broken({ format: 'other' }), /match file: format/],
      [broken({ version: 2 }), /match file: version/],
      [broken({ answers: [{ kind: 'pick', picks: [1] }] }), /match file: answers\.0\.picks\.0/],
      [broken({ answers: [{ kind: 'place', at: { x: 1, y: 0 } }] }), /match file: answers\.0\.at\.z/],
      [broken({ extra: 1 }), /match file: .*extra/],
      [broken({ answers: whole.answers.slice(1) }), /match file: seal: the contents were changed/],
      [broken({ end: 'other' }), /match file: seal/],
    ] as const) {
      expect(() => readMatch(text)).toThrow(InputError);
      expect(() => readMatch(text)).toThrow(message);
    }
  });
});

describe('a fingerprint', () => {
  it('does not depend on the order of fields, only on what they hold', () => {
    expect(canonical({ b: 1, a: [2, { d: 3, c: null }] })).toBe('{"a":[2,{"c":null,"d":3}],"b":1}');
    fc.assert(fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (data) => {
      const turned = Object.fromEntries(Object.entries(data).reverse());
      return fingerprint(data) === fingerprint(turned);
    }), { seed: 1 });
  });

  it('changes with any change of a number', () => {
    fc.assert(fc.property(fc.integer(), fc.integer(), (a, b) => a === b || fingerprint({ n: a }) !== fingerprint({ n: b })), { seed: 1 });
  });
});

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
