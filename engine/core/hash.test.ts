import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonical, fingerprint } from './hash.ts';

/** The fingerprint of a whole text. */
function ofText(text: string): string {
  let [a, b] = [0xdeadbeef, 0x41c6ce57];
  for (let i = 0; i < text.length; i++) [a, b] = [Math.imul(a ^ text.charCodeAt(i), 2654435761), Math.imul(b ^ text.charCodeAt(i), 1597334677)];
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(16).padStart(14, '0');
}

describe('a fingerprint', () => {
  it('does not depend on the order of fields, only on what they hold', () => {
    expect(canonical({ b: 1, a: [2, { d: 3, c: null }] })).toBe('{"a":[2,{"c":null,"d":3}],"b":1}');
    fc.assert(fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (data) => {
      const turned = Object.fromEntries(Object.entries(data).reverse());
      return fingerprint(data) === fingerprint(turned);
    }), { seed: 1 });
  });

  it('is that of the canonical text, whatever numbers there are', () => {
    const length = fc.integer({ min: -3_000_000, max: 3_000_000 }).map((n) => n / 1000);
    const number = fc.oneof(length, fc.double(), fc.integer(), fc.constantFrom(0, -0, 999_999.999, 1_000_000, -1_000_000.001, 1e-7, 0.1 + 0.2, 1e21, NaN));
    const data = fc.letrec((tie) => ({
      node: fc.oneof({ maxDepth: 4 }, number, fc.string(), fc.boolean(), fc.constant(null), fc.array(tie('node')), fc.dictionary(fc.string(), tie('node'))),
    })).node;
    fc.assert(fc.property(data, (value) => fingerprint(value) === ofText(canonical(value))), { seed: 1, numRuns: 400 });
    expect(fingerprint([undefined, { a: undefined }])).toBe(ofText(canonical([undefined, { a: undefined }])));
  });

  it('changes with any change of a number', () => {
    fc.assert(fc.property(fc.integer(), fc.integer(), (a, b) => a === b || fingerprint({ n: a }) !== fingerprint({ n: b })), { seed: 1 });
  });
});
