/** Layouts on squares of an inch: places are counted in squares from the far left corner, columns to the right and rows towards the first player. */
import { bulkheadsOf, type Opening } from '../../../engine/space/suggest/bulkheads.ts';
import type { Stand } from './layout.ts';

/** Side of a square, and squares along a side of the battlefield. */
const [SQUARE, ACROSS] = [25.4, 36];

/** A corner of squares: column and row. */
type Corner = readonly [column: number, row: number];

/** Middle of the rectangle between two corners, mm. */
const between = ([a, b]: Corner, [c, d]: Corner): readonly [number, number] => [((a + c - ACROSS) / 2) * SQUARE, ((b + d - ACROSS) / 2) * SQUARE];

/** A piece that fills `wide` by `deep` squares, as they lie on the table, from a corner on. */
export const on = (id: string, piece: string, [column, row]: Corner, [wide, deep]: Corner, turn = 0, level = 0): Stand =>
  ({ id, piece, at: between([column, row], [column + wide, row + deep]), turn, level });

/** A straight run of bulkhead from corner to corner, to the right or towards the first player, with openings in their order. */
export function bulkheads(id: string, from: Corner, to: Corner, openings: readonly Opening[] = []): Stand[] {
  const upright = from[0] === to[0];
  const corner = (along: number): Corner => (upright ? [from[0], from[1] + along] : [from[0] + along, from[1]]);
  return bulkheadsOf(upright ? to[1] - from[1] : to[0] - from[0], openings).map(({ piece, from: begin, long, about }, i): Stand =>
    ({ id: `${id}-${i + 1}`, piece, at: between(corner(begin), corner(begin + long)), turn: ((upright ? 270 : 0) + about) % 360 }));
}

/** The whole deck, or its nearer half for layouts that are turned about the middle: tiles of six squares by six. */
export const deck = (rows: readonly number[]): Stand[] =>
  rows.flatMap((row) => Array.from({ length: 6 }, (_, i) => on(`deck-${row / 6 + 1}-${i + 1}`, 'deck-floor', [i * 6, row], [6, 6], ((i * 5 + row) % 4) * 90)));

/** An outline of straight edges from corner to corner of squares, mm. */
export const outlined = (...corners: readonly Corner[]): [number, number][] =>
  corners.map((corner) => { const [x, z] = between(corner, corner); return [Math.round(x * 10) / 10, Math.round(z * 10) / 10]; });
