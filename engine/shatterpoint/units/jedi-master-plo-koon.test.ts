import { expect, test } from 'vitest';
import type { Placed, Table } from '../../testing/shatterpoint/table.ts';
import { BO, KALANI, REX, TROOPS, acting, at, fight, idle, ready, rolls, shot, starting } from './republic.fixture.ts';

const PLO = 'jedi-master-plo-koon';
const WAY = `we-can-do-this-the-simple-way-or-the-difficult-way@0.${PLO}`;

test('I Know If We Work Together, We Will Stay Alive: an allied Republic unit may dash, and he too if it is a Trooper or Padawan unit', () => {
  const t = starting(PLO, { [TROOPS]: at(0, [20, 10], [20, 14]), [BO]: at(0, [30, 10]) });
  expect([t.asked, t.offered]).toEqual(['pick choice 0', [`0.${PLO}`, `0.${TROOPS}`]]);
  t.play(`0.${TROOPS}`, `0.${TROOPS}.1`, [24, 10], [24, 14]);
  expect([t.asked, t.request?.about.character]).toEqual(['place dash 0', `0.${PLO}.1`]);
  expect(t.play([10, 14]).go().asked).toBe('pick act 0');
  const padawan = starting(PLO, { 'padawan-ahsoka-tano': at(0, [20, 10]) }).play('0.padawan-ahsoka-tano', null);
  expect([padawan.asked, padawan.request?.about.character]).toEqual(['place dash 0', `0.${PLO}.1`]);
});

test('I Know If We Work Together, We Will Stay Alive: he does not dash with another unit', () => {
  expect(starting(PLO, { [REX]: at(0, [20, 10]) }).play(`0.${REX}`, [24, 10]).go().asked).toBe('pick act 0');
});

test('Force Push: an enemy within range 3 is pushed range 3 away; closed with nobody so near', () => {
  const t = acting(PLO, { [KALANI]: at(1, [16.5, 10]) }).play('ability:force-push', [20, 10]).go();
  expect([t.where(KALANI), ready(t)]).toEqual([[21.5, 10, 0], 6]);
  expect(acting(PLO, { [KALANI]: at(1, [16.51, 10]) }).closed).toContainEqual(idle('force-push'));
});

test('Deflect: 2 damage after a ranged attack with a failure; not offered after a melee attack', () => {
  expect(shot(PLO, '').play(`deflect@0.${PLO}`).unit(REX).damage).toBe(2);
  expect(shot(PLO, '', 3).asked).toBe('nothing');
});

/** Kalani shoots a friend at (10, y). */
const aimed = (friend: string, y: number, own: Partial<Placed> = {}): Table =>
  fight({ [PLO]: { ...at(0, [10, 10]), ...own }, [friend]: at(0, [10, y], [35, 2]), [KALANI]: at(1, [17, y]) }, `1.${KALANI}.1`, { targets: [`0.${friend}.1`] });

test('We Can Do This the Simple Way or the Difficult Way: exposed he lends his chart to another Republic character within range 3, and follows troopers up with a dash', () => {
  const t = aimed(TROOPS, 16.5);
  expect([t.asked, t.offered]).toEqual(['pick answer 0', [WAY, 'pass']]);
  t.play(WAY);
  expect(t.unit(PLO).conditions).toEqual(['exposed']);
  rolls(t, '', 'D D D');
  expect(t.all('chartRead')[0]).toMatchObject({ defenseExpertise: 3, laterDefense: ['heal'] });
  expect([t.asked, t.refusal([10, 7])?.rule]).toEqual(['place dash 0', 'SP-DIR-06']);
  expect(t.play([13, 12]).asked).toBe('nothing');
});

test('We Can Do This the Simple Way or the Difficult Way: no dash after a defender that is neither Trooper nor Padawan, nor when declined', () => {
  expect(rolls(aimed(REX, 16.5).play(WAY)).asked).toBe('nothing');
  expect(rolls(aimed('padawan-ahsoka-tano', 16.5).play(WAY)).play(WAY).asked, 'after a Padawan').toBe('place dash 0');
  const t = rolls(aimed(TROOPS, 16.5), '', 'D D D');
  expect([t.asked, t.all('chartRead')[0]!.laterDefense, t.unit(PLO).conditions]).toEqual(['nothing', [], []]);
});

test('We Can Do This the Simple Way or the Difficult Way: not too far, for others, for himself, wounded or exposed already', () => {
  for (const t of [aimed(TROOPS, 16.51), aimed(BO, 14), aimed(TROOPS, 14, { wounded: 1 }), aimed(TROOPS, 14, { conditions: ['exposed'] })]) expect(t.asked).toMatch('roll attack');
  expect(fight({ [PLO]: at(0, [10, 10]), [KALANI]: at(1, [13, 10]) }, `1.${KALANI}.1`).asked).toMatch('roll attack');
});

test('We Can Do This the Simple Way or the Difficult Way: not for an enemy of the Republic whom an ally attacks', () => {
  expect(fight({ [PLO]: at(0, [10, 10]), [BO]: at(0, [10, 13]), [REX]: at(1, [13, 13]) }, `0.${BO}.1`).asked).toMatch('roll attack');
});
