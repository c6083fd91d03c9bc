import { expect, it } from 'vitest';
import { isMadeAhead } from './warmth.ts';

it('drawing is made ready ahead, unless the address of the page says no', () => {
  expect(['', '?test', '?ahead=yes', '?test&ahead=no&sharpness=1'].map(isMadeAhead)).toEqual([true, true, true, false]);
});
