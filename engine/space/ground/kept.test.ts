import { expect, test } from 'vitest';
import { boxTerrain } from '../../testing/terrain.ts';
import { keptFor } from './kept.ts';

test('what was found of the last places is kept, of each terrain apart, and no more than twice as many as wished for', () => {
  const asked: number[] = [];
  const find = keptFor(3, (_terrain, x) => { asked.push(x); return `at ${x}`; });
  const [one, other] = [boxTerrain({ boxes: [] }), boxTerrain({ boxes: [] })];
  const again = (x: number, terrain = one): boolean => {
    const before = asked.length;
    expect(find(terrain, x, 0, 20)).toBe(`at ${x}`);
    return asked.length > before;
  };
  expect([again(1), again(2), again(1), again(1, other)]).toEqual([true, true, false, true]);
  for (const x of [3, 4, 5]) again(x);
  expect([again(3), again(5), again(2)], 'the last three places, and some before them').toEqual([false, false, false]);
  for (const x of [6, 7, 8, 9, 10, 11]) again(x);
  expect([again(11), again(9), again(2), again(3)], 'long ago').toEqual([false, false, true, true]);
});

test('that nothing was found is kept as well', () => {
  let asked = 0;
  const find = keptFor(3, (): null => { asked += 1; return null; });
  const terrain = boxTerrain({ boxes: [] });
  expect([find(terrain, 1, 0, 20), find(terrain, 1, 0, 20), asked]).toEqual([null, null, 1]);
});
