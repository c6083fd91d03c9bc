/** Where a character may go now, and by which way. */
import type { Closed, Refusal, Ways } from '../core/script.ts';
import { movementLeft } from './allowance.ts';
import { hasAttacked } from './awaited.ts';
import { indexOf, readSquare, squareAt, squareId, type Square } from './board.ts';
import { hasFeat } from './card.ts';
import { reachedAt, waysFrom, wayTo, type Flood } from './flood.ts';
import { gangwayOf, type Gangway } from './gait.ts';
import { cardOf, type Game } from './game.ts';
import { adjacentTo } from './sight.ts';
import { overlapping, squaresOf } from './space.ts';
import { areAdjacent, eyesOf, spaceOf } from './stand.ts';
import { enemiesOf, isStanding, type Figure } from './state.ts';

/** The option of going to a square: `move:column,row`, above the ground `move:column,row,level`; on the way a Large figure may squeeze through one. */
export const MOVE = 'move:';
const SQUEEZE = 'squeeze:';
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
  /** Neighbouring squares it may not go to, with the reason, as long as nobody moves. */
  readonly closed: () => readonly Closed[];
  readonly ways: Ways;
  /** The strides of the way to an option, in order. Throws when no way leads there. */
  wayTo(option: string): readonly Stride[];
}

type Mover = Figure & { readonly at: Square };

/** A move to be made: who, over what, and who stands where. */
interface Course {
  readonly mover: Mover;
  /** How many columns and rows away others may stand and be in its way. */
  readonly near: number;
  readonly gangway: Gangway;
  readonly squares: number;
  /** Squares that other figures cover, and those of them that enemies do. */
  readonly taken: readonly number[];
  readonly hostile: readonly number[];
}

/** Squares beyond its points within which others matter to a move: two by two may stand beside two by two. */
const BESIDE = 4;

/** `left`: the points that it has, less than none where it has gone further than it may attack. Who stands so far away that no step leads near is left out. */
function courseOf(game: Game, mover: Mover, left: number): Course {
  const { board } = eyesOf(game);
  const near = board.upper.levels > 1 ? Infinity : Math.max(0, left) + BESIDE;
  const card = cardOf(game, mover);
  const taken: number[] = [];
  const hostile: number[] = [];
  for (const other of game.state.figures) {
    if (!isStanding(other) || other.id === mover.id || !isWithin(near, mover.at, other.at)) continue;
    for (const at of squaresOf(spaceOf(game, other))) {
      const square = indexOf(board, at);
      taken.push(square);
      if (other.seat !== mover.seat) hostile.push(square);
    }
  }
  return { mover, near, gangway: gangwayOf(board, { wide: card.large === true, flies: hasFeat(card, 'flight') }), squares: board.ground.length, taken, hostile };
}

/** Whether a square lies within so many columns and rows of another one. */
const isWithin = (range: number, a: Square, b: Square): boolean => Math.abs(a.column - b.column) <= range && Math.abs(a.row - b.row) <= range;

const placeOf = (game: Game, { mover, squares }: Course): number => indexOf(game.content.board, mover.at) + (mover.squeezed ? squares : 0);

/** Where a character may end its move, by the cheapest way each (SWM-8.1 to SWM-8.8). */
export function movesOf(game: Game, mover: Figure): Moves {
  const left = movementLeft(game, mover);
  if (!isStanding(mover) || left <= 0 || isHeld(game, mover)) return { options: [], closed: () => [], ways: { figure: mover.id, to: {} }, wayTo: noWay };
  const course = courseOf(game, mover, left);
  const found = spread(game, course, left);
  const charges = isCharging(game, mover) ? found.ends.filter((place) => besideEnemy(game, mover, squareAt(game.content.board, place))) : [];
  const places = charges.length > 0 ? charges : found.ends;
  return {
    options: optionsOf(game, course, places),
    closed: () => (charges.length > 0 ? [] : closedBeside(game, course, left, found)),
    ways: waysTo(game, course, found, places),
    wayTo: (option) => stridesTo(game, course, found, option),
  };
}

/** The ways to some places: plain data at the table. Who thinks ahead seldom asks for them, so there they are written out when somebody first does. */
function waysTo(game: Game, course: Course, found: Flood, places: readonly number[]): Ways {
  const written = (): Ways['to'] => write(game, course, found, places);
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

const optionOf = (game: Game, course: Course, place: number): string => optionsOf(game, course, [place])[0]!;

function optionsOf({ content: { board } }: Game, { gangway, squares }: Course, places: readonly number[]): string[] {
  let names = named.get(gangway);
  if (names === undefined) named.set(gangway, (names = gangway.steps.map(() => '')));
  const nameOf = (place: number): string => (place >= squares ? SQUEEZE : MOVE) + squareId(squareAt(board, place >= squares ? place - squares : place));
  for (let i = 0; i < places.length; i++) {
    const place = places[i]!;
    together[i] = names[place] === '' ? (names[place] = nameOf(place)) : names[place]!;
  }
  return together.slice(0, places.length);
}

/** By option: the way to each of some places, square by square, with all places on the way. */
function write(game: Game, course: Course, found: Flood, places: readonly number[]): Ways['to'] {
  const to: Record<string, Ways['to'][string]> = {};
  for (const place of places) for (let i = reachedAt(found, place); found.places[i] !== found.from; i = found.before[i]!) {
    const key = optionOf(game, course, found.places[i]!);
    if (key in to) break;
    const before = found.places[found.before[i]!]!;
    to[key] = { via: before === found.from ? null : optionOf(game, course, before), cost: found.costs[i]! };
  }
  return to;
}

/** Every place within `left` points, through allies and never through enemies (SWM-8.5). `back`: the place that no way goes to at once, -1 for none. */
function spread(game: Game, course: Course, left: number, back = backOf(game, course.mover)): Flood {
  const { mover, near, gangway, taken, hostile } = course;
  const barred = passesFreely(game, mover) ? [] : hostile;
  const strikers = hostile.length === 0 ? [] : strikersAt(game, mover).filter(({ at }) => isWithin(near, mover.at, at));
  return waysFrom(gangway, { from: placeOf(game, course), left, back, barred, risky: squaresBeside(game, strikers), taken });
}

/** The place that who strafes may not go straight back to (SWM-16.44); -1 for all others. */
const backOf = (game: Game, mover: Mover): number => (game.state.turn?.figure === mover.id && game.state.turn.strafing ? leftOf(game) : -1);

/** The place that the acting character left with its last step; -1 before any. */
const leftOf = ({ state: { turn }, content: { board } }: Game): number => (turn === null || turn.left === null ? -1 : indexOf(board, turn.left));

/** Whether a character moves through enemies, and nobody strikes at it as it leaves: it flies or leaps (SWM-12.7, SWM-16.15, SWM-16.17). */
const passesFreely = (game: Game, mover: Figure): boolean =>
  (game.state.turn?.figure === mover.id && game.state.turn.leaping) || hasFeat(cardOf(game, mover), 'flight');

/** Enemies among some figures that may strike at a character that leaves a square beside them: once a turn each (SWM-12.3), whether activated or not. */
export function strikersAt(game: Game, mover: Figure, among: readonly Figure[] = game.state.figures): Mover[] {
  const strikers: Mover[] = [];
  if (passesFreely(game, mover)) return strikers;
  const used = game.state.turn?.used ?? [];
  for (const enemy of among) {
    if (enemy.seat === mover.seat || !isStanding(enemy) || cardOf(game, enemy).damage === 0) continue;
    if (used.length === 0 || !used.includes(`opportunity@${enemy.id}`)) strikers.push(enemy);
  }
  return strikers;
}

/** Squares next to some of the figures, so not through walls (SWM-12.8). */
function squaresBeside(game: Game, figures: readonly Mover[]): number[] {
  const eyes = eyesOf(game);
  const beside: number[] = [];
  for (const figure of figures) for (const square of adjacentTo(eyes, spaceOf(game, figure))) beside.push(square);
  return beside;
}

/** Neighbouring squares that are no place to go to now, each with its rule. */
function closedBeside(game: Game, course: Course, left: number, found: Flood): Closed[] {
  const closed: Closed[] = [];
  const freely = passesFreely(game, course.mover);
  const rule = game.state.turn !== null && hasAttacked(game.state.turn) ? 'SWM-7.2B' : 'SWM-7.2C';
  for (const step of course.gangway.steps[placeOf(game, course)]!) {
    if (step.to >= course.squares) continue;
    const option = optionOf(game, course, step.to);
    const blocked = whyNoStop(course, step.to);
    if (blocked?.why === 'enemyThere' && !freely) closed.push({ option, rule: 'SWM-8.5', why: 'enemyInTheWay' });
    else if (blocked !== null) closed.push({ option, ...blocked });
    else if (reachedAt(found, step.to) < 0) closed.push({ option, rule, why: 'tooFar', detail: { cost: step.cost, left } });
  }
  return closed;
}

const mayStop = ({ gangway: { covers, stops }, taken }: Course, place: number): boolean =>
  stops[place]! && !covers[place]!.some((square) => taken.includes(square));

/** Why nobody's move ends on a place (SWM-8.8), or null. */
function whyNoStop(course: Course, place: number): Refusal | null {
  if (mayStop(course, place)) return null;
  const covers = course.gangway.covers[place]!;
  if (covers.some((square) => course.hostile.includes(square))) return { rule: 'SWM-8.8', why: 'enemyThere' };
  if (covers.some((square) => course.taken.includes(square))) return { rule: 'SWM-8.5', why: 'allyThere' };
  return place >= course.squares ? { rule: 'SWM-8.13', why: 'squeezed' } : { rule: 'SWM-8.6', why: 'overPit' };
}

/** Why a character may not end its move where it is, or null: who was interrupted on its way goes on. */
export function whyNoRest(game: Game, mover: Figure): Refusal | null {
  if (!isStanding(mover) || restsAlone(game, mover)) return null;
  const course = courseOf(game, mover, 0);
  const refusal = whyNoStop(course, placeOf(game, course));
  return refusal?.why === 'allyThere' ? { rule: 'SWM-8.5', why: 'onAlly' } : refusal;
}

/** Whether nobody else stands where it stands, and a move may end there: what is so nearly always, found without looking at the board. */
function restsAlone(game: Game, mover: Mover): boolean {
  const { board } = game.content;
  const card = cardOf(game, mover);
  if (mover.squeezed || !gangwayOf(board, { wide: card.large === true, flies: hasFeat(card, 'flight') }).stops[indexOf(board, mover.at)]!) return false;
  const here = spaceOf(game, mover);
  const near = game.state.figures.filter(isStanding).filter((other) => other.id !== mover.id && isWithin(1, mover.at, other.at));
  return !near.some((other) => overlapping(here, spaceOf(game, other)));
}

/** Whether somebody who attacks in flight could still end its move within so many points, without going straight back (SWM-16.44). */
export function canRestWithin(game: Game, mover: Figure, left: number): boolean {
  if (!isStanding(mover)) return false;
  const course = courseOf(game, mover, left);
  const { from, ends } = spread(game, course, left, leftOf(game));
  return ends.length > 0 || mayStop(course, from);
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
