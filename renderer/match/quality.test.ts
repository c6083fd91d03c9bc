import { expect, test } from 'vitest';
import { drawnAs, fitsFor, isSoft, mayLower } from './quality.ts';

test('a machine draws finely when it has a graphics card and is quick enough; one that could not be measured does not', () => {
  expect(fitsFor({ software: false, milliseconds: 0.3 })).toBe('high');
  expect(fitsFor({ software: false, milliseconds: 9 })).toBe('low');
  expect(fitsFor({ software: true, milliseconds: 0.3 })).toBe('low');
  expect(fitsFor(null)).toBe('low');
});

test('what a person chose is drawn, whatever was measured and however slow it was', () => {
  for (const fits of ['high', 'low', null] as const) for (const lowered of ['no', 'said', 'heard'] as const) for (const quality of ['high', 'low'] as const) {
    expect(drawnAs({ quality }, { fits, lowered })).toBe(quality);
    expect(mayLower({ quality }, { fits, lowered })).toBe(false);
  }
});

test('left to the program it is drawn as the machine can, plainly until that is known, and lowered at most once', () => {
  const at = (fits: 'high' | 'low' | null, lowered: 'no' | 'said' | 'heard') => [drawnAs({ quality: 'auto' }, { fits, lowered }), mayLower({ quality: 'auto' }, { fits, lowered })];
  expect(at(null, 'no')).toEqual(['low', false]);
  expect(at('low', 'no')).toEqual(['low', false]);
  expect(at('high', 'no')).toEqual(['high', true]);
  expect(at('high', 'said')).toEqual(['low', false]);
  expect(at('high', 'heard')).toEqual(['low', false]);
});

test('edges are soft where drawing is fine, and plainly drawn ones on a graphics card', () => {
  expect([true, false].map((fine) => [true, false].map((card) => isSoft(fine, { card })))).toEqual([[true, true], [true, false]]);
});
