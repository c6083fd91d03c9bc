import { expect, test } from 'vitest';
import { table, type Placed, type Spot, type Table, type TableOptions } from '../../testing/shatterpoint/table.ts';
import { tagsOf } from '../game/tags.ts';
import { about, occurs, ready } from './fight.fixture.ts';

const HUNTERS = 'bounty-hunters';
const PAYDAY = `payday@0.${HUNTERS}`;
const set = (units: Readonly<Record<string, Placed>> = {}, more: Partial<TableOptions> = {}): Table =>
  table({
    ...more,
    units: {
      [HUNTERS]: {
        seat: 0,
        at: [
          [10, 10],
          [10, 20],
        ],
      },
      ...units,
    },
  });
const acting = (units: Readonly<Record<string, Placed>> = {}, more: Partial<TableOptions> = {}): Table => set(units, { active: HUNTERS, ...more }).go();

test('On the Trail: each of them may dash toward an enemy', () => {
  const t = acting({ 'gar-saxon': { seat: 1, at: [20, 10] }, 'lord-maul': { seat: 1, at: [20, 20] } }, { step: 'begin' });
  t.play(`0.${HUNTERS}.1`);
  expect(t.offered).toEqual(['1.gar-saxon.1', '1.lord-maul.1', 'none']);
  t.play('1.gar-saxon.1');
  expect([t.asked, about(t), t.refusal([6, 10]) === null]).toEqual(['place dash 0', `0.${HUNTERS}.1`, false]);
  t.play([14, 10]);
  expect(t.where(`${HUNTERS}.1`)).toEqual([14, 10, 0]);
  expect(t.asked).toBe('pick choice 0');
});

test('On the Trail: nobody moves without an enemy', () => {
  const t = acting({}, { step: 'begin' });
  while (t.asked === 'pick character 0') t.play(t.offered[0]!);
  expect(t.go().all('moved')).toEqual([]);
});

const tools = (at: Spot): Table => acting({ 'gar-saxon': { seat: 1, at } }).play('ability:tools-of-the-trade');

test('Tools of the Trade: an enemy within Range 3 gains Disarmed', () => {
  const t = tools([16.5, 10]);
  expect([t.offered, ready(t)]).toEqual([['disarmed', 'weapons'], 7]);
  expect(t.play('disarmed').unit('gar-saxon').conditions).toEqual(['disarmed']);
});

test('Tools of the Trade: or Sharpshooter [2] and Impact [2]; with nobody near it is these', () => {
  const t = tools([16.51, 10]).go();
  expect(t.unit('gar-saxon').conditions).toEqual([]);
  t.play('focus').go().play('combat', `0.${HUNTERS}.1`);
  expect(t.asked).toBe('roll attack 9');
  expect(tools([13, 10]).play('weapons').go().play('focus').go().play('combat', `0.${HUNTERS}.1`).asked).toBe('roll attack 9');
});

test('Tools of the Trade: no dice with Disarmed chosen, nor after the turn', () => {
  const t = tools([16.5, 10]).play('disarmed').go().play('focus').go().play('combat', `0.${HUNTERS}.1`);
  expect(t.asked).toBe('roll attack 7');
  const later = tools([16.51, 10]);
  expect(later.state.lasting).toHaveLength(2);
  expect(occurs(later, { type: 'turnEnded', seat: 0 }).state.lasting).toEqual([]);
});

const reveal = (seat: 0 | 1): Table => occurs(set({ kalani: { seat: 0, at: [20, 20] }, 'gar-saxon': { seat: 1, at: [30, 30] } }, { seat }), { type: 'cardRevealed', seat, card: seat === 0 ? '0.kalani' : '1.gar-saxon' });

test('Payday: when its player reveals an order card it gains a tag for the turn, not when the opponent does', () => {
  const t = reveal(0).play(PAYDAY, 'Battle Droid');
  expect([tagsOf(t.game, t.unit(HUNTERS)).includes('Battle Droid'), ready(t)]).toEqual([true, 7]);
  occurs(t, { type: 'turnEnded', seat: 0 });
  expect(tagsOf(t.game, t.unit(HUNTERS))).not.toContain('Battle Droid');
  expect(reveal(1).asked).toBe('nothing');
});
