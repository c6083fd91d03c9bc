/** What would be so if a figure stood on a square: told from the same geometry as the rules use. Changes nothing. */
import { closedIn, type Refusal, type Request } from '../core/script.ts';
import type { Point } from '../shape/point.ts';
import { STOREY } from '../space/ground/grid.ts';
import { noAttack, noClaw } from './allowance.ts';
import { neededFor } from './attack.ts';
import { blocking, covering, type Thing } from './between.ts';
import { indexOf, squareAt, squareId, squareOn, type Square } from './board.ts';
import { cardOf, emit, type Game, type Targets } from './game.ts';
import { adjacent, distance, sees, type Eyes } from './sight.ts';
import { squaresOf, type Space } from './space.ts';
import { eyesOf, spaceOf } from './stand.ts';
import { cloneState, figureOf, isStanding, standing, type BoardSize, type Figure, type FigureId, type State } from './state.ts';
import { targetsOf } from './target.ts';
import { MOVE } from './option.ts';

/** How one side of a look stands: what is in the way, and whether an attack along it is open. */
export interface Aimed {
  /** What blocks every line (SWM-9.4); empty in sight. */
  readonly blocked: readonly Thing[];
  /** What gives the one looked at cover (SWM-10.6); null where it has none, or is out of sight. */
  readonly cover: readonly Thing[] | null;
  /** Why it may not be attacked; null where it may, or where nobody asks of friends. */
  readonly refusal: Refusal | null;
  /** What the die of an attack must show, 2 … 20, without helpers; null where none may be made. */
  readonly needed: number | null;
}

/** Another figure as it stands to the place. */
export interface Encounter {
  readonly id: FigureId;
  readonly enemy: boolean;
  /** Squares between both (SWM-9.1); null where walls part them. */
  readonly squares: number | null;
  readonly there: Aimed;
  readonly back: Aimed;
}

/** What would be so on a square. Plain data. */
export interface Prospect {
  /** Empty where it is nobody's: how the square looks. */
  readonly figure: string;
  readonly at: Point;
  readonly square: Square;
  /** Why it may not go there now; null where it may, or is not asked for a move. */
  readonly refusal: Refusal | null;
  /** Movement points that the way there costs; null where it is not asked for one. */
  readonly cost: number | null;
  /** Why it could attack nobody from there, whoever is in sight; null where it could. */
  readonly barred: Refusal | null;
  readonly others: readonly Encounter[];
  /** By number of square: how far it is from there (-1: walls part them), and whether it is in sight (`1`). */
  readonly board: { readonly distances: readonly number[]; readonly seen: string };
}

/** The square under a place, of a Large figure the first of those around it; null off the board. */
export function squareUnder({ columns, rows, square }: BoardSize, { x, y, z }: Point, large: boolean): Square | null {
  const aside = large ? 0.5 : 0;
  const [column, row] = [Math.floor(x / square + columns / 2 - aside), Math.floor(z / square + rows / 2 - aside)];
  const wide = large ? 2 : 1;
  return column < 0 || row < 0 || column + wide > columns || row + wide > rows ? null : squareOn(column, row, Math.max(0, Math.round(y / STOREY)));
}

/** What a figure would see from a square, attack and be attacked by; of nobody what is seen from there. Null when there is no such figure or square. */
export function prospectOf(game: Game, asked: Request | null, figure: string, at: Point): Prospect | null {
  const self = game.state.figures.find(({ id }) => id === figure);
  if ((self === undefined && figure !== '') || self?.defeated === true) return null;
  const square = squareUnder(game.state.board, at, self !== undefined && cardOf(game, self).large === true);
  if (square === null || indexOf(game.content.board, square) >= game.content.board.ground.length) return null;
  const eyes = eyesOf(game);
  const board = boardFrom(eyes, self === undefined ? square : spaceOf(game, { ...self, at: square, squeezed: false }));
  if (self === undefined) return { figure, at, square, refusal: null, cost: null, barred: null, others: standersFrom(game, eyes, square), board };
  const way = wayThere(asked, self, square);
  const there: Game = { state: standingThere(game, self, square, way.cost ?? 0), content: game.content, events: null };
  const mover = figureOf(there.state, figure);
  const barred = barredFrom(there, mover);
  if (!isStanding(mover)) return null;
  const own = targetsOf(there, mover);
  const others = standing(there.state).filter(({ id }) => id !== figure).map((other) => encounter(there, mover, other, { targets: own, barred }));
  return { figure, at, square, ...way, barred, others, board };
}

/** How everybody looks from a square that nobody is thought of on. */
const standersFrom = (game: Game, eyes: Eyes, from: Square): Encounter[] =>
  standing(game.state).map((other): Encounter => {
    const space = spaceOf(game, other);
    const looked: Aimed = { blocked: blocking(eyes, from, space), cover: null, refusal: null, needed: null };
    return { id: other.id, enemy: false, squares: counted(distance(eyes, from, space)), there: looked, back: looked };
  });

/** What the question that stands says of going there. */
function wayThere(asked: Request | null, self: Figure, square: Square): Pick<Prospect, 'refusal' | 'cost'> {
  if (asked?.kind !== 'pick' || (asked.ask !== 'act' && asked.ask !== 'deploy') || asked.about['figure'] !== self.id) return { refusal: null, cost: null };
  const here = self.at !== null && squareId(self.at) === squareId(square);
  const option = (asked.ask === 'act' ? MOVE : '') + squareId(square);
  if (here || asked.options.includes(option)) return { refusal: null, cost: here ? 0 : asked.ways?.to[option]?.cost ?? null };
  const closed = closedIn(asked, option);
  return { refusal: closed ?? { rule: asked.ask === 'act' ? 'SWM-8.1' : 'SWM-3.6', why: 'notReached' }, cost: null };
}

/** The state with the figure there, so many movement points later. */
function standingThere({ state: now, content }: Game, { id, at }: Figure, to: Square, cost: number): State {
  const state = cloneState(now);
  if (at === null || (cost === 0 && squareId(at) === squareId(to))) figureOf(state, id).at = to;
  else emit({ state, content, events: null }, { type: 'stepped', figure: id, from: at, to, cost, squeezed: false, last: true });
  return state;
}

/** Why the figure could attack nobody: its turn has no attack left, or it deals no damage (SWM-11.10). */
function barredFrom(game: Game, self: Figure): Refusal | null {
  const { turn } = game.state;
  if (turn?.figure === self.id) return noAttack(game, self, turn);
  return cardOf(game, self).damage === 0 ? { rule: 'SWM-11.10', why: 'harmless' } : null;
}

/** A figure on the board. */
type Standing = Figure & { at: Square };

/** Whom a figure may attack, and what bars it from all of them. */
interface Attacking {
  readonly targets: Targets;
  readonly barred: Refusal | null;
}

function encounter(game: Game, self: Standing, other: Standing, own: Attacking): Encounter {
  const enemy = other.seat !== self.seat;
  const back = enemy ? { targets: targetsOf(game, other), barred: barredFrom(game, other) } : null;
  return {
    id: other.id, enemy, squares: counted(distance(eyesOf(game), spaceOf(game, self), spaceOf(game, other))),
    there: aimed(game, self, other, enemy ? own : null), back: aimed(game, other, self, back),
  };
}

/** How a target looks to an attacker, both where they stand in this state. `attacking`: null between friends. */
function aimed(game: Game, attacker: Standing, target: Standing, attacking: Attacking | null): Aimed {
  const eyes = eyesOf(game);
  const [from, to] = [spaceOf(game, attacker), spaceOf(game, target)];
  const blocked = blocking(eyes, from, to);
  const others = standing(game.state).filter(({ id }) => id !== attacker.id && id !== target.id).map((one) => ({ id: one.id, space: spaceOf(game, one) }));
  const refusal = attacking === null ? null : refusalOf(game, attacker, target, attacking);
  return {
    blocked, cover: blocked.length > 0 ? null : covering(eyes, from, to, others), refusal,
    needed: attacking !== null && refusal === null ? neededFor(game, attacker.id, target.id, false) : null,
  };
}

function refusalOf(game: Game, attacker: Standing, target: Standing, { targets, barred }: Attacking): Refusal | null {
  const shut = targets.closed.find(({ option }) => option === target.id);
  if (shut !== undefined) return { rule: shut.rule, why: shut.why };
  const { turn } = game.state;
  if (barred !== null || turn?.figure !== attacker.id) return barred;
  return noClaw(game, attacker, turn, adjacent(eyesOf(game), spaceOf(game, attacker), spaceOf(game, target)));
}

const counted = (squares: number): number | null => (squares === Infinity ? null : squares);

/** How every square of the board stands to a space. */
function boardFrom(eyes: Eyes, from: Space): Prospect['board'] {
  const squares = eyes.board.ground.map((_, i) => squareAt(eyes.board, i));
  return {
    distances: squares.map((square) => counted(distance(eyes, from, square)) ?? -1),
    seen: squares.map((square) => (squaresOf(from).some((own) => squareId(own) === squareId(square)) || sees(eyes, from, square) ? '1' : '0')).join(''),
  };
}
