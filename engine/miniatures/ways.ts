/** Where a character may go now, and by which way. */
import type { Closed, Refusal, Ways } from '../core/script.ts';
import { hasAttacked, movementLeft } from './allowance.ts';
import { indexOf, readSquare, squareAt, squareId, type Square } from './board.ts';
import { hasFeat } from './card.ts';
import { flood, placesTo, type Flood } from './flood.ts';
import { gangwayOf, type Gangway } from './gait.ts';
import { cardOf, type Game } from './game.ts';
import { adjacentTo } from './sight.ts';
import { squaresOf } from './space.ts';
import { areAdjacent, eyesOf, spaceOf } from './stand.ts';
import { enemiesOf, isStanding, standing, type Figure } from './state.ts';

/** The option of going to a square: `move:column,row`, above the ground `move:column,row,level`; on the way a Large figure may squeeze through one. */
export const MOVE = 'move:';
const SQUEEZE = 'squeeze:';
export const readMove = (option: string): Square => readSquare(option.slice(option.indexOf(':') + 1));

/** A step of a way: the square, and whether a Large figure squeezes through it. */
export interface Stride {
  readonly to: Square;
  readonly squeezed: boolean;
}

export interface Moves {
  /** Squares where the character may end its move, row by row. */
  readonly options: readonly string[];
  /** Neighbouring squares it may not go to, with the reason. */
  readonly closed: readonly Closed[];
  readonly ways: Ways;
  /** The strides of the way to an option, in order. Throws when no way leads there. */
  wayTo(option: string): readonly Stride[];
}

type Mover = Figure & { readonly at: Square };

/** A move to be made: who, over what, and who stands where. */
interface Course {
  readonly mover: Mover;
  readonly gangway: Gangway;
  readonly squares: number;
  /** By square: whether another figure covers it, and whose. */
  readonly taken: ReadonlyMap<number, number>;
}

/** Whose a figure in the way is. */
const [ALLY, ENEMY] = [1, 2];

function courseOf(game: Game, mover: Mover): Course {
  const { board } = eyesOf(game);
  const card = cardOf(game, mover);
  const taken = new Map<number, number>();
  for (const other of standing(game.state)) {
    if (other.id === mover.id) continue;
    for (const square of squaresOf(spaceOf(game, other))) taken.set(indexOf(board, square), other.seat === mover.seat ? ALLY : ENEMY);
  }
  return { mover, gangway: gangwayOf(board, { wide: card.large === true, flies: hasFeat(card, 'flight') }), squares: board.ground.length, taken };
}

const placeOf = (game: Game, { mover, squares }: Course): number => indexOf(game.content.board, mover.at) + (mover.squeezed ? squares : 0);

/** Where a character may end its move, by the cheapest way each (SWM-8.1 to SWM-8.8). */
export function movesOf(game: Game, mover: Figure): Moves {
  const left = movementLeft(game, mover);
  if (!isStanding(mover) || left <= 0 || isHeld(game, mover)) return { options: [], closed: [], ways: { figure: mover.id, to: {} }, wayTo: noWay };
  const course = courseOf(game, mover);
  const found = spread(game, course, left);
  const ends = found.places.filter((place) => place !== found.from && mayStop(course, place));
  const charges = isCharging(game, mover) ? ends.filter((place) => besideEnemy(game, mover, squareAt(game.content.board, place))) : [];
  const places = charges.length > 0 ? charges : ends;
  return {
    options: places.map((place) => optionOf(game, course, place)),
    closed: charges.length > 0 ? [] : closedBeside(game, course, left, found),
    ways: waysTo(game, course, found, places),
    wayTo: (option) => stridesTo(game, course, found, option),
  };
}

/** The ways to some places, written out when somebody first asks: few who think ahead do. */
function waysTo(game: Game, course: Course, found: Flood, places: readonly number[]): Ways {
  let written: Ways['to'] | null = null;
  return { figure: course.mover.id, get to() { return (written ??= write(game, course, found, places)); } };
}

/** The options of the places of a gangway, as far as they were asked for: it stays the same all match long. */
const named = new WeakMap<Gangway, string[]>();

function optionOf(game: Game, { gangway, squares }: Course, place: number): string {
  let names = named.get(gangway);
  if (names === undefined) named.set(gangway, (names = []));
  const squeezed = place >= squares;
  return (names[place] ??= (squeezed ? SQUEEZE : MOVE) + squareId(squareAt(game.content.board, squeezed ? place - squares : place)));
}

/** By option: the way to each of some places, square by square, with all places on the way. */
function write(game: Game, course: Course, found: Flood, places: readonly number[]): Ways['to'] {
  const to: Record<string, Ways['to'][string]> = {};
  for (const place of places) for (let here = place; here !== found.from; ) {
    const key = optionOf(game, course, here);
    if (key in to) break;
    const i = found.places.indexOf(here);
    here = found.before[i]!;
    to[key] = { via: here === found.from ? null : optionOf(game, course, here), cost: found.costs[i]! };
  }
  return to;
}

/** Every place within `left` points, through allies and never through enemies (SWM-8.5). `back`: the place that no way goes to at once, -1 for none. */
function spread(game: Game, course: Course, left: number, back = backOf(game, course.mover)): Flood {
  const { mover, gangway, taken } = course;
  const barred = passesFreely(game, mover) ? [] : [...taken.keys()].filter((square) => taken.get(square) === ENEMY);
  return flood(gangway, { from: placeOf(game, course), left, back, barred, risky: squaresBeside(game, strikersAt(game, mover)) });
}

/** The place that who strafes may not go straight back to (SWM-16.44); -1 for all others. */
const backOf = (game: Game, mover: Mover): number => (game.state.turn?.figure === mover.id && game.state.turn.strafing ? leftOf(game) : -1);

/** The place that the acting character left with its last step; -1 before any. */
const leftOf = ({ state: { turn }, content: { board } }: Game): number => (turn === null || turn.left === null ? -1 : indexOf(board, turn.left));

/** Whether a character moves through enemies, and nobody strikes at it as it leaves: it flies or leaps (SWM-12.7, SWM-16.15, SWM-16.17). */
const passesFreely = (game: Game, mover: Figure): boolean =>
  (game.state.turn?.figure === mover.id && game.state.turn.leaping) || hasFeat(cardOf(game, mover), 'flight');

/** Enemies that may strike at a character that leaves a square beside them: once a turn each (SWM-12.3), whether activated or not. */
export const strikersAt = (game: Game, mover: Figure): Mover[] =>
  passesFreely(game, mover) ? [] : enemiesOf(game.state, mover.seat).filter((enemy) => cardOf(game, enemy).damage > 0 && game.state.turn?.used.includes(`opportunity@${enemy.id}`) !== true);

/** Squares next to some of the figures, so not through walls (SWM-12.8). */
const squaresBeside = (game: Game, figures: readonly Mover[]): number[] => figures.flatMap((figure) => adjacentTo(eyesOf(game), spaceOf(game, figure)));

/** Neighbouring squares that are no place to go to now, each with its rule. */
function closedBeside(game: Game, course: Course, left: number, { places }: Flood): Closed[] {
  const closed: Closed[] = [];
  const freely = passesFreely(game, course.mover);
  const rule = game.state.turn !== null && hasAttacked(game.state.turn) ? 'SWM-7.2B' : 'SWM-7.2C';
  for (const step of course.gangway.steps[placeOf(game, course)]!) {
    if (step.to >= course.squares) continue;
    const option = optionOf(game, course, step.to);
    const blocked = whyNoStop(course, step.to);
    if (blocked?.why === 'enemyThere' && !freely) closed.push({ option, rule: 'SWM-8.5', why: 'enemyInTheWay' });
    else if (blocked !== null) closed.push({ option, ...blocked });
    else if (!places.includes(step.to)) closed.push({ option, rule, why: 'tooFar', detail: { cost: step.cost, left } });
  }
  return closed;
}

const mayStop = ({ gangway: { covers, stops }, taken }: Course, place: number): boolean =>
  stops[place]! && covers[place]!.every((square) => !taken.has(square));

/** Why nobody's move ends on a place (SWM-8.8), or null. */
function whyNoStop(course: Course, place: number): Refusal | null {
  if (mayStop(course, place)) return null;
  const others = course.gangway.covers[place]!.map((square) => course.taken.get(square));
  if (others.includes(ENEMY)) return { rule: 'SWM-8.8', why: 'enemyThere' };
  if (others.includes(ALLY)) return { rule: 'SWM-8.5', why: 'allyThere' };
  return place >= course.squares ? { rule: 'SWM-8.13', why: 'squeezed' } : { rule: 'SWM-8.6', why: 'overPit' };
}

/** Why a character may not end its move where it is, or null: who was interrupted on its way goes on. */
export function whyNoRest(game: Game, mover: Figure): Refusal | null {
  if (!isStanding(mover)) return null;
  const course = courseOf(game, mover);
  const refusal = whyNoStop(course, placeOf(game, course));
  return refusal?.why === 'allyThere' ? { rule: 'SWM-8.5', why: 'onAlly' } : refusal;
}

/** Whether somebody who attacks in flight could still end its move within so many points, without going straight back (SWM-16.44). */
export function canRestWithin(game: Game, mover: Figure, left: number): boolean {
  if (!isStanding(mover)) return false;
  const course = courseOf(game, mover);
  return spread(game, course, left, leftOf(game)).places.some((place) => mayStop(course, place));
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
  const way = placesTo(found, option.startsWith(SQUEEZE) ? square + squares : square) ?? noWay(option);
  return way.map((place) => ({ to: squareAt(board, place >= squares ? place - squares : place), squeezed: place >= squares }));
}

/** For where no way leads anywhere. */
export const noWay = (option: string): never => { throw new Error(`no way leads to ${option}`); };
