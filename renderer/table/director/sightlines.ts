import { Box3, DoubleSide, Ray, Vector3 } from 'three';
import type { Point } from '../../../engine/shape/point.ts';
import { holds } from '../../../engine/space/plane/ring.ts';
import { treeOf } from '../pieceTree.ts';
import type { DrawnPart } from '../pieces.ts';
import { solidsOf, type Solid } from '../solids.ts';
import { isAway, type PlacedPiece, type TerrainModel } from '../terrainModel.ts';
import type { Hides } from './covered.ts';

/** What begins nearer than this before a place is not opened for who stands there (tenths of a millimetre). */
const TOO_NEAR = 170;

/** Lines between an eye and places on a table. `left` says which parts count as not there; none of them otherwise. */
export class Sightlines {
  readonly #solids: readonly Solid[];
  readonly #ray = new Ray();
  readonly #local = new Ray();
  readonly #to = new Vector3();
  readonly #at = new Vector3();
  readonly #box = new Box3();

  constructor(model: TerrainModel) {
    this.#solids = solidsOf(model);
  }

  /** Which kind of thing the terrain puts between an eye and a place. With `asDrawn` parts that are left out now stand in nobody's way. */
  hides(eye: Point, to: Point, asDrawn = false): ReturnType<Hides> {
    let worst: 0 | 1 | 2 = 0;
    this.#ray.origin.set(eye.x, eye.y, eye.z);
    this.#ray.direction.set(to.x, to.y, to.z).sub(this.#ray.origin).normalize();
    for (const { placed, inverse, bounds } of this.#solids) {
      if (!this.#ray.intersectsSphere(bounds)) continue;
      this.#local.origin.copy(this.#ray.origin).applyMatrix4(inverse);
      this.#to.set(to.x, to.y, to.z).applyMatrix4(inverse);
      const far = this.#to.distanceTo(this.#local.origin);
      this.#local.direction.copy(this.#to).sub(this.#local.origin).divideScalar(far);
      let struck: Set<number> | null = null;
      for (const [number, part] of placed.piece.parts.entries()) {
        if (part.open || (asDrawn && isAway(placed, number))) continue;
        const entry = this.#entry(part, far);
        if (entry === null) continue;
        struck ??= this.#struck(placed, far);
        if (!struck.has(number) && !this.#crosses(part, far)) continue;
        if (asDrawn || entry > far - TOO_NEAR) return 2;
        worst = 1;
      }
    }
    return worst;
  }

  /** How far along the line a part's box begins, in tenths of a millimetre; null where it does not lie on the way. */
  #entry({ box }: DrawnPart, far: number): number | null {
    this.#box.copy(box).expandByScalar(1);
    if (this.#box.containsPoint(this.#local.origin)) return 0;
    if (this.#local.intersectBox(this.#box, this.#at) === null) return null;
    const entry = this.#at.distanceTo(this.#local.origin);
    return entry < far ? entry : null;
  }

  /** Parts of a piece whose mesh the line strikes. */
  #struck({ piece }: PlacedPiece, far: number): Set<number> {
    const part = piece.geometry.getAttribute('part');
    const index = piece.geometry.index!;
    return new Set(treeOf(piece).raycast(this.#local, DoubleSide, 0, far).map(({ faceIndex }) => part.getX(index.getX((faceIndex ?? 0) * 3))));
  }

  /** Whether the line goes through a floor of a part: gratings are drawn with gaps and hide all the same. */
  #crosses({ floors }: DrawnPart, far: number): boolean {
    const { origin, direction } = this.#local;
    return floors.some(({ y, edges }) => {
      const along = (y * 10 - origin.y) / direction.y;
      return along > 0 && along < far && holds(edges, (origin.x + direction.x * along) / 10, (origin.z + direction.z * along) / 10);
    });
  }
}
