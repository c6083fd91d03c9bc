import { expect, test } from 'vitest';
import { numberGeometry } from './numberMesh.ts';

test('every digit of every number is a quad round its place, in the middle of its square, from its own part of the picture', () => {
  const geometry = numberGeometry([100, 0, -50, 7, 20, 90, 30, 12], 6);
  const [position, corner, uv] = ['position', 'corner', 'uv'].map((name) => geometry.getAttribute(name)!);
  expect([position!.count, geometry.index!.count]).toEqual([12, 18]);
  expect([0, 4, 8].map((i) => [position!.getX(i), position!.getZ(i)])).toEqual([[100, -50], [20, 30], [20, 30]]);
  expect([position!.getY(0), position!.getY(4)].map(Math.round)).toEqual([1, 91]);
  const middle = (from: number): number => Array.from({ length: 4 }, (_, k) => corner!.getX(from + k)).reduce((sum, x) => sum + x, 0) / 4;
  expect(middle(0)).toBeCloseTo(0, 5);
  expect(middle(4) + middle(8)).toBeCloseTo(0, 5);
  expect(middle(4)).toBeLessThan(0);
  expect([0, 4, 8].map((i) => Math.round(uv!.getX(i) * 10))).toEqual([7, 1, 2]);
  const far = Math.max(...Array.from({ length: 12 }, (_, i) => Math.abs(corner!.getX(i))));
  expect(far).toBeLessThan(2 * 6);
});
