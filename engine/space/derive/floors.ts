/**
 * Where a piece is stood on: the upward faces of its parts, joined into regions with a height and an outline.
 *
 * Faces of one part join when they lie in one plan and their heights differ by no more than FLUSH: a grating and its frame,
 * tiles and the paint on them. The region has the height that one sees most of. A bevel belongs to the face it ends.
 * Slots and holes narrower than SLOT are closed: no base sinks in. Regions without a disc of SMALLEST outside the piece's own
 * solids carry nobody. Under what stands on it a region goes on, and head room is not asked for: the rules do both.
 */
import { type Face, facesOf, type Mesh } from './faces.ts';
import { filled, FLUSH, flushWith, type Layer, layerAt, mayHold, type Region, regionsOf, SLOT } from './layer.ts';
import { area, Corners, inMm, simplify, withHoles, withoutNotches } from './outline.ts';
import type { Ring } from '../plane/ring.ts';
import type { Fine } from './raster.ts';

/** Heights with less face than this are not looked at, square tenths of a mm: a quarter of the least disc, as in a grating. */
const LEAST_FACE = 11_000;

/** A part's mesh, and whether it carries anybody. */
export interface Standable extends Mesh {
  readonly stand: boolean;
}

/** A region to stand on: height and outline in mm. */
export interface Floor {
  readonly y: number;
  readonly outline: Ring;
}

/** The outline of the region around a place, in mm. */
function outlineOf(mesh: Mesh, faces: readonly Face[], { seed }: Region, { closed, open }: Layer, corners: Corners, fine: Fine): Ring {
  const { cells, wide, x0, z0 } = closed;
  const raster = filled(mesh, faces, fine);
  for (let at = 0; at < cells.length; at++) {
    if (cells[at] !== 1 || open[at] === 1) continue;
    // What was closed, and a tenth more, so that it joins what it closes.
    const [x, z] = [((at % wide) + x0) * fine - raster.x0, (Math.floor(at / wide) + z0) * fine - raster.z0];
    const [from, to] = [Math.max(0, x - fine), Math.min(raster.wide, x + 2 * fine)];
    for (let row = z - fine; row < z + 2 * fine; row++) {
      if (row >= 0 && row < raster.deep) raster.cells.fill(1, row * raster.wide + from, row * raster.wide + to);
    }
  }
  raster.keepFrom(raster.cellAt(...seed));
  const rings = raster.rings();
  const outer = rings.filter((ring) => area(ring) > 0).sort((a, b) => area(b) - area(a))[0]!;
  const holes = rings.filter((ring) => -area(ring) >= (SLOT * SLOT) / 2);
  return inMm(withHoles(withoutNotches(simplify(outer, corners), SLOT), holes.map((hole) => simplify(hole, corners))));
}

/** The floors of one part. */
function floorsOfPart(mesh: Mesh, piece: readonly Mesh[], fine: Fine): Floor[] {
  const faces = facesOf(mesh);
  const amounts = new Map<number, number>();
  for (const { y, area: size, flat } of faces) if (flat) amounts.set(y, (amounts.get(y) ?? 0) + size);
  const around = (y: number): number => [...amounts].reduce((sum, [other, size]) => (Math.abs(other - y) <= FLUSH ? sum + size : sum), 0);
  const heights = [...amounts].sort((a, b) => b[1] - a[1] || a[0] - b[0]).map(([y]) => y).filter((y) => around(y) >= LEAST_FACE);
  const corners = new Corners(mesh.position);
  const floors: Floor[] = [];
  const left = new Set(faces.filter(({ flat }) => flat));
  // First the regions whose own height one sees most of, then what those did not take along.
  for (const main of [true, false]) {
    for (const y of heights) {
      const own = [...left].filter((face) => face.y === y);
      if (own.length === 0 || !mayHold(mesh, faces, y, piece)) continue;
      const near = flushWith(faces, y);
      const layer = layerAt(mesh, near, y, piece, 1);
      for (const region of regionsOf(mesh, near, layer)) {
        const seen = region.seen.get(y) ?? 0;
        const rest = own.reduce((sum, face) => sum + (region.covers(face) ? face.area : 0), 0);
        if (main ? [...region.seen.values()].some((other) => other > seen) : rest < 4 * LEAST_FACE || seen === 0) continue;
        if (rest === 0) continue;
        floors.push({ y: y / 10, outline: outlineOf(mesh, near, region, layer, corners, fine) });
        for (const face of near) if (region.covers(face)) left.delete(face);
      }
    }
  }
  return floors.sort((a, b) => a.y - b.y);
}

/** The floors of each part of a piece, lowest first; `fine`: cells a tenth of a millimetre that outlines are drawn with. */
export const floorsOf = (parts: readonly Standable[], fine: Fine = 2): Floor[][] => parts.map((part) => (part.stand ? floorsOfPart(part, parts, fine) : []));
