import type { Terrain } from '../../space/terrain/terrain.ts';
import { boxTerrain, type BoxSpec, type IngressSpec } from '../terrain.ts';

const WALL = { sight: 'blocked', move: 'impassable', bottom: 0 } as const;

/** The terrain of Shatterpoint's acceptance scenarios, in inches from the south-west corner. */
export const WALL_H: BoxSpec = { ...WALL, id: 'wall-h', x: [17.75, 18.25], z: [10, 26], top: 5 };
export const WALL_L: BoxSpec = { ...WALL_H, id: 'wall-l', top: 2 };
export const GANTRY: BoxSpec = { id: 'gantry', sight: 'clear', move: 'passable', x: [10, 20], z: [16, 20], bottom: 4.75, top: 5 };
export const ROOF: BoxSpec = { ...WALL, id: 'roof', x: [20, 28], z: [14, 22], top: 5 };
export const CRATE: BoxSpec = { ...WALL, id: 'crate', x: [12, 14], z: [9, 11], top: 1.5 };
/** LB on the ground, LT on the gantry. */
export const LADDER: IngressSpec = { id: 'ladder', points: [[9.5, 18, 0], [10.5, 18, 5]] };

/** A Blocked and Impassable box of one's own. */
export const block = (id: string, x: readonly [number, number], z: readonly [number, number], top: number): BoxSpec => ({ ...WALL, id, x, z, top });

/** A 36 × 36 inch table with boxes and ingress points. */
export function scenery(...things: readonly (BoxSpec | IngressSpec)[]): Terrain {
  const boxes = things.filter((thing): thing is BoxSpec => 'top' in thing);
  const ingress = things.filter((thing): thing is IngressSpec => 'points' in thing);
  return boxTerrain({ inch: true, boxes, ingress });
}
