import { expect, test } from 'vitest';
import type { Table } from '../../testing/shatterpoint/table.ts';
import { BO, GAR, KALANI, MAUL, REX, acting, at, diceOf, idle, ready, shot, starting } from './republic.fixture.ts';
import { wounding } from './rebels.fixture.ts';

const KANAN = 'kanan-jarrus';
const EZRA = 'ezra-bridger';
const LUKE = 'jedi-knight-luke-skywalker';

test('A Man With Two Names, Form III Soresu: 1 Force is refreshed and he may heal', () => {
  const t = starting(KANAN, {}, { damage: 2 }, { players: [{ ready: 5 }, {}] });
  expect([t.asked, ready(t)]).toEqual(['pick heal 0', 6]);
  expect(t.play(`damage@0.${KANAN}`).unit(KANAN).damage).toBe(1);
  expect(starting(KANAN).asked).toBe('pick act 0');
});

test('A Man With Two Names, Pack Leader: a Rebel may dash, and for a Spectre he may dash too', () => {
  const t = starting(KANAN, { [EZRA]: at(0, [20, 10]), [LUKE]: at(0, [20, 20]), [BO]: at(0, [30, 10]) }, { stance: 1 });
  expect(t.offered).toEqual([`0.${KANAN}.1`, `0.${EZRA}.1`, `0.${LUKE}.1`]);
  t.play(`0.${EZRA}.1`, [24, 10]);
  expect([t.where(EZRA), t.asked, t.request?.about.character]).toEqual([[24, 10, 0], 'place dash 0', `0.${KANAN}.1`]);
  const luke = starting(KANAN, { [LUKE]: at(0, [20, 20]) }, { stance: 1 }).play(`0.${LUKE}.1`, null).go();
  expect(luke.asked).toBe('pick act 0');
});

test('Force Push: an enemy within Range 3 is pushed Range 3 away for 2 Force; closed beyond', () => {
  const t = acting(KANAN, { [KALANI]: at(1, [16.5, 10]) }).play('ability:force-push', [20, 10]).go();
  expect([t.where(KALANI), ready(t)]).toEqual([[21.5, 10, 0], 6]);
  expect(acting(KANAN, { [KALANI]: at(1, [16.51, 10]) }).closed).toContainEqual(idle('force-push'));
});

test('Deflect: 2 damage after a ranged attack with a failure; not after a melee attack', () => {
  expect(shot(KANAN, '').play(`deflect@0.${KANAN}`).unit(REX).damage).toBe(2);
  expect(shot(KANAN, '', 3).asked).toBe('nothing');
});

const fear = (victim: string, by: string | null = `1.${MAUL}.1`, byAttack: 'melee' | null = 'melee'): Table =>
  wounding({ [KANAN]: { ...at(0, [10, 10]), damage: 3 }, [EZRA]: at(0, [30, 30]), [LUKE]: at(0, [30, 20]), [BO]: at(0, [30, 10]), [GAR]: at(1, [13, 10]), [MAUL]: at(1, [33, 33]), 'rebel-commandos': at(1, [5, 30], [7, 30]) }, victim, by, byAttack);

test('Now I Know There’s Something Stronger Than Fear: when an enemy attack wounds a Rebel he may heal twice and jump', () => {
  const t = fear(`0.${LUKE}`).play(`damage@0.${KANAN}`, `damage@0.${KANAN}`);
  expect([t.unit(KANAN).damage, t.asked]).toEqual([1, 'place jump 0']);
  expect(t.play([10, 14]).asked).toBe('nothing');
  expect(fear(`0.${LUKE}`).play('none', null).asked).toBe('nothing');
});

test('Now I Know There’s Something Stronger Than Fear: for a Spectre he may also attack with 5 dice', () => {
  const t = fear(`0.${EZRA}`).play('none', null);
  expect([t.asked, t.request?.about.what]).toEqual(['pick may 0', 'attack']);
  expect(diceOf(t.play('yes'))).toBe(5);
  expect(fear(`0.${EZRA}`).play('none', null, 'no').asked).toBe('nothing');
});

test('Now I Know There’s Something Stronger Than Fear: not for other allies, enemies, wounds by allies or without an attack', () => {
  for (const t of [fear(`0.${BO}`), fear(`1.${GAR}`), fear('1.rebel-commandos'), fear(`0.${LUKE}`, `0.${BO}.1`), fear(`0.${LUKE}`, `1.${MAUL}.1`, null)]) expect(t.asked).toBe('nothing');
});
