/** The upward faces of a mesh: the flat ones, and the bevels that end them. */

/** Least upward share of a face's normal: 5 degrees from level. */
const FLAT = 0.996;
/** How far a bevel may fall from the face it ends, tenths of a mm, and the upward share of its normal: 25 degrees or steeper. */
const BEVEL = 20;
const STEEP = 0.9;
/** A mesh: positions in tenths of a millimetre, three vertices a triangle. */
export interface Mesh {
  readonly position: Int16Array;
  readonly index: Uint16Array | Uint32Array;
}

/** An upward triangle: its first place in the index, the height of the face it belongs to, its area in plan. */
export interface Face {
  readonly at: number;
  readonly y: number;
  readonly flat: boolean;
  readonly area: number;
}

/** The upward faces of a mesh: flat ones, and the bevels that end one and fall no farther than BEVEL from it. */
export function facesOf({ position, index }: Mesh): Face[] {
  const flats: Face[] = [];
  const slopes: (Face & { readonly low: number })[] = [];
  for (let at = 0; at < index.length; at += 3) {
    const [a, b, c] = [index[at]! * 3, index[at + 1]! * 3, index[at + 2]! * 3];
    const side = (from: number, to: number, axis: number): number => position[to + axis]! - position[from + axis]!;
    const ny = side(a, b, 2) * side(a, c, 0) - side(a, b, 0) * side(a, c, 2);
    if (ny <= 0) continue;
    const nx = side(a, b, 1) * side(a, c, 2) - side(a, b, 2) * side(a, c, 1);
    const nz = side(a, b, 0) * side(a, c, 1) - side(a, b, 1) * side(a, c, 0);
    const ys = [position[a + 1]!, position[b + 1]!, position[c + 1]!];
    const [y, low] = [Math.max(...ys), Math.min(...ys)];
    if (y - low > BEVEL) continue;
    const upward = ny / Math.sqrt(nx * nx + ny * ny + nz * nz);
    const flat = upward >= FLAT;
    if (flat) flats.push({ at, y, flat, area: ny / 2 });
    else if (upward <= STEEP) slopes.push({ at, y, flat, area: ny / 2, low });
  }
  return [...flats, ...bevelsOf({ position, index }, flats, slopes)];
}

/** The slopes that hang together with a flat face and lie within BEVEL below it; each takes the height of the highest such face. */
function bevelsOf({ position, index }: Mesh, flats: readonly Face[], slopes: readonly (Face & { readonly low: number })[]): Face[] {
  const keys = ({ at }: Face): number[] =>
    [0, 1, 2].map((k) => index[at + k]! * 3).map((v) => ((position[v]! + 32768) * 65536 + position[v + 1]! + 32768) * 65536 + position[v + 2]! + 32768);
  const touching = new Map<number, number[]>();
  slopes.forEach((slope, i) => {
    for (const key of keys(slope)) touching.set(key, [...(touching.get(key) ?? []), i]);
  });
  const height = new Map<number, number>();
  for (const flat of [...flats].sort((a, b) => b.y - a.y)) {
    const open = keys(flat);
    for (let key = open.pop(); key !== undefined; key = open.pop()) {
      for (const i of touching.get(key) ?? []) {
        const slope = slopes[i]!;
        if (height.has(i) || slope.y > flat.y || slope.low < flat.y - BEVEL) continue;
        height.set(i, flat.y);
        open.push(...keys(slope));
      }
    }
  }
  return [...height].map(([i, y]) => ({ ...slopes[i]!, y }));
}
