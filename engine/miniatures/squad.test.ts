import { expect, test } from 'vitest';
import { FACTS } from '../testing/miniatures/facts.ts';
import { CARDS, drawnBoard } from '../testing/miniatures/table.ts';
import type { Card } from './game.ts';
import { FIGURES } from './figures/index.ts';
import { checkSquads, readSetup } from './setup.ts';
import { reinforcementProblems, squadProblems, squadProblemText } from './squad.ts';
import { firstState } from './start.ts';

const told = (side: 'rebel' | 'imperial', figures: readonly string[], points = 100): readonly string[] => squadProblems(side, figures, { points }, CARDS).map(squadProblemText);

test('SWM-1.1, SWM-1.3, SWM-1.4, SWM-1.6: every figure has the numbers and abilities that its card prints, and every card of the set has its figure', () => {
  expect(FACTS.flatMap(({ numbers }) => numbers).sort((a, b) => a - b)).toEqual(Array.from({ length: 60 }, (_, i) => i + 1));
  const played = FIGURES.map((card) => {
    const { name, faction, cost, hitPoints, defense, attack, damage, force = 0, unique, large = false, feats } = card;
    const named = [...new Set(feats.map((feat) => feat.name))];
    const abilities = named.filter((each) => !each.startsWith('Commander:')).sort();
    return { name, faction, printed: [cost, hitPoints, defense, attack, damage], force, unique, large, commander: abilities.length < named.length, abilities };
  });
  const told = FACTS.map(({ numbers: _, ...fact }) => ({ ...fact, abilities: fact.abilities.toSorted() }));
  const byName = (a: { readonly name: string }, b: { readonly name: string }): number => (a.name < b.name ? -1 : 1);
  expect(played.sort(byName)).toEqual(told.sort(byName));
});

test('SWM-1.1: a card that the set has under several numbers comes in as many poses', () => {
  const poses = new Map(FIGURES.map((card) => [card.name, 1 + (card.poses?.length ?? 0)]));
  expect(FACTS.filter(({ name, numbers }) => poses.get(name) !== numbers.length)).toEqual([]);
});

test('SWM-1.2, SWM-16.22, SWM-16.42: what a card says twice, it says alike', () => {
  const numberOf = (card: Card, feat: string): number | undefined => {
    const name = card.feats.find(({ id }) => id === feat)?.name;
    return name === undefined ? undefined : Number(name.split(' ').at(-1));
  };
  for (const card of FIGURES) {
    expect([card.speed, card.reinforcements], card.name).toEqual([numberOf(card, 'speed'), numberOf(card, 'fringe-reinforcements')]);
    expect(card.base, card.name).toBe(card.large === true ? 50 : 25);
  }
});

test('SWM-2.2, SWM-2.3, SWM-2.6: everything that is wrong with a squad is told, figure by figure, with its rule', () => {
  expect(told('rebel', ['luke', 'greedo'])).toEqual([]);
  expect(told('imperial', ['luke', 'nobody', 'vader', 'vader'])).toEqual([
    'Luke Skywalker, Rebel does not fight on this side (SWM-2.3)', 'there is no figure "nobody"', 'Darth Vader, Dark Jedi is unique (SWM-2.6)', 'cost 127 is over 100 (SWM-2.2)',
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
