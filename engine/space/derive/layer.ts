/** The faces around one height on a raster, and the regions of them that carry a base. */
import { closeSlots, squaredToEmpty } from './closing.ts';
import type { Face, Mesh } from './faces.ts';
import { flood, Raster, rectangleOf } from './raster.ts';

/** Heights that differ by no more than this carry a base together, tenths of a mm (the rules' own measure). */
export const FLUSH = 30;
/** Slots and holes narrower than this are closed, tenths of a mm. */
export const SLOT = 60;
/** Radius of the least disc that a region must hold, tenths of a mm: the smallest base is 25 mm wide. */
const SMALLEST = 120;
/** For each cell of a raster how many fronts more than backs lie above a height: more than none inside a solid. */
function frontsAbove({ cells, wide, x0, z0, fine }: Raster, meshes: readonly Mesh[], height: number): Int8Array {
  const out = new Int8Array(cells.length);
  const deep = cells.length / wide;
  for (const { position, index } of meshes) {
    for (let t = 0; t < index.length; t += 3) {
      const [i, j, k] = [index[t]! * 3, index[t + 1]! * 3, index[t + 2]! * 3];
      if (position[i + 1]! <= height && position[j + 1]! <= height && position[k + 1]! <= height) continue;
      const p = [i, j, k].map((v) => [position[v]! * fine - x0, position[v + 1]!, position[v + 2]! * fine - z0] as const);
      if (p.every(([x]) => x <= 0) || p.every(([x]) => x >= wide) || p.every(([, , z]) => z <= 0) || p.every(([, , z]) => z >= deep)) continue;
      const [a, b, c] = p as [(typeof p)[0], (typeof p)[0], (typeof p)[0]];
      const ny = (b[2] - a[2]) * (c[0] - a[0]) - (b[0] - a[0]) * (c[2] - a[2]);
      if (ny === 0) continue;
      const sign = ny > 0 ? 1 : -1;
      // Height over the plan: y = a.y + sx (x - a.x) + sz (z - a.z).
      const sx = ((b[2] - a[2]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[2] - a[2])) / ny;
      const sz = ((b[1] - a[1]) * (c[0] - a[0]) - (b[0] - a[0]) * (c[1] - a[1])) / ny;
      const [low, high] = [Math.max(0, Math.floor(Math.min(a[2], b[2], c[2]))), Math.min(deep, Math.ceil(Math.max(a[2], b[2], c[2])))];
      for (let row = low; row < high; row++) {
        const z = row + 0.5;
        let [from, to] = [Infinity, -Infinity];
        for (const [u, v] of [[a, b], [b, c], [c, a]] as const) {
          if (u[2] > z === v[2] > z) continue;
          // The same sum for both triangles of an edge.
          const [s, e] = u[2] < v[2] ? [u, v] : [v, u];
          const x = s[0] + ((e[0] - s[0]) * (z - s[2])) / (e[2] - s[2]);
          [from, to] = [Math.min(from, x), Math.max(to, x)];
        }
        for (let x = Math.max(0, Math.ceil(from - 0.5)); x < Math.min(wide, Math.ceil(to - 0.5)); x++) {
          if (a[1] + sx * (x + 0.5 - a[0]) + sz * (z - a[2]) > height) out[row * wide + x]! += sign;
        }
      }
    }
  }
  return out;
}

/** A region found at a height: where to begin filling it, whether it holds the middle of a face, and how many cells of each height one sees of it from above. */
export interface Region {
  readonly seed: readonly [number, number];
  readonly covers: (face: Face) => boolean;
  readonly seen: ReadonlyMap<number, number>;
}

/** The faces that belong to one height. */
export const flushWith = (faces: readonly Face[], y: number): Face[] => faces.filter((face) => Math.abs(face.y - y) <= FLUSH);

/** A raster with the cells of some faces. */
export const filled = (mesh: Mesh, faces: readonly Face[], fine: number): Raster => {
  const { position, index } = mesh;
  const vertices = faces.flatMap(({ at }) => [index[at]!, index[at + 1]!, index[at + 2]!]);
  const raster = new Raster(rectangleOf(position, vertices), fine, SLOT + 4);
  for (const { at } of faces) raster.triangle(position, index[at]!, index[at + 1]!, index[at + 2]!);
  return raster;
};

/** The middle of a face in plan, tenths. */
const middle = ({ position, index }: Mesh, { at }: Face): readonly [number, number] => {
  const sum = (axis: number): number => (position[index[at]! * 3 + axis]! + position[index[at + 1]! * 3 + axis]! + position[index[at + 2]! * 3 + axis]!) / 3;
  return [sum(0), sum(2)];
};

/** What is known of the faces around one height: their cells, the same with slots closed, and how many fronts lie above each. */
export interface Layer {
  readonly open: Uint8Array;
  readonly closed: Raster;
  readonly fronts: Int8Array;
  /** Squared distance of each cell, in cells, from what is empty or inside a solid. */
  readonly away: Float32Array;
}

/** Looks at the faces of one height (tenths) with `fine` cells a tenth; `piece` are the meshes that may bury them. */
export function layerAt(mesh: Mesh, faces: readonly Face[], y: number, piece: readonly Mesh[], fine: number): Layer {
  const closed = filled(mesh, faces, fine);
  const open = closed.cells.slice();
  closeSlots(closed, SLOT * fine);
  const fronts = frontsAbove(closed, piece, y + FLUSH);
  const free = closed.cells.slice();
  for (let i = 0; i < free.length; i++) if (fronts[i]! > 0) free[i] = 0;
  return { open, closed, fronts, away: squaredToEmpty(free, closed.wide, closed.deep) };
}

/** A coarse look, at half millimetres, before the exact one: whether a region may hold the least disc. */
export function mayHold(mesh: Mesh, faces: readonly Face[], y: number, piece: readonly Mesh[]): boolean {
  const least = (SMALLEST - 20) / 5;
  return layerAt(mesh, flushWith(faces, y), y, piece, 0.2).away.some((d) => d >= least * least);
}

/** The regions of a layer that hold the least disc in the open. */
export function regionsOf(mesh: Mesh, faces: readonly Face[], { closed, away }: Layer): Region[] {
  const { cells, wide, x0, z0 } = closed;
  const regions: Region[] = [];
  const whose = cells.slice();
  for (;;) {
    let seed = -1;
    for (let i = 0; i < away.length; i++) if (whose[i] === 1 && away[i]! >= SMALLEST * SMALLEST && (seed < 0 || away[i]! > away[seed]!)) seed = i;
    if (seed < 0) return regions;
    const number = regions.length + 2;
    flood(whose, wide, seed, number);
    regions.push({
      seed: [(seed % wide) + x0 + 0.5, Math.floor(seed / wide) + z0 + 0.5],
      covers: (face) => {
        const cell = closed.cellAt(...middle(mesh, face));
        return cell >= 0 && whose[cell] === number;
      },
      seen: seenHeights(mesh, faces, closed, (cell) => whose[cell] === number),
    });
  }
}

/** How many cells (of half a millimetre) one sees from above of the flat faces at each height, where `within` holds for the cell of a layer. */
function seenHeights({ position, index }: Mesh, faces: readonly Face[], layer: Raster, within: (cell: number) => boolean): ReadonlyMap<number, number> {
  const flats = faces.filter(({ flat }) => flat).sort((a, b) => b.y - a.y);
  const raster = new Raster(rectangleOf(position, flats.flatMap(({ at }) => [index[at]!, index[at + 1]!, index[at + 2]!])), 0.2);
  const counted = new Uint8Array(raster.cells.length);
  const seen = new Map<number, number>();
  for (let i = 0; i < flats.length; ) {
    const { y } = flats[i]!;
    for (; flats[i]?.y === y; i++) raster.triangle(position, index[flats[i]!.at]!, index[flats[i]!.at + 1]!, index[flats[i]!.at + 2]!);
    let count = 0;
    raster.cells.forEach((cell, k) => {
      if (cell === 0 || counted[k] === 1) return;
      counted[k] = 1;
      const at = layer.cellAt(((k % raster.wide) + raster.x0 + 0.5) / raster.fine, (Math.floor(k / raster.wide) + raster.z0 + 0.5) / raster.fine);
      if (at >= 0 && within(at)) count++;
    });
    seen.set(y, count);
  }
  return seen;
}
