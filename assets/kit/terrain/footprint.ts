/**
 * The plan footprint of a mesh: the union of its triangles seen from above, as simplified outlines.
 *
 * The union is taken on a raster of tenths of a millimetre, the unit in which positions are stored, so it cannot fail on
 * touching or overlapping triangles. Straight edges along the axes come out exact, slanted ones within 0.1 mm.
 */

/** A closed outline in plan, [x, z] in mm; outer rings have a positive sum of x1 z2 - x2 z1, holes a negative one. */
export type Ring = readonly (readonly [number, number])[];
type Point = readonly [number, number];

/** Largest distance in tenths of a millimetre that simplifying may add to the raster's own 0.1 mm. */
const TOLERANCE = 1.8;
/** Rings smaller than this many square tenths of a millimetre (20 mm²) are left away. */
const SMALLEST = 2000;

/** The signed area of a ring: positive when it turns from +x towards +z. */
export function area(points: readonly Point[]): number {
  let sum = 0;
  points.forEach(([x, z], i) => {
    const [u, v] = points[(i + 1) % points.length]!;
    sum += x * v - u * z;
  });
  return sum / 2;
}

/** Cells of a tenth of a millimetre, with an empty border. */
class Raster {
  readonly cells: Uint8Array;
  readonly x0: number;
  readonly z0: number;
  readonly wide: number;
  readonly deep: number;

  constructor(x0: number, z0: number, x1: number, z1: number) {
    [this.x0, this.z0] = [x0 - 1, z0 - 1];
    [this.wide, this.deep] = [x1 - x0 + 2, z1 - z0 + 2];
    this.cells = new Uint8Array(this.wide * this.deep);
  }

  /** Fills the cells whose middle lies inside a polygon (even-odd), given in tenths of a millimetre. */
  fill(points: readonly Point[]): void {
    const zs = points.map((p) => p[1]);
    const [low, high] = [Math.max(0, Math.floor(Math.min(...zs)) - this.z0), Math.min(this.deep, Math.ceil(Math.max(...zs)) - this.z0)];
    for (let row = low; row < high; row++) {
      const z = row + this.z0 + 0.5;
      const cuts: number[] = [];
      points.forEach((a, i) => {
        const b = points[(i + 1) % points.length]!;
        if (a[1] > z !== b[1] > z) cuts.push(a[0] + ((b[0] - a[0]) * (z - a[1])) / (b[1] - a[1]));
      });
      cuts.sort((a, b) => a - b);
      for (let k = 0; k + 1 < cuts.length; k += 2) {
        const from = Math.max(0, Math.ceil(cuts[k]! - 0.5 - 1e-9) - this.x0);
        const to = Math.min(this.wide, Math.floor(cuts[k + 1]! - 0.5 + 1e-9) - this.x0 + 1);
        if (to > from) this.cells.fill(1, row * this.wide + from, row * this.wide + to);
      }
    }
  }

  /** The borders between filled and empty cells, filled on the left hand when +z is drawn upwards. */
  rings(): Point[][] {
    const { cells, wide, deep } = this;
    const filled = (x: number, z: number): boolean => x >= 0 && z >= 0 && x < wide && z < deep && cells[z * wide + x] === 1;
    const out: Point[][] = [];
    const visited = new Set<number>();
    for (let z = 1; z < deep; z++) {
      for (let x = 1; x < wide; x++) {
        if (!filled(x, z) || filled(x, z - 1) || visited.has(z * wide + x)) continue;
        out.push(this.trace(x, z, filled, visited));
      }
    }
    return out;
  }

  /** Walks one border from the lower edge of a filled cell; `visited` collects the lower edges walked. */
  private trace(startX: number, startZ: number, filled: (x: number, z: number) => boolean, visited: Set<number>): Point[] {
    const ring: Point[] = [];
    const step = [[1, 0], [0, 1], [-1, 0], [0, -1]] as const;
    // The cells to the left and right in front of a corner reached in each direction.
    const left = [[0, 0], [-1, 0], [-1, -1], [0, -1]] as const;
    const right = [[0, -1], [0, 0], [-1, 0], [-1, -1]] as const;
    let [x, z, way] = [startX, startZ, 0];
    do {
      if (way === 0) visited.add(z * this.wide + x);
      [x, z] = [x + step[way]![0], z + step[way]![1]];
      const [l, r] = [left[way]!, right[way]!];
      const [inLeft, inRight] = [filled(x + l[0], z + l[1]), filled(x + r[0], z + r[1])];
      const next = inLeft ? (inRight ? (way + 3) % 4 : way) : (way + 1) % 4;
      if (next !== way) ring.push([x + this.x0, z + this.z0]);
      way = next;
    } while (x !== startX || z !== startZ || way !== 0);
    return ring;
  }
}

/**
 * The footprint of an indexed mesh whose positions are tenths of a millimetre, in mm. `also` are outlines in mm that count
 * as covered (the standing surfaces: the holes of a grating are part of the deck).
 */
export function footprint(position: Int16Array, index: Uint16Array | Uint32Array, also: readonly Ring[] = []): Ring[] {
  const shapes: (readonly Point[])[] = also.map((ring) => ring.map(([x, z]) => [x * 10, z * 10] as const));
  let [x0, z0, x1, z1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < index.length; i += 3) shapes.push([0, 1, 2].map((k) => [position[index[i + k]! * 3]!, position[index[i + k]! * 3 + 2]!] as const));
  for (const shape of shapes) {
    for (const [x, z] of shape) [x0, z0, x1, z1] = [Math.min(x0, x), Math.min(z0, z), Math.max(x1, x), Math.max(z1, z)];
  }
  const raster = new Raster(Math.floor(x0), Math.floor(z0), Math.ceil(x1), Math.ceil(z1));
  for (const shape of shapes) if (Math.abs(area(shape)) >= 0.5) raster.fill(shape);
  const rings = raster.rings().sort((a, b) => Math.abs(area(b)) - Math.abs(area(a)));
  const kept = rings.filter((ring, i) => i === 0 || Math.abs(area(ring)) >= SMALLEST);
  return kept.map((ring) => simplify(ring).map(([x, z]) => [x / 10, z / 10] as const));
}

/** Leaves away points that lie within the tolerance of the line between the kept ones. */
function simplify(ring: readonly Point[]): readonly Point[] {
  const first = ring[0]!;
  let far = 0;
  ring.forEach((p, i) => {
    if (distance2(p, first, first) > distance2(ring[far]!, first, first)) far = i;
  });
  const halves = [ring.slice(0, far + 1), [...ring.slice(far), first]];
  const out = halves.flatMap((half) => keep(half).slice(0, -1));
  return out.length > 2 ? out : ring;
}

function keep(points: readonly Point[]): Point[] {
  const [a, b] = [points[0]!, points[points.length - 1]!];
  let [worst, at] = [0, 0];
  for (let i = 1; i + 1 < points.length; i++) {
    const d = distance2(points[i]!, a, b);
    if (d > worst) [worst, at] = [d, i];
  }
  if (worst <= TOLERANCE * TOLERANCE) return [a, b];
  return [...keep(points.slice(0, at + 1)).slice(0, -1), ...keep(points.slice(at))];
}

/** Squared distance of a point from the stretch between two others. */
function distance2(p: Point, a: Point, b: Point): number {
  const [ux, uz] = [b[0] - a[0], b[1] - a[1]];
  const long = ux * ux + uz * uz;
  const t = long ? Math.min(1, Math.max(0, ((p[0] - a[0]) * ux + (p[1] - a[1]) * uz) / long)) : 0;
  const [dx, dz] = [p[0] - a[0] - ux * t, p[1] - a[1] - uz * t];
  return dx * dx + dz * dz;
}
