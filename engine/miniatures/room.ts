/** Squares on which somebody may be placed. */
import type { Seat } from '../core/script.ts';
import { indexOf, squareId, squareOn, type Board, type Square } from './board.ts';
import { gangwayOf } from './gait.ts';
import { cardOf, type Card, type Content, type Game } from './game.ts';
import { squaresTaken } from './stand.ts';

/** A square to be placed on, its id, how many squares it lies beyond the zone of a seat, and the numbers of those that are covered from there. */
export interface Room {
  readonly square: Square;
  readonly id: string;
  readonly by: number;
  readonly covers: readonly number[];
}

/** Free squares for a figure of a seat, on every storey that one can walk to, from its edge on; `wide`: it covers two by two. */
function freeSquares(game: Game, seat: Seat, wide: boolean): readonly Room[] {
  const taken = squaresHeld(game);
  return roomsOf(game.content, seat, wide).all.filter((room) => isFree(room, taken));
}

/** Those of them that lie in the zone of a seat, or of the nearest ones beside it where it is full; none on a full board. */
export function nearestSquares(game: Game, seat: Seat, wide: boolean): readonly Room[] {
  const taken = squaresHeld(game);
  for (const rooms of roomsOf(game.content, seat, wide).byDistance) {
    const free = rooms.filter((room) => isFree(room, taken));
    if (free.length > 0) return free;
  }
  return [];
}

/** The numbers of the squares that everybody on the board covers. */
export const squaresHeld = (game: Game): readonly number[] => squaresTaken(game).map((square) => indexOf(game.content.board, square));

function isFree({ covers }: Room, taken: readonly number[]): boolean {
  for (const square of covers) if (taken.includes(square)) return false;
  return true;
}

/** Where somebody of a seat could stand if nobody else did: all, and by how far they lie beyond its zone. */
interface Rooms {
  readonly all: readonly Room[];
  readonly byDistance: readonly (readonly Room[])[];
}

const kept = new WeakMap<Content, Map<string, Rooms>>();

/** Looked for once in a skirmish. */
export function roomsOf(content: Content, seat: Seat, wide: boolean): Rooms {
  let found = kept.get(content);
  if (found === undefined) kept.set(content, (found = new Map<string, Rooms>()));
  const key = `${seat} ${wide}`;
  let rooms = found.get(key);
  if (rooms === undefined) found.set(key, (rooms = sorted(findRooms(content, seat, wide))));
  return rooms;
}

function sorted(all: readonly Room[]): Rooms {
  const distances = [...new Set(all.map(({ by }) => by))].sort((a, b) => a - b);
  return { all, byDistance: distances.map((distance) => all.filter(({ by }) => by === distance)) };
}

function findRooms({ board, zones }: Content, seat: Seat, wide: boolean): readonly Room[] {
  const { beyond, whole } = zones[seat]!;
  const beyondOf = (place: number, squares: readonly number[]): number => Math.max(...(whole ? squares : [place]).map((each) => beyond[each % beyond.length]!));
  const { stops, covers } = gangwayOf(board, { wide, flies: false });
  const all: Room[] = [];
  for (let row = 0; row < board.rows; row++) {
    const z = seat === 0 ? board.rows - 1 - row : row;
    for (let column = 0; column < board.columns * board.upper.levels; column++) {
      const square = squareOn(column % board.columns, z, Math.floor(column / board.columns));
      const place = indexOf(board, square);
      if (!stops[place]! || (square.level !== undefined && !isWalkedTo(board, place))) continue;
      all.push({ square, id: squareId(square), by: beyondOf(place, covers[place]!), covers: covers[place]! });
    }
  }
  return all;
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
