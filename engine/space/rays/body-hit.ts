/** What a straight way meets: drawn terrain and figures. */
import { solidOf, type Posed } from './body.ts';
import { firstHit, pointOn, rayAlong, type Hit, type Meets } from './mesh.ts';
import type { Point } from '../../shape/point.ts';
import { enterSolid, normalOf } from './solid.ts';
import type { Terrain } from '../terrain/terrain.ts';

/** A body on a straight way, by its place in the list given. */
export interface BodyHit {
  readonly body: number;
  readonly at: Point;
  readonly normal: Point;
  /** From the beginning of the way, in mm. */
  readonly distance: number;
}

/** The first thing on a straight way. */
export type Met = ({ readonly kind: 'part' } & Hit) | ({ readonly kind: 'body' } & BodyHit);

/** The bodies that the straight way from one place to another enters, in order. Who faces nowhere faces where the way begins. */
export function bodiesHit(bodies: readonly Posed[], from: Point, to: Point): BodyHit[] {
  const way = rayAlong(from, to);
  if (way === null) return [];
  const hits: BodyHit[] = [];
  for (const [body, posed] of bodies.entries()) {
    const solid = solidOf(posed, from);
    const distance = enterSolid(solid, way.ray);
    if (distance > way.long) continue;
    const at = pointOn(way.ray, distance);
    hits.push({ body, at, normal: normalOf(solid, at), distance });
  }
  return hits.sort((a, b) => a.distance - b.distance || a.body - b.body);
}

/** The first part or body that the straight way from one place to another meets, or null. */
export function firstMet(terrain: Terrain, from: Point, to: Point, bodies: readonly Posed[], meets: Meets = 'all'): Met | null {
  const part = firstHit(terrain, from, to, meets);
  const body = bodiesHit(bodies, from, to)[0];
  if (body !== undefined && (part === null || body.distance < part.distance)) return { kind: 'body', ...body };
  return part === null ? null : { kind: 'part', ...part };
}
