/** Where a ladder, stair or lift could lead from and to instead. Lengths in mm, turns in degrees. */
import { planSquared, tenth, type Point } from '../../../shape/point.ts';
import { elevation } from '../../plane/measure.ts';
import type { Ring } from '../../plane/ring.ts';
import type { IngressModel, PieceModel } from '../../terrain/piece-model.ts';
import { placingOf, put, type Feature } from '../../terrain/table.ts';
import { turned } from '../../terrain/turned.ts';
import type { TableEdit } from '../../terrain/table-edit.ts';
import type { Finding } from '../finding.ts';
import { hasRoomBeside, nearly } from '../grounds.ts';
import { ANYBODY } from '../look.ts';
import { rowsOf } from '../rows.ts';
import type { Gait } from '../walk.ts';
import type { Looked } from './bench.ts';

/** How far a way is moved, how far apart the places are that are tried, so many to each side, and how far what is refused is left. */
const [FAR, STEP, MANY, ASIDE] = [260, 12.7, 12, 40] as const;
/** A quarter of a turn is as bad as so many mm, and a place that leans at no edge. */
const [QUARTER, LOOSE] = [60, 90] as const;

/** Sides of a surface that stand so square to a piece that leans at them (cosine). */
const ALONG = 0.999;

export type Stand = Pick<Feature, 'at' | 'turn'>;

export function* wayMends({ feature, id, about: { end } }: Finding, looked: Looked): Generator<TableEdit> {
  const { table, pieces } = looked;
  const laid = table.features.find((one) => one.id === feature);
  if (laid !== undefined) {
    const piece = pieces.get(laid.piece)!;
    const places = [
      ...[...leaning(laid, piece, looked)].map((one) => ({ one, far: farOf(one, laid) })),
      ...[...shifted(laid)].map((one) => ({ one, far: LOOSE + farOf(one, laid) })),
    ].filter(({ far }) => far <= FAR).sort((a, b) => a.far - b.far);
    const ways = piece.parts.flatMap(({ ingress }) => ingress);
    const leadsSomewhere = leading(ways, looked);
    const tried: Stand[] = [];
    for (const { one } of places) {
      if (tried.some((other) => other.turn === one.turn && farOf(other, one) < ASIDE) || !leadsSomewhere({ ...laid, ...one })) continue;
      tried.push(one);
      yield { kind: 'set', feature: laid.id, to: one.turn === laid.turn ? { at: [...one.at] } : { at: [...one.at], turn: one.turn } };
    }
    return;
  }
  const own = (table.ingress ?? []).find((one) => one.id === id);
  if (own === undefined) return;
  const key = end === 'from' ? 'from' : 'to';
  for (const { x, y, z } of roomNear(own[key], looked)) yield { kind: 'put', ingress: [{ ...own, [key]: [x, tenth(y), z] }] };
  yield { kind: 'drop', from: 'ingress', id: own.id };
}

/** How far a way is moved; a turn counts as a way, too. */
function farOf(one: Stand, from: Stand): number {
  const turn = Math.abs(((((one.turn - from.turn) % 360) + 540) % 360) - 180);
  return Math.sqrt((one.at[0] - from.at[0]) ** 2 + (one.at[1] - from.at[1]) ** 2) + (QUARTER * turn) / 90;
}

/** A piece moved along its own directions. */
function* shifted({ at: [x, z], turn }: Feature): Generator<Stand> {
  const placing = placingOf({ at: [0, 0], turn, level: 0 });
  for (let i = -MANY; i <= MANY; i++) for (let k = -MANY; k <= MANY; k++) {
    const [dx, dz] = put(placing, i * STEP, k * STEP);
    yield { at: [tenth(x + dx), tenth(z + dz)], turn };
  }
}

/**
 * A piece that is nothing but a way, leaning at edges of what there is to stand on at the height that it leads to, of one feature or of all others: its
 * origin on the edge, its −z inwards.
 */
export function* leaning({ id, level }: Feature, { parts }: PieceModel, { table, known: { terrain } }: Looked, at: string | null = null): Generator<Stand> {
  const tops = parts.flatMap(({ ingress }) => ingress.map(({ from, to }) => Math.max(from[1], to[1]) + level));
  if (parts.some(({ surfaces }) => surfaces.length > 0)) return;
  const hosts = new Map(table.features.map((one) => [one.id, one]));
  for (const { y, outline, part } of terrain.surfaces) {
    const host = hosts.get(terrain.parts[part]!.feature);
    if (host === undefined || host.id === id || (at !== null && host.id !== at) || !tops.some((top) => Math.abs(top - y) <= 1)) continue;
    for (const { at: [x, z], inward: [inX, inZ] } of alongEdges(outline)) {
      const turn = [0, 90, 180, 270].map((quarter) => turned(host.turn + quarter)).find((one) => {
        const { sin, cos } = placingOf({ at: [0, 0], turn: one, level: 0 });
        return -(sin * inX + cos * inZ) > ALONG;
      });
      if (turn !== undefined) yield { at: [x, z], turn };
    }
  }
}

/** A place on an edge, and the way from it square into what it surrounds, as long as 1. */
interface OnEdge {
  readonly at: readonly [x: number, z: number];
  readonly inward: readonly [x: number, z: number];
}

/** Places all along the edges of an outline. */
export function* alongEdges(outline: Ring): Generator<OnEdge> {
  const sign = outline.reduce((sum, [x, z], i) => sum + x * next(outline, i)[1] - next(outline, i)[0] * z, 0) > 0 ? 1 : -1;
  for (const [i, [x, z]] of outline.entries()) {
    const [toX, toZ] = next(outline, i);
    const long = Math.sqrt((toX - x) ** 2 + (toZ - z) ** 2);
    if (long === 0) continue;
    const inward = [(-sign * (toZ - z)) / long, (sign * (toX - x)) / long] as const;
    const many = Math.max(1, Math.round(long / (2 * STEP)));
    for (let k = 0; k < many; k++) {
      const t = (k + 0.5) / many;
      yield { at: [tenth(x + t * (toX - x)), tenth(z + t * (toZ - z))], inward };
    }
  }
}

const next = (ring: Ring, i: number): Ring[number] => ring[(i + 1) % ring.length]!;

export const gaitOf = ({ demanded }: Looked): Gait => demanded[0] ?? ANYBODY;

/** Whether both ends of every way of a piece that stands so would lie on the table with room beside them, as the table is now. */
function leading(ways: readonly IngressModel[], looked: Looked): (feature: Feature) => boolean {
  const [gait, { half }] = [gaitOf(looked), looked.known.terrain];
  const walk = looked.known.walked(gait);
  return (feature) => {
    const placing = placingOf(feature);
    return ways.every(({ from, to }) => [from, to].every(([px, y, pz]) => {
      const [x, z] = put(placing, px, pz);
      return Math.abs(x) <= half.x && Math.abs(z) <= half.z && hasRoomBeside({ x, y: y + feature.level, z }, gait, walk);
    }));
  };
}

/** Places to stand near an end of a way at about its height, the nearest first. */
function* roomNear([x, y, z]: readonly [number, number, number], looked: Looked): Generator<Point> {
  const at = { x, y, z };
  const gait = gaitOf(looked);
  const { places } = looked.known.walked(gait);
  const near = rowsOf(places).near(at, FAR, (one) =>
    Math.abs(one.y - y) <= nearly(gait.levels.step) && elevation(one.y, y, gait.levels) === 'same' && planSquared(one, at) <= FAR * FAR);
  const tried: Point[] = [];
  for (const one of near.map((place) => places[place]!).sort((a, b) => planSquared(a, at) - planSquared(b, at))) {
    if (tried.some((other) => planSquared(other, one) < ASIDE ** 2)) continue;
    tried.push(one);
    yield one;
  }
}
