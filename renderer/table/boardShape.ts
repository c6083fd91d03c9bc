/** What lies around a board on the big table, the same beside each: lengths in mm. */
import { USUAL_SIZE, type TableSize } from '../../engine/space/terrain/size.ts';

/** From the mat to the wooden edge, and the edge's width. */
export const [GAP, RIM] = [12, 74];
/** From a board to the big table's edge. */
export const MARGIN = 602.8;
/** What is shown beside a board, however small it is: the dice tray, with the panels before it. */
const BESIDE = 400;

/** From how many times as far away as a usual board, seen from the same turn, the whole of a board is seen, and the dice tray beside it. */
export function fartherFor([width, depth]: TableSize, turn: number): number {
  const [s, c] = [Math.abs(Math.sin(turn)), Math.abs(Math.cos(turn))];
  const share = (one: number, other: number, beside: number): number =>
    (one * c + other * s + 2 * beside) / (USUAL_SIZE[0] * c + USUAL_SIZE[1] * s + 2 * beside);
  return Math.max(...[0, BESIDE].flatMap((beside) => [share(width, depth, beside), share(depth, width, beside)]));
}

/** How many times as large as a usual board what lights a whole board must reach: a small one is lit as a usual one. */
export const wideFor = ([width, depth]: TableSize): number => Math.max(1, Math.hypot(width, depth) / Math.hypot(...USUAL_SIZE));
