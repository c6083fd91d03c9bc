/** The rims of surfaces that carry a base together: the edges over which it may not hang (SP-MOVE-07, AMB-11). */
import { boxesOf, type Clearance, clearanceOf, isClear, isClearOf, nearestOf, nearestWithin } from '../plane/clearance.ts';
import { holds, nearBox } from '../plane/ring.ts';
import { SUPPORT_SEAM } from '../plane/scale.ts';
import { ShapeList, type Shapes } from '../plane/shapes.ts';
import type { Terrain, TerrainSurface } from '../terrain/terrain.ts';

/** Stretches that are looked at one by one before a map of the whole table is made: that takes as long as so many. */
const PATIENCE = 500_000;

interface Stretches {
  readonly shapes: Shapes;
  readonly boxes: Float64Array;
}

/**
 * Found surface by surface where somebody asks near it, and looked at one by one until that was often enough to be worth a map of the table: where every
 * piece stands at a height of its own there are hundreds of rims, most of them asked about a few times or never.
 */
export class Rim {
  readonly #half: Terrain['half'];
  readonly #surfaces: readonly TerrainSurface[];
  readonly #found: Stretches[] = [];
  #map: Clearance | null = null;
  #looked = 0;

  constructor(half: Terrain['half'], surfaces: readonly TerrainSurface[]) {
    [this.#half, this.#surfaces] = [half, surfaces];
  }

  /** Whether no rim comes nearer to a place than `radius` mm. */
  isClear(x: number, z: number, radius: number): boolean {
    if (this.#map !== null) return isClear(this.#map, x, z, radius);
    if (this.#looked > PATIENCE) return isClear(this.#mapped, x, z, radius);
    this.#looked += this.#surfaces.length;
    for (let i = 0; i < this.#surfaces.length; i++) {
      if (!nearBox(this.#surfaces[i]!.box, x, z, radius)) continue;
      const { shapes, boxes } = this.#of(i);
      this.#looked += shapes.owners.length;
      if (!isClearOf(shapes, boxes, x, z, radius)) return false;
    }
    return true;
  }

  /** How far the nearest rim is from a place (mm); `most` where none is nearer than that. */
  nearest(x: number, z: number, most: number): number {
    if (this.#map !== null) return nearestWithin(this.#map, x, z, most);
    let least = most;
    for (let i = 0; i < this.#surfaces.length; i++) {
      if (!nearBox(this.#surfaces[i]!.box, x, z, least)) continue;
      const { shapes, boxes } = this.#of(i);
      least = nearestOf(shapes, boxes, x, z, least);
    }
    return least;
  }

  #of(surface: number): Stretches {
    let found = this.#found[surface];
    if (found === undefined) {
      const list = new ShapeList();
      addStretches(list, this.#surfaces, this.#surfaces[surface]!);
      const shapes = list.shapes();
      this.#found[surface] = found = { shapes, boxes: boxesOf(shapes) };
    }
    return found;
  }

  get #mapped(): Clearance {
    const list = new ShapeList();
    for (const surface of this.#surfaces) addStretches(list, this.#surfaces, surface);
    return (this.#map = clearanceOf(this.#half, list.shapes()));
  }
}

/** Whether a place lies on a surface. */
export function onAny(surfaces: readonly TerrainSurface[], x: number, z: number): boolean {
  for (const { box, edges } of surfaces) if (nearBox(box, x, z, 0) && holds(edges, x, z)) return true;
  return false;
}

/** A hair's breadth, mm: to look to either side of an edge. */
const HAIR = 0.02;
/** The lines beside an edge at which it is cut, mm. */
const SIDES = [-SUPPORT_SEAM, -HAIR, HAIR, SUPPORT_SEAM] as const;

/** Surfaces whose boxes come within 2 mm of a rectangle. */
function boxedNear(surfaces: readonly TerrainSurface[], minX: number, minZ: number, maxX: number, maxZ: number): readonly TerrainSurface[] {
  const found: TerrainSurface[] = [];
  for (let i = 0; i < surfaces.length; i++) {
    const { box } = surfaces[i]!;
    if (maxX + 2 >= box.minX && minX - 2 <= box.maxX && maxZ + 2 >= box.minZ && minZ - 2 <= box.maxZ) found.push(surfaces[i]!);
  }
  return found;
}

/** Adds the stretches of a surface's edges beyond which none of some surfaces goes on. */
function addStretches(list: ShapeList, surfaces: readonly TerrainSurface[], { edges, part, box }: TerrainSurface): void {
  const around = boxedNear(surfaces, box.minX, box.minZ, box.maxX, box.maxZ);
  for (let i = 0; i < edges.length; i += 4) {
    const [x0, z0, x1, z1] = [edges[i]!, edges[i + 1]!, edges[i + 2]!, edges[i + 3]!];
    const [dx, dz] = [x1 - x0, z1 - z0];
    const long = Math.sqrt(dx * dx + dz * dz);
    if (long < 1e-6) continue;
    const near = boxedNear(around, Math.min(x0, x1), Math.min(z0, z1), Math.max(x0, x1), Math.max(z0, z1));
    const cuts = cutsOf(near, x0, z0, dx, dz, long);
    for (let k = 0; k + 1 < cuts.length; k++) {
      const [from, to] = [cuts[k]!, cuts[k + 1]!];
      if ((to - from) * long < HAIR) continue;
      const t = (from + to) / 2;
      const [mx, mz] = [x0 + dx * t, z0 + dz * t];
      const goesOn = (nx: number, nz: number): boolean => [HAIR, SUPPORT_SEAM].some((by) => onAny(near, mx + nx * by, mz + nz * by));
      if (goesOn(-dz / long, dx / long) && goesOn(dz / long, -dx / long)) continue;
      list.add([x0 + dx * from, z0 + dz * from, x0 + dx * to, z0 + dz * to], 4, part);
    }
  }
}

/**
 * Where an edge must be cut so that each piece is rim or not as a whole: where others cross it, or the lines beside it at the
 * width of a seam, and at their corners close to it. Shares from 0 to 1, rising.
 */
function cutsOf(surfaces: readonly TerrainSurface[], x0: number, z0: number, dx: number, dz: number, long: number): readonly number[] {
  const cuts = [0, 1];
  const add = (t: number): void => void (t > 0 && t < 1 && cuts.push(t));
  for (const { edges } of surfaces) {
    for (let i = 0; i < edges.length; i += 4) {
      // The corners of another edge: mm beside this one, shares along it.
      const ax = edges[i]! - x0;
      const az = edges[i + 1]! - z0;
      const bx = edges[i + 2]! - x0;
      const bz = edges[i + 3]! - z0;
      const sa = (dx * az - dz * ax) / long;
      const sb = (dx * bz - dz * bx) / long;
      if ((sa > 2 && sb > 2) || (sa < -2 && sb < -2)) continue;
      const ta = (dx * ax + dz * az) / (long * long);
      const tb = (dx * bx + dz * bz) / (long * long);
      if ((ta < 0 && tb < 0) || (ta > 1 && tb > 1)) continue;
      if (Math.abs(sa) <= 2 * SUPPORT_SEAM) add(ta);
      for (let k = 0; k < SIDES.length; k++) {
        const side = SIDES[k]!;
        if (sa > side !== sb > side) add(ta + ((sa - side) / (sa - sb)) * (tb - ta));
      }
    }
  }
  return cuts.sort((a, b) => a - b);
}
