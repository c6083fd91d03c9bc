/** What a straight way meets: drawn terrain, figures and the table itself. */
import { solidOf, type Posed } from './body.ts';
import { allHits, firstHit, pointOn, rayAlong, type Hit, type Meets } from './mesh.ts';
import type { Point } from './point.ts';
import { enterSolid, normalOf } from './solid.ts';
import type { Terrain } from './terrain.ts';

/** A body on a straight way, by its place in the list given. */
export interface BodyHit {
  readonly body: number;
  readonly at: Point;
  readonly normal: Point;
  /** From the beginning of the way, in mm. */
  readonly distance: number;
}

/** The first thing on a straight way; `mat` is the table itself. */
export type Met = ({ readonly kind: 'part' } & Hit) | ({ readonly kind: 'body' } & BodyHit) | { readonly kind: 'mat'; readonly at: Point };

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
export function firstMet(terrain: Terrain, from: Point, to: Point, bodies: readonly Posed[], meets: Meets = 'all'): Exclude<Met, { kind: 'mat' }> | null {
  const part = firstHit(terrain, from, to, meets);
  const body = bodiesHit(bodies, from, to)[0];
  if (body !== undefined && (part === null || body.distance < part.distance)) return { kind: 'body', ...body };
  return part === null ? null : { kind: 'part', ...part };
}

/** Ids of the features whose surfaces a straight way goes through, in the order it enters them (cover adds up: A38, A98). */
export function featuresCrossed(terrain: Terrain, from: Point, to: Point, meets: Meets = 'blocked'): string[] {
  return [...new Set(allHits(terrain, from, to, meets).map(({ part }) => terrain.parts[part]!.feature))];
}

/**
 * What a shot hits that misses whom it was aimed at: it flies on through `through` until it meets a part, a body or the
 * mat, or leaves the table (null). `bodies` are those it may hit: neither who shoots nor who is missed.
 */
export function firstHitOnMiss(terrain: Terrain, from: Point, through: Point, bodies: readonly Posed[], meets: Meets = 'all'): Met | null {
  const way = rayAlong(from, through);
  if (way === null) return null;
  const { dx, dy, dz } = way.ray;
  const { half } = terrain;
  const toEdge = (at: number, step: number, limit: number): number => (step > 0 ? (limit - at) / step : step < 0 ? (-limit - at) / step : Infinity);
  const toSide = Math.min(toEdge(from.x, dx, half.x), toEdge(from.z, dz, half.z));
  const toMat = dy < 0 ? -from.y / dy : Infinity;
  // Straight up there is nothing but what hangs over it.
  const end = pointOn(way.ray, Math.min(toSide, toMat, SKY));
  const met = firstMet(terrain, from, end, bodies, meets);
  if (met !== null) return met;
  return toMat <= toSide && toMat < SKY ? { kind: 'mat', at: { ...end, y: 0 } } : null;
}

/** Higher than anything on a table (mm). */
const SKY = 10_000;
