import { expect, test } from 'vitest';
import { table, type Placed, type Table } from '../../testing/shatterpoint/table.ts';
import { targetsOf } from '../attack/attack.ts';
import { about, occurs, ready } from './fight.fixture.ts';
import { acting, at, GAR, idle, KALANI, MAUL, numberOf, REX, TROOPS, type Units } from './republic.fixture.ts';

const DROIDS = 'c-3po-and-r2-d2';
const ORATION = 'ability:brilliant-oration';
const R2 = `r2-im-not-sure-thats-such-a-good-idea@0.${DROIDS}`;
const EWOK = { tags: ['Ewok'] };

const speech = (units: Units = {}): Table =>
  acting(DROIDS, { [TROOPS]: { ...at(0, [18.5, 10], [18.6, 13]), ...EWOK, damage: 3 }, ...units }, { damage: 3, stance: 1 }).play(ORATION);

test('Brilliant Oration: an Ewok Supporting character within Range 4 does one thing of four, then one of theirs', () => {
  const t = speech();
  expect([t.offered, ready(t)]).toEqual([['dash', 'heal', 'hunker', 'none'], 8]);
  t.play('dash');
  expect([t.asked, about(t)]).toEqual(['place dash 0', `0.${TROOPS}.1`]);
  t.play(null, 'heal', `damage@0.${DROIDS}`, `damage@0.${DROIDS}`);
  expect([t.go().asked, t.unit(DROIDS).damage]).toEqual(['pick act 0', 1]);
});

test('Brilliant Oration: Hunker, an attack with 5 dice, or nothing', () => {
  const t = speech().play('hunker', 'none').go();
  expect([t.unit(TROOPS).hunker, t.unit(DROIDS).hunker, t.asked]).toEqual([1, 0, 'pick act 0']);
  const attack = speech({ [GAR]: at(1, [24, 10]) });
  expect(attack.offered).toEqual(['dash', 'heal', 'hunker', 'attack', 'none']);
  expect(attack.play('attack').pools.attackDice).toBe(5);
});

test('Brilliant Oration: beyond Range 4, for a Secondary Ewok, or for others only their own part is left, or nothing by the house rule', () => {
  const listeners: Units[] = [
    { [TROOPS]: { ...at(0, [18.51, 10.5], [30, 30]), ...EWOK }, [REX]: { ...at(0, [13, 10]), ...EWOK } },
    { [TROOPS]: at(0, [13, 10], [30, 30]) },
  ];
  for (const units of listeners) {
    const t = acting(DROIDS, units, { damage: 2 }).play(ORATION, 'heal');
    expect([t.asked, about(t)]).toEqual(['pick heal 0', `0.${DROIDS}.1`]);
    expect(acting(DROIDS, units, {}, { houseRules: { ownPartWithoutOther: false } }).closed).toContainEqual(idle('brilliant-oration'));
  }
});

/** Rex starts his activation. */
const begins = (rex: Partial<Placed>): Table => occurs(table({ units: { [DROIDS]: at(0, [10, 10]), [REX]: { ...at(0, [18.5, 10]), conditions: ['pinned', 'strained'], ...rex } } }), { type: 'activationBegun', unit: `${rex.seat ?? 0}.${REX}` });

test('R2, I’m Not Sure: a Rebel or Ewok unit within Range 4 may lose a condition as it starts', () => {
  for (const tags of [['Rebel Alliance'], ['Ewok']]) {
    const t = begins({ tags });
    expect(t.offered).toEqual([R2, 'pass']);
    expect(t.play(R2, 'pinned').unit(REX).conditions).toEqual(['strained']);
  }
  expect(begins(EWOK).play(R2, 'none').unit(REX).conditions).toEqual(['pinned', 'strained']);
});

test('R2, I’m Not Sure: not beyond Range 4, not for others or enemies, not without a condition', () => {
  expect([begins({ ...EWOK, at: [18.51, 10] }).asked, begins({}).asked, begins({ ...EWOK, seat: 1 }).asked, begins({ ...EWOK, conditions: [] }).asked]).toEqual(Array(4).fill('nothing'));
});

/** What an ally has of them in one of their stances: Scale, climbs while engaged, Steadfast. */
const divine = (stance: number, rex: Partial<Placed> = {}): number[] => {
  const t = table({ units: { [DROIDS]: { ...at(0, [10, 10]), stance }, [REX]: { ...at(0, [20.5, 10]), ...EWOK, ...rex } } });
  return (['scale', 'climbWhileEngaged', 'steadfast'] as const).map((stat) => numberOf(t, stat, REX));
};

test('“Divine Influence”: Ewoks within Range 5 climb in the first stance and stand in the second', () => {
  expect([divine(0), divine(1)]).toEqual([[1, 1, 0], [0, 0, 1]]);
});

test('“Divine Influence”: a unit of two has Scale by either character, but each climbs while engaged only within Range 5 itself', () => {
  const t = table({ units: { [DROIDS]: { ...at(0, [10, 10]), stance: 0 }, [TROOPS]: { ...at(0, [20.5, 10], [20.51, 10.5]), ...EWOK } } });
  const of = (stat: 'scale' | 'climbWhileEngaged'): number[] => [1, 2].map((number) => numberOf(t, stat, `${TROOPS}.${number}`));
  expect([of('scale'), of('climbWhileEngaged')]).toEqual([[1, 1], [1, 0]]);
});

test('“Divine Influence”: not beyond Range 5, not for others or enemies', () => {
  for (const rex of [{ at: [20.51, 10] as const }, { tags: [] }, { seat: 1 as const }])
    expect([divine(0, rex), divine(1, rex)]).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ]);
});

/** Whether Kalani can attack them while an Ewok is near. */
const targeted = (rex: Partial<Placed>, kind: 'ranged' | 'melee' = 'ranged', x = 17, who = DROIDS): boolean => {
  const { game } = table({
    units: { [DROIDS]: at(0, [10, 10]), [REX]: { ...at(0, [10, 16.5]), ...EWOK, ...rex }, [KALANI]: at(1, [x, 10]), [MAUL]: at(0, [30, 30]) },
  });
  return targetsOf(game, `1.${KALANI}.1`, kind).includes(`0.${who}.1`);
};

test('Goodness Gracious Me: no ranged attacks on them while an unwounded Ewok unit is within Range 3', () => {
  expect([targeted({}), targeted({ at: [10, 16.51] }), targeted({ wounded: 1 }), targeted({ tags: [] }), targeted({}, 'melee', 13)]).toEqual([false, true, true, true, true]);
  expect(targeted({}, 'ranged', 17, REX)).toBe(true);
});
