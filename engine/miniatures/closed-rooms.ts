/** Why a square is no place to be deployed on: of every square of the board, for whoever asks. */
import type { AllClosed, Refusal } from '../core/script.ts';
import { squareAt, squareId } from './board.ts';
import { gangwayOf } from './gait.ts';
import { cardOf, type Game } from './game.ts';
import { roomsOf, type Room } from './room.ts';
import type { Figure } from './state.ts';

/** The squares that are open to somebody, and the numbers of those on which others stand. */
interface Placing {
  readonly open: readonly Room[];
  readonly held: readonly number[];
}

/**
 * What is closed to a figure that is to be placed, told together by its reasons: what fills a square, who stands there, where nobody walks
 * to, and what lies beyond its zone (SWM-3.6, SWM-AMB-02). Above the ground what nothing carries is no square.
 */
export function closedRooms({ content }: Pick<Game, 'content'>, figure: Figure, { open, held }: Placing): AllClosed {
  const { board } = content;
  const wide = cardOf({ content }, figure).large === true;
  const { stops, covers } = gangwayOf(board, { wide, flies: false });
  const free = new Set(open.map(({ id }) => id));
  const beyond = new Map(roomsOf(content, figure.seat, wide).all.map(({ id, by }) => [id, by]));
  const nearest = open[0]?.by ?? 0;

  function whyNot(square: number, id: string): Refusal {
    const filled = covers[square]!.map((each) => board.ground[each]);
    if (filled.includes('solid')) return { rule: 'SWM-8.3', why: 'bigObject' };
    if (filled.includes('pit')) return { rule: 'SWM-8.6', why: 'pitThere' };
    if (!stops[square]!) return { rule: 'SWM-8.12', why: 'noSpace' };
    if (covers[square]!.some((each) => held.includes(each))) return { rule: 'SWM-3.6', why: 'somebodyThere' };
    if (!beyond.has(id)) return { rule: 'SWM-3.6', why: 'noWay' };
    return nearest === 0 ? { rule: 'SWM-3.6', why: 'outsideZone' } : { rule: 'SWM-AMB-02', why: 'fartherOutside' };
  }

  const shut = new Map<string, Refusal & { readonly options: string[] }>();
  for (let square = 0; square < board.ground.length; square++) {
    const id = squareId(squareAt(board, square));
    if (free.has(id) || (square >= board.columns * board.rows && (board.ground[square] === 'pit' || board.ground[square] === 'solid'))) continue;
    const refusal = whyNot(square, id);
    const alike = shut.get(refusal.why);
    if (alike === undefined) shut.set(refusal.why, { ...refusal, options: [id] });
    else alike.options.push(id);
  }
  return { closed: [], shut: [...shut.values()] };
}
