/** Fields over the whole board for one figure: where it gets, what it sees, by how many it could be attacked. From the same geometry as the rules use. */
import type { FieldSteps } from '../space/fields/fields.ts';
import { squareToPoint, STOREY } from '../space/ground/grid.ts';
import type { Terrain } from '../space/terrain/terrain.ts';
import { speedOf } from './allowance.ts';
import { indexOf, squareAt, type Square } from './board.ts';
import { hasFeat } from './card.ts';
import { contentFor } from './content-for.ts';
import { hasCover } from './cover.ts';
import { gangwayOf } from './gait.ts';
import { cardOf, type Game } from './game.ts';
import { sees } from './sight.ts';
import { overlapping, squaresOf, type Space } from './space.ts';
import { eyesOf, spaceOf, squaresTaken } from './stand.ts';
import { cloneState, enemiesOf, figureOf, freshTurn, isStanding, type FigureId, type State } from './state.ts';
import { targetsOf } from './target.ts';
import { movesOf, readMove } from './ways.ts';

/** What a field is about: a match as it stands, and a figure on its board. */
export interface SquareField {
  readonly kind: 'reach' | 'sight' | 'danger';
  readonly setup: unknown;
  readonly state: State;
  readonly figure: FigureId;
}

/** Classes of squares, by their numbers; 0 for none. */
export type Classes = Uint8Array;

/** Cells in a row of a square; those on its edges are left out, so that each square is seen. */
const FINE = 4;
/** Squares that are looked at before progress is told. */
const TOLD = 16;

/** The classes of the squares as a field of small cells. Throws when the figure does not stand on the board. */
export function* squareField(terrain: Terrain, { kind, setup, state, figure }: SquareField): FieldSteps {
  const content = contentFor(terrain, setup);
  const game: Game = { state: cloneState(state), content, events: null };
  const classes = yield* CLASSES[kind](game, figure);
  const { square, columns, rows } = state.board;
  const cell = square / FINE;
  const cells: number[] = [];
  const values: number[] = [];
  for (const [i, value] of classes.entries()) {
    if (value === 0) continue;
    const at = squareAt(content.board, i);
    const middle = squareToPoint({ square, columns, rows }, at);
    for (let x = 1 - FINE / 2; x < FINE / 2; x++) for (let z = 1 - FINE / 2; z < FINE / 2; z++) {
      cells.push(middle.x + x * cell, (at.level ?? 0) * STOREY, middle.z + z * cell);
      values.push(value);
    }
  }
  return { cell, cells: Float32Array.from(cells), values: Float32Array.from(values), ...(kind === 'reach' ? { numbers: costsOf(game, figure) } : {}) };
}

type Working = Generator<number, Classes, void>;

const CLASSES: Readonly<Record<SquareField['kind'], (game: Game, id: FigureId) => Working>> = { reach: reachOf, sight: sightOf, danger: dangerOf };

const there = (game: Game, id: FigureId): { readonly space: Space; readonly self: ReturnType<typeof figureOf> & { at: Square } } => {
  const self = figureOf(game.state, id);
  if (!isStanding(self)) throw new Error(`${id} is not on the board`);
  return { space: spaceOf(game, self), self };
};

/** 1: squares that it reaches and may still attack from, as far as its movement goes (SWM-7.2); 2: squares beyond. In another's turn as if its own began. */
export function* reachOf(game: Game, id: FigureId): Working {
  const { self } = there(game, id);
  if (game.state.turn?.figure !== id) game.state.turn = freshTurn(id);
  const { turn } = game.state;
  const classes = new Uint8Array(game.content.board.ground.length);
  const { options, ways } = movesOf(game, self);
  const [speed, large] = [speedOf(game, self, turn), cardOf(game, self).large === true];
  yield 0;
  for (const option of options) {
    const value = turn.spent + ways.to[option]!.cost <= speed ? 1 : 2;
    mark(game, classes, large ? { ...readMove(option), side: 2 } : readMove(option), (now) => (now === 0 ? value : Math.min(now, value)));
  }
  return classes;
}

/** What the way to each square costs (SWM-8.1, SWM-8.2), written in its middle, of a Large figure in that of its four. */
function costsOf(game: Game, id: FigureId): Float32Array {
  const { self } = there(game, id);
  const { options, ways } = movesOf(game, self);
  const aside = cardOf(game, self).large === true ? 0.5 : 0;
  return Float32Array.from(options.flatMap((option) => {
    const { column, row, level = 0 } = readMove(option);
    const { x, z } = squareToPoint(game.state.board, { column: column + aside, row: row + aside });
    return [x, level * STOREY, z, ways.to[option]!.cost];
  }));
}

/** 1: squares in sight (SWM-9.4); 2: in sight, and whoever stood there would have cover (SWM-10.6). */
export function* sightOf(game: Game, id: FigureId): Working {
  const { self, space } = there(game, id);
  const eyes = eyesOf(game);
  const others = squaresTaken(game, self);
  const classes = new Uint8Array(game.content.board.ground.length);
  for (const [i, ground] of game.content.board.ground.entries()) {
    if (i % TOLD === 0) yield i / classes.length;
    const at = squareAt(game.content.board, i);
    if (ground === 'solid' || overlapping(space, at) || !sees(eyes, space, at)) continue;
    classes[i] = hasCover(eyes, space, at, others) ? 2 : 1;
  }
  return classes;
}

/** By how many enemies it could be attacked on each square where it may stand, from where they are (SWM-10.1 … SWM-10.5). */
export function* dangerOf(game: Game, id: FigureId): Working {
  const { self } = there(game, id);
  const { board } = game.content;
  const card = cardOf(game, self);
  const enemies = enemiesOf(game.state, self.seat).filter((enemy) => cardOf(game, enemy).damage > 0);
  const taken = squaresTaken(game, self);
  const { stops } = gangwayOf(board, { wide: card.large === true, flies: hasFeat(card, 'flight') });
  const classes = new Uint8Array(board.ground.length);
  for (const [i, mayStop] of stops.entries()) {
    if (i >= board.ground.length) break;
    if (i % TOLD === 0) yield i / classes.length;
    if (!mayStop) continue;
    self.at = squareAt(board, i);
    self.squeezed = false;
    const space = spaceOf(game, self);
    if (taken.some((square) => overlapping(space, square))) continue;
    const count = enemies.filter((enemy) => targetsOf(game, enemy, false).legal.includes(id)).length;
    if (count > 0) mark(game, classes, space, (now) => Math.max(now, count));
  }
  return classes;
}

function mark({ content: { board } }: Game, classes: Classes, space: Space, change: (now: number) => number): void {
  for (const square of squaresOf(space)) {
    const i = indexOf(board, square);
    classes[i] = change(classes[i]!);
  }
}
