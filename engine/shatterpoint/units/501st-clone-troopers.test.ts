import { expect, test } from 'vitest';
import { attackDice, defenseDice, table, type Placed, type Spot, type Table, type TableOptions } from '../../testing/shatterpoint/table.ts';
import { attack } from '../attack/attack.ts';
import { damage } from '../deeds/damage.ts';

const TROOPERS = '501st-clone-troopers';
const FIRE = `coordinated-fire-strained@0.${TROOPERS}`;
const misses = (attackers: number, defenders: number) => [attackDice(Array.from({ length: attackers }, () => 'F').join(' ')), defenseDice(Array.from({ length: defenders }, () => 'F').join(' '))] as const;

test('Defensive Maneuver: each may dash; if one did the unit gains Hunker', () => {
  const act = (units: Readonly<Record<string, Placed>> = {}): Table => table({ active: TROOPERS, units: { [TROOPERS]: { seat: 0, at: [[10, 10], [20, 10]] }, ...units } }).go().play('ability:defensive-maneuver');
  const t = act();
  expect(t.offered).toEqual([`0.${TROOPERS}.1`, `0.${TROOPERS}.2`, 'done']);
  t.play(`0.${TROOPERS}.2`, [20, 14], null).go();
  expect([t.unit(TROOPERS).hunker, t.where(`${TROOPERS}.1`), t.where(`${TROOPERS}.2`)]).toEqual([1, [10, 10, 0], [20, 14, 0]]);
  expect(act().play(`0.${TROOPERS}.1`, null, null).go().unit(TROOPERS).hunker).toBe(0);
  expect(act().play('done').go().unit(TROOPERS).hunker).toBe(0);
  expect(act({ 'lord-maul': { seat: 1, at: [20, 13] } }).play(`0.${TROOPERS}.1`, [10, 14], null).go().unit(TROOPERS).hunker).toBe(0);
});

/** An ally attacks Maul at (10, 13); the troopers stand at two places. */
function ally(who: string, at: readonly Spot[], { part = 'combat', more = {} }: { part?: string; more?: Partial<TableOptions> } = {}): Table {
  const t = table({ ...more, units: { [who]: { seat: 0, at: [10, 10] }, [TROOPERS]: { seat: 0, at }, 'lord-maul': { seat: 1, at: [10, 13] } } });
  return t.run((game) => attack(game, `0.${who}.1`, { part }));
}
const REX = 'cc-7567-captain-rex';

test('Coordinated Fire (SP-MEAS-10): when another Republic character attacks in a combat action a target within Range 5 gains Strained, before any dice', () => {
  const t = ally(REX, [[10, 23.5], [35, 35]]);
  expect([t.asked, t.offered]).toEqual(['pick answer 0', [FIRE, 'pass']]);
  t.play(FIRE);
  expect([t.asked, t.unit('lord-maul').conditions]).toEqual(['roll attack 7', ['strained']]);
  const passed = ally(REX, [[10, 23.5], [35, 35]]).play('pass');
  expect([passed.asked, passed.unit('lord-maul').conditions]).toEqual(['roll attack 7', []]);
});

test('Coordinated Fire: a target that is Strained already suffers 1 damage at once', () => {
  const t = table({ units: { [REX]: { seat: 0, at: [10, 10] }, [TROOPERS]: { seat: 0, at: [[10, 20], [12, 20]] }, 'lord-maul': { seat: 1, at: [10, 13], conditions: ['strained'] } } });
  t.run((game) => attack(game, `0.${REX}.1`, { part: 'combat' })).play(FIRE);
  expect(t.unit('lord-maul')).toMatchObject({ damage: 1, conditions: ['strained'] });
  expect(t.asked).toBe('roll attack 7');
});

test('Coordinated Fire: not beyond Range 5, not for an ability’s attack, not for Bo-Katan, not for its own attack, not twice a turn', () => {
  expect(ally(REX, [[10, 23.51], [35, 35]]).asked).toBe('roll attack 7');
  expect(ally(REX, [[10, 20], [12, 20]], { part: 'im-always-first-kid' }).asked).toBe('roll attack 7');
  expect(ally('bo-katan-kryze', [[10, 20], [12, 20]]).asked).toBe('roll attack 7');
  const own = table({ units: { [TROOPERS]: { seat: 0, at: [[10, 10], [10, 20]] }, 'lord-maul': { seat: 1, at: [10, 13] } } });
  expect(own.run((game) => attack(game, `0.${TROOPERS}.1`, { part: 'combat' })).asked).toBe('roll attack 5');
  const twice = ally(REX, [[10, 20], [12, 20]]).play(FIRE, ...misses(7, 5));
  expect(twice.run((game) => attack(game, `0.${REX}.1`, { part: 'combat' })).asked).toBe('roll attack 7');
});

test('Brothers in Arms: with Hunker its characters have Steadfast, without not', () => {
  const shoved = (hunker: number): string => {
    const t = table({ units: { [TROOPERS]: { seat: 0, at: [[10, 10], [30, 30]], hunker }, [REX]: { seat: 1, at: [17, 10] } } });
    return t.run((game) => attack(game, `1.${REX}.1`, { part: 'combat' })).play(attackDice('C F F F F F F'), misses(1, 5 + hunker)[1], 'b1').asked;
  };
  expect([shoved(1), shoved(0)]).toEqual(['place pull 1', 'place push 1']);
});

test('first print: its Stamina is 7, now 8', () => {
  const wounded = (edition: 'current' | 'firstPrint', amount: number): number => {
    const t = table({ edition, units: { [TROOPERS]: { seat: 0, at: [[10, 10], [30, 30]] } } });
    damage(t.game, `0.${TROOPERS}`, amount, null, null);
    return t.unit(TROOPERS).wounded;
  };
  expect([wounded('current', 7), wounded('current', 8), wounded('firstPrint', 6), wounded('firstPrint', 7)]).toEqual([0, 1, 0, 1]);
});
