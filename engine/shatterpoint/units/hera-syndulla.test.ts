import { expect, test } from 'vitest';
import { table, type Placed, type Table, type TableOptions } from '../../testing/shatterpoint/table.ts';
import { about, occurs, ready } from './fight.fixture.ts';
import { acting, at, GAR, idle, KALANI, MAUL, numberOf, REX, starting, TROOPS, type Units } from './republic.fixture.ts';

const HERA = 'hera-syndulla';
const REBEL = { tags: ['Rebel Alliance'] };
const SPECTRE = { tags: ['Rebel Alliance', 'Spectre'] };

test('Phoenix Leader: one character of another Rebel unit may dash, or advance if it is a Spectre', () => {
  const t = starting(HERA, {
    [TROOPS]: { ...at(0, [20, 20], [24, 20]), ...REBEL },
    [REX]: { ...at(0, [30, 30]), ...SPECTRE },
    [MAUL]: at(0, [35, 5]),
    [GAR]: { ...at(1, [30, 5]), ...REBEL },
  });
  expect(t.offered).toEqual([`0.${TROOPS}`, `0.${REX}`]);
  t.play(`0.${TROOPS}`, `0.${TROOPS}.2`);
  expect([t.asked, about(t)]).toEqual(['place dash 0', `0.${TROOPS}.2`]);
  expect(t.play(null, 'no').go().asked).toBe('pick act 0');
  expect(starting(HERA, { [REX]: { ...at(0, [30, 30]), ...SPECTRE } }).asked).toBe('place advance 0');
  expect(starting(HERA, { [MAUL]: at(0, [35, 5]) }, {}, { players: [{ momentum: [] }, {}] }).asked).toBe('pick act 0');
});

const stand = (rex: Partial<Placed>): Table => acting(HERA, { [REX]: { ...at(0, [20, 20]), ...REBEL, ...rex } }, {}, { objectives: { C: [20, 30] } }).play('ability:we-will-not-stand-down', `0.${REX}`);

test('We Will Not Stand Down: a Rebel loses its wound, damage and a condition, is injured and may reposition toward the objective', () => {
  const t = stand({ wounded: 1, damage: 9, conditions: ['pinned', 'exposed'] });
  expect([t.asked, ready(t)]).toEqual(['pick may 0', 6]);
  t.play('yes', 'pinned');
  expect(t.unit(REX)).toMatchObject({ wounded: 0, damage: 0, injured: 1, conditions: ['exposed'] });
  expect([t.asked, about(t), t.refusal([20, 15])?.rule]).toEqual(['place reposition 0', `0.${REX}.1`, 'SP-DIR-06']);
  expect(t.play([20, 25]).go().where(REX)).toEqual([20, 25, 0]);
});

test('We Will Not Stand Down: what it has may be kept; the Injured token comes all the same', () => {
  expect(stand({ damage: 3 }).play('no', null).go().unit(REX)).toMatchObject({ damage: 3, injured: 1 });
  expect(stand({}).play(null).go().unit(REX)).toMatchObject({ damage: 0, injured: 1 });
});

test('We Will Not Stand Down: closed with no active objective; others are not offered', () => {
  expect(acting(HERA).closed).toContainEqual(idle('we-will-not-stand-down'));
  const t = acting(HERA, { [MAUL]: at(0, [20, 20]), [GAR]: { ...at(1, [30, 5]), ...REBEL } }, {}, { objectives: { C: [20, 30] } }).play('ability:we-will-not-stand-down');
  expect([t.asked, about(t)]).toEqual(['place reposition 0', `0.${HERA}.1`]);
});

test('Crew of the Ghost: Rebels within Range 4 have Cover [1], she too; not farther away, not others', () => {
  const cover = (rex: Placed): number => numberOf(table({ units: { [HERA]: at(0, [10, 10]), [REX]: rex } }), 'cover', REX);
  expect([
    cover({ ...at(0, [18.5, 10]), ...REBEL }),
    cover({ ...at(0, [18.51, 10]), ...REBEL }),
    cover(at(0, [18.5, 10])),
    cover({ ...at(1, [18.5, 10]), ...REBEL }),
  ]).toEqual([1, 0, 0, 0]);
  expect(numberOf(table({ units: { [HERA]: at(0, [10, 10]) } }), 'cover', HERA)).toBe(1);
});

/** Her activation starts; the Shatterpoint card chose her or her own card did. */
function hope(from: 'order' | 'shatterpoint', units: Units, more: Partial<TableOptions> = {}): Table {
  const t = table({ active: HERA, units: { [HERA]: at(0, [10, 10]), ...units }, players: [{ momentum: [8, 7] }, {}], ...more });
  t.state.activation!.from = from;
  return occurs(t, { type: 'activationBegun', unit: t.idOf(HERA) });
}
const hurt = { ...REBEL, damage: 5, conditions: ['pinned'] } satisfies Partial<Placed>;

test('We Have Hope: for 1 Momentum Rebels within Range 5 may lose up to 3 damage and a condition', () => {
  const t = hope('order', { [REX]: { ...at(0, [20.5, 10]), ...hurt }, [TROOPS]: { ...at(0, [20.51, 13], [30, 30]), ...hurt }, [MAUL]: { ...at(0, [12, 12]), damage: 5 } });
  expect(t.asked).toBe('pick mayPayMomentum 0');
  t.play('yes', 'yes', 'pinned');
  expect([t.asked, t.unit(REX).damage, t.unit(REX).conditions, t.unit(TROOPS).damage, t.unit(MAUL).damage]).toEqual(['nothing', 2, [], 5, 5]);
  expect(t.state.players[0]!.momentum).toHaveLength(1);
});

test('We Have Hope: free through the Shatterpoint card; each may be declined; nothing without Momentum', () => {
  const t = hope('shatterpoint', { [REX]: { ...at(0, [20, 10]), ...hurt } });
  expect(t.asked).toBe('pick may 0');
  t.play('no', 'none');
  expect([t.unit(REX).damage, t.unit(REX).conditions, t.state.players[0]!.momentum]).toEqual([5, ['pinned'], [8, 7]]);
  expect(hope('order', { [REX]: { ...at(0, [20, 10]), ...hurt } }).play('no').unit(REX).damage).toBe(5);
  const poor = (from: 'order' | 'shatterpoint'): string => hope(from, { [REX]: { ...at(0, [20, 10]), ...hurt } }, { players: [{ momentum: [] }, {}] }).asked;
  expect([poor('order'), poor('shatterpoint')]).toEqual(['nothing', 'pick may 0']);
  expect(occurs(table({ active: REX, units: { [HERA]: at(0, [10, 10]), [REX]: at(0, [13, 13]), [KALANI]: at(1, [30, 30]) } }), { type: 'activationBegun', unit: `0.${REX}` }).asked).toBe('nothing');
});
