import type { TerrainModel } from '../table/terrainModel.ts';

/** A table from above, in mm: its size and what stands on it, the lowest first. */
export interface Plan {
  readonly theme: string;
  readonly size: readonly [number, number];
  readonly shapes: readonly { readonly points: string; readonly high: number }[];
}

/** The outlines of all parts of a table's terrain. Boxes of parts are in tenths of a millimetre in the piece's frame. */
export function planOf({ table, placed }: Pick<TerrainModel, 'table' | 'placed'>): Plan {
  const shapes = placed.flatMap(({ feature: { at: [x, z], turn, level }, piece }) => {
    const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
    return piece.parts.map(({ box: { min, max }, high }) => {
      const corners = [[min.x, min.z], [max.x, min.z], [max.x, max.z], [min.x, max.z]] as const;
      const points = corners.map(([u, v]) => `${(x + (cos * u + sin * v) / 10).toFixed(1)},${(z + (cos * v - sin * u) / 10).toFixed(1)}`).join(' ');
      return { points, high: level + high };
    });
  });
  return { theme: table.theme, size: table.size, shapes: shapes.sort((a, b) => a.high - b.high) };
}
