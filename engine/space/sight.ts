/** Line of sight between two bases: plan view with height filters (SP-LOS-01 to SP-LOS-06, AMB-13). */
import { blocker } from './line.ts';
import { elevation } from './measure.ts';
import { onTopOf, overlapsPart } from './overlap.ts';
import type { Point } from './point.ts';
import { nearBox } from './ring.ts';
import type { Base, Levels } from './shape.ts';
import { freeLine } from './sightline.ts';
import type { Terrain, TerrainPart } from './terrain.ts';

/** Whether one base sees another, with the free line, or the line between the centres and the index of the part that blocks it. */
export type Sight =
  | { readonly seen: true; readonly line: readonly [Point, Point] }
  | { readonly seen: false; readonly line: readonly [Point, Point]; readonly blocker: number; readonly rule: 'SP-LOS-04' };

const blocking = new WeakMap<Terrain, readonly TerrainPart[]>();

function blockedParts(terrain: Terrain): readonly TerrainPart[] {
  let parts = blocking.get(terrain);
  if (!parts) blocking.set(terrain, (parts = terrain.parts.filter(({ sight }) => sight === 'blocked')));
  return parts;
}

/**
 * Whether any part of `from` sees any part of `to`. Exact: if some straight line between the two discs avoids the inside of
 * all qualifying footprints it is found (see `freeLine`); lines may graze a footprint by 0.05 mm, and seams narrower than
 * 0.6 mm between footprints are closed. Bases that overlap in plan always see each other.
 */
export function sight(terrain: Terrain, from: Base, to: Base, levels: Levels): Sight {
  const parts = obstacles(terrain, from, to, levels);
  const direct: readonly [Point, Point] = [from.at, to.at];
  if (parts.length === 0) return { seen: true, line: direct };
  const dx = to.at.x - from.at.x;
  const dz = to.at.z - from.at.z;
  const long = Math.sqrt(dx * dx + dz * dz);
  if (long <= from.radius + to.radius) return { seen: true, line: direct };
  const crossed = blocker(parts, from.at.x, from.at.z, dx / long, dz / long, from.radius, long - to.radius);
  if (crossed < 0) return { seen: true, line: direct };
  const free = freeLine(parts, from, to);
  if (!free) return { seen: false, line: direct, blocker: crossed, rule: 'SP-LOS-04' };
  return { seen: true, line: [{ ...free[0], y: from.at.y }, { ...free[1], y: to.at.y }] };
}

/** The parts that may stand in the way: Blocked, near the corridor between the bases, higher than the viewer, not overlapped by it and, if the target is on terrain, higher than the target too (SP-LOS-02 to SP-LOS-04). */
function obstacles(terrain: Terrain, from: Base, to: Base, levels: Levels): readonly TerrainPart[] {
  const found: TerrainPart[] = [];
  let raised: boolean | null = null;
  for (const part of blockedParts(terrain)) {
    if (!inCorridor(part, from, to) || elevation(part.top, from.at.y, levels) !== 'higher') continue;
    if (elevation(part.top, to.at.y, levels) !== 'higher') {
      raised ??= isOnTerrain(terrain, to);
      if (raised) continue;
    }
    if (overlapsPart(part, from)) continue;
    found.push(part);
  }
  return found;
}

/** Whether a base stands on top of any terrain part. */
export const isOnTerrain = (terrain: Terrain, base: Base): boolean => terrain.parts.some((part) => nearBox(part.box, base.at.x, base.at.z, base.radius) && onTopOf(part, base));

/** Whether a part's box comes near the corridor between two bases. */
export function inCorridor({ box }: TerrainPart, { at: a, radius: ra }: Base, { at: b, radius: rb }: Base): boolean {
  const r = ra > rb ? ra : rb;
  if (a.x < b.x ? box.maxX < a.x - r || box.minX > b.x + r : box.maxX < b.x - r || box.minX > a.x + r) return false;
  if (a.z < b.z ? box.maxZ < a.z - r || box.minZ > b.z + r : box.maxZ < b.z - r || box.minZ > a.z + r) return false;
  const dx = b.x - a.x;
  const dz = b.z - a.z;
  const mx = (box.minX + box.maxX) / 2 - a.x;
  const mz = (box.minZ + box.maxZ) / 2 - a.z;
  const reach = (Math.abs(dx) * (box.maxZ - box.minZ) + Math.abs(dz) * (box.maxX - box.minX)) / 2;
  const off = Math.abs(dx * mz - dz * mx) - reach;
  return off <= 0 || off * off <= r * r * (dx * dx + dz * dz);
}
