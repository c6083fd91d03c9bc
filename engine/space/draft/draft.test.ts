import { expect, it } from 'vitest';
import fc from 'fast-check';
import { inTime, millisecondsOf } from '../../testing/in-time.ts';
import { bare } from '../../testing/own-tables.ts';
import { parseTable, type Feature, type TableFile } from '../terrain/table.ts';
import { tableText } from '../terrain/table-text.ts';
import type { TableEdit } from '../terrain/table-edit.ts';
import { begin, doing, historyText, redone, resumed, undone, type Draft } from './draft.ts';

type Objectives = NonNullable<TableFile['objectives']>;
type Layouts = NonNullable<TableFile['layouts']>;
const crate = (id: string, x = 0): Feature => ({ id, piece: 'crate', at: [x, 0], turn: 0, level: 0 });
const yard = (): TableFile => parseTable(bare({ light: { hour: 'dusk', weather: 'clear' } as never, features: [crate('a'), { ...crate('b', 50), group: 'pair' }, { ...crate('c', 90), locked: true }] }));

const ids = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g');
const tenths = fc.integer({ min: -4000, max: 4000 }).map((n) => n / 10);
const change = fc.record({
  at: fc.tuple(tenths, tenths), turn: fc.integer({ min: -180, max: 180 }), level: fc.integer({ min: 0, max: 300 }), group: fc.constantFrom(null, 'pair', 'row'), locked: fc.boolean(), piece: fc.constantFrom('crate', 'ladder'),
}, { requiredKeys: [] });
const edit: fc.Arbitrary<TableEdit> = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), features: fc.array(fc.tuple(ids, tenths).map(([id, x]) => crate(id, x)), { minLength: 1, maxLength: 4 }) }),
  fc.record({ kind: fc.constant('add' as const), features: fc.array(ids.map((id) => crate(id)), { minLength: 2, maxLength: 2 }), at: fc.constantFrom([0, 0], [1, 5], [2, 0]).map((places) => [...places]) }),
  fc.record({ kind: fc.constant('remove' as const), features: fc.uniqueArray(ids, { minLength: 1, maxLength: 4 }) }),
  fc.record({ kind: fc.constant('set' as const), feature: ids, to: change }),
  fc.record({ kind: fc.constant('head' as const), to: fc.record({
    name: fc.constantFrom('Yard', 'Dock'), notes: fc.constantFrom(null, 'Mind the gap'), mat: fc.constantFrom(null, 'snow'), light: fc.constantFrom(null, { hour: 'noon', weather: 'clear' } as never),
    objectives: fc.constantFrom(null, [{ id: 'one', at: [0, 0] }, { id: 'two', at: [9, 9] }] as Objectives), printed: fc.constantFrom(null, ['one-game'], ['one-game', 'other-game'] as string[]),
    theme: fc.constantFrom('refinery', 'snow'), size: fc.constantFrom([914.4, 914.4], [609.6, 1219.2]).map(([x, z]) => [x, z] as [number, number]), systems: fc.constantFrom(null, ['one-game'] as string[]),
    tags: fc.constantFrom(null, ['snow'], ['snow', 'fair'] as string[]),
    layouts: fc.constantFrom(null, [{ mission: 'one-game/sabotage', objectives: [{ id: 'one', at: [3, 3] }] }] as Layouts),
  }, { requiredKeys: [] }) }),
  fc.record({ kind: fc.constant('put' as const), objectives: fc.constantFrom([{ id: 'one', at: [4, 4] }], [{ id: 'three', at: [7, 0] }, { id: 'two', at: [1, 2] }] as Objectives) }),
  fc.record({ kind: fc.constant('drop' as const), from: fc.constant('objectives' as const), id: fc.constantFrom('one', 'two') }),
);
/** Marks of places that the table below may name, and of some that it never does. */
const marks = fc.constantFrom('@objective/one', '@objective/two', '@objective/none', '@corner/0/0', '@corner/0/3', '@corner/1/2', '@way/from/plank', '@way/to/plank');
const outline = (side: 1 | -1): [number, number][] => [[-90, side * 90], [90, side * 90], [90, side * 40], [-90, side * 40]];
const markEdit: fc.Arbitrary<TableEdit> = fc.oneof(
  fc.record({ kind: fc.constant('set' as const), feature: fc.oneof(marks, ids), to: change }),
  fc.record({ kind: fc.constant('remove' as const), features: fc.uniqueArray(fc.oneof(marks, ids), { minLength: 1, maxLength: 4 }) }),
  fc.record({ kind: fc.constant('head' as const), to: fc.record({
    objectives: fc.constantFrom(null, [{ id: 'one', at: [0, 0] }, { id: 'two', at: [9, 9] }] as Objectives),
    deployment: fc.constantFrom(null, [{ seat: 0, outline: outline(1) }, { seat: 1, outline: outline(-1) }] as NonNullable<TableFile['deployment']>),
    ingress: fc.constantFrom(null, [{ id: 'plank', kind: 'ramp', from: [0, 0, 0], to: [0, 90, 50] }] as NonNullable<TableFile['ingress']>),
  }, { requiredKeys: [] }) }),
);
const steps = fc.array(fc.record({ deed: fc.constantFrom('move' as const, 'nudge' as const, 'paste' as const), does: fc.array(fc.oneof(edit, markEdit), { minLength: 1, maxLength: 3 }) }), { maxLength: 40 });
function allBack(draft: Draft): Draft {
  let now = draft;
  while (now.past.length > 0) now = undone(now);
  return now;
}
function allAgain(draft: Draft): Draft {
  let now = draft;
  while (now.future.length > 0) now = redone(now);
  return now;
}

it('whatever is done and taken back, the file is the same to the last letter; done again, too; after a restart, too', () => {
  const first = begin(yard());
  fc.assert(fc.property(steps, (list) => {
    const last = list.reduce((draft, { deed, does }) => doing(draft, deed, does), first);
    expect(parseTable(JSON.parse(tableText(last.table)))).toEqual(last.table);
    const back = allBack(last);
    expect(tableText(back.table)).toBe(tableText(first.table));
    expect(tableText(allAgain(back).table)).toBe(tableText(last.table));
    const middle = undone(undone(last));
    const restarted = resumed(parseTable(JSON.parse(tableText(middle.table))), historyText(middle));
    expect([restarted.past, restarted.future]).toEqual([middle.past, middle.future]);
    expect(tableText(allBack(restarted).table)).toBe(tableText(first.table));
    expect(tableText(allAgain(restarted).table)).toBe(tableText(last.table));
  }), { numRuns: 150 });
});

it('ten thousand steps, each of one edit at random, are all taken back, and all done again', () => {
  const first = begin(yard());
  // Some change nothing and are no step.
  const last = fc.sample(fc.oneof(edit, markEdit), { numRuns: 16_000, seed: 5 }).reduce((draft, one) => (draft.past.length < 10_000 ? doing(draft, 'move', [one]) : draft), first);
  expect(last.past).toHaveLength(10_000);
  const back = allBack(last);
  expect(tableText(back.table)).toBe(tableText(first.table));
  expect(tableText(allAgain(back).table)).toBe(tableText(last.table));
});

it('what changes nothing is no step', () => {
  const first = begin(yard());
  expect(doing(first, 'move', [{ kind: 'set', feature: 'none', to: { turn: 9 } }])).toBe(first);
  expect(doing(first, 'move', [{ kind: 'set', feature: 'a', to: { at: [0, 0] } }])).toBe(first);
  expect(undone(first)).toBe(first);
  expect(redone(first)).toBe(first);
});

it('nudges of the same pieces in a row are one step; a step after one taken back forgets that one', () => {
  const nudge = (draft: Draft, x: number, feature = 'a'): Draft => doing(draft, 'nudge', [{ kind: 'set', feature, to: { at: [x, 0] } }]);
  const two = nudge(nudge(begin(yard()), 1), 2);
  expect(two.past).toHaveLength(1);
  expect(undone(two).table.features[0]!.at).toEqual([0, 0]);
  expect(redone(undone(two)).table.features[0]!.at).toEqual([2, 0]);
  expect(nudge(two, 3, 'b').past).toHaveLength(2);
  expect(nudge(undone(two), 7).future).toEqual([]);
});

it('a thousand pieces are pasted, moved and taken away within a blink', async () => {
  const many = Array.from({ length: 1000 }, (_, i) => crate(`m-${i}`, i / 10));
  await inTime(500, () => millisecondsOf(() => {
    let draft = doing(begin(yard()), 'paste', [{ kind: 'add', features: many }]);
    draft = doing(draft, 'move', many.map(({ id }) => ({ kind: 'set', feature: id, to: { at: [3, 3] } })));
    expect(allBack(draft).table.features).toHaveLength(3);
  }));
});

it('steps beyond what is kept are forgotten, the oldest first, and never one in between', () => {
  const wide = Array.from({ length: 400 }, (_, i) => crate(`w-${i}`));
  let draft = begin(yard());
  for (let i = 0; i < 60; i++) draft = doing(doing(draft, 'paste', [{ kind: 'add', features: wide }]), 'remove', [{ kind: 'remove', features: wide.map(({ id }) => id) }]);
  const text = historyText(draft);
  expect(text.length).toBeLessThan(700_000);
  const again = resumed(draft.table, text);
  expect(again.past.length).toBeGreaterThan(10);
  expect(again.past).toEqual(draft.past.slice(-again.past.length));
});

it.each([['no JSON', '{'], ['another kind', '{"format":"gantry-table"}'], ['a step that is none', historyText(begin(yard())).replace('"past":[\n\n]', '"past":[{"deed":"burn","does":[],"undoes":[]}]')]])('steps that cannot be read are left out: %s', (_, text) => {
  expect(resumed(yard(), text).past).toEqual([]);
});
