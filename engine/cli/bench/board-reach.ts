import { randomFrom } from '../../core/rng.ts';
import { latticeOf } from '../../space/ground/ground.ts';
import { inches, type Point } from '../../shape/point.ts';
import { mayReach, reachField, type ToolZone } from '../../space/move/reach.ts';
import type { Body } from '../../shape/shape.ts';
import { sees } from '../../space/sight/sight.ts';
import { count, eachCall, interleaved, quantile } from '../../testing/stopwatch.ts';
import { boardTerrain, bodyAt } from './board-terrain.ts';
import { atMost, rounded, type Effort, type Figure } from './figure.ts';
import { freePlaces, randomBoard, type Place } from './reference/board.ts';
import { prepareReach } from './reference/reach-board.ts';
import { BAR, CELL, CELLS, HALF, HINGE, RADIUS, reachAmong } from './reference/reach-naive.ts';
import { reachOptimised } from './reference/reach-optimised.ts';
import { Toy } from './reference/toy.ts';

const LEVELS = { step: 76.2, equalIsSame: true };
const PRISMS = 40;
/** Starts of single questions: more than any cache keeps. */
const MANY = 200;

/**
 * The reference's tool as our advance. The models differ: the reference wants the base's centre on the tool's centre line
 * and only the used part of the tool clear; our base may touch the tool anywhere, and the whole tool must lie clear.
 */
const ADVANCE: ToolZone = { kind: 'tool', tool: { length: inches(2 * BAR), width: inches(2 * HALF), beyondTip: false }, over: false, levels: LEVELS, wedge: null };

/** Cells as large as the reference's (mm). */
const CELL_MM = inches(CELL);

/** Reach of a hinged tool on random boards of 40 convex prisms, beside the reference programs from the same starts. */
export function boardReach(effort: Effort): readonly Figure[] {
  return [...fields(effort), ...places(effort), preparation(effort)];
}

interface Start {
  readonly place: Place;
  readonly body: Body;
}

function fields(effort: Effort): readonly Figure[] {
  const board = randomBoard(1, PRISMS);
  const terrain = boardTerrain(board, 'full');
  const prepared = prepareReach(board);
  const starts = freePlaces(board, effort.starts, RADIUS, 10).map((place): Start => ({ place, body: bodyAt(place) }));
  const into = new Uint8Array(CELLS * CELLS);
  const ours = ({ body }: Start): number => reachField(terrain, body, [], ADVANCE, CELL_MM).cells.length;
  const optimised = ({ place: [x, y] }: Start): Uint8Array => reachOptimised(prepared, x, y, into);
  const naive = ({ place }: Start): Uint8Array => reachAmong(board, place, 1);
  const quick = eachCall([ours, optimised], starts, effort);
  const plain = eachCall([ours, naive], starts.slice(0, 24), { rounds: Math.min(2, effort.rounds) });
  const row = (
    name: string, [mine, theirs]: readonly (readonly number[])[], reference: string, sum: (times: readonly number[]) => number, goal?: number,
  ): Figure => ({
    name: `space, boards: ${name}`,
    value: rounded(sum(mine!)),
    unit: 'ms',
    reference: { name: reference, value: rounded(sum(theirs!)) },
    ...(goal !== undefined && { goal: atMost(goal) }),
  });
  const of24 = (times: readonly number[]): number => (total(times, (ms) => ms) * 24) / times.length;
  return [
    row('whole reach, median', quick, 'optimised', (times) => quantile(times, 0.5), 0.2),
    row('whole reach, p99', quick, 'optimised', (times) => quantile(times, 0.99), 0.5),
    row('whole reach of 24', quick, 'optimised', of24, 6),
    row('whole reach of 24 again', plain, 'naive, 1°', of24),
    {
      name: 'space, boards: cells reached (other model: the base may touch the tool anywhere)', value: total(starts, ours), unit: 'cells',
      reference: { name: 'centre on the tool', value: total(starts, (start) => optimised(start).reduce((sum, cell) => sum + cell, 0)) },
    },
  ];
}

const total = <T>(list: readonly T[], of: (item: T) => number): number => list.reduce((sum, item) => sum + of(item), 0);

/** One place asked from the same start again and again, and one from ever new starts. */
function places(effort: Effort): readonly Figure[] {
  const board = randomBoard(1, PRISMS);
  const terrain = boardTerrain(board, 'full');
  const starts = freePlaces(board, Math.min(MANY, effort.starts * 8), RADIUS, 10).map(bodyAt);
  const random = randomFrom(6);
  const asked = starts.map((body) => ({ body, to: placeNear(body, random) }));
  const same = starts.map(() => ({ body: starts[0]!, to: placeNear(starts[0]!, random) }));
  const reached = (list: readonly { readonly body: Body; readonly to: Point }[]) => (): number =>
    count(list, ({ body, to }) => mayReach(terrain, body, [], ADVANCE, to));
  const toy = new Toy();
  const [cold, warm, pose] = interleaved([reached(asked), reached(same), () => toy.poses(starts.length, random)], effort).map((ms) =>
    rounded((1000 * ms) / starts.length),
  );
  const reference = { name: 'one pose at random', value: pose! };
  return [
    { name: 'space, boards: one place, new starts', value: cold!, unit: 'µs', reference },
    { name: 'space, boards: one place, same start', value: warm!, unit: 'µs', reference, goal: atMost(2) },
  ];
}

/** A place within the tool's reach. */
function placeNear({ at }: Body, random: () => number): Point {
  for (;;) {
    const [x, z] = [(random() * 2 - 1) * inches(HINGE + BAR), (random() * 2 - 1) * inches(HINGE + BAR)];
    if (x * x + z * z <= inches(HINGE + BAR) ** 2) return { x: at.x + x, y: at.y, z: at.z + z };
  }
}

/** What the first questions on a new board cost: standing places of every cell, and all that sight and reach build. */
function preparation(effort: Effort): Figure {
  const board = randomBoard(1, PRISMS);
  const terrain = boardTerrain(board, 'full');
  const [a, b] = freePlaces(board, 2, RADIUS, 10).map(bodyAt);
  const [ours, theirs] = interleaved(
    [
      () => {
        const fresh = { ...terrain };
        const columns = Math.floor(terrain.half.x / CELL_MM);
        const heights = latticeOf(fresh, a!.radius, a!.height, CELL_MM);
        for (let row = -columns; row <= columns; row++) for (let column = -columns; column <= columns; column++) heights(column, row);
        sees(fresh, a!, b!, LEVELS);
        mayReach(fresh, a!, [], ADVANCE, b!.at);
      },
      () => prepareReach(board),
    ],
    effort,
  );
  return { name: 'space, boards: board preparation', value: rounded(ours!), unit: 'ms', reference: { name: 'clearance field', value: rounded(theirs!) }, goal: atMost(10) };
}
