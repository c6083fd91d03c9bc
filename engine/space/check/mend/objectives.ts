/** Where an objective could lie instead, or what would have to go for it to be got to. */
import { planDistance, type Plan, type Point } from '../../../shape/point.ts';
import { refuseToken, restingPlace } from '../../ground/relocate.ts';
import { distanceToArea } from '../../plane/ring.ts';
import type { TableFile } from '../../terrain/table.ts';
import type { TableEdit } from '../../terrain/table-edit.ts';
import { besideOf, longer, nearest, TOKEN, UNEVEN } from '../demands.ts';
import type { Finding } from '../finding.ts';
import { isSolid } from '../standing.ts';
import type { Looked } from './bench.ts';
import { IMAGES, isAt, type Image } from './images.ts';

type Objective = NonNullable<TableFile['objectives']>[number];

/** Places that are refused are left by so much before the next is tried; objectives lie at least so far apart (mm). */
const [ASIDE, APART] = [30, 50] as const;
/** A place on another level counts as so much farther (mm): who laid an objective on a deck meant it to be on one. */
const ANOTHER_LEVEL = 2000;
/** What is to be even is brought so far below where it counts as uneven. */
const WELL = 0.8;
/** What walls an objective in stands so near (mm); so many pieces are tried. */
const [WALLS, WALLED] = [120, 3] as const;

export function* objectiveMends({ id, match, at }: Finding, looked: Looked): Generator<TableEdit> {
  const demand = looked.demanded.find(({ name }) => name === match);
  const laid = demand?.objectives.find((one) => one.id === id);
  const own = (looked.table.objectives ?? []).find((one) => one.id === id && (match === null || (laid !== undefined && isAt(one.at, [laid.at.x, laid.at.z]))));
  if (own !== undefined) yield* moved(own, laid?.radius ?? TOKEN, looked);
  else if (at !== null) yield* cleared(at, looked);
}

/** Whether a token that is moved lies free at a place, and apart from those of others that stay. */
export const freeFor = ({ known: { terrain } }: Looked, radius: number, others: readonly Objective[]) => (x: number, y: number, z: number): boolean =>
  refuseToken(terrain, x, z, radius) === null && Math.abs(restingPlace(terrain, x, z, radius) - y) < 1
  && others.every((one) => planDistance(planOf(one.at), { x, z }) >= APART);

/** How far off a place is for an objective. */
function farFrom({ at }: Objective, radius: number, { known: { terrain } }: Looked): (at: Point) => number {
  const from = { x: at[0], y: restingPlace(terrain, ...at, radius), z: at[1] };
  return (one) => planDistance(one, from) + (Math.abs(one.y - from.y) < 1 ? 0 : ANOTHER_LEVEL);
}

/** Objectives of the table's own, each at the nearest places to which both sides' ways with those to all others are about as long. */
export function* evenMends({ match }: Finding, looked: Looked): Generator<TableEdit> {
  const demand = looked.demanded.find(({ name }) => name === match);
  const camp = demand === undefined ? undefined : looked.known.camped(demand);
  if (demand === undefined || camp === undefined) return;
  const { walk: { places }, far } = camp;
  const own = (looked.table.objectives ?? []).flatMap((one) => {
    const laid = demand.objectives.find(({ id, at }) => id === one.id && isAt(one.at, [at.x, at.z]));
    return laid === undefined ? [] : [{ one, laid }];
  });
  const ways = demand.objectives.map((objective) => {
    const beside = besideOf(looked.known.terrain, demand, objective, camp.walk);
    return { objective, steps: far.map((each) => nearest(each, beside)) };
  });
  const sides = far.map((_, side) => ways.reduce((sum, { steps }) => sum + steps[side]!, 0));
  const found = own.flatMap(({ one, laid }) => {
    const { steps } = ways.find(({ objective }) => objective === laid)!;
    const isFree = freeFor(looked, laid.radius, (looked.table.objectives ?? []).filter((other) => other !== one));
    const away = farFrom(one, laid.radius, looked);
    const even = places.flatMap((at, place) => {
      const [a, b] = sides.map((sum, side) => sum - steps[side]! + nearest(far[side]!, [place])) as [number, number];
      const share = longer(a, b);
      return share !== null && share <= UNEVEN * WELL ? [{ at, away: away(at) }] : [];
    }).sort((a, b) => a.away - b.away);
    const free = even.find(({ at }) => isFree(at.x, at.y, at.z));
    return free === undefined ? [] : [{ one, ...free }];
  });
  for (const { one, at } of found.sort((a, b) => a.away - b.away)) yield { kind: 'put', objectives: [{ ...one, at: [at.x, at.z] }] };
}

/** An objective of the table's own at the nearest places where its token lies free and somebody gets, and its counterpart opposite. */
function* moved(own: Objective, radius: number, looked: Looked): Generator<TableEdit> {
  const { table, known, demanded } = looked;
  const { terrain } = known;
  const others = (table.objectives ?? []).filter((one) => one !== own);
  const counterpart = counterpartOf(own, others);
  const isFree = freeFor(looked, radius, others.filter((one) => one !== counterpart?.other));
  const far = farFrom(own, radius, looked);
  const [x, z] = [terrain.half.x - radius, terrain.half.z - radius];
  const reached = known.reached(demanded.filter(({ objectives }) => objectives.some((one) => one.id === own.id && isAt([one.at.x, one.at.z], own.at))));
  const tried: Point[] = [];
  for (const at of [...reached].filter((one) => Math.abs(one.x) <= x && Math.abs(one.z) <= z).sort((a, b) => far(a) - far(b))) {
    if (tried.some((one) => planDistance(one, at) < ASIDE) || !isFree(at.x, at.y, at.z)) continue;
    const image = counterpart?.image([at.x, at.z]);
    if (image !== undefined && (!isFree(image[0], at.y, image[1]) || planDistance(planOf(image), at) < APART)) continue;
    tried.push(at);
    const objectives = [{ ...own, at: [at.x, at.z] as [number, number] }];
    yield { kind: 'put', objectives: image === undefined ? objectives : [...objectives, { ...counterpart!.other, at: image }] };
  }
  yield { kind: 'drop', from: 'objectives', id: own.id };
}

const planOf = ([x, z]: readonly [number, number]): Plan => ({ x, z });

/** The objective that lies opposite, and how; null where none does. */
function counterpartOf({ at }: Objective, others: readonly Objective[]): { readonly other: Objective; readonly image: Image } | null {
  for (const image of IMAGES) {
    const other = others.find((one) => isAt(one.at, image(at)));
    if (other !== undefined) return { other, image };
  }
  return null;
}

/** Pieces around an objective that a mission lays, each taken away: the nearest first. */
function* cleared(at: Point, { known: { terrain } }: Looked): Generator<TableEdit> {
  const far = new Map<string, number>();
  for (const part of terrain.parts) {
    if (!isSolid(part)) continue;
    const by = distanceToArea(part.edges, at.x, at.z);
    if (by <= WALLS) far.set(part.feature, Math.min(by, far.get(part.feature) ?? Infinity));
  }
  for (const [feature] of [...far].sort((a, b) => a[1] - b[1]).slice(0, WALLED)) yield { kind: 'remove', features: [feature] };
}
