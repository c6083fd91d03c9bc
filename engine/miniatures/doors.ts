/** Doors: they open and close at the end of every turn, and Override holds them. */
import { pickOne, type Script, type Shut } from '../core/script.ts';
import { besideEdge, sameSquare, squareOn, type Board, type Square } from './board.ts';
import { hasFeat } from './card.ts';
import { cardOf, emit, happen, type Game } from './game.ts';
import { seesDoor } from './sight.ts';
import { squaresOf } from './space.ts';
import { eyesOf, spaceOf } from './stand.ts';
import { figureOf, isStanding, standing, type Figure } from './state.ts';

/** The end of a character's turn (SWM-7.1): what it holds by Override is let go, it may hold a door anew, doors move, then whoever answers may. */
export function* endTurn(game: Game, self: Figure): Script {
  if (game.state.doors.length > 0) {
    release(game, self);
    yield* override(game, self);
    settleDoors(game);
  }
  yield* happen(game, { type: 'turnEnded', figure: self.id });
}

/** A held door is let go at the end of its holder's next turn, or of the turn in which the holder fell (SWM-16.35). */
function release(game: Game, self: Figure): void {
  for (const [door, { holder }] of game.state.doors.entries()) {
    if (holder !== null && (holder === self.id || figureOf(game.state, holder).defeated)) emit(game, { type: 'doorReleased', door, holder });
  }
}

/** Whoever stands beside an edge of a door is beside it (SWM-13.18, SWM-13.21, SWM-AMB-15), or at a corner of one where the skirmish says so (SWM-AMB-16). */
const isBeside = (game: Game, door: Board['doors'][number]): boolean => {
  const near = game.content.house.doorDiagonal ? cornersOf(door) : sidesOf(door);
  return standing(game.state).some((figure) => squaresOf(spaceOf(game, figure)).some((at) => near.some((side) => sameSquare(side, at))));
};

/** The squares of its storey that touch a door, with a side or a corner. */
const cornersOf = (door: Board['doors'][number]): Square[] =>
  door.flatMap(({ x1, y1, x2, y2, level = 0 }) => [[x1, y1], [x2, y2]]
    .flatMap(([x, y]) => [-1, 0].flatMap((dx) => [-1, 0].map((dy) => squareOn(x! + dx, y! + dy, level)))));

/** The squares on both sides of a door. */
const sidesOf = (door: Board['doors'][number]): Square[] => door.flatMap(besideEdge);

/** Doors that nobody holds are open where somebody stands beside them, and closed elsewhere (SWM-13.15, SWM-13.16, SWM-13.17, SWM-13.19). */
export function settleDoors(game: Game): void {
  for (const [door, edges] of game.content.board.doors.entries()) {
    const { open, holder } = game.state.doors[door]!;
    if (holder === null && open !== isBeside(game, edges)) emit(game, { type: 'doorMoved', door, open: !open, holder: null });
  }
}

/** At the end of its turn it may open or close a door in sight and hold it so (SWM-13.20, SWM-16.35, SWM-AMB-27). Of the others it is told that they are out of sight. */
function* override(game: Game, self: Figure): Script {
  if (!isStanding(self) || !hasFeat(cardOf(game, self), 'override')) return;
  const eyes = eyesOf(game);
  const space = spaceOf(game, self);
  const doors = [...game.content.board.doors.keys()];
  const seen = doors.filter((door) => seesDoor(eyes, space, door));
  if (seen.length === 0) return;
  const unseen = doors.filter((door) => !seen.includes(door)).flatMap(bothWays);
  const shut: readonly Shut[] = unseen.length === 0 ? [] : [{ rule: 'SWM-16.35', why: 'noLineOfSight', options: unseen }];
  const pick = yield* pickOne({ seat: self.seat, ask: 'override', about: { figure: self.id }, shut }, [...seen.flatMap(bothWays), 'pass']);
  if (pick === 'pass') return;
  const open = pick.startsWith(OPEN);
  const door = Number(pick.slice((open ? OPEN : CLOSE).length));
  emit(game, { type: game.state.doors[door]!.open === open ? 'doorHeld' : 'doorMoved', door, open, holder: self.id });
}

/** The options to open a door and to close it, each with its number. */
const OPEN = 'open:';
const CLOSE = 'close:';
const bothWays = (door: number): string[] => [`${OPEN}${door}`, `${CLOSE}${door}`];
