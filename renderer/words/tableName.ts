import type { MatchSummary, TableSummary } from '../../engine/host/link.ts';
import { prettify } from './speak.ts';

/** What the table of a saved match is called; empty where the match could not be read. */
export const tableNameOf = ({ table, tableName }: Pick<MatchSummary, 'table' | 'tableName'>, tables: readonly TableSummary[] = []): string =>
  (table === '' ? '' : tables.find(({ id }) => id === table)?.name ?? tableName ?? prettify(table));
