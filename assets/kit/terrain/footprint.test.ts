import { expect, test } from 'vitest';
import { footprint } from '../../../engine/space/derive/footprint.ts';
import { weld } from '../../../engine/space/derive/weld.ts';
import { themes } from './modelling/paint.ts';
import { lathe } from './modelling/round.ts';
import { block } from './modelling/solids.ts';
import { type Soup, soup } from './modelling/soup.ts';
import { area } from '../../../engine/space/derive/outline.ts';

const paint = themes.refinery.hull;

function outlines(...soups: readonly Soup[]) {
  const from = soup(...soups);
  const none = new Float32Array(from.position.length * 2);
  const { position, index } = weld({ position: new Float32Array(from.position), normal: new Float32Array(from.normal), colour: none, surface: none });
  return footprint(position, index);
}

test('overlapping blocks give one outline with their very corners', () => {
  expect(outlines(block(40, 10, 10, paint), block(10, 30, 40, paint))).toEqual([
    [[-20, -5], [-5, -5], [-5, -20], [5, -20], [5, -5], [20, -5], [20, 5], [5, 5], [5, 20], [-5, 20], [-5, 5], [-20, 5]],
  ]);
});

test('a slanted edge is straight and within 0.1 mm', () => {
  const [ring, ...more] = outlines(block(60, 10, 20, paint).turned(33));
  expect(more).toEqual([]);
  expect(ring!.length).toBe(4);
  expect(Math.abs(area(ring!) - 1200)).toBeLessThan(160 * 0.1);
});

test('a wide hole is a hole, one of less than 20 mm² is closed', () => {
  const pipe = (inner: number) => outlines(lathe([[inner, 0], [inner + 8, 0]], 16, paint));
  expect(pipe(10).map((ring) => Math.sign(area(ring)))).toEqual([1, -1]);
  expect(pipe(2).map((ring) => Math.sign(area(ring)))).toEqual([1]);
});

test('a thin mast that stands alone is kept', () => {
  expect(outlines(block(40, 10, 40, paint), block(1, 60, 1, paint).at(40, 0, 0)).map((ring) => Math.round(area(ring)))).toEqual([1600, 1]);
});
