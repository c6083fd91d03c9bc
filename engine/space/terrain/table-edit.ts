/** Changes of a saved table as plain data: what mends a finding of its check. */
import { z } from 'zod';
import type { Feature, TableFile } from './table.ts';

const id = z.string().min(1).max(120);
const length = z.number().min(-2000).max(2000);

/** One change. Lengths in mm, turns in degrees. `set` gives a feature other values, `drop` takes away an objective or a way of the table's own. */
export const tableEditForm = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('remove'), feature: id }),
  z.strictObject({
    kind: z.literal('set'), feature: id,
    to: z.strictObject({
      at: z.tuple([length, length]).readonly().optional(),
      turn: z.number().min(-360).max(360).optional(),
      level: z.number().min(0).max(1000).optional(),
    }),
  }),
  z.strictObject({ kind: z.literal('drop'), from: z.enum(['objectives', 'ingress']), id }),
]);
export type TableEdit = z.infer<typeof tableEditForm>;

/** The table with a change made. The table itself where what is to be changed is not there. */
export function edited(table: TableFile, edit: TableEdit): TableFile {
  const { features } = table;
  switch (edit.kind) {
    case 'remove': return features.some(({ id }) => id === edit.feature) ? { ...table, features: features.filter(({ id }) => id !== edit.feature) } : table;
    case 'set': return features.some(({ id }) => id === edit.feature) ? { ...table, features: features.map((one) => (one.id === edit.feature ? moved(one, edit.to) : one)) } : table;
    case 'drop': return edit.from === 'objectives'
      ? { ...table, objectives: (table.objectives ?? []).filter(({ id }) => id !== edit.id) }
      : { ...table, ingress: (table.ingress ?? []).filter(({ id }) => id !== edit.id) };
    default: return edit satisfies never;
  }
}

const moved = (feature: Feature, { at = feature.at, turn = feature.turn, level = feature.level }: Extract<TableEdit, { kind: 'set' }>['to']): Feature => ({ ...feature, at: [at[0], at[1]], turn, level });
