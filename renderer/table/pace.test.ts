import { expect, test } from 'vitest';
import { Pace } from './pace.ts';

test('a machine without a graphics card draws what moves coarsely, and what stands still sharply', () => {
  const pace = new Pace();
  pace.isSlow();
  pace.passes();
  expect([pace.next(false), pace.coarse]).toEqual([true, true]);
  expect([pace.next(false), pace.coarse], 'nothing was said to move since').toEqual([false, false]);
});

test('who chose fine pictures gets them, however slow', () => {
  const pace = new Pace();
  pace.isSlow();
  pace.passes();
  expect(pace.next(true)).toBe(false);
});

test('a machine that is quick enough draws everything sharply; eight slow frames in motion make it slow for good', () => {
  const pace = new Pace();
  const moved = (milliseconds: number): boolean => {
    pace.took(milliseconds);
    pace.passes();
    return pace.next(false);
  };
  expect(Array.from({ length: 30 }, () => moved(17))).not.toContain(true);
  // A single long wait is no slow machine.
  expect(moved(3000)).toBe(false);
  expect(Array.from({ length: 8 }, () => moved(120)).at(-1)).toBe(true);
  expect(Array.from({ length: 30 }, () => moved(17)), 'drawn coarsely it is quick, and stays coarse').not.toContain(false);
});
