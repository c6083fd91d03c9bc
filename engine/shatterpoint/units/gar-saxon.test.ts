import { expect, test } from 'vitest';
import { scenery, WALL_L } from '../../testing/shatterpoint/scenery.ts';
import { attackDice, defenseDice, table, type Placed, type Spot, type Table, type TableOptions } from '../../testing/shatterpoint/table.ts';
import { attack } from '../attack/attack.ts';

const GAR = 'gar-saxon';
const SUPERS = 'mandalorian-super-commandos';
const TOGETHER = `mandalorians-are-stronger-together@0.${GAR}`;
const supers = (...at: Spot[]): Readonly<Record<string, Placed>> => ({ [SUPERS]: { seat: 0, at } });
const acting = (units: Readonly<Record<string, Placed>> = {}, more: Partial<TableOptions> = {}): Table =>
  table({ active: GAR, ...more, units: { [GAR]: { seat: 0, at: [10, 10] }, ...units } }).go();

test('AT-341 (SP-ABIL-08): Pride of the Mandalore: another allied Mandalorian character may jump, in Gar Saxon’s activation', () => {
  const t = acting({ ...supers([20, 20], [24, 20]), 'lord-maul': { seat: 0, at: [30, 30] } }, { step: 'begin' });
  expect([t.asked, t.offered]).toEqual(['pick choice 0', [`0.${SUPERS}.1`, `0.${SUPERS}.2`, 'none']]);
  expect(t.all('activationBegun')).toEqual([]);
  t.play(`0.${SUPERS}.1`, [20, 25.5]).go();
  expect([t.where(`${SUPERS}.1`), t.asked]).toEqual([[20, 25.5, 0], 'pick act 0']);
  expect(acting({}, { step: 'begin' }).asked).toBe('pick act 0');
});

test('Jet Pack: for 1 Force he may jump', () => {
  const t = acting().play('ability:jet-pack');
  expect([t.asked, t.state.players[0]!.ready]).toEqual(['place jump 0', 7]);
});

test('AT-083 (SP-ACTION-10, -11): Mandalorians Are Stronger Together grants a focus; then one action, but no second focus', () => {
  const t = acting({ ...supers([10, 13], [30, 30]), 'asajj-ventress': { seat: 1, at: [16, 10] } }).play('move', 'none');
  expect(t.offered).toEqual([TOGETHER, 'pass']);
  t.play(TOGETHER).go();
  expect(t.state.activation).toMatchObject({ spent: 1, made: ['move', 'focus'] });
  expect(t.closed).toContainEqual({ option: 'focus', rule: 'SP-ACTION-01', why: 'madeAlready' });
  expect(t.offered).toContain('combat');
  expect(acting(supers([20, 20], [30, 30])).play('move', 'none').go().asked).toBe('pick act 0');
});

test('I’ve Got You in My Sights: after his focus action he gains Hunker, granted ones too', () => {
  expect(acting().play('focus').unit(GAR).hunker).toBe(1);
  expect(acting(supers([10, 13], [30, 30])).play('move', 'none', TOGETHER).unit(GAR).hunker).toBe(1);
  expect(acting().play('recover').unit(GAR).hunker).toBe(0);
  expect(acting({ 'lord-maul': { seat: 1, at: [13, 10] } }).play('focus').unit(GAR).hunker).toBe(0);
});

test('I’ve Got You in My Sights: Sharpshooter [2] for his next ranged attack', () => {
  const shot = (t: Table): string => t.run((game) => attack(game, `0.${GAR}.1`, { part: 'combat' })).asked;
  expect(shot(acting({ 'lord-maul': { seat: 1, at: [17, 10] } }).play('focus'))).toBe('roll attack 9');
  expect(shot(acting({ 'lord-maul': { seat: 1, at: [17, 10] } }))).toBe('roll attack 6');
  expect(shot(acting({ 'lord-maul': { seat: 1, at: [13, 10] } }).play('focus'))).toBe('roll attack 8');
});

test('I’ve Got You in My Sights: targets of his ranged attacks get nothing from Cover, of others they do', () => {
  const dice = (shooter: string): number => {
    const t = table({ terrain: scenery(WALL_L), units: { [shooter]: { seat: 0, at: [12, 18] }, 'lord-maul': { seat: 1, at: [19.5, 18], hunker: 1 } } });
    t.run((game) => attack(game, `0.${shooter}.1`, { part: 'combat' }));
    return t.pools.defenseDice;
  };
  expect([dice(GAR), dice('kalani')]).toEqual([5, 7]);
  const beside = table({ terrain: scenery(WALL_L), units: { [GAR]: { seat: 0, at: [12, 10] }, kalani: { seat: 0, at: [12, 18] }, 'lord-maul': { seat: 1, at: [19.5, 18], hunker: 1 } } });
  beside.run((game) => attack(game, '0.kalani.1', { part: 'combat' }));
  expect(beside.pools.defenseDice, 'an ally’s target').toBe(7);
});

test('Pack Hunter: 2 dice more in melee against an enemy Engaged with another allied Mandalorian', () => {
  const melee = (units: Readonly<Record<string, Placed>>, kinds: 'melee' | 'ranged' = 'melee'): string =>
    acting({ 'lord-maul': { seat: 1, at: kinds === 'melee' ? [13, 10] : [17, 10] }, ...units }).run((game) => attack(game, `0.${GAR}.1`, { part: 'combat' })).asked;
  expect(melee(supers([16, 10], [30, 30]))).toBe('roll attack 9');
  expect(melee(supers([18, 10], [30, 30]))).toBe('roll attack 7');
  expect(melee({ 'asajj-ventress': { seat: 0, at: [16, 10] } })).toBe('roll attack 7');
  expect(melee(supers([20, 10], [30, 30]), 'ranged')).toBe('roll attack 6');
});

test('Pack Hunter: not for an ally’s melee attack', () => {
  const t = table({ units: { [GAR]: { seat: 0, at: [35, 35] }, kalani: { seat: 0, at: [10, 10] }, ...supers([16, 10], [30, 30]), 'lord-maul': { seat: 1, at: [13, 10] } } });
  expect(t.run((game) => attack(game, '0.kalani.1', { part: 'combat' })).asked).toBe('roll attack 6');
});

test('AT-086 (SP-STANCE-03): his card has one side, so there is nothing to flip', () => {
  const t = acting();
  expect([...t.offered, ...t.closed.map(({ option }) => option)]).not.toContain('flip');
});

test('GALAAR-90: two expertise are a Critical and a Shove after the attack', () => {
  const t = acting({ 'asajj-ventress': { seat: 1, at: [17, 10] } }).play('combat', attackDice('X X F F F F'), defenseDice('F F F F F'), 'stop');
  expect(t.asked).toBe('place push 0');
});
