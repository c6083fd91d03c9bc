import { expect, test } from 'vitest';
import { laidApart } from './labels.ts';

const SIGN = { width: 60, height: 20 };
const PICTURE = { width: 300, height: 200 };

test('a sign lies around its place, and within the picture where its place is beside it', () => {
  expect(laidApart([{ x: 150, y: 100 }], [SIGN], PICTURE)).toEqual([{ left: 120, top: 90 }]);
  expect(laidApart([{ x: -40, y: 500 }], [SIGN], PICTURE)).toEqual([{ left: 0, top: 180 }]);
  expect(laidApart([{ x: 320, y: -5 }], [SIGN], PICTURE)).toEqual([{ left: 240, top: 0 }]);
});

test('signs whose places lie close together lie above and below each other, as near as there is room', () => {
  const laid = laidApart([{ x: 150, y: 100 }, { x: 155, y: 102 }, { x: 140, y: 95 }], [SIGN, SIGN, SIGN], PICTURE);
  expect(laid.map(({ top }) => top)).toEqual([90, 112, 68]);
  const low = laidApart([{ x: 150, y: 190 }, { x: 150, y: 198 }, { x: 150, y: 199 }], [SIGN, SIGN, SIGN], PICTURE);
  expect(low.map(({ top }) => top)).toEqual([180, 158, 136]);
});
