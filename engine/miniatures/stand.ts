/** Where figures stand, on the board as it is now. */
import { withDoors, type Square } from './board.ts';
import { cardOf, type Game } from './game.ts';
import { adjacent, distance, openEyes, type Eyes } from './sight.ts';
import type { Space } from './space.ts';
import { isStanding, type Figure } from './state.ts';

/** The eyes for the board with its doors as they are now. */
export const eyesOf = ({ state: { doors }, content: { board, eyes } }: Pick<Game, 'state' | 'content'>): Eyes =>
  (doors.length === 0 ? eyes : openEyes(withDoors(board, doors.map(({ open }) => (open ? '1' : '0')).join(''))));

/** What a figure covers where it stands: one square while a Large one squeezes through (SWM-8.14). */
export const spaceOf = (game: Pick<Game, 'content'>, figure: Figure & { readonly at: Square }): Space =>
  (figure.squeezed || cardOf(game, figure).large !== true ? figure.at : { ...figure.at, side: 2 });

/** Squares between two characters (SWM-9.1). Throws when one is not on the board. */
export function awayFrom(game: Game, a: Figure, b: Figure): number {
  if (!isStanding(a) || !isStanding(b)) throw new Error(`${a.id} or ${b.id} is not on the board`);
  return distance(eyesOf(game), spaceOf(game, a), spaceOf(game, b));
}

/** Whether two characters on the board are adjacent (SWM-9.3). */
export const areAdjacent = (game: Game, a: Figure, b: Figure): boolean =>
  isStanding(a) && isStanding(b) && adjacent(eyesOf(game), spaceOf(game, a), spaceOf(game, b));
