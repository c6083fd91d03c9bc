/** Whether a table is laid out for a rule system: one that names none is for all. */
export const suits = ({ systems }: { readonly systems?: readonly string[] | undefined }, system: string): boolean =>
  systems === undefined || systems.includes(system);

/** Whether a rule system prints the places that a table names: its matches begin with them. */
export const prints = ({ printed }: { readonly printed?: readonly string[] | undefined }, system: string): boolean => printed?.includes(system) === true;
