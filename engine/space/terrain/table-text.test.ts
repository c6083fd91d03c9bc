import { expect, it } from 'vitest';
import { bare } from '../../testing/own-tables.ts';
import { tableText } from './table-text.ts';
import { parseTable, type TableFile } from './table.ts';

const table = parseTable(bare({
  name: 'Deck [ north ], { "two" }', notes: 'Mind the gap,\n"they" said: [ a ]', tags: ['snow', '[ fair ]'], features: [{ id: 'a', piece: 'crate', at: [0, 0], turn: 0, level: 0 }, { id: 'b', piece: 'crate', at: [50, 0], turn: 90, level: 0 }],
  objectives: [{ id: 'one', at: [0, 0] }, { id: 'two', at: [9, 9] }], layouts: [{ mission: 'a-game/a-mission', objectives: [{ id: 'one', at: [3, 3] }] }],
  deployment: [{ seat: 0, outline: [[-90, 90], [90, 90], [90, 40]] }, { seat: 1, outline: [[-90, -90], [90, -90], [90, -40]] }], ingress: [{ id: 'plank', kind: 'ramp', from: [0, 0, 0], to: [0, 90, 50] }],
} as never));
const linesOf = (file: TableFile): readonly string[] => tableText(file).split('\n');
/** Lines of a file that another one does not have. */
const changed = (file: TableFile): readonly string[] => linesOf(file).filter((line) => !linesOf(table).includes(line));

it('a table’s file reads as what was written', () => {
  expect(parseTable(JSON.parse(tableText(table)))).toEqual(table);
  expect(tableText(parseTable(JSON.parse(tableText(table))))).toBe(tableText(table));
});

it('a change shows in one line: of a piece, an objective, a mission’s layout, an outline, a way, a note', () => {
  const [crate] = table.features;
  expect(changed({ ...table, features: [{ ...crate!, at: [1, 0] }, ...table.features.slice(1)] })).toEqual(['    {"id": "a", "piece": "crate", "at": [1, 0], "turn": 0, "level": 0},']);
  expect(changed({ ...table, objectives: [{ id: 'one', at: [0, 0] }, { id: 'two', at: [9, 8] }] })).toEqual(['    {"id": "two", "at": [9, 8]}']);
  expect(changed({ ...table, layouts: [{ mission: 'a-game/a-mission', objectives: [{ id: 'one', at: [3, 4] }] }] })).toHaveLength(1);
  expect(changed({ ...table, deployment: [table.deployment![0]!, { seat: 1, outline: [[-80, -90], [90, -90], [90, -40]] }] })).toHaveLength(1);
  expect(changed({ ...table, ingress: [{ ...table.ingress![0]!, kind: 'stairs' }] })).toHaveLength(1);
  expect(changed({ ...table, notes: 'Mind it' })).toEqual(['  "notes": "Mind it",']);
  expect(changed({ ...table, tags: ['[ fair ]'] })).toEqual(['  "tags": ["[ fair ]"],']);
});
