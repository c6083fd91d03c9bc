/** Straight walls along the lines of squares: which pieces a run of bulkhead is made of. Lengths in squares. */

/** What stands in a run of bulkhead instead: the squares from its beginning to where it begins, and what: a door (3 squares), a gate (4), or so many squares left open. */
export type Opening = readonly [from: number, what: 'door' | 'gate' | number];

/** A piece of a run: the squares from the run's beginning to where it begins, how many it is long, and how it is turned about within the run (degrees). */
export interface Bulkhead {
  readonly piece: string;
  readonly from: number;
  readonly long: number;
  readonly about: 0 | 180;
}

const LONG = { door: ['bulkhead-door', 3], gate: ['bulkhead-gate', 4] } as const;

/** How many squares of a run an opening takes. */
export const widthOf = (what: Opening[1]): number => (typeof what === 'number' ? what : LONG[what][1]);

/** The pieces of a run so many squares long, with openings in their order: beside what is left open it ends with an end. */
export function bulkheadsOf(long: number, openings: readonly Opening[]): Bulkhead[] {
  const run: Bulkhead[] = [];
  const put = (piece: string, from: number, length: number, about: 0 | 180 = 0): void => { run.push({ piece, from, long: length, about }); };
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
    if (typeof what !== 'number') put(LONG[what][0], at, LONG[what][1]);
    here = at + widthOf(what);
  }
  close(long, free, false);
  return run;
}
