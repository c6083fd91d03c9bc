/** Sizes of tables: width (x) and depth (z) in mm. */
export type TableSize = readonly [width: number, depth: number];

/** A table as most are: 36 inches square. */
export const USUAL_SIZE: TableSize = [914.4, 914.4];
/** The shortest and the longest side that a table's file may say. */
export const SIDE = { least: 100, most: 4000 } as const;
/** The shortest and the longest side that a table is laid out with: 18 and 72 inches. */
export const LAID_OUT = { least: 457.2, most: 1828.8 } as const;
/** A side may be so much longer or shorter than is printed (mm): half an inch, for tables that are made in whole centimetres. */
const ALLOWED = 12.7;

/** Whether a table is as large as is printed. */
export const isSize = (size: TableSize, printed: TableSize): boolean => size.every((side, i) => Math.abs(side - printed[i]!) <= ALLOWED);
