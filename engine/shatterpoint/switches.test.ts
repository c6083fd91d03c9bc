import { expect, test } from 'vitest';
import { fighter } from '../testing/shatterpoint/fighter.ts';
import { block, GANTRY, scenery } from '../testing/shatterpoint/scenery.ts';
import { faces, table, type Spot, type Table } from '../testing/shatterpoint/table.ts';
import { testCard } from '../testing/shatterpoint/test-card.ts';
import { attack } from './attack/attack.ts';
import type { Era, UnitType } from './cards/card.ts';
import { inchesFromCorner, map } from './game/mission.ts';
import { shiftingPriorities } from './missions/shifting-priorities.ts';
import { toolMove } from './deeds/move.ts';
import { chooseUnit } from './turn/order.ts';
import { shift } from './deeds/push.ts';
import { readSetup, type HouseRules } from './state/setup.ts';
import { SHATTERPOINT as SP } from './state/state.ts';
import { teamFaults } from './system.ts';
import type { UnitCard } from './game/game.ts';

const hero = fighter('hero');

/** Where a hero ends that is pushed Range 3 due east from (13, 18), with one other character at a place. */
const pushed = (houseRules: Partial<HouseRules>, other: Spot): Spot =>
  table({ cards: [hero], terrain: scenery(GANTRY), houseRules, units: { hero: { seat: 0, at: [13, 18] }, other: { card: 'hero', seat: 1, at: other } } })
    .run((game) => shift(game, '0.hero.1', { range: 3, from: null, way: 'push' })).play([14, 18]).where('hero');

test('(AMB-06, SP-PUSH-06, houseRules.higherCharactersStopPush): a character above stops a push only where the house rule says so', () => {
  expect(pushed({ higherCharactersStopPush: false }, [16, 18, 5])).toEqual([18, 18, 0]);
  expect(pushed({ higherCharactersStopPush: true }, [16, 18, 5])).toEqual([14.5, 18, 0]);
  expect(pushed({ higherCharactersStopPush: false }, [16, 18])).toEqual([14.5, 18, 0]);
});

test('(AMB-05, SP-PUSH-03, houseRules.pushDisplacement): a push goes the length of its tool, or that and the base’s diameter', () => {
  expect(pushed({ pushDisplacement: 'tool' }, [30, 30])).toEqual([18, 18, 0]);
  expect(pushed({ pushDisplacement: 'toolAndBase' }, [30, 30])).toEqual([19.5, 18, 0]);
});

test('(AMB-04, SP-TOOL-04, houseRules.toolMayEndBeyondTip): a base may end beyond the tip as long as it touches the tool, or never', () => {
  const reach = (toolMayEndBeyondTip: boolean): Table => table({ cards: [hero], houseRules: { toolMayEndBeyondTip }, units: { hero: { seat: 0, at: [10, 10] } } }).run((game) => toolMove(game, '0.hero.1', 'advance'));
  expect([reach(true).refusal([17.5, 10]), reach(true).refusal([17.51, 10])]).toMatchObject([null, { rule: 'SP-TOOL-04' }]);
  expect([reach(false).refusal([16.75, 10]), reach(false).refusal([16.76, 10])]).toMatchObject([null, { rule: 'SP-TOOL-04' }]);
});

/** Defense dice of a hunkered unit beside a plinth, shot at by somebody who stands on that plinth. */
function coverDice(houseRules: Partial<HouseRules>): number {
  const terrain = scenery(block('plinth', [13, 18.5], [16, 20], 2));
  const t = table({ cards: [hero], terrain, houseRules, units: { hero: { seat: 0, at: [14, 18, 2] }, target: { card: 'hero', seat: 1, at: [19.5, 18], hunker: 1 } } });
  t.run((game) => attack(game, '0.hero.1', { part: 'combat' }));
  return t.pools.defenseDice;
}

test('(AMB-16, SP-COVER-05, houseRules.coverIgnoresAttackersOwnPart): what the attacker stands on covers nobody, unless the text is taken at its word', () => {
  expect([coverDice({ coverIgnoresAttackersOwnPart: true }), coverDice({ coverIgnoresAttackersOwnPart: false })]).toEqual([3 + 1, 3 + 1 + 1]);
});

/** P1's order cards on top of the deck, in order; nothing lies below them and the other cards are discarded. */
const order = (top: readonly string[], houseRules: Partial<HouseRules>): Table => table({
  units: { u1: { seat: 0, at: [4, 4] }, u2: { seat: 0, at: [8, 4] }, foe: { seat: 1, at: [30, 30] } }, cards: ['u1', 'u2', 'foe'].map((name) => testCard(name)), houseRules,
  players: [{ deck: { left: [] }, top: [...top], discard: ['0.u1', '0.u2', SP].filter((card) => !top.includes(card)), ready: 2, pool: 3 }, {}],
}).run((game) => chooseUnit(game, 0));

test('(AMB-40, SP-RES-06, houseRules.allowReserveLastCard): the last card cannot be reserved; where it can, it is used all the same and the Force is gone', () => {
  const never = order(['0.u1'], { allowReserveLastCard: false });
  expect([never.asked, never.result, never.state.players[0]!.ready]).toEqual(['nothing', { unit: '0.u1', from: 'order' }, 2]);
  const may = order(['0.u1'], { allowReserveLastCard: true });
  expect([may.asked, may.offered]).toEqual(['pick reserve 0', ['activate', 'reserve']]);
  may.play('reserve');
  expect([may.result, may.state.players[0]!.ready, may.all('deckRefreshed')]).toEqual([{ unit: '0.u1', from: 'reserve' }, 1, []]);
});

test('(AMB-41, SP-SHAT-04, houseRules.allowPassLastShatterpoint): as the last card it cannot be passed; where it can, the deck refreshes for it', () => {
  expect(order([SP], { allowPassLastShatterpoint: false }).closed).toEqual([{ option: 'pass', rule: 'SP-SHAT-04', why: 'deckEmpty' }]);
  const may = order([SP], { allowPassLastShatterpoint: true });
  expect([may.offered, may.closed]).toEqual([['0.u1', '0.u2', 'pass'], []]);
  may.play('pass');
  expect([may.all('deckRefreshed').length, may.asked]).toEqual([1, 'roll order 1']);
  may.play(faces(2));
  expect([may.result, may.state.players[0]!.deck.left, may.state.players[0]!.discard]).toEqual([{ unit: '0.u2', from: 'order' }, ['0.u1', SP], ['0.u2']]);
});

test.each([['secondPlayer', 1], ['firstPlayer', 0]] as const)('(AMB-46, SP-DEPLOY-08, houseRules.firstMapChooser): the first map is chosen by the %s', (firstMapChooser, seat) => {
  const mission = { ...shiftingPriorities, id: 'maps', objectives: [{ id: 'W', at: inchesFromCorner(8, 18) }], struggles: ([1, 2, 3] as const).map((phase) => ({ title: `Phase ${phase}`, phase, maps: [map('W'), map('W')] })) };
  const t = table({ units: { a: { seat: 0, at: [9, 3] }, b: { seat: 1, at: [9, 33] } }, cards: [testCard('a'), testCard('b')], phase: 'stances', struggle: { card: null }, mission, houseRules: { firstMapChooser }, objectives: { W: [8, 18] } });
  expect(t.go().asked).toBe(`pick map ${seat}`);
});

const rulesOf = (houseRules: Partial<HouseRules>) => readSetup({ table: 'test', houseRules, teams: [0, 1].map(() => ({ squads: [0, 1].map(() => ({ primary: '', secondary: '', supporting: '' })) })) });
const card = (id: string, type: UnitType, eras: readonly Era[]): UnitCard => testCard(id, { type, points: type === 'primary' ? 8 : 4, eras });
const squad = (name: string) => ({ primary: `${name}-primary`, secondary: `${name}-secondary`, supporting: `${name}-supporting` });
const squadCards = (name: string, eras: readonly Era[]): UnitCard[] => (['primary', 'secondary', 'supporting'] as const).map((type) => card(`${name}-${type}`, type, eras));
const library = (...cards: readonly UnitCard[]): ReadonlyMap<string, UnitCard> => new Map(cards.map((each) => [each.id, each]));

test('(DIF-02, SP-ERA-01, houseRules.eras): a New Republic squad plays among four eras, not among the three of the English rulebook', () => {
  const cards = library(...squadCards('new', ['newRepublic']), ...squadCards('old', ['ageOfRebellion']));
  const faults = (eras: 3 | 4): string[] => teamFaults(rulesOf({ eras }), { squads: [squad('new'), squad('old')] }, cards).map(({ rule }) => rule);
  expect([faults(4), faults(3)]).toEqual([[], ['SP-ERA-01']]);
});

test('SP-ERA-02, SP-ERA-03, SP-ERA-04: a Fall of the Jedi / Age of Rebellion unit joins a squad of either era and of the one between, not of a later one', () => {
  const joins = (era: Era): boolean => {
    const cards = library(...squadCards('x', [era]), ...squadCards('y', [era]), card('wide', 'secondary', ['fallOfTheJedi', 'ageOfRebellion']));
    return teamFaults(rulesOf({}), { squads: [{ ...squad('x'), secondary: 'wide' }, squad('y')] }, cards).length === 0;
  };
  expect((['fallOfTheJedi', 'reignOfTheEmpire', 'ageOfRebellion', 'newRepublic'] as const).map(joins)).toEqual([true, true, true, false]);
});
