import { expect, test } from 'vitest';
import type { Table } from '../../testing/shatterpoint/table.ts';
import { ANAKIN, BO, GAR, KALANI, MAUL, REX, acting, at, diceOf, fight, idle, ready, type Units } from './republic.fixture.ts';

const BARRISS = 'barriss-offee';
const SLIP = 'slip-away@0.barriss-offee';

test('Force Push: an enemy within Range 3 is pushed Range 3 away for 2 Force; closed with nobody so near', () => {
  const t = acting(BARRISS, { [KALANI]: at(1, [16.5, 10]) }).play('ability:force-push', [20, 10]).go();
  expect([t.where(KALANI), ready(t)]).toEqual([[21.5, 10, 0], 6]);
  expect(acting(BARRISS, { [KALANI]: at(1, [16.51, 10]) }).closed).toContainEqual(idle('force-push'));
});

test('Force Speed: for 1 Force she may advance; not without Force', () => {
  expect(acting(BARRISS).play('ability:force-speed', [16, 10]).go().where(BARRISS)).toEqual([16, 10, 0]);
  expect(acting(BARRISS, {}, {}, { players: [{ ready: 0 }, {}] }).closed).toContainEqual(expect.objectContaining({ option: 'ability:force-speed', why: 'notEnoughForce' }));
});

/** A friend targets Kalani at (13, 10). */
const targeted = (who: string, place: readonly [number, number] = [10, 10]): Table => fight({ [BARRISS]: at(0, place), [who]: at(0, [13, 13]), [KALANI]: at(1, [13, 10]) }, `0.${who}.1`);

test('Slip Away: when another Republic ally targets somebody engaged with her she may reposition and then gains Hunker', () => {
  const t = targeted(REX);
  expect([t.asked, t.offered]).toEqual(['pick answer 0', [SLIP, 'pass']]);
  expect(t.play(SLIP).asked).toBe('place reposition 0');
  expect(t.play([5, 10]).unit(BARRISS).hunker).toBe(1);
  expect(t.asked).toBe('roll attack 7');
});

test('Slip Away: not for other allies, nor when she is not engaged with the target; staying gives no Hunker', () => {
  expect(fight({ [BARRISS]: at(0, [10, 10]), [KALANI]: at(1, [13, 10]) }, `0.${BARRISS}.1`).asked, 'her own attack').toBe('roll attack 6');
  expect(targeted(BO).asked).toMatch('roll attack');
  expect(targeted(REX, [5, 30]).asked).toMatch('roll attack');
  const stayed = targeted(REX).play(SLIP, null);
  expect([stayed.asked, stayed.unit(BARRISS).hunker]).toEqual(['roll attack 7', 0]);
});

/** Melee dice of an attacker against Gar Saxon at (13, 10). */
function dice(attacker: string, units: Units): number {
  const t = fight({ [GAR]: at(1, [13, 10]), ...units }, `0.${attacker}.1`, { kinds: ['melee'], targets: [`1.${GAR}.1`] });
  while (t.offered.includes('pass')) t.play('pass');
  return diceOf(t);
}

test('Faithful Padawan: she and a Jedi Primary have 2 melee dice more against an enemy engaged with both', () => {
  const both = { [BARRISS]: at(0, [10, 10]), [ANAKIN]: at(0, [13, 13]) };
  expect([dice(BARRISS, both), dice(ANAKIN, both)]).toEqual([8, 10]);
});

test('Faithful Padawan: not when one of them is elsewhere, with another Primary or another Jedi, nor for a third ally', () => {
  expect(dice(BARRISS, { [BARRISS]: at(0, [10, 10]), [ANAKIN]: at(0, [13, 14.51]) })).toBe(6);
  expect(dice(ANAKIN, { [BARRISS]: at(0, [8.49, 10]), [ANAKIN]: at(0, [13, 13]) })).toBe(8);
  expect(dice(BARRISS, { [BARRISS]: at(0, [10, 10]), [MAUL]: at(0, [13, 13]) })).toBe(6);
  expect(dice(BARRISS, { [BARRISS]: at(0, [10, 10]), 'padawan-ahsoka-tano': at(0, [13, 13]) })).toBe(6);
  expect(dice(REX, { [BARRISS]: at(0, [10, 10]), [ANAKIN]: at(0, [13, 13]), [REX]: at(0, [16, 10]) })).toBe(7);
});

test('Faithful Padawan: after her recover action each other ally within range 3 may lose 1 damage or a condition', () => {
  const t = acting(BARRISS, { [REX]: { ...at(0, [16.5, 10]), damage: 2, conditions: ['pinned'] }, [BO]: { ...at(0, [16.51, 13]), damage: 2 }, [ANAKIN]: at(0, [10, 13]) }, { damage: 2 });
  t.play('recover', 'none');
  expect([t.asked, t.offered]).toEqual(['pick drop 0', ['damage', 'pinned', 'none']]);
  expect(t.play('pinned').go().asked).toBe('pick act 0');
  expect([t.unit(REX).damage, t.unit(REX).conditions, t.unit(BO).damage, t.unit(BARRISS).damage]).toEqual([2, [], 2, 2]);
});

test('Faithful Padawan: not after another action, nor after an ally’s recover action', () => {
  expect(acting(BARRISS, { [REX]: { ...at(0, [13, 10]), damage: 2 } }).play('focus').go().asked).toBe('pick act 0');
  const t = acting(REX, { [BARRISS]: at(0, [13, 10]), [ANAKIN]: { ...at(0, [10, 30]), damage: 1 } }).play('recover').go();
  expect(t.asked).toBe('pick act 0');
});
