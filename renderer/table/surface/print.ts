import { USUAL_SIZE, type TableSize } from '../../../engine/space/terrain/size.ts';

/** Pixels along one side of a usual mat's picture, and the most that any has: large mats are printed less finely. */
const [SIDE, MOST] = [2048, 2048 * 3072];

/** How a mat of a size is printed. */
export interface Print {
  /** Width and depth of the mat (mm), and of its picture (pixels). */
  readonly size: TableSize;
  readonly wide: number;
  readonly deep: number;
  /** How much larger it is than a usual one. */
  readonly area: number;
  /** Pixels of so many mm. */
  readonly px: (mm: number) => number;
}

/** The picture of a mat of a size; `share` has so many times as many pixels along each side. */
export function printOf(size: TableSize, share = 1): Print {
  const [width, depth] = size;
  const each = share * Math.min(SIDE / USUAL_SIZE[0], Math.sqrt(MOST / (width * depth)));
  const area = (width * depth) / (USUAL_SIZE[0] * USUAL_SIZE[1]);
  return { size, wide: Math.round(width * each), deep: Math.round(depth * each), area, px: (mm) => mm * each };
}
