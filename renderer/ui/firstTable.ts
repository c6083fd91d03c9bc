/** The table that a newcomer meets first. */
const FIRST_TABLE = 'refinery';

export const firstTable = (tables: readonly { readonly id: string }[]): string | undefined => (tables.find(({ id }) => id === FIRST_TABLE) ?? tables[0])?.id;
