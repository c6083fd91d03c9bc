/** A move to be made, and what stands in its way. */
import type { Refusal } from '../core/script.ts';
import { indexOf, type Square } from './board.ts';
import { hasFeat } from './card.ts';
import { waysFrom, type Flood } from './flood.ts';
import { gangwayOf, type Gangway } from './gait.ts';
import { cardOf, type Game } from './game.ts';
import { adjacentTo } from './sight.ts';
import { overlapping, squaresOf } from './space.ts';
import { eyesOf, spaceOf } from './stand.ts';
import { isStanding, type Figure } from './state.ts';

export type Mover = Figure & { readonly at: Square };

/** A move to be made: who, over what, and who stands where. */
export interface Course {
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
export function courseOf(game: Game, mover: Mover, left: number): Course {
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

export const placeOf = (game: Game, { mover, squares }: Course): number => indexOf(game.content.board, mover.at) + (mover.squeezed ? squares : 0);

/** Every place within `left` points, through allies and never through enemies (SWM-8.5). `back`: the place that no way goes to at once, -1 for none. */
export function spread(game: Game, course: Course, left: number, back = backOf(game, course.mover)): Flood {
  const { mover, near, gangway, taken, hostile } = course;
  const barred = passesFreely(game, mover) ? [] : hostile;
  const strikers = hostile.length === 0 ? [] : strikersAt(game, mover).filter(({ at }) => isWithin(near, mover.at, at));
  return waysFrom(gangway, { from: placeOf(game, course), left, back, barred, risky: squaresBeside(game, strikers), taken });
}

/** The place that who strafes may not go straight back to (SWM-16.44); -1 for all others. */
export const backOf = (game: Game, mover: Mover): number => (game.state.turn?.figure === mover.id && game.state.turn.strafing ? leftOf(game) : -1);

/** The place that the acting character left with its last step; -1 before any. */
const leftOf = ({ state: { turn }, content: { board } }: Game): number => (turn === null || turn.left === null ? -1 : indexOf(board, turn.left));

/** Whether a character moves through enemies, and nobody strikes at it as it leaves: it flies or leaps (SWM-12.7, SWM-16.15, SWM-16.17). */
export const passesFreely = (game: Game, mover: Figure): boolean =>
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

/** Whether figures on two squares could be next to each other, Large ones among them: what is further apart on a storey needs no look at the board. */
export const mayTouch = (a: Square, b: Square): boolean => a.level !== b.level || (Math.abs(a.column - b.column) <= 2 && Math.abs(a.row - b.row) <= 2);

/** Squares next to some of the figures, so not through walls (SWM-12.8). */
function squaresBeside(game: Game, figures: readonly Mover[]): number[] {
  const eyes = eyesOf(game);
  const beside: number[] = [];
  for (const figure of figures) for (const square of adjacentTo(eyes, spaceOf(game, figure))) beside.push(square);
  return beside;
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

