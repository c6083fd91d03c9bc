import type { CallName, CallResult, Link } from '../../engine/host/link.ts';

type Ask = () => Promise<string | null>;

/** Tables that do not come with the game, by id, and how their files are asked for. */
const asks = new Map<string, Ask>();
/** What ids of tables begin with that do not come with the game. */
const OWN = 'own-';
/** How the host is called: known from the first answer on. */
let host: Link['call'] | null = null;
const forgetters: ((table: string) => void)[] = [];

/** How the file of a table is asked for that does not come with the game; undefined for one that does. */
export const askFor = (table: string): Ask | undefined => asks.get(table);

/** The file of one of the person's own packs. Rejects where it is not there. */
export async function askPack(pack: string): Promise<string> {
  if (host === null) throw new Error(`the pack "${pack}" is not here`);
  return (await host('readPack', { pack })).file;
}

/** Calls a function with the id of every table that is no longer what was loaded. */
export const onForget = (forget: (table: string) => void): void => void forgetters.push(forget);

/** A table has changed: whoever shows it loads it anew. */
export const forgetTable = (table: string): void => { for (const forget of forgetters) forget(table); };

/** Learns from what the host says which tables there are beside the game's: the person's own, and those that matches carry. */
export function noticeTables<N extends CallName>(call: Link['call'], name: N, result: CallResult<N>): void {
  host = call;
  const owns = (table: string): void => void asks.set(table, () => call('readTable', { table }).then(({ file }) => file));
  const carries = (match: string, table: string): void => { if (table.startsWith(OWN)) asks.set(table, () => call('matchTable', { match }).then(({ file }) => file)); };
  if (name === 'ownTables') for (const { table } of (result as CallResult<'ownTables'>).tables) owns(table);
  if (name === 'catalogue') {
    const { tables, matches } = result as CallResult<'catalogue'>;
    for (const { id, own } of tables) if (own === true) owns(id);
    for (const { match, table } of matches) carries(match, table);
  }
  if ('match' in result && 'table' in result) carries(String(result.match), String(result.table));
}
