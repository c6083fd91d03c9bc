/** Equal figures of a side. */
interface Kind {
  readonly id: string;
  readonly count: number;
  /** Where the last of them stands in the side's list. */
  readonly last: number;
}

/** The kinds of figures of a side, in the order in which the first of each came. */
export function kindsOf(figures: readonly string[]): readonly Kind[] {
  const found = new Map<string, Kind>();
  for (const [last, id] of figures.entries()) found.set(id, { id, count: (found.get(id)?.count ?? 0) + 1, last });
  return [...found.values()];
}
