import type { Closed, PickRequest, Request, Ways } from '../../../../engine/core/script.ts';
import type { Square } from '../../../../engine/miniatures/board.ts';
import type { Point } from '../../../../engine/shape/point.ts';
import { STOREY } from '../../../../engine/space/ground/grid.ts';
import { NO_HINTS, type Hints, type ShutSpot, type Spot } from '../../../match/hints.ts';
import { figureIn, type MatchView } from '../view.ts';
import { isLarge, type Situation } from '../words/names.ts';
import { doorSpots, shutDoors } from './doors.ts';
import { cornersOf, middleOf, optionOf, squareOf, squareUnder } from './squares.ts';

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
  const spots = [...spotsOf(request, situation), ...doorSpots(request, view)];
  return { figures, markers: new Map(), spots, ...shutOf(request, situation), closed, pick: request, place: null };
}

/** Squares to deploy on, and those to go to with cost and way. */
function spotsOf({ about, options, ways, closed }: PickRequest, situation: Situation): readonly Spot[] {
  const { view } = situation;
  const figure = figureIn(view, String(about['figure']));
  const large = figure !== undefined && isLarge(situation, figure);
  return options.flatMap((option): readonly Spot[] => {
    const square = squareOf(option);
    if (square === null) return [];
    const way = ways?.to[option];
    const detour = closed.find((step) => step.option === optionOf(square, 'step'));
    const spot = { ...areaOf(option, square, view, large), ...(detour === undefined ? {} : { detour }) };
    return [way === undefined || ways === undefined ? spot : { ...spot, cost: way.cost, ...wayTo(option, ways, view, large) }];
  });
}

const areaOf = (option: string, square: Square, { board }: MatchView, large: boolean): Spot =>
  ({ option, corners: cornersOf(board, square, large), ...(square.level === undefined ? {} : { y: square.level * STOREY }) });

/** Doors or squares that are not open, with why; left out where none is said to be. Squares are gone through when somebody first looks for one. */
function shutOf(request: PickRequest, situation: Situation): Pick<Hints, 'shut'> {
  const { about, ask, closed, shut = [] } = request;
  const { view } = situation;
  if (ask === 'override') return shutDoors(request, view);
  const as = ask === 'deploy' ? 'place' : 'move';
  if (shut.length === 0 && !closed.some(({ option }) => option.startsWith('move:'))) return {};
  const figure = figureIn(view, String(about['figure']));
  const large = figure !== undefined && isLarge(situation, figure);
  let all: ReadonlyMap<string, Closed> | null = null;
  const known = (): ReadonlyMap<string, Closed> => (all ??= new Map([
    ...closed.map((one) => [one.option, one] as const),
    ...shut.flatMap(({ options, ...refusal }) => options.map((option) => [option, { option, ...refusal }] as const)),
  ]));
  const named = (option: string): ShutSpot | null => {
    const [one, square] = [known().get(option), squareOf(option)];
    return one === undefined || square === null || option !== optionOf(square, as) ? null : { ...areaOf(option, square, view, large), closed: one };
  };
  /** Of several storeys the one pointed at, else the nearest below. */
  const on = ({ column, row, level: highest = 0 }: Square): ShutSpot | null => {
    for (let level = highest; level >= 0; level--) {
      const found = named(optionOf({ column, row, level }, as));
      if (found !== null) return found;
    }
    return null;
  };
  return {
    shut: {
      at: (place) => on(squareUnder(view.board, place, large)),
      named,
      near: (place) => {
        const here = squareUnder(view.board, place, large);
        return AROUND.flatMap(([x, y]) => on({ ...here, column: here.column + x, row: here.row + y }) ?? []);
      },
    },
  };
}

const AROUND = [[-1, -1], [0, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [0, 1], [1, 1]] as const;

/** Middles of the squares on the way to an option, from where the figure stands, and who may strike between them. */
function wayTo(option: string, { figure, to }: Ways, view: MatchView, large: boolean): Pick<Spot, 'way' | 'strikes'> {
  const way: Point[] = [];
  const steps: (readonly string[])[] = [];
  const add = (square: Square | null | undefined): void => {
    if (square !== null && square !== undefined) way.unshift(middleOf(view.board, square, large));
  };
  for (let here: string | null = option; here !== null; here = to[here]?.via ?? null) {
    add(squareOf(here));
    steps.unshift(to[here]?.strikes ?? []);
  }
  add(figureIn(view, figure)?.at);
  const strikes = steps.flatMap((by, from) => (by.length === 0 ? [] : [{ from, by }]));
  return { way, ...(strikes.length === 0 ? {} : { strikes }) };
}
