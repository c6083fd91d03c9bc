import { expect, test } from 'vitest';
import { attackDice, defenseDice, faces, table, type Placed, type Spot, type Table, type TableOptions } from '../../testing/shatterpoint/table.ts';
import { attack } from '../attack/attack.ts';

const KALANI = 'kalani';
const B1 = 'b1-battle-droids';
const droids = (...at: Spot[]): Readonly<Record<string, Placed>> => ({ [B1]: { seat: 0, at } });
const acting = (units: Readonly<Record<string, Placed>> = {}, more: Partial<TableOptions> = {}): Table =>
  table({ active: KALANI, ...more, units: { [KALANI]: { seat: 0, at: [10, 10] }, ...units } }).go();
const failures = (n: number): string => Array.from({ length: n }, () => 'F').join(' ');

test('Roger, Roger: every allied Battle Droid Supporting character within Range 4 may dash', () => {
  const t = acting(droids([18.5, 10], [18.51, 14]), { step: 'begin' });
  expect([t.asked, t.request?.about.character]).toEqual(['place dash 0', `0.${B1}.1`]);
  t.play([18.5, 6]);
  expect(t.go().asked).toBe('pick act 0');
  expect(t.where(`${B1}.1`)).toEqual([18.5, 6, 0]);
});

test('Roger, Roger: nobody near, others and enemies do not dash', () => {
  const units = { '501st-clone-troopers': { seat: 0, at: [[13, 10], [13, 13]] }, 'enemy-droids': { card: B1, seat: 1, at: [[10, 6], [6, 6]] } } as const;
  expect(acting(units, { step: 'begin' }).asked).toBe('pick act 0');
});

test('Tactical Network: another Battle Droid within Range 4 may dash and then gain Hunker, lose a condition or attack with 5 dice', () => {
  const network = (more: Partial<Placed> = {}): Table => acting({ [B1]: { seat: 0, at: [[14, 10], [10, 30]], ...more }, 'lord-maul': { seat: 1, at: [22, 10] } }).play('ability:tactical-network');
  const t = network();
  expect([t.asked, t.state.players[0]!.ready]).toEqual(['place dash 0', 7]);
  t.play([15, 10]);
  expect([t.asked, t.offered]).toEqual(['pick choice 0', ['hunker', 'condition', 'attack', 'none']]);
  expect(t.play('hunker').unit(B1).hunker).toBe(1);
  expect(network({ conditions: ['pinned', 'strained'] }).play('no', 'condition').offered).toEqual(['pinned', 'strained']);
  expect(network().play(null, 'attack').pools).toMatchObject({ attackDice: 5 });
  const none = network({ conditions: ['pinned'] }).play('no', 'none').go();
  expect([none.asked, none.unit(B1).hunker, none.unit(B1).conditions, none.all('attackDeclared')]).toEqual(['pick act 0', 0, ['pinned'], []]);
});

test('Tactical Network: several droids are offered, himself and enemies are not; with nobody near it is closed', () => {
  const t = acting(droids([14, 10], [10, 14])).play('ability:tactical-network');
  expect([t.asked, t.offered]).toEqual(['pick choice 0', [`0.${B1}.1`, `0.${B1}.2`]]);
  expect(acting(droids([18.5, 10], [10, 30])).offered).toContain('ability:tactical-network');
  expect(acting(droids([18.51, 10], [10, 30])).closed).toContainEqual({ option: 'ability:tactical-network', rule: 'SP-ABIL-02', why: 'nothingToDo' });
});

/** Attack dice of an attacker at (10, 10) against Maul at (17, 10), who has 7 or 6 ranged dice. */
function shot(attacker: string, units: Readonly<Record<string, Placed>>): number {
  const t = table({ units: { ...units, 'lord-maul': { seat: 1, at: [17, 10] } } }).run((game) => attack(game, `0.${attacker}.1`, { kinds: ['ranged'], part: 'combat' }));
  return t.pools.attackDice;
}

test('Target, Concentrate All Firepower: 1 die more against a target within Range 4 of another allied Battle Droid character', () => {
  const kalani = { [KALANI]: { seat: 0, at: [10, 10] } } as const;
  expect(shot(KALANI, { ...kalani, ...droids([25.5, 10], [35, 35]) })).toBe(8);
  expect(shot(KALANI, { ...kalani, ...droids([25.51, 10], [35, 35]) })).toBe(7);
  expect(shot(KALANI, kalani)).toBe(7);
});

test('Target, Concentrate All Firepower: for the droids too, with each other; not for others, not without Kalani', () => {
  const far = { [KALANI]: { seat: 0, at: [35, 2] } } as const;
  expect(shot(B1, { ...far, ...droids([10, 10], [17, 18]) })).toBe(8);
  expect(shot(B1, { ...far, ...droids([10, 10], [35, 35]) })).toBe(7);
  expect(shot(B1, droids([10, 10], [17, 18]))).toBe(7);
  const foe = table({ units: { [KALANI]: { seat: 0, at: [10, 10] }, [B1]: { seat: 1, at: [[17, 10], [35, 35]] } } }).run((game) => attack(game, `1.${B1}.1`, { part: 'combat' }));
  expect(foe.asked).toBe('roll attack 7');
  expect(shot('cc-7567-captain-rex', { ...far, 'cc-7567-captain-rex': { seat: 0, at: [10, 10] }, ...droids([17, 18], [35, 35]) })).toBe(7);
});

/** The top card is his, or Gar Saxon's, with some Force. */
const reveal = (card: string, ready: number): Table => {
  const units = { [KALANI]: { seat: 0, at: [10, 10] }, 'gar-saxon': { seat: 0, at: [20, 10] } } as const;
  const left = [`0.${card}`, ...Object.keys(units).filter((id) => id !== card).map((id) => `0.${id}`)];
  return table({ units, step: 'order', players: [{ ready, deck: { left } }, {}] }).go().play(faces(1));
};

test('Complete Analysis: his order card is reserved for nothing, another’s for 1 Force', () => {
  const t = reveal(KALANI, 0);
  expect([t.asked, t.offered]).toEqual(['pick reserve 0', ['activate', 'reserve']]);
  t.play('reserve');
  expect(t.state.players[0]).toMatchObject({ reserve: `0.${KALANI}`, ready: 0 });
  expect(reveal('gar-saxon', 0).go().state.activation?.unit).toBe('0.gar-saxon');
  expect(reveal('gar-saxon', 1).play('reserve').state.players[0]).toMatchObject({ reserve: '0.gar-saxon', ready: 0 });
});

test('Self-Preservation: five expertise let him reposition after the attack', () => {
  const t = table({ units: { [KALANI]: { seat: 0, at: [10, 10], hunker: 1 }, 'gar-saxon': { seat: 1, at: [13, 10] } } });
  t.run((game) => attack(game, '1.gar-saxon.1', { kinds: ['melee'], part: 'combat' })).play(attackDice(failures(7)), defenseDice('D D D'));
  expect(t.asked).toBe('nothing');
  const five = table({ units: { [KALANI]: { seat: 0, at: [10, 10], hunker: 1 }, '501st-clone-troopers': { seat: 1, at: [[17, 10], [35, 35]] } } });
  five.run((game) => attack(game, '1.501st-clone-troopers.1', { part: 'combat' })).play(attackDice(failures(7)), defenseDice('D D D D D'));
  expect(five.asked).toBe('place reposition 0');
});
