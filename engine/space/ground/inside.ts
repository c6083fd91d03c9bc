/** Which places lie inside closed meshes: free of triangles, and yet no place to stand (SP-MOVE-06). */
import { CELL, type Clearance } from '../plane/clearance.ts';
import { holds } from '../plane/ring.ts';
import type { Terrain, TerrainPart } from '../terrain/terrain.ts';

/** Passages narrower than this many half millimetres on each side do not join inside and outside. */
const NARROW = 16;

/** Whether a cell of a distance map (`far` of it) is wide enough to be in a region. */
export const isWide = (far: number): boolean => far >= NARROW;

/**
 * For each cell of a map of the matter between two heights: 1 + index of the part whose closed mesh it lies inside, else 0;
 * null when there is no such cell. Free cells are joined into regions, and one place of each region is tested: no matter
 * lies between its places, so all give one answer. `holder` names the part whose closed mesh holds a place.
 */
export function insideOf({ far, half, columns }: Clearance, holder: (x: number, z: number) => TerrainPart | undefined): Uint16Array | null {
  const seen = new Uint8Array(far.length);
  const inside = new Uint16Array(far.length);
  const region = new Int32Array(far.length);
  let any = false;
  for (let start = 0; start < far.length; start++) {
    if (seen[start]! > 0 || far[start]! < NARROW) continue;
    let count = 1;
    let deepest = start;
    region[0] = start;
    seen[start] = 1;
    for (let done = 0; done < count; done++) {
      const cell = region[done]!;
      if (far[cell]! > far[deepest]!) deepest = cell;
      const column = cell % columns;
      for (let side = 0; side < 4; side++) {
        if ((side === 0 && column === 0) || (side === 1 && column === columns - 1)) continue;
        const next = cell + (side === 0 ? -1 : side === 1 ? 1 : side === 2 ? -columns : columns);
        if (next < 0 || next >= far.length || seen[next]! > 0 || far[next]! < NARROW) continue;
        seen[next] = 1;
        region[count++] = next;
      }
    }
    const part = holder(((deepest % columns) + 0.5) * CELL - half.x, (Math.floor(deepest / columns) + 0.5) * CELL - half.z);
    if (!part) continue;
    any = true;
    for (let i = 0; i < count; i++) inside[region[i]!] = part.index + 1;
  }
  return any ? inside : null;
}

/** The part whose closed mesh holds a place. */
export const holderOf = ({ parts }: Pick<Terrain, 'parts'>, x: number, y: number, z: number): TerrainPart | undefined =>
  parts.find((part) => part.bottom <= y && part.top >= y && holds(part.edges, x, z) && inMesh(part, x, y, z));

/**
 * Whether a place lies inside a part's mesh. Rays go up and to the four sides; a closed mesh is left once more often than
 * entered. Three of five must agree, so that meshes without an underside count as closed and single plates do not.
 */
function inMesh({ positions, triangles }: TerrainPart, px: number, py: number, pz: number): boolean {
  // A hair's breadth off the place, so that no ray runs along an edge of a whole number of tenths.
  place[0] = px + 0.0137;
  place[1] = py + 0.0171;
  place[2] = pz + 0.0193;
  votes.fill(0);
  for (let t = 0; t < triangles.length; t += 3) {
    for (let axis = 0; axis < 3; axis++) {
      const hit = crossing(positions, triangles[t]! * 3, triangles[t + 1]! * 3, triangles[t + 2]! * 3, axis);
      if (hit === 0) continue;
      const sign = hit > 0 ? 1 : -1;
      if (hit === sign) votes[axis]! += sign;
      else votes[axis + 3]! -= sign;
    }
  }
  // The ray straight down does not count.
  return [0, 1, 2, 3, 5].filter((ray) => votes[ray]! > 0).length >= 3;
}

const place = new Float64Array(3);
/** Times a mesh is left minus times it is entered: along x, y, z and against them. */
const votes = new Int32Array(6);

/** How the line through `place` along an axis crosses a triangle: ±1 beyond the place, ±2 before it, 0 not; positive when its front faces along the axis. */
function crossing(positions: Float32Array, a: number, b: number, c: number, axis: number): number {
  const u = (axis + 1) % 3;
  const v = (axis + 2) % 3;
  const pu = place[u]!;
  const pv = place[v]!;
  const au = positions[a + u]! - pu;
  const bu = positions[b + u]! - pu;
  const cu = positions[c + u]! - pu;
  if ((au > 0 && bu > 0 && cu > 0) || (au < 0 && bu < 0 && cu < 0)) return 0;
  const av = positions[a + v]! - pv;
  const bv = positions[b + v]! - pv;
  const cv = positions[c + v]! - pv;
  const wa = bu * cv - cu * bv;
  const wb = cu * av - au * cv;
  const wc = au * bv - bu * av;
  if ((wa < 0 || wb < 0 || wc < 0) && (wa > 0 || wb > 0 || wc > 0)) return 0;
  const area = wa + wb + wc;
  if (area === 0) return 0;
  const at = (wa * positions[a + axis]! + wb * positions[b + axis]! + wc * positions[c + axis]!) / area;
  const beyond = at > place[axis]! ? 1 : 2;
  return area > 0 ? beyond : -beyond;
}
