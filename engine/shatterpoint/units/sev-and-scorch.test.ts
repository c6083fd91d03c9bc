import { expect, test } from 'vitest';
import { attackDice, table, type Placed, type Table } from '../../testing/shatterpoint/table.ts';
import { about, acted, ready } from './fight.fixture.ts';
import { acting, at, GAR, idle, KALANI, MAUL, numberOf, REX, starting, type Units } from './republic.fixture.ts';

const DUO = 'sev-and-scorch';
const RULE = `rule-17-always-make-sure-theyre-dead@0.${DUO}`;

test('Point Me at the Enemy: each may dash toward an enemy character', () => {
  const t = starting(DUO, { [GAR]: at(1, [20, 10]) }).play(`0.${DUO}.1`);
  expect(t.offered).toEqual([`1.${GAR}.1`, 'none']);
  t.play(`1.${GAR}.1`);
  expect([t.asked, t.refusal([7, 10])?.rule]).toEqual(['place dash 0', 'SP-DIR-06']);
  t.play([13, 10]);
  expect(t.where(`${DUO}.1`)).toEqual([13, 10, 0]);
  expect(t.play('none').go().asked).toBe('pick act 0');
  expect(starting(DUO, { [GAR]: at(1, [20, 10]) }).play('done').go().asked).toBe('pick act 0');
});

const boom = (roll: string, gar: Partial<Placed> = {}): Table => acting(DUO, { [GAR]: { ...at(1, [16.5, 10]), ...gar } }).play('ability:yes-more-explosives', attackDice(roll)).go();

test('YES! More Explosives!: 1 damage for each expertise and strained; without one nothing', () => {
  const t = boom('X X C S F');
  expect([t.unit(GAR).damage, t.unit(GAR).conditions, ready(t)]).toEqual([2, ['strained'], 7]);
  expect(boom('C C S S F').unit(GAR)).toMatchObject({ damage: 0, conditions: [] });
  expect(boom('X X X X X', { wounded: 1 }).unit(GAR)).toMatchObject({ damage: 0, conditions: [] });
});

test('YES! More Explosives!: closed with no enemy within Range 3', () => {
  expect(acting(DUO, { [GAR]: at(1, [16.51, 10.5]), [REX]: at(0, [13, 10]) }).closed).toContainEqual(idle('yes-more-explosives'));
});

const scene: Units = { [DUO]: at(0, [10, 10], [10, 7]), [REX]: at(0, [10, 16.5]), [KALANI]: at(1, [16, 10]), [GAR]: at(1, [16, 14]) };

test('Rule 17: after a Republic ally’s combat action one may dash and then strike a target again with 5 dice', () => {
  const t = acted(table({ units: scene }), REX, 'combat', KALANI);
  expect(t.offered).toEqual([RULE, 'pass']);
  t.play(RULE, `0.${DUO}.1`, [13, 10]);
  expect([t.asked, about(t)]).toEqual(['pick may 0', `0.${DUO}.1`]);
  t.play('yes');
  expect([t.pools.attackDice, t.all('attackDeclared')[0]!.attack]).toMatchObject([5, { defender: `1.${KALANI}.1`, kind: 'melee' }]);
  expect(ready(t)).toBe(7);
});

test('Rule 17: without a dash no attack; not on others than the targets; the attack may be declined', () => {
  expect(acted(table({ units: scene }), REX, 'combat', KALANI).play(RULE, `0.${DUO}.1`, null).asked).toBe('nothing');
  expect(acted(table({ units: scene }), REX, 'combat', KALANI).play(RULE, 'none').asked).toBe('nothing');
  expect(acted(table({ units: { ...scene, [KALANI]: at(1, [30, 10]) } }), REX, 'combat', KALANI).play(RULE, `0.${DUO}.1`, [13, 12]).asked).toBe('nothing');
  expect(acted(table({ units: scene }), REX, 'combat', KALANI).play(RULE, `0.${DUO}.1`, [13, 10], 'no').asked).toBe('nothing');
});

test('Rule 17: not after another action, not beyond Range 3, not for others’ actions or their own', () => {
  expect(acted(table({ units: scene }), REX, 'move').asked).toBe('nothing');
  expect(acted(table({ units: { ...scene, [REX]: at(0, [10, 16.51]) } }), REX, 'combat', KALANI).asked).toBe('nothing');
  expect(acted(table({ units: { ...scene, [MAUL]: at(0, [12, 13]) } }), MAUL, 'combat', KALANI).asked).toBe('nothing');
  const { [REX]: _, ...alone } = scene;
  expect(acted(table({ units: alone }), DUO, 'combat', KALANI).asked).toBe('nothing');
});

test('I Love My Job: who contests has Protection and Steadfast, the other has not', () => {
  const t = table({ units: { [DUO]: at(0, [10, 10], [20, 20]) }, objectives: { C: [10, 13] } });
  for (const stat of ['protection', 'steadfast'] as const) expect([numberOf(t, stat, `${DUO}.1`), numberOf(t, stat, `${DUO}.2`)]).toEqual([1, 0]);
});
