/** The closed bodies of which meshes are put together. */
import type { TerrainPart } from '../terrain/terrain.ts';

export type Place = readonly [x: number, y: number, z: number];

/** A plane: its outward unit normal, how far out it lies, and twice the size of the face on it. */
export type Plane = [x: number, y: number, z: number, out: number, size: number];

/** Triangles that hang together and leave open nothing but flat openings, behind which all of them lie. In the frame of the piece, mm. */
export interface MeshBody {
  /** Three corners a triangle. */
  readonly corners: readonly Place[];
  /** All corners, each once. */
  readonly places: readonly Place[];
  /** Least x, y, z, then greatest. */
  readonly box: readonly number[];
  /** The mean of its corners. */
  readonly middle: Place;
  readonly openings: readonly Plane[];
}

/** A corner off a plane by less counts as on it (mm). */
export const FLAT = 1e-3;

/** The bodies of a part's mesh, those left out that are narrower than `narrow` mm in all directions of the axes but one. */
export function bodiesIn({ placed, positions, triangles }: TerrainPart, narrow: number): MeshBody[] {
  const vertices = placed?.model ?? positions;
  return hangingTogether(vertices, welded(vertices, triangles)).flatMap((corners) => bodyOf(vertices, corners, narrow) ?? []);
}

/** Corners of triangles in groups that share corners. */
function hangingTogether(vertices: Float32Array, corners: Uint32Array): number[][] {
  const root = new Int32Array(vertices.length / 3).map((_, i) => i);
  const find = (corner: number): number => {
    let at = corner;
    while (root[at] !== at) at = root[at] = root[root[at]!]!;
    return at;
  };
  for (let i = 0; i < corners.length; i += 3) {
    root[find(corners[i]!)] = find(corners[i + 1]!);
    root[find(corners[i + 1]!)] = find(corners[i + 2]!);
  }
  const groups = new Map<number, number[]>();
  for (let i = 0; i < corners.length; i += 3) {
    const own = find(corners[i]!);
    const group = groups.get(own) ?? [];
    if (group.length === 0) groups.set(own, group);
    group.push(corners[i]!, corners[i + 1]!, corners[i + 2]!);
  }
  return [...groups.values()];
}

/** The corners of triangles; of all that lie at one place the first stands for each. */
function welded(vertices: Float32Array, triangles: Uint32Array): Uint32Array {
  const order = Uint32Array.from(new Set(triangles)).sort((a, b) =>
    vertices[3 * a]! - vertices[3 * b]! || vertices[3 * a + 1]! - vertices[3 * b + 1]! || vertices[3 * a + 2]! - vertices[3 * b + 2]!);
  const first = new Uint32Array(vertices.length / 3);
  let last = order[0] ?? 0;
  for (const corner of order) {
    for (let axis = 0; axis < 3; axis++) if (vertices[3 * corner + axis] !== vertices[3 * last + axis]) last = corner;
    first[corner] = last;
  }
  return triangles.map((corner) => first[corner]!);
}

function bodyOf(vertices: Float32Array, group: readonly number[], narrow: number): MeshBody | null {
  const at = (corner: number): Place => [vertices[3 * corner]!, vertices[3 * corner + 1]!, vertices[3 * corner + 2]!];
  const places = [...new Set(group)].map(at);
  const box = [0, 1, 2].map((axis) => places.reduce((least, place) => Math.min(least, place[axis]!), Infinity))
    .concat([0, 1, 2].map((axis) => places.reduce((most, place) => Math.max(most, place[axis]!), -Infinity)));
  if ([0, 1, 2].filter((axis) => box[axis + 3]! - box[axis]! >= narrow).length < 2) return null;
  const rims = rimsOf(group);
  if (rims === null) return null;
  const middle = [0, 1, 2].map((axis) => places.reduce((sum, place) => sum + place[axis]!, 0) / places.length) as unknown as Place;
  const openings: Plane[] = [];
  for (const rim of rims) {
    const plane = planeOfRim(rim.map(at), middle);
    if (plane === null || !isBehind(plane, places)) return null;
    openings.push(plane);
  }
  return { corners: group.map(at), places, box, middle, openings };
}

/** Whether no place lies before a plane. */
export const isBehind = ([x, y, z, out]: Plane, places: readonly Place[]): boolean =>
  places.every((place) => x * place[0] + y * place[1] + z * place[2] <= out + FLAT);

/** The plane through three places, its normal away from `middle`; null when they lie on one line or the middle on the plane. */
export function planeThrough(a: Place, b: Place, c: Place, middle: Place): Plane | null {
  const [ux, uy, uz, vx, vy, vz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2], c[0] - a[0], c[1] - a[1], c[2] - a[2]];
  const [x, y, z] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  const long = Math.sqrt(x * x + y * y + z * z);
  if (long < 1e-6) return null;
  const out = (x * a[0] + y * a[1] + z * a[2]) / long;
  const ahead = (x * middle[0] + y * middle[1] + z * middle[2]) / long - out;
  if (Math.abs(ahead) < FLAT) return null;
  const sign = ahead > 0 ? -1 : 1;
  return [(sign * x) / long, (sign * y) / long, (sign * z) / long, sign * out, long];
}

/** Rims around openings: the corners of edges that only one triangle has, those that hang together. Null when more than two triangles share an edge. */
function rimsOf(group: readonly number[]): readonly (readonly number[])[] | null {
  const uses = new Map<number, number>();
  for (let i = 0; i < group.length; i++) {
    const [from, to] = [group[i]!, group[i % 3 === 2 ? i - 2 : i + 1]!];
    const edge = Math.min(from, to) * FAR_APART + Math.max(from, to);
    const used = (uses.get(edge) ?? 0) + 1;
    if (used > 2) return null;
    uses.set(edge, used);
  }
  const rims: Set<number>[] = [];
  for (const [edge, used] of uses) {
    if (used === 2) continue;
    const [from, to] = [Math.floor(edge / FAR_APART), edge % FAR_APART];
    const touched = rims.filter((rim) => rim.has(from) || rim.has(to));
    const whole = new Set([from, to, ...touched.flatMap((rim) => [...rim])]);
    for (const rim of touched) rims.splice(rims.indexOf(rim), 1);
    rims.push(whole);
  }
  return rims.map((rim) => [...rim]);
}

/** More than there are corners in a mesh. */
const FAR_APART = 2 ** 26;

/** The plane that all places of a rim lie on, or null. */
function planeOfRim(rim: readonly Place[], middle: Place): Plane | null {
  const first = rim[0]!;
  const far = farthest(rim, (place) => (place[0] - first[0]) ** 2 + (place[1] - first[1]) ** 2 + (place[2] - first[2]) ** 2);
  const aside = farthest(rim, (place) => planeThrough(first, far, place, middle)?.[4] ?? 0);
  const plane = planeThrough(first, far, aside, middle);
  const isOn = (place: Place): boolean => Math.abs(plane![0] * place[0] + plane![1] * place[1] + plane![2] * place[2] - plane![3]) < FLAT;
  return plane !== null && rim.every(isOn) ? plane : null;
}

const farthest = (places: readonly Place[], measure: (place: Place) => number): Place =>
  places.reduce((best, place) => (measure(place) > measure(best) ? place : best));
