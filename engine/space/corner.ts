/** What the search for a free line needs to know of an outline: its outward corners, and long straights within it. */
import { type Edges, holds } from './ring.ts';
import type { TerrainPart } from './terrain.ts';

/** Six numbers a corner: x, z of the corner, of the one before it and of the one after it. Inward corners are left away: no line can lean on one. */
export type Corners = Float64Array;

const cornersKnown = new WeakMap<TerrainPart, Corners>();
const chordsKnown = new WeakMap<TerrainPart, Float64Array>();

/** The outward corners of a part's footprint (holes: seen from inside the matter). */
export function cornersOf(part: TerrainPart): Corners {
  let corners = cornersKnown.get(part);
  if (!corners) cornersKnown.set(part, (corners = findCorners(part)));
  return corners;
}

function findCorners({ footprint }: TerrainPart): Corners {
  const found: number[] = [];
  for (const ring of footprint) {
    ring.forEach(([x, z], i) => {
      const [px, pz] = ring[(i + ring.length - 1) % ring.length]!;
      const [nx, nz] = ring[(i + 1) % ring.length]!;
      if ((x - px) * (nz - z) - (z - pz) * (nx - x) >= 0) found.push(x, z, px, pz, nx, nz);
    });
  }
  return Float64Array.from(found);
}

const KEPT = 8;
const TRIED = 28;

/** Long stretches that lie wholly inside a part's footprint, x0, z0, x1, z1 each: whatever they cut off is hidden. */
export function chordsOf(part: TerrainPart): Float64Array {
  let chords = chordsKnown.get(part);
  if (!chords) chordsKnown.set(part, (chords = findChords(part)));
  return chords;
}

function findChords({ footprint, edges }: TerrainPart): Float64Array {
  const ends: (readonly [number, number])[] = [];
  for (const ring of footprint) {
    const every = Math.max(1, Math.floor(ring.length / TRIED));
    for (let i = 0; i < ring.length; i += every) ends.push(ring[i]!);
  }
  const found: { squared: number; chord: readonly [number, number, number, number] }[] = [];
  for (let i = 0; i < ends.length; i++) {
    for (let j = i + 1; j < ends.length; j++) {
      const [[x0, z0], [x1, z1]] = [ends[i]!, ends[j]!];
      const squared = (x1 - x0) * (x1 - x0) + (z1 - z0) * (z1 - z0);
      if (squared > 100 && runsInside(edges, x0, z0, x1, z1)) found.push({ squared, chord: [x0, z0, x1, z1] });
    }
  }
  found.sort((a, b) => b.squared - a.squared);
  const kept: (readonly [number, number, number, number])[] = [];
  for (const { chord } of found) {
    if (kept.length === KEPT) break;
    if (!kept.some((other) => alike(chord, other))) kept.push(chord);
  }
  return Float64Array.from(kept.flat());
}

/** Whether a stretch between two border places crosses no edge and lies inside; its ends are drawn in a little. */
function runsInside(edges: Edges, x0: number, z0: number, x1: number, z1: number): boolean {
  const inward = 0.001;
  const [ax, az] = [x0 + (x1 - x0) * inward, z0 + (z1 - z0) * inward];
  const [dx, dz] = [(x1 - x0) * (1 - 2 * inward), (z1 - z0) * (1 - 2 * inward)];
  for (let i = 0; i < edges.length; i += 4) {
    const sa = dx * (edges[i + 1]! - az) - dz * (edges[i]! - ax);
    const sb = dx * (edges[i + 3]! - az) - dz * (edges[i + 2]! - ax);
    if (sa > 0 === sb > 0) continue;
    const t = sa / (sa - sb);
    const [cx, cz] = [edges[i]! + (edges[i + 2]! - edges[i]!) * t, edges[i + 1]! + (edges[i + 3]! - edges[i + 1]!) * t];
    const along = dx * (cx - ax) + dz * (cz - az);
    if (along >= 0 && along <= dx * dx + dz * dz) return false;
  }
  return [0.03, 0.5, 0.97].every((t) => holds(edges, ax + dx * t, az + dz * t));
}

/** Whether two stretches end so close to each other that one of them is enough. */
function alike(a: readonly [number, number, number, number], b: readonly [number, number, number, number]): boolean {
  const near = (i: number, j: number): boolean => (a[i]! - b[j]!) * (a[i]! - b[j]!) + (a[i + 1]! - b[j + 1]!) * (a[i + 1]! - b[j + 1]!) < 64;
  return (near(0, 0) && near(2, 2)) || (near(0, 2) && near(2, 0));
}
