import { expect, it } from 'vitest';
import { levels } from '../search/levels.ts';
import { budgetAfter } from './budget.ts';

const dice = { seat: null };
const person = { seat: 1 };
const computer = { seat: 0 };
const own = levels.veteran;

it.each([
  ['before a person was asked anything', [dice, computer, computer], ['computer', 'person'], 100],
  ['once a person has answered', [dice, computer, person, computer], ['computer', 'person'], own.milliseconds],
  ['where only computers play', [dice, computer], ['computer', 'computer'], own.milliseconds],
] as const)('an opponent thinks as long as it should %s', (_when, steps, seats, milliseconds) => {
  expect(budgetAfter(steps, { seats }, {})).toEqual({ ...own, milliseconds });
});

it('who thinks less than that anyway is not given more, and play-outs stay as many as they are', () => {
  expect(budgetAfter([], { seats: ['person'] }, { milliseconds: 60 })).toEqual({ ...own, milliseconds: 60 });
  expect(budgetAfter([], { seats: ['person'] }, { playouts: 500 })).toEqual({ ...own, milliseconds: null, playouts: 500 });
  expect(budgetAfter([], { seats: ['person'] }, { playouts: 1 })).toEqual({ ...own, milliseconds: null, playouts: 1 });
});

it('a match’s style says how its opponents like to play', () => {
  expect(budgetAfter([computer], { seats: ['computer'], level: 'player', style: 'bold' }, {})).toEqual({ ...levels.player, style: 'bold' });
});

it('a match’s level says how strong its opponents are', () => {
  expect(budgetAfter([computer], { seats: ['computer'], level: 'firstSteps' }, {})).toEqual(levels.firstSteps);
  expect(budgetAfter([computer], { seats: ['computer'], level: 'grandmaster' }, { milliseconds: 500 })).toEqual({ ...levels.grandmaster, milliseconds: 500 });
});
