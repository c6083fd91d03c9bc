import { expect, test } from 'vitest';
import { fighter } from '../../testing/shatterpoint/fighter.ts';
import { attackDice, defenseDice, type Table } from '../../testing/shatterpoint/table.ts';
import { testCard } from '../../testing/shatterpoint/test-card.ts';
import { neverTellMeTheOdds } from './never-tell-me-the-odds.ts';
import { markedIn, stand, strike, type Stand } from './stand.fixture.ts';

const CARDS = [
  testCard('hero', { abilities: [strike('Strike', '1.foe', '0.hero.1'), strike('Second', '1.other', '0.hero.1'), strike('Poison', '1.foe', null), strike('Betray', '0.ally', '0.hero.1'), strike('Provoke', '0.ally', '1.other.1'), strike('Feud', '1.foe', '1.other.1')] }),
  testCard('ally', { type: 'supporting' }), testCard('foe', { type: 'primary' }), testCard('other'),
];

/** Hero is a Secondary unit of P1 in its own turn. */
const turn = (title: string, more: Stand = {}): Table =>
  stand(neverTellMeTheOdds, title, {
    cards: CARDS,
    units: { hero: { seat: 0, at: [1, 1] }, ally: { seat: 0, at: [35, 1] }, foe: { seat: 1, at: [1, 35] }, other: { seat: 1, at: [35, 35] } },
    ...more,
  });
const token = (t: Table): number => t.state.struggle.token;

test('(SP-CARD-22): a Secondary unit that wounds an enemy: for 1 Force the struggle token moves 1 toward its player', () => {
  const t = turn('Daring Gamble').playOn('ability:strike');
  expect([t.asked, t.offered]).toEqual(['pick mayPay 0', ['yes', 'no']]);
  t.playOn('yes');
  expect([token(t), t.state.players[0]!.ready, t.asked]).toEqual([-1, 4, 'pick act 0']);
});

test('(SP-CARD-22): declined, nothing moves and nothing is paid; a second wound offers it again', () => {
  const t = turn('Daring Gamble').playOn('ability:strike', 'no');
  expect([token(t), t.state.players[0]!.ready]).toEqual([0, 5]);
  expect(t.playOn('ability:second').asked).toBe('pick mayPay 0');
});

test('(SP-CARD-22): once in a turn only', () => {
  const t = turn('Daring Gamble').playOn('ability:strike', 'yes', 'ability:second');
  expect([t.all('wounded').length, t.asked, token(t)]).toEqual([2, 'pick act 0', -1]);
});

test.each([
  ['of a card that names another type', 'Questionable Heroics', 'ability:strike', {}],
  ['with no Force', 'Daring Gamble', 'ability:strike', { players: [{ ready: 0 }, {}] }],
  ['that no character made', 'Daring Gamble', 'ability:poison', {}],
  ['of an own unit', 'Daring Gamble', 'ability:betray', {}],
  ['of an own unit by an enemy', 'Daring Gamble', 'ability:provoke', {}],
  ['of an enemy by an enemy', 'Daring Gamble', 'ability:feud', {}],
] as const)('(SP-CARD-22): a wound %s moves nothing', (_why, title, ability, more) => {
  const t = turn(title, more as Stand).playOn(ability);
  expect([t.all('wounded').length, t.asked, token(t)]).toEqual([1, 'pick act 0', 0]);
});

test('(SP-STRUG-07): after the struggle was won in the turn nothing moves any more', () => {
  const t = turn('Daring Gamble', { struggle: { token: -7 } }).playOn('ability:strike');
  expect([t.state.struggle.wonBy, t.asked]).toEqual([0, 'pick act 0']);
});

test('(SP-OBJ-07): from struggle II on the priority die marks an objective for one turn', () => {
  const t = turn('It Could Be Worse', { control: { TR: 0 }, struggle: { token: 4 } }).playOn(defenseDice('D'));
  expect(markedIn(t)).toEqual(['TR']);
  t.playOn('end');
  expect([token(t), markedIn(t)]).toEqual([2, []]);
  expect(turn('Daring Gamble').go().all('priorityRolled')).toEqual([]);
  expect(t.asked).toBe('roll priority 1');
});

test('SP-ATK-10, SP-TIME-03: at the end of a Strained attacker’s attack its player orders the challenge and the damage of Strained', () => {
  const fight: Stand = { cards: [fighter('hero', { melee: [1, 3] }), ...CARDS.slice(1)], units: { hero: { seat: 0, at: [1, 1], conditions: ['strained'] }, ally: { seat: 0, at: [35, 1] }, foe: { seat: 1, at: [4, 1], damage: 8 }, other: { seat: 1, at: [35, 35] } } };
  const t = turn('Daring Gamble', fight).playOn('combat', attackDice('S'), defenseDice('F F F'), 'm1');
  expect([t.asked, t.offered]).toEqual(['pick nonPlayerEffect 0', ['challengingTheOdds', 'strained']]);
  t.play('strained');
  expect([t.asked, t.unit('hero').damage]).toEqual(['pick mayPay 0', 3]);
  expect(token(t.playOn('yes'))).toBe(-1);
});
