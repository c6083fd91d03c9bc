/** Changes of a saved table as plain data: what mends a finding of its check. */
import type { Feature, TableFile } from './table.ts';

/** One change. Lengths in mm, turns in degrees. `set` gives a feature other values, `drop` takes away an objective or a way of the table's own. */
export type TableEdit =
  | { readonly kind: 'remove'; readonly feature: string }
  | { readonly kind: 'set'; readonly feature: string; readonly to: { readonly at?: readonly [x: number, z: number]; readonly turn?: number; readonly level?: number } }
  | { readonly kind: 'drop'; readonly from: 'objectives' | 'ingress'; readonly id: string };

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
