/** What Miniatures says of a table for whoever tries it: with all doors closed, on all its storeys (the house rule of true levels). */
import type { Point } from '../shape/point.ts';
import type { Giver, TrialRules } from '../space/check/tried.ts';
import { SIGHT_BOTH } from '../space/fields/fields.ts';
import { flat, type FieldSteps } from '../space/fields/lattice.ts';
import { squareToPoint, storeyAt, STOREY } from '../space/ground/grid.ts';
import { MOST_STOREYS } from '../space/ground/storeys.ts';
import type { Ring } from '../space/plane/ring.ts';
import type { Terrain } from '../space/terrain/terrain.ts';
import { tenth } from '../shape/point.ts';
import type { Body } from '../shape/shape.ts';
import { indexOf, levelOf, squareAt, squareOn, type Board, type Square } from './board.ts';
import { hasCover } from './cover.ts';
import { defaultSetup } from './setup.ts';
import { waysFrom } from './flood.ts';
import { gangwayOf } from './gait.ts';
import { SPEED } from './numbers.ts';
import { distance, openEyes, sees } from './sight.ts';
import { boardOf } from './terrain-board.ts';

interface Tried {
  readonly board: Board;
  /** Side of a square in mm. */
  readonly square: number;
}

function triedOn(terrain: Terrain): Tried {
  const { square } = defaultSetup(terrain.id);
  return { board: boardOf(terrain, square, MOST_STOREYS), square };
}

/** The square that a place of the table lies in, on the storey on which somebody stands there. */
function squareAround({ board: { columns, rows, upper }, square }: Tried, { x, y, z }: Point): Square {
  const within = (place: number, count: number): number => Math.max(0, Math.min(count - 1, Math.floor(place / square + count / 2)));
  return squareOn(within(x, columns), within(z, rows), Math.min(upper.levels - 1, storeyAt(y)));
}

/** Half the width that a wall on a line is drawn with, and how high everything is above its floor (mm): boards know no heights between storeys. */
const [THIN, TOP] = [2, 3];

const rectangle = (x: number, z: number, halfX: number, halfZ: number): Ring =>
  [[x - halfX, z - halfZ], [x + halfX, z - halfZ], [x + halfX, z + halfZ], [x - halfX, z + halfZ]];

/** One move, and two without an attack (SWM-7.2). */
const KINDS = ['move', 'double'] as const;
/** A figure of one square that walks. */
const ON_FOOT = { wide: false, flies: false } as const;
/** More squares than any way over a table has. */
const ALL = 250;

/** Squares on which a move may end, with what the cheapest way there costs (SWM-8.1, SWM-8.2). */
function costsFrom(tried: Tried, { at }: Body, left: number): ReadonlyMap<number, number> {
  const from = indexOf(tried.board, squareAround(tried, at));
  const { places, costs, ends } = waysFrom(gangwayOf(tried.board, ON_FOOT), { from, left, back: -1, barred: [], risky: [], taken: [] });
  const isEnd = new Set(ends);
  return new Map(Array.from(places, (place, i) => [place, costs[i]!] as const).filter(([place, cost]) => isEnd.has(place) && cost <= left));
}

/** Places of a lattice that lie in some squares, borders among them. */
function placesIn({ board, square }: Tried, squares: Iterable<number>, cell: number): readonly Point[] {
  const around = Math.round(square / cell / 2);
  const aside = Array.from({ length: 2 * around + 1 }, (_, i) => (i - around) * cell);
  return [...squares].flatMap((index) => {
    const at = squareAt(board, index);
    const { x, z } = squareToPoint({ square, ...board }, at);
    return aside.flatMap((dx) => aside.map((dz) => ({ x: tenth(x + dx), y: levelOf(at) * STOREY, z: tenth(z + dz) })));
  });
}

/** Squares that are looked at before progress is told. */
const TOLD = 8;

/** Squares that it sees and is seen from (SWM-9.4), as far as somebody may stand there. */
function* viewed(terrain: Terrain, { at }: Body): FieldSteps {
  const tried = triedOn(terrain);
  const eyes = openEyes(tried.board);
  const from = squareAround(tried, at);
  const { stops } = gangwayOf(tried.board, ON_FOOT);
  const seen: number[] = [];
  for (const [place, isStop] of stops.entries()) {
    if (isStop && sees(eyes, from, squareAt(tried.board, place))) seen.push(place);
    if (place % TOLD === 0) yield place / stops.length;
  }
  const cell = tried.square / 2;
  const places = placesIn(tried, seen, cell);
  return { cell, cells: flat(places), values: new Float32Array(places.length).fill(SIGHT_BOTH) };
}

/** SWM-10.9 to SWM-10.13: low objects and walls between attacker and target cover it. */
export const trial: TrialRules = {
  givers: (terrain) => {
    const { board, square } = triedOn(terrain);
    const place = (x: number, y: number): readonly [number, number] => [(x - board.columns / 2) * square, (y - board.rows / 2) * square];
    return [
      ...board.ground.flatMap((ground, i): readonly Giver[] => {
        if (ground !== 'low') return [];
        const at = squareAt(board, i);
        const { x, z } = squareToPoint({ square, ...board }, at);
        return [{ footprint: [rectangle(x, z, square / 2, square / 2)], top: levelOf(at) * STOREY + TOP, how: 'low' }];
      }),
      ...board.walls.map((wall): Giver => {
        const [[fromX, fromZ], [toX, toZ]] = [place(wall.x1, wall.y1), place(wall.x2, wall.y2)];
        const footprint = [rectangle((fromX + toX) / 2, (fromZ + toZ) / 2, (toX - fromX) / 2 + THIN, (toZ - fromZ) / 2 + THIN)];
        return { footprint, top: levelOf(wall) * STOREY + TOP, how: 'wall' };
      }),
    ];
  },
  covers: (terrain) => {
    const tried = triedOn(terrain);
    const eyes = openEyes(tried.board);
    return (attacker, target) => hasCover(eyes, squareAround(tried, attacker.at), squareAround(tried, target.at), []);
  },
  cost: 6,
  kinds: KINDS,
  reached: (terrain, body, cell) => {
    const tried = triedOn(terrain);
    const costs = [...costsFrom(tried, body, 2 * SPEED)];
    return KINDS.map((_, i) => placesIn(tried, costs.filter(([, cost]) => cost <= (i + 1) * SPEED).map(([place]) => place), cell));
  },
  goes: (terrain, body, to) => {
    const tried = triedOn(terrain);
    const cost = costsFrom(tried, body, 2 * SPEED).get(indexOf(tried.board, squareAround(tried, to)));
    return cost === undefined ? null : { kind: cost <= SPEED ? KINDS[0] : KINDS[1], cost };
  },
  anywhere: (terrain, body, cell) => {
    const tried = triedOn(terrain);
    // Where it stands it is already: no move ends there.
    const there = new Set([indexOf(tried.board, squareAround(tried, body.at)), ...costsFrom(tried, body, ALL).keys()]);
    const { stops } = gangwayOf(tried.board, ON_FOOT);
    const cutOff = stops.flatMap((isStop, place) => (isStop && !there.has(place) ? [place] : []));
    return [placesIn(tried, there, cell), placesIn(tried, cutOff, cell)];
  },
  strike: (terrain, from, to) => {
    const tried = triedOn(terrain);
    const eyes = openEyes(tried.board);
    const [a, b] = [squareAround(tried, from.at), squareAround(tried, to.at)];
    const [seen, far] = [sees(eyes, a, b), distance(eyes, a, b)];
    return { seen, covered: hasCover(eyes, a, b, []), range: Number.isFinite(far) ? far : null, open: seen, farthest: null };
  },
  view: viewed,
};
