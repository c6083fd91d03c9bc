import { Box3, DoubleSide, type Matrix4, Plane, Ray, type Sphere, Vector3, type Camera } from 'three';
import type { ShapeOf } from '../../../engine/space/draft/arrange.ts';
import { holds } from '../../../engine/space/plane/ring.ts';
import type { Feature } from '../../../engine/space/terrain/table.ts';
import { treeOf } from '../../table/pieceTree.ts';
import type { DrawnPiece } from '../../table/pieces.ts';
import { cutAbove, matrixOf } from './laidPieces.ts';

/** A feature ready for rays. */
interface Solid {
  readonly piece: DrawnPiece;
  readonly matrix: Matrix4;
  readonly inverse: Matrix4;
  readonly bounds: Sphere;
}

/** What is under a place of the picture: a thing or the table, and where (mm). */
export interface Under {
  readonly feature: string | null;
  readonly at: { readonly x: number; readonly y: number; readonly z: number };
}

const TABLE = new Plane(new Vector3(0, 1, 0), 0);

/** Finds what hands point at. A feature that did not change is not looked at anew. */
export class Picker {
  readonly #solids = new WeakMap<Feature, Solid>();
  readonly #ray = new Ray();
  readonly #local = new Ray();
  readonly #point = new Vector3();
  readonly #box = new Box3();

  #solidOf(feature: Feature, piece: DrawnPiece): Solid {
    let solid = this.#solids.get(feature);
    if (solid === undefined) {
      const matrix = matrixOf(feature);
      if (piece.geometry.boundingSphere === null) piece.geometry.computeBoundingSphere();
      solid = { piece, matrix, inverse: matrix.clone().invert(), bounds: piece.geometry.boundingSphere!.clone().applyMatrix4(matrix) };
      this.#solids.set(feature, solid);
    }
    return solid;
  }

  /** The ray through a place of the picture, in normalised device coordinates. */
  aim(x: number, y: number, camera: Camera): Ray {
    this.#ray.origin.setFromMatrixPosition(camera.matrixWorld);
    this.#ray.direction.set(x, y, 0.5).unproject(camera).sub(this.#ray.origin).normalize();
    return this.#ray;
  }

  /** Where the last aimed ray meets a plane; null where it does not. */
  meetsPlane(plane: Plane, into: Vector3): Vector3 | null {
    return this.#ray.intersectPlane(plane, into);
  }

  /** What the last aimed ray meets first; null where it misses the table's plane, too. */
  under(features: Iterable<Feature>, drawn: (piece: string) => DrawnPiece | undefined, slice: number | null): Under | null {
    const { origin } = this.#ray;
    let [near, found] = [Infinity, null as string | null];
    for (const feature of features) {
      const piece = drawn(feature.piece);
      if (piece === undefined) continue;
      const solid = this.#solidOf(feature, piece);
      if (!this.#ray.intersectsSphere(solid.bounds)) continue;
      const away = this.#meets(feature, solid, slice);
      if (away < near) [near, found] = [away, feature.id];
    }
    const table = this.#ray.intersectPlane(TABLE, this.#point);
    const onTable = table === null ? Infinity : table.distanceTo(origin);
    if (near === Infinity && onTable === Infinity) return null;
    if (onTable < near - 0.01) return { feature: null, at: { x: this.#point.x, y: 0, z: this.#point.z } };
    this.#ray.at(near, this.#point);
    return { feature: found, at: { x: this.#point.x, y: Math.max(0, this.#point.y), z: this.#point.z } };
  }

  /** The thing of these whose box the last aimed ray meets first, and where: through whatever stands before it, as it is drawn. */
  grip(things: Iterable<Feature>, shapeOf: ShapeOf): Under | null {
    let [near, found] = [Infinity, null as Under | null];
    for (const { id, piece, at: [x, z], level } of things) {
      const shape = shapeOf(piece);
      if (shape === undefined) continue;
      this.#box.min.set(x + shape.rect.minX, level + shape.bottom, z + shape.rect.minZ);
      this.#box.max.set(x + shape.rect.maxX, level + shape.top, z + shape.rect.maxZ);
      if (this.#ray.intersectBox(this.#box, this.#point) === null) continue;
      const away = this.#point.distanceTo(this.#ray.origin);
      if (away < near) [near, found] = [away, { feature: id, at: { x: this.#point.x, y: this.#point.y, z: this.#point.z } }];
    }
    return found;
  }

  /** Distance to a feature's mesh or to one of its floors, which are closed even where a grating has gaps. */
  #meets(feature: Feature, { piece, matrix, inverse }: Solid, slice: number | null): number {
    const cut = cutAbove(feature, piece, slice);
    const isCut = (part: number): boolean => Math.floor(cut / 2 ** part) % 2 === 1;
    this.#local.copy(this.#ray).applyMatrix4(inverse);
    let near = Infinity;
    const measure = (point: Vector3): void => {
      const away = this.#point.copy(point).applyMatrix4(matrix).distanceTo(this.#ray.origin);
      if (away < near) near = away;
    };
    const part = piece.geometry.getAttribute('part');
    const index = piece.geometry.index!;
    if (cut === 0) {
      const hit = treeOf(piece).raycastFirst(this.#local, DoubleSide);
      if (hit !== null) measure(hit.point);
    } else {
      for (const hit of treeOf(piece).raycast(this.#local, DoubleSide)) if (!isCut(part.getX(index.getX((hit.faceIndex ?? 0) * 3)))) measure(hit.point);
    }
    const { origin, direction } = this.#local;
    const spot = new Vector3();
    for (const [number, { floors }] of piece.parts.entries()) for (const { y, edges } of isCut(number) ? [] : floors) {
      const along = (y * 10 - origin.y) / direction.y;
      if (along > 0 && holds(edges, (origin.x + direction.x * along) / 10, (origin.z + direction.z * along) / 10)) measure(this.#local.at(along, spot));
    }
    return near;
  }
}
