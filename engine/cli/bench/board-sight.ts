import { EPSILON, inches } from '../../shape/point.ts';
import type { Base, Levels } from '../../shape/shape.ts';
import { sees, sight } from '../../space/sight/sight.ts';
import type { Terrain } from '../../space/terrain/terrain.ts';
import { count, interleaved } from '../../testing/stopwatch.ts';
import { boardTerrain, bodyAt, dotAt, placeAt } from './board-terrain.ts';
import { atLeast, atMost, rounded, type Effort, type Figure } from './figure.ts';
import { angularSight, sampledSight } from './reference/base-sight.ts';
import { freePlaces, randomBoard, randomPairs, type Place } from './reference/board.ts';
import { packPrisms, type Prisms } from './reference/prisms.ts';
import { RADIUS } from './reference/reach-naive.ts';
import { crossesAny, crossesAnyPlainly, crossesOnGrid, maskGrid } from './reference/segments.ts';

const LEVELS: Levels = { step: 76.2, equalIsSame: true };
const PRISMS = 60;
const PLACES = 200;
const BOARDS = [1, 2, 3, 4];
const ANYWHERE = 60;
/** Angular sight with so many rim places is what the goals are taken from. */
const RIM = 17;

type Pair<T> = readonly [T, T];

const clear = (terrain: Terrain, [from, to]: Pair<Base>): boolean => sees(terrain, from, to, LEVELS);
const bothOf = <T>([a, b]: Pair<Place>, make: (place: Place) => T): Pair<T> => [make(a), make(b)];

/** Plan sight on random boards of 60 convex prisms, beside the reference programs on the same boards with the same questions. */
export function boardSight(effort: Effort): readonly Figure[] {
  return [...segments(effort), ...bases(effort, ANYWHERE), ...bases(effort, 12), matrix(effort), ...agreement(effort)];
}

function board(seed: number) {
  const prisms = randomBoard(seed, PRISMS);
  return { prisms, packed: packPrisms(prisms, 'corners'), places: freePlaces(prisms, PLACES, RADIUS, seed + 50), terrain: boardTerrain(prisms, 'full') };
}

const perSecond = (ms: number, questions: number): number => rounded((1000 * questions) / ms);

/** Our answer beside several references to the same `questions`: one row for each. */
function beside(name: string, questions: number, times: readonly number[], references: readonly string[], goal?: number): readonly Figure[] {
  const [ours, ...theirs] = times.map((ms) => perSecond(ms, questions));
  return references.map((reference, i) => ({
    name: `space, boards: ${name}`, value: ours!, unit: 'queries/s', reference: { name: reference, value: theirs[i]! },
    ...(goal !== undefined && i === 0 && { goal: atLeast(goal) }),
  }));
}

function segments(effort: Effort): readonly Figure[] {
  const { prisms, packed, places, terrain } = board(1);
  const grid = maskGrid(packed);
  const pairs = randomPairs(places, effort.pairs, RADIUS, ANYWHERE, 9);
  const ours = pairs.map((pair) => bothOf(pair, dotAt));
  const times = interleaved(
    [
      () => count(ours, (pair) => !clear(terrain, pair)),
      () => count(pairs, ([a, b]) => crossesOnGrid(packed, grid, a[0], a[1], b[0], b[1])),
      () => count(pairs, ([a, b]) => crossesAny(packed, a[0], a[1], b[0], b[1])),
      () => count(pairs, ([a, b]) => crossesAnyPlainly(prisms, a[0], a[1], b[0], b[1])),
    ],
    effort,
  );
  const other = count(pairs, (pair) => clear(terrain, bothOf(pair, dotAt)) === crossesOnGrid(packed, grid, ...pair[0], ...pair[1]));
  return [
    ...beside('one segment', pairs.length, times, ['grid walk', 'every prism', 'every edge as an object'], 3e6),
    { name: 'space, boards: segments answered unlike the grid walk (ours may graze by 0.05 mm)', value: rounded((100 * other) / pairs.length), unit: '%' },
  ];
}

function bases(effort: Effort, farthest: number): readonly Figure[] {
  const { packed, places, terrain } = board(1);
  const pairs = randomPairs(places, effort.pairs, RADIUS, farthest, 5);
  const ours = pairs.map((pair) => bothOf(pair, bodyAt));
  const times = interleaved(
    [
      () => count(ours, (pair) => clear(terrain, pair)),
      () => count(pairs, ([a, b]) => angularSight(packed, a[0], a[1], b[0], b[1], RADIUS, RIM)),
      () => count(pairs, ([a, b]) => sampledSight(packed, a[0], a[1], b[0], b[1], RADIUS, 8)),
    ],
    effort,
  );
  const [name, goal] = farthest === ANYWHERE ? ['base to base, any range', 400e3] as const : [`base to base, within ${farthest} in`, 800e3] as const;
  return beside(name, pairs.length, times, [`angular, ${RIM} places`, '8 × 8 lines'], goal);
}

function matrix(effort: Effort): Figure {
  const { packed, places, terrain } = board(1);
  const some = places.slice(0, 24);
  const bodies = some.map(bodyAt);
  const all = <T>(list: readonly T[], so: (pair: Pair<T>) => boolean): number => list.reduce((sum, a) => sum + count(list, (b) => a !== b && so([a, b])), 0);
  const [ours, theirs] = interleaved(
    [() => all(bodies, (pair) => clear(terrain, pair)), () => all(some, ([a, b]) => angularSight(packed, a[0], a[1], b[0], b[1], RADIUS, RIM))],
    effort,
  );
  return { name: 'space, boards: who sees whom of 24', value: rounded(ours!), unit: 'ms', reference: { name: `angular, ${RIM} places`, value: rounded(theirs!) }, goal: atMost(2) };
}

/**
 * Who is right. Falsely blocked: the angular reference with very many places, either way round, has a free line; it never
 * calls a blocked pair seen. Falsely seen: the free line we give runs more than a touch deep through a prism.
 */
function agreement({ pairs: many, dense }: Effort): readonly Figure[] {
  const figures = [ANYWHERE, 12].map((farthest) => {
    const tally = { pairs: 0, seen: 0, missed: 0, coarse: 0, crossed: 0 };
    for (const { packed, places, terrain } of BOARDS.map(board)) {
      const inset: Prisms = { ...packed, far: packed.far.map((far) => far - EPSILON / inches(1)) };
      for (const pair of randomPairs(places, Math.ceil(many / BOARDS.length), RADIUS, farthest, 77)) {
        const { seen, line } = sight(terrain, bodyAt(pair[0]), bodyAt(pair[1]), LEVELS);
        tally.pairs++;
        if (!seen) {
          if (isFree(packed, pair, dense)) tally.missed++;
          continue;
        }
        tally.seen++;
        if (crossesAny(inset, ...placeAt(line[0]), ...placeAt(line[1]))) tally.crossed++;
        if (!angularSight(packed, ...pair[0], ...pair[1], RADIUS, RIM)) tally.coarse++;
      }
    }
    const share = (n: number): number => rounded((100 * n) / tally.pairs);
    const where = farthest === ANYWHERE ? 'any range' : `within ${farthest} in`;
    return [
      { name: `space, boards: falsely blocked, ${where}`, value: share(tally.missed), unit: '% of pairs', reference: { name: `angular, ${RIM} places`, value: share(tally.coarse) }, goal: atMost(0) },
      { name: `space, boards: falsely seen, ${where}`, value: share(tally.crossed), unit: '% of pairs', goal: atMost(0) },
      { name: `space, boards: seen, ${where}`, value: share(tally.seen), unit: '% of pairs' },
    ];
  });
  return figures.flat();
}

const isFree = (packed: Prisms, [a, b]: Pair<Place>, dense: number): boolean =>
  angularSight(packed, ...a, ...b, RADIUS, dense) || angularSight(packed, ...b, ...a, RADIUS, dense);
