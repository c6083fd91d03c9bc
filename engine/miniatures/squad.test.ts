import { expect, test } from 'vitest';
import { CARDS, drawnBoard } from '../testing/miniatures/table.ts';
import type { Card } from './game.ts';
import { FIGURES } from './figures/index.ts';
import { checkSquads, readSetup } from './setup.ts';
import { reinforcementProblems, squadProblems, squadProblemText } from './squad.ts';
import { firstState } from './start.ts';

const told = (side: 'rebel' | 'imperial', figures: readonly string[], points = 100): readonly string[] => squadProblems(side, figures, { points }, CARDS).map(squadProblemText);

test('SWM-1.1: every figure has what a card prints', () => {
  for (const { name, faction, cost, hitPoints, defense, attack, damage } of FIGURES) {
    expect([name, faction], name).toEqual([expect.stringMatching(/\w/), expect.stringMatching(/^(rebel|imperial|fringe)$/)]);
    expect([cost, hitPoints / 10, defense, attack, damage / 10].every((n) => Number.isInteger(n) && n >= 0), name).toBe(true);
    expect([cost, hitPoints, defense].every((n) => n > 0), name).toBe(true);
  }
});

test('SWM-2.2, SWM-2.3, SWM-2.6: everything that is wrong with a squad is told, figure by figure, with its rule', () => {
  expect(told('rebel', ['luke', 'greedo'])).toEqual([]);
  expect(told('imperial', ['luke', 'nobody', 'vader', 'vader'])).toEqual([
    'Luke Skywalker, Rebel does not fight on this side (SWM-2.3)', 'there is no figure "nobody"', 'Darth Vader, Dark Jedi is unique (SWM-2.6)', 'cost 167 is over 100 (SWM-2.2)',
  ]);
  expect(told('imperial', ['vader', 'vader-lord'], 200)).toEqual(['Darth Vader, Sith Lord is unique (SWM-2.6)']);
  expect(told('rebel', [])).toEqual(['it has no figure (SWM-2.2)']);
});

test('SWM-2.6 (miniatures.uniqueEnforced): a skirmish may allow somebody unique twice, among reinforcements too', () => {
  const limits = { points: 200, uniqueEnforced: false };
  expect(squadProblems('imperial', ['vader', 'vader'], limits, CARDS)).toEqual([]);
  const cards = new Map([...CARDS, ['boss', { ...CARDS.get('dengar')!, id: 'boss', name: 'Boss', cost: 50, reinforcements: 30 }] as const]);
  expect(reinforcementProblems(['boss'], ['greedo', 'greedo'], limits, cards)).toEqual([]);
  const twice = { table: 't', teams: [{ figures: ['luke'] }, { figures: ['greedo', 'greedo'] }] };
  expect(() => checkSquads(readSetup(twice), CARDS)).toThrow('SWM-2.6');
  expect(() => checkSquads(readSetup({ ...twice, uniqueEnforced: false }), CARDS)).not.toThrow();
});

test('SWM-A01 (SWM-2.4): the squad of the example costs exactly 100 with nine figures', () => {
  const officer = { name: 'Rebel Officer', faction: 'rebel', unique: false, cost: 13 } as const;
  const droid = { name: 'R2-D2', faction: 'rebel', unique: true, cost: 8 } as const;
  const cards = new Map<string, Pick<Card, 'name' | 'faction' | 'unique' | 'cost'>>(FIGURES.map((card) => [card.id, card]));
  cards.set('officer', officer).set('droid', droid);
  const figures = ['ig-88', 'luke-skywalker-rebel', 'officer', ...Array.from({ length: 5 }, () => 'rebel-trooper'), 'droid'];
  expect([figures.length, squadProblems('rebel', figures, { points: 100 }, cards)]).toEqual([9, []]);
  expect(squadProblems('rebel', figures, { points: 99 }, cards)).toEqual([{ place: null, rule: 'SWM-2.2', why: 'tooDear', detail: { cost: 100, points: 99 } }]);
});

test('SWM-A02 (SWM-2.2): the same squad with a Jawa costs 105 of 100 points', () => {
  const figures = ['ig-88', 'luke-skywalker-rebel', 'rebel-officer', ...Array.from({ length: 5 }, () => 'rebel-trooper'), 'r2-d2'];
  expect(squadProblems('rebel', [...figures, 'jawa'], { points: 100 }, CARDS)).toEqual([{ place: null, rule: 'SWM-2.2', why: 'tooDear', detail: { cost: 105, points: 100 } }]);
  expect(squadProblems('rebel', figures, { points: 100 }, CARDS)).toEqual([]);
});

test('SWM-16.22, SWM-AMB-23: reinforcements are of the Fringe and cost no more than is brought, besides the squad', () => {
  const cards = new Map([...CARDS, ['boss', { ...CARDS.get('dengar')!, id: 'boss', name: 'Boss', cost: 50, reinforcements: 30 }] as const]);
  const squad = ['boss', 'stormtrooper'];
  const wrong = (...figures: readonly string[]): readonly string[] => reinforcementProblems(squad, figures, {}, cards).map(squadProblemText);
  const hired = ['gamorrean-guard', 'gamorrean-guard', 'greedo'];
  expect(wrong(...hired)).toEqual([]);
  expect(wrong(...hired, 'ewok')).toEqual(['cost 33 is over 30 (SWM-16.22)']);
  expect(wrong('stormtrooper')).toEqual(['Stormtrooper is not of the Fringe (SWM-16.22)']);
  expect(wrong('ig-88')).toEqual(['cost 37 is over 30 (SWM-16.22)']);
  expect(wrong('greedo', 'greedo')).toEqual(['Greedo is unique (SWM-2.6)']);
  expect(squadProblems('imperial', squad, { points: 55 }, cards)).toEqual([]);
  expect(reinforcementProblems(['stormtrooper'], ['ewok'], {}, cards)).toMatchObject([{ rule: 'SWM-16.22', why: 'tooDearBesides' }]);
  const setup = readSetup({ table: 't', teams: [{ figures: ['luke'] }, { figures: squad, reinforcements: hired }] });
  expect(() => checkSquads(setup, cards)).not.toThrow();
  expect(() => checkSquads(readSetup({ ...setup, teams: [setup.teams[0], { figures: ['ewok'], reinforcements: hired }] }), cards)).toThrow('teams.1.reinforcements: cost 30 is over 0');
  expect(firstState(setup, drawnBoard({ map: ['..', '..'] }), cards).figures.map(({ hired: came }) => came)).toEqual([false, false, false, true, true, true]);
});
