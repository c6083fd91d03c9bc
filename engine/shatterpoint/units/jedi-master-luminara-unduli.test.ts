import { expect, test } from 'vitest';
import { faces, table, type Placed, type Table } from '../../testing/shatterpoint/table.ts';
import { attack } from '../attack/attack.ts';
import { damage } from '../deeds/damage.ts';
import { ANAKIN, BO, KALANI, MAUL, REX, TROOPS, acting, at, diceOf, idle, ready, rolls, type Units } from './republic.fixture.ts';
import { answerWaiting } from '../deeds/window.ts';

const LUMINARA = 'jedi-master-luminara-unduli';
const STRIKE = `precise-strike@0.${LUMINARA}`;
const FLOW = `flow-of-the-force@0.${LUMINARA}`;

test('Full Recovery: an allied unit within range 3 loses all damage and conditions, for 2 Force', () => {
  const t = acting(LUMINARA, { [REX]: { ...at(0, [16.5, 10]), damage: 3, conditions: ['pinned', 'strained'] }, [BO]: { ...at(0, [16.51, 12]), damage: 2 } }).play('ability:full-recovery').go();
  expect(t.unit(REX)).toMatchObject({ damage: 0, conditions: [] });
  expect([ready(t), t.unit(BO).damage]).toEqual([6, 2]);
  const own = acting(LUMINARA, { [REX]: { ...at(0, [16.5, 10]), damage: 3 } }, { damage: 4 }).play('ability:full-recovery');
  expect(own.offered).toEqual([`0.${LUMINARA}`, `0.${REX}`]);
  const pinned = acting(LUMINARA, { [REX]: { ...at(0, [16.5, 10]), conditions: ['pinned'] } }).play('ability:full-recovery').go();
  expect(pinned.unit(REX).conditions, 'a condition alone').toEqual([]);
  expect(acting(LUMINARA, { [REX]: { ...at(0, [16.5, 10]), damage: 1 } }).play('ability:full-recovery').go().unit(REX).damage).toBe(0);
});

test('Full Recovery (SP-WND-04): damage of a Wounded unit stays, its conditions go', () => {
  expect(acting(LUMINARA, { [REX]: { ...at(0, [13, 10]), damage: 9, wounded: 1 } }).closed).toContainEqual(idle('full-recovery'));
  const t = acting(LUMINARA, { [REX]: { ...at(0, [13, 10]), damage: 9, wounded: 1, conditions: ['pinned'] } }).play('ability:full-recovery').go();
  expect(t.unit(REX)).toMatchObject({ damage: 9, conditions: [] });
});

test('Full Recovery: closed with nobody to recover: whole, too far, or an enemy', () => {
  expect(acting(LUMINARA, { [REX]: at(0, [13, 10]), [BO]: { ...at(0, [16.51, 10]), damage: 2 }, [MAUL]: { ...at(1, [10, 14]), damage: 2 } }).closed).toContainEqual(idle('full-recovery'));
});

test('Sprint: for 1 Force she may dash, once a turn', () => {
  const t = acting(LUMINARA).play('ability:sprint', [14, 10]).go();
  expect([t.where(LUMINARA), ready(t)]).toEqual([[14, 10, 0], 7]);
  expect(t.closed).toContainEqual({ option: 'ability:sprint', rule: 'SP-ABIL-14', why: 'usedAlready' });
});

/** She has made a combat action; the troopers stand near her and their order card lies somewhere. */
function struck(place: 'deck' | 'discard', units: Units = { [TROOPS]: at(0, [10, 16.5], [35, 35]) }): Table {
  const cards = place === 'deck' ? { deck: { left: [`0.${TROOPS}`] } } : { deck: { left: [] }, discard: [`0.${TROOPS}`] };
  return rolls(acting(LUMINARA, { [KALANI]: at(1, [13, 10]), ...units }, {}, { players: [cards, {}] }).play('combat'));
}

test('Precise Strike: after her combat action the troopers may dash while their card is in the deck, else one may attack with 5 dice', () => {
  const t = struck('deck');
  expect([t.asked, t.offered]).toEqual(['pick answer 0', [STRIKE, 'pass']]);
  expect(t.play(STRIKE).asked).toBe('pick character 0');
  expect(t.play(`0.${TROOPS}.1`).asked).toBe('place dash 0');
  expect(t.play([14, 16.5], null).go().where(`${TROOPS}.1`)).toEqual([14, 16.5, 0]);
  expect(ready(t)).toBe(7);
  const shooting = struck('discard').play(STRIKE);
  expect([shooting.asked, shooting.offered]).toEqual(['pick choice 0', [`0.${TROOPS}.1`, 'none']]);
  expect(diceOf(shooting.play(`0.${TROOPS}.1`))).toBe(5);
});

test('Precise Strike: not with the troopers too far, for others than Supporting Republic units, nor after another action', () => {
  for (const units of [{ [TROOPS]: at(0, [10, 16.51], [35, 35]) }, { [REX]: at(0, [10, 14]) }, { 'clan-kryze-mandalorians': at(0, [10, 14], [35, 35]) }] as Units[]) expect(struck('deck', units).go().asked).toBe('pick act 0');
  expect(acting(LUMINARA, { [TROOPS]: at(0, [10, 14], [35, 35]) }).play('focus').go().asked).toBe('pick act 0');
});

/** One of two sides wounds a unit with one success; Luminara stands by. */
function wounding(attacker: string, victim: string, units: Units): Table {
  const t = table({ units: { [LUMINARA]: { ...at(0, [30, 30]), damage: 4 }, ...units } }).run((game) => attack(game, attacker, { kinds: ['melee'], part: 'combat' }));
  rolls(t, 'C');
  const option = t.offered.find((each) => /^[tmb]\d$/.test(each));
  if (option !== undefined) t.play(option);
  expect(t.unit(victim).wounded).toBe(1);
  return t;
}

test('Flow of the Force: once a turn, when an enemy unit becomes wounded, any allied character may dash', () => {
  const t = wounding(`0.${REX}.1`, KALANI, { [REX]: at(0, [10, 10]), [KALANI]: { ...at(1, [13, 10]), damage: 8 } });
  expect([t.asked, t.offered]).toEqual(['pick answer 0', [FLOW, 'pass']]);
  expect(t.play(FLOW).offered).toEqual([`0.${LUMINARA}.1`, `0.${REX}.1`]);
  expect(t.play(`0.${LUMINARA}.1`).asked).toBe('place dash 0');
  expect(t.play([30, 26]).where(LUMINARA)).toEqual([30, 26, 0]);
  t.unit(KALANI).wounded = 0;
  t.unit(KALANI).damage = 8;
  rolls(t.run((game) => attack(game, `0.${REX}.1`, { kinds: ['melee'], part: 'combat' })), 'C').play('t1');
  expect([t.unit(KALANI).wounded, t.asked]).toEqual([1, 'nothing']);
});

test('Flow of the Force: when an enemy wounds an allied unit, a character of another one may heal three times', () => {
  const victim: Placed = { ...at(0, [10, 10]), damage: 8 };
  const t = wounding(`1.${KALANI}.1`, REX, { [REX]: victim, [KALANI]: at(1, [13, 10]), [BO]: at(0, [30, 2]) });
  expect([t.asked, t.offered]).toEqual(['pick choice 0', [`0.${LUMINARA}.1`, `0.${BO}.1`, 'none']]);
  const heals = Array.from({ length: 3 }, () => `damage@0.${LUMINARA}`);
  expect(t.play(`0.${LUMINARA}.1`, ...heals).unit(LUMINARA).damage).toBe(1);
  expect(t.asked).toBe('nothing');
});

test('Flow of the Force: no heal when the wound came from no enemy, nor when an enemy is wounded', () => {
  const t = wounding(`0.${REX}.1`, KALANI, { [REX]: at(0, [10, 10]), [KALANI]: { ...at(1, [13, 10]), damage: 8 } });
  expect(t.play('pass').asked).toBe('nothing');
  const own = table({ units: { [LUMINARA]: { ...at(0, [30, 30]), damage: 4 }, [REX]: at(0, [10, 10]) } }).run(function* (game) {
    damage(game, `0.${REX}`, 9, null, null);
    yield* answerWaiting(game);
  });
  expect([own.unit(REX).wounded, own.asked]).toEqual([1, 'nothing']);
});

/** Her side's turn begins with a card in reserve. */
const dawn = (more: object): Table => table({ step: 'start', seat: 0, units: { [LUMINARA]: at(0, [10, 10]), [REX]: at(0, [20, 10]), [ANAKIN]: at(0, [30, 10]), [KALANI]: at(1, [20, 20]) }, players: [{ reserve: `0.${REX}`, deck: { left: [`0.${ANAKIN}`, `0.${LUMINARA}`] }, ...more }, {}] }).go();

test('Flow of the Force: her player may look at the top card before the reserve is chosen or a card revealed', () => {
  const t = dawn({});
  expect([t.asked, t.offered]).toEqual(['pick answer 0', [FLOW, 'pass']]);
  t.play(FLOW, faces(1)).go();
  expect([t.state.players[0]!.top, t.asked]).toEqual([[`0.${ANAKIN}`], 'pick order 0']);
  t.play('reveal').go();
  expect(t.all('activated')[0]).toMatchObject({ unit: `0.${ANAKIN}` });
});

test('Flow of the Force: no look at an empty deck, at a card that is known, or in the opponent’s turn', () => {
  const empty = dawn({ deck: { left: [] } });
  expect([empty.all('activated').length, empty.asked]).toEqual([1, 'pick choice 0']);
  expect(dawn({ top: [`0.${ANAKIN}`], deck: { left: [`0.${LUMINARA}`] } }).asked).toBe('pick order 0');
  const theirs = table({ step: 'start', seat: 1, units: { [LUMINARA]: at(0, [10, 10]), [KALANI]: at(1, [20, 20]) } }).go();
  expect([theirs.asked, theirs.state.active]).toEqual(['roll order 1', 1]);
});
