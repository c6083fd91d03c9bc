import { expect, it } from 'vitest';
import { bare } from '../testing/own-tables.ts';
import { parseTable, type TableFile } from '../space/terrain/table.ts';
import { carried, groundOf } from './ground.ts';

const table: TableFile = parseTable(bare({
  objectives: [{ id: 'A', at: [0, 120] }], layouts: [{ mission: 'one-game/the-bridge', objectives: [{ id: 'A', at: [10, -30] }] }],
}));
/** The same with an objective of one mission alone moved by a millimetre. */
const moved: TableFile = { ...table, layouts: [{ mission: 'one-game/the-bridge', objectives: [{ id: 'A', at: [10, -31] }] }] };

it('a table that a match carries has an id by all that is played on, objectives of single missions too, and by nothing that only lists show', () => {
  const { id } = carried(table);
  expect(carried(moved).id).not.toBe(id);
  expect(carried({ ...table, tags: ['tall'], id: 'another' }).id).toBe(id);
  expect(carried(carried(table)).id).toBe(id);
});

it('a match file whose table was changed behind its id is refused, and so is one that carries another than it names', () => {
  const ground = carried(table);
  const setup = { table: ground.id } as Parameters<typeof groundOf>[1];
  expect(groundOf({ ground }, setup)).toBe(ground);
  expect(() => groundOf({ ground: { ...moved, id: ground.id } }, setup)).toThrow('ground: "id": it is not the id of the table that stands there');
  expect(() => groundOf({ ground: carried(moved) }, setup)).toThrow(`its setup names "${ground.id}"`);
});
