/** Where figures stand, on the board as it is now. */
import { withDoors, type Board, type Square } from './board.ts';
import { cardOf, type Game } from './game.ts';
import { adjacent, distance, openEyes, type Eyes } from './sight.ts';
import { squaresOf, type Space } from './space.ts';
import { isStanding, type Door, type Figure } from './state.ts';

/** The eyes for the board with its doors as they are now. */
export const eyesOf = ({ state: { doors }, content: { board, eyes } }: Pick<Game, 'state' | 'content'>): Eyes =>
  (doors.length === 0 ? eyes : eyesThrough(board, doors, isOpen));

const isOpen = ({ open }: Door): boolean => open;

/** Doors that are told apart by the bits of one whole number. */
const BITS = 31;
const known = new WeakMap<Board, Map<number, Eyes>>();

/** The eyes for a board with those of its doors open of which something is so. */
export function eyesThrough(board: Board, doors: readonly Door[], isThrough: (door: Door) => boolean): Eyes {
  const opened = (): Eyes => openEyes(withDoors(board, doors.map((door) => (isThrough(door) ? '1' : '0')).join('')));
  if (doors.length > BITS) return opened();
  let bits = 1;
  for (const door of doors) bits = bits * 2 + (isThrough(door) ? 1 : 0);
  let found = known.get(board);
  if (found === undefined) known.set(board, (found = new Map<number, Eyes>()));
  let eyes = found.get(bits);
  if (eyes === undefined) found.set(bits, (eyes = opened()));
  return eyes;
}

/** What a figure covers where it stands: one square while a Large one squeezes through (SWM-8.14). */
export const spaceOf = (game: Pick<Game, 'content'>, figure: Figure & { readonly at: Square }): Space =>
  (figure.squeezed || cardOf(game, figure).large !== true ? figure.at : { ...figure.at, side: 2 });

/** The squares that everybody on the board covers. */
export function squaresTaken(game: Pick<Game, 'content' | 'state'>, but?: Figure): Square[] {
  const taken: Square[] = [];
  for (const figure of game.state.figures) if (isStanding(figure) && figure.id !== but?.id) taken.push(...squaresOf(spaceOf(game, figure)));
  return taken;
}

/** Squares between two characters (SWM-9.1). Throws when one is not on the board. */
export function awayFrom(game: Game, a: Figure, b: Figure): number {
  if (!isStanding(a) || !isStanding(b)) throw new Error(`${a.id} or ${b.id} is not on the board`);
  return distance(eyesOf(game), spaceOf(game, a), spaceOf(game, b));
}

/** Whether two characters on the board are adjacent (SWM-9.3). */
export const areAdjacent = (game: Game, a: Figure, b: Figure): boolean =>
  isStanding(a) && isStanding(b) && adjacent(eyesOf(game), spaceOf(game, a), spaceOf(game, b));
