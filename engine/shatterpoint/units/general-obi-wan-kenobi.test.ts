import { expect, test } from 'vitest';
import { faces, table, type Table, type TableOptions } from '../../testing/shatterpoint/table.ts';
import { gainHunker } from '../deeds/effects.ts';
import { BO, KALANI, MAUL, REX, TROOPS, acting, at, defenseOf, diceOf, fight, ready, rolls, type Units } from './republic.fixture.ts';

const OBI = 'general-obi-wan-kenobi';
const UNCIVILIZED = `so-uncivilized@0.${OBI}`;
const PATIENCE = `patience@0.${OBI}`;
const DEFENSE = `knowledge-and-defense@0.${OBI}`;

test('Hello There!: after the jump his next attack of the activation has 3 dice more, the one after it not', () => {
  const t = acting(OBI, { [KALANI]: at(1, [13, 10]) }).play('ability:hello-there');
  expect(t.asked).toBe('place jump 0');
  t.play([10, 12]).go();
  expect(ready(t)).toBe(7);
  expect(diceOf(t.play('combat'))).toBe(8);
  expect(t.state.activation?.next).toEqual([]);
});

test('Hello There!: without the jump there are no more dice', () => {
  expect(diceOf(acting(OBI, { [KALANI]: at(1, [13, 10]) }).play('ability:hello-there', null).go().play('combat'))).toBe(5);
});

/** Rex attacks him from a distance. */
const attacked = (distance: number): Table => fight({ [OBI]: at(0, [10, 10]), [REX]: at(1, [10 + distance, 10]) }, `1.${REX}.1`);

test('So Uncivilized...: targeted by a ranged attack he gains a Hunker token, and a failure then costs the attacker 3 damage', () => {
  const t = attacked(7);
  expect(t.offered).toEqual([UNCIVILIZED, 'pass']);
  t.play(UNCIVILIZED);
  expect([t.unit(OBI).hunker, ready(t), defenseOf(t)]).toEqual([1, 7, 6]);
  rolls(t, 'X X X X X X F').play('stop');
  expect(t.offered).toEqual([UNCIVILIZED, DEFENSE]);
  expect(t.play(UNCIVILIZED).unit(REX).damage).toBe(3);
  expect(t.asked).toBe('pick answer 0');
});

test('So Uncivilized...: no damage without a failure or when it was not used; not against melee attacks', () => {
  const t = attacked(7).play(UNCIVILIZED);
  rolls(t, 'X X X X X X X').play('stop');
  expect(t.unit(REX).damage).toBe(0);
  expect(rolls(attacked(7)).unit(REX).damage).toBe(0);
  expect(attacked(3).asked).toBe('roll attack 7');
  expect(t.asked).toBe('pick answer 0');
});

/** His side reveals a card; another one may be in reserve. */
const reveal = (card: string, reserve: string | null, more: Partial<TableOptions> = {}): Table => {
  const left = [`0.${card}`, `0.${BO}`];
  const t = table({ step: 'order', seat: 0, units: { [OBI]: { ...at(0, [10, 10]), damage: 4 }, [REX]: at(0, [20, 10]), [BO]: at(0, [30, 10]), [KALANI]: at(1, [20, 30]) }, players: [{ reserve: reserve === null ? null : `0.${reserve}`, deck: { left } }, {}], ...more }).go();
  if (reserve !== null) t.play('reveal');
  return t.play(faces(1));
};

test('Patience: with another card in reserve his own may change places with it; then he may heal three times and jump', () => {
  const t = reveal(OBI, REX);
  expect([t.asked, t.offered]).toEqual(['pick answer 0', [PATIENCE, 'pass']]);
  expect(t.play(PATIENCE).offered).toEqual(['top', 'bottom']);
  t.play('top');
  expect(t.state.players[0]).toMatchObject({ reserve: `0.${OBI}`, top: [`0.${REX}`] });
  t.play(...Array.from({ length: 3 }, () => `damage@0.${OBI}`));
  expect([t.unit(OBI).damage, t.asked]).toEqual([1, 'place jump 0']);
  t.play([10, 14]).go();
  expect(t.asked).toBe('pick choice 0');
  expect([t.where(OBI), t.state.activation?.unit]).toEqual([[10, 14, 0], `0.${REX}`]);
});

test('Patience: the card may go under the deck instead', () => {
  const bottom = reveal(OBI, REX).play(PATIENCE, 'bottom');
  expect(bottom.state.players[0]).toMatchObject({ reserve: `0.${OBI}`, bottom: [`0.${REX}`] });
  expect(bottom.asked).toBe('pick heal 0');
});

test('Patience: an ordinary reserve brings the heals and the jump too; not of another’s card', () => {
  const t = reveal(OBI, null).play('reserve');
  expect([t.asked, ready(t)]).toEqual(['pick heal 0', 7]);
  expect(t.play('none').asked).toBe('place jump 0');
  expect(reveal(REX, null).play('reserve').all('activated')).toMatchObject([{ unit: `0.${BO}` }]);
});

test('Patience: no exchange for another’s card, nor with an empty reserve; declined he activates', () => {
  expect(reveal(REX, BO, {}).all('activated')).toMatchObject([{ unit: `0.${REX}` }]);
  expect(reveal(OBI, null).asked).toBe('pick reserve 0');
  const t = reveal(OBI, REX).play('pass');
  expect([t.all('activated')[0]?.unit, t.state.players[0]!.reserve]).toEqual([`0.${OBI}`, `0.${REX}`]);
});

const gains = (unit: string, units: Units): number => table({ units }).run((game) => gainHunker(game, `0.${unit}`)).unit(unit).hunker;

test('Knowledge and Defense: allied units, of any kind, gain and keep Hunker tokens while engaged; without him, or for enemies, not', () => {
  const engaged = { [BO]: at(0, [20, 10]), [MAUL]: at(1, [23, 10]) };
  expect(gains(BO, { [OBI]: at(0, [10, 10]), ...engaged })).toBe(1);
  expect(gains(BO, engaged)).toBe(0);
  expect(gains(BO, { [OBI]: at(1, [10, 10]), ...engaged })).toBe(0);
});

/** Kalani attacks a friend at (20, 10) who holds Hunker tokens. */
const under = (friend: string, hunker: number, distance = 3, obi: 0 | 1 = 0): Table =>
  fight({ [OBI]: at(obi, [10, 30]), [friend]: { ...at(0, [20, 10], [22, 8]), hunker, damage: 3 }, [KALANI]: at(1, [20 + distance, 10]) }, `1.${KALANI}.1`, { targets: [`0.${friend}.1`] });

test('Knowledge and Defense: a Republic unit with a Hunker token has 1 defense die more against melee attacks', () => {
  expect(defenseOf(under(TROOPS, 1))).toBe(5);
  expect(defenseOf(under(TROOPS, 0))).toBe(4);
  expect(defenseOf(under(BO, 1))).toBe(4);
  expect(defenseOf(under(TROOPS, 1, 7))).toBe(6);
});

test('Knowledge and Defense: after the attack the unit may put its tokens away, heal for each, and dash with those that healed', () => {
  const t = rolls(under(TROOPS, 2));
  expect([t.asked, t.offered]).toEqual(['pick answer 0', [DEFENSE, 'pass']]);
  t.play(DEFENSE);
  expect([t.unit(TROOPS).hunker, t.asked, t.offered]).toEqual([0, 'pick choice 0', [`0.${TROOPS}.1`, `0.${TROOPS}.2`]]);
  t.play(`0.${TROOPS}.1`, `damage@0.${TROOPS}`, `0.${TROOPS}.2`, 'none');
  expect([t.unit(TROOPS).damage, t.asked, t.request?.about.character]).toEqual([2, 'place dash 0', `0.${TROOPS}.1`]);
  expect(t.play([20, 14]).asked).toBe('nothing');
});

test('Knowledge and Defense: not without tokens, for other allies, or without him; who heals nothing does not dash', () => {
  for (const t of [under(TROOPS, 0), under(BO, 1), under(TROOPS, 1, 3, 1)]) expect(rolls(t).asked).toBe('nothing');
  expect(rolls(under(TROOPS, 1)).play('pass').unit(TROOPS).hunker).toBe(1);
  expect(rolls(under(TROOPS, 1)).play(DEFENSE, `0.${TROOPS}.1`, 'none').asked).toBe('nothing');
});

test('Knowledge and Defense: who heals twice dashes once; no die for the opponent’s Republic units', () => {
  const t = rolls(under(TROOPS, 2)).play(DEFENSE, `0.${TROOPS}.1`, `damage@0.${TROOPS}`, `0.${TROOPS}.1`, `damage@0.${TROOPS}`);
  expect([t.unit(TROOPS).damage, t.asked, t.request?.about.character]).toEqual([1, 'place dash 0', `0.${TROOPS}.1`]);
  expect(t.play(null).asked).toBe('nothing');
  const foe = fight({ [OBI]: at(0, [10, 30]), [BO]: at(0, [20, 13]), [TROOPS]: { ...at(1, [20, 10], [35, 2]), hunker: 1 } }, `0.${BO}.1`, { kinds: ['melee'] });
  expect(defenseOf(foe)).toBe(4);
});

test('Knowledge and Defense: a condition taken off is a heal too', () => {
  const pinned = fight({ [OBI]: at(0, [10, 30]), [TROOPS]: { ...at(0, [20, 10], [22, 8]), hunker: 1, conditions: ['strained'] }, [KALANI]: at(1, [23, 10]) }, `1.${KALANI}.1`, { targets: [`0.${TROOPS}.1`] });
  const t = rolls(pinned).play(DEFENSE, `0.${TROOPS}.1`, `strained@0.${TROOPS}`);
  expect([t.unit(TROOPS).conditions, t.asked]).toEqual([[], 'place dash 0']);
});
