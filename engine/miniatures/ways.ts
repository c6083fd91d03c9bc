/** Where a character may go now, and by which way. */
import type { Closed, Refusal, Ways } from '../core/script.ts';
import { hasAttacked, movementLeft } from './allowance.ts';
import { indexOf, levelOf, readSquare, squareAt, squareId, squareOn, type Square } from './board.ts';
import { hasFeat } from './card.ts';
import { gangwayOf, type Gangway } from './gait.ts';
import { cardOf, type Game } from './game.ts';
import { adjacent } from './sight.ts';
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
}

/** The best way found to a place of the gangway, and the place before it. */
interface Reached {
  readonly place: number;
  readonly cost: number;
  /** Places left on the way beside enemies that may strike. */
  readonly risks: number;
  readonly squares: number;
  readonly via: Reached | null;
}

type Mover = Figure & { readonly at: Square };

/** A move to be made: who, over what, and who stands where. */
interface Course {
  readonly mover: Mover;
  readonly gangway: Gangway;
  readonly squares: number;
  /** Squares of the other figures, and whether each is an enemy's. */
  readonly taken: ReadonlyMap<number, boolean>;
}

function courseOf(game: Game, mover: Mover): Course {
  const { board } = eyesOf(game);
  const card = cardOf(game, mover);
  const taken = new Map<number, boolean>();
  for (const other of standing(game.state)) {
    if (other.id !== mover.id) for (const square of squaresOf(spaceOf(game, other))) taken.set(indexOf(board, square), other.seat !== mover.seat);
  }
  return { mover, gangway: gangwayOf(board, { wide: card.large === true, flies: hasFeat(card, 'flight') }), squares: board.ground.length, taken };
}

const placeOf = (game: Game, { mover, squares }: Course): number => indexOf(game.content.board, mover.at) + (mover.squeezed ? squares : 0);

/** Where a character may end its move, by the cheapest way each (SWM-8.1 to SWM-8.8). */
export function movesOf(game: Game, mover: Figure): Moves {
  const to: Record<string, Ways['to'][string]> = {};
  const ways: Ways = { figure: mover.id, to };
  const left = movementLeft(game, mover);
  if (!isStanding(mover) || left <= 0 || isHeld(game, mover)) return { options: [], closed: [], ways };
  const course = courseOf(game, mover);
  const ends = spread(game, course, left).filter(([place, way]) => way.via !== null && whyNoStop(course, place) === null);
  const charges = isCharging(game, mover) ? ends.filter(([place]) => besideEnemy(game, mover, squareAt(game.content.board, place))) : [];
  const options: string[] = [];
  for (const [, way] of charges.length > 0 ? charges : ends) {
    options.push(optionOf(game, course, way.place));
    write(to, game, course, way);
  }
  return { options, closed: charges.length > 0 ? [] : closedBeside(game, course, left, ways), ways };
}

/** The options of the places of a gangway, as far as they were asked for: it stays the same all match long. */
const named = new WeakMap<Gangway, string[]>();

function optionOf(game: Game, { gangway, squares }: Course, place: number): string {
  let names = named.get(gangway);
  if (names === undefined) named.set(gangway, (names = []));
  const squeezed = place >= squares;
  return (names[place] ??= (squeezed ? SQUEEZE : MOVE) + squareId(squareAt(game.content.board, squeezed ? place - squares : place)));
}

/** Enters a way square by square, back to where it begins or is known. */
function write(to: Record<string, Ways['to'][string]>, game: Game, course: Course, way: Reached): void {
  for (let here = way; here.via !== null; here = here.via) {
    const key = optionOf(game, course, here.place);
    if (key in to) return;
    to[key] = { via: here.via.via === null ? null : optionOf(game, course, here.via.place), cost: here.cost };
  }
}

/**
 * Every place within `left` points, through allies and never through enemies (SWM-8.5), row by row. Of ways that cost the same: the one that
 * leaves fewer places beside enemies that may strike, then the one of fewer squares, then the one through places that come first. `back`: the place
 * that no way goes to at once, -1 for none.
 */
function spread(game: Game, course: Course, left: number, back = backOf(game, course.mover)): [number, Reached][] {
  const { mover, gangway: { steps, covers }, taken } = course;
  const freely = passesFreely(game, mover);
  const risky = squaresBeside(game, strikersAt(game, mover));
  const first: Reached = { place: placeOf(game, course), cost: 0, risks: 0, squares: 0, via: null };
  const best = new Map<number, Reached>([[first.place, first]]);
  const byCost: Reached[][] = [[first]];
  // Every step costs something: whatever lies at one cost is final when its turn comes.
  for (let cost = 0; cost < left; cost++) {
    for (const here of byCost[cost] ?? []) {
      if (best.get(here.place) !== here) continue;
      const risks = here.risks + (covers[here.place]!.some((square) => risky.has(square)) ? 1 : 0);
      for (const step of steps[here.place]!) {
        const whole = cost + step.cost;
        if (whole > left || (here === first && step.to === back) || !isBetter(whole, risks, here, best.get(step.to))) continue;
        if (!freely && covers[step.to]!.some((square) => taken.get(square) === true)) continue;
        const next = { place: step.to, cost: whole, risks, squares: here.squares + 1, via: here };
        best.set(step.to, next);
        (byCost[whole] ??= []).push(next);
      }
    }
  }
  return [...best].sort(([a], [b]) => a - b);
}

/** Whether a way of this cost and these risks, one step on from a place, is better than what is known. */
const isBetter = (cost: number, risks: number, via: Reached, than: Reached | undefined): boolean =>
  than === undefined || (cost - than.cost || risks - than.risks || via.squares + 1 - than.squares || via.place - (than.via?.place ?? -1)) < 0;

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
function squaresBeside(game: Game, figures: readonly Mover[]): Set<number> {
  const eyes = eyesOf(game);
  const { board } = eyes;
  const beside = new Set<number>();
  for (const figure of figures) {
    const space = spaceOf(game, figure);
    const reach = space.side ?? 1;
    const [left, right] = [Math.max(0, space.column - 1), Math.min(board.columns - 1, space.column + reach)];
    const [top, bottom] = [Math.max(0, space.row - 1), Math.min(board.rows - 1, space.row + reach)];
    const near = squaresOf(space).flatMap((square) => board.climbs[indexOf(board, square)]!.map(({ to }) => squareAt(board, to)));
    for (let row = top; row <= bottom; row++) for (let column = left; column <= right; column++) near.push(squareOn(column, row, levelOf(space)));
    for (const square of near) if (adjacent(eyes, space, square)) beside.add(indexOf(board, square));
  }
  return beside;
}

/** Neighbouring squares that are no place to go to now, each with its rule. */
function closedBeside(game: Game, course: Course, left: number, { to }: Ways): Closed[] {
  const closed: Closed[] = [];
  const freely = passesFreely(game, course.mover);
  const rule = game.state.turn !== null && hasAttacked(game.state.turn) ? 'SWM-7.2B' : 'SWM-7.2C';
  for (const step of course.gangway.steps[placeOf(game, course)]!) {
    if (step.to >= course.squares) continue;
    const option = optionOf(game, course, step.to);
    const blocked = whyNoStop(course, step.to);
    if (blocked?.why === 'enemyThere' && !freely) closed.push({ option, rule: 'SWM-8.5', why: 'enemyInTheWay' });
    else if (blocked !== null) closed.push({ option, ...blocked });
    else if (!(option in to)) closed.push({ option, rule, why: 'tooFar', detail: { cost: step.cost, left } });
  }
  return closed;
}

/** Why nobody's move ends on a place (SWM-8.8), or null. */
function whyNoStop({ gangway: { covers, stops }, squares, taken }: Course, place: number): Refusal | null {
  const others = covers[place]!.flatMap((square) => taken.get(square) ?? []);
  if (others.includes(true)) return { rule: 'SWM-8.8', why: 'enemyThere' };
  if (others.length > 0) return { rule: 'SWM-8.5', why: 'allyThere' };
  if (stops[place]!) return null;
  return place >= squares ? { rule: 'SWM-8.13', why: 'squeezed' } : { rule: 'SWM-8.6', why: 'overPit' };
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
  return spread(game, course, left, leftOf(game)).some(([place]) => whyNoStop(course, place) === null);
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

/** The strides of the way to an option, in order. Throws when no way leads there. */
export function wayTo({ to }: Ways, option: string): Stride[] {
  const way: Stride[] = [];
  for (let here: string | null = option; here !== null; ) {
    const known: Ways['to'][string] | undefined = to[here];
    if (known === undefined) throw new Error(`no way leads to ${here}`);
    way.unshift({ to: readMove(here), squeezed: here.startsWith(SQUEEZE) });
    here = known.via;
  }
  return way;
}
