import { expect, test } from 'vitest';
import { defenseDice, type Spot, type Table } from '../../testing/shatterpoint/table.ts';
import { newAttack } from '../attack/attack.ts';
import { cover } from '../attack/cover.ts';
import { resetStruggle, revealStruggle } from '../deeds/struggle.ts';
import { markedIn, stand, type Stand } from './stand.fixture.ts';
import { strategicPositions } from './strategic-positions.ts';

/** C (18, 18) is Inactive on the first map of the cards of I and of Overwhelm Them, B (18, 11) Active: just within Range 2 of C, and just outside. */
const NEAR: Spot = [18, 13.75];
const OFF: Spot = [18, 13.74];
const coverAt = (title: string, at: Spot, kind: 'ranged' | 'melee' = 'ranged'): number =>
  cover(stand(strategicPositions, title, { hero: { at: [at] } }).game, newAttack('1.foe.1', '0.hero.1', kind, 'combat'));

test.each(['Establish a Perimeter', 'Establish a Perimeter (second map)', 'Rapid Assault'])('(SP-COVER-01): %s: within range 2 of an inactive objective a character has Cover [1], elsewhere and in melee none', (title) => {
  expect([coverAt(title, NEAR), coverAt(title, OFF), coverAt(title, NEAR, 'melee')]).toEqual([1, 0, 0]);
});

test('(SP-COVER-01): an active objective gives no Cover, and other cards give none', () => {
  expect([coverAt('Establish a Perimeter', [18, 25]), coverAt('Overwhelm Them', [18, 18])]).toEqual([0, 0]);
});

test('(SP-CARD-23): Seize the Initiative: the First Player picks the map; on later cards the loser of the last struggle does', () => {
  const before = { struggle: { card: null, number: 1, piles: [{ left: ['Rapid Assault'] }, { left: ['Dig In!'] }, { left: [] }] } };
  const t = stand(strategicPositions, 'Rapid Assault', before).run((game) => revealStruggle(game, 1));
  expect(t.asked).toBe('pick map 0');
  const later = stand(strategicPositions, 'Rapid Assault', { struggle: { ...before.struggle, card: 'Rapid Assault', wonBy: 0, lastLoser: 1 } }).run((game) => resetStruggle(game));
  expect(later.asked).toBe('pick map 1');
});

/** On Take the Flank!, map 1: TL L R BL are Active; C and the others are not. */
const strikeFrom = (at: readonly Spot[], more: Stand = {}): Table => stand(strategicPositions, 'Take the Flank!', { hero: { at }, ...more }).playOn(defenseDice('B D'));

test('Calculated Strike: a unit that begins its activation within range 2 of an inactive objective: each of its characters may dash', () => {
  const t = strikeFrom([[18, 14], [1, 1]]);
  expect(t.asked).toBe('pick character 0');
  t.playOn('0.hero.1', [18, 10]).playOn(null);
  expect([t.where('hero.1'), t.asked, t.state.lasting]).toEqual([[18, 10, 0], 'pick act 0', []]);
});

test('Calculated Strike: if none moved the unit has Impact [1] and Sharpshooter [1] until the end of the turn', () => {
  const t = strikeFrom([[18, 14]]).playOn(null);
  expect(t.state.lasting.map(({ unit, stat, amount }) => [unit, stat, amount])).toEqual([['0.hero', 'impact', 1], ['0.hero', 'sharpshooter', 1]]);
  t.playOn('focus');
  expect(t.all('focused').map(({ impact, sharpshooter }) => [impact, sharpshooter])).toEqual([[1, 1]]);
  t.playOn('end');
  expect(t.state.lasting).toEqual([]);
});

test('Calculated Strike: not farther off, not beside an active objective, not on another card', () => {
  for (const at of [[13.74, 18], [11, 18]] as const) expect(strikeFrom([at]).asked).toBe('pick act 0');
  expect(stand(strategicPositions, 'Establish a Perimeter', { hero: { at: [[18, 18]] } }).go().asked).toBe('pick act 0');
});

const zone = (at: Spot, title = 'Overwhelm Them'): number => {
  const t = stand(strategicPositions, title, { hero: { at: [at] } }).go();
  if (t.asked === 'roll priority 2') t.playOn(defenseDice('B D'));
  return t.playOn('end').all('forceRefreshed').filter(({ seat }) => seat === 0).length;
};

test('Neutral Zone: a unit that ends its activation within range 2 of an inactive objective refreshes 1 Force', () => {
  expect([zone(NEAR), zone([18, 18])]).toEqual([1, 1]);
});

test('Neutral Zone: not farther off, not at an active objective, not on another card', () => {
  expect([zone(OFF), zone([18, 25]), zone([18, 18], 'Establish a Perimeter')]).toEqual([0, 0, 0]);
});

/** On Dig In!, map 1: TL block, TR expertise, BL failure; C is Active without a face. */
const priorities = (more: Stand = {}): Table => stand(strategicPositions, 'Dig In!', more).go();

test('(SP-OBJ-07): two dice mark two active objectives', () => {
  const t = priorities();
  expect(t.asked).toBe('roll priority 2');
  t.playOn(defenseDice('F B'));
  expect([markedIn(t), t.asked]).toEqual([['TL', 'BL'], 'pick act 0']);
});

test('(SP-OBJ-07): on a double that one is marked, and the inactive player marks another with a face', () => {
  const t = priorities().playOn(defenseDice('D D'));
  expect([t.asked, t.offered]).toEqual(['pick choice 1', ['TL', 'BL']]);
  t.playOn('BL');
  expect(markedIn(t).sort()).toEqual(['BL', 'TR']);
});

test('(SP-OBJ-07): with priorities on the table, and in struggle I, nothing is rolled', () => {
  const t = stand(strategicPositions, 'Dig In!');
  t.state.objectives.find(({ id }) => id === 'TL')!.priority = true;
  expect([t.go().asked, stand(strategicPositions, 'Establish a Perimeter').go().asked]).toEqual(['pick act 0', 'pick act 0']);
});

test('(SP-STRUG-09): control of both moves the token 1 further, and then both are removed', () => {
  const t = priorities({ control: { TL: 0, BL: 0 }, struggle: { token: 5 } }).playOn(defenseDice('F B'), 'end');
  expect([t.state.struggle.token, markedIn(t), t.asked]).toEqual([2, [], 'roll priority 2']);
});

test('(SP-STRUG-09): control of one of them moves it no further, and both stay', () => {
  const t = priorities({ control: { TL: 0, C: 0, BL: 1 }, struggle: { token: 5 }, players: [{}, { momentum: [8] }] }).playOn(defenseDice('F B'), 'end');
  expect([t.state.struggle.token, markedIn(t), t.all('priorityRolled').length]).toEqual([3, ['TL', 'BL'], 2]);
});

test('(SP-STRUG-09): with no priority on the table, or a single one, nothing moves further', () => {
  const alone = priorities({ control: { TL: 0 }, struggle: { token: 5 } }).playOn(defenseDice('F B'));
  alone.state.objectives.find(({ id }) => id === 'BL')!.priority = false;
  expect(alone.playOn('end').state.struggle.token).toBe(4);
  expect(stand(strategicPositions, 'Establish a Perimeter', { control: { T: 0 }, struggle: { token: 5 } }).playOn('end').state.struggle.token).toBe(4);
});

test('(SP-CARD-22): the always active objective counts for the token and is never a priority', () => {
  const t = priorities({ control: { C: 0 }, struggle: { token: 5 } }).playOn(defenseDice('F F'), 'TL', 'end');
  expect([t.state.struggle.token, t.all('priorityPlaced').map(({ objective }) => objective)]).toEqual([4, ['BL', 'TL']]);
});
