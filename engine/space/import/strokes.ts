/** What was painted on a model: faces that belong to another part than their shape says. Strokes name places, so they hold however thin the mesh. */
import type { Thinned } from './thin.ts';

export interface Stroke {
  /** Where the mesh was touched, mm on the table, and the way its face looks there. */
  readonly at: readonly [number, number, number];
  readonly facing: readonly [number, number, number];
  /** `face`: as far as it goes on nearly level; `shell`: everything that hangs together with it. */
  readonly reach: 'face' | 'shell';
  /** The part it is given to. */
  readonly part: number;
}

/** How far a face may turn from the one that was touched and still be the same: 20 degrees. */
const SAME = 0.94;

/** Of each triangle its part after all strokes. */
export function painted(mesh: Thinned, strokes: readonly Stroke[]): Uint8Array {
  if (strokes.length === 0) return mesh.of;
  const of = mesh.of.slice();
  const faces = facesOf(mesh);
  const beside = neighbours(mesh);
  for (const stroke of strokes) {
    const first = nearest(mesh, faces, stroke);
    if (first < 0) continue;
    const [x, y, z] = [faces[first * 3]!, faces[first * 3 + 1]!, faces[first * 3 + 2]!];
    const seen = new Uint8Array(of.length);
    const open = [first];
    seen[first] = 1;
    for (let t = open.pop(); t !== undefined; t = open.pop()) {
      of[t] = stroke.part;
      for (const next of beside(t)) {
        if (seen[next] === 1) continue;
        const alike = faces[next * 3]! * x + faces[next * 3 + 1]! * y + faces[next * 3 + 2]! * z >= SAME;
        if (stroke.reach === 'face' && !alike) continue;
        seen[next] = 1;
        open.push(next);
      }
    }
  }
  return of;
}

/** The way each triangle looks. */
export function facesOf({ positions: p, index }: Pick<Thinned, 'positions' | 'index'>): Float32Array {
  const out = new Float32Array(index.length);
  for (let t = 0; t < index.length; t += 3) {
    const [a, b, c] = [index[t]! * 3, index[t + 1]! * 3, index[t + 2]! * 3];
    const [ux, uy, uz] = [p[b]! - p[a]!, p[b + 1]! - p[a + 1]!, p[b + 2]! - p[a + 2]!];
    const [vx, vy, vz] = [p[c]! - p[a]!, p[c + 1]! - p[a + 1]!, p[c + 2]! - p[a + 2]!];
    const [nx, ny, nz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    const long = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1;
    out.set([nx / long, ny / long, nz / long], t);
  }
  return out;
}

/** Triangles that share a place of a corner with one. */
function neighbours({ positions: p, index }: Thinned): (t: number) => readonly number[] {
  const places = new Map<string, number[]>();
  const keys = Array.from({ length: p.length / 3 }, (_, v) => `${p[v * 3]!.toFixed(2)} ${p[v * 3 + 1]!.toFixed(2)} ${p[v * 3 + 2]!.toFixed(2)}`);
  for (let i = 0; i < index.length; i++) {
    const key = keys[index[i]!]!;
    const list = places.get(key);
    if (list === undefined) places.set(key, [Math.floor(i / 3)]);
    else list.push(Math.floor(i / 3));
  }
  return (t) => [0, 1, 2].flatMap((k) => places.get(keys[index[t * 3 + k]!]!)!);
}

/** The triangle nearest to a stroke's place that looks the way it was touched; -1 where none does. */
function nearest({ positions: p, index }: Thinned, faces: Float32Array, { at: [x, y, z], facing: [fx, fy, fz] }: Stroke): number {
  let [best, least] = [-1, Infinity];
  for (let t = 0; t < index.length; t += 3) {
    if (faces[t]! * fx + faces[t + 1]! * fy + faces[t + 2]! * fz < 0.6) continue;
    const away = squaredTo(p, index[t]! * 3, index[t + 1]! * 3, index[t + 2]! * 3, x, y, z);
    if (away < least) [best, least] = [t / 3, away];
  }
  return best;
}

/** Squared distance of a place from a triangle: to the place of it that is nearest, found by halving towards it. */
function squaredTo(p: Float32Array, a: number, b: number, c: number, x: number, y: number, z: number): number {
  const e = (k: number, from: number, to: number): number => p[to + k]! - p[from + k]!;
  const dot = (u: readonly number[], v: readonly number[]): number => u[0]! * v[0]! + u[1]! * v[1]! + u[2]! * v[2]!;
  const [ab, ac, ap] = [[e(0, a, b), e(1, a, b), e(2, a, b)], [e(0, a, c), e(1, a, c), e(2, a, c)], [x - p[a]!, y - p[a + 1]!, z - p[a + 2]!]];
  const [bb, bc, cc, pb, pc] = [dot(ab, ab), dot(ab, ac), dot(ac, ac), dot(ap, ab), dot(ap, ac)];
  const whole = bb * cc - bc * bc;
  const clamp = (n: number): number => Math.min(1, Math.max(0, n));
  let [s, t] = whole > 1e-9 ? [(cc * pb - bc * pc) / whole, (bb * pc - bc * pb) / whole] : [0, 0];
  if (s < 0 || t < 0 || s + t > 1) {
    const onEdges = [[clamp(bb > 0 ? pb / bb : 0), 0], [0, clamp(cc > 0 ? pc / cc : 0)]] as const;
    const [dx, dd] = [bb - 2 * bc + cc, pc - pb + bb - bc];
    const third = clamp(dx > 0 ? dd / dx : 0);
    const reach = (u: number, v: number): number => (u * u * bb) + (2 * u * v * bc) + (v * v * cc) - (2 * u * pb) - (2 * v * pc);
    const ends = [...onEdges, [1 - third, third] as const];
    [s, t] = ends.reduce((best, one) => (reach(one[0], one[1]) < reach(best[0], best[1]) ? one : best)) as [number, number];
  }
  const away = [0, 1, 2].map((k) => ap[k]! - ab[k]! * s - ac[k]! * t);
  return dot(away, away);
}
