import { randomFrom } from '../../core/rng.ts';
import { squareAt, withDoors, type Board, type Square } from '../../miniatures/board.ts';
import { openEyes, sees } from '../../miniatures/sight.ts';
import { boardOf } from '../../miniatures/terrain-board.ts';
import { SQUARE } from '../../space/ground/grid.ts';
import type { Terrain } from '../../space/terrain/terrain.ts';
import { edgesOf, seesSlowly } from '../../testing/miniatures/slowly.ts';
import { count, interleaved } from '../../testing/stopwatch.ts';
import { rounded, type Effort, type Figure } from './figure.ts';

/** Squares that look at all others. */
const WATCHERS = 32;

/**
 * Sight on squares of an inch, every second door open: beside a reference that draws every line by itself, to the same questions; and whom 32 squares see of
 * all, when it is asked for the first time and when it is remembered. Where nobody stands is looked from as well.
 */
export function squareSight(terrain: Terrain, effort: Effort): readonly Figure[] {
  const closed = boardOf(terrain, SQUARE.inch);
  const board = withDoors(closed, closed.doors.map((_, i) => String(i % 2)).join(''));
  const random = randomFrom(32);
  const any = (): Square => squareAt(board, Math.floor(random() * board.ground.length));
  const all = board.ground.map((_, i) => squareAt(board, i));
  const pairs = Array.from({ length: effort.pairs }, () => [any(), any()] as const);
  const watchers = Array.from({ length: WATCHERS }, any);
  const edges = edgesOf(board);
  /** Eyes that remember nothing yet: they are known by their board. */
  const fresh = (): Board => ({ ...board });
  const matrix = (on: Board): number => {
    const eyes = openEyes(on);
    return watchers.reduce((sum, from) => sum + count(all, (to) => sees(eyes, from, to)), 0);
  };
  const known = fresh();
  const [ours, theirs, first, again] = interleaved([
    () => { const eyes = openEyes(fresh()); return count(pairs, ([a, b]) => sees(eyes, a, b)); },
    () => count(pairs, ([a, b]) => seesSlowly(edges, a, b)),
    () => matrix(fresh()),
    () => matrix(known),
  ], effort);
  const eyes = openEyes(known);
  const other = count(pairs, ([a, b]) => sees(eyes, a, b) !== seesSlowly(edges, a, b));
  const perSecond = (ms: number): number => rounded((1000 * pairs.length) / ms);
  return [
    { name: 'sight, asked for the first time', value: perSecond(ours!), unit: 'queries/s', reference: { name: 'every line by itself', value: perSecond(theirs!) } },
    { name: 'sight answered unlike every line by itself', value: rounded((100 * other) / pairs.length), unit: '%' },
    { name: `whom ${WATCHERS} squares see of ${all.length}, ${board.doors.length} doors, first time`, value: rounded(first!), unit: 'ms' },
    { name: `whom ${WATCHERS} squares see of ${all.length}, ${board.doors.length} doors, remembered`, value: rounded(again!), unit: 'ms' },
  ].map((figure) => ({ ...figure, name: `space, squares of ${terrain.id}: ${figure.name}` }));
}
