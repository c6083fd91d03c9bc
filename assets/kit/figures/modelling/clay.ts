/** Raw solids: shared vertices + painted faces (counter-clockwise seen from outside). Everything else is made of these. */
import { type Matrix4, ShapeUtils, Vector2, Vector3 } from 'three';
import type { Paint } from './paint.ts';
import type { Triple } from '../../../skeleton.ts';

export interface Face { v: number[]; paint: Paint; edge: number }
export interface Clay { p: Vector3[]; f: Face[] }
/** A paint, or a choice made per face from its angle (0..1 round), height (0..1) and centre. */
export type Coat = Paint | ((u: number, v: number, at: Vector3) => Paint);

/** One cross-section in the XZ plane: height, half widths, centre offset, squareness (2 = ellipse, 5 = boxy). */
export type Ring = [y: number, rx: number, rz: number, cx?: number | undefined, cz?: number | undefined, pow?: number | undefined];
export interface LoftOptions {
  sides?: number; coat: Coat; capStart?: boolean; capEnd?: boolean;
  /** Radius factor by angle (radians, 0 = +Z, growing to +X) and ring index. */
  shape?: (angle: number, ring: number) => number;
  /** Ring intervals that count as painted edges. */
  edges?: number[];
}

const pick = (coat: Coat, u: number, v: number, at: Vector3) => (typeof coat === 'function' ? coat(u, v, at) : coat);
const centre = (p: Vector3[], v: number[]) => v.reduce((s, i) => s.add(p[i]!), new Vector3()).divideScalar(v.length);

/** Joins rings of points (each the same length, running +Z to +X seen from above) to a skin. */
export function skin(rings: Vector3[][], o: { coat: Coat; closed?: boolean; capStart?: boolean; capEnd?: boolean; edges?: number[] }): Clay {
  const n = rings[0]!.length, closed = o.closed ?? true;
  const p = rings.flat();
  const f: Face[] = [];
  const add = (v: number[], u: number, t: number, edge = 0) => f.push({ v, paint: pick(o.coat, u, t, centre(p, v)), edge });
  for (let r = 0; r + 1 < rings.length; r++) {
    const edge = o.edges?.includes(r) ? 1 : 0;
    for (let i = 0; i < (closed ? n : n - 1); i++) {
      const j = (i + 1) % n, a = r * n, b = a + n;
      add([a + i, a + j, b + j, b + i], (i + 0.5) / n, (r + 0.5) / (rings.length - 1), edge);
    }
  }
  const cap = (r: number, up: boolean) => {
    const c = p.push(centre(p, rings[r]!.map((_, i) => r * n + i))) - 1;
    for (let i = 0; i < n; i++) {
      const j = (i + 1) % n;
      add(up ? [c, r * n + i, r * n + j] : [c, r * n + j, r * n + i], (i + 0.5) / n, up ? 1 : 0);
    }
  };
  if (closed && o.capStart !== false) cap(0, false);
  if (closed && o.capEnd !== false) cap(rings.length - 1, true);
  return { p, f };
}

export function ringPoints(r: Ring, sides: number, shape?: (angle: number) => number): Vector3[] {
  const [y, rx, rz, cx = 0, cz = 0, pow = 2] = r;
  const se = (c: number) => Math.sign(c) * Math.abs(c) ** (2 / pow);
  return Array.from({ length: sides }, (_, i) => {
    const a = (i / sides) * Math.PI * 2, k = shape ? shape(a) : 1;
    return new Vector3(cx + rx * k * se(Math.sin(a)), y, cz + rz * k * se(Math.cos(a)));
  });
}

/** A body along +Y from a list of cross-sections. */
export function loft(rings: Ring[], o: LoftOptions): Clay {
  const sides = o.sides ?? 12;
  return skin(rings.map((r, i) => ringPoints(r, sides, o.shape && ((a) => o.shape!(a, i)))), o);
}

/** A ball or egg. */
export function ball(r: number | Triple, coat: Coat, sides = 10, rows = 6): Clay {
  const [x, y, z] = typeof r === 'number' ? [r, r, r] : r;
  const rings: Ring[] = [];
  for (let i = 0; i <= rows; i++) {
    const t = -Math.PI / 2 + (Math.PI * Math.min(Math.max(i, 0.12), rows - 0.12)) / rows;
    rings.push([y * Math.sin(t), x * Math.cos(t), z * Math.cos(t)]);
  }
  return loft(rings, { sides, coat });
}

/** A tube through points with a radius at each; profile is round unless `flat` squeezes it. */
export function tube(path: Triple[], radii: number[], coat: Coat, sides = 8, flat = 1): Clay {
  const pts = path.map((q) => new Vector3(...q));
  const N = new Vector3();
  const rings = pts.map((q, i) => {
    const T = pts[Math.min(i + 1, pts.length - 1)]!.clone().sub(pts[Math.max(i - 1, 0)]!).normalize();
    if (i === 0) N.set(0.3, 0.1, 1);
    N.addScaledVector(T, -N.dot(T)).normalize();
    const B = new Vector3().crossVectors(T, N);
    return Array.from({ length: sides }, (_, k) => {
      const a = (k / sides) * Math.PI * 2;
      return q.clone().addScaledVector(N, Math.cos(a) * radii[i]! * flat).addScaledVector(B, Math.sin(a) * radii[i]!);
    });
  });
  return skin(rings, { coat });
}

/** A chamfered box; `top` scales the +Y face (a wedge). Small boxes get no chamfer: nobody would see it. */
export function box(w: number, h: number, d: number, bevel: number, coat: Paint, top: [number, number] = [1, 1]): Clay {
  const small = bevel <= 0 || [w, h, d].sort((a, b) => a - b)[1]! < 1;
  const half = [w / 2, h / 2, d / 2], p: Vector3[] = [], f: Face[] = [];
  const id = (c: number, axis: number) => c * 3 + axis;
  for (let c = 0; c < 8; c++) for (let axis = 0; axis < 3; axis++) {
    const q = [0, 1, 2].map((k) => (c & (1 << k) ? 1 : -1) * (half[k]! - (small || k === axis ? 0 : bevel)));
    if (q[1]! > 0) { q[0]! *= top[0]; q[2]! *= top[1]; }
    p.push(new Vector3(q[0], q[1], q[2]));
  }
  const add = (v: number[], edge: number) => {
    const n = new Vector3().crossVectors(p[v[1]!]!.clone().sub(p[v[0]!]!), p[v[2]!]!.clone().sub(p[v[0]!]!));
    f.push({ v: n.dot(centre(p, v)) < 0 ? [...v].reverse() : v, paint: coat, edge });
  };
  for (let k = 0; k < 3; k++) {
    const [a, b] = [(k + 1) % 3, (k + 2) % 3].map((x) => 1 << x);
    for (const s of [0, 1 << k]) add([s, s | a!, s | a! | b!, s | b!].map((c) => id(c, k)), 0);
    if (!small) for (const ca of [0, a]) for (const cb of [0, b]) {
      const c0 = ca! | cb!, c1 = c0 | (1 << k);
      add([id(c0, (k + 1) % 3), id(c0, (k + 2) % 3), id(c1, (k + 2) % 3), id(c1, (k + 1) % 3)], 1);
    }
  }
  if (!small) for (let c = 0; c < 8; c++) add([id(c, 0), id(c, 1), id(c, 2)], 1);
  return { p, f };
}

/** An outline in the XY plane with thickness along Z and chamfered rims. */
export function slab(outline: [number, number][], thick: number, bevel: number, coat: Paint): Clay {
  const c2 = outline.map(([x, y]) => new Vector2(x, y));
  if (ShapeUtils.isClockWise(c2)) c2.reverse();
  const n = c2.length;
  const inset = c2.map((q, i) => {
    const a = c2[(i + n - 1) % n], b = c2[(i + 1) % n];
    const e1 = q.clone().sub(a!).normalize(), e2 = b!.clone().sub(q).normalize();
    const m = new Vector2(-e1.y - e2.y, e1.x + e2.x).normalize();
    return q.clone().addScaledVector(m, bevel / Math.max(0.4, m.dot(new Vector2(-e1.y, e1.x))));
  });
  const layer = (pts: Vector2[], z: number) => pts.map((q) => new Vector3(q.x, q.y, z));
  const h = thick / 2;
  const p = [...layer(inset, -h), ...layer(c2, -h + bevel), ...layer(c2, h - bevel), ...layer(inset, h)];
  const f: Face[] = [];
  for (let r = 0; r < 3; r++) for (let i = 0; i < n; i++) {
    const j = (i + 1) % n, a = r * n, b = a + n;
    f.push({ v: [a + i, a + j, b + j, b + i], paint: coat, edge: r === 1 ? 0.4 : 1 });
  }
  for (const t of ShapeUtils.triangulateShape(inset, [])) {
    f.push({ v: t.map((i) => i + 3 * n), paint: coat, edge: 0 });
    f.push({ v: [...t].reverse(), paint: coat, edge: 0 });
  }
  return { p, f };
}

export const moved = (c: Clay, m: Matrix4): Clay => {
  const flip = m.determinant() < 0;
  return { p: c.p.map((q) => q.clone().applyMatrix4(m)), f: c.f.map((x) => (flip ? { ...x, v: [...x.v].reverse() } : x)) };
};
export const joined = (...cs: Clay[]): Clay => {
  const out: Clay = { p: [], f: [] };
  for (const c of cs) {
    const o = out.p.length;
    out.p.push(...c.p);
    out.f.push(...c.f.map((x) => ({ ...x, v: x.v.map((i) => i + o) })));
  }
  return out;
};
/** Bends or displaces the points in place. */
export const shaped = (c: Clay, fn: (p: Vector3) => void): Clay => { c.p.forEach(fn); return c; };
