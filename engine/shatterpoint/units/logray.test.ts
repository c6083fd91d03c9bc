import { expect, test } from 'vitest';
import { attackDice, type Table } from '../../testing/shatterpoint/table.ts';
import { expectStealthyApproach } from './ewoks.fixture.ts';
import { BO, GAR, KALANI, acting, at, defenseOf, diceOf, fight, idle, ready, rolls, starting } from './republic.fixture.ts';
import { wounding } from './rebels.fixture.ts';

const LOGRAY = 'logray';
const HUNTERS = 'ewok-hunters';
const ELDER = 'ability:elders-commmand';

test('Inspiring Presence: Ewok Warriors gain Hunker and may lose 2 damage or a condition, then Ewok Scouts may dash', () => {
  const ewoks = (): Table => starting(LOGRAY, { [HUNTERS]: { ...at(0, [20, 10], [22, 10]), damage: 3, conditions: ['pinned'] }, paploo: at(0, [30, 10]), [BO]: { ...at(0, [30, 20]), damage: 3 } });
  const t = ewoks();
  expect([t.asked, t.offered, t.unit(HUNTERS).hunker, t.unit(LOGRAY).hunker]).toEqual(['pick drop 0', ['damage', 'pinned', 'none'], 1, 0]);
  t.play('damage');
  expect([t.unit(HUNTERS).damage, t.asked, t.request?.about.character]).toEqual([1, 'place dash 0', '0.paploo.1']);
  expect(t.play([34, 10]).go().asked).toBe('pick act 0');
  const freed = ewoks().play('pinned');
  expect([freed.unit(HUNTERS), freed.asked]).toMatchObject([{ damage: 3, conditions: [] }, 'place dash 0']);
});

test('Inspiring Presence: nothing for Warriors and Scouts who are no Ewoks, nor for enemies', () => {
  const t = starting(LOGRAY, { 'zeb-orrelios': { ...at(0, [20, 10]), damage: 2 }, 'general-solo': at(0, [30, 10]), [HUNTERS]: { ...at(1, [30, 30], [32, 30]), damage: 2 } });
  expect([t.asked, t.unit('zeb-orrelios').hunker, t.unit(HUNTERS).hunker]).toEqual(['pick act 0', 0, 0]);
});

test('Elder’s Commmand: an Ewok Supporting character within Range 4 may dash, then one of three', () => {
  const command = (): Table => acting(LOGRAY, { [HUNTERS]: { ...at(0, [18.5, 10], [18.51, 14]), conditions: ['pinned', 'exposed'] }, wicket: at(0, [10, 13]), [KALANI]: at(1, [25, 10]) }).play(ELDER);
  const t = command();
  expect([t.asked, t.request?.about.how]).toEqual(['pick pinned 0', 'dash']);
  t.play('no');
  expect([t.offered, ready(t)]).toEqual([['hunker', 'condition', 'attack', 'none'], 7]);
  expect(t.play('hunker').unit(HUNTERS).hunker).toBe(1);
  expect(command().play('no', 'condition', 'pinned').unit(HUNTERS)).toMatchObject({ conditions: ['exposed'], hunker: 0 });
  expect(diceOf(command().play('no', 'attack'))).toBe(5);
  expect(command().play('no', 'none').go().asked).toBe('pick act 0');
});

test('Elder’s Commmand: closed with no such character within Range 4', () =>
  expect(acting(LOGRAY, { [HUNTERS]: at(0, [18.51, 10], [35, 35]), wicket: at(0, [10, 13]) }).closed).toContainEqual(idle('elders-commmand')));

test('Stealthy Approach: a dash, then Hunker, a focus or neither', () => expectStealthyApproach(LOGRAY));

test('Protective Wards: other allied Ewoks have a defense die more while he is not wounded', () => {
  const dice = (who: string, wounded = 0): number => defenseOf(fight({ [who]: at(0, [10, 10], [30, 35]), [KALANI]: at(1, [13, 10]), ...(who === LOGRAY ? {} : { [LOGRAY]: { ...at(0, [30, 10]), wounded } }) }, `1.${KALANI}.1`, { kinds: ['melee'] }));
  expect([dice(HUNTERS), dice(HUNTERS, 1), dice(BO), dice(LOGRAY)]).toEqual([6, 5, 4, 5]);
  expect(defenseOf(fight({ [LOGRAY]: at(0, [30, 10]), [BO]: at(0, [10, 10]), [HUNTERS]: at(1, [13, 10], [30, 30]) }, `0.${BO}.1`, { kinds: ['melee'] }))).toBe(5);
});

const brews = (victim: string, by: string | null): Table =>
  wounding(
    { [LOGRAY]: at(0, [10, 10]), [HUNTERS]: at(0, [20, 10], [22, 10]), [BO]: at(0, [30, 20]), [KALANI]: at(1, [13, 10]), [GAR]: at(1, [30, 30]) },
    victim,
    by,
    null,
    { players: [{ ready: 5 }, {}] },
  );

test('Secret Ingredients: when an Ewok wounds an enemy a critical or strike refreshes 1 Force', () => {
  for (const face of ['C', 'S']) {
    const t = brews(`1.${KALANI}`, `0.${HUNTERS}.2`);
    expect(t.asked).toBe('roll secret-ingredients 1');
    t.play(attackDice(face));
    expect([ready(t), t.asked]).toEqual([6, 'nothing']);
  }
});

test('Secret Ingredients: on an expertise or failure each character of that unit may dash', () => {
  for (const face of ['X', 'F']) {
    const t = brews(`1.${KALANI}`, `0.${HUNTERS}.2`).play(attackDice(face));
    expect([t.asked, t.offered]).toEqual(['pick character 0', [`0.${HUNTERS}.1`, `0.${HUNTERS}.2`, 'done']]);
    t.play(`0.${HUNTERS}.1`);
    expect([t.asked, ready(t)]).toEqual(['place dash 0', 5]);
  }
  expect(brews(`1.${KALANI}`, `0.${LOGRAY}.1`).play(attackDice('F')).request?.about.character).toBe(`0.${LOGRAY}.1`);
});

test('Secret Ingredients: not for other allies, nobody, or an ally’s wound', () => {
  for (const t of [brews(`1.${KALANI}`, `0.${BO}.1`), brews(`1.${KALANI}`, null), brews(`0.${BO}`, `0.${HUNTERS}.1`)]) expect(t.asked).toBe('nothing');
});

test('Wisdom of the Woods and Omen of Strength: 7 dice at range in the one, 7 in melee in the other', () => {
  const dice = (stance: number, x: number): number => diceOf(rolls(fight({ [LOGRAY]: { ...at(0, [10, 10]), stance }, [KALANI]: at(1, [x, 10]) }, `0.${LOGRAY}.1`)));
  expect([dice(0, 17), dice(0, 13), dice(1, 17), dice(1, 13)]).toEqual([7, 6, 6, 7]);
});
