import { levelOf, type Board, type Square } from '../../../miniatures/board.ts';
import { hasFeat } from '../../../miniatures/card.ts';
import type { Event, EventOf } from '../../../miniatures/events.ts';
import { cardOf, type Game } from '../../../miniatures/game.ts';
import { seesDoor } from '../../../miniatures/sight.ts';
import { eyesOf, spaceOf, squaresTaken } from '../../../miniatures/stand.ts';
import { figureOf, isStanding, type Door } from '../../../miniatures/state.ts';
import { Fault } from '../fault.ts';
import type { Watcher as AnyWatcher } from '../watch.ts';

type Watcher = AnyWatcher<Game, Event>;
type Edge = Board['doors'][number][number];

/**
 * Doors move at the end of a turn and before the first round, all edges of one together, and are then open for whoever stands beside them and for nobody
 * else (SWM-13.15 to SWM-13.19); but one that somebody holds stays as it is until its holder's next turn is over, or the turn in which the holder falls
 * (SWM-13.20, SWM-16.35). Whoever looks, looks through the doors as they are.
 */
export function doorWatcher(): Watcher {
  let doors: readonly Door[] = [];
  /** A door that has moved in a turn, which is to be over now. */
  let moved: number | null = null;
  /** Doors that the character whose turn ends has taken hold of. */
  let taken: number[] = [];
  return {
    event(game, event) {
      const { state } = game;
      const isOfDoor = event.type === 'doorMoved' || event.type === 'doorHeld' || event.type === 'doorReleased';
      if (moved !== null && !isOfDoor && event.type !== 'turnEnded') throw new Fault('SWM-13.15', 'movesWithinTurn', `door ${moved} before ${event.type}`);
      if (isOfDoor) {
        checkDoor(game, event, doors[event.door] ?? { open: false, holder: null });
        if (event.type !== 'doorReleased' && event.holder !== null) taken.push(event.door);
        if (state.turn !== null) moved = event.door;
      } else {
        const other = state.doors.findIndex(({ open, holder }, i) => open !== (doors[i]?.open ?? false) || holder !== (doors[i]?.holder ?? null));
        if (other >= 0) throw new Fault('SWM-13.15', 'movesByItself', `door ${other} by ${event.type}`);
      }
      if (event.type === 'turnEnded' && state.step !== 'over') checkRest(game, event.figure, taken);
      if (event.type === 'roundBegun' && event.round === 1) checkRest(game, null, []);
      if (event.type === 'turnEnded') [moved, taken] = [null, []];
      doors = state.doors.map((door) => ({ ...door }));
      const seen = eyesOf(game).board.doorsOpen;
      if (state.doors.some(({ open }, i) => open !== (seen[i] === '1'))) throw new Fault('SWM-13.17', 'looksThroughOtherDoors', `${seen} after ${event.type}`);
    },
  };
}

/** One door moves, is held as it is, or is let go as it is: only what the event says, and only by whom it may. */
function checkDoor(game: Game, event: EventOf<'doorMoved' | 'doorHeld' | 'doorReleased'>, before: Door): void {
  const { state } = game;
  const { type, door, holder } = event;
  const acting = state.turn?.figure ?? null;
  if (type === 'doorMoved' && event.open === before.open) throw new Fault('SWM-13.15', 'movesNowhere', `door ${door} in the turn of ${acting}`);
  if (type !== 'doorMoved' && state.doors[door]!.open !== before.open) throw new Fault('SWM-13.20', 'heldDoorMoves', `door ${door} by ${type}`);
  if (type === 'doorReleased') {
    if (holder !== before.holder || !(holder === acting || figureOf(state, holder).defeated)) throw new Fault('SWM-13.20', 'releasedEarly', `door ${door} of ${before.holder} in the turn of ${acting}`);
  } else if (holder !== null) {
    const self = figureOf(state, holder);
    if (holder !== acting || !hasFeat(cardOf(game, self), 'override')) throw new Fault('SWM-16.35', 'wrongHolder', `${holder} in the turn of ${acting}`);
    if (!isStanding(self) || !seesDoor(eyesOf(game), spaceOf(game, self), door)) throw new Fault('SWM-16.35', 'holdsUnseen', `${holder} holds door ${door}`);
  } else if (before.holder !== null) throw new Fault('SWM-13.20', 'heldDoorMoves', `door ${door}, which ${before.holder} holds, in the turn of ${acting}`);
  if (state.doors[door]!.holder !== (type === 'doorReleased' ? null : holder)) throw new Fault('SWM-13.20', 'heldOtherwise', `door ${door} by ${type}`);
}

/** Doors as the turn of a character is over, or as the first round begins. */
function checkRest(game: Game, ended: string | null, taken: readonly number[]): void {
  const { board, house: { doorDiagonal: corners } } = game.content;
  const squares = squaresTaken(game);
  for (const [i, { open, holder }] of game.state.doors.entries()) {
    if (holder !== null) {
      if (figureOf(game.state, holder).defeated) throw new Fault('SWM-16.35', 'heldByFallen', `door ${i} by ${holder}`);
      if (holder === ended && !taken.includes(i)) throw new Fault('SWM-16.35', 'heldTooLong', `door ${i} by ${holder}`);
      continue;
    }
    const isBeside = squares.some((square) => board.doors[i]!.some((edge) => touches(edge, square, corners)));
    if (open && !isBeside) throw new Fault('SWM-13.16', 'openForNobody', `door ${i} after the turn of ${ended}`);
    if (isBeside && !open) throw new Fault(ended === null ? 'SWM-13.19' : 'SWM-13.15', 'closedBesideSomebody', `door ${i} after the turn of ${ended}`);
  }
}

/** Whether an edge is a side of a square, or ends at one of its corners where corners count (SWM-AMB-16). */
function touches({ x1, y1, x2, y2, level = 0 }: Edge, square: Square, corners: boolean): boolean {
  const { column, row } = square;
  if (level !== levelOf(square)) return false;
  const isCorner = (x: number, y: number): boolean => (x === column || x === column + 1) && (y === row || y === row + 1);
  return corners ? isCorner(x1, y1) || isCorner(x2, y2) : isCorner(x1, y1) && isCorner(x2, y2);
}
