import { expect, test } from 'vitest';
import type { Spot, Table, TableOptions } from '../../testing/shatterpoint/table.ts';
import { attack } from '../attack/attack.ts';
import { BO, KALANI, REX, acting, at, fight, friendShoots, ready, rolls } from './republic.fixture.ts';

const KIT = 'jedi-master-kit-fisto';
const OPENING = `create-opening@0.${KIT}`;
const ASSAULT = `supporting-assault-dash@0.${KIT}`;
const SURRENDER = `im-afraid-i-must-request-your-surrender@0.${KIT}`;

test('Force Speed: for 1 Force he may advance; not without Force', () => {
  expect(acting(KIT).play('ability:force-speed', [16, 10]).go().where(KIT)).toEqual([16, 10, 0]);
  expect(acting(KIT, {}, {}, { players: [{ ready: 0 }, {}] }).closed).toContainEqual(expect.objectContaining({ option: 'ability:force-speed', why: 'notEnoughForce' }));
});

const strikes = (defense: string, more: Partial<TableOptions> = {}): Table => rolls(fight({ [KIT]: at(0, [10, 10]), [KALANI]: at(1, [13, 10]) }, `0.${KIT}.1`, {}, more), '', defense);

test('Create Opening: when he attacks, one result of the defense roll becomes a failure', () => {
  const t = strikes('B D F');
  expect([t.asked, t.offered]).toEqual(['pick answer 0', [OPENING, 'pass']]);
  expect(t.request, 'in step 6B').toMatchObject({ about: { event: 'modifying', roll: 'defense' } });
  t.play(OPENING);
  expect([t.asked, t.offered, ready(t)]).toEqual(['pick choice 0', ['block', 'expertise'], 7]);
  t.play('expertise');
  expect(t.all('resultChanged')).toMatchObject([{ roll: 'defense', from: 'expertise', to: 'failure' }]);
  expect(t.asked).toBe('pick answer 0');
});

test('Create Opening: not without Force or a result to change, nor when he defends', () => {
  const unasked = (t: Table): void => expect(t.offered).not.toContain(OPENING);
  unasked(strikes('B D F', { players: [{ ready: 0 }, {}] }));
  unasked(strikes('F F F'));
  unasked(rolls(fight({ [KIT]: at(0, [10, 10]), [KALANI]: at(1, [13, 10]) }, `1.${KALANI}.1`), 'X X X X X X', 'B'));
});

test('Supporting Assault: after another Republic ally within range 5 made a combat attack he may dash', () => {
  const t = rolls(friendShoots(KIT, 17.8));
  expect([t.asked, t.offered]).toEqual(['pick answer 0', [ASSAULT, 'pass']]);
  expect(t.play(ASSAULT).asked).toBe('place dash 0');
  expect(t.play([10, 14]).where(KIT)).toEqual([10, 14, 0]);
  for (const none of [friendShoots(KIT, 17.9), friendShoots(KIT, 17.8, BO), friendShoots(KIT, 17.8, REX, 'other')]) expect(rolls(none).asked).toBe('nothing');
});

/** Kalani at (x, 10) attacks Rex. */
const enemyAttacks = (x: number, roll = ''): Table => {
  const t = rolls(fight({ [KIT]: at(0, [10, 10]), [REX]: at(0, [x, 17]), [KALANI]: at(1, [x, 10]) }, `1.${KALANI}.1`, { targets: [`0.${REX}.1`] }), roll);
  return t.offered.includes('stop') ? t.play('stop') : t;
};

test('I’m Afraid I Must Request Your Surrender: after an enemy within range 3 attacked and rolled a failure he may jump, once a turn', () => {
  const t = enemyAttacks(16.5);
  expect([t.asked, t.offered]).toEqual(['pick answer 0', [SURRENDER, 'pass']]);
  expect(t.play(SURRENDER).asked).toBe('place jump 0');
  expect(t.play([10, 14]).where(KIT)).toEqual([10, 14, 0]);
  expect(rolls(t.run((game) => attack(game, `1.${KALANI}.1`, { part: 'combat', targets: [`0.${REX}.1`] }))).asked).toBe('nothing');
});

test('I’m Afraid I Must Request Your Surrender: no jump for an enemy too far away, or without a failure', () => {
  expect(enemyAttacks(16.51).asked).toBe('nothing');
  expect(enemyAttacks(16.5, 'X X X X X X X').asked).toBe('nothing');
});

/** Rex, far from him, attacks Kalani at a place. */
const enemyDefends = (at1: Spot, defense = ''): Table => rolls(fight({ [KIT]: at(0, [10, 10]), [BO]: at(0, [at1[0], 17]), [KALANI]: at(1, at1) }, `0.${BO}.1`, { targets: [`1.${KALANI}.1`] }), '', defense);

test('I’m Afraid I Must Request Your Surrender: after an enemy within range 3 defended and rolled a failure he may shove it, once a turn', () => {
  const t = enemyDefends([16.5, 10]);
  expect([t.asked, t.offered]).toEqual(['pick answer 0', [SURRENDER, 'pass']]);
  expect(t.play(SURRENDER).asked).toBe('place push 0');
  expect(t.play([20, 10], null).where(KALANI)).toEqual([17.5, 10, 0]);
  const again = rolls(enemyDefends([16.5, 10]).play('pass').run((game) => attack(game, `0.${BO}.1`, { part: 'combat' })));
  expect(again.play(SURRENDER, null, null).asked).toBe('nothing');
  expect(rolls(again.run((game) => attack(game, `0.${BO}.1`, { part: 'combat' }))).asked).toBe('nothing');
});

test('I’m Afraid I Must Request Your Surrender: no shove for a defender too far away, or without a failure', () => {
  expect(enemyDefends([16.51, 10]).asked).toBe('nothing');
  expect(enemyDefends([16.5, 10], 'B B B B').asked).toBe('nothing');
});

test('I’m Afraid I Must Request Your Surrender: neither for an ally near him that attacked nor for one that defended', () => {
  const far = { [KALANI]: at(1, [10, 21]) };
  const attacked = rolls(fight({ [KIT]: at(0, [10, 10]), [BO]: at(0, [10, 14]), ...far }, `0.${BO}.1`));
  const defended = rolls(fight({ [KIT]: at(0, [10, 10]), [BO]: at(0, [10, 14]), ...far }, `1.${KALANI}.1`, { targets: [`0.${BO}.1`] }));
  expect([attacked.all('attackResolved').length, attacked.asked, defended.all('attackResolved').length, defended.asked]).toEqual([1, 'nothing', 1, 'nothing']);
});
