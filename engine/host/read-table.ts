import { InputError, readJson } from '../core/form.ts';
import { parseTable, TableError, type TableFile } from '../space/terrain/table.ts';

export const SOURCE = 'table';

/** What is wrong with a table is wrong with what was given. */
export function asInput(error: unknown): never {
  throw error instanceof TableError ? new InputError(SOURCE, error.message) : error;
}

/** A table's file. Throws `InputError` naming the feature, the field and the cause. */
export function readTable(text: string): TableFile {
  try {
    return parseTable(readJson(SOURCE, text));
  } catch (error) {
    return asInput(error);
  }
}
