/** Whether a table is laid out for a rule system: one that names none is for all. */
export const suits = ({ systems }: { readonly systems?: readonly string[] | undefined }, system: string): boolean =>
  systems === undefined || systems.includes(system);
