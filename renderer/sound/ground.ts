import { holds } from '../../engine/space/plane/ring.ts';
import type { Point } from '../../engine/shape/point.ts';
import { lookOf } from '../table/surface/looks.ts';
import type { TerrainModel } from '../table/terrainModel.ts';

/** What one may tread on. */
export type Ground = 'stone' | 'plate' | 'grating' | 'snow' | 'sand';

/** Height above the mat from which somebody stands on a piece (mm), and how far a foot may be from the floor that carries it. */
const [LIES, OFF] = [3, 6];

/** What lies under a place: the grating or plate of a floor, else what the mat shows. */
export function groundOf({ table, placed }: TerrainModel): (at: Point) => Ground {
  const mat = lookOf(table.theme).underfoot;
  return ({ x, y, z }) => {
    if (y < LIES) return mat;
    for (const { feature: { at: [ax, az], turn, level }, piece } of placed) {
      const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
      const [dx, dz] = [x - ax, z - az];
      const floors = piece.parts.flatMap(({ floors: own, through }) => own.map((floor) => ({ floor, through })));
      const found = floors.find(({ floor }) => Math.abs(level + floor.y - y) <= OFF && holds(floor.edges, dx * c - dz * s, dx * s + dz * c));
      if (found !== undefined) return found.through ? 'grating' : 'plate';
    }
    return 'plate';
  };
}
