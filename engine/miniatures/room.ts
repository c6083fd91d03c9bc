/** Squares on which somebody may be placed. */
import type { Seat } from '../core/script.ts';
import { indexOf, squareOn, type Board, type Square } from './board.ts';
import { gangwayOf } from './gait.ts';
import { cardOf, type Card, type Game } from './game.ts';
import { squaresOf } from './space.ts';
import { spaceOf } from './stand.ts';
import { standing } from './state.ts';

/** A free square, and how many squares it lies beyond the zone of a seat. */
interface FreeSquare {
  readonly square: Square;
  readonly by: number;
}

/** Free squares for a figure of a seat, on every storey that one can walk to, from its edge on; `wide`: it covers two by two. */
export function freeSquares(game: Game, seat: Seat, wide: boolean): readonly FreeSquare[] {
  const { state, content: { board, zones } } = game;
  const { beyond, whole } = zones[seat]!;
  const beyondOf = (place: number, squares: readonly number[]): number => Math.max(...(whole ? squares : [place]).map((each) => beyond[each % beyond.length]!));
  const { stops, covers } = gangwayOf(board, { wide, flies: false });
  const taken = new Set(standing(state).flatMap((figure) => squaresOf(spaceOf(game, figure)).map((square) => indexOf(board, square))));
  const free: FreeSquare[] = [];
  for (let row = 0; row < board.rows; row++) {
    const z = seat === 0 ? board.rows - 1 - row : row;
    for (let column = 0; column < board.columns * board.upper.levels; column++) {
      const square = squareOn(column % board.columns, z, Math.floor(column / board.columns));
      const place = indexOf(board, square);
      if (!stops[place]! || (square.level !== undefined && !isWalkedTo(board, place)) || covers[place]!.some((each) => taken.has(each))) continue;
      free.push({ square, by: beyondOf(place, covers[place]!) });
    }
  }
  return free;
}

/** Whether one more of a card finds room beside everybody who is still to be placed. */
export function roomFor(game: Game, seat: Seat): (card: Pick<Card, 'large'>) => boolean {
  const areaOf = ({ large }: Pick<Card, 'large'>): number => (large === true ? 4 : 1);
  const waiting = game.state.figures.filter(({ at, defeated }) => at === null && !defeated).reduce((sum, figure) => sum + areaOf(cardOf(game, figure)), 0);
  const left = freeSquares(game, seat, false).length - waiting;
  const hasWide = freeSquares(game, seat, true).length > 0;
  return (card) => areaOf(card) <= left && (card.large !== true || hasWide);
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
