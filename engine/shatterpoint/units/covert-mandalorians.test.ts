import { expect, test } from 'vitest';
import { attackDice, defenseDice, table, type Placed, type Table, type TableOptions } from '../../testing/shatterpoint/table.ts';
import { attack } from '../attack/attack.ts';

const COVERT = 'covert-mandalorians';
const TOGETHER = `mandalorians-are-stronger-together@0.${COVERT}`;
const failures = (n: number): string => Array.from({ length: n }, () => 'F').join(' ');
const acting = (units: Readonly<Record<string, Placed>> = {}): Table =>
  table({
    active: COVERT,
    units: {
      [COVERT]: {
        seat: 0,
        at: [
          [10, 10],
          [14, 10],
        ],
      },
      ...units,
    },
  }).go();

test('Jet Pack: both may jump', () => {
  const t = acting().play('ability:jet-pack', `0.${COVERT}.2`, [14, 13]);
  expect([t.where(`${COVERT}.2`), t.asked]).toEqual([[14, 13, 0], 'place jump 0']);
});

test.each([['sharpshooter', 1, 0], ['impact', 0, 1]] as const)('Mandalorian Armaments: %s [1] until the end of the turn', (keyword, sharpshooter, impact) => {
  const t = acting().play('ability:mandalorian-armaments', keyword).go().play('focus').go();
  expect(t.all('focused')[0]).toMatchObject({ sharpshooter, impact });
  expect(t.play('end').go().state.lasting).toEqual([]);
});

test('Mandalorian Armaments: without it neither', () => expect(acting().play('focus').all('focused')[0]).toMatchObject({ sharpshooter: 0, impact: 0 }));

test('Mandalorians Are Stronger Together: after a move within Range 2 of another Mandalorian, the comrade included, a focus action', () => {
  expect(acting().play('move', `0.${COVERT}.1`, 'none', 'none').offered).toEqual([TOGETHER, 'pass']);
  expect(acting().play('recover', 'done').go().asked).toBe('pick act 0');
});

/** Gar Saxon gives one of them 2 damage in the pool. */
const hit = (deck: readonly string[], more: Partial<TableOptions> = {}): number => {
  const t = table({ units: { [COVERT]: { seat: 0, at: [[10, 10], [30, 30]] }, 'gar-saxon': { seat: 1, at: [10, 13] } }, players: [{ deck: { left: [...deck] }, discard: [], reserve: null, ...more.players?.[0] }, {}] }).run((game) => attack(game, '1.gar-saxon.1', { part: 'combat' }));
  t.play(attackDice(`C ${failures(t.pools.attackDice - 1)}`), defenseDice(failures(t.pools.defenseDice)));
  t.play(t.offered[0]!);
  return t.all('poolChanged').filter(({ why }) => why === 'protection').length;
};

test('Our Secrecy Is Our Survival: Protection while the order card is in the deck or in reserve, not afterwards', () => {
  expect(hit([`0.${COVERT}`])).toBe(1);
  expect(hit([], { players: [{ reserve: `0.${COVERT}` }, {}] })).toBe(1);
  expect(hit([], { players: [{ discard: [`0.${COVERT}`] }, {}] })).toBe(0);
});
