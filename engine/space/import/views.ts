/** What one sees of triangles from a side: cells of a millimetre that something covers. */
import type { Size } from './stance.ts';

/** Cells a view has at most along a side. */
const MOST_CELLS = 256;

/** A view along an axis. Rows go along the second of the other two axes. */
export interface View {
  readonly cells: Uint8Array;
  readonly wide: number;
  readonly tall: number;
  /** Size of a cell in mm. */
  readonly cell: number;
}

/** Along x one sees z across and y up, along z x across, along y x across and z up. */
const ACROSS = { x: [2, 1], y: [0, 2], z: [0, 1] } as const;

/** The view of some triangles along an axis, over their own rectangle. */
export function viewOf(p: Float32Array, index: Uint32Array, triangles: Iterable<number>, along: 'x' | 'y' | 'z', least: Size, most: Size): View {
  const [u, v] = ACROSS[along];
  const cell = Math.max(1, (most[u] - least[u]) / MOST_CELLS, (most[v] - least[v]) / MOST_CELLS);
  const wide = Math.max(1, Math.ceil((most[u] - least[u]) / cell));
  const tall = Math.max(1, Math.ceil((most[v] - least[v]) / cell));
  const cells = new Uint8Array(wide * tall);
  for (const t of triangles) {
    const corners = [0, 1, 2].map((k) => index[t * 3 + k]! * 3).map((at) => [(p[at + u]! - least[u]) / cell, (p[at + v]! - least[v]) / cell] as const);
    fill(cells, wide, tall, corners as unknown as Triangle);
  }
  return { cells, wide, tall, cell };
}

type Triangle = readonly [readonly [number, number], readonly [number, number], readonly [number, number]];

/** Covers the cells whose middle row a triangle crosses; thin ones cover what they touch. */
function fill(cells: Uint8Array, wide: number, tall: number, corners: Triangle): void {
  const ys = corners.map(([, y]) => y);
  const [low, high] = [Math.max(0, Math.floor(Math.min(...ys))), Math.min(tall - 1, Math.floor(Math.max(...ys)))];
  for (let row = low; row <= high; row++) {
    const y = Math.min(Math.max(row + 0.5, Math.min(...ys)), Math.max(...ys));
    let [from, to] = [Infinity, -Infinity];
    corners.forEach(([ax, ay], i) => {
      const [bx, by] = corners[(i + 1) % 3]!;
      if ((ay < y && by < y) || (ay > y && by > y)) return;
      const ends = ay === by ? [ax, bx] : [ax + ((bx - ax) * (y - ay)) / (by - ay)];
      [from, to] = [Math.min(from, ...ends), Math.max(to, ...ends)];
    });
    if (to >= from) cells.fill(1, row * wide + Math.max(0, Math.floor(from)), row * wide + Math.min(wide, Math.floor(to) + 1));
  }
}

/** Share of a view that is covered, 0 to 1. */
export const covered = ({ cells }: View): number => cells.reduce((sum, cell) => sum + cell, 0) / cells.length;

/** Share of each row that is covered, the lowest first. */
export const rowsOf = ({ cells, wide, tall }: View): readonly number[] =>
  Array.from({ length: tall }, (_, row) => cells.subarray(row * wide, (row + 1) * wide).reduce((sum, cell) => sum + cell, 0) / wide);
