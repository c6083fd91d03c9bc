/** Whether a table can be played on as a board of squares. */
import { squareAt, squareId, withDoors, type Board } from '../../../engine/miniatures/board.ts';
import { boardOf } from '../../../engine/miniatures/terrain-board.ts';
import { defaultSetup } from '../../../engine/miniatures/setup.ts';
import type { Terrain } from '../../../engine/space/terrain/terrain.ts';

/** The most figures of a squad that a zone must hold: as many as a setup takes. */
const SQUAD = 40;

/**
 * What is wrong with a board, in words: a zone without room for a squad (SWM-3.6), a door on no edge (SWM-13.18), squares of a zone that nobody can
 * walk to from the other, through whatever doors. Empty when all is well.
 */
export function boardFaults(terrain: Terrain): readonly string[] {
  const { square, deployRows } = defaultSetup(terrain.id);
  const board = boardOf(terrain, square);
  const zoneFrom = (from: number): readonly number[] => board.ground.flatMap((kind, index) => {
    const { row } = squareAt(board, index);
    return (kind === 'open' || kind === 'low') && row >= from && row < from + deployRows ? [index] : [];
  });
  const [near, far] = [zoneFrom(board.rows - deployRows), zoneFrom(0)];
  const faults: string[] = [];
  for (const [zone, squares] of [['near', near], ['far', far]] as const) {
    if (squares.length < SQUAD) faults.push(`the ${zone} zone has room for ${squares.length} figures, fewer than ${SQUAD}`);
  }
  for (const [door, edges] of board.doors.entries()) if (edges.length === 0) faults.push(`door ${door + 1} closes no edge between two squares`);
  const reached = walked(board, near[0] ?? 0);
  const lost = [...near, ...far].filter((index) => !reached.has(index));
  if (lost.length > 0) faults.push(`${lost.length} squares of the zones cannot be walked to: ${lost.slice(0, 6).map((index) => squareId(squareAt(board, index))).join(' ')}`);
  return faults;
}

/** Squares that can be walked to with all doors open. */
function walked(board: Board, from: number): ReadonlySet<number> {
  const { steps } = withDoors(board, '1'.repeat(board.doors.length));
  const reached = new Set([from]);
  for (const here of reached) for (const { to } of steps[here]!) reached.add(to);
  return reached;
}
