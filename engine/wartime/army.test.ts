import { expect, test } from 'vitest';
import { archetypeProblems, armyProblems, armyProblemText } from './army.ts';
import { characterCost, bodyCost, protectionCost, weaponCost } from './cost.ts';
import { FIGURES } from './figures/index.ts';
import { fighter } from '../testing/wartime/table.ts';
import { ACTIONS } from './actions/index.ts';
import { ANSWERS } from './actions/out-of-turn.ts';
import { makeContent } from './content.ts';
import { cardOf } from './game.ts';
import { readSetup } from './setup.ts';
import { scene } from '../testing/wartime/table.ts';
import { boxTerrain } from '../testing/terrain.ts';

test('WT-3.1, WT-3.2: every character of ours may be bought; a number that is no level is named', () => {
  expect(FIGURES.flatMap(archetypeProblems)).toEqual([]);
  const wrong = fighter('giant', { con: 11, damage: 0, range: 0, cost: 0, def: 12 });
  expect(archetypeProblems(wrong).map(armyProblemText)).toEqual([
    'CON of giant is 11, not a whole number from 1 to 10 (WT-3.2)', 'damage of Gun of giant is 0, not a whole number from 1 to 10 (WT-3.2)',
    'points of Gun of giant is 0, not a whole number from 1 to 10 (WT-7.1)', 'resistance of Armour of giant is 12, not a whole number from 1 to 10 (WT-3.2)',
  ]);
});

test('WT-014 (WT-3.5): the range is at most five times the damage', () => {
  expect(archetypeProblems(fighter('near', { damage: 4, range: 20 }))).toEqual([]);
  expect(archetypeProblems(fighter('far', { damage: 4, range: 21 }))).toMatchObject([{ rule: 'WT-3.5', why: 'rangeTooLong' }]);
});

test('WT-3.2, WT-3.5: the game takes no list with such a card', () => {
  const setup = readSetup({ table: 't', teams: [{ figures: ['far'] }, { figures: ['soldier'] }] });
  expect(() => makeContent(setup, boxTerrain({}), [...FIGURES, fighter('far', { damage: 4, range: 21 })])).toThrow('teams.0.figures.0: far: range 21 K of Gun is more than five times damage 4 (WT-3.5)');
});

test('WT-4.11: everything that is wrong with an army list is told, character by character', () => {
  const cards = new Map(FIGURES.map((card) => [card.id, card]));
  const costs = new Map(FIGURES.map((card) => [card.id, characterCost(card)]));
  const told = (figures: readonly string[], points: number): readonly string[] => armyProblems(figures, points, cards, costs).map(armyProblemText);
  const soldier = costs.get('soldier')!;
  expect(told(['soldier', 'soldier'], 2 * soldier)).toEqual([]);
  expect(told(['soldier', 'nobody'], soldier - 1)).toEqual(['there is no figure "nobody"', `cost ${soldier} is over ${soldier - 1} (WT-4.11)`]);
  expect(told([], 10)).toEqual(['it has no character (WT-4.11)']);
});

test('WT-4.8: a character costs its body, weapon and protections, with its own bonuses', () => {
  for (const card of FIGURES) {
    const parts = bodyCost(card.body) + weaponCost(card.weapon) + card.protections.reduce((sum, worn) => sum + protectionCost(worn), 0);
    expect(characterCost(card)).toBe(parts + card.traits.reduce((sum, { points }) => sum + points, 0));
  }
});

test('WT-7.1: every action, in turn and out of it, costs a point or more', () => {
  const t = scene({ terrain: boxTerrain({}), who: { A: { seat: 0, at: [0, 10], card: { cost: 1 } }, B: { seat: 1, at: [0, -10] } } });
  for (const action of [...ACTIONS, ...ANSWERS]) expect(action.cost(cardOf(t.game, t.there('A'))), action.id).toBeGreaterThanOrEqual(1);
});
