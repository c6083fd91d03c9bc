/** The piece that is brought in, alone on an empty table: what rules read of it there. Lengths in mm. */
import { SQUARE } from '../../engine/space/ground/grid.ts';
import type { Size } from '../../engine/space/import/stance.ts';
import type { TableSize } from '../../engine/space/terrain/size.ts';
import type { TableFile } from '../../engine/space/terrain/table.ts';
import type { Shows } from './importer.ts';

/** What that table calls it. */
export const PIECE = 'piece';
/** Free table around it: as wide as the largest base and some squares; and six inches more, from where attacks come on whoever stands beside it. */
const [BESIDE, FAR] = [76.2, 228.6];

/** A side with so much free at both ends of what lies in its middle, in whole squares: odd or even as those that it takes, so that its edges lie on their lines. */
function sideFor(length: number, free: number, square: number): number {
  const taken = Math.round(length / square);
  const least = Math.ceil((length + 2 * free) / square);
  return (least + ((least - taken) % 2 === 0 ? 0 : 1)) * square;
}

/** How large the table is on which a piece of this size is shown so; `square`: side of the squares where those are shown. */
export function boardFor([x, , z]: Size, shows: Shows, square: number): TableSize {
  const free = shows === 'room' || shows === 'squares' ? BESIDE : FAR;
  const side = shows === 'squares' ? square : SQUARE.inch;
  return [sideFor(x, free, side), sideFor(z, free, side)];
}

/** That table. */
export const aloneOn = (board: TableSize): TableFile => ({
  format: 'gantry-table', version: 2, id: 'own-import', name: PIECE, theme: 'refinery', size: [...board],
  features: [{ id: 'a', piece: PIECE, at: [0, 0], turn: 0, level: 0 }],
});
