import { expect, test } from 'vitest';
import { defenseDice } from '../../testing/shatterpoint/table.ts';
import { SHATTERPOINT } from '../state/state.ts';
import { sabotageShowdown } from './sabotage-showdown.ts';
import { markedIn, stand } from './stand.fixture.ts';

const named = { deck: [SHATTERPOINT] };

test('(SP-CARD-22): Press Forward: each character of the unit that the Shatterpoint card chose may dash', () => {
  const t = stand(sabotageShowdown, 'Set the Charges', { ...named, hero: { at: [[1, 1], [1, 4]] } }).go();
  expect(t.asked).toBe('pick shatterpoint 0');
  t.playOn('0.hero');
  expect([t.asked, t.offered]).toEqual(['pick character 0', ['0.hero.1', '0.hero.2', 'done']]);
  t.playOn('0.hero.2', [4, 4]);
  expect([t.where('hero.2'), t.asked]).toEqual([[4, 4, 0], 'place dash 0']);
  t.playOn(null);
  expect([t.where('hero.1'), t.asked]).toEqual([[1, 1, 0], 'pick act 0']);
});

test('(SP-CARD-22): Stick to the Plan: its player refreshes 1 Force, none with a full pool', () => {
  const t = stand(sabotageShowdown, 'Shut Down the Alarms', named).playOn('0.hero');
  expect([t.all('forceRefreshed').map(({ seat, amount }) => [seat, amount]), t.asked]).toEqual([[[0, 1]], 'pick act 0']);
  const full = stand(sabotageShowdown, 'Shut Down the Alarms', { ...named, players: [{ ready: 8 }, {}] }).playOn('0.hero');
  expect(full.all('forceRefreshed')).toEqual([]);
});

test('(SP-CARD-22): Regroup: the unit loses 2 damage or 1 condition; unharmed it loses nothing', () => {
  const hurt = () => stand(sabotageShowdown, 'Secure the Exits', { ...named, hero: { damage: 5, conditions: ['pinned'] } }).playOn('0.hero');
  expect([hurt().asked, hurt().offered]).toEqual(['pick drop 0', ['damage', 'pinned', 'none']]);
  expect(hurt().playOn('damage').unit('hero')).toMatchObject({ damage: 3, conditions: ['pinned'] });
  expect(hurt().playOn('pinned').unit('hero')).toMatchObject({ damage: 5, conditions: [] });
  expect(stand(sabotageShowdown, 'Secure the Exits', named).playOn('0.hero').asked).toBe('pick act 0');
});

test('(SP-CARD-22): a unit whose own card was revealed, or taken from reserve, has no such tactic', () => {
  const revealed = stand(sabotageShowdown, 'Shut Down the Alarms').go();
  expect([revealed.asked, revealed.all('forceRefreshed')]).toEqual(['pick act 0', []]);
  const reserved = stand(sabotageShowdown, 'Shut Down the Alarms', { deck: [], players: [{ reserve: '0.hero' }, {}] }).go();
  expect([reserved.state.activation!.from, reserved.all('forceRefreshed')]).toEqual(['reserve', []]);
});

test('(SP-CARD-22): the tactic is the one of the current card', () => {
  const t = stand(sabotageShowdown, 'Find the Escape Tunnel', named).playOn(defenseDice('B')).playOn('0.hero');
  expect(t.all('forceRefreshed').length).toBe(1);
});

test('(SP-OBJ-07): in struggle II the priority die marks an objective that is worth 1 space more; then the token leaves', () => {
  const t = stand(sabotageShowdown, 'We Need More Time', { control: { TR: 0, C: 0 }, struggle: { token: 4 } }).go();
  expect(t.asked).toBe('roll priority 1');
  t.playOn(defenseDice('B'));
  expect(markedIn(t)).toEqual(['TR']);
  t.playOn('end');
  expect([t.state.struggle.token, markedIn(t), t.asked]).toEqual([1, [], 'roll priority 1']);
});

test('(SP-OBJ-07): a marked objective of the opponent is worth nothing, and the token leaves all the same', () => {
  const t = stand(sabotageShowdown, 'We Need More Time', { control: { TR: 1, C: 0 }, struggle: { token: 4 } }).playOn(defenseDice('B'), 'end');
  expect([t.state.struggle.token, markedIn(t)]).toEqual([3, []]);
  expect(t.asked).toBe('roll priority 1');
});

test('(SP-OBJ-07): in struggle I nothing is rolled', () => {
  const t = stand(sabotageShowdown, 'Set the Charges').go();
  expect([t.asked, t.all('priorityRolled')]).toEqual(['pick act 0', []]);
});
