import { expect, test } from 'vitest';
import { attackDice, defenseDice, table, type Placed, type Spot, type Table, type TableOptions } from '../../testing/shatterpoint/table.ts';
import { attack, targetsOf } from '../attack/attack.ts';
import { gainHunker } from '../deeds/effects.ts';

const REX = 'cc-7567-captain-rex';
const TROOPERS = '501st-clone-troopers';
const ALWAYS = `im-always-first-kid@0.${REX}`;

const setting = (units: Readonly<Record<string, Placed>>, more: Partial<TableOptions> = {}): Table =>
  table({ ...more, units: { [REX]: { seat: 0, at: [10, 10] }, ...units } });
const troopers = (...at: Spot[]): Placed => ({ seat: 0, at });
const misses = (attackers: number, defenders: number) => [attackDice(Array.from({ length: attackers }, () => 'F').join(' ')), defenseDice(Array.from({ length: defenders }, () => 'F').join(' '))] as const;

/** Rex's activation begins. */
const tactic = (units: Readonly<Record<string, Placed>> = {}): Table => setting(units, { active: REX, step: 'begin' }).go();

test('Get a Move On, Soldier: himself or another Galactic Republic character may dash and gain Hunker', () => {
  const t = tactic({ [TROOPERS]: troopers([20, 20], [24, 20]), 'bo-katan-kryze': { seat: 0, at: [30, 30] } });
  expect([t.asked, t.offered]).toEqual(['pick choice 0', [`0.${REX}.1`, `0.${TROOPERS}.1`, `0.${TROOPERS}.2`, 'none']]);
  t.play(`0.${TROOPERS}.2`);
  expect([t.asked, t.request?.about.character]).toEqual(['place dash 0', `0.${TROOPERS}.2`]);
  t.play([24, 24]);
  expect(t.offered).toEqual(['hunker', 'none']);
  t.play('hunker');
  expect([t.unit(TROOPERS).hunker, t.unit(REX).hunker, t.where(`${TROOPERS}.2`)]).toEqual([1, 0, [24, 24, 0]]);
});

test('Get a Move On, Soldier: each half may be declined, and all of it', () => {
  const t = tactic().play(`0.${REX}.1`, null, 'none').go();
  expect([t.where(REX), t.unit(REX).hunker, t.asked]).toEqual([[10, 10, 0], 0, 'pick act 0']);
  expect(tactic().play('none').go().asked).toBe('pick act 0');
  expect(tactic().play(`0.${REX}.1`, null, 'hunker').unit(REX).hunker).toBe(1);
});

test('Defensive Maneuver: who dashed gains Hunker, who did not gains none', () => {
  const act = (): Table => setting({}, { active: REX }).go();
  const t = act().play('ability:defensive-maneuver');
  expect(t.asked).toBe('place dash 0');
  expect(t.play([10, 14]).unit(REX).hunker).toBe(1);
  expect(act().play('ability:defensive-maneuver', null).unit(REX).hunker).toBe(0);
});

/** The troopers shoot at Maul, one after the other; Rex stands at a place. */
function volley(rex: Partial<Placed> = {}, { units = {}, ...more }: Partial<TableOptions> = {}): Table {
  const t = setting({ ...units, [REX]: { seat: 0, at: [16, 10], ...rex }, [TROOPERS]: troopers([10, 10], [10, 13]), 'lord-maul': { seat: 1, at: [18, 12] } }, { active: TROOPERS, ...more }).go();
  t.play('combat', `0.${TROOPERS}.1`, ...misses(7, 5), `0.${TROOPERS}.2`, ...misses(7, 5));
  return t.request === null ? t.go() : t;
}

test('I’m Always First, Kid: after the troopers’ combat action he may dash and then attack one of their targets with 5 dice', () => {
  const t = volley();
  expect([t.asked, t.offered]).toEqual(['pick answer 0', [ALWAYS, 'pass']]);
  t.play(ALWAYS);
  expect([t.asked, t.state.players[0]!.ready]).toEqual(['place dash 0', 7]);
  t.play([16, 12]);
  expect([t.asked, t.offered]).toEqual(['pick may 0', ['yes', 'no']]);
  t.play('yes');
  expect([t.asked, t.all('attackDeclared').at(-1)?.attack]).toMatchObject(['roll attack 5', { defender: '1.lord-maul.1', part: 'im-always-first-kid' }]);
});

test('I’m Always First, Kid: without the dash no attack, and none on others than their targets', () => {
  const t = volley().play(ALWAYS, null).go();
  expect(t.asked).toBe('pick act 0');
  // The dash ends where Maul is out of reach, but another enemy could be shot at.
  const away = volley({ at: [10, 16.5] }, { units: { 'gar-saxon': { seat: 1, at: [10, 25] } } }).play(ALWAYS, [10, 20]).go();
  expect(targetsOf(away.game, `0.${REX}.1`, 'ranged')).toEqual(['1.gar-saxon.1']);
  expect(away.asked).toBe('pick act 0');
  expect(volley().play(ALWAYS, [16, 12], 'no').go().all('attackDeclared')).toHaveLength(2);
});

test('I’m Always First, Kid: a combat action in which nobody was attacked is one too; then he only dashes', () => {
  const t = setting({ [TROOPERS]: troopers([10, 13], [10, 16]), 'lord-maul': { seat: 1, at: [10, 19] } }, { active: TROOPERS }).go().play('combat', 'done').go();
  expect(t.offered).toEqual([ALWAYS, 'pass']);
  expect(t.play(ALWAYS).asked).toBe('place dash 0');
  expect(t.play([13, 10]).go().asked).toBe('pick act 0');
  expect([t.where(REX), t.all('attackDeclared')]).toEqual([[13, 10, 0], []]);
});

test('I’m Always First, Kid: not beyond Range 3, not Wounded, not without Force', () => {
  expect(volley({ at: [10, 19.5] }).offered).toEqual([ALWAYS, 'pass']);
  expect(volley({ at: [10, 19.51] }).asked).toBe('pick act 0');
  expect(volley({ wounded: 1 }).asked).toBe('pick act 0');
  expect(volley({}, { players: [{ ready: 0 }, {}] }).asked).toBe('pick act 0');
});

test('I’m Always First, Kid: not after the combat action of a unit that is no Clone Trooper Supporting unit, nor after a Focus', () => {
  const anakin = setting({ 'general-anakin-skywalker': { seat: 0, at: [10, 13] }, 'lord-maul': { seat: 1, at: [10, 16] } }, { active: 'general-anakin-skywalker', players: [{ ready: 1 }, {}] }).go();
  expect(anakin.play('combat', ...misses(8, 5)).go().asked).toBe('pick act 0');
  const clan = setting({ 'clan-kryze-mandalorians': troopers([10, 13], [30, 30]), 'lord-maul': { seat: 1, at: [10, 16] } }, { active: 'clan-kryze-mandalorians' }).go();
  expect(clan.play('combat', '0.clan-kryze-mandalorians.1', ...misses(5, 5)).go().asked).toBe('pick act 0');
  const cody = setting({ 'cc-2224-clone-commander-cody': { seat: 0, at: [10, 13] }, 'lord-maul': { seat: 1, at: [10, 16] } }, { active: 'cc-2224-clone-commander-cody' }).go();
  expect(cody.play('combat', ...misses(6, 5)).go().asked, 'a Clone Trooper, but no Supporting unit').toBe('pick act 0');
  const focus = setting({ [TROOPERS]: troopers([10, 13], [10, 16]) }, { active: TROOPERS }).go().play('focus').go();
  expect(focus.asked).toBe('pick act 0');
});

test('I’m Always First, Kid: not after the combat action of the opponent’s Clone Troopers', () => {
  const t = table({ active: TROOPERS, units: { [REX]: { seat: 0, at: [16, 10] }, [TROOPERS]: { ...troopers([10, 10], [10, 13]), seat: 1 } } }).go();
  t.play('combat', `1.${TROOPERS}.1`, ...misses(7, 5), 'done').go();
  expect([t.asked, t.all('actionResolved').length]).toEqual(['pick act 1', 1]);
});

test('Bring It On, Clankers: when a Clone Trooper unit within Range 3 gains Hunker one of its characters may heal', () => {
  const gain = (second: Spot): Table => setting({ [TROOPERS]: { seat: 0, at: [[20, 20], second], damage: 2 } }).run((game) => gainHunker(game, `0.${TROOPERS}`));
  const t = gain([10, 16.5]);
  expect([t.asked, t.offered]).toEqual(['pick choice 0', [`0.${TROOPERS}.1`, `0.${TROOPERS}.2`]]);
  t.play(`0.${TROOPERS}.2`);
  expect(t.offered).toEqual([`damage@0.${TROOPERS}`, 'none']);
  expect(t.play(`damage@0.${TROOPERS}`).unit(TROOPERS)).toMatchObject({ damage: 1, hunker: 1 });
  expect(gain([10, 16.51]).asked).toBe('nothing');
});

test('Bring It On, Clankers: Rex is a Clone Trooper himself; others and enemies are not', () => {
  const own = setting({ [REX]: { seat: 0, at: [10, 10], damage: 1 } }).run((game) => gainHunker(game, `0.${REX}`));
  expect(own.offered).toEqual([`damage@0.${REX}`, 'none']);
  const anakin = setting({ 'general-anakin-skywalker': { seat: 0, at: [10, 13], damage: 1 } }).run((game) => gainHunker(game, '0.general-anakin-skywalker'));
  expect(anakin.asked).toBe('nothing');
  const enemy = setting({ [TROOPERS]: { seat: 1, at: [[16, 10], [20, 20]], damage: 1 } }).run((game) => gainHunker(game, `1.${TROOPERS}`));
  expect(enemy.asked).toBe('nothing');
});

test('Brothers in Arms: with Hunker he has Steadfast', () => {
  const shoved = (hunker: number): Table =>
    setting({ [REX]: { seat: 0, at: [10, 10], hunker }, 'cc-7567-captain-rex-2': { card: REX, seat: 1, at: [17, 10] } })
      .run((game) => attack(game, '1.cc-7567-captain-rex-2.1', { part: 'combat' })).play(attackDice('C F F F F F F'), defenseDice(Array.from({ length: 5 + hunker }, () => 'F').join(' ')), 'b1');
  expect(shoved(1).asked).toBe('place pull 1');
  expect(shoved(0).asked).toBe('place push 1');
});
