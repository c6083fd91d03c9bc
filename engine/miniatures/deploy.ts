/** Placing both squads. */
import { pickOne, type Script } from '../core/script.ts';
import { placing } from './awaited.ts';
import { closedRooms } from './closed-rooms.ts';
import { settleDoors } from './doors.ts';
import { cardOf, emit, happen, type Game } from './game.ts';
import { reinforce } from './reinforce.ts';
import { nearestSquares, squaresHeld, type Room } from './room.ts';
import type { Figure } from './state.ts';

/**
 * One squad places everything, then the other does (SWM-3.3); who may bring somebody besides chooses them when the squad stands and places them too
 * (SWM-3.4). Doors beside somebody begin open (SWM-3.5).
 */
export function* deploy(game: Game): Script {
  const { state } = game;
  const seat = placing(state);
  if (seat === null) {
    settleDoors(game);
    emit(game, { type: 'roundBegun', round: 1 });
    return;
  }
  const chooses = state.choosing.includes(seat);
  const next = state.figures.find((figure) => figure.seat === seat && figure.at === null && !(chooses && figure.hired));
  if (next === undefined) {
    yield* reinforce(game, seat);
    return;
  }
  const rooms = deploySquares(game, next);
  const places = { open: rooms, held: squaresHeld(game) };
  const late = { closed: () => closedRooms(game, next, places), details: () => ({}) };
  const pick = yield* pickOne({ seat, ask: 'deploy', about: { figure: next.id }, late }, rooms.map(({ id }) => id));
  yield* happen(game, { type: 'deployed', figure: next.id, to: rooms.find(({ id }) => id === pick)!.square });
}

/** Free squares of a seat's zone, or the nearest ones beside it when it is full (SWM-3.6, SWM-AMB-02). Throws when the board is full. */
function deploySquares(game: Game, next: Figure): readonly Room[] {
  const free = nearestSquares(game, next.seat, cardOf(game, next).large === true);
  if (free.length === 0) throw new Error('no free square on the board');
  return free;
}
