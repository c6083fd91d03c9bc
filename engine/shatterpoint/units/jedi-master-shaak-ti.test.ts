import { expect, test } from 'vitest';
import { table, type Table } from '../../testing/shatterpoint/table.ts';
import { gainCondition } from '../deeds/effects.ts';
import type { Condition } from '../state/state.ts';
import { BO, GAR, KALANI, REX, acting, at, fight, ready, rolls, starting } from './republic.fixture.ts';

const SHAAK = 'jedi-master-shaak-ti';
const FEINT = `feinting-blow@0.${SHAAK}`;

test('Unity Wins War: another Republic or Mercenary ally may dash, then she may jump', () => {
  const t = starting(SHAAK, { [REX]: at(0, [20, 10]), [BO]: { ...at(0, [30, 10]), tags: ['Mercenary'] }, [GAR]: at(0, [30, 30]) });
  expect([t.asked, t.offered]).toEqual(['pick choice 0', [`0.${REX}.1`, `0.${BO}.1`, 'none']]);
  expect(t.play(`0.${REX}.1`).asked).toBe('place dash 0');
  t.play([24, 10]);
  expect([t.where(REX), t.asked, t.request?.about.character]).toEqual([[24, 10, 0], 'place jump 0', `0.${SHAAK}.1`]);
  expect(t.play([10, 14]).go().where(SHAAK)).toEqual([10, 14, 0]);
});

test('Unity Wins War: with no such ally, or with none chosen, she may jump all the same', () => {
  expect(starting(SHAAK, { [GAR]: at(0, [30, 30]), [REX]: at(1, [20, 30]) }).asked).toBe('place jump 0');
  expect(starting(SHAAK, { [REX]: at(0, [20, 10]) }).play('none').asked).toBe('place jump 0');
});

test('Force Repulse: every other character within range 2 is pushed range 2 away, friend or foe; those farther off are not', () => {
  const t = acting(SHAAK, { [REX]: at(0, [14.5, 10]), [KALANI]: at(1, [10, 14.5]), [BO]: at(0, [5.49, 10]) }).play('ability:force-repulse');
  expect([t.asked, t.offered, ready(t)]).toEqual(['pick choice 0', [`0.${REX}.1`, `1.${KALANI}.1`], 6]);
  t.play(`0.${REX}.1`, [18, 10], [10, 18]).go();
  expect([t.where(REX), t.where(KALANI), t.where(BO)]).toEqual([[17.5, 10, 0], [10, 17.5, 0], [5.49, 10, 0]]);
});

const strikes = (defense: string, part = 'combat', attacker = SHAAK): Table =>
  rolls(fight({ [SHAAK]: at(0, [10, 10]), [REX]: at(0, [13, 13]), [KALANI]: at(1, [13, 10]) }, `0.${attacker}.1`, { part, kinds: ['melee'] }), '', defense);

test('Feinting Blow: with an expertise in the defense roll one block becomes a failure', () => {
  const t = strikes('B B D');
  expect([t.asked, t.offered]).toEqual(['pick answer 0', [FEINT, 'pass']]);
  expect(t.request, 'in step 6B').toMatchObject({ about: { event: 'modifying', roll: 'defense' } });
  t.play(FEINT);
  expect(t.all('resultChanged').filter(({ roll }) => roll === 'defense')).toMatchObject([{ from: 'block', to: 'failure' }]);
});

test('Feinting Blow: not without expertise or block, outside a combat action, or for an ally’s attack', () => {
  for (const t of [strikes('B B F'), strikes('D D D'), strikes('B B D', 'other'), strikes('B B D', 'combat', REX)]) expect(t.offered).not.toContain(FEINT);
});

test('Virtuoso: she can be neither disarmed nor exposed, but strained and pinned; an ally can', () => {
  const has = (who: string, condition: Condition): boolean =>
    table({ units: { [SHAAK]: at(0, [10, 10]), [REX]: at(0, [20, 10]) } }).run((game) => gainCondition(game, `0.${who}`, condition, null)).unit(who).conditions.includes(condition);
  expect((['disarmed', 'exposed', 'strained', 'pinned'] as const).map((condition) => has(SHAAK, condition))).toEqual([false, false, true, true]);
  expect([has(REX, 'disarmed'), has(REX, 'exposed')]).toEqual([true, true]);
});
