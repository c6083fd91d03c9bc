import type { Matrix4, Sphere } from 'three';
import type { PlacedPiece, TerrainModel } from './terrainModel.ts';

/** A piece where it stands, ready for rays: the way into its own lengths, and a sphere around it on the table. */
export interface Solid {
  readonly placed: PlacedPiece;
  readonly inverse: Matrix4;
  readonly bounds: Sphere;
}

/** Every piece of a table, ready for rays. */
export const solidsOf = ({ placed: pieces }: TerrainModel): readonly Solid[] =>
  pieces.map((placed) => {
    const { geometry } = placed.piece;
    if (geometry.boundingSphere === null) geometry.computeBoundingSphere();
    return { placed, inverse: placed.matrix.clone().invert(), bounds: geometry.boundingSphere!.clone().applyMatrix4(placed.matrix) };
  });
