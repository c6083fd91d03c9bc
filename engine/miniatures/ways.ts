/** Where a character may go now, and by which way. */
import type { Closed, Ways } from '../core/script.ts';
import { indexOf, readSquare, sameSquare, squareAt, squareId, type Board, type Square } from './board.ts';
import { hasAttacked, movementLeft } from './allowance.ts';
import { cardOf, type Game } from './game.ts';
import { adjacent } from './sight.ts';
import { enemiesOf, isStanding, standing, type Figure } from './state.ts';

/** The option of going to a square: `move:column,row`. */
export const MOVE = 'move:';
const moveTo = (at: Square): string => MOVE + squareId(at);
export const readMove = (option: string): Square => readSquare(option.slice(MOVE.length));

export interface Moves {
  /** Squares where the character may end its move, row by row. */
  readonly options: readonly string[];
  /** Neighbouring squares it may not go to, with the reason. */
  readonly closed: readonly Closed[];
  readonly ways: Ways;
}

/** The best way found to a square, and the square before it. */
interface Reached {
  readonly square: number;
  readonly cost: number;
  /** Squares left on the way beside enemies that may strike. */
  readonly risks: number;
  readonly squares: number;
  readonly via: Reached | null;
}

/** Where a character may end its move, by the cheapest way each (SWM-8.1 to SWM-8.8). */
export function movesOf(game: Game, mover: Figure): Moves {
  const to: Record<string, Ways['to'][string]> = {};
  const ways: Ways = { figure: mover.id, to };
  const left = movementLeft(game, mover);
  if (!isStanding(mover) || left <= 0) return { options: [], closed: [], ways };
  const { board } = game.content;
  const taken = occupied(game, mover);
  const options: string[] = [];
  for (const [square, way] of spread(game, mover, left, taken)) {
    if (way.via === null || taken.has(square)) continue;
    options.push(moveTo(squareAt(board, square)));
    write(to, board, way);
  }
  return { options, closed: closedBeside(game, mover, left, ways, taken), ways };
}

/** Enters a way square by square, back to where it begins or is known. */
function write(to: Record<string, Ways['to'][string]>, board: Board, way: Reached): void {
  for (let here = way; here.via !== null; here = here.via) {
    const key = moveTo(squareAt(board, here.square));
    if (key in to) return;
    to[key] = { via: here.via.via === null ? null : moveTo(squareAt(board, here.via.square)), cost: here.cost };
  }
}

/** Squares of the other figures, and whether each is an enemy's. */
function occupied(game: Game, mover: Figure): Map<number, boolean> {
  const taken = new Map<number, boolean>();
  for (const other of standing(game.state)) if (other.id !== mover.id) taken.set(indexOf(game.content.board, other.at), other.seat !== mover.seat);
  return taken;
}

/**
 * Every square within `left` points, through allies and never through enemies (SWM-8.5), row by row. Of ways that cost the same: the one that
 * leaves fewer squares beside enemies that may strike, then the one of fewer squares, then the one through squares that come first.
 */
function spread(game: Game, mover: Figure & { readonly at: Square }, left: number, taken: ReadonlyMap<number, boolean>): [number, Reached][] {
  const { board } = game.content;
  const freely = passesFreely(game, mover);
  const risky = squaresBeside(game, strikersAt(game, mover));
  const first: Reached = { square: indexOf(board, mover.at), cost: 0, risks: 0, squares: 0, via: null };
  const best = new Map<number, Reached>([[first.square, first]]);
  const byCost: Reached[][] = [[first]];
  // Every step costs something: whatever lies at one cost is final when its turn comes.
  for (let cost = 0; cost < left; cost++) {
    for (const here of byCost[cost] ?? []) {
      if (best.get(here.square) !== here) continue;
      for (const step of board.steps[here.square]!) {
        const next = { square: step.to, cost: cost + step.cost, risks: here.risks + (risky.has(here.square) ? 1 : 0), squares: here.squares + 1, via: here };
        if (next.cost > left || (!freely && taken.get(step.to) === true) || !isBetter(next, best.get(step.to))) continue;
        best.set(step.to, next);
        (byCost[next.cost] ??= []).push(next);
      }
    }
  }
  return [...best].sort(([a], [b]) => a - b);
}

const isBetter = (way: Reached, than: Reached | undefined): boolean =>
  than === undefined || (way.cost - than.cost || way.risks - than.risks || way.squares - than.squares || way.via!.square - (than.via?.square ?? -1)) < 0;

/** Whether a character moves through enemies, and nobody strikes at it as it leaves: it leaps (SWM-12.7, SWM-16.17). */
const passesFreely = ({ state: { turn } }: Game, mover: Figure): boolean => turn?.figure === mover.id && turn.leaping;

/** Enemies that may strike at a character that leaves a square beside them: once a turn each (SWM-12.3), whether activated or not. */
export const strikersAt = (game: Game, mover: Figure): (Figure & { readonly at: Square })[] =>
  passesFreely(game, mover) ? [] : enemiesOf(game.state, mover.seat).filter((enemy) => cardOf(game, enemy).damage > 0 && game.state.turn?.used.includes(`opportunity@${enemy.id}`) !== true);

/** Squares next to some of the figures, so not through walls (SWM-12.8). */
function squaresBeside({ content: { board, eyes } }: Game, figures: readonly { readonly at: Square }[]): Set<number> {
  const beside = new Set<number>();
  for (const { at } of figures) {
    const [left, right] = [Math.max(0, at.column - 1), Math.min(board.columns - 1, at.column + 1)];
    const [top, bottom] = [Math.max(0, at.row - 1), Math.min(board.rows - 1, at.row + 1)];
    for (let row = top; row <= bottom; row++) for (let column = left; column <= right; column++) {
      if (adjacent(eyes, at, { column, row })) beside.add(indexOf(board, { column, row }));
    }
  }
  return beside;
}

/** Neighbouring squares that are no place to go to now, each with its rule. */
function closedBeside(game: Game, mover: Figure & { readonly at: Square }, left: number, { to }: Ways, taken: ReadonlyMap<number, boolean>): Closed[] {
  const { board } = game.content;
  const closed: Closed[] = [];
  const rule = game.state.turn !== null && hasAttacked(game.state.turn) ? 'SWM-7.2B' : 'SWM-7.2C';
  for (const step of board.steps[indexOf(board, mover.at)]!) {
    const option = moveTo(squareAt(board, step.to));
    const enemy = taken.get(step.to);
    if (enemy === true && !passesFreely(game, mover)) closed.push({ option, rule: 'SWM-8.5', why: 'enemyInTheWay' });
    else if (enemy === true) closed.push({ option, rule: 'SWM-8.8', why: 'enemyThere' });
    else if (enemy === false) closed.push({ option, rule: 'SWM-8.5', why: 'allyThere' });
    else if (!(option in to)) closed.push({ option, rule, why: 'tooFar', detail: { cost: step.cost, left } });
  }
  return closed;
}

/** Whether a character may end its move on a square (SWM-8.8): no other figure is there. */
export const canStop = (game: Game, mover: Figure, at: Square): boolean =>
  !standing(game.state).some((other) => other.id !== mover.id && sameSquare(other.at, at));

/** The squares of the way to an option, in order. Throws when no way leads there. */
export function wayTo({ to }: Ways, option: string): Square[] {
  const way: Square[] = [];
  for (let here: string | null = option; here !== null; ) {
    const known: Ways['to'][string] | undefined = to[here];
    if (known === undefined) throw new Error(`no way leads to ${here}`);
    way.unshift(readMove(here));
    here = known.via;
  }
  return way;
}
