import type { Closed, PickRequest, Request, Ways } from '../../../../engine/core/script.ts';
import type { Square } from '../../../../engine/miniatures/board.ts';
import type { Point } from '../../../../engine/shape/point.ts';
import { STOREY } from '../../../../engine/space/ground/grid.ts';
import { NO_HINTS, type Hints, type Spot } from '../../../match/hints.ts';
import { figureIn, type MatchView } from '../view.ts';
import { isLarge, type Situation } from '../words/names.ts';
import { cornersOf, middleOf, squareOf } from './squares.ts';

/** The figure that an option points at: itself, whom it attacks, or whose feat it is; null for any other. */
export function figureOf(option: string, view: MatchView): string | null {
  const id = option.startsWith('attack:') ? option.slice('attack:'.length) : option.slice(option.lastIndexOf('@') + 1);
  return figureIn(view, id) === undefined ? null : id;
}

/** Reads a request against the figures and squares in view. */
export function hintsOf(request: Request, situation: Situation): Hints {
  const { view } = situation;
  if (request.kind !== 'pick') return NO_HINTS;
  const figures = new Map<string, string>();
  const closed = new Map<string, Closed>();
  for (const option of request.options) {
    const figure = figureOf(option, view);
    if (figure !== null) figures.set(figure, option);
  }
  for (const shut of request.closed) {
    const figure = figureOf(shut.option, view);
    if (figure !== null && !figures.has(figure)) closed.set(figure, shut);
  }
  return { figures, markers: new Map(), spots: spotsOf(request, situation), closed, pick: request, place: null };
}

/** Squares to deploy on, and those to go to with cost and way. */
function spotsOf({ about, options, ways }: PickRequest, situation: Situation): readonly Spot[] {
  const { view } = situation;
  const figure = figureIn(view, String(about['figure']));
  const large = figure !== undefined && isLarge(situation, figure);
  return options.flatMap((option): readonly Spot[] => {
    const square = squareOf(option);
    if (square === null) return [];
    const way = ways?.to[option];
    const corners = cornersOf(view.board, square, large);
    const spot = { option, corners, ...(square.level === undefined ? {} : { y: square.level * STOREY }) };
    return [way === undefined || ways === undefined ? spot : { ...spot, cost: way.cost, way: wayTo(option, ways, view, large) }];
  });
}

/** Middles of the squares on the way to an option, from where the figure stands. */
function wayTo(option: string, { figure, to }: Ways, view: MatchView, large: boolean): readonly Point[] {
  const way: Point[] = [];
  const add = (square: Square | null | undefined): void => {
    if (square !== null && square !== undefined) way.unshift(middleOf(view.board, square, large));
  };
  for (let here: string | null = option; here !== null; here = to[here]?.via ?? null) add(squareOf(here));
  add(figureIn(view, figure)?.at);
  return way;
}
