/** Where a figure may stand (SP-MOVE-03, SP-MOVE-06, SP-MOVE-07, SP-MOVE-08). */
import { levelAt, levelsOf, restOn } from './level.ts';
import { Kept } from './kept.ts';
import { overlaps } from '../plane/measure.ts';
import { inTheWay, type Objection } from './objection.ts';
import { EPSILON, tenth } from '../../shape/point.ts';
import type { Base, Body, Levels } from '../../shape/shape.ts';
import { fits, fitsIn, obstacle, slabAt } from './slab.ts';
import type { Terrain } from '../terrain/terrain.ts';

/** Whether a disc lies wholly on the battlefield (SP-MOVE-03). */
export const onTable = ({ half }: Terrain, x: number, z: number, radius: number): boolean =>
  Math.abs(x) <= half.x - radius + EPSILON && Math.abs(z) <= half.z - radius + EPSILON;

/** Heights in mm, rising, where a base of this radius rests fully at a place; 0 is the table. Nothing is said about room above (SP-MOVE-07). */
export function supportsAt(terrain: Terrain, x: number, z: number, radius: number): readonly number[] {
  const heights: number[] = [];
  for (const level of levelsOf(terrain)) {
    const y = restOn(level, x, z, radius);
    if (y === y) heights.push(tenth(y));
  }
  return heights;
}

/** Whether a base rests fully at a place and height. */
function restsAt(terrain: Terrain, x: number, y: number, z: number, radius: number): boolean {
  const level = levelAt(levelsOf(terrain), y);
  return level !== null && Math.abs(restOn(level, x, z, radius) - y) <= EPSILON;
}

/** Whether a body stands on the table, fully supported and with room for it; other bases are not looked at. */
function fitsAt(terrain: Terrain, x: number, y: number, z: number, radius: number, height: number): boolean {
  if (!onTable(terrain, x, z, radius)) return false;
  return restsAt(terrain, x, y, z, radius) && fitsIn(terrain, y, height, x, z, radius - EPSILON);
}

/** Whether a body may stand where it is: the answer of `mayStand` without its reason. */
export function standsWell(terrain: Terrain, body: Body, others: readonly Base[], levels: Levels): boolean {
  const { at, radius, height } = body;
  return fitsAt(terrain, at.x, at.y, at.z, radius, height) && isFree(body, others, levels);
}

/** Whether a base overlaps none of the others. */
export function isFree(base: Base, others: readonly Base[], levels: Levels): boolean {
  for (const other of others) if (overlaps(base, other, levels)) return false;
  return true;
}

/** Why a body may not stand where it is, or null. `others` are the other bases on the table. */
export function mayStand(terrain: Terrain, body: Body, others: readonly Base[], levels: Levels): Objection | null {
  const { at, radius, height } = body;
  if (!onTable(terrain, at.x, at.z, radius)) return { why: 'offTable' };
  if (!restsAt(terrain, at.x, at.y, at.z, radius)) return { why: 'unsupported' };
  const slab = slabAt(terrain, at.y, height);
  if (!fits(slab, at.x, at.z, radius - EPSILON)) {
    const part = terrain.parts[obstacle(slab, at.x, at.z, radius - EPSILON)];
    return { why: 'noRoom', ...inTheWay(part) };
  }
  const base = others.findIndex((other) => overlaps(body, other, levels));
  return base < 0 ? null : { why: 'overlapsBase', detail: { base } };
}

const NOWHERE: readonly number[] = [];

/** The heights in mm, rising, at which a body of this size has support and room at a place in plan, whatever bases there are. */
const roomyHeights = (terrain: Terrain, x: number, z: number, radius: number, height: number): readonly number[] => (onTable(terrain, x, z, radius)
  ? supportsAt(terrain, x, z, radius).filter((y) => restsAt(terrain, x, y, z, radius) && fitsIn(terrain, y, height, x, z, radius - EPSILON))
  : NOWHERE);

/** The heights in mm, rising, at which a body may stand at a place in plan; `body.at` is ignored. */
export function standingHeights(terrain: Terrain, x: number, z: number, { radius, height }: Body, others: readonly Base[], levels: Levels): readonly number[] {
  return roomyHeights(terrain, x, z, radius, height).filter((y) => isFree({ at: { x, y, z }, radius }, others, levels));
}

/** Places whose heights are kept for each size of body: about all that are looked at in the turns of some matches. */
const MOST = 20_000;

type Heights = Kept<number, readonly number[]>;
/** By radius and height of the body. */
const heights = new WeakMap<Terrain, Map<number, Map<number, Heights>>>();

/**
 * The same for who asks about one body at many places, and at the same ones again and again, as imagined turns do: what the table allows at places in whole
 * tenths is kept.
 */
export function keptHeights(terrain: Terrain, body: Body, others: readonly Base[], levels: Levels): (x: number, z: number) => readonly number[] {
  const { radius, height } = body;
  const kept = heightsKept(terrain, radius, height);
  return (x, z) => {
    if (tenth(x) !== x || tenth(z) !== z) return standingHeights(terrain, x, z, body, others, levels);
    const key = Math.round((x + terrain.half.x) * 10) * Math.ceil(terrain.half.z * 20 + 2) + Math.round((z + terrain.half.z) * 10);
    const roomy = kept.get(key) ?? kept.set(key, roomyHeights(terrain, x, z, radius, height));
    const isOpen = (y: number): boolean => isFree({ at: { x, y, z }, radius }, others, levels);
    if (roomy.length > 1) return roomy.filter(isOpen);
    return roomy.length === 0 || isOpen(roomy[0]!) ? roomy : NOWHERE;
  };
}

/** What is kept of one terrain for bodies of one size. */
function heightsKept(terrain: Terrain, radius: number, height: number): Heights {
  let radii = heights.get(terrain);
  if (radii === undefined) heights.set(terrain, (radii = new Map()));
  let sizes = radii.get(radius);
  if (sizes === undefined) radii.set(radius, (sizes = new Map()));
  let kept = sizes.get(height);
  if (kept === undefined) sizes.set(height, (kept = new Kept(MOST)));
  return kept;
}

const lattices = new WeakMap<Terrain, Map<string, (readonly number[] | undefined)[]>>();

/** Remembers, for one size of body, the heights it can stand at on a lattice of places `cell` mm apart, other bases left away. */
export function latticeOf(terrain: Terrain, radius: number, height: number, cell: number): (column: number, row: number) => readonly number[] {
  let known = lattices.get(terrain);
  if (!known) lattices.set(terrain, (known = new Map<string, (readonly number[] | undefined)[]>()));
  const key = `${radius} ${height} ${cell}`;
  let heights = known.get(key);
  if (!heights) known.set(key, (heights = []));
  const kept = heights;
  const columns = Math.floor(terrain.half.x / cell);
  const rows = Math.floor(terrain.half.z / cell);
  const wide = 2 * columns + 1;
  return (column, row) => {
    if (column < -columns || column > columns || row < -rows || row > rows) return NOWHERE;
    const place = (row + rows) * wide + column + columns;
    const [x, z] = [tenth(column * cell), tenth(row * cell)];
    return (kept[place] ??= roomyHeights(terrain, x, z, radius, height));
  };
}
