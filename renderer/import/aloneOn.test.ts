import { expect, test } from 'vitest';
import { SQUARE } from '../../engine/space/ground/grid.ts';
import { buildTerrain, parseTable } from '../../engine/space/terrain/table.ts';
import { aloneOn, boardFor } from './aloneOn.ts';

const { inch, inchAndHalf } = SQUARE;

test('the table around a piece is whole squares, odd or even as those that the piece takes, and wide enough for whoever stands beside it', () => {
  const counts = (size: readonly [number, number, number], square: number): readonly number[] => boardFor(size, 'squares', square).map((side) => side / square);
  // Three squares by none: the middle of a square across, a line along.
  expect(counts([3 * inch, 60, 5], inch).map((count) => Math.round(count * 1e6) / 1e6 % 2)).toEqual([1, 0]);
  expect(counts([3 * inch, 60, 5], inchAndHalf).map((count) => Math.round(count) % 2)).toEqual([0, 0]);
  for (const shows of ['look', 'cover', 'room', 'squares'] as const) {
    for (const long of [10, 151, 460]) {
      const free = boardFor([long, 50, long], shows, inch).map((side) => (side - long) / 2);
      for (const side of free) expect(side >= (shows === 'room' || shows === 'squares' ? 76 : 228) && side < 260).toBe(true);
    }
  }
});

test('it is a table as any other, which terrain is built of', () => {
  const table = parseTable(aloneOn(boardFor([10, 10, 10], 'room', inch)));
  expect(buildTerrain({ ...table, features: [] }, new Map()).half.x).toBeCloseTo(table.size[0] / 2);
});
