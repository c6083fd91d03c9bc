/** Copies of places that a table names: beside each other, on another table, on its other half. Lengths in mm. */
import { tenth } from '../../shape/point.ts';
import { freshIds } from '../terrain/fresh-ids.ts';
import { markId, marksOf, type MarkOf } from '../terrain/marks.ts';
import type { HeadChange } from '../terrain/table-edit.ts';
import { MOST_OBJECTIVES, MOST_WAYS } from '../terrain/table-sketch.ts';
import type { TableFile } from '../terrain/table.ts';
import type { Across } from './arrange.ts';

type Named = Pick<TableFile, 'size' | 'objectives' | 'layouts' | 'deployment' | 'ingress'>;
type Sought = NonNullable<TableFile['objectives']>;
type Way = NonNullable<TableFile['ingress']>[number];
type Plan = readonly [x: number, z: number];

/** Objectives and ways of whatever table. A corner is part of an outline and no place by itself. */
export interface Places {
  readonly objectives: readonly Plan[];
  readonly ways: readonly Omit<Way, 'id'>[];
}

export const NO_PLACES_COPIED: Places = { objectives: [], ways: [] };

/** What a table says anew so that it has copies, and the ids of their marks. */
export interface Copied {
  readonly to: HeadChange;
  readonly ids: readonly string[];
}

/** The objectives and ways among some marks of a table; of a way either end will do. */
export function placesOf(table: Named, ids: ReadonlySet<string>): Places {
  const chosen = marksOf(table).filter(({ id }) => ids.has(id));
  const ways = new Set(chosen.flatMap(({ of }) => (of.kind === 'way' ? [of.id] : [])));
  return {
    objectives: chosen.flatMap(({ of, at }) => (of.kind === 'objective' ? [at] : [])),
    ways: (table.ingress ?? []).filter(({ id }) => ways.has(id)).map(({ id: _, ...way }) => way),
  };
}

/** A table with places more, moved by `x` and `z` but not over its edge; objectives are those of a mission's layout, or of all missions. Null where there is no room for so many. */
export function withPlaces(table: Named, mission: string | null, { objectives, ways }: Places, [x, z]: Plan): Copied | null {
  const [halfX, halfZ] = [table.size[0] / 2, table.size[1] / 2];
  const within = (place: number, half: number): number => Math.min(half, Math.max(-half, tenth(place)));
  const moved = ([px, pz]: Plan): [number, number] => [within(px + x, halfX), within(pz + z, halfZ)];
  return added(table, new Map([[mission, objectives.map(moved)]]), ways.map((way) => wayThrough(way, moved)));
}

/**
 * A table with its places, or some of its marks, on the other half as well: objectives and ways where nothing of the kind lies there yet, and the outline
 * of each side as that of the side opposite, where an image of it is one; of two sides that are both chosen the first is the model. Null where there is no room.
 */
export function withPlacesAcross(table: Named, ids: ReadonlySet<string> | null, across: Across): Copied | null {
  const isChosen = (of: MarkOf): boolean => ids === null || ids.has(markId(of));
  const image = imageOf(across);
  const objectives = new Map(listsOf(table).map(([mission, list]) => {
    const chosen = list.filter(({ id }) => isChosen({ kind: 'objective', mission, id }));
    return [mission, chosen.map(({ at }) => image(at)).filter((at) => !list.some((one) => isAt(one.at, at)))];
  }));
  const ways = table.ingress ?? [];
  const chosen = ways.filter(({ id }) => (['from', 'to'] as const).some((end) => isChosen({ kind: 'way', id, end })));
  const places = added(table, objectives, chosen.map((way) => wayThrough(way, image)).filter((way) => !ways.some((one) => isSameWay(one, way))));
  return places === null ? null : withOutlines(table, places, across, (seat, corner) => isChosen({ kind: 'corner', seat, corner }));
}

/** All lists of objectives, by the mission whose layout they are; null for those of all missions. */
const listsOf = ({ objectives = [], layouts = [] }: Named): readonly (readonly [string | null, Sought])[] =>
  [[null, objectives], ...layouts.map((one) => [one.mission, one.objectives] as const)];

/** Puts outlines on the other half, beside what was copied there already. */
function withOutlines({ deployment = [] }: Named, { to, ids }: Copied, across: Across, isChosen: (seat: number, corner: number) => boolean): Copied {
  const opposite = OPPOSITE[across];
  const image = imageOf(across);
  const made = new Map<number, [number, number][]>();
  for (const { seat, outline } of deployment) {
    const other = opposite[seat];
    if (other !== undefined && !made.has(seat) && outline.some((_, corner) => isChosen(seat, corner))) made.set(other, outline.map(image));
  }
  if (made.size === 0) return { to, ids };
  const all = [...deployment.filter(({ seat }) => !made.has(seat)), ...[...made].map(([seat, outline]) => ({ seat, outline }))].sort((a, b) => a.seat - b.seat);
  const corners = [...made].flatMap(([seat, outline]) => outline.map((_, corner) => markId({ kind: 'corner', seat, corner })));
  return { to: { ...to, deployment: all }, ids: [...ids, ...corners] };
}

/** Which seat sits across from one: the first at the near edge, the second at the far one, the third on the left, the fourth on the right. */
const OPPOSITE: Readonly<Record<Across, Readonly<Record<number, number>>>> = {
  halfTurn: { 0: 1, 1: 0, 2: 3, 3: 2 }, nearFar: { 0: 1, 1: 0 }, leftRight: { 2: 3, 3: 2 },
};

function imageOf(across: Across): (place: Plan) => [number, number] {
  const [sx, sz] = { halfTurn: [-1, -1], leftRight: [-1, 1], nearFar: [1, -1] }[across] as [number, number];
  return ([x, z]) => [sx * x + 0, sz * z + 0];
}

/** Places no farther apart than this are one (mm). */
const SAME = 1;
const isAt = ([ax, az]: Plan, [bx, bz]: Plan): boolean => Math.abs(ax - bx) <= SAME && Math.abs(az - bz) <= SAME;
const isEnd = (a: Way['from'], b: Way['from']): boolean => isAt([a[0], a[2]], [b[0], b[2]]) && Math.abs(a[1] - b[1]) <= SAME;
const isSameWay = (a: Omit<Way, 'id'>, b: Omit<Way, 'id'>): boolean =>
  a.kind === b.kind && ((isEnd(a.from, b.from) && isEnd(a.to, b.to)) || (isEnd(a.from, b.to) && isEnd(a.to, b.from)));

function wayThrough({ kind, from, to }: Omit<Way, 'id'>, image: (place: Plan) => [number, number]): Omit<Way, 'id'> {
  const end = ([x, y, z]: Way['from']): Way['from'] => {
    const [ix, iz] = image([x, z]);
    return [ix, y, iz];
  };
  return { kind, from: end(from), to: end(to) };
}

/** Adds objectives to lists by mission and ways, each under a fresh id; of lists that gain nothing, nothing is said. */
function added(table: Named, objectives: ReadonlyMap<string | null, readonly [number, number][]>, ways: Places['ways']): Copied | null {
  const ids: string[] = [];
  const grown = (mission: string | null, list: Sought): Sought => {
    const places = objectives.get(mission) ?? [];
    const fresh = freshIds(list, places.map(() => 'objective'));
    ids.push(...fresh.map((id) => markId({ kind: 'objective', mission, id })));
    return [...list, ...places.map((at, i) => ({ id: fresh[i]!, at }))];
  };
  const general = grown(null, table.objectives ?? []);
  const layouts = (table.layouts ?? []).map((one) => ({ ...one, objectives: grown(one.mission, one.objectives) }));
  const fresh = freshIds(table.ingress ?? [], ways.map(() => 'way'));
  const ingress = [...(table.ingress ?? []), ...ways.map((way, i) => ({ id: fresh[i]!, ...way }))];
  if ([general, ...layouts.map((one) => one.objectives)].some((list) => list.length > MOST_OBJECTIVES) || ingress.length > MOST_WAYS) return null;
  const gains = (mission: string | null): boolean => (objectives.get(mission) ?? []).length > 0;
  return {
    to: {
      ...(gains(null) ? { objectives: general } : {}), ...(layouts.some(({ mission }) => gains(mission)) ? { layouts } : {}),
      ...(ways.length === 0 ? {} : { ingress }),
    },
    ids: [...ids, ...fresh.flatMap((id) => (['from', 'to'] as const).map((end) => markId({ kind: 'way', id, end })))],
  };
}
