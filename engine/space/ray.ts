/** Sight in true three dimensions, for Wartime: how much of a body is hidden behind drawn terrain. */
import { firstHit } from './mesh.ts';
import { planDistance, type Point } from './point.ts';
import type { Body } from './shape.ts';
import type { Terrain } from './terrain.ts';

export { firstHit } from './mesh.ts';

/** What an eye does not see of a body. */
export interface Hidden {
  /** From 0 (all of it is seen) to 1 (nothing is). */
  readonly share: number;
  /** Indices of the parts that hide something, the one that hides most first. */
  readonly blockers: readonly number[];
}

/** Rays end this many mm before the body, so that what it stands on or leans against does not hide it. */
const SHORT = 0.5;

/**
 * The hidden share of a body seen from an eye, by rays to `samples` × `samples` places on the facing half of the cylinder
 * that stands on its base. Only parts with sight 'blocked' hide; other figures do not.
 */
export function hiddenShare(terrain: Terrain, eye: Point, body: Body, samples = 7): Hidden {
  const counts = new Map<number, number>();
  let hidden = 0;
  for (const place of facing(eye, body, samples)) {
    const hit = firstHit(terrain, eye, shortened(eye, place), 'blocked');
    if (!hit) continue;
    hidden++;
    counts.set(hit.part, (counts.get(hit.part) ?? 0) + 1);
  }
  const blockers = [...counts].sort(([a, m], [b, n]) => n - m || a - b).map(([part]) => part);
  return { share: hidden / (samples * samples), blockers };
}

/** Places on the half of a body's cylinder that faces the eye: evenly across its width and height. */
function* facing(eye: Point, { at, radius, height }: Body, samples: number): Generator<Point> {
  const distance = planDistance(eye, at);
  const [fx, fz] = distance > 0 ? [(eye.x - at.x) / distance, (eye.z - at.z) / distance] : [1, 0];
  for (let i = 0; i < samples; i++) {
    const across = (((i + 0.5) / samples) * 2 - 1) * radius;
    const toward = Math.sqrt(radius * radius - across * across);
    for (let j = 0; j < samples; j++) {
      yield { x: at.x + fx * toward - fz * across, y: at.y + ((j + 0.5) / samples) * height, z: at.z + fz * toward + fx * across };
    }
  }
}

function shortened(from: Point, to: Point): Point {
  const [dx, dy, dz] = [to.x - from.x, to.y - from.y, to.z - from.z];
  const long = Math.sqrt(dx * dx + dy * dy + dz * dz);
  const share = long > SHORT ? (long - SHORT) / long : 0;
  return { x: from.x + dx * share, y: from.y + dy * share, z: from.z + dz * share };
}
