/** Why a square is no place to go to: of every square of the board, for whoever asks. */
import type { Closed, Refusal, Shut } from '../core/script.ts';
import { hasAttacked } from './awaited.ts';
import { besideEdge, indexOf, sameSquare, squareAt, squareId, wallBetween, type Board, type Square, type Wall } from './board.ts';
import { hasFeat } from './card.ts';
import { backOf, courseOf, passesFreely, placeOf, spread, type Course, type Mover } from './course.ts';
import { flood, reachedAt, type Flood } from './flood.ts';
import { cardOf, type Game } from './game.ts';
import { MOVE, STEP } from './option.ts';
import { eyesOf } from './stand.ts';

/** What is closed of a move: neighbouring squares and steps to them one by one, all other squares by their reasons. */
export interface ClosedMoves {
  readonly closed: readonly Closed[];
  readonly shut: readonly Shut[];
}

export const NOTHING_CLOSED: ClosedMoves = { closed: [], shut: [] };

/** Points with which every place is reached that anything leads to. */
const ENDLESS = 8000;

/** Everything that is closed to somebody who goes nowhere in this turn. */
export function closedAll(game: Game, mover: Mover, refusal: Refusal): ClosedMoves {
  const { board } = eyesOf(game);
  return sorted(board, mover, (square) => (square === indexOf(board, mover.at) ? null : refusal));
}

/** Somebody who goes on with so many points. */
interface Going {
  readonly mover: Mover;
  readonly left: number;
  /** Whether it must go for an enemy (SWM-16.39). */
  readonly charging: boolean;
}

/** What is closed to somebody who goes on: squares that are no `ends` of its move, and steps to neighbours that lead round about. */
export function closedSquares(game: Game, { mover, left, charging }: Going, found: Flood, ends: readonly number[]): ClosedMoves {
  const { board } = eyesOf(game);
  const course = courseOf(game, mover, Infinity);
  const [from, back] = [placeOf(game, course), backOf(game, mover)];
  const freely = passesFreely(game, mover);
  const open = new Set(ends);
  const near = new Set(beside(board, mover.at));
  // Of one that squeezes through a gap the first square is looked at.
  const steps = new Set(course.gangway.steps[from]!.filter(({ to }) => to !== back).map(({ to }) => to));
  let known: { readonly all: Flood; readonly empty: Flood } | null = null;
  const far = () => (known ??= {
    all: spread(game, course, ENDLESS), empty: flood(course.gangway, { from, left: ENDLESS, back: -1, barred: [], risky: [], taken: [] }),
  });
  const priced = pricedBy(game);

  function whyNot(square: number): Refusal | null {
    if (square === from || open.has(square)) return null;
    const there = whyNoStop(board, course, square, [freely, flies(game, mover)]);
    if (there !== null) return there;
    if (charging && reachedAt(found, square) >= 0) return { rule: 'SWM-16.39', why: 'mustCharge' };
    const step = near.has(square) && !steps.has(square) ? whyNoStep(board, course, square, [mover.at, back]) : null;
    if (step !== null) return step;
    const i = reachedAt(far().all, square);
    if (i >= 0) return { ...priced, why: 'tooFar', detail: { cost: far().all.costs[i]!, left } };
    return reachedAt(far().empty, square) >= 0 ? { rule: 'SWM-8.5', why: 'enemiesBar' } : { rule: 'SWM-8.3', why: 'noWay' };
  }

  const { closed, shut } = sorted(board, mover, whyNot);
  const roundabout = [...near].filter((square) => open.has(square) && !steps.has(square)).map((square): Closed => ({
    option: STEP + squareId(squareAt(board, square)), ...whyNoStep(board, course, square, [mover.at, back])!,
  }));
  return { closed: [...closed, ...roundabout], shut };
}

const flies = (game: Game, mover: Mover): boolean => hasFeat(cardOf(game, mover), 'flight');

/** The rule that counts the points left. */
function pricedBy({ state: { turn } }: Game): Pick<Refusal, 'rule'> {
  if (turn?.strafing === true) return { rule: 'SWM-AMB-18' };
  return { rule: turn !== null && hasAttacked(turn) ? 'SWM-7.2B' : 'SWM-7.2C' };
}

/** Neighbours are told one by one, all others together where they have the same reason. Above the ground what nothing carries is no square. */
function sorted(board: Board, mover: Mover, whyNot: (square: number) => Refusal | null): ClosedMoves {
  const area = board.columns * board.rows;
  const closed: Closed[] = [];
  const shut = new Map<string, Refusal & { readonly options: string[] }>();
  const near = new Set(beside(board, mover.at));
  for (let square = 0; square < board.ground.length; square++) {
    if (square >= area && (board.ground[square] === 'pit' || board.ground[square] === 'solid')) continue;
    const refusal = whyNot(square);
    if (refusal === null) continue;
    const option = MOVE + squareId(squareAt(board, square));
    if (near.has(square)) {
      closed.push({ option, ...refusal });
      continue;
    }
    const key = `${refusal.rule} ${refusal.why} ${refusal.detail?.['cost'] ?? ''}`;
    const alike = shut.get(key);
    if (alike === undefined) shut.set(key, { ...refusal, options: [option] });
    else alike.options.push(option);
  }
  return { closed, shut: [...shut.values()] };
}

/** Squares next to one, and those that a step over a ladder, stairs or a lift leads to, whatever stands between. */
function beside(board: Board, at: Square): number[] {
  const near = board.climbs[indexOf(board, at)]!.map(({ to }) => to);
  for (let row = Math.max(0, at.row - 1); row <= Math.min(board.rows - 1, at.row + 1); row++) {
    for (let column = Math.max(0, at.column - 1); column <= Math.min(board.columns - 1, at.column + 1); column++) {
      const square = { ...at, column, row };
      if (!sameSquare(square, at)) near.push(indexOf(board, square));
    }
  }
  return near;
}

/** Why nobody's move ends on a square, however near, or null. */
function whyNoStop(board: Board, course: Course, square: number, [freely, flying]: readonly [boolean, boolean]): Refusal | null {
  const covers = course.gangway.covers[square]!;
  if (covers.some((each) => board.ground[each] === 'solid')) return { rule: 'SWM-8.3', why: 'bigObject' };
  if (covers.some((each) => course.hostile.includes(each))) return freely ? { rule: 'SWM-8.8', why: 'enemyThere' } : { rule: 'SWM-8.5', why: 'enemyInTheWay' };
  if (covers.some((each) => course.taken.includes(each))) return { rule: 'SWM-8.5', why: 'allyThere' };
  if (covers.some((each) => board.ground[each] === 'pit')) return { rule: 'SWM-8.6', why: flying ? 'pitBelow' : 'pitThere' };
  return course.gangway.stops[square]! ? null : { rule: 'SWM-8.12', why: 'noSpace' };
}

/** Why no step leads to a neighbouring square that is free, or null where one does. */
function whyNoStep(board: Board, course: Course, to: number, [from, back]: readonly [Square, number]): Refusal | null {
  if (to === back) return { rule: 'SWM-16.44', why: 'straightBack' };
  const target = squareAt(board, to);
  if (target.level !== from.level) return null;
  if (course.gangway.covers[to]!.length > 1) return { rule: 'SWM-8.12', why: 'wallAcross' };
  const shut = board.doors.flatMap((door, i) => (board.doorsOpen[i] === '1' ? [] : door));
  if (target.column === from.column || target.row === from.row) {
    const edge = wallBetween(from, target);
    return { rule: 'SWM-8.3', why: shut.some((door) => sameEdge(door, edge)) ? 'doorShut' : 'wallThere' };
  }
  const [x, y] = [Math.max(from.column, target.column), Math.max(from.row, target.row)];
  const atCorner = shut.some((door) => besideEdge(door)[0].level === from.level && ((door.x1 === x && door.y1 === y) || (door.x2 === x && door.y2 === y)));
  return { rule: 'SWM-8.4', why: atCorner ? 'doorCorner' : 'cornerThere' };
}

const sameEdge = (a: Wall, b: Wall): boolean => a.x1 === b.x1 && a.y1 === b.y1 && a.x2 === b.x2 && a.y2 === b.y2 && a.level === b.level;
