import { expect, test } from 'vitest';
import { depthOf, sizedTo, squareOf, stripOf, withCorner, type Corner } from './outlines.ts';

const SIZE = [900, 600] as const;
const square: readonly Corner[] = [[-100, 100], [100, 100], [100, -100], [-100, -100]];

test('a strip lies along its own edge, and its depth is read off it again', () => {
  expect(stripOf(SIZE, 0, 100)).toEqual([[-450, 300], [450, 300], [450, 200], [-450, 200]]);
  expect(stripOf(SIZE, 1, 152.4).map(([, z]) => z)).toEqual([-300, -300, -147.6, -147.6]);
  for (const seat of [0, 1]) for (const depth of [76.2, 152.4]) expect(depthOf(SIZE, seat, stripOf(SIZE, seat, depth))).toBe(depth);
  expect([depthOf(SIZE, 1, stripOf(SIZE, 0, 100)), depthOf(SIZE, 0, square), depthOf(SIZE, 0, stripOf(SIZE, 0, 100).slice(1))]).toEqual([null, null, null]);
});

test('deployments along whole edges go with a table that gets another size, as deep as they were; others stay where they are', () => {
  const own = (outline: readonly Corner[]): [number, number][] => outline.map(([x, z]) => [x, z]);
  const deployment = [{ seat: 0, outline: own(stripOf(SIZE, 0, 100)) }, { seat: 1, outline: own(square) }];
  const next = sizedTo({ size: [...SIZE], deployment }, [1200, 500]);
  expect(next).toEqual({ size: [1200, 500], deployment: [{ seat: 0, outline: stripOf([1200, 500], 0, 100) }, deployment[1]] });
  expect(sizedTo({ size: [...SIZE] }, [500, 500])).toEqual({ size: [500, 500] });
});

test('a corner goes into the side that passes nearest, or halves the longest', () => {
  expect(withCorner(square, [160.04, 10])).toEqual([[-100, 100], [100, 100], [160, 10], [100, -100], [-100, -100]]);
  expect(withCorner(square, [0, -300])[3]).toEqual([0, -300]);
  expect(withCorner([[-100, 0], [300, 0], [0, 50]], null)).toEqual([[-100, 0], [100, 0], [300, 0], [0, 50]]);
});

test('further seats begin apart from each other, on the table', () => {
  const squares = [2, 3, 4].map((seat) => squareOf(SIZE, seat));
  expect(new Set(squares.map(String)).size).toBe(3);
  for (const [x, z] of squares.flat()) expect(Math.abs(x) <= 450 && Math.abs(z) <= 300).toBe(true);
});
