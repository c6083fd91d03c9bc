/** Numbers by squares: those of `listed` from `starts` of a square to that of the next touch it. */
export interface BySquare {
  readonly starts: Int32Array;
  readonly listed: Int32Array;
}

/** Lists numbers by so many squares. `each` says every square with each number that touches it, and is asked twice: to count them, and to write them down. */
export function bySquare(squares: number, each: (visit: (square: number, number: number) => void) => void): BySquare {
  const starts = new Int32Array(squares + 1);
  each((square) => { starts[square + 1]! += 1; });
  for (let square = 0; square < squares; square++) starts[square + 1]! += starts[square]!;
  const [next, listed] = [starts.slice(), new Int32Array(starts[squares]!)];
  each((square, number) => { listed[next[square]!++] = number; });
  return { starts, listed };
}
