import { expect, test } from '@playwright/test';
import { growth, share } from './trend.ts';

test('a series that goes up and down does not grow, whatever was not collected at some samples', () => {
  expect(growth([20, 21, 19, 20, 60, 20, 21, 19, 20])).toBe(0);
  expect(growth([249, 252, 249, 247, 385])).toBeLessThanOrEqual(0);
  expect(growth([5, 5, 5])).toBe(0);
  expect(growth([7])).toBe(0);
});

test('what was not drawn yet at some samples is no growth, what is drawn more and more is', () => {
  expect(growth([37, 14, 36, 37], Math.max)).toBe(0);
  expect(growth([20, 37, 36, 37], Math.max)).toBe(0);
  expect(growth([37, 40, 14, 46], Math.max)).toBe(6);
});

test('a leak of one unit a sample is found under noise', () => {
  const noise = [0.4, -0.3, 0.1, 30, 0.5, 0.2, -0.4, 0.3];
  const leaking = noise.map((k, i) => 20 + i + k);
  expect(growth(leaking)).toBeGreaterThan(3);
  expect(growth(leaking)).toBeLessThan(5);
  expect(share(leaking)).toBeGreaterThan(0.15);
});
