import { DoubleSide, type PerspectiveCamera, Ray, Vector3 } from 'three';
import type { Plan, Point } from '../../engine/shape/point.ts';
import { holds } from '../../engine/space/plane/ring.ts';
import type { Footing } from '../match/hints.ts';
import type { LiveStage } from '../match/liveStage.ts';
import type { Under } from '../tools/step.ts';
import type { Crew } from './figures/crew.ts';
import { OBJECTIVE_RADIUS } from './objectiveShape.ts';
import { HOLES, overlay } from './overlay.ts';
import { treeOf } from './pieceTree.ts';
import type { DrawnPiece } from './pieces.ts';
import { solidsOf, type Solid } from './solids.ts';
import { isAway, isOpened, type PlacedPiece, type TerrainModel } from './terrainModel.ts';
import { STOREY } from './tableFile.ts';

/** A figure counts as hit within this far of its middle line (mm), up to this high. */
const GIRTH = 11;
const HEIGHT = 38;
/** How far above a place the search for the surface below it begins (mm). */
const STEP = 24;
/** Highest things on the ground that a figure stands on, rather than under (mm): half a storey. */
const GROUND = 45 - STEP;

/** Finds what is under the pointer: one ray for the whole table, no handlers on meshes. */
export class Finder {
  readonly #solids: readonly Solid[];
  /** Half the table's width and depth. */
  readonly #half: Plan;
  readonly #ray = new Ray();
  readonly #local = new Ray();
  readonly #point = new Vector3();
  readonly #near = new Vector3();
  readonly #foot = new Vector3();
  readonly #head = new Vector3();

  constructor(model: TerrainModel) {
    this.#solids = solidsOf(model);
    const [width, depth] = model.table.size;
    this.#half = { x: width / 2, z: depth / 2 };
    this.#warm(model.kinds.slice());
  }

  /** Builds the pieces' indices one at a time while nothing else happens. */
  #warm(left: DrawnPiece[]): void {
    const idle = typeof requestIdleCallback === 'function' ? requestIdleCallback : (run: () => void) => setTimeout(run, 20);
    const next = left.pop();
    if (next === undefined) return;
    idle(() => {
      treeOf(next);
      this.#warm(left);
    });
  }

  #inHole(at: Vector3, eye: Vector3): boolean {
    for (let i = 0; i < HOLES; i++) {
      const hole = overlay.holes.value[i]!;
      if (hole.w <= 0 || at.y < overlay.holeFloor.value[i]! + 5) continue;
      this.#near.set(hole.x, hole.y, hole.z).sub(eye);
      const length = this.#near.length();
      this.#near.divideScalar(length);
      const along = this.#foot.copy(at).sub(eye).dot(this.#near);
      if (along < length - 16 && this.#foot.addScaledVector(this.#near, -along).length() < (hole.w * along * 0.85) / length) return true;
    }
    return false;
  }

  /** Distance to the nearest standing surface of a piece along the ray: gratings are closed, so that nobody aims through them. */
  #floor(placed: PlacedPiece, eye: Vector3, whole: boolean): number {
    const { piece, matrix } = placed;
    let far = Infinity;
    const { origin, direction } = this.#local;
    for (const [number, { floors }] of piece.parts.entries()) {
      if (whole ? isOpened(placed, number) : isAway(placed, number)) continue;
      for (const { y, edges } of floors) {
        const along = (y * 10 - origin.y) / direction.y;
        if (!(along > 0) || !holds(edges, (origin.x + direction.x * along) / 10, (origin.z + direction.z * along) / 10)) continue;
        this.#local.at(along, this.#point).applyMatrix4(matrix);
        const away = this.#point.distanceTo(eye);
        if (away < far && (whole || !this.#inHole(this.#point, eye))) far = away;
      }
    }
    return far;
  }

  /**
   * Distance to the terrain or the mat along the ray, and the place there; null off the table.
   * `closed` is the distance to what a figure cannot be pointed at through. `whole`: also what is left out of the picture, and where it has holes, for somebody to be seen.
   */
  #ground(eye: Vector3, whole = false): { readonly closed: number; readonly at: Point } | null {
    let far = Infinity;
    let closed = Infinity;
    for (const { placed, inverse, bounds } of this.#solids) {
      if (!this.#ray.intersectsSphere(bounds)) continue;
      this.#local.copy(this.#ray).applyMatrix4(inverse);
      const part = placed.piece.geometry.getAttribute('part');
      const index = placed.piece.geometry.index!;
      for (const hit of treeOf(placed.piece).raycast(this.#local, DoubleSide)) {
        this.#point.copy(hit.point).applyMatrix4(placed.matrix);
        const away = this.#point.distanceTo(eye);
        if (away >= closed) continue;
        const number = part.getX(index.getX((hit.faceIndex ?? 0) * 3));
        if (whole ? isOpened(placed, number) : isAway(placed, number) || this.#inHole(this.#point, eye)) continue;
        if (away < far) far = away;
        if (!placed.piece.parts[number]!.open) closed = away;
      }
      const floor = this.#floor(placed, eye, whole);
      far = Math.min(far, floor);
      closed = Math.min(closed, floor);
    }
    const { origin, direction } = this.#ray;
    const mat = direction.y < 0 ? -origin.y / direction.y : Infinity;
    const nearest = Math.min(far, mat);
    if (nearest === Infinity) return null;
    this.#ray.at(nearest, this.#point);
    if (Math.abs(this.#point.x) > this.#half.x || Math.abs(this.#point.z) > this.#half.z) return null;
    return { closed: Math.min(closed, mat), at: { x: this.#point.x, y: Math.max(0, this.#point.y), z: this.#point.z } };
  }

  /** Height of what carries whoever stands at a place on the ground or on the storey nearest to a height, never a deck overhead: drawn or left out, it carries. */
  carries({ x, y = 0, z }: Footing): number {
    return this.#below(x, Math.round(y / STOREY) * STOREY + GROUND, z, true)?.y ?? 0;
  }

  /** The surface below a place, not farther above it than a figure steps; null off the table. */
  drop({ x, y, z }: Point): Point | null {
    return this.#below(x, y, z, false);
  }

  #below(x: number, y: number, z: number, whole: boolean): Point | null {
    const eye = this.#ray.origin.set(x, y + STEP, z);
    this.#ray.direction.set(0, -1, 0);
    return this.#ground(eye, whole)?.at ?? null;
  }

  /** How far, in plan, the ray passes a place, at a distance along it. */
  #passes(distance: number, { x, z }: Plan): number {
    const { origin, direction } = this.#ray;
    return Math.hypot(origin.x + direction.x * distance - x, origin.z + direction.z * distance - z);
  }

  /** What lies under a place on the screen, in normalised device coordinates; nothing that stands at the height `cut` (mm) or above is drawn, so it is not there. */
  find(x: number, y: number, camera: PerspectiveCamera, stage: LiveStage, crew: Crew, cut = Infinity): Under {
    const eye = this.#ray.origin.setFromMatrixPosition(camera.matrixWorld);
    this.#ray.direction.set(x, y, 0.5).unproject(camera).sub(eye).normalize();
    const ground = this.#ground(eye);
    const limit = (ground?.closed ?? Infinity) + 26;
    let thing: string | null = null;
    let least = Infinity;
    for (const actor of stage.actors.values()) {
      if (!actor.shown || actor.y >= cut) continue;
      this.#foot.set(actor.x, actor.y + 2, actor.z);
      this.#head.set(actor.x, actor.y + (actor.lying > 0.5 ? 8 : HEIGHT), actor.z);
      // Straight through the middle the square may come out a little below zero.
      const off = Math.sqrt(Math.max(0, this.#ray.distanceSqToSegment(this.#foot, this.#head, this.#point, this.#near)));
      const far = this.#point.distanceTo(eye);
      const body = off < GIRTH && far < limit;
      const plane = (actor.y + 2 - eye.y) / this.#ray.direction.y;
      const base = plane > 0 && plane < limit && this.#passes(plane, actor) < crew.radiusOf(actor.id);
      const atBase = base ? plane : Infinity;
      const at = body ? far - 8 : atBase;
      if (at < least) {
        least = at;
        thing = actor.id;
      }
    }
    for (const { id, at } of stage.markers) {
      if (at.y >= cut) continue;
      const plane = (at.y + 3 - eye.y) / this.#ray.direction.y;
      if (plane <= 0 || plane >= Math.min(least, limit)) continue;
      if (this.#passes(plane, at) > OBJECTIVE_RADIUS + 2) continue;
      least = plane;
      thing = id;
    }
    const plain = ({ x: px, y: py, z: pz }: Vector3): Point => ({ x: px, y: py, z: pz });
    return { thing, spot: ground?.at ?? null, ray: { from: plain(eye), way: plain(this.#ray.direction) } };
  }
}
