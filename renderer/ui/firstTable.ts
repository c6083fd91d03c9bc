/** The table that a newcomer meets first. */
const FIRST_TABLE = 'refinery';

/** The table to begin with: the one that a rule system begins on, else the usual one, else any. */
export const firstTable = (tables: readonly { readonly id: string }[], own = FIRST_TABLE): string | undefined =>
  (tables.find(({ id }) => id === own) ?? tables.find(({ id }) => id === FIRST_TABLE) ?? tables[0])?.id;
