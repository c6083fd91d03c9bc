import { expect, test } from 'vitest';
import { attackDice, defenseDice, table, type Placed, type Spot, type Table } from '../../testing/shatterpoint/table.ts';
import { attack } from '../attack/attack.ts';
import { read } from '../game/read.ts';

const ESCORT = 'death-trooper-escort';
const DISCIPLINED = `disciplined@0.${ESCORT}`;
const squad = (more: Partial<Placed> = {}): Readonly<Record<string, Placed>> => ({ stormtroopers: { seat: 0, at: [[20, 20], [24, 20]], ...more } });
const acting = (units: Readonly<Record<string, Placed>> = {}, step: 'begin' | 'act' = 'act', own: Partial<Placed> = {}): Table =>
  table({ active: ESCORT, step, units: { [ESCORT]: { seat: 0, at: [10, 10], ...own }, ...units } }).go();

test('Imperial Efficiency: this unit or an Empire Supporting unit may dash', () => {
  const t = acting({ ...squad(), '501st-clone-troopers': { seat: 0, at: [[30, 20], [30, 24]] } }, 'begin');
  expect(t.offered).toEqual([`0.${ESCORT}`, '0.stormtroopers']);
  t.play('0.stormtroopers', '0.stormtroopers.1');
  expect(t.asked).toBe('place dash 0');
  expect(t.play([20, 24], null).go().asked).toBe('pick act 0');
});

test('Imperial Efficiency: a damaged unit may reposition instead', () => {
  const t = acting(squad({ damage: 1 }), 'begin').play('0.stormtroopers', '0.stormtroopers.2');
  expect(t.offered).toEqual(['dash', 'reposition', 'none']);
  expect(t.play('reposition', [24, 27]).where('stormtroopers.2')).toEqual([24, 27, 0]);
  expect(acting({}, 'begin', { damage: 1 }).play('none').go().asked).toBe('pick act 0');
  expect(t.asked).toBe('pick how 0');
});

test('Tactical Advance: a dash brings a focus action, staying does not', () => {
  const t = acting().play('ability:tactical-advance', [10, 14]).go();
  expect(t.state.activation).toMatchObject({ made: ['focus'], spent: 0, sharpshooter: [{ dice: 1 }] });
  expect(acting().play('ability:tactical-advance', null).go().state.activation!.made).toEqual([]);
});

/** Kalani attacks it without success. */
function attacked(at: Spot, { own = {} as Partial<Placed>, objectives = { A: [10, 20] as Spot }, roll = 'F F F F F F F' } = {}): Table {
  const t = table({ units: { [ESCORT]: { seat: 0, at: [10, 10], ...own }, kalani: { seat: 1, at } }, objectives }).run((game) => attack(game, '1.kalani.1', { part: 'combat' }));
  t.play(attackDice(roll.slice(0, 2 * t.pools.attackDice - 1)));
  return t.play(defenseDice('F F F F F'));
}

test('Disciplined: after an attack it may reposition toward an active objective and gain Hunker', () => {
  const t = attacked([13, 10]);
  expect(t.offered).toEqual([DISCIPLINED, 'pass']);
  t.play(DISCIPLINED);
  expect(t.offered).toEqual(['A', 'none']);
  t.play('A');
  expect([t.asked, t.refusal([10, 5])?.rule]).toEqual(['place reposition 0', 'SP-DIR-06']);
  t.play([10, 16]);
  expect([t.where(ESCORT), t.unit(ESCORT).hunker, t.state.players[0]!.ready]).toEqual([[10, 16, 0], 1, 7]);
});

test('Disciplined: still engaged there is no Hunker; without an objective there is no move; a wounded unit has no answer', () => {
  expect(attacked([13, 10]).play(DISCIPLINED, 'none').unit(ESCORT).hunker).toBe(0);
  expect(attacked([17, 10], { objectives: {} as { A: Spot } }).play(DISCIPLINED).unit(ESCORT).hunker).toBe(1);
  expect(attacked([17, 10], { own: { wounded: 1 } }).asked).toBe('nothing');
});

test('Disciplined: only toward an active objective, and not after attacks on allies', () => {
  const t = table({ units: { [ESCORT]: { seat: 0, at: [10, 10] }, kalani: { seat: 1, at: [17, 10] } }, objectives: { A: [10, 20], B: [10, 2] } });
  t.state.objectives[1]!.active = false;
  t.run((game) => attack(game, '1.kalani.1', { part: 'combat' })).play(attackDice('F F F F F F F'), defenseDice('F F F F F'), DISCIPLINED);
  expect(t.offered).toEqual(['A', 'none']);
  const ally = table({ units: { [ESCORT]: { seat: 0, at: [10, 10] }, ...squad(), kalani: { seat: 1, at: [20, 27] } } });
  ally.run((game) => attack(game, '1.kalani.1', { targets: ['0.stormtroopers.1'], part: 'combat' })).play(attackDice('F F F F F F F'), defenseDice('F F F F F'));
  expect(ally.asked).toBe('nothing');
});

test('Rigorous Training: Protection and Sharpshooter [1], for itself only', () => {
  const t = acting(squad());
  const has = (stat: 'protection' | 'sharpshooter', unit: string): number => read(t.game, stat, { unit, character: `${unit}.1`, attack: null });
  expect([has('protection', `0.${ESCORT}`), has('sharpshooter', `0.${ESCORT}`), has('protection', '0.stormtroopers')]).toEqual([1, 1, 0]);
});
