/** Placing both squads. */
import { pickOne, type Script } from '../core/script.ts';
import { indexOf, squareId, squareOn, type Board, type Square } from './board.ts';
import { settleDoors } from './doors.ts';
import { gangwayOf } from './gait.ts';
import { cardOf, emit, happen, type Game } from './game.ts';
import { squaresOf } from './space.ts';
import { spaceOf } from './stand.ts';
import { standing, type Figure } from './state.ts';

/** One squad places everything, then the other does (SWM-3.3); doors beside somebody begin open (SWM-3.5). */
export function* deploy(game: Game): Script {
  const next = game.state.figures.find((figure) => figure.at === null);
  if (next === undefined) {
    settleDoors(game);
    emit(game, { type: 'roundBegun', round: 1 });
    return;
  }
  const squares = deploySquares(game, next);
  const pick = yield* pickOne({ seat: next.seat, ask: 'deploy', about: { figure: next.id } }, squares.map(squareId));
  yield* happen(game, { type: 'deployed', figure: next.id, to: squares.find((square) => squareId(square) === pick)! });
}

/** Free squares of a seat's zone, on every storey that one can walk to, or the nearest ones beside it when it is full (SWM-3.6, SWM-AMB-02). Throws when the board is full. */
function deploySquares(game: Game, next: Figure): Square[] {
  const { state, content: { board, zones } } = game;
  const { seat } = next;
  const { beyond, whole } = zones[seat]!;
  const beyondOf = (place: number, squares: readonly number[]): number => Math.max(...(whole ? squares : [place]).map((each) => beyond[each % beyond.length]!));
  const { stops, covers } = gangwayOf(board, { wide: cardOf(game, next).large === true, flies: false });
  const taken = new Set(standing(state).flatMap((figure) => squaresOf(spaceOf(game, figure)).map((square) => indexOf(board, square))));
  const free: { readonly square: Square; readonly by: number }[] = [];
  for (let row = 0; row < board.rows; row++) {
    const z = seat === 0 ? board.rows - 1 - row : row;
    for (let column = 0; column < board.columns * board.upper.levels; column++) {
      const square = squareOn(column % board.columns, z, Math.floor(column / board.columns));
      const place = indexOf(board, square);
      if (!stops[place]! || (square.level !== undefined && !isWalkedTo(board, place)) || covers[place]!.some((each) => taken.has(each))) continue;
      free.push({ square, by: beyondOf(place, covers[place]!) });
    }
  }
  if (free.length === 0) throw new Error('no free square on the board');
  const least = Math.min(...free.map(({ by }) => by));
  return free.filter(({ by }) => by === least).map(({ square }) => square);
}

const known = new WeakMap<Board, ReadonlySet<number>>();

/** Whether one can walk to a square above the ground: over some ladder, stairs or lift. Doors are no matter: the board is asked with all of them closed. */
function isWalkedTo(board: Board, place: number): boolean {
  let reached = known.get(board);
  if (reached === undefined) {
    const all = new Set(board.upper.climbs.flatMap(({ from, to }) => [from, to]));
    for (const here of all) for (const { to } of board.steps[here]!) all.add(to);
    known.set(board, (reached = all));
  }
  return reached.has(place);
}
