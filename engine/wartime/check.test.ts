import { expect, test } from 'vitest';
import type { Script } from '../core/script.ts';
import { check, percent, USUAL, type Limits } from './check.ts';

/** Runs a script with dice in order. */
function run<T>(script: Script<T>, ...rolls: readonly (readonly number[])[]): T {
  let step = script.next();
  for (const faces of rolls) step = script.next({ kind: 'roll', faces });
  if (!step.done) throw new Error('more dice were asked for');
  return step.value;
}

const degree = (value: number, die: number, limits: Limits = USUAL): string => run(check('test', value, limits), [die]).degree;

test('WT-053 (WT-6.1, WT-6.2): a value over 10 counts as 10, and a 10 fails all the same', () => {
  expect(degree(12, 10)).toBe('fumble');
  expect(degree(12, 9)).toBe('passed');
});

test('WT-054 (WT-6.1, WT-6.2): a value under 1 counts as 1, and a 1 passes all the same', () => {
  expect(degree(-3, 1)).toBe('critical');
  expect(degree(-3, 2)).toBe('failed');
});

test('WT-055 (WT-M36): an unlucky 9 is a fumble', () => expect(degree(10, 9, { critical: 1, fumble: 9 })).toBe('fumble'));

test('WT-006 (WT-2.3, WT-A02): two D10 as a percentage', () => {
  expect(run(percent('test', 30), [3, 10])).toBe(true);
  expect(run(percent('test', 30), [3, 1])).toBe(false);
  expect(run(percent('test', 30), [10, 10])).toBe(false);
  expect(run(percent('test', 30), [10, 5])).toBe(true);
});
