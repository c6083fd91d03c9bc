/** Footprints and surfaces against the drawn triangles they come from, piece by piece. */
import type { PartModel, PieceModel } from '../../space/terrain/piece.ts';
import type { Ring } from '../../space/plane/ring.ts';
import { distanceToTriangle, isOnEdge, squaredToSegment } from './flat.ts';
import { AGREES, type Verdict } from './verdict.ts';

/** One part's outline and how far in mm it is from the mesh. */
interface OutlineCheck {
  readonly name: string;
  readonly verdict: Verdict;
}

/** Every part's footprint: no place of an outline is off the mesh seen from above, and no corner of the mesh is off the footprint. */
export function checkOutlines(piece: PieceModel): readonly OutlineCheck[] {
  return piece.parts.map((part) => ({ name: `${piece.name}/${part.part}`, verdict: checkFootprint(part) }));
}

function checkFootprint({ positions, index, footprint }: PartModel): Verdict {
  const corners = new Float64Array(3 * index.length);
  index.forEach((n, i) => corners.set([positions[3 * n]!, positions[3 * n + 1]!, positions[3 * n + 2]!], 3 * i));
  let worst = AGREES;
  const note = (mm: number, what: string, x: number, z: number): void => {
    if (mm > worst.mm) worst = { mm, what: `${what} by ${mm.toFixed(3)} mm at (${x.toFixed(1)}, ${z.toFixed(1)}) of the piece` };
  };
  for (const ring of footprint) for (const [x, z] of along(ring)) {
    let nearest = Infinity;
    for (let o = 0; o < corners.length && nearest > worst.mm; o += 9) {
      const away = Math.max(Math.min(corners[o]!, corners[o + 3]!, corners[o + 6]!) - x, x - Math.max(corners[o]!, corners[o + 3]!, corners[o + 6]!));
      if (away < nearest) nearest = Math.min(nearest, distanceToTriangle(corners, o, x, z));
    }
    note(nearest, 'the footprint stands out', x, z);
  }
  for (let o = 0; o < corners.length; o += 9) {
    // Painted plates stand upright a hair off their walls: seen on edge they cover nothing.
    if (isOnEdge(corners, o)) continue;
    for (const k of [o, o + 3, o + 6]) {
      const [x, z] = [corners[k]!, corners[k + 2]!];
      if (!isInside(footprint, x, z)) note(Math.sqrt(Math.min(...footprint.map((ring) => squaredToRing(ring, x, z)))), 'the mesh stands out', x, z);
    }
  }
  return worst;
}

/** Places along an outline, no more than 1 mm apart. */
function* along(ring: Ring): Generator<readonly [number, number]> {
  for (const [i, [x0, z0]] of ring.entries()) {
    const [x1, z1] = ring[(i + 1) % ring.length]!;
    const steps = Math.max(1, Math.ceil(Math.hypot(x1 - x0, z1 - z0)));
    for (let k = 0; k < steps; k++) yield [x0 + ((x1 - x0) * k) / steps, z0 + ((z1 - z0) * k) / steps];
  }
}

function isInside(rings: readonly Ring[], x: number, z: number): boolean {
  let inside = false;
  for (const ring of rings) {
    ring.forEach(([x0, z0], i) => {
      const [x1, z1] = ring[(i + 1) % ring.length]!;
      if (z0 > z !== z1 > z && x < x0 + ((z - z0) / (z1 - z0)) * (x1 - x0)) inside = !inside;
    });
  }
  return inside;
}

const squaredToRing = (ring: Ring, x: number, z: number): number =>
  Math.min(...ring.map(([x0, z0], i) => squaredToSegment(x, z, x0, z0, ring[(i + 1) % ring.length]![0], ring[(i + 1) % ring.length]![1])));
