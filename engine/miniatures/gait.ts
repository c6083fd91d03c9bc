/** The steps that a kind of figure may take on a board, whoever else stands there. */
import { indexOf, squareAt, type Board, type Square, type Step } from './board.ts';
import { squaresOf } from './space.ts';

/** How a figure moves: over one square or two by two, on foot or in the air. */
interface Gait {
  readonly wide: boolean;
  readonly flies: boolean;
}

/**
 * Places and the steps between them. The first places are the squares of the board: where a figure stands, a Large one with its first square. A Large
 * one has as many places more, the squares that it squeezes through (SWM-8.14).
 */
export interface Gangway {
  readonly steps: readonly (readonly Step[])[];
  /** Squares that a figure covers on each place. */
  readonly covers: readonly (readonly number[])[];
  /** Whether a move may end on each place, if nobody else is there. */
  readonly stops: readonly boolean[];
}

const known = new WeakMap<Board, (Gangway | undefined)[]>();

/** The gangway of a gait on a board. Built once for each. */
export function gangwayOf(board: Board, gait: Gait): Gangway {
  let gangways = known.get(board);
  if (gangways === undefined) known.set(board, (gangways = []));
  return (gangways[(gait.wide ? 2 : 0) + (gait.flies ? 1 : 0)] ??= gait.wide ? wideGangway(board, gait.flies) : narrowGangway(board, gait.flies));
}

/** Whether somebody may stand on a square: neither a pit (SWM-8.6) nor solid. */
const stands = ({ ground }: Board, square: number): boolean => ground[square] === 'open' || ground[square] === 'low';

function narrowGangway(board: Board, flies: boolean): Gangway {
  const all = board.ground.map((_, square) => square);
  return {
    steps: flies ? all.map((square) => [...level(board, square), ...board.climbs[square]!, ...aloft(board, square)]) : board.steps,
    covers: all.map((square) => [square]),
    stops: all.map((square) => stands(board, square)),
  };
}

/** Steps in the air on one storey. */
const level = (board: Board, square: number): Step[] => board.open[square]!.map((to) => ({ to, cost: isDiagonal(board, square, to) ? 2 : 1 }));

/** What rising or sinking by a storey costs in flight (true levels). */
const STOREY_COST = 4;

/** Steps up and down through open air: above the ground what nothing carries is a pit. */
function aloft({ ground, columns, rows }: Board, square: number): Step[] {
  const [up, down] = [square + columns * rows, square - columns * rows];
  const steps: Step[] = [];
  if (ground[up] === 'pit') steps.push({ to: up, cost: STOREY_COST });
  if (down >= 0 && ground[square] === 'pit' && ground[down] !== 'solid') steps.push({ to: down, cost: STOREY_COST });
  return steps;
}

const isDiagonal = ({ columns }: Board, a: number, b: number): boolean => {
  const apart = Math.abs(a - b);
  return apart !== 1 && apart !== columns;
};

const WAYS: readonly (readonly [dx: number, dy: number])[] = [[-1, -1], [0, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [0, 1], [1, 1]];

/** A Large figure keeps to its storey: no ladder and no lift carries it. */
function wideGangway(board: Board, flies: boolean): Gangway {
  const { columns, rows, ground, open } = board;
  const count = ground.length;
  const isIn = (at: Square): boolean => at.column >= 0 && at.row >= 0 && at.column + 1 < columns && at.row + 1 < rows;
  const squares = (anchor: number): number[] => squaresOf({ ...squareAt(board, anchor), side: 2 }).map((at) => indexOf(board, at));
  // SWM-8.12: no wall inside the space, nor at its middle.
  const isRoomy = (at: Square): boolean => {
    if (!isIn(at)) return false;
    const [a, b, c, d] = squares(indexOf(board, at)) as [number, number, number, number];
    const passable = [a, b, c, d].every((square) => (flies ? ground[square] !== 'solid' : stands(board, square)));
    return passable && open[a]!.includes(b) && open[a]!.includes(c) && open[b]!.includes(d) && open[c]!.includes(d) && open[a]!.includes(d);
  };
  const roomy = ground.map((_, anchor) => isRoomy(squareAt(board, anchor)));
  // SWM-8.11: never more than doubled, by squares newly entered alone.
  const price = (base: number, entered: readonly number[]): number => base * (!flies && entered.some((square) => ground[square] === 'low') ? 2 : 1);
  const steps: Step[][] = ground.map(() => []);
  const squeezes: Step[][] = ground.map(() => []);

  for (let anchor = 0; anchor < count; anchor++) {
    if (!roomy[anchor]!) continue;
    const here = squares(anchor);
    const at = squareAt(board, anchor);
    for (const [dx, dy] of WAYS) {
      const to = { ...at, column: at.column + dx, row: at.row + dy };
      const shift = dy * columns + dx;
      if (isIn(to) && roomy[anchor + shift] === true && here.every((square) => open[square]!.includes(square + shift))) {
        const entered = here.map((square) => square + shift).filter((square) => !here.includes(square));
        steps[anchor]!.push({ to: anchor + shift, cost: price(dx !== 0 && dy !== 0 ? 2 : 1, entered) });
      } else if (dx === 0 || dy === 0) {
        // Between walls and pits alone it makes itself small (SWM-8.13), a square at a time.
        for (const square of here) {
          const next = square + shift;
          if (!here.includes(next) && open[square]!.includes(next) && stands(board, next)) steps[anchor]!.push({ to: count + next, cost: price(1, [next]) });
        }
      }
    }
    // And from each of its squares it may have come out of the gap.
    for (const square of here) squeezes[square]!.push({ to: anchor, cost: price(1, here.filter((other) => other !== square)) });
  }
  for (let square = 0; square < count; square++) {
    // Where it has room it stands up before it goes on: it slips past nobody (SWM-8.13).
    if (squeezes[square]!.length > 0) continue;
    const narrow = flies ? level(board, square) : board.steps[square]!.filter(({ to }) => open[square]!.includes(to));
    for (const { to, cost } of narrow) if (stands(board, to)) squeezes[square]!.push({ to: count + to, cost });
  }
  return {
    steps: [...steps, ...squeezes],
    covers: [...ground.map((_, anchor) => (isIn(squareAt(board, anchor)) ? squares(anchor) : [anchor])), ...ground.map((_, square) => [square])],
    stops: [...ground.map((_, anchor) => roomy[anchor]! && squares(anchor).every((square) => stands(board, square))), ...ground.map(() => false)],
  };
}
