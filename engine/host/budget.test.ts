import { expect, it } from 'vitest';
import { budgetAfter } from './budget.ts';

const dice = { seat: null };
const person = { seat: 1 };
const computer = { seat: 0 };

it.each([
  ['before a person was asked anything', [dice, computer, computer], ['computer', 'person'], 100],
  ['once a person has answered', [dice, computer, person, computer], ['computer', 'person'], 350],
  ['where only computers play', [dice, computer], ['computer', 'computer'], 350],
] as const)('an opponent thinks as long as it should %s', (_when, steps, seats, milliseconds) => {
  expect(budgetAfter(steps, seats, { milliseconds: 350 })).toEqual({ milliseconds });
});

it('who thinks less than that anyway is not given more, and play-outs stay as many as they are', () => {
  expect(budgetAfter([], ['person'], { milliseconds: 60 })).toEqual({ milliseconds: 60 });
  expect(budgetAfter([], ['person'], { playouts: 500 })).toEqual({ playouts: 500 });
});
