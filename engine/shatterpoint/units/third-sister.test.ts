import { expect, test } from 'vitest';
import { attackDice, defenseDice, table, type Placed, type Spot, type Table, type TableOptions } from '../../testing/shatterpoint/table.ts';
import { attack } from '../attack/attack.ts';
import { damage } from '../deeds/damage.ts';
import type { Condition } from '../state/state.ts';

const SISTER = 'third-sister';
const DEFLECT = `deflect@0.${SISTER}`;
const FEAR = `your-fear-betrays-you@0.${SISTER}`;
const failures = (n: number): string => Array.from({ length: n }, () => 'F').join(' ');
const acting = (units: Readonly<Record<string, Placed>>): Table => table({ active: SISTER, units: { [SISTER]: { seat: 0, at: [10, 10] }, ...units } }).go();

test('Force Jump: for 1 Force she may jump, once a turn', () => {
  const t = acting({}).play('ability:force-jump', [10, 14]).go();
  expect([t.where(SISTER), t.state.players[0]!.ready]).toEqual([[10, 14, 0], 7]);
  expect(t.closed).toContainEqual({ option: 'ability:force-jump', rule: 'SP-ABIL-14', why: 'usedAlready' });
});

test('Call the Hunt: an Inquisitorius Supporting ally may dash, then make a 5-dice attack, for nothing', () => {
  const t = acting({ 'fifth-brother': { seat: 0, at: [20, 10] }, 'fourth-sister': { seat: 0, at: [30, 30] }, kalani: { seat: 1, at: [26, 10] } }).play('ability:call-the-hunt');
  expect(t.offered).toEqual(['0.fifth-brother.1', '0.fourth-sister.1']);
  t.play('0.fifth-brother.1');
  expect([t.asked, t.state.players[0]!.ready]).toEqual(['place dash 0', 8]);
  t.play([23, 10]);
  expect([t.asked, t.request?.about.what]).toEqual(['pick may 0', 'attack']);
  expect(t.play('yes').pools).toMatchObject({ attackDice: 5 });
});

test('Call the Hunt: both may be declined; no attack without a target; closed without such an ally', () => {
  const brother = { 'fifth-brother': { seat: 0, at: [20, 10] } } as const;
  expect(acting({ ...brother, kalani: { seat: 1, at: [23, 10] } }).play('ability:call-the-hunt', null, 'no').go().asked).toBe('pick act 0');
  expect(acting(brother).play('ability:call-the-hunt', null).go().asked).toBe('pick act 0');
  const t = acting({ 'grand-inquisitor': { seat: 0, at: [20, 10] }, stormtroopers: { seat: 0, at: [[25, 10], [25, 14]] }, 'fifth-brother': { seat: 1, at: [30, 30] } });
  expect(t.closed).toContainEqual({ option: 'ability:call-the-hunt', rule: 'SP-ABIL-02', why: 'nothingToDo' });
});

/** Gar Saxon attacks her from a place with a roll. */
function attacked(roll: string, at: Spot, more: Partial<TableOptions> = {}): Table {
  const t = table({ ...more, units: { [SISTER]: { seat: 0, at: [10, 10] }, 'gar-saxon': { seat: 1, at } } }).run((game) => attack(game, '1.gar-saxon.1', { part: 'combat' })).play(attackDice(roll));
  return t.play(defenseDice(failures(t.pools.defenseDice)));
}

test('Deflect: after a ranged attack on her with a Failure the attacking unit takes 2 damage; not in melee', () => {
  expect(attacked('F F F F F F', [17, 10]).play(DEFLECT).unit('gar-saxon').damage).toBe(2);
  expect(attacked('S S S S S S', [17, 10]).play('stop', DEFLECT).unit('gar-saxon').damage).toBe(0);
  expect(attacked('F F F F F F F', [13, 10]).asked).toBe('nothing');
});

/** She attacks Kalani while opponents control some of three objectives. */
function attacking(controllers: readonly (0 | 1 | null)[], active = true, more: Partial<TableOptions> = {}): Table {
  const t = table({
    ...more,
    units: { [SISTER]: { seat: 0, at: [10, 10] }, kalani: { seat: 1, at: [13, 10] } },
    objectives: { A: [30, 30], B: [30, 5], C: [5, 30] },
  });
  controllers.forEach((controller, i) => Object.assign(t.state.objectives[i]!, { controller, active }));
  return t.run((game) => attack(game, `0.${SISTER}.1`, { part: 'combat' })).play(attackDice(failures(7)), defenseDice(failures(3)));
}

test('Your Fear Betrays You: she may reroll a die for each active objective that opponents control', () => {
  const t = attacking([1, 1, 0]);
  expect(t.offered).toEqual([FEAR, 'pass']);
  expect(t.request?.about.roll).toBe('attack');
  t.play(FEAR);
  expect([t.asked, t.request, t.state.players[0]!.ready]).toMatchObject(['pick reroll 0', { min: 0, max: 2 }, 8]);
  t.play('0:failure+3:failure');
  expect(t.asked).toBe('roll reroll 2');
  t.play(attackDice('C C'));
  expect([t.asked, t.offered]).toEqual(['pick option 0', ['m1', 'stop']]);
});

test('Your Fear Betrays You: one such objective is one die; the defense dice are not hers to roll again', () => {
  expect(attacking([0, 1, null]).play(FEAR).request).toMatchObject({ max: 1 });
  expect(attacking([1, 1, 1]).play('pass').asked).toBe('nothing');
});

test('Your Fear Betrays You: not without such an objective, nor when she defends', () => {
  for (const t of [attacking([0, 0, null]), attacking([1, 1, 1], false)]) expect(t.asked).toBe('nothing');
  const t = table({ units: { [SISTER]: { seat: 0, at: [10, 10] }, kalani: { seat: 1, at: [13, 10] } }, objectives: { A: [30, 30] } });
  t.state.objectives[0]!.controller = 1;
  expect(t.run((game) => attack(game, '1.kalani.1', { kinds: ['melee'], part: 'combat' })).play(attackDice(failures(6)), defenseDice(failures(6))).asked).toBe('nothing');
});

test('First print: 8 damage wound her, in the current print 9', () => {
  const wounded = (edition: 'current' | 'firstPrint', amount: number): number =>
    table({ edition, units: { [SISTER]: { seat: 0, at: [10, 10] } } }).run(function* (game) { damage(game, `0.${SISTER}`, amount, null, null); }).unit(SISTER).wounded;
  expect([wounded('firstPrint', 7), wounded('firstPrint', 8), wounded('current', 8), wounded('current', 9)]).toEqual([0, 1, 0, 1]);
});

const FIRST = { edition: 'firstPrint' } as const;
const first = (units: Readonly<Record<string, Placed>>, more: Partial<TableOptions> = {}): Table =>
  table({ ...FIRST, ...more, active: SISTER, units: { [SISTER]: { seat: 0, at: [10, 10] }, ...units } }).go();

test('Call the Hunt, first print: for 1 Force an Inquisitorius Supporting ally within range 4 may dash', () => {
  const t = first({ 'fifth-brother': { seat: 0, at: [18.5, 10] }, 'fourth-sister': { seat: 0, at: [10, 18.5] }, kalani: { seat: 1, at: [30, 30] } }).play('ability:call-the-hunt');
  expect([t.offered, t.state.players[0]!.ready]).toEqual([['0.fifth-brother.1', '0.fourth-sister.1'], 7]);
  t.play('0.fifth-brother.1');
  expect([t.asked, t.offered], 'nobody is in its reach').toEqual(['pick choice 0', ['dash', 'none']]);
  t.play('dash', [22.5, 10]).go();
  expect([t.where('fifth-brother'), t.asked], 'no attack after the dash').toEqual([[22.5, 10, 0], 'pick act 0']);
});

test('Call the Hunt, first print: or it makes a 5-dice melee attack, not a ranged one; or neither', () => {
  const called = (): Table => first({ 'fifth-brother': { seat: 0, at: [18.5, 10] }, kalani: { seat: 1, at: [21.5, 10] } }).play('ability:call-the-hunt');
  expect(called().offered).toEqual(['dash', 'attack', 'none']);
  const t = called().play('attack');
  expect(t.pools).toMatchObject({ attackDice: 5 });
  expect(t.all('targeted')).toMatchObject([{ kind: 'melee', defender: '1.kalani.1' }]);
  expect(called().play('none').go().asked).toBe('pick act 0');
});

test('Call the Hunt, first print: closed with nobody within range 4, or without Force', () => {
  const far = first({ 'fifth-brother': { seat: 0, at: [18.51, 10] }, 'grand-inquisitor': { seat: 0, at: [13, 10] }, 'fourth-sister': { seat: 1, at: [30, 30] } });
  expect(far.closed).toContainEqual({ option: 'ability:call-the-hunt', rule: 'SP-ABIL-02', why: 'nothingToDo' });
  const poor = first({ 'fifth-brother': { seat: 0, at: [15, 10] } }, { players: [{ ready: 0 }, {}] });
  expect(poor.closed).toContainEqual(expect.objectContaining({ option: 'ability:call-the-hunt', why: 'notEnoughForce' }));
});

test('Force Jump and Deflect, first print: as they are now', () => {
  expect(first({}).play('ability:force-jump', [10, 14]).go().where(SISTER)).toEqual([10, 14, 0]);
  expect(attacked('F F F F F F', [17, 10], FIRST).play(DEFLECT).unit('gar-saxon').damage).toBe(2);
});

/** She makes a melee attack on Kalani, who has some conditions. */
const fearing = (conditions: readonly Condition[], part = 'combat', more: Partial<TableOptions> = {}): Table =>
  table({ ...FIRST, ...more, units: { [SISTER]: { seat: 0, at: [10, 10] }, kalani: { seat: 1, at: [13, 10], conditions: [...conditions] } } }).run((game) => attack(game, `0.${SISTER}.1`, { part }));

test('Your Fear Betrays You, first print: for 1 Force conditions leave the defender, each for 2 dice more', () => {
  const t = fearing(['exposed', 'pinned', 'strained']);
  expect([t.asked, t.offered]).toEqual(['pick answer 0', [FEAR, 'pass']]);
  t.play(FEAR);
  expect([t.asked, t.offered, t.state.players[0]!.ready], 'at least one').toEqual(['pick choice 0', ['exposed', 'pinned', 'strained'], 7]);
  t.play('pinned');
  expect(t.offered, 'or more').toEqual(['exposed', 'strained', 'none']);
  t.play('exposed', 'none');
  expect([t.unit('kalani').conditions, t.asked]).toEqual([['strained'], 'roll attack 11']);
  expect(fearing(['pinned']).play(FEAR).asked, 'the only one').toBe('roll attack 9');
});

test('Your Fear Betrays You, first print: passed, without a condition, Force or a combat action, when she defends, or now nothing is added', () => {
  const passed = fearing(['pinned']).play('pass');
  expect([passed.asked, passed.unit('kalani').conditions]).toEqual(['roll attack 7', ['pinned']]);
  expect(fearing([]).asked).toBe('roll attack 7');
  expect(fearing(['pinned'], 'combat', { players: [{ ready: 0 }, {}] }).asked).toBe('roll attack 7');
  expect(fearing(['pinned'], 'call-the-hunt').asked).toBe('roll attack 7');
  expect(fearing(['pinned'], 'combat', { edition: 'current' }).asked).toBe('roll attack 7');
  const defended = table({ ...FIRST, units: { [SISTER]: { seat: 0, at: [10, 10], conditions: ['pinned'] }, kalani: { seat: 1, at: [13, 10] } } }).run((game) => attack(game, '1.kalani.1', { kinds: ['melee'], part: 'combat' }));
  expect(defended.asked, 'she defends').toMatch('roll attack');
});

test('Your Fear Betrays You, first print: no dice are rolled again for objectives of the opponent', () => {
  expect(attacking([1, 1, 1], true, FIRST).offered).toEqual([]);
});
