/** Convex prisms as flat numbers: what the fast reference programs read. Lengths in inches. */
import type { Place, Prism } from './board.ts';

/** All prisms of a board. Edges and corners of prism i stand from `first[i]` up to `first[i + 1]`. */
export interface Prisms {
  readonly count: number;
  readonly first: Int32Array;
  /** Outward unit normal of each edge, and its distance from the origin along that normal. */
  readonly nx: Float64Array;
  readonly ny: Float64Array;
  readonly far: Float64Array;
  /** Corner at which each edge begins. */
  readonly vx: Float64Array;
  readonly vy: Float64Array;
  /** Circle around each prism. */
  readonly cx: Float64Array;
  readonly cy: Float64Array;
  readonly cr: Float64Array;
  readonly bottom: Float64Array;
  readonly top: Float64Array;
}

/** Middle of a polygon's corners, or of the upright rectangle around it. */
type Middle = 'corners' | 'box';

/** Lays the prisms of a board flat; `middle` says around which place their circles are drawn. */
export function packPrisms(board: readonly Prism[], middle: Middle): Prisms {
  const count = board.length;
  const edges = board.reduce((sum, { polygon }) => sum + polygon.length, 0);
  const numbers = (length: number): Float64Array => new Float64Array(length);
  const packed: Prisms = {
    count, first: new Int32Array(count + 1), nx: numbers(edges), ny: numbers(edges), far: numbers(edges), vx: numbers(edges), vy: numbers(edges),
    cx: numbers(count), cy: numbers(count), cr: numbers(count), bottom: numbers(count), top: numbers(count),
  };
  let edge = 0;
  for (const [i, { polygon, bottom, top }] of board.entries()) {
    packed.first[i] = edge;
    const [x, y] = middle === 'corners' ? middleOfCorners(polygon) : middleOfBox(polygon);
    packed.cx[i] = x;
    packed.cy[i] = y;
    packed.cr[i] = Math.max(...polygon.map(([px, py]) => Math.hypot(px - x, py - y)));
    packed.bottom[i] = bottom;
    packed.top[i] = top;
    for (const [j, [ax, ay]] of polygon.entries()) {
      const [bx, by] = polygon[(j + 1) % polygon.length]!;
      const long = Math.hypot(by - ay, ax - bx);
      const nx = (by - ay) / long;
      const ny = (ax - bx) / long;
      packed.nx[edge] = nx;
      packed.ny[edge] = ny;
      packed.far[edge] = nx * ax + ny * ay;
      packed.vx[edge] = ax;
      packed.vy[edge] = ay;
      edge++;
    }
  }
  packed.first[count] = edge;
  return packed;
}

function middleOfCorners(polygon: readonly Place[]): Place {
  let [sx, sy] = [0, 0];
  for (const [x, y] of polygon) {
    sx += x;
    sy += y;
  }
  return [sx / polygon.length, sy / polygon.length];
}

function middleOfBox(polygon: readonly Place[]): Place {
  const xs = polygon.map(([x]) => x);
  const ys = polygon.map(([, y]) => y);
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
}
