import { parseTable, type TableFile } from '../../engine/space/terrain/table.ts';

export type { Feature, TableFile } from '../../engine/space/terrain/table.ts';

/** Height of one storey in mm. */
export const STOREY = 90;

const loaded = new Map<string, Promise<TableFile>>();

async function load(id: string): Promise<TableFile> {
  const reply = await fetch(`assets/tables/${id}.json`);
  if (!reply.ok) throw new Error(`table "${id}" cannot be read (${reply.status})`);
  return parseTable(await reply.json());
}

/** Loads a table's layout once. Rejects with a message naming the table or the wrong field. */
export function loadTable(id: string): Promise<TableFile> {
  let table = loaded.get(id);
  if (table === undefined) {
    table = load(id);
    loaded.set(id, table);
    table.catch(() => loaded.delete(id));
  }
  return table;
}
