/** How alike both sides of a layout are, roughly and fast: what the check measures, on squares of an inch and with boxes for matter. */
import type { TableDemand } from '../../shape/demand.ts';
import { stepsFrom } from '../check/walk.ts';
import { turned, type Board, type Placed } from './board.ts';

/** Side of the squares (mm). */
const CELL = 25.4;
/** Half of a base, the height of a figure's eyes, and what is no higher than that hides nobody (mm). */
const [BASE, EYES, LOW] = [20, 30, 12];
/** Places on a base's rim: what carries it carries them. */
const RIM = [[BASE, 0], [-BASE, 0], [0, BASE], [0, -BASE]] as const;
/** So many places of each side are looked from, and at. */
const LOOKS = 20;
/** An end of a way leads to places so near (mm). */
const END = 48;
/** Steps to what is reached from nowhere. */
const UNREACHED = 60;
/** What is seen over, and a storey that is another level (mm). */
const [FLUSH, HEAD, STOREY] = [3, 34, 60];

/** Shares in percent by which the sides differ. */
export interface Unfairness {
  readonly cover: number;
  readonly sight: number;
  /** Of places above the ground. */
  readonly height: number;
  /** One side's way to all objectives of a match, the worst. */
  readonly ways: number;
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** The worst of all, each as a share of what is let pass: up to 1 is fair. */
export const worstOf = ({ cover, sight, height, ways }: Unfairness): number => Math.max(cover / 9, sight / 9, height / 30, ways / 16);

export function unfairness(board: Board, demands: readonly TableDemand[]): Unfairness {
  const places = placesOf(board);
  const sides = [places.filter(({ z }) => z > 0), places.filter(({ z }) => z < 0)] as const;
  const differ = (share: (side: readonly Place[]) => number): number => Math.abs(share(sides[0]) - share(sides[1]));
  const high = sides.map((side) => side.filter(({ y }) => y > STOREY).length);
  return {
    cover: differ((side) => percent(side, (place) => isCovered(board, place))),
    sight: differ((side) => {
      const looks = side.filter((_, i) => i % Math.max(1, Math.floor(side.length / LOOKS)) === 0);
      const pairs = looks.flatMap((from, i) => looks.slice(i + 1).map((to) => [from, to] as const));
      return percent(pairs, ([from, to]) => !isHidden(board, from, to));
    }),
    height: (100 * Math.abs(high[0]! - high[1]!)) / Math.max(1, high[0]! + high[1]!),
    ways: waysDiffer(board, places, demands),
  };
}

/** Of the places where bases find room, how many lie above the ground, in percent: what the check measures by meshes. */
export function heightShare(board: Board): number {
  const floors = floorsOf(board);
  const carried = ({ x, y, z }: Place): boolean => y <= FLUSH || RIM.every(([dx, dz]) => decksAt(floors, x + dx, z + dz).includes(y));
  return percent(placesOf(board, CELL / 2).filter(carried), ({ y }) => y > FLUSH);
}

const percent = <T>(list: readonly T[], test: (one: T) => boolean): number => (list.length === 0 ? 0 : (100 * list.filter(test).length) / list.length);

/** Where bases find room: on the ground and on decks, row by row. */
function placesOf(board: Board, cell = CELL): readonly Place[] {
  const places: Place[] = [];
  const floors = floorsOf(board);
  const [columns, rows] = [Math.floor((board.half.x - BASE) / cell), Math.floor((board.half.z - BASE) / cell)];
  for (let row = -rows; row <= rows; row++) for (let column = -columns; column <= columns; column++) {
    const [x, z] = [column * cell, row * cell];
    for (const y of [0, ...decksAt(floors, x, z)]) if (!isFilled(board, x, y, z)) places.push({ x, y, z });
  }
  return places;
}

/** What has a floor to stand on. */
const floorsOf = ({ placed }: Board): readonly Placed[] => placed.filter(({ plan }) => plan.decks.length > 0);

function decksAt(placed: readonly Placed[], x: number, z: number): readonly number[] {
  const heights = new Set<number>();
  for (const { plan, stand, around, placing: { sin, cos } } of placed) {
    if (!isNear(around, x, z, 0)) continue;
    const [lx, lz] = [(x - stand.x) * cos - (z - stand.z) * sin, (x - stand.x) * sin + (z - stand.z) * cos];
    for (const { y, box } of plan.decks) if (lx >= box.minX && lx <= box.maxX && lz >= box.minZ && lz <= box.maxZ) heights.add(y + stand.level);
  }
  return [...heights];
}

/** Whether anything of a piece may be so near a place: the boxes are asked only then. */
const isNear = ({ x: ax, z: az, radius }: Placed['around'], x: number, z: number, by: number): boolean =>
  (x - ax) ** 2 + (z - az) ** 2 < (radius + by) ** 2;

const isFilled = ({ placed }: Board, x: number, y: number, z: number): boolean => placed.some(({ solids, around }) =>
  isNear(around, x, z, 2 * BASE) && solids.some((one) => {
  if (one.bottom >= y + HEAD || one.top <= y + FLUSH) return false;
  const [ax, az] = [Math.abs((x - one.x) * one.cos - (z - one.z) * one.sin), Math.abs((x - one.x) * one.sin + (z - one.z) * one.cos)];
  return ax < one.hx + BASE && az < one.hz + BASE;
}));

const isCovered = ({ placed }: Board, { x, y, z }: Place): boolean => placed.some(({ solids, around }) =>
  isNear(around, x, z, 3 * BASE) && solids.some((one) => {
  if (!one.hides || one.top <= y + LOW) return false;
  const [ax, az] = [Math.abs((x - one.x) * one.cos - (z - one.z) * one.sin), Math.abs((x - one.x) * one.sin + (z - one.z) * one.cos)];
  return ax < one.hx + 2 * BASE && az < one.hz + 2 * BASE;
}));

/** Whether a box lies between two pairs of eyes. */
function isHidden({ placed }: Board, a: Place, b: Place): boolean {
  return placed.some(({ solids }) => solids.some((one) => {
    if (!one.hides || one.top < Math.min(a.y, b.y) + EYES) return false;
    const [ax, az] = [(a.x - one.x) * one.cos - (a.z - one.z) * one.sin, (a.x - one.x) * one.sin + (a.z - one.z) * one.cos];
    const [bx, bz] = [(b.x - one.x) * one.cos - (b.z - one.z) * one.sin, (b.x - one.x) * one.sin + (b.z - one.z) * one.cos];
    let [from, to] = [0, 1];
    for (const [p, q, h] of [[ax, bx, one.hx], [az, bz, one.hz]] as const) {
      if (p === q) {
        if (Math.abs(p) > h) return false;
        continue;
      }
      const [enter, leave] = [(-h - p) / (q - p), (h - p) / (q - p)];
      [from, to] = [Math.max(from, Math.min(enter, leave)), Math.min(to, Math.max(enter, leave))];
    }
    const height = a.y + EYES + ((b.y - a.y) * (from + to)) / 2;
    return from < to && height > one.bottom && height < one.top;
  }));
}

/** The largest difference of both sides' ways to all objectives of a match, in percent. */
function waysDiffer(board: Board, places: readonly Place[], demands: readonly TableDemand[]): number {
  const steps = stepsOf(board, places);
  const floors = floorsOf(board);
  const known = new Map<string, Int32Array>();
  const from = (side: 1 | -1, depth: number): Int32Array => {
    const key = `${side} ${depth}`;
    const far = known.get(key) ?? stepsFrom(steps, places.flatMap(({ y, z }, i) => (y === 0 && z * side > board.half.z - depth + BASE ? [i] : [])));
    known.set(key, far);
    return far;
  };
  return demands.reduce((worst, { objectives, deployments, body, reach, levels }) => {
    const [near, far] = deployments;
    if (deployments.length !== 2 || objectives.length === 0 || near!.zone.kind !== 'strip' || far!.zone.kind !== 'strip') return worst;
    const sums = [near!.zone, far!.zone].map(({ side, depth }) => {
      const steps = from(side, depth);
      return objectives.reduce((sum, { at: { x, z }, radius }) => {
        const y = Math.max(0, ...decksAt(floors, x, z));
        const within = (radius + body.radius + reach.objective) ** 2;
        const isBeside = (place: Place): boolean => (place.x - x) ** 2 + (place.z - z) ** 2 <= within && Math.abs(place.y - y) < levels.step;
        return sum + places.reduce((least, place, i) => (steps[i]! >= 0 && isBeside(place) ? Math.min(least, steps[i]!) : least), UNREACHED);
      }, 0);
    });
    return Math.max(worst, (100 * Math.abs(sums[0]! - sums[1]!)) / Math.max(1, Math.min(sums[0]!, sums[1]!)));
  }, 0);
}

/** From each place those that are one step away: beside it at about its height, or at the other end of a way. */
function stepsOf(board: Board, places: readonly Place[]): readonly (readonly number[])[] {
  const at = new Map<string, number[]>();
  const key = (x: number, z: number): string => `${Math.round(x / CELL)} ${Math.round(z / CELL)}`;
  places.forEach(({ x, z }, i) => at.set(key(x, z), [...(at.get(key(x, z)) ?? []), i]));
  const steps = places.map(({ x, y, z }): number[] => [[CELL, 0], [-CELL, 0], [0, CELL], [0, -CELL]]
    .flatMap(([dx, dz]) => (at.get(key(x + dx!, z + dz!)) ?? []).filter((i) => Math.abs(places[i]!.y - y) < STOREY)));
  for (const { plan, placing, stand } of board.placed) {
    for (let way = 0; way + 1 < plan.ends.length; way += 2) {
      const [low, high] = [plan.ends[way]!, plan.ends[way + 1]!].map(([ex, ey, ez]) => {
        const [x, z] = turned(placing, ex, ez);
        return places.flatMap((one, i) => (Math.abs(one.x - x) < END && Math.abs(one.z - z) < END && Math.abs(one.y - ey - stand.level) < STOREY ? [i] : []));
      });
      for (const i of low!) steps[i]!.push(...high!);
      for (const i of high!) steps[i]!.push(...low!);
    }
  }
  return steps;
}
