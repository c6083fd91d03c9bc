/** Placing both squads. */
import { pickOne, type Script, type Seat } from '../core/script.ts';
import { squareId, type Square } from './board.ts';
import { emit, happen, type Game } from './game.ts';
import { standing } from './state.ts';

/** One squad places everything, then the other does (SWM-3.3). */
export function* deploy(game: Game): Script {
  const next = game.state.figures.find((figure) => figure.at === null);
  if (next === undefined) {
    emit(game, { type: 'roundBegun', round: 1 });
    return;
  }
  const squares = deploySquares(game, next.seat);
  const pick = yield* pickOne({ seat: next.seat, ask: 'deploy', about: { figure: next.id } }, squares.map(squareId));
  yield* happen(game, { type: 'deployed', figure: next.id, to: squares.find((square) => squareId(square) === pick)! });
}

/** Free squares of a seat's zone, or the nearest rows with room when it is full (SWM-3.6, SWM-AMB-02). Throws when the board is full. */
function deploySquares({ state, content: { board, deployRows } }: Game, seat: Seat): Square[] {
  const taken = new Set(standing(state).map((figure) => squareId(figure.at)));
  const free: Square[] = [];
  for (let row = 0; row < board.rows; row++) {
    if (row >= deployRows && free.length > 0) break;
    const z = seat === 0 ? board.rows - 1 - row : row;
    for (let column = 0; column < board.columns; column++) {
      const square = { column, row: z };
      const ground = board.ground[z * board.columns + column]!;
      if ((ground === 'open' || ground === 'low') && !taken.has(squareId(square))) free.push(square);
    }
  }
  if (free.length === 0) throw new Error('no free square on the board');
  return free;
}
