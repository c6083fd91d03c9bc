import { expect, test } from 'vitest';
import { attackDice, defenseDice, table, type Placed, type Spot, type Table } from '../../testing/shatterpoint/table.ts';
import { attack } from '../attack/attack.ts';
import { read } from '../game/read.ts';

const BO = 'bo-katan-kryze';
const CLAN = 'clan-kryze-mandalorians';
const TOGETHER = `mandalorians-are-stronger-together@0.${BO}`;
const clan = (...at: Spot[]): Readonly<Record<string, Placed>> => ({ [CLAN]: { seat: 0, at } });
const acting = (units: Readonly<Record<string, Placed>> = {}, bo: Partial<Placed> = {}, step: 'begin' | 'act' = 'act'): Table =>
  table({ active: BO, step, units: { [BO]: { seat: 0, at: [10, 10], ...bo }, ...units } }).go();

test('Pride of the Mandalore: another allied Mandalorian character may jump', () => {
  const t = acting({ ...clan([20, 20], [24, 20]), 'cc-7567-captain-rex': { seat: 0, at: [30, 30] }, 'gar-saxon': { seat: 1, at: [30, 5] } }, {}, 'begin');
  expect([t.asked, t.offered]).toEqual(['pick choice 0', [`0.${CLAN}.1`, `0.${CLAN}.2`, 'none']]);
  t.play(`0.${CLAN}.2`);
  expect([t.asked, t.request?.about.character]).toEqual(['place jump 0', `0.${CLAN}.2`]);
  expect(t.play([24, 25.5]).where(`${CLAN}.2`)).toEqual([24, 25.5, 0]);
});

test('Pride of the Mandalore: declined, or alone, the activation goes on', () => {
  expect(acting(clan([20, 20], [24, 20]), {}, 'begin').play('none').go().asked).toBe('pick act 0');
  expect(acting({ 'cc-7567-captain-rex': { seat: 0, at: [30, 30] } }, {}, 'begin').asked).toBe('pick act 0');
});

test('Jet Pack: for 1 Force she may jump, Engaged or not', () => {
  const t = acting({ 'lord-maul': { seat: 1, at: [10, 13] } }).play('ability:jet-pack');
  expect([t.asked, t.state.players[0]!.ready]).toEqual(['place jump 0', 7]);
  expect(t.play([10, 6]).go().closed).toContainEqual({ option: 'ability:jet-pack', rule: 'SP-ABIL-14', why: 'usedAlready' });
});

test('Mandalorians Are Stronger Together: after her move action within Range 2 of another Mandalorian she makes a focus action', () => {
  const t = acting(clan([10, 16.5], [30, 30])).play('move', 'advance', [10, 12]);
  expect([t.asked, t.offered]).toEqual(['pick answer 0', [TOGETHER, 'pass']]);
  t.play(TOGETHER, null).go();
  expect(t.state.activation).toMatchObject({ focused: [`0.${BO}.1`], spent: 1, made: ['move', 'focus'] });
  expect(t.closed).toContainEqual({ option: 'focus', rule: 'SP-ACTION-01', why: 'madeAlready' });
  expect(acting(clan([10, 16.5], [30, 30])).play('move', 'advance', [10, 12], 'pass').go().state.activation!.focused).toEqual([]);
});

test('Mandalorians Are Stronger Together: not out of Range 2, not after a focus, not after another action', () => {
  expect(acting(clan([10, 16.51], [30, 30])).play('move', 'advance', [10, 12]).go().asked).toBe('pick act 0');
  expect(acting({ 'cc-7567-captain-rex': { seat: 0, at: [10, 13] } }).play('move', 'none').go().asked).toBe('pick act 0');
  expect(acting(clan([10, 13], [30, 30])).play('focus', null).go().play('move', 'none').go().asked).toBe('pick act 0');
  expect(acting(clan([10, 13], [30, 30])).play('recover').go().asked).toBe('pick act 0');
  const other = table({ active: 'cc-7567-captain-rex', units: { 'cc-7567-captain-rex': { seat: 0, at: [20, 20] }, [BO]: { seat: 0, at: [10, 10] }, ...clan([10, 13], [30, 30]) } }).go();
  expect(other.play('move', 'none').go().asked, 'after an ally’s move action').toBe('pick act 0');
});

test('Mandalore Will Survive: after her focus action, granted ones too, she may dash and heal twice', () => {
  const t = acting({}, { damage: 3 }).play('focus');
  expect(t.asked).toBe('place dash 0');
  t.play([10, 14]);
  expect([t.asked, t.offered]).toEqual(['pick heal 0', [`damage@0.${BO}`, 'none']]);
  expect(t.play(`damage@0.${BO}`, `damage@0.${BO}`).unit(BO).damage).toBe(1);
  expect(t.go().asked).toBe('pick act 0');
  const granted = acting(clan([10, 13], [30, 30])).play('move', 'none', TOGETHER);
  expect(granted.asked).toBe('place dash 0');
});

test('Mandalore Will Survive: each part may be declined; not after another unit’s focus', () => {
  const t = acting({}, { damage: 3 }).play('focus', null, 'none').go();
  expect([t.where(BO), t.unit(BO).damage, t.asked]).toEqual([[10, 10, 0], 3, 'pick act 0']);
  const other = table({ active: CLAN, units: { [BO]: { seat: 0, at: [10, 10], damage: 3 }, ...clan([20, 20], [24, 20]) } }).go().play('focus').go();
  expect(other.asked).toBe('pick act 0');
});

/** Kalani shoots and shoves a Mandalorian at (10, 13) who contests the objective at (10, 15) or not. */
function shot({
  bo = {},
  at = [10, 13],
  objective = [10, 15],
  target = CLAN,
  wounded = 0,
}: { bo?: Partial<Placed>; at?: Spot; objective?: Spot; target?: string; wounded?: number } = {}): Table {
  const one: Placed = { seat: 0, at: target === CLAN ? [at, [35, 35]] : at, wounded };
  const t = table({
    units: { [BO]: { seat: 0, at: [10, 6.5], ...bo }, ...(target === BO ? {} : { [target]: one }), kalani: { seat: 1, at: [17, 13] } },
    objectives: { C: objective },
  });
  t.run((game) => attack(game, '1.kalani.1', { kinds: ['ranged'], part: 'combat', targets: [`0.${target}.1`] }));
  const dice = t.pools.defenseDice;
  return t.play(attackDice('C C F F F F F'), defenseDice(Array.from({ length: dice }, () => 'F').join(' ')), 'm1', 'm2');
}
const steadfast = (t: Table): boolean => {
  expect(['place pull 1', 'place push 1']).toContain(t.asked);
  return t.asked === 'place pull 1';
};
const taken = (t: Table, unit = CLAN): number => (steadfast(t) ? t.play(null) : t.play(null, null)).unit(unit).damage;

test('Some of Us Serve a Higher Purpose: contesting Mandalorians within Range 3 have Protection and Steadfast', () => {
  expect(steadfast(shot())).toBe(true);
  expect(taken(shot())).toBe(2);
});

test('Some of Us Serve a Higher Purpose: not while it does not contest, beyond Range 3, while Wounded, or for others', () => {
  expect([steadfast(shot({ objective: [20, 30] })), taken(shot({ objective: [20, 30] }))]).toEqual([false, 3]);
  const far = { bo: { at: [10, 6.49] as Spot } };
  expect([steadfast(shot(far)), taken(shot(far))]).toEqual([false, 3]);
  expect(steadfast(shot({ wounded: 1 }))).toBe(false);
  expect([steadfast(shot({ target: 'cc-7567-captain-rex' })), taken(shot({ target: 'cc-7567-captain-rex' }), 'cc-7567-captain-rex')]).toEqual([false, 3]);
});

test('Some of Us Serve a Higher Purpose: she herself too', () => {
  const t = shot({ target: BO, bo: { at: [10, 13] } });
  expect([steadfast(t), taken(shot({ target: BO, bo: { at: [10, 13] } }), BO)]).toEqual([true, 2]);
});

test('Some of Us Serve a Higher Purpose: not for the opponent’s Mandalorians', () => {
  const t = table({ units: { [BO]: { seat: 0, at: [10, 6.5] }, [CLAN]: { seat: 1, at: [[10, 13], [35, 35]] } }, objectives: { C: [10, 15] } });
  const has = (stat: 'protection' | 'steadfast'): number => read(t.game, stat, { unit: `1.${CLAN}`, character: `1.${CLAN}.1`, attack: null });
  expect([has('protection'), has('steadfast')]).toEqual([0, 0]);
});
