import { expect, test } from 'vitest';
import { table, type Placed, type Table } from '../../testing/shatterpoint/table.ts';
import { attackChoices } from './attack.ts';
import { areEngaged } from '../board/measure.ts';

const DOOKU = '1.count-dooku.1';
const GUARD = '1.magnaguard.1';

/** Asajj beside Count Dooku and a MagnaGuard of his; the other guard stands far away. */
const fight = (guard: Partial<Placed> = {}): Table => table({
  units: { 'asajj-ventress': { seat: 0, at: [10, 10] }, 'count-dooku': { seat: 1, at: [13, 10] }, magnaguard: { seat: 1, at: [[10, 13], [30, 30]], ...guard } }, active: 'asajj-ventress',
});
const targets = (t: Table): unknown => attackChoices(t.game, '0.asajj-ventress.1', { kinds: ['melee'] }).flatMap((choice) => choice.targets);

test('AT-101 (SP-EFF-06, SP-EFF-07, SP-TXT-09): Engaged with Dooku and a MagnaGuard, Asajj may attack only the MagnaGuard', () => {
  const t = fight();
  expect([areEngaged(t.game, '0.asajj-ventress.1', DOOKU), targets(t)]).toEqual([true, [GUARD]]);
  expect(t.playOn('combat').all('targeted').map(({ defender }) => defender)).toEqual([GUARD]);
  expect(t.asked).toBe('roll attack 7');
});

test('AT-102 (SP-TXT-09): a Wounded MagnaGuard protects nobody', () => {
  expect(targets(fight({ wounded: 1, damage: 10 }))).toEqual([DOOKU, GUARD]);
});

test('SP-TXT-09: nor does one that she is not Engaged with', () => {
  expect(targets(fight({ at: [[10, 15], [30, 30]] }))).toEqual([DOOKU]);
});

test('AT-103 (SP-TXT-09): Supporting characters are not protected', () => {
  const t = table({ units: { 'asajj-ventress': { seat: 0, at: [10, 10] }, 'b1-battle-droids': { seat: 1, at: [[13, 10], [30, 10]] }, magnaguard: { seat: 1, at: [[10, 13], [30, 30]] } }, active: 'asajj-ventress' });
  expect(targets(t)).toEqual(['1.b1-battle-droids.1', GUARD]);
});
