import { expect, it } from 'vitest';
import { cardPlace } from './cardPlace.ts';
import { gridStep } from './gridSteps.ts';

it('arrows lead from cell to cell, and nowhere beyond the grid', () => {
  // 0 1 2
  // 3 4 5
  // 6
  const to = (key: string, at: number): number => gridStep(key, at, 7, 3);
  expect([to('ArrowRight', 0), to('ArrowRight', 2), to('ArrowRight', 6), to('ArrowLeft', 3), to('ArrowLeft', 0)]).toEqual([1, 3, 6, 2, 0]);
  expect([to('ArrowDown', 1), to('ArrowDown', 3), to('ArrowDown', 6), to('ArrowUp', 4), to('ArrowUp', 1)]).toEqual([4, 6, 6, 1, 1]);
  expect(to('ArrowDown', 5), 'the last row is short').toBe(6);
});

it('a card stands beside what it tells of, within the window', () => {
  const window = { width: 1000, height: 600 };
  const card = { width: 300, height: 400 };
  expect(cardPlace({ left: 100, right: 180, top: 50 }, card, window)).toEqual({ left: 188, top: 50 });
  expect(cardPlace({ left: 800, right: 880, top: 500 }, card, window), 'no room to the right, nor below').toEqual({ left: 492, top: 192 });
  expect(cardPlace({ left: 200, right: 280, top: 0 }, { width: 900, height: 700 }, window).left, 'room on neither side').toBe(92);
});
