import { expect, test } from 'vitest';
import { attackDice, defenseDice, table, type Placed, type Spot, type Table } from '../../testing/shatterpoint/table.ts';
import { attack } from '../attack/attack.ts';
import { gainCondition } from '../deeds/effects.ts';

const SPECIALIST = 'death-trooper-specialist';
const ASSAULT = `unrelenting-assault@0.${SPECIALIST}`;
const acting = (units: Readonly<Record<string, Placed>> = {}, step: 'begin' | 'act' = 'act'): Table => table({ active: SPECIALIST, step, units: { [SPECIALIST]: { seat: 0, at: [10, 10] }, ...units } }).go();

test('Oppression: after a dash an enemy unit within Range 3 gains strained or pinned', () => {
  const t = acting({ kalani: { seat: 1, at: [10, 20.5] }, 'gar-saxon': { seat: 1, at: [30, 30] } }, 'begin').play([10, 14]);
  expect(t.offered).toEqual(['strained', 'pinned']);
  expect(t.play('pinned').go().unit('kalani').conditions).toEqual(['pinned']);
});

test('Oppression: with nobody within Range 3 nothing more', () => {
  const t = acting({ kalani: { seat: 1, at: [10, 20.51] } }, 'begin').play([10, 14]).go();
  expect([t.asked, t.unit('kalani').conditions]).toEqual(['pick act 0', []]);
});

test('Imperial Brutality: a character may dash; an enemy then engaged with it and its own unit gain exposed', () => {
  const t = acting({ stormtroopers: { seat: 0, at: [[20, 20], [24, 20]] }, '501st-clone-troopers': { seat: 0, at: [[30, 5], [34, 5]] }, kalani: { seat: 1, at: [20, 27] }, 'gar-saxon': { seat: 1, at: [17, 26] } }).play('ability:imperial-brutality');
  expect(t.offered).toEqual([`0.${SPECIALIST}`, '0.stormtroopers']);
  t.play('0.stormtroopers', '0.stormtroopers.1', [20, 24]);
  expect(t.offered).toEqual(['1.kalani.1', '1.gar-saxon.1']);
  t.play('1.gar-saxon.1').go();
  expect([t.unit('gar-saxon').conditions, t.unit('stormtroopers').conditions, t.unit('kalani').conditions, t.state.players[0]!.ready]).toEqual([['exposed'], ['exposed'], [], 7]);
});

test('Imperial Brutality: engaged with nobody there is no exposed', () => {
  const t = acting({ stormtroopers: { seat: 0, at: [[20, 20], [24, 20]] }, kalani: { seat: 1, at: [20, 29] } }).play('ability:imperial-brutality', '0.stormtroopers', '0.stormtroopers.1', [20, 24]).go();
  expect([t.unit('kalani').conditions, t.unit('stormtroopers').conditions, t.asked]).toEqual([[], [], 'pick act 0']);
});

test('Imperial Brutality: an enemy engaged with another character of that unit will do', () => {
  const t = acting({ stormtroopers: { seat: 0, at: [[20, 20], [24, 20]] }, kalani: { seat: 1, at: [20, 23] }, 'gar-saxon': { seat: 1, at: [30, 30] } }).play('ability:imperial-brutality', '0.stormtroopers', '0.stormtroopers.2', [24, 16]).go();
  expect([t.unit('kalani').conditions, t.unit('stormtroopers').conditions]).toEqual([['exposed'], ['exposed']]);
});

/** It attacks Kalani without success; Gar Saxon stands at a place. */
const assault = (saxon: Spot, part = 'combat'): Table =>
  table({ units: { [SPECIALIST]: { seat: 0, at: [10, 10] }, kalani: { seat: 1, at: [17, 10] }, 'gar-saxon': { seat: 1, at: saxon } } })
    .run((game) => attack(game, `0.${SPECIALIST}.1`, { targets: ['1.kalani.1'], part })).play(attackDice('F F F F F F F'), defenseDice('F F F F'));

test('Unrelenting Assault: after its attack it may make a 5-dice attack on another enemy unit', () => {
  const t = assault([10, 17]);
  expect(t.offered).toEqual([ASSAULT, 'pass']);
  t.play(ASSAULT, 'yes');
  expect([t.all('targeted')[1]?.defender, t.all('poolsFormed')[1]?.attackDice, t.state.players[0]!.ready]).toEqual(['1.gar-saxon.1', 5, 7]);
  expect(t.asked).toBe('roll attack 5');
});

test('Unrelenting Assault: not on the same unit, not out of reach, not outside a combat action, not after an ally’s attack', () => {
  expect(assault([10, 20.51]).asked).toBe('nothing');
  expect(assault([10, 17], 'x').asked).toBe('nothing');
  expect(assault([10, 17]).play('pass').asked).toBe('nothing');
  const ally = table({ units: { [SPECIALIST]: { seat: 0, at: [10, 10] }, 'stormtrooper-sergeant': { seat: 0, at: [17, 17] }, kalani: { seat: 1, at: [17, 10] }, 'gar-saxon': { seat: 1, at: [10, 17] } } });
  ally.run((game) => attack(game, '0.stormtrooper-sergeant.1', { targets: ['1.kalani.1'], part: 'combat' })).play('pass', attackDice('F F F F F F'), defenseDice('F F F F'));
  expect(ally.asked).toBe('nothing');
});

test('Elite Conditioning: Protection and Immunity [exposed]', () => {
  const units = { [SPECIALIST]: { seat: 0, at: [10, 10] }, kalani: { seat: 1, at: [13, 10] } } as const;
  const exposed = (id: string): readonly string[] => table({ units }).run((game) => gainCondition(game, id, 'exposed', null)).unit(id).conditions;
  expect([exposed(`0.${SPECIALIST}`), exposed('1.kalani')]).toEqual([[], ['exposed']]);
  const hit = table({ units }).run((game) => attack(game, '1.kalani.1', { kinds: ['melee'], part: 'combat' })).play(attackDice('C F F F F F'), defenseDice('F F F F F'), 'm1');
  expect(hit.unit(SPECIALIST).damage).toBe(1);
});
