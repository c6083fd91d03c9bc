import type { Point } from '../shape/point.ts';
import type { Body } from '../shape/shape.ts';
import type { Hidden } from '../space/rays/ray.ts';

/** How a target looks from a point past those that stand near the line. */
export interface Seen {
  readonly hidden: Hidden;
  /** Others on the line to the middle, by their place among those near it, nearest first. */
  readonly crossed: readonly number[];
  /** The feature that the line meets before all of them, or null. */
  readonly feature: string | null;
}

/** What was seen between places, remembered: scenery never changes. */
export interface Sights {
  readonly seen: Map<string, Seen>;
  /** Whether some of a target is seen, where nothing more was asked and nobody stands near the line. */
  readonly glimpsed: Glimpses;
}

export const openSights = (): Sights => ({ seen: new Map(), glimpsed: new Glimpses() });

/** Looks kept; a power of two. */
const KEPT = 2048;
/** Numbers that tell one look from another: the eye, the place looked at, and the size of who stands there. */
const KEY = 8;

/** Whether some of a target is seen from an eye, as looked at last; a later look takes the room of an earlier one. */
class Glimpses {
  #keys: Float64Array | null = null;
  readonly #seen = new Uint8Array(KEPT);

  /** What is known of a look, or what `look` finds. */
  of(eye: Point, { at, radius, height }: Body, look: () => boolean): boolean {
    this.#keys ??= new Float64Array(KEPT * KEY).fill(NaN);
    const keys = this.#keys;
    const slot = slotOf(eye, at);
    const k = slot * KEY;
    const isKnown = keys[k] === eye.x && keys[k + 1] === eye.y && keys[k + 2] === eye.z && keys[k + 3] === at.x && keys[k + 4] === at.y && keys[k + 5] === at.z
      && keys[k + 6] === radius && keys[k + 7] === height;
    if (isKnown) return this.#seen[slot] === 1;
    const seen = look();
    keys[k] = eye.x;
    keys[k + 1] = eye.y;
    keys[k + 2] = eye.z;
    keys[k + 3] = at.x;
    keys[k + 4] = at.y;
    keys[k + 5] = at.z;
    keys[k + 6] = radius;
    keys[k + 7] = height;
    this.#seen[slot] = seen ? 1 : 0;
    return seen;
  }
}

/** Where a look is kept: the places in tenths of a millimetre, mixed. */
function slotOf(eye: Point, at: Point): number {
  let mixed = 0;
  for (const place of [eye.x, eye.y, eye.z, at.x, at.y, at.z]) mixed = Math.imul(mixed ^ Math.round(place * 10), 0x9e3779b1) ^ (mixed >>> 15);
  return (mixed ^ (mixed >>> 13)) & (KEPT - 1);
}
