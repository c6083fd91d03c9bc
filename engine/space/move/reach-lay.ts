/** Which bars of a hinged tool lie free that is laid from one place (SP-TOOL-06): the closed forms for one direction of the first bar. */
import type { Plan } from '../../shape/point.ts';
import { squaredToStretch } from '../plane/ring.ts';
import { type Arcs, freeDirections, push } from './tool-arcs.ts';
import { edgeInBar, type Hindrance, startsInside } from './tool.ts';

/** The edges that a tool may meet whose first bar turns through some directions only: a stretch of `Laying`'s list, by edge numbers. */
export interface Sector {
  readonly start: number;
  /** Up to here those near the first bar. */
  readonly first: number;
  /** Up to here those near the hinge, wherever the second bar turns. */
  readonly end: number;
}

/** Room for rounding (mm). */
const ASIDE = 1e-3;

/** Whether an edge faces away from all places within `sway` mm of the origin: a second bar is stopped by others before it comes to such a one. */
function facesAway(px: number, pz: number, qx: number, qz: number, sway: number): boolean {
  const cross = px * qz - pz * qx;
  return cross > 0 && cross * cross > sway * sway * ((qx - px) * (qx - px) + (qz - pz) * (qz - pz));
}

/** A place the tool is laid from, `elbow` mm away from its hinge. Directions are unit vectors in plan. */
export class Laying {
  readonly #at: Plan;
  readonly #radius: number;
  readonly #bar: number;
  readonly #hindering: Hindrance;
  /** The edges of all sectors, one after another. */
  #near: Float64Array;
  #used = 0;
  readonly elbow: number;

  /** `bar` is the length of one bar, `radius` that of the base (mm); `room` takes the edges. */
  constructor(at: Plan, radius: number, bar: number, hindering: Hindrance, room: Float64Array) {
    this.#near = room;
    this.#at = at;
    this.#radius = radius;
    this.#bar = bar;
    this.#hindering = hindering;
    this.elbow = radius + bar;
  }

  get room(): Float64Array {
    return this.#near;
  }

  /** The edges that matter while no point of the first bar moves more than `sway` mm from where it lies in a direction. */
  sector(ux: number, uz: number, sway: number): Sector {
    const { edges, half } = this.#hindering;
    const { x, z } = this.#at;
    const [bx, bz] = [x + ux * this.elbow, z + uz * this.elbow];
    const reach = Math.sqrt(this.#bar * this.#bar + half * half) + sway;
    this.#makeRoom(edges.length);
    const start = this.#used;
    let first = start;
    for (let i = 0; i < edges.length; i += 4) {
      const x0 = edges[i]!;
      const z0 = edges[i + 1]!;
      const x1 = edges[i + 2]!;
      const z1 = edges[i + 3]!;
      if (
        (x0 < bx - reach && x1 < bx - reach) ||
        (x0 > bx + reach && x1 > bx + reach) ||
        (z0 < bz - reach && z1 < bz - reach) ||
        (z0 > bz + reach && z1 > bz + reach)
      )
        continue;
      if (squaredToStretch(bx, bz, x0, z0, x1, z1) >= reach * reach) continue;
      const near = this.#near;
      near[this.#used] = x0;
      near[this.#used + 1] = z0;
      near[this.#used + 2] = x1;
      near[this.#used + 3] = z1;
      // Edges near the first bar come first: such a one changes places with the first of the others.
      if (edgeInBar(near, x, z, ux, uz, this.#radius - sway, this.elbow + sway, half + sway, this.#used / 4, this.#used / 4 + 1) >= 0) {
        near.copyWithin(this.#used, first, first + 4);
        near[first] = x0;
        near[first + 1] = z0;
        near[first + 2] = x1;
        near[first + 3] = z1;
        first += 4;
      } else if (facesAway(x0 - bx, z0 - bz, x1 - bx, z1 - bz, sway + ASIDE)) continue;
      this.#used += 4;
    }
    return { start: start / 4, first: first / 4, end: this.#used / 4 };
  }

  #makeRoom(more: number): void {
    if (this.#used + more <= this.#near.length) return;
    const larger = new Float64Array(2 * (this.#used + more));
    larger.set(this.#near);
    this.#near = larger;
  }

  /** Whether the first bar lies free when shrunk by `spare` mm; a bar shrunk to nothing does. */
  firstFree({ start, first }: Sector, ux: number, uz: number, spare: number): boolean {
    const side = this.#hindering.half - spare;
    if (side <= 0) return true;
    const { x, z } = this.#at;
    const low = this.#radius + spare;
    return edgeInBar(this.#near, x, z, ux, uz, low, this.elbow, side, start, first) < 0 && !startsInside(this.#hindering, x + ux * low, z + uz * low);
  }

  /**
   * Appends the pseudo-angles between two in which the second bar and the hinge, shrunk by `spare` mm, lie free; gives how many intervals. The two are no
   * more than a quarter turn from unit vectors within `spread` of that of the first bar.
   */
  secondFree(into: Arcs, { start, end }: Sector, ux: number, uz: number, spare: number, from: number, to: number, spread: number): number {
    const side = this.#hindering.half - spare;
    if (side > 0 && end > start)
      return freeDirections(
        into,
        this.#near,
        4 * start,
        4 * end,
        this.#at.x + ux * this.elbow,
        this.#at.z + uz * this.elbow,
        this.#bar - spare,
        side,
        from,
        to,
        ux,
        uz,
        side + this.#bar * spread + ASIDE,
      );
    push(into, from, to);
    return 1;
  }
}
