import { BufferAttribute, BufferGeometry } from 'three';
import type { Point } from '../../engine/shape/point.ts';
import type { Footing, Spot } from '../match/hints.ts';
import { middleOf } from '../tools/spots.ts';

/** Height above the ground (mm): above the sheets of the reach field. */
const LIFT = 1.2;
/** How far the corners are drawn in towards the middle, so that neighbours are told apart. */
const DRAWN_IN = 0.07;
/** Half the width of the line along a way (mm). */
const HALF_WIDTH = 2.2;

/**
 * All spots as one geometry: a fan of triangles for each around its middle, at the height of the ground there. `edge` is 0 in
 * the middle and 1 on the outline, `lit` is how brightly a spot shines (`brightness`, by its number).
 */
export function spotGeometry(spots: readonly Spot[], groundAt: (at: Footing) => number): BufferGeometry {
  const position: number[] = [];
  const edge: number[] = [];
  const number: number[] = [];
  for (const [i, spot] of spots.entries()) {
    const middle = middleOf(spot);
    const y = groundAt(middle) + LIFT;
    const ring = spot.corners.map(({ x, z }) => ({ x: x + (middle.x - x) * DRAWN_IN, z: z + (middle.z - z) * DRAWN_IN }));
    for (const [k, a] of ring.entries()) {
      const b = ring[(k + 1) % ring.length]!;
      position.push(middle.x, y, middle.z, b.x, y, b.z, a.x, y, a.z);
      edge.push(0, 1, 1);
      number.push(i, i, i);
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(position), 3));
  geometry.setAttribute('edge', new BufferAttribute(new Float32Array(edge), 1));
  geometry.setAttribute('lit', new BufferAttribute(new Float32Array(number.length), 1));
  geometry.userData['spotOf'] = number;
  return geometry;
}

/** Lets spots shine: `brightness` from 0 to 1 by a spot's number. */
export function lightSpots(geometry: BufferGeometry, brightness: (spot: number) => number): void {
  const lit = geometry.getAttribute('lit') as BufferAttribute;
  for (const [i, spot] of (geometry.userData['spotOf'] as readonly number[]).entries()) lit.setX(i, brightness(spot));
  lit.needsUpdate = true;
}

/** A flat line through the middles of a way, each stretch at the height of the ground at its ends. */
export function wayGeometry(way: readonly Footing[], groundAt: (at: Footing) => number): BufferGeometry {
  const position: number[] = [];
  for (const [i, a] of way.entries()) {
    const b = way[i + 1];
    if (b !== undefined) addBar(position, { ...a, y: groundAt(a) + 2 * LIFT }, { ...b, y: groundAt(b) + 2 * LIFT });
  }
  return placed(position);
}

/** Height of the mark of a strike above the ground (mm). */
const OVER = 9;

/** A point over the middle of every stretch of a way on which somebody may strike: above the edge between both areas. */
export function strikesGeometry({ way = [], strikes = [] }: Pick<Spot, 'way' | 'strikes'>, groundAt: (at: Footing) => number): BufferGeometry {
  return placed(strikes.flatMap(({ from }) => {
    const [a, b] = [way[from]!, way[from + 1]!];
    return [(a.x + b.x) / 2, Math.max(groundAt(a), groundAt(b)) + OVER, (a.z + b.z) / 2];
  }));
}

/** Adds a flat bar from one place to another; nothing where both are one. */
function addBar(position: number[], a: Point, b: Point): void {
  const far = Math.hypot(b.x - a.x, b.z - a.z);
  if (far < 1e-6) return;
  const [sx, sz] = [(-(b.z - a.z) / far) * HALF_WIDTH, ((b.x - a.x) / far) * HALF_WIDTH];
  const corners = [[a.x + sx, a.y, a.z + sz], [b.x + sx, b.y, b.z + sz], [b.x - sx, b.y, b.z - sz], [a.x - sx, a.y, a.z - sz]] as const;
  for (const k of [0, 1, 2, 0, 2, 3] as const) position.push(...corners[k]);
}

function placed(position: readonly number[]): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(position), 3));
  return geometry;
}
