/** Where a character may go now, and by which way. */
import type { Refusal, WayOn, Ways } from '../core/script.ts';
import { movementLeft, noMove } from './allowance.ts';
import { indexOf, readSquare, squareAt, squareId, type Square } from './board.ts';
import { hasFeat } from './card.ts';
import { closedAll, closedSquares, NOTHING_CLOSED, type ClosedMoves } from './closed.ts';
import { courseOf, mayTouch, spread, strikersAt, type Course, type Mover } from './course.ts';
import { reachedAt, wayTo, type Flood } from './flood.ts';
import type { Gangway } from './gait.ts';
import { cardOf, type Game } from './game.ts';
import { MOVE, SQUEEZE } from './option.ts';
import { adjacent } from './sight.ts';
import type { Space } from './space.ts';
import { areAdjacent, eyesOf, spaceOf } from './stand.ts';
import { enemiesOf, isStanding, type Figure } from './state.ts';

export const readMove = (option: string): Square => readSquare(option.slice(option.indexOf(':') + 1));

/** A step of a way: the square, whether a Large figure squeezes through it, and what it costs. */
export interface Stride {
  readonly to: Square;
  readonly squeezed: boolean;
  readonly cost: number;
}

export interface Moves {
  /** Squares where the character may end its move, row by row. */
  readonly options: readonly string[];
  /** Where it may not go, with the reasons, as long as nobody moves. */
  readonly closed: () => ClosedMoves;
  readonly ways: Ways;
  /** The strides of the way to an option, in order. Throws when no way leads there. */
  wayTo(option: string): readonly Stride[];
}

/** Where a character may end its move, by the cheapest way each (SWM-8.1 to SWM-8.8). */
export function movesOf(game: Game, mover: Figure): Moves {
  if (!isStanding(mover)) return { ...NOWHERE, ways: { figure: mover.id, to: {} } };
  const left = movementLeft(game, mover);
  const held = left > 0 && isHeld(game, mover);
  if (left <= 0 || held) {
    const refusal = (): Refusal => (held ? { rule: 'SWM-16.39', why: 'savageHeld' } : noMove(game, mover));
    return { ...NOWHERE, closed: () => closedAll(game, mover, refusal()), ways: { figure: mover.id, to: {} } };
  }
  const course = courseOf(game, mover, left);
  const found = spread(game, course, left);
  const charges = isCharging(game, mover) ? found.ends.filter((place) => besideEnemy(game, mover, squareAt(game.content.board, place))) : [];
  const places = charges.length > 0 ? charges : found.ends;
  return {
    options: optionsOf(game, course, places),
    closed: () => closedSquares(game, { mover, left, charging: charges.length > 0 }, found, places),
    ways: waysTo(game, course, found, places),
    wayTo: (option) => stridesTo(game, course, found, option),
  };
}

/** The ways to some places: plain data at the table. Who thinks ahead seldom asks for them, so there they are written out when somebody first does. */
function waysTo(game: Game, course: Course, found: Flood, places: readonly number[]): Ways {
  // Nothing has happened in this command yet: however late they are written, they are those of now.
  const written = (): Ways['to'] => write({ ...game, state: game.base ?? game.state }, course, found, places);
  return game.events === null ? new LateWays(course.mover.id, written) : { figure: course.mover.id, to: written() };
}

/**
 * Ways that are written out once somebody asks, otherwise as plain as those at the table: copied, compared and sent alike. All have one accessor in common:
 * with one of its own each would have a shape of its own, which outlives many collections and keeps all that the accessor knows of.
 */
class LateWays implements Ways {
  readonly figure: string;
  declare readonly to: Ways['to'];
  readonly #write: () => Ways['to'];
  #to: Ways['to'] | null = null;

  constructor(figure: string, written: () => Ways['to']) {
    this.figure = figure;
    this.#write = written;
    Object.defineProperty(this, 'to', WRITTEN);
  }

  static written(ways: LateWays): Ways['to'] {
    return (ways.#to ??= ways.#write());
  }
}

const WRITTEN: PropertyDescriptor & ThisType<LateWays> = { enumerable: true, get() { return LateWays.written(this); } };

/** The options of the places of a gangway, as far as they were asked for: it stays the same all match long. */
const named = new WeakMap<Gangway, string[]>();
/** Where options are put together: the list grows once, and copies of it are given. */
const together: string[] = [];

/** Gives the option of a place of a course. */
function optionIn({ content: { board } }: Game, { gangway, squares }: Course): (place: number) => string {
  const names = named.get(gangway) ?? gangway.steps.map(() => '');
  named.set(gangway, names);
  const nameOf = (place: number): string => (place >= squares ? SQUEEZE : MOVE) + squareId(squareAt(board, place >= squares ? place - squares : place));
  return (place) => (names[place] === '' ? (names[place] = nameOf(place)) : names[place]!);
}

function optionsOf(game: Game, course: Course, places: readonly number[]): string[] {
  const optionOf = optionIn(game, course);
  for (let i = 0; i < places.length; i++) together[i] = optionOf(places[i]!);
  return together.slice(0, places.length);
}

/** By option: the way to each of some places, square by square, with all places on the way. */
function write(game: Game, course: Course, found: Flood, places: readonly number[]): Ways['to'] {
  const to: Record<string, WayOn> = {};
  const [strikes, optionOf] = [strikesFrom(game, course), optionIn(game, course)];
  for (const place of places) for (let i = reachedAt(found, place); found.places[i] !== found.from; i = found.before[i]!) {
    const key = optionOf(found.places[i]!);
    if (key in to) break;
    const before = found.places[found.before[i]!]!;
    const by = strikes(before);
    to[key] = { via: before === found.from ? null : optionOf(before), cost: found.costs[i]!, ...(by.length === 0 ? {} : { strikes: by }) };
  }
  return to;
}

/** By place: who may strike at the mover as it leaves there (SWM-8.7, SWM-12.1, SWM-12.11). */
function strikesFrom(game: Game, { mover, gangway, squares }: Course): (place: number) => readonly string[] {
  const eyes = eyesOf(game);
  const strikers = strikersAt(game, mover);
  const known = new Map<number, readonly string[]>();
  const from = (place: number): readonly string[] => {
    const at = squareAt(eyes.board, place >= squares ? place - squares : place);
    const space: Space = gangway.covers[place]!.length === 1 ? at : { ...at, side: 2 };
    return strikers.filter((enemy) => mayTouch(enemy.at, at) && adjacent(eyes, spaceOf(game, enemy), space)).map(({ id }) => id);
  };
  return (place) => {
    let by = known.get(place);
    if (by === undefined) known.set(place, (by = from(place)));
    return by;
  };
}

/** The Savage do not move where an enemy is beside them as their turn begins (SWM-16.39, SWM-AMB-29). */
const isHeld = (game: Game, mover: Figure): boolean =>
  !game.content.house.savageMayReposition && hasFeat(cardOf(game, mover), 'savage') && game.state.turn?.spent === 0
  && enemiesOf(game.state, mover.seat).some((enemy) => areAdjacent(game, mover, enemy));

/** Whether the Savage must go for an enemy, if they can reach one: not where they have attacked the one they began beside (SWM-16.39). */
const isCharging = (game: Game, mover: Figure): boolean =>
  hasFeat(cardOf(game, mover), 'savage') && game.state.turn!.attacks === 0;

const besideEnemy = (game: Game, mover: Mover, at: Square): boolean =>
  enemiesOf(game.state, mover.seat).some((enemy) => areAdjacent(game, { ...mover, at, squeezed: false }, enemy));

/** Why the Savage may not end their turn here: an enemy is in reach (SWM-16.39, SWM-AMB-40); null where nothing is against it. */
export const mustCharge = (game: Game, mover: Mover, moves: Moves): Refusal | null =>
  (isCharging(game, mover) && !besideEnemy(game, mover, mover.at) && moves.options.some((option) => besideEnemy(game, mover, readMove(option))) ? { rule: 'SWM-16.39', why: 'mustCharge' } : null);

function stridesTo({ content: { board } }: Game, { squares }: Course, found: Flood, option: string): readonly Stride[] {
  const square = indexOf(board, readMove(option));
  return wayTo(found, option.startsWith(SQUEEZE) ? square + squares : square, (place, cost): Stride => {
    const squeezed = place >= squares;
    return { to: squareAt(board, squeezed ? place - squares : place), squeezed, cost };
  }) ?? noWay(option);
}

/** For where no way leads anywhere. */
export const noWay = (option: string): never => { throw new Error(`no way leads to ${option}`); };

const NOWHERE = { options: [], closed: () => NOTHING_CLOSED, wayTo: noWay } as const;
