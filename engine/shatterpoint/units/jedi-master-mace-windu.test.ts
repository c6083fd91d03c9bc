import { expect, test } from 'vitest';
import { attackDice, table, type Table, type TableOptions } from '../../testing/shatterpoint/table.ts';
import { ANAKIN, BO, KALANI, MAUL, REX, TROOPS, at, defenseOf, diceOf, fight, numberOf, ready, rolls, starting, type Units } from './republic.fixture.ts';

const MACE = 'jedi-master-mace-windu';
const TEMPERED = `tempered-aggression@0.${MACE}`;
const FIRST = { edition: 'firstPrint' } as const;

test('Rush to Action: he and the characters of another allied Republic unit may dash', () => {
  const t = starting(MACE, { [REX]: at(0, [20, 10]), [TROOPS]: at(0, [20, 20], [22, 20]), [BO]: at(0, [30, 10]) });
  expect([t.asked, t.offered]).toEqual(['pick choice 0', [`0.${REX}`, `0.${TROOPS}`]]);
  expect(t.play(`0.${REX}`).asked).toBe('place dash 0');
  expect(t.play([10, 14]).asked).toBe('place dash 0');
  t.play([20, 14]).go();
  expect([t.where(MACE), t.where(REX), t.asked]).toEqual([[10, 14, 0], [20, 14, 0], 'pick act 0']);
});

test('Rush to Action: with no other Republic unit only he dashes', () => {
  expect(starting(MACE, { [BO]: at(0, [30, 10]), [REX]: at(1, [20, 10]) }).play([10, 14]).go().asked).toBe('pick act 0');
});

/** His side’s Shatterpoint card, or the card of a unit, is turned up and activates a unit. */
function chosen(unit: string, stance: number, more: Partial<TableOptions> = {}, card = 'shatterpoint', seat: 0 | 1 = 0): Table {
  const units: Units = { [MACE]: { ...at(0, [10, 10]), stance, damage: 5 }, [REX]: at(0, [30, 10]), [KALANI]: at(1, [16, 10]) };
  const hand = { ready: 3, deck: { left: [card] } };
  const t = table({ units, step: 'order', seat, players: seat === 0 ? [hand, {}] : [{ ready: 3 }, hand], ...more }).go();
  return t.asked.startsWith('pick shatterpoint') ? t.play(`${seat}.${unit}`) : t;
}

test('Shatterpoint: an allied unit is chosen with that card: in Vaapad he may dash and then attack with 5 dice', () => {
  for (const unit of [REX, MACE]) {
    const t = chosen(unit, 0);
    expect([t.asked, t.request?.about.character, t.state.step]).toEqual(['place dash 0', `0.${MACE}.1`, 'order']);
    t.play([13, 10]);
    expect([t.asked, t.request?.about.what]).toEqual(['pick may 0', 'attack']);
    expect(diceOf(t.play('yes', 'pass'))).toBe(5);
  }
  const stayed = chosen(REX, 0).play(null).go();
  expect([stayed.all('attackDeclared'), stayed.asked]).toEqual([[], 'pick choice 0']);
});

test('Shatterpoint: in Jedi Master 2 Force are refreshed and he may heal three times', () => {
  const t = chosen(REX, 1);
  expect(ready(t)).toBe(5);
  expect(t.play(...Array.from({ length: 3 }, () => `damage@0.${MACE}`)).unit(MACE).damage).toBe(2);
  expect(t.go().asked, 'not a fourth time').not.toBe('pick heal 0');
});

test('Shatterpoint: not for a unit whose own card comes up, nor for the opponent’s', () => {
  expect(chosen(REX, 1, {}, `0.${REX}`).go().asked).toMatch(/^pick choice 0$/);
  expect(ready(chosen(REX, 1, {}, `0.${REX}`))).toBe(3);
  expect(ready(chosen(KALANI, 1, {}, 'shatterpoint', 1))).toBe(3);
});

test('Shatterpoint, first print: he himself chosen in Vaapad has Impact [2] and focuses; in Jedi Master Force and heals', () => {
  const t = chosen(MACE, 0, FIRST);
  expect(t.all('focused')).toMatchObject([{ character: `0.${MACE}.1`, impact: 2 }]);
  const master = chosen(MACE, 1, FIRST);
  expect([ready(master), master.asked]).toEqual([5, 'pick heal 0']);
});

test('Shatterpoint, first print: not when another allied unit is chosen', () => {
  expect(chosen(REX, 0, FIRST).all('focused')).toEqual([]);
  expect(ready(chosen(REX, 1, FIRST))).toBe(3);
  expect(chosen(MACE, 0, FIRST, `0.${MACE}`).all('focused'), 'his own card').toEqual([]);
});

const duel = (attacker: string, more: Partial<TableOptions> = {}): Table =>
  fight({ [MACE]: at(0, [10, 10]), [REX]: at(0, [13, 13]), [KALANI]: at(1, [13, 10]) }, attacker, { kinds: ['melee'] }, { players: [{ ready: 2 }, {}], ...more });

test('Tempered Aggression: attacking or defending he may add a die for each of up to 3 Force', () => {
  const t = duel(`0.${MACE}.1`);
  expect(t.offered).toEqual([TEMPERED, 'pass']);
  t.play(TEMPERED);
  expect([t.asked, t.offered]).toEqual(['pick spend 0', ['1', '2']]);
  t.play('2');
  expect([diceOf(t), defenseOf(t), ready(t)]).toEqual([9, 3, 0]);
  const rich = fight({ [MACE]: at(0, [10, 10]), [KALANI]: at(1, [13, 10]) }, `1.${KALANI}.1`).play(TEMPERED);
  expect(rich.offered).toEqual(['1', '2', '3']);
  rich.play('3');
  expect([diceOf(rich), defenseOf(rich)]).toEqual([6, 8]);
});

test('Tempered Aggression: not without Force, nor for an ally’s attack', () => {
  expect(duel(`0.${MACE}.1`, { players: [{ ready: 0 }, {}] }).asked).toBe('roll attack 7');
  expect(duel(`0.${REX}.1`).asked).toBe('roll attack 7');
});

test('Tempered Aggression, first print: after the roll he may reroll a failure for each Force', () => {
  const t = rolls(duel(`0.${MACE}.1`, FIRST), 'C C C C C S F');
  expect([t.asked, t.offered]).toEqual(['pick answer 0', [TEMPERED, 'pass']]);
  expect(t.request, 'in step 6A').toMatchObject({ about: { event: 'modifying', roll: 'attack' } });
  t.play(TEMPERED);
  expect([t.asked, t.offered, ready(t)]).toEqual(['pick reroll 0', ['6:failure'], 1]);
  expect(t.play('6:failure', attackDice('C')).all('diceRerolled')).toHaveLength(1);
  expect(t.asked).toBe('pick option 0');
});

test('Tempered Aggression, first print: not without failures, nor when he defends', () => {
  expect(rolls(duel(`0.${MACE}.1`, FIRST), 'C C C C C S S').asked).not.toMatch('answer');
  expect(rolls(duel(`0.${MACE}.1`, { ...FIRST, players: [{ ready: 0 }, {}] }), 'C C C C C S F').asked).not.toMatch('answer');
  expect(rolls(fight({ [MACE]: at(0, [10, 10]), [KALANI]: at(1, [13, 10]) }, `1.${KALANI}.1`, {}, FIRST)).asked).toBe('nothing');
});

test('SP-ABIL-11, SP-ABIL-12: Tempered Aggression, first print: an injured one pays the tax first and rerolls for what is spent beyond it', () => {
  const injured = (force: number): Table =>
    rolls(fight({ [MACE]: { ...at(0, [10, 10]), injured: 1 }, [KALANI]: at(1, [13, 10]) }, `0.${MACE}.1`, { kinds: ['melee'] }, { ...FIRST, players: [{ ready: force }, {}] }), 'C C C C F F F');
  const t = injured(3).play(TEMPERED);
  expect([t.asked, t.offered, ready(t)]).toEqual(['pick spend 0', ['1', '2'], 2]);
  t.play('2');
  expect([t.asked, t.request, ready(t)]).toMatchObject(['pick reroll 0', { max: 2 }, 0]);
  const two = injured(2).play(TEMPERED);
  expect([two.asked, two.request, ready(two)]).toMatchObject(['pick reroll 0', { max: 1 }, 0]);
});

test('SP-ABIL-11, SP-ABIL-12: Tempered Aggression, first print: with exactly the tax nothing is left to reroll with, so it is not offered', () => {
  for (const [injured, force] of [[1, 1], [2, 2], [2, 1]] as const) {
    const t = rolls(fight({ [MACE]: { ...at(0, [10, 10]), injured }, [KALANI]: at(1, [13, 10]) }, `0.${MACE}.1`, { kinds: ['melee'] }, { ...FIRST, players: [{ ready: force }, {}] }), 'C C C C F F F');
    expect([t.asked, ready(t)]).toEqual(['pick option 0', force]);
  }
});

test('This Party’s Over: while he is engaged, Republic characters within range 5 have Steadfast and Protection, he too', () => {
  const t = table({
    units: {
      [MACE]: at(0, [10, 10]),
      [REX]: at(0, [20.5, 10]),
      [TROOPS]: at(0, [20.51, 10], [30, 10]),
      [BO]: at(0, [10, 14]),
      [MAUL]: at(1, [10, 5.5]),
      [ANAKIN]: at(1, [20, 14]),
    },
  });
  for (const stat of ['steadfast', 'protection'] as const) expect([REX, MACE, `${TROOPS}.1`, BO, MAUL, ANAKIN].map((id) => numberOf(t, stat, id))).toEqual([1, 1, 0, 0, 0, 0]);
});

test('This Party’s Over: not while he is not engaged', () => {
  const t = table({ units: { [MACE]: at(0, [10, 10]), [REX]: at(0, [20.5, 10]), [MAUL]: at(1, [10, 5.49]) } });
  expect([REX, MACE].map((id) => numberOf(t, 'protection', id))).toEqual([0, 0]);
});
