/** Which triangles of a part a picture can show: a ray through the picture need be tried on no others. */
import { bySquare, type BySquare } from '../plane/by-square.ts';
import { AS_IT_IS } from '../terrain/placed.ts';
import type { TerrainPart } from '../terrain/terrain.ts';
import { indexOf, type TriangleIndex } from './mesh-index.ts';
import type { View } from './solid-view.ts';

/** Triangles of a part in a picture. */
export interface Shown {
  readonly part: TerrainPart;
  readonly index: TriangleIndex;
  /** First corner of each. */
  readonly corners: Int32Array;
  /** Four numbers a triangle: the least x and y of the picture at which it may be met, then the greatest. */
  readonly boxes: Float64Array;
  /** Which triangles may be met in each square of the picture; null where they are few. */
  readonly squares: Squares | null;
}

/** The picture in squares, row by row. */
interface Squares extends BySquare {
  readonly left: number;
  readonly bottom: number;
  /** Squares in a unit of the picture. */
  readonly across: number;
  readonly upward: number;
}

/** Squares of a row and of a column. */
const [COLUMNS, ROWS] = [8, 12];
/** So few triangles are tried one after another. */
const FEW = 8;

/** With more triangles than this the tree of all of them is faster. */
const MOST = 4096;
/** Nearer before the eye than this a triangle may be anywhere in the picture (mm). */
const NEAR = 1;
/** Planes and boxes are told this much too far out (mm, and shares of a picture). */
const [LOOSE, WIDER] = [1e-3, 1e-6];

const corners = new Int32Array(MOST);
const boxes = new Float64Array(4 * MOST);
const stack = new Int32Array(128);

/** The triangles of a part that a ray through a picture may meet less than `deep` mm before the eye; null when there are too many. */
export function shownOf(part: TerrainPart, { eye, ahead, right, up, left, bottom, width, height }: View, deep: number): Shown | null {
  const index = indexOf(part);
  const { bounds, second, count } = index;
  const { sin, cos, at, level } = part.placed?.placing ?? AS_IT_IS;
  const [x, z] = [eye.x - at[0], eye.z - at[1]];
  const ex = x * cos - z * sin, ey = eye.y - level, ez = x * sin + z * cos;
  const ax = ahead.x * cos - ahead.z * sin, ay = ahead.y, az = ahead.x * sin + ahead.z * cos;
  const rx = right.x * cos - right.z * sin, ry = right.y, rz = right.x * sin + right.z * cos;
  const ux = up.x * cos - up.z * sin, uy = up.y, uz = up.x * sin + up.z * cos;
  const farthest = left + width, top = bottom + height;
  // The four sides of the picture's pyramid, with normals inward.
  const lx = rx - left * ax, ly = ry - left * ay, lz = rz - left * az;
  const mx = farthest * ax - rx, my = farthest * ay - ry, mz = farthest * az - rz;
  const bx = ux - bottom * ax, by = uy - bottom * ay, bz = uz - bottom * az;
  const tx = top * ax - ux, ty = top * ay - uy, tz = top * az - uz;
  let found = 0, depth = 0;
  stack[0] = 0;
  while (depth >= 0) {
    const node = stack[depth--]!;
    const k = 6 * node;
    const minX = bounds[k]!, minY = bounds[k + 1]!, minZ = bounds[k + 2]!, maxX = bounds[k + 3]!, maxY = bounds[k + 4]!, maxZ = bounds[k + 5]!;
    const cx = (minX + maxX) / 2 - ex, cy = (minY + maxY) / 2 - ey, cz = (minZ + maxZ) / 2 - ez;
    const hx = (maxX - minX) / 2 + LOOSE, hy = (maxY - minY) / 2 + LOOSE, hz = (maxZ - minZ) / 2 + LOOSE;
    const along = ax * cx + ay * cy + az * cz;
    const wide = Math.abs(ax) * hx + Math.abs(ay) * hy + Math.abs(az) * hz;
    if (along + wide < 0 || along - wide > deep) continue;
    if (lx * cx + ly * cy + lz * cz + Math.abs(lx) * hx + Math.abs(ly) * hy + Math.abs(lz) * hz < 0) continue;
    if (mx * cx + my * cy + mz * cz + Math.abs(mx) * hx + Math.abs(my) * hy + Math.abs(mz) * hz < 0) continue;
    if (bx * cx + by * cy + bz * cz + Math.abs(bx) * hx + Math.abs(by) * hy + Math.abs(bz) * hz < 0) continue;
    if (tx * cx + ty * cy + tz * cz + Math.abs(tx) * hx + Math.abs(ty) * hy + Math.abs(tz) * hz < 0) continue;
    const next = second[node]!;
    if (next >= 0) {
      stack[++depth] = next;
      stack[++depth] = node + 1;
      continue;
    }
    for (let i = 0, corner = 3 * (-1 - next); i < count[node]!; i++, corner += 3) {
      let [nearest, minX, minY, maxX, maxY, farther] = [Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity];
      for (let n = 0; n < 3; n++) {
        const v = 3 * index.corners[corner + n]!;
        const px = index.vertices[v]! - ex, py = index.vertices[v + 1]! - ey, pz = index.vertices[v + 2]! - ez;
        const far = ax * px + ay * py + az * pz;
        const atX = (rx * px + ry * py + rz * pz) / far, atY = (ux * px + uy * py + uz * pz) / far;
        if (far < nearest) nearest = far;
        if (far > farther) farther = far;
        if (atX < minX) minX = atX;
        if (atX > maxX) maxX = atX;
        if (atY < minY) minY = atY;
        if (atY > maxY) maxY = atY;
      }
      if (nearest > deep + LOOSE || farther < -LOOSE) continue;
      if (nearest < NEAR) [minX, minY, maxX, maxY] = [-Infinity, -Infinity, Infinity, Infinity];
      if (minX - WIDER > farthest || maxX + WIDER < left || minY - WIDER > top || maxY + WIDER < bottom) continue;
      if (found === MOST) return null;
      corners[found] = corner;
      boxes[4 * found] = minX - WIDER;
      boxes[4 * found + 1] = minY - WIDER;
      boxes[4 * found + 2] = maxX + WIDER;
      boxes[4 * found + 3] = maxY + WIDER;
      found++;
    }
  }
  const shown = boxes.slice(0, 4 * found);
  const squares = found > FEW ? squaresOf(shown, left, bottom, COLUMNS / width, ROWS / height) : null;
  return { part, index, corners: corners.slice(0, found), boxes: shown, squares };
}

/** The square of a row or column in which a place lies; places beside the picture count to the square nearest to them. */
const squareAt = (place: number, first: number, many: number, most: number): number => Math.max(0, Math.min(most - 1, Math.floor((place - first) * many)));

/** In which square of `squares` a place of the picture lies. */
export const squareOf = ({ left, bottom, across, upward }: Squares, x: number, y: number): number =>
  squareAt(y, bottom, upward, ROWS) * COLUMNS + squareAt(x, left, across, COLUMNS);

function squaresOf(shown: Float64Array, left: number, bottom: number, across: number, upward: number): Squares {
  const listed = bySquare(COLUMNS * ROWS, (visit) => {
    for (let box = 0; box < shown.length; box += 4) {
      const last = squareAt(shown[box + 2]!, left, across, COLUMNS), top = squareAt(shown[box + 3]!, bottom, upward, ROWS);
      for (let row = squareAt(shown[box + 1]!, bottom, upward, ROWS); row <= top; row++) {
        for (let column = squareAt(shown[box]!, left, across, COLUMNS); column <= last; column++) visit(row * COLUMNS + column, box / 4);
      }
    }
  });
  return { left, bottom, across, upward, ...listed };
}
