/** Whether whoever deploys first leaves room for those who must deploy near it, wherever it may be put. */
import type { PlaceRequest } from '../../core/script.ts';
import type { Steps } from '../../core/steps.ts';
import type { DeploymentDemand, TableDemand } from '../../shape/demand.ts';
import { planSquared, type Point } from '../../shape/point.ts';
import type { Levels } from '../../shape/shape.ts';
import { roomForFollowers } from '../move/followers.ts';
import { overlaps } from '../plane/measure.ts';
import type { Terrain } from '../terrain/terrain.ts';

/** So many places of a deployment are looked at closely, of those at which room for all does not show at once. */
const LOOKED_AT = 10;

/**
 * A place that is open to whoever deploys first, and where those who follow find no room, however they stand: proven. Null where none is found.
 * `home`: places of the zone, `places`: all places of a lattice where a base may stand. A place that is looked at closely a step.
 */
export function* crampedPlace(
  terrain: Terrain, { body: { radius, height }, levels }: Pick<TableDemand, 'body' | 'levels'>, { seat, zone, followers }: DeploymentDemand,
  home: readonly Point[], places: readonly Point[],
): Steps<Point | null> {
  if (followers === undefined) return null;
  const { count, range } = followers;
  const around = nearby(places, 2 * radius + range);
  const cramped = home.filter((at) => !showRoom(around(at), { at, radius }, levels, count));
  yield 0;
  const every = Math.max(1, cramped.length / LOOKED_AT);
  for (let i = 0; i < cramped.length; i += every) {
    const at = cramped[Math.floor(i)]!;
    const request: PlaceRequest = {
      kind: 'place', seat, ask: 'deploy', about: {}, figure: 'leader', body: { at, radius, height }, others: [], zone, optional: false,
      followers: Array.from({ length: count }, (_, k) => ({ figure: `follower ${k}`, of: null, radius, height, range })),
    };
    if (roomForFollowers(terrain, request, at).kind === 'none') return at;
    yield i / cramped.length;
  }
  return null;
}

/** Whether so many bases find room at once beside one that stands, each at the first place that is left. */
function showRoom(places: readonly Point[], first: { readonly at: Point; readonly radius: number }, levels: Levels, count: number): boolean {
  const stand = [first];
  for (const at of places) {
    if (stand.length > count) break;
    const one = { at, radius: first.radius };
    if (!stand.some((other) => overlaps(one, other, levels))) stand.push(one);
  }
  return stand.length > count;
}

/** For a place those of a list that lie no farther than `reach` mm in plan: they are kept by squares of that side. */
function nearby(places: readonly Point[], reach: number): (at: Point) => readonly Point[] {
  const squares = new Map<string, Point[]>();
  const [column, row] = [({ x }: Point): number => Math.floor(x / reach), ({ z }: Point): number => Math.floor(z / reach)];
  for (const at of places) {
    const key = `${column(at)} ${row(at)}`;
    const square = squares.get(key);
    if (square === undefined) squares.set(key, [at]);
    else square.push(at);
  }
  const steps = [-1, 0, 1];
  return (at) => steps.flatMap((dx) => steps.flatMap((dz) => squares.get(`${column(at) + dx} ${row(at) + dz}`) ?? []))
    .filter((one) => planSquared(one, at) <= reach * reach);
}
