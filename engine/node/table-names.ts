import type { Naming } from './bin.ts';

/** What the files of a person's tables are called, in their folder and in its bin. */
export const ENDING = '.gantry-table';
/** Backups kept of each table. */
export const BACKUPS = 3;

const ID = 'own-[a-z0-9-]{1,60}';
const TABLE = new RegExp(`^${ID}$`);

export const isTable = (text: string): boolean => TABLE.test(text);

/** A table's id, which is no path. Throws for anything else. */
export function checkedTable(table: string): string {
  if (!isTable(table)) throw new Error(`"${table}" is not the id of a table of one's own`);
  return table;
}

export const backupName = (table: string, number: number): string => `${table}.backup-${number}${ENDING}`;
/** The steps that led to a table lie beside it. */
export const historyName = (table: string): string => `${table}.gantry-history`;
/** So does what came of playing it out. */
export const resultName = (table: string): string => `${table}.gantry-fairness`;

export const TABLES: Naming = {
  what: 'table', id: ID, endings: [ENDING],
  besides: (table) => [historyName(table), resultName(table), ...Array.from({ length: BACKUPS }, (_, i) => backupName(table, i + 1))],
};
