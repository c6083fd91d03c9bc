/** Which parts a base stands on or in, read from the drawn triangles (SP-OVER-01, SP-LOS-02, SP-LOS-03). */
import type { Base, Levels } from '../../shape/shape.ts';
import { aroundDisc, type Drawn } from './drawn.ts';
import { distanceToTriangle } from './flat.ts';

/** Surely, surely not, or too near a border to say. */
export type Likely = 'yes' | 'no' | 'unsure';

/** Heights this close count as one place to stand (AMB-11), and a base must reach this deep into a part to overlap it (mm). */
const FLUSH = 3;
const TOUCH = 0.1;
/** What the reference leaves open around every border (mm). */
const LEEWAY = 0.2;

const both = (a: Likely, b: Likely): Likely => (a === 'no' || b === 'no' ? 'no' : a === 'yes' && b === 'yes' ? 'yes' : 'unsure');
const either = (a: Likely, b: Likely): Likely => (a === 'yes' || b === 'yes' ? 'yes' : a === 'no' && b === 'no' ? 'no' : 'unsure');
/** Whether a value is surely below a limit. */
const below = (value: number, limit: number): Likely => (value < limit - LEEWAY ? 'yes' : value > limit + LEEWAY ? 'no' : 'unsure');

/** How one height stands to another (SP-ELEV-05): whether it is higher. */
export function higher(height: number, than: number, { step, equalIsSame }: Levels): Likely {
  const limit = equalIsSame ? step + TOUCH : step - TOUCH;
  const over = height - than - limit;
  return over > 0.05 ? 'yes' : over < -0.05 ? 'no' : 'unsure';
}

/** What the drawn triangles near a base say about every part there. */
interface Footing {
  /** Parts that the base rests on. */
  readonly on: ReadonlyMap<number, Likely>;
  /** Parts that the base rests on or stands in. */
  readonly overlapped: ReadonlyMap<number, Likely>;
}

/** Which parts a base rests on, and which it overlaps. */
export function footing(drawn: Drawn, { at, radius }: Base): Footing {
  const whole = new Map<number, number>();
  const level = new Map<number, number>();
  const near = aroundDisc(drawn, 'all', at.x, at.z, radius + 1, () => true);
  for (const i of near) {
    const part = drawn.owners[i]!;
    const distance = distanceToTriangle(drawn.corners, 9 * i, at.x, at.z);
    if (drawn.counts[i] === 1) whole.set(part, Math.min(whole.get(part) ?? Infinity, distance));
    const isFloor = drawn.ups[i]! > 0.99 && Math.abs(drawn.corners[9 * i + 1]! - at.y) <= FLUSH + LEEWAY;
    if (isFloor) level.set(part, Math.min(level.get(part) ?? Infinity, distance));
  }
  const on = new Map<number, Likely>();
  const overlapped = new Map<number, Likely>();
  for (const [part, distance] of whole) {
    const touches = below(distance, radius - TOUCH);
    const atTop = below(Math.abs(drawn.tops[part]! - at.y), FLUSH);
    const floor = level.get(part);
    // Not every upward face is a place to stand: only its modeller knows.
    const isMarked = drawn.terrain.parts[part]!.surfaces.length > 0;
    const onFloor = floor === undefined ? 'no' : below(floor, radius - TOUCH) === 'yes' && isMarked ? 'yes' : below(floor, radius - TOUCH) === 'no' ? 'no' : 'unsure';
    const rests = either(both(touches, atTop), onFloor);
    const inside = both(touches, both(below(drawn.bottoms[part]!, at.y + FLUSH), below(-drawn.tops[part]!, -at.y - FLUSH)));
    on.set(part, rests);
    overlapped.set(part, either(rests, inside));
  }
  return { on, overlapped };
}
