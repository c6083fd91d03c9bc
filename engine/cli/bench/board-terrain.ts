/** The references' random boards as our terrain, so that both are asked the very same questions. */
import type { PartModel, PieceModel } from '../../space/terrain/piece.ts';
import { inches, type Plan, type Point } from '../../shape/point.ts';
import type { Base, Body } from '../../shape/shape.ts';
import { buildTerrain } from '../../space/terrain/table.ts';
import type { Terrain } from '../../space/terrain/terrain.ts';
import { WIDE, type Place, type Prism } from './reference/board.ts';
import { RADIUS } from './reference/reach-naive.ts';

/** Higher than any figure sees over (mm): the references look at footprints only. */
const FULL_HEIGHT = 200;

/** A board of blocked, impassable prisms that carry nothing, as high as they are or all too high to see over. */
export function boardTerrain(board: readonly Prism[], heights: 'own' | 'full'): Terrain {
  const pieces = new Map<string, PieceModel>();
  for (const [i, prism] of board.entries()) pieces.set(`prism-${i}`, { name: `prism-${i}`, parts: [partOf(prism, heights === 'own' ? inches(prism.top) : FULL_HEIGHT)] });
  const features = [...pieces.keys()].map((id) => ({ id, piece: id, at: [0, 0] as [number, number], turn: 0, level: 0 }));
  return buildTerrain({ format: 'gantry-table', version: 1, id: 'board', name: 'Board', theme: 'bench', size: [inches(WIDE), inches(WIDE)], features }, pieces);
}

function partOf({ polygon }: Prism, top: number): PartModel {
  const outline = polygon.map(([x, y]) => [fromEdge(x), fromEdge(y)] as const);
  return { part: 'body', sight: 'blocked', move: 'impassable', low: false, top, bottom: 0, footprint: [outline], surfaces: [], ingress: [], ...prismMesh(outline, top) };
}

/** Sides, top and underside of an upright prism. */
function prismMesh(outline: readonly (readonly [x: number, z: number])[], top: number): { readonly positions: Float32Array; readonly index: Uint32Array } {
  const count = outline.length;
  const index: number[] = [];
  for (let i = 0; i < count; i++) {
    const next = (i + 1) % count;
    index.push(i, i + count, next, next, i + count, next + count);
    if (i >= 2) index.push(0, i - 1, i, count, count + i, count + i - 1);
  }
  return { positions: Float32Array.from([0, top].flatMap((y) => outline.flatMap(([x, z]) => [x, y, z]))), index: Uint32Array.from(index) };
}

const fromEdge = (length: number): number => inches(length - WIDE / 2);

/** A board's place on our table; `up` is a height in inches. */
export const pointAt = ([x, y]: Place, up = 0): Point => ({ x: fromEdge(x), y: inches(up), z: fromEdge(y) });

/** A place on our table as the references name it. */
export const placeAt = ({ x, z }: Plan): Place => [x / inches(1) + WIDE / 2, z / inches(1) + WIDE / 2];

/** The references' base at a place. */
export const bodyAt = (place: Place): Body => ({ at: pointAt(place), radius: inches(RADIUS), height: 45 });

/** A base without size: sight between two of them is one segment. */
export const dotAt = (place: Place): Base => ({ at: pointAt(place), radius: 0 });
