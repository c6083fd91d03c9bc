import { expect, test } from 'vitest';
import { table, type Placed, type Table } from '../../testing/shatterpoint/table.ts';
import { about, acted, ended, ready, wound } from './fight.fixture.ts';
import { acting, at, diceOf, DROIDS, GAR, KALANI, MAUL, REX } from './republic.fixture.ts';

const AHSOKA = 'ahsoka-tano-fulcrum';
const AVENGE = `then-i-will-avenge-his-death@0.${AHSOKA}`;
const RIPOSTE = `riposte@0.${AHSOKA}`;

test('She is Fearless: she may jump twice in an activation, paid each time, not three times', () => {
  const t = acting(AHSOKA, {}, {}, { players: [{ ready: 4 }, {}] }).play('ability:she-is-fearless', [10, 14]).go().play('ability:she-is-fearless', null).go();
  expect([t.where(AHSOKA), ready(t)]).toEqual([[10, 14, 0], 2]);
  expect(t.closed).toContainEqual({ option: 'ability:she-is-fearless', rule: 'SP-ABIL-14', why: 'usedAlready' });
});

const avenging = (kalani: Placed = at(1, [13, 10]), action: 'combat' | 'move' = 'combat', who = AHSOKA): Table =>
  acted(table({ units: { [AHSOKA]: at(0, [10, 10]), [KALANI]: kalani, [GAR]: at(1, [10, 13]), [MAUL]: at(0, [30, 30]) } }), who, action, KALANI);

test('Then I will Avenge His Death: for 2 Force after her combat action an attack on one of the same targets', () => {
  const t = avenging();
  expect(t.offered).toEqual([AVENGE, 'pass']);
  t.play(AVENGE, 'yes');
  expect([t.all('attackDeclared')[0]!.attack.defender, diceOf(t), ready(t)]).toEqual([`1.${KALANI}.1`, 7, 6]);
});

test('Then I will Avenge His Death: not out of reach, not after another action or another unit’s, not with 1 Force', () => {
  expect([avenging(at(1, [18, 10])).asked, avenging(at(1, [13, 10]), 'move').asked, avenging(at(1, [13, 10]), 'combat', MAUL).asked]).toEqual(['nothing', 'nothing', 'nothing']);
  const poor = table({ units: { [AHSOKA]: at(0, [10, 10]), [KALANI]: at(1, [13, 10]) }, players: [{ ready: 1 }, {}] });
  expect(acted(poor, AHSOKA, 'combat', KALANI).asked).toBe('nothing');
});

test('Riposte: 2 damage after a melee attack on her with a failure; not without one, not ranged', () => {
  const struck = (failures: number, kind: 'melee' | 'ranged' = 'melee'): Table => ended(table({ units: { [AHSOKA]: at(0, [10, 10]), [KALANI]: at(1, [13, 10]) } }), KALANI, AHSOKA, kind, { failures });
  expect(struck(1).play(RIPOSTE).unit(KALANI).damage).toBe(2);
  expect(struck(0).play(RIPOSTE).unit(KALANI).damage).toBe(0);
  expect(struck(1, 'ranged').asked).toBe('nothing');
});

/** She or another wounds somebody; Kalani stands beside her or not. */
const wounding = (victim: string, by = AHSOKA, kalani: Placed = at(1, [13, 10])): Table =>
  wound(
    table({
      players: [{ ready: 2 }, {}],
      units: { [AHSOKA]: at(0, [10, 10]), [REX]: at(0, [5, 5]), [KALANI]: kalani, [DROIDS]: at(1, [30, 30], [33, 30]), [GAR]: at(1, [30, 5]) },
    }),
    victim,
    by,
  );

test('I am No Jedi: wounding a Primary or Secondary brings 1 Force, a jump, and 1 Force or a 5-dice melee attack', () => {
  const t = wounding(GAR);
  expect([t.asked, about(t), ready(t)]).toEqual(['place jump 0', `0.${AHSOKA}.1`, 3]);
  t.play(null);
  expect(t.offered).toEqual(['force', 'attack']);
  expect(ready(t.play('force'))).toBe(4);
  const attack = wounding(GAR).play(null, 'attack', 'yes');
  expect([attack.all('attackDeclared')[0]!.attack.kind, diceOf(attack), ready(attack)]).toEqual(['melee', 5, 3]);
  expect(ready(wounding(GAR, AHSOKA, at(1, [20, 10])).play(null))).toBe(4);
});

test('I am No Jedi: for a Supporting unit only the first; once a turn; not for an ally’s wound', () => {
  const t = wounding(DROIDS).play([10, 14], 'pass');
  expect([t.asked, ready(t), t.where(AHSOKA)]).toEqual(['nothing', 3, [10, 14, 0]]);
  expect([wound(t, GAR, AHSOKA).asked, ready(t)]).toEqual(['nothing', 3]);
  expect([wounding(GAR, REX).asked, ready(wounding(GAR, REX))]).toEqual(['nothing', 2]);
});
