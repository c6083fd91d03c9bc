/** The rims that show a side: base diameter in mm and side. */
export const rims = ([40, 50] as const).flatMap((diameter) =>
  (['A', 'B', 'C', 'D', 'E'] as const).map((side) => ({ id: `rim-${diameter}-${side.toLowerCase()}`, diameter, side })));
