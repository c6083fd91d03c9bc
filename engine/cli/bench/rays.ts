import { randomFrom } from '../../core/rng.ts';
import type { Point } from '../../shape/point.ts';
import { firstHit, hiddenShare } from '../../space/rays/ray.ts';
import type { Terrain } from '../../space/terrain/terrain.ts';
import { count, interleaved } from '../../testing/stopwatch.ts';
import { boardTerrain, pointAt } from './board-terrain.ts';
import { rounded, type Effort, type Figure } from './figure.ts';
import { freePlaces, randomBoard } from './reference/board.ts';
import { packPrisms } from './reference/prisms.ts';
import { indexedRays, mergedMesh, plainRays } from './reference/rays.ts';
import { RADIUS } from './reference/reach-naive.ts';
import { crossesAnySolid } from './reference/segments.ts';
import { standing } from './tables.ts';

/** Plain rays are so slow that fewer must do. */
const PLAIN_SHARE = 20;

type Way = readonly [from: Point, to: Point];

const perSecond = (ms: number, rays: number): number => rounded((1000 * rays) / ms);

/** True three-dimensional rays on a random board of 60 prisms, beside the prisms themselves and the libraries. */
export function boardRays(effort: Effort): readonly Figure[] {
  const board = randomBoard(1, 60);
  const packed = packPrisms(board, 'corners');
  const random = randomFrom(9);
  const places = freePlaces(board, 200, RADIUS, 51);
  const any = () => [places[Math.floor(random() * places.length)]!, 0.6 + random() * 2] as const;
  const ways = Array.from({ length: effort.rays }, () => [any(), any()] as const).filter(([[a], [b]]) => a !== b);
  const ours = ways.map((way): Way => [pointAt(...way[0]), pointAt(...way[1])]);
  const solid = (): number => count(ways, ([[a, az], [b, bz]]) => crossesAnySolid(packed, a[0], a[1], az, b[0], b[1], bz));
  return rays('space, boards', boardTerrain(board, 'own'), ours, effort, { name: 'every prism with its heights', run: solid });
}

/** True three-dimensional rays between eyes of figures on a real table. */
export function tableRays(terrain: Terrain, effort: Effort): readonly Figure[] {
  const bodies = standing(terrain, 64, randomFrom(3));
  const eyes = bodies.map(({ at: { x, y, z }, height }): Point => ({ x, y: y + height, z }));
  const ways = Array.from({ length: effort.rays }, (_, i): Way => [eyes[i % 64]!, eyes[(i * 7 + 11 + Math.floor(i / 64)) % 64]!]).filter(([a, b]) => a !== b);
  const [ms] = interleaved([() => ways.reduce((sum, [eye], i) => sum + hiddenShare(terrain, eye, bodies[(i * 7 + 13) % 64]!).share, 0)], effort);
  const figures = rays(`space, ${terrain.id}`, terrain, ways, effort);
  return [...figures, { name: `space, ${terrain.id}: hidden share of a body`, value: perSecond(ms!, ways.length), unit: 'queries/s' }];
}

function rays(
  room: string, terrain: Terrain, ways: readonly Way[], effort: Effort, more?: { readonly name: string; readonly run: () => number },
): readonly Figure[] {
  const mesh = mergedMesh(terrain);
  const [indexed, plain] = [indexedRays(mesh), plainRays(mesh)];
  const few = ways.slice(0, Math.ceil(ways.length / PLAIN_SHARE));
  const ours = (list: readonly Way[]) => (): number => count(list, ([from, to]) => firstHit(terrain, from, to) !== null);
  const [mine, theirs, extra] = interleaved([ours(ways), () => count(ways, ([from, to]) => indexed(from, to) !== null), more?.run ?? (() => 0)], effort);
  const [fewMine, plainly] = interleaved([ours(few), () => count(few, ([from, to]) => plain(from, to) !== null)], { ...effort, ms: effort.ms / 4 });
  const name = `${room}: first hit of a ray, ${mesh.triangles} triangles`;
  const apart = count(ways, ([from, to]) => Math.abs(distance(from, firstHit(terrain, from, to)?.at) - (indexed(from, to) ?? Infinity)) > 0.01);
  return [
    { name, value: perSecond(mine!, ways.length), unit: 'rays/s', reference: { name: 'three-mesh-bvh, one index', value: perSecond(theirs!, ways.length) } },
    ...(more ? [{ name, value: perSecond(mine!, ways.length), unit: 'rays/s', reference: { name: more.name, value: perSecond(extra!, ways.length) } }] : []),
    { name, value: perSecond(fewMine!, few.length), unit: 'rays/s', reference: { name: 'plain Raycaster', value: perSecond(plainly!, few.length) } },
    { name: `${room}: rays that hit elsewhere than three-mesh-bvh`, value: apart, unit: 'rays', goal: { value: 0, better: 'less' } },
  ];
}

const distance = (from: Point, to: Point | undefined): number =>
  to ? Math.sqrt((to.x - from.x) ** 2 + (to.y - from.y) ** 2 + (to.z - from.z) ** 2) : Infinity;
