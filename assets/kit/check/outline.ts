/** Compares what two lists of triangles cover, seen from two sides. */
import type { TypedArray } from '@gltf-transform/core';

/** Points across and up, for a figure as high: twice as many as a figure of 60 pixels has. */
const POINTS = 120;
/** Angles that it is seen from, about the vertical. */
const SIDES = [0, Math.PI / 2];

/** Which points triangles cover, seen from an angle; `at` has three numbers a corner, `size` is what the grid is as high as. */
function covered(at: TypedArray, index: TypedArray, angle: number, size: number): Uint8Array {
  const grid = new Uint8Array(POINTS * POINTS * 4);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const scale = POINTS / size;
  const x = (corner: number): number => (at[corner * 3]! * cos + at[corner * 3 + 2]! * sin) * scale + POINTS;
  const y = (corner: number): number => at[corner * 3 + 1]! * scale;
  for (let t = 0; t < index.length; t += 3) {
    const [ax, ay, bx, by, cx, cy] = [x(index[t]!), y(index[t]!), x(index[t + 1]!), y(index[t + 1]!), x(index[t + 2]!), y(index[t + 2]!)];
    for (let py = Math.ceil(Math.min(ay, by, cy)); py <= Math.max(ay, by, cy); py++) {
      for (let px = Math.ceil(Math.min(ax, bx, cx)); px <= Math.max(ax, bx, cx); px++) {
        const u = (bx - ax) * (py - ay) - (by - ay) * (px - ax);
        const v = (cx - bx) * (py - by) - (cy - by) * (px - bx);
        const w = (ax - cx) * (py - cy) - (ay - cy) * (px - cx);
        if ((u >= 0 && v >= 0 && w >= 0) || (u <= 0 && v <= 0 && w <= 0)) grid[py * POINTS * 2 + px] = 1;
      }
    }
  }
  return grid;
}

/** The share of what either of two lists of triangles between the corners `at` covers that the other does not, on the worse of two sides. */
export function otherwise(at: TypedArray, one: TypedArray, other: TypedArray): number {
  let size = 0;
  for (let i = 1; i < at.length; i += 3) size = Math.max(size, at[i]!);
  return Math.max(...SIDES.map((angle) => {
    const [a, b] = [covered(at, one, angle, size), covered(at, other, angle, size)];
    let [all, differ] = [0, 0];
    for (let i = 0; i < a.length; i++) {
      all += a[i]! | b[i]!;
      differ += a[i]! ^ b[i]!;
    }
    return differ / all;
  }));
}
