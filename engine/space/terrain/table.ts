/** A table layout as it is saved, and the terrain built from it. */
import { z } from 'zod';
import { formed, type FormFault } from '../../core/form.ts';
import { fingerprint } from '../../core/hash.ts';
import { EPSILON } from '../../shape/point.ts';
import { boxOf, edgesOf, type Ring } from '../plane/ring.ts';
import type { IngressPoint, Placing, Terrain, TerrainPart, TerrainSurface } from './terrain.ts';
import type { IngressModel, PartModel, PieceModel } from './piece-model.ts';
import { namedPlaces, NO_PLACES } from './named-places.ts';
import { AS_IT_IS, sumOfMesh, thousandth, withMesh } from './placed.ts';
import { TABLE_VERSION, tableForm, type Feature, type TableFile } from './table-form.ts';

export { LONGEST_TAG, MOST_TAGS } from './table-sketch.ts';
export { MOST_FEATURES, TABLE_VERSION, type Feature, type TableFile } from './table-form.ts';
export type { IngressPoint, Terrain, TerrainPart, TerrainSurface } from './terrain.ts';


/** A table that cannot be used: names the feature and the cause. */
export class TableError extends Error {
  override readonly name = 'TableError';
}

/** Checks a saved table. Throws TableError. */
export function parseTable(input: unknown): TableFile {
  const later = z.object({ format: z.literal('gantry-table'), version: z.number().int().gt(TABLE_VERSION) }).safeParse(input);
  if (later.success) throw new TableError(`"version": a newer Gantry wrote it (version ${later.data.version} of the format; this one knows ${TABLE_VERSION}): it is left as it is`);
  const { data, fault } = formed<TableFile>(tableForm, input);
  if (fault !== null) throw new TableError(wording(fault, input));
  for (const list of LISTS) refuseTwice(list, (data[list] ?? []).map(({ id }) => id));
  refuseTwice('layouts', (data.layouts ?? []).map(({ mission }) => mission));
  for (const { objectives } of data.layouts ?? []) refuseTwice('objectives', objectives.map(({ id }) => id));
  refuseTwice('deployment', (data.deployment ?? []).map(({ seat }) => seat));
  refuseTwice('printed', data.printed ?? []);
  return data;
}

/** Lists of a table whose entries have ids, and what one of each is called. */
const CALLED = { features: 'feature', objectives: 'objective', ingress: 'ingress' } as const;
const LISTS = Object.keys(CALLED) as (keyof typeof CALLED)[];

function refuseTwice(list: (typeof LISTS)[number] | 'layouts' | 'deployment' | 'printed', names: readonly (string | number)[]): void {
  const known = new Set<string | number>();
  const twice = names.find((name) => known.has(name) || !known.add(name));
  if (twice === undefined) return;
  if (list === 'layouts') throw new TableError(`"layouts": "${twice}" is named twice`);
  if (list === 'printed') throw new TableError(`"printed": "${twice}" is named twice`);
  throw new TableError(list === 'deployment' ? `deployment of seat ${twice}: "seat": used twice` : `${CALLED[list]} ${twice}: "id": used twice`);
}

function wording({ path, cause }: FormFault, input: unknown): string {
  const [first, at, ...rest] = path;
  if (path.length === 0) return cause;
  const list = LISTS.find((one) => one === first);
  if (list === undefined || typeof at !== 'number') return `"${path.join('.')}": ${cause}`;
  const named = z.object({ [list]: z.array(z.object({ id: z.string() })) }).safeParse(input);
  return `${CALLED[list]} ${named.success ? named.data[list]![at]!.id : at}: ${rest.length === 0 ? '' : `"${rest.join('.')}": `}${cause}`;
}

const billionth = (n: number): number => Math.round(n * 1e9) / 1e9;

/** The only sine and cosine of the rules: rounded, so that every machine builds the same terrain. */
export function placingOf({ turn, at, level }: Pick<Feature, 'turn' | 'at' | 'level'>): Placing {
  const angle = (turn * Math.PI) / 180;
  return { sin: billionth(Math.sin(angle)), cos: billionth(Math.cos(angle)), at, level };
}

/** Where a placing puts a place of the piece's plan (mm). */
export const put = ({ sin, cos, at }: Placing, x: number, z: number): readonly [number, number] => [
  thousandth(x * cos + z * sin + at[0]),
  thousandth(-x * sin + z * cos + at[1]),
];

const putRing = (placing: Placing, ring: Ring): Ring => ring.map(([x, z]) => put(placing, x, z));

/** The terrain of a table to be played on: as `buildTerrain`, and no feature may leave the battlefield. Throws TableError naming the feature and by how much. */
export function battlefieldOf(table: TableFile, pieces: ReadonlyMap<string, PieceModel>): Terrain {
  const terrain = buildTerrain(table, pieces);
  for (const part of terrain.parts) refuseOverhang(part, terrain.half);
  return terrain;
}

/** Builds the terrain of a table from its pieces. Throws TableError naming the feature whose piece is missing. */
export function buildTerrain(table: TableFile, pieces: ReadonlyMap<string, PieceModel>): Terrain {
  const parts: TerrainPart[] = [];
  const ingress: IngressPoint[] = [];
  for (const feature of table.features) {
    const piece = pieces.get(feature.piece);
    if (!piece) throw new TableError(`feature ${feature.id}: there is no piece "${feature.piece}"`);
    const placing = placingOf(feature);
    for (const model of piece.parts) {
      const part = placePart(model, feature, placing, parts.length);
      parts.push(part);
      model.ingress.forEach((way, i) => ingress.push(...placeIngress(way, `${feature.id}/${model.part}/${i}`, part.index, placing)));
    }
  }
  for (const way of table.ingress ?? []) ingress.push(...placeIngress(way, `table/${way.id}`, null, AS_IT_IS));
  const named = namedPlaces(table);
  return {
    id: table.id,
    half: { x: table.size[0] / 2, z: table.size[1] / 2 },
    parts,
    surfaces: parts.flatMap((part) => part.surfaces),
    ingress,
    ...(named === NO_PLACES ? {} : { named }),
  };
}

/**
 * Terrain ends where the battlefield does: what lies beyond its edge no figure could ever use or touch (SP-MOVE-03), and the
 * table's frame stands there. Nothing is allowed beyond the finest position that is saved, which turned pieces are rounded by.
 */
function refuseOverhang(part: TerrainPart, half: Terrain['half']): void {
  const over = overhangOf(part, half);
  if (over !== null) throw new TableError(`feature ${part.feature}: its part "${part.part}" reaches ${over.by.toFixed(1)} mm over the table's ${over.edge} edge`);
}

/** Over which edge of a table of these half sizes a part reaches the farthest, and how far (mm); null where it stays on it. */
export function overhangOf({ box: { minX, maxX, minZ, maxZ } }: TerrainPart, half: Terrain['half']): { readonly edge: 'left' | 'right' | 'far' | 'near'; readonly by: number } | null {
  const overhangs = [['left', -half.x - minX], ['right', maxX - half.x], ['far', -half.z - minZ], ['near', maxZ - half.z]] as const;
  const [edge, by] = overhangs.reduce((worst, one) => (one[1] > worst[1] ? one : worst));
  return thousandth(by) > EPSILON ? { edge, by } : null;
}

function placePart(model: PartModel, feature: Feature, placing: Placing, index: number): TerrainPart {
  const footprint = model.footprint.map((ring) => putRing(placing, ring));
  const edges = edgesOf(footprint);
  const surfaces = model.surfaces.map(({ y, outline }): TerrainSurface => {
    const ring = putRing(placing, outline);
    const border = edgesOf([ring]);
    return { part: index, y: thousandth(y + placing.level), outline: ring, edges: border, box: boxOf(border) };
  });
  const { part, sight, move, low, door, pit } = model;
  const top = thousandth(model.top + placing.level);
  const bottom = thousandth(model.bottom + placing.level);
  return withMesh({
    index,
    feature: feature.id,
    piece: feature.piece,
    part,
    sight,
    move,
    low,
    top,
    bottom,
    footprint,
    edges,
    box: boxOf(edges),
    surfaces,
    ...(door === undefined ? {} : { door: true as const }),
    ...(pit === undefined ? {} : { pit }),
    triangles: model.index,
  }, model.positions, placing);
}

function placeIngress({ kind, from, to }: IngressModel, group: string, part: number | null, placing: Placing): IngressPoint[] {
  return [from, to].map(([px, y, pz], i) => {
    const [x, z] = put(placing, px, pz);
    return { id: `${group}/${i === 0 ? 'from' : 'to'}`, group, kind, part, at: { x, y: thousandth(y + placing.level), z } };
  });
}

/** A fingerprint of all that rules can measure on this terrain. Equal terrain gives equal text on every machine. */
export function hashTerrain(terrain: Terrain): string {
  const known = hashes.get(terrain);
  if (known !== undefined) return known;
  const hash = hashOf(terrain);
  hashes.set(terrain, hash);
  return hash;
}

/** A terrain never changes, so its hash is worked out once. */
const hashes = new WeakMap<Terrain, string>();

function hashOf({ id, half, parts, ingress }: Terrain): string {
  const plain = parts.map((whole) => {
    const { feature, part, sight, move, low, top, bottom, footprint, surfaces, door, pit, triangles } = whole;
    return {
      feature, part, sight, move, low, top, bottom, footprint, ...(door === undefined ? {} : { door }), ...(pit === undefined ? {} : { pit }),
      surfaces: surfaces.map(({ y, outline }) => ({ y, outline })),
      mesh: [sumOfMesh(whole), sumOfOrder(triangles)],
    };
  });
  return fingerprint({ id, half, parts: plain, ingress });
}

/** Sums of the orders of corners: pieces of a kind share theirs. */
const orders = new WeakMap<Uint32Array, number>();

function sumOfOrder(numbers: Uint32Array): number {
  const known = orders.get(numbers);
  if (known !== undefined) return known;
  let sum = numbers.length | 0;
  for (let i = 0; i < numbers.length; i++) sum = Math.imul(sum ^ numbers[i]!, 0x01000193) ^ (sum >>> 15);
  orders.set(numbers, sum >>> 0);
  return sum >>> 0;
}
