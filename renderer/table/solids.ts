import type { Matrix4, Sphere } from 'three';
import type { PlacedPiece, TerrainModel } from './terrainModel.ts';

/** A piece where it stands, ready for rays: the way into its own lengths, and a sphere around it on the table. */
export interface Solid {
  readonly placed: PlacedPiece;
  readonly inverse: Matrix4;
  readonly bounds: Sphere;
}

const known = new WeakMap<TerrainModel, readonly Solid[]>();

/** Every piece of a table, ready for rays; made once. */
export function solidsOf(model: TerrainModel): readonly Solid[] {
  let solids = known.get(model);
  if (solids === undefined) {
    solids = model.placed.map((placed) => {
      const { geometry } = placed.piece;
      if (geometry.boundingSphere === null) geometry.computeBoundingSphere();
      return { placed, inverse: placed.matrix.clone().invert(), bounds: geometry.boundingSphere!.clone().applyMatrix4(placed.matrix) };
    });
    known.set(model, solids);
  }
  return solids;
}
