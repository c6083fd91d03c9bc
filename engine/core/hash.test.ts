import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonical, fingerprint } from './hash.ts';

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
