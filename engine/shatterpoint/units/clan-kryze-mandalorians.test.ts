import { expect, test } from 'vitest';
import { table, type Placed, type Spot, type Table } from '../../testing/shatterpoint/table.ts';
import { attack } from '../attack/attack.ts';

const CLAN = 'clan-kryze-mandalorians';
const TOGETHER = `mandalorians-are-stronger-together@0.${CLAN}`;
const acting = (
  at: readonly Spot[] = [
    [10, 10],
    [20, 10],
  ],
  units: Readonly<Record<string, Placed>> = {},
): Table => table({ active: CLAN, units: { [CLAN]: { seat: 0, at }, ...units } }).go();

test('Jet Pack: for 1 Force each of them may jump', () => {
  const t = acting().play('ability:jet-pack');
  expect(t.offered).toEqual([`0.${CLAN}.1`, `0.${CLAN}.2`, 'done']);
  t.play(`0.${CLAN}.2`, [20, 15.5]);
  expect(t.asked).toBe('place jump 0');
  t.play([10, 15.5]).go();
  expect([t.where(`${CLAN}.1`), t.where(`${CLAN}.2`), t.state.players[0]!.ready]).toEqual([[10, 15.5, 0], [20, 15.5, 0], 7]);
});

test('SP-MULTI-04: Mandalorians Are Stronger Together: after the move action, also of none, with another Mandalorian within Range 2 the unit focuses', () => {
  const t = acting([[10, 10], [20, 10]], { 'bo-katan-kryze': { seat: 0, at: [24.5, 10] } }).play('move', 'done');
  expect([t.asked, t.offered]).toEqual(['pick answer 0', [TOGETHER, 'pass']]);
  t.play(TOGETHER).go();
  expect(t.state.activation).toMatchObject({ focused: [`0.${CLAN}.1`, `0.${CLAN}.2`], spent: 1 });
});

test('Mandalorians Are Stronger Together: they are other Mandalorian characters to each other', () => {
  expect(acting([[10, 10], [14.5, 10]]).play('move', 'done').offered).toEqual([TOGETHER, 'pass']);
  expect(acting([[10, 10], [14.51, 10]]).play('move', 'done').go().asked).toBe('pick act 0');
});

test('Mandalorians Are Stronger Together: enemies and others do not count', () => {
  const units = { 'gar-saxon': { seat: 1, at: [10, 14] }, 'cc-7567-captain-rex': { seat: 0, at: [20, 13] } } as const;
  expect(acting([[10, 10], [20, 10]], units).play('move', 'done').go().asked).toBe('pick act 0');
});

test('Helmet Visor: after a focus each has 1 die more than the focus die on its next ranged attack, not on a melee attack', () => {
  const focused = (at: Spot): Table => acting([[10, 10], [30, 30]], { 'lord-maul': { seat: 1, at } }).play('focus').run((game) => attack(game, `0.${CLAN}.1`, { part: 'combat' }));
  expect(focused([17, 10]).asked).toBe('roll attack 8');
  expect(focused([13, 10]).asked).toBe('roll attack 6');
  const plain = acting([[10, 10], [30, 30]], { 'lord-maul': { seat: 1, at: [17, 10] } }).run((game) => attack(game, `0.${CLAN}.1`, { part: 'combat' }));
  expect(plain.asked).toBe('roll attack 6');
});
