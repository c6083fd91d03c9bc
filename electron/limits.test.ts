import { describe, expect, it } from 'vitest';
import { Allowance } from './limits.ts';

describe('allowances', () => {
  it('let through a burst, then so much in a second, and never go below nothing', () => {
    const allowance = new Allowance(10, 3, 0);
    expect([0, 0, 0, 0].map((at) => allowance.take(1, at))).toEqual([true, true, true, false]);
    expect(allowance.take(1, 99)).toBe(false);
    expect(allowance.take(1, 200)).toBe(true);
    expect(allowance.take(5, 1e6)).toBe(false);
    expect(allowance.take(1, 0)).toBe(true);
  });
});
