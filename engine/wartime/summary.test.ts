import { expect, test } from 'vitest';
import { defaultSetup } from './setup.ts';
import { summary } from './summary.ts';

test('the library names the teams or their characters, and the points felled', () => {
  expect(summary(defaultSetup('yard'), { felled: [41, 0, 26] })).toEqual({ teams: ['Red', 'Green', 'Blue'], score: '41 : 0 : 26' });
  expect(summary({ teams: [{ name: '', figures: ['scout', 'nobody'] }] }, null)).toEqual({ teams: ['Scout, ?'], score: '' });
});

test('nothing that a file may hold makes it throw', () => {
  for (const junk of [null, 3, 'x', [], {}, { teams: 1 }, { teams: [null] }, { felled: ['x'] }]) expect(() => summary(junk, junk)).not.toThrow();
});
