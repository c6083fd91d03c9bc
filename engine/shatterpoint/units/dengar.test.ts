import { expect, test } from 'vitest';
import { attackDice, faces, table, type Placed, type Table, type TableOptions } from '../../testing/shatterpoint/table.ts';
import { tagsOf } from '../game/tags.ts';
import { about, occurs, ready, wound } from './fight.fixture.ts';
import { read } from '../game/read.ts';

const DENGAR = 'dengar';
const REGARDS = `explosive-regards@0.${DENGAR}`;
const set = (units: Readonly<Record<string, Placed>> = {}, more: Partial<TableOptions> = {}): Table =>
  table({ ...more, units: { [DENGAR]: { seat: 0, at: [10, 10] }, ...units } });

test('On the Trail: he may dash toward an enemy, and stays where there is none', () => {
  const t = set({ 'gar-saxon': { seat: 1, at: [20, 10] } }, { active: DENGAR, step: 'begin' }).go().play('1.gar-saxon.1');
  expect([t.asked, about(t), t.refusal([6, 10])?.rule]).toEqual(['place dash 0', `0.${DENGAR}.1`, 'SP-DIR-06']);
  expect(set({}, { active: DENGAR, step: 'begin' }).go().asked).toBe('pick act 0');
});

test('Payday: when its player reveals an order card he gains a tag for the turn, not when the opponent does', () => {
  const reveal = (seat: 0 | 1): Table => occurs(set({ kalani: { seat: 0, at: [20, 20] }, 'gar-saxon': { seat: 1, at: [30, 30] } }), { type: 'cardRevealed', seat, card: seat === 0 ? '0.kalani' : '1.gar-saxon' });
  const t = reveal(0).play(`payday@0.${DENGAR}`, 'Droid');
  expect([tagsOf(t.game, t.unit(DENGAR)).includes('Droid'), ready(t)]).toEqual([true, 7]);
  expect(reveal(1).asked).toBe('nothing');
});

const foes = { 'gar-saxon': { seat: 1, at: [13, 10] }, kalani: { seat: 0, at: [10, 13] } } as const;

test('Explosive Regards: wounded by a melee attack he deals 1 damage for each critical and strike of 5 dice', () => {
  const t = wound(set(foes), DENGAR, 'gar-saxon', 'melee').play(REGARDS);
  expect(t.asked).toBe('roll explosive-regards 5');
  expect(t.play(attackDice('C C S X F')).unit('gar-saxon').damage).toBe(3);
  expect(ready(t)).toBe(7);
});

test('Explosive Regards: not for a ranged attack, an ability or somebody else’s wound', () => {
  expect(wound(set(foes), DENGAR, 'gar-saxon', 'ranged').asked).toBe('nothing');
  expect(wound(set(foes), DENGAR, 'gar-saxon').asked).toBe('nothing');
  expect(wound(set(foes), 'kalani', 'gar-saxon', 'melee').asked).toBe('nothing');
});

const reveal = (card: string, seat: 0 | 1 = 0, force = 0): Table => {
  const left = [`0.${card}`, '0.mandalorian-super-commandos'];
  const units = { [DENGAR]: { seat, at: [10, 10] }, [card]: { seat: 0, at: [20, 10] }, 'mandalorian-super-commandos': { seat: 0, at: [[30, 10], [30, 14]] } } as const;
  return table({ units, step: 'order', seat: 0, players: [{ ready: force, deck: { left } }, {}] }).go().play(faces(1));
};

test('Being Underestimated Has its Values: Bounty Hunter cards are reserved for nothing', () => {
  for (const card of ['aurra-sing', DENGAR]) expect(reveal(card).offered).toEqual(['activate', 'reserve']);
});

test('Being Underestimated Has its Values: other cards cost 1 as ever, and so do all of the opponent’s', () => {
  expect(reveal('gar-saxon').offered).not.toContain('reserve');
  expect(reveal('gar-saxon', 0, 1).play('pass').offered).toEqual(['activate', 'reserve']);
  expect(reveal('aurra-sing', 1).offered).not.toContain('reserve');
});

test('Not Just a Pretty Face: Steadfast and Immunity [pinned], for him alone', () => {
  const t = set(foes);
  const has = (id: string): number[] => (['steadfast', 'immunePinned'] as const).map((stat) => read(t.game, stat, { unit: `0.${id}`, character: `0.${id}.1`, attack: null }));
  expect([has(DENGAR), has('kalani')]).toEqual([[1, 1], [0, 0]]);
});
