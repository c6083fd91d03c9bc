/** Layouts on squares of an inch: places are counted in squares from the far left corner, columns to the right and rows towards the first player. */
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

/** What stands in a run of bulkhead instead: the squares from its beginning to where it begins, and what: a door (3 squares), a gate (4), or so many squares left open. */
export type Opening = readonly [from: number, what: 'door' | 'gate' | number];

const LONG = { door: ['bulkhead-door', 3], gate: ['bulkhead-gate', 4] } as const;

/** A straight run of bulkhead from corner to corner, to the right or towards the first player, with openings in their order. */
export function bulkheads(id: string, from: Corner, to: Corner, openings: readonly Opening[] = []): Stand[] {
  const stands: Stand[] = [];
  const upright = from[0] === to[0];
  const long = upright ? to[1] - from[1] : to[0] - from[0];
  const corner = (along: number): Corner => (upright ? [from[0], from[1] + along] : [from[0] + along, from[1]]);
  const put = (piece: string, begin: number, length: number, about = 0): void => {
    stands.push({ id: `${id}-${stands.length + 1}`, piece, at: between(corner(begin), corner(begin + length)), turn: ((upright ? 270 : 0) + about) % 360 });
  };
  let here = 0;
  /** Closes the run up to a place; `ends` says on which sides it ends free. */
  const close = (upTo: number, freeBefore: boolean, freeAfter: boolean): void => {
    if (freeBefore && here < upTo) put('bulkhead-end', here++, 1, 180);
    const last = freeAfter && here < upTo ? upTo - 1 : upTo;
    while (here < last) {
      const length = last - here >= 3 ? 3 : 1;
      put(length === 3 ? 'bulkhead' : 'bulkhead-short', here, length);
      here += length;
    }
    if (last < upTo) put('bulkhead-end', here++, 1);
  };
  let free = false;
  for (const [at, what] of openings) {
    close(at, free, typeof what === 'number');
    free = typeof what === 'number';
    if (typeof what === 'number') here = at + what;
    else {
      put(LONG[what][0], at, LONG[what][1]);
      here = at + LONG[what][1];
    }
  }
  close(long, free, false);
  return stands;
}

/** The whole deck, or its nearer half for layouts that are turned about the middle: tiles of six squares by six. */
export const deck = (rows: readonly number[]): Stand[] =>
  rows.flatMap((row) => Array.from({ length: 6 }, (_, i) => on(`deck-${row / 6 + 1}-${i + 1}`, 'deck-floor', [i * 6, row], [6, 6], ((i * 5 + row) % 4) * 90)));
