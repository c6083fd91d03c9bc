/** Bevelled prisms and boxes. A bevel is real geometry: it catches the light and is painted as a worn edge. */
import { ShapeUtils, Vector2 } from 'three';
import type { Paint } from './paint.ts';
import { type P2, type P3, Soup, soup } from './soup.ts';

export interface PrismOptions {
  /** Width of the cut corner; 0 leaves a sharp box. */
  readonly bevel?: number;
  /** Leave the underside away (it stands on something). */
  readonly open?: boolean;
  /** A second paint for the top. */
  readonly top?: Paint;
  /** Scale of the top outline about its middle, for tapering blocks. */
  readonly taper?: number;
}

const signedArea = (p: readonly P2[]): number =>
  p.reduce((sum, a, i) => {
    const b = p[(i + 1) % p.length]!;
    return sum + a[0] * b[1] - b[0] * a[1];
  }, 0) / 2;

/** An outline moved inwards by `by` on every side (the outline is simple and wider than twice `by`). */
export function inset(outline: readonly P2[], by: number): P2[] {
  const turn = Math.sign(signedArea(outline)) || 1;
  const n = outline.length;
  return outline.map((p, i) => {
    const before = outline[(i + n - 1) % n]!;
    const after = outline[(i + 1) % n]!;
    const inward = (a: P2, b: P2): P2 => {
      const len = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
      return [(-(b[1] - a[1]) / len) * turn, ((b[0] - a[0]) / len) * turn];
    };
    const [u, v] = [inward(before, p), inward(p, after)];
    const k = by / Math.max(0.2, 1 + u[0] * v[0] + u[1] * v[1]);
    return [p[0] + (u[0] + v[0]) * k, p[1] + (u[1] + v[1]) * k];
  });
}

/** An outline in x and z, raised from `y0` to `y1`. */
export function prism(outline: readonly P2[], y0: number, y1: number, paint: Paint, options: PrismOptions = {}): Soup {
  const { bevel = 0.8, open = false, top = paint, taper = 1 } = options;
  const out = new Soup();
  const n = outline.length;
  const mid: P2 = [outline.reduce((s, p) => s + p[0], 0) / n, outline.reduce((s, p) => s + p[1], 0) / n];
  const shrink = (p: P2, k: number): P2 => [mid[0] + (p[0] - mid[0]) * k, mid[1] + (p[1] - mid[1]) * k];
  const upper = outline.map((p) => shrink(p, taper));
  const low = open ? y0 : y0 + bevel;
  const high = y1 - bevel;
  const towards = (a: P2, b: P2): P2 => {
    const len = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    return [a[0] + ((b[0] - a[0]) / len) * bevel, a[1] + ((b[1] - a[1]) / len) * bevel];
  };
  const up = (p: P2, y: number): P3 => [p[0], y, p[1]];
  const innerTop = bevel ? inset(upper, bevel) : upper;
  const innerLow = bevel ? inset(outline, bevel) : outline;
  for (let i = 0; i < n; i++) {
    const [j, k] = [(i + 1) % n, (i + 2) % n];
    const side = (ring: readonly P2[]): [P2, P2] => [towards(ring[i]!, ring[j]!), towards(ring[j]!, ring[i]!)];
    const [a, b] = side(outline);
    const [c, d] = side(upper);
    const turn = Math.sign(signedArea(outline)) || 1;
    const outward: P3 = [(b[1] - a[1]) * turn, 0, -(b[0] - a[0]) * turn];
    const slope = (dy: number): P3 => [outward[0], dy, outward[2]];
    out.face([up(a, low), up(b, low), up(d, high), up(c, high)], outward, paint);
    if (!bevel) continue;
    out.face([up(c, high), up(d, high), up(innerTop[j]!, y1), up(innerTop[i]!, y1)], slope(1), paint, 1);
    const e = towards(outline[j]!, outline[k]!);
    const f = towards(upper[j]!, upper[k]!);
    const cornerOut: P3 = [outline[j]![0] - innerLow[j]![0], 0, outline[j]![1] - innerLow[j]![1]];
    out.face([up(b, low), up(e, low), up(f, high), up(d, high)], cornerOut, paint, 1);
    out.face([up(d, high), up(f, high), up(innerTop[j]!, y1)], [cornerOut[0], 1, cornerOut[2]], paint, 1);
    if (open) continue;
    out.face([up(a, low), up(b, low), up(innerLow[j]!, y0), up(innerLow[i]!, y0)], slope(-1), paint, 1);
    out.face([up(b, low), up(e, low), up(innerLow[j]!, y0)], [cornerOut[0], -1, cornerOut[2]], paint, 1);
  }
  const cap = (ring: readonly P2[], y: number, dy: 1 | -1, p: Paint): void => {
    for (const [a, b, c] of ShapeUtils.triangulateShape(ring.map((q) => new Vector2(q[0], q[1])), []) as [number, number, number][]) {
      out.face([up(ring[a]!, y), up(ring[b]!, y), up(ring[c]!, y)], [0, dy, 0], p);
    }
  };
  cap(innerTop, y1, 1, top);
  if (!open) cap(innerLow, y0, -1, paint);
  return out;
}

/** The part of `shape` inside a convex `outline`. */
export function clip(shape: readonly P2[], outline: readonly P2[]): P2[] {
  const turn = Math.sign(signedArea(outline)) || 1;
  let kept = [...shape];
  outline.forEach((a, i) => {
    const b = outline[(i + 1) % outline.length]!;
    const inside = (p: P2): number => ((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])) * turn;
    kept = kept.flatMap((p, k) => {
      const q = kept[(k + 1) % kept.length]!;
      const [s, t] = [inside(p), inside(q)];
      const crossing: P2[] = s * t < 0 ? [[p[0] + ((q[0] - p[0]) * s) / (s - t), p[1] + ((q[1] - p[1]) * s) / (s - t)]] : [];
      return s >= 0 ? [p, ...crossing] : crossing;
    });
  });
  return kept;
}

export const rectangle = (w: number, d: number): P2[] => [
  [-w / 2, -d / 2],
  [w / 2, -d / 2],
  [w / 2, d / 2],
  [-w / 2, d / 2],
];

/** A rectangle with its corners cut off. */
export const chamfered = (w: number, d: number, cut: number): P2[] => [
  [-w / 2 + cut, -d / 2],
  [w / 2 - cut, -d / 2],
  [w / 2, -d / 2 + cut],
  [w / 2, d / 2 - cut],
  [w / 2 - cut, d / 2],
  [-w / 2 + cut, d / 2],
  [-w / 2, d / 2 - cut],
  [-w / 2, -d / 2 + cut],
];

/** A box standing on y = 0, centred in plan. */
export const box = (w: number, h: number, d: number, paint: Paint, options?: PrismOptions): Soup =>
  prism(rectangle(w, d), 0, h, paint, options);

/** A sharp box without a bevel, for small things: 12 triangles. */
export const block = (w: number, h: number, d: number, paint: Paint): Soup => box(w, h, d, paint, { bevel: 0 });

/** An outline drawn in x and y (a side view), `depth` thick in z, centred. */
export const slab = (outline: readonly P2[], depth: number, paint: Paint, options?: PrismOptions): Soup =>
  prism(outline.map(([x, y]): P2 => [x, -y]), -depth / 2, depth / 2, paint, options).tipped('x', 90);

/** A square beam from `a` to `b`. */
export function beam(a: P3, b: P3, w: number, h: number, paint: Paint, bevel = 0): Soup {
  const [dx, dy, dz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const flat = Math.hypot(dx, dz);
  const len = Math.hypot(flat, dy);
  const lying = soup(box(len, h, w, paint, { bevel })).at(len / 2, -h / 2, 0);
  const pitch = (Math.atan2(dy, flat) * 180) / Math.PI;
  const yaw = (Math.atan2(-dz, dx) * 180) / Math.PI;
  return lying.tipped('z', pitch).turned(yaw).at(...a);
}
