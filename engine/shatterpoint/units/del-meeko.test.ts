import { expect, test } from 'vitest';
import { attackDice, defenseDice, table, type Placed, type Spot, type Table } from '../../testing/shatterpoint/table.ts';
import { boxTerrain } from '../../testing/terrain.ts';
import { attack } from '../attack/attack.ts';

const DEL = 'del-meeko';
const failures = (n: number): string => Array.from({ length: n }, () => 'F').join(' ');
const wall = { id: 'wall', sight: 'blocked', move: 'impassable', x: [14, 15], z: [0, 36], bottom: 0, top: 8 } as const;
const acting = (units: Readonly<Record<string, Placed>> = {}, step: 'begin' | 'act' = 'act', walls = false): Table =>
  table({ active: DEL, step, units: { [DEL]: { seat: 0, at: [10, 10] }, ...units }, terrain: boxTerrain({ inch: true, boxes: walls ? [wall] : [] }) }).go();

test('Trick Shot: an enemy unit in sight takes 1 damage and loses its Hunker tokens', () => {
  const t = acting({ kalani: { seat: 1, at: [30, 30], hunker: 2 } }, 'begin');
  expect([t.asked, t.offered]).toEqual(['pick choice 0', ['1.kalani']]);
  expect(t.play('1.kalani').unit('kalani')).toMatchObject({ damage: 1, hunker: 0 });
});

test('Trick Shot: not while he is engaged, not out of sight', () => {
  expect(acting({ kalani: { seat: 1, at: [10, 13] } }, 'begin').asked).toBe('pick act 0');
  expect(acting({ kalani: { seat: 1, at: [30, 30] } }, 'begin', true).asked).toBe('pick act 0');
});

test('Covert Operations: ending within Range 4 of an enemy he focuses with Sharpshooter [1] more; further away he does not', () => {
  const covert = (to: Spot): Table => acting({ kalani: { seat: 1, at: [10, 22.5] } }).play('ability:covert-operations', to).go();
  expect(covert([10, 14]).state.activation).toMatchObject({ made: ['focus'], sharpshooter: [{ dice: 3 }] });
  expect(covert([10, 13.9]).state.activation).toMatchObject({ made: [], sharpshooter: [] });
});

/** Defense dice of a unit with a Hunker token at (17, 10) that somebody shoots at. */
const defense = (attacker: string): number =>
  table({ units: { [attacker]: { seat: 0, at: [10, 10] }, kalani: { seat: 1, at: [17, 10], hunker: 1 } } }).run((game) => attack(game, `0.${attacker}.1`, { part: 'combat' })).pools.defenseDice;

test('Deadeye: Sharpshooter [2], and no Cover against his shots', () => {
  expect(acting().play('focus').all('focused')).toMatchObject([{ sharpshooter: 2 }]);
  expect([defense(DEL), defense('agent-kallus')]).toEqual([4, 5]);
});

test('Special Forces Sniper: two combat actions, not three; the others once', () => {
  const t = acting({ kalani: { seat: 1, at: [10, 17] } });
  const shoot = (): Table => t.play('combat', attackDice(failures(6)), defenseDice(failures(4))).go();
  expect(shoot().offered).toContain('combat');
  expect(shoot().closed).toContainEqual({ option: 'combat', rule: 'SP-ACTION-01', why: 'noActionLeft' });
  expect(acting().play('focus').go().closed).toContainEqual({ option: 'focus', rule: 'SP-ACTION-01', why: 'madeAlready' });
});
