/**
 * The plan footprint of a mesh: the union of its triangles seen from above, as outlines that are nowhere more than 0.1 mm off.
 * Slits of a tenth of a millimetre and holes of less than 20 mm² are closed: no figure and no line of sight has its way through them.
 */
import type { Ring } from '../plane/ring.ts';
import { area, Corners, inMm, simplify } from './outline.ts';
import { type Fine, Raster, rectangleOf } from './raster.ts';

/** Holes smaller than this many square tenths of a millimetre (20 mm²) are closed. */
const SMALLEST_HOLE = 2000;
/** Matter of less than half a square millimetre that stands alone is left away. */
const SMALLEST = 50;

/**
 * The footprint of an indexed mesh whose positions are tenths of a millimetre, in mm. `also` are outlines in mm that count
 * as covered (the standing surfaces: the holes of a grating are part of the deck). `fine`: cells a tenth of a millimetre.
 */
export function footprint(position: Int16Array, index: Uint16Array | Uint32Array, also: readonly Ring[] = [], fine: Fine = 2): Ring[] {
  const rings = also.map((ring) => ring.map(([x, z]) => [x * 10, z * 10] as const));
  const raster = new Raster(rectangleOf(position, index), fine);
  for (let i = 0; i < index.length; i += 3) raster.triangle(position, index[i]!, index[i + 1]!, index[i + 2]!);
  for (const ring of rings) raster.ring(ring);
  raster.closeSlits();
  const mesh = new Corners(position);
  const kept = raster.rings().filter((ring) => (area(ring) > 0 ? area(ring) >= SMALLEST : -area(ring) >= SMALLEST_HOLE));
  return kept.sort((a, b) => Math.abs(area(b)) - Math.abs(area(a))).map((ring) => inMm(simplify(ring, mesh)));
}
