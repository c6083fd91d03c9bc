import { expect, test } from 'vitest';
import { table, type Placed, type Table, type TableOptions } from '../../testing/shatterpoint/table.ts';
import { gainCondition, gainHunker } from '../deeds/effects.ts';
import { toolMove } from '../deeds/move.ts';
import { ANAKIN, BO, REX, TROOPS, at, numberOf, starting } from './republic.fixture.ts';

const PONDS = 'ct-411-commander-ponds';
const FIRST = { edition: 'firstPrint' } as const;

test('Charge: he or an allied Republic character may dash', () => {
  const t = starting(PONDS, { [REX]: at(0, [20, 10]), [BO]: at(0, [30, 10]), [ANAKIN]: at(1, [30, 30]) });
  expect([t.asked, t.offered]).toEqual(['pick choice 0', [`0.${PONDS}.1`, `0.${REX}.1`, 'none']]);
  expect(t.play(`0.${REX}.1`, [24, 10]).where(REX)).toEqual([24, 10, 0]);
});

test('Charge, first print: another Republic character, not he; with none nobody dashes', () => {
  expect(starting(PONDS, { [REX]: at(0, [20, 10]) }, {}, FIRST).offered).toEqual([`0.${REX}.1`, 'none']);
  expect(starting(PONDS, { [BO]: at(0, [20, 10]) }, {}, FIRST).asked).toBe('pick act 0');
});

/** Whether a friend at (x, 10) is exposed by an effect. */
const exposed = (friend: string, x: number, hunker: number): boolean =>
  table({ units: { [PONDS]: at(0, [10, 10]), [friend]: { ...at(0, [x, 10], [35, 2]), hunker } } }).run((game) => gainCondition(game, `0.${friend}`, 'exposed', null)).unit(friend).conditions.includes('exposed');

test('Incoming: Clone Trooper units within range 3 with a Hunker token cannot be exposed', () => {
  expect(exposed(TROOPS, 16.5, 1)).toBe(false);
  expect([exposed(TROOPS, 16.51, 1), exposed(TROOPS, 16.5, 0), exposed(BO, 14, 1)]).toEqual([true, true, true]);
});

test('Incoming (SP-KEY-01): who comes under the immunity loses the condition', () => {
  const units = { [PONDS]: at(0, [10, 10]), [TROOPS]: { ...at(0, [20, 10], [35, 2]), conditions: ['exposed' as const] } };
  const near = table({ units: { ...units, [TROOPS]: { ...units[TROOPS]!, ...at(0, [16, 10], [35, 2]) } } });
  expect(near.run((game) => gainHunker(game, `0.${TROOPS}`)).unit(TROOPS).conditions).toEqual([]);
  const far = table({ units });
  expect(far.run((game) => gainHunker(game, `0.${TROOPS}`)).unit(TROOPS).conditions).toEqual(['exposed']);
  expect(far.run((game) => toolMove(game, `0.${TROOPS}.1`, 'dash')).play([16, 10]).unit(TROOPS).conditions).toEqual([]);
});

/** His squad deploys: Anakin stands at (18, 2). */
const deploying = (troops: string, more: Partial<TableOptions> = {}): Table =>
  table({ phase: 'deploy', seat: 0, units: { [ANAKIN]: { seat: 0, at: null }, [PONDS]: { seat: 0, at: null }, [troops]: { seat: 0, at: null } }, players: [{ toDeploy: [0] }, {}], ...more }).go().play([18, 2]);

test('Forward Scout: he deploys within range 2 of the Primary, Clone Trooper Supporting characters near him or near the Primary', () => {
  const t = deploying(TROOPS);
  expect([t.request?.about.character, t.refusal([22.5, 2]), t.refusal([22.51, 2])?.rule]).toEqual([`0.${PONDS}.1`, null, expect.any(String)]);
  t.play([22.5, 2]);
  expect([t.asked, t.offered]).toEqual(['pick deployBeside 0', [`0.${ANAKIN}.1`, `0.${PONDS}.1`]]);
  t.play(`0.${PONDS}.1`);
  expect([t.refusal([25, 2]), t.refusal([25.01, 2])?.rule]).toEqual([null, expect.any(String)]);
});

test('Forward Scout: not for other Supporting units', () => {
  expect(deploying('clan-kryze-mandalorians').play([22.5, 2]).asked).toBe('place deploy 0');
});

test('Forward Scout, first print: he and Clone Trooper Supporting characters within range 2 of the Primary, others not', () => {
  const t = deploying(TROOPS, FIRST).play([22.5, 2]);
  expect([t.asked, t.refusal([13.5, 2]), t.refusal([13.49, 2])?.rule]).toEqual(['place deploy 0', null, expect.any(String)]);
  expect(deploying('clan-kryze-mandalorians', FIRST).play([22.5, 2]).refusal([13.5, 2])?.rule).toEqual(expect.any(String));
});

test('Forward Scout: near him deploys who is of his squad, not Clone Troopers of the other squad', () => {
  const other = deploying(TROOPS, {
    units: { [ANAKIN]: { seat: 0, at: null }, [PONDS]: { seat: 0, at: [22, 10], squad: 1 }, [TROOPS]: { seat: 0, at: null } },
  });
  expect([other.request?.about.character, other.asked]).toEqual([`0.${TROOPS}.1`, 'place deploy 0']);
});

test('Forward Scout, first print: no more room for Clone Troopers of the other squad or of the opponent', () => {
  const steps = (ponds: Partial<Placed>): number =>
    numberOf(table({ ...FIRST, units: { [PONDS]: { ...at(0, [10, 10]), ...ponds }, [TROOPS]: at(0, [20, 10], [22, 10]) } }), 'deployRange', `${TROOPS}.1`);
  expect([steps({}), steps({ squad: 1 }), steps({ seat: 1 })]).toEqual([1, 0, 0]);
});

test('Incoming: not for the opponent’s Clone Troopers', () => {
  const t = table({ units: { [PONDS]: at(0, [10, 10]), [TROOPS]: { ...at(1, [16, 10], [35, 2]), hunker: 1 } } });
  expect(t.run((game) => gainCondition(game, `1.${TROOPS}`, 'exposed', null)).unit(TROOPS).conditions).toEqual(['exposed']);
});
