import { expect, test } from 'vitest';
import { attackDice, defenseDice, spot, table, type Placed, type Spot, type Table } from '../../testing/shatterpoint/table.ts';
import { attack } from '../attack/attack.ts';
import { emit } from '../game/game.ts';

const VADER = 'darth-vader-fallen-master';
const POWER = `the-power-within-will-soon-serve-the-emperor@0.${VADER}`;
const acting = (units: Readonly<Record<string, Placed>> = {}, own: Partial<Placed> = {}, step: 'begin' | 'act' = 'act'): Table =>
  table({ active: VADER, step, players: [{ ready: 5 }, {}], units: { [VADER]: { seat: 0, at: [10, 10], ...own }, ...units } }).go();

test('Anakin Skywalker Was Weak: 1 Force, 1 damage and one condition less, and he may dash', () => {
  const t = acting({}, { damage: 3, conditions: ['pinned', 'exposed'] }, 'begin').play('pinned', [10, 14]).go();
  expect([t.unit(VADER).damage, t.unit(VADER).conditions, t.where(VADER), t.state.players[0]!.ready]).toEqual([2, ['exposed'], [10, 14, 0], 6]);
});

test('Anakin Skywalker Was Weak: strained he refreshes no Force; with nothing to lose he still may dash, or stay', () => {
  const t = acting({}, { conditions: ['strained'] }, 'begin');
  expect([t.asked, t.state.players[0]!.ready, t.unit(VADER).conditions]).toEqual(['place dash 0', 5, []]);
  expect(acting({}, {}, 'begin').play(null).go().asked).toBe('pick act 0');
});

test('Then You Will Die Braver Than Most: an enemy within Range 3 is pulled Range 2 and exposed, for 2 Force', () => {
  const t = acting({ kalani: { seat: 1, at: [16.5, 10] } }).play('ability:then-you-will-die-braver-than-most', [13.5, 10]).go();
  expect([t.where('kalani'), t.unit('kalani').conditions, t.state.players[0]!.ready]).toEqual([[13.5, 10, 0], ['exposed'], 3]);
  expect(acting({ kalani: { seat: 1, at: [16.51, 10] } }).closed).toContainEqual({ option: 'ability:then-you-will-die-braver-than-most', rule: 'SP-ABIL-02', why: 'nothingToDo' });
});

/** The end of his activation, with an objective at a place. */
function ending(objective: Spot, { active = VADER, isActive = true } = {}): Table {
  const t = table({ active, step: 'end', units: { [VADER]: { seat: 0, at: [10, 10] }, 'gar-saxon': { seat: 0, at: [35, 35] } }, objectives: { A: objective } });
  t.state.objectives[0]!.active = isActive;
  return t.go();
}

test('The Power Within Will Soon Serve the Emperor: strained, he contests an active objective within Range 3 until the end of the turn', () => {
  const t = ending([10, 16.25]);
  expect(t.offered).toEqual([POWER, 'pass']);
  t.play(POWER).go();
  expect([t.unit(VADER).conditions, t.state.objectives[0]!.controller, t.all('turnEnded').length > 0, t.state.lasting]).toEqual([['strained'], 0, true, []]);
  expect(t.all('forceSpent')).toMatchObject([{ amount: 1 }]);
  expect(ending([10, 16.25]).play('pass').go().state.objectives[0]!.controller).toBe(null);
});

test('The Power Within Will Soon Serve the Emperor: pushed away in between he still contests it; wounded he does not (SP-WND-03)', () => {
  const push = (more: Partial<Placed> = {}): Table => {
    const t = ending([10, 16.25]).play(POWER);
    emit(t.game, { type: 'moved', character: `0.${VADER}.1`, how: 'push', from: t.character(VADER).at!, to: spot([10, 3]), by: null });
    Object.assign(t.unit(VADER), more);
    return t.go();
  };
  expect([push().state.objectives[0]!.controller, push({ wounded: 1 }).state.objectives[0]!.controller]).toEqual([0, null]);
});

test('The Power Within Will Soon Serve the Emperor: of two objectives only the chosen one', () => {
  const t = table({ active: VADER, step: 'end', units: { [VADER]: { seat: 0, at: [10, 10] } }, objectives: { N: [10, 16], S: [10, 4] } }).go().play(POWER);
  expect([t.asked, t.offered]).toEqual(['pick choice 0', ['N', 'S']]);
  expect(t.play('S').go().state.objectives.map(({ id, controller }) => [id, controller])).toEqual([['N', null], ['S', 0]]);
});

test('The Power Within Will Soon Serve the Emperor: not beyond Range 3, for an inactive objective or at the end of another’s activation', () => {
  for (const t of [ending([10, 16.26]), ending([10, 16.25], { isActive: false }), ending([10, 16.25], { active: 'gar-saxon' })]) {
    expect([t.all('turnEnded').length > 0, t.all('controlTaken')]).toEqual([true, []]);
  }
});

test('More Machine Now Than Man: Protection, Steadfast and Impact [1]', () => {
  const t = table({ units: { [VADER]: { seat: 0, at: [10, 10] }, kalani: { seat: 1, at: [13, 10] } } });
  t.run((game) => attack(game, '1.kalani.1', { kinds: ['melee'], part: 'combat' })).play(attackDice('C C F F F F'), defenseDice('F F F F F'), 'm1', 'm2');
  expect(t.asked).toBe('place pull 1');
  expect(t.play(null).unit(VADER).damage).toBe(2);
  expect(acting().play('focus').all('focused')).toMatchObject([{ impact: 1, sharpshooter: 0 }]);
});

test('More Machine Now Than Man: not for allies', () => {
  const t = table({ units: { [VADER]: { seat: 0, at: [10, 6] }, 'gar-saxon': { seat: 0, at: [10, 10] }, kalani: { seat: 1, at: [13, 10] } } });
  t.run((game) => attack(game, '1.kalani.1', { kinds: ['melee'], targets: ['0.gar-saxon.1'], part: 'combat' })).play(attackDice('C C F F F F'), defenseDice('F F F F'), 'm1', 'm2');
  expect(t.asked).toBe('place push 1');
});
