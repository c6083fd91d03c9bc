import { expect, it } from 'vitest';
import { bare } from '../../testing/own-tables.ts';
import { edited } from './edited.ts';
import { markId, marksOf } from './marks.ts';
import type { TableFile } from './table-form.ts';

const named = (): TableFile => bare({
  objectives: [{ id: 'a', at: [10, 20] }, { id: 'b', at: [-30, 0] }],
  layouts: [{ mission: 'game/bridge', objectives: [{ id: 'a', at: [5, 6] }] }],
  deployment: [{ seat: 1, outline: [[-90, -90], [90, -90], [90, -40], [-90, -40]] }],
  ingress: [{ id: 'plank', kind: 'ramp', from: [0, 0, 5], to: [0, 90, 50] }],
});

it('every objective, corner and end of a way of a table is a mark under an id of its own', () => {
  const marks = marksOf(named());
  expect(marks.map(({ id, at, level }) => [id, ...at, level])).toEqual([
    ['@objective/a', 10, 20, 0], ['@objective/b', -30, 0, 0], ['@layout/game/bridge/a', 5, 6, 0],
    ['@corner/1/0', -90, -90, 0], ['@corner/1/1', 90, -90, 0], ['@corner/1/2', 90, -40, 0], ['@corner/1/3', -90, -40, 0],
    ['@way/from/plank', 0, 5, 0], ['@way/to/plank', 0, 50, 90],
  ]);
  expect(marks.map(({ of }) => markId(of))).toEqual(marks.map(({ id }) => id));
});

it('a mark goes where it is set, an end of a way at its height too; of anything else it says nothing', () => {
  const set = (feature: string, to: object): TableFile => edited(named(), [{ kind: 'set', feature, to }]).table;
  expect(set('@objective/b', { at: [1, 2], level: 90, turn: 30 }).objectives).toEqual([{ id: 'a', at: [10, 20] }, { id: 'b', at: [1, 2] }]);
  expect(set('@layout/game/bridge/a', { at: [1, 2] })).toEqual({ ...named(), layouts: [{ mission: 'game/bridge', objectives: [{ id: 'a', at: [1, 2] }] }] });
  expect(set('@corner/1/2', { at: [80, -30] }).deployment![0]!.outline).toEqual([[-90, -90], [90, -90], [80, -30], [-90, -40]]);
  expect(set('@way/to/plank', { at: [7, 8] }).ingress![0]).toEqual({ id: 'plank', kind: 'ramp', from: [0, 0, 5], to: [7, 90, 8] });
  expect(set('@way/from/plank', { level: 45 }).ingress![0]!.from).toEqual([0, 45, 5]);
  for (const [feature, to] of [['@objective/none', { at: [1, 2] }], ['@corner/0/0', { at: [1, 2] }], ['@objective/a', { turn: 15, level: 9 }]] as const) {
    const { table, undo } = edited(named(), [{ kind: 'set', feature, to: to as object }]);
    expect(table).toEqual(named());
    expect(undo).toEqual([]);
  }
});

it('a way is taken away by one of its ends, an outline with so many corners that none is left', () => {
  const without = (...features: string[]): TableFile => edited(named(), [{ kind: 'remove', features }]).table;
  expect(without('@objective/a').objectives).toEqual([{ id: 'b', at: [-30, 0] }]);
  expect('objectives' in without('@objective/a', '@objective/b')).toBe(false);
  expect(without('@layout/game/bridge/a')).toMatchObject({ objectives: named().objectives!, layouts: [{ mission: 'game/bridge', objectives: [] }] });
  expect(without('@corner/1/0').deployment![0]!.outline).toEqual([[90, -90], [90, -40], [-90, -40]]);
  expect('deployment' in without('@corner/1/0', '@corner/1/3')).toBe(false);
  expect('ingress' in without('@way/to/plank')).toBe(false);
  const { table, undo } = edited(named(), [{ kind: 'remove', features: ['@corner/1/0', '@corner/1/3', '@way/to/plank', '@objective/b'] }]);
  expect(edited(table, undo).table).toEqual(named());
});
