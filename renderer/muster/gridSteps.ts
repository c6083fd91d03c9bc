/** Where a key leads in a grid of `count` cells in rows of `columns`; the same place where it leads nowhere. */
export function gridStep(key: string, at: number, count: number, columns: number): number {
  const within = (to: number): number => (to >= 0 && to < count ? to : at);
  switch (key) {
    case 'ArrowRight': return within(at + 1);
    case 'ArrowLeft': return within(at - 1);
    case 'ArrowUp': return within(at - columns);
    // The last row may be shorter than the one above it.
    case 'ArrowDown': return at + columns < count ? at + columns : Math.floor(at / columns) < Math.floor((count - 1) / columns) ? count - 1 : at;
    default: return at;
  }
}

/** Columns of a grid as it is drawn; one where nothing is drawn. */
export const columnsOf = (grid: Element | null): number =>
  (grid === null ? 1 : Math.max(1, getComputedStyle(grid).gridTemplateColumns.split(' ').filter((width) => width.endsWith('px')).length));
