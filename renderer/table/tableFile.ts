import { parseTable, type TableFile } from '../../engine/space/terrain/table.ts';
import { askFor, onForget } from '../match/lent.ts';
import { learnPacks } from './packs.ts';

export type { Feature, TableFile } from '../../engine/space/terrain/table.ts';

/** Height of one storey in mm. */
export const STOREY = 90;

const loaded = new Map<string, Promise<TableFile>>();
onForget((id) => void loaded.delete(id));

async function load(id: string): Promise<TableFile> {
  const ask = askFor(id);
  if (ask !== undefined) {
    const text = await ask();
    if (text === null) throw new Error(`table "${id}" is not there any more`);
    const table = parseTable(JSON.parse(text));
    learnPacks(table.carries);
    return table;
  }
  const reply = await fetch(`assets/tables/${id}.json`);
  if (!reply.ok) throw new Error(`table "${id}" cannot be read (${reply.status})`);
  return parseTable(await reply.json());
}

/** Loads a table's layout once: the game's from its files, others from the host. Rejects with a message naming the table or the wrong field. */
export function loadTable(id: string): Promise<TableFile> {
  let table = loaded.get(id);
  if (table === undefined) {
    table = load(id);
    loaded.set(id, table);
    table.catch(() => loaded.delete(id));
  }
  return table;
}
