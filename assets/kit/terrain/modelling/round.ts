/** Turned shapes: lathe, cylinders, rods, domes, and pipes that bend. */
import { Matrix4, Vector3 } from 'three';
import type { Paint } from './paint.ts';
import { type P2, type P3, Soup, add, cross, dot, length, soup, sub, times, unit } from './soup.ts';

/** A profile of [radius, y] points turned about the y axis. Short steps are bevels and wear like them. */
export function lathe(profile: readonly P2[], sides: number, paint: Paint, soft = false): Soup {
  const out = new Soup();
  const ring = Array.from({ length: sides + 1 }, (_, i): P2 => {
    const a = (i / sides) * Math.PI * 2;
    return [Math.cos(a), Math.sin(a)];
  });
  const slopeAt = (i: number): P2 => {
    const [a, b] = [profile[Math.max(0, i)]!, profile[Math.min(profile.length - 1, i + 1)]!];
    const len = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    return [(b[1] - a[1]) / len, -(b[0] - a[0]) / len];
  };
  for (let i = 0; i + 1 < profile.length; i++) {
    const [p, q] = [profile[i]!, profile[i + 1]!];
    const here = slopeAt(i);
    const blend = (other: P2): P2 => (soft ? [here[0] + other[0], here[1] + other[1]] : here);
    const low = i > 0 ? blend(slopeAt(i - 1)) : here;
    const high = i + 2 < profile.length ? blend(slopeAt(i + 1)) : here;
    const edge = !soft && Math.hypot(q[0] - p[0], q[1] - p[1]) < 2.2 ? 1 : 0;
    for (let s = 0; s < sides; s++) {
      const [u, v] = [ring[s]!, ring[s + 1]!];
      const at = (r: P2, d: P2): P3 => [r[0] * d[0], r[1], r[0] * d[1]];
      const n = (k: P2, d: P2): P3 => [k[0] * d[0], k[1], k[0] * d[1]];
      out.quad([at(p, u), at(p, v), at(q, v), at(q, u)], [n(low, u), n(low, v), n(high, v), n(high, u)], paint, edge);
    }
  }
  return out;
}

/** An upright cylinder with bevelled rims, standing on y = 0. */
export const drum = (r: number, h: number, sides: number, paint: Paint, bevel = 1): Soup =>
  lathe([[0.01, 0], [r - bevel, 0], [r, bevel], [r, h - bevel], [r - bevel, h], [0.01, h]], sides, paint);

/** A straight round bar from `a` to `b`, without ends. */
export function rod(a: P3, b: P3, r: number, paint: Paint, sides = 6): Soup {
  return sweep([a, b], r, paint, sides);
}

/** A tube through `points`, its corners rounded by `bend`. */
export function pipe(points: readonly P3[], r: number, paint: Paint, bend = r * 2.2, sides = 10): Soup {
  const path: P3[] = [points[0]!];
  for (let i = 1; i + 1 < points.length; i++) {
    const [a, p, b] = [points[i - 1]!, points[i]!, points[i + 1]!];
    const [u, v] = [unit(sub(a, p)), unit(sub(b, p))];
    const reach = Math.min(bend, length(sub(a, p)) / 2, length(sub(b, p)) / 2);
    const steps = 4;
    for (let s = 0; s <= steps; s++) {
      const t = s / steps;
      const [k, m, n] = [(1 - t) * (1 - t), 2 * t * (1 - t), t * t];
      const [from, to] = [add(p, times(u, reach)), add(p, times(v, reach))];
      path.push(add(add(times(from, k), times(p, m)), times(to, n)));
    }
  }
  path.push(points[points.length - 1]!);
  return sweep(path, r, paint, sides);
}

function sweep(path: readonly P3[], r: number, paint: Paint, sides: number): Soup {
  const out = new Soup();
  const along = path.map((p, i) => unit(sub(path[Math.min(i + 1, path.length - 1)]!, path[Math.max(i - 1, 0)]!)));
  let side: P3 = unit(cross(along[0]!, Math.abs(along[0]![1]) > 0.9 ? [1, 0, 0] : [0, 1, 0]));
  const rings = path.map((p, i) => {
    const t = along[i]!;
    side = unit(sub(side, times(t, dot(side, t))));
    const other = cross(t, side);
    return Array.from({ length: sides + 1 }, (_, s) => {
      const a = ((s + 0.5) / sides) * Math.PI * 2;
      const n = add(times(side, Math.cos(a)), times(other, Math.sin(a)));
      return { at: add(p, times(n, r)), n };
    });
  });
  for (let i = 0; i + 1 < rings.length; i++) {
    for (let s = 0; s < sides; s++) {
      const four = [rings[i]![s]!, rings[i]![s + 1]!, rings[i + 1]![s + 1]!, rings[i + 1]![s]!];
      out.quad(four.map((c) => c.at), four.map((c) => c.n), paint);
    }
  }
  return out;
}

/** A collar around a pipe, facing along `along`, with bolts. */
export function flange(at: P3, along: P3, r: number, paint: Paint, bolts?: Paint): Soup {
  const collar = lathe([[r * 0.9, -1.6], [r + 2, -1.6], [r + 2.6, -1], [r + 2.6, 1], [r + 2, 1.6], [r * 0.9, 1.6]], 10, paint);
  const out = soup(collar);
  if (bolts) {
    for (let i = 0; i < 5; i++) {
      const a = (i / 5) * Math.PI * 2;
      out.add(lathe([[0.7, -2.4], [0.7, 2.4], [0.01, 2.4]], 4, bolts).at(Math.cos(a) * (r + 1.4), 0, Math.sin(a) * (r + 1.4)));
    }
  }
  return out.by(facing(at, along));
}

/** The matrix that puts a shape's y axis along `up` at `at`. */
export function facing(at: P3, up: P3): Matrix4 {
  const y = new Vector3(...unit(up));
  const x = new Vector3(...unit(cross(up, Math.abs(y.z) > 0.9 ? [1, 0, 0] : [0, 0, 1])));
  return new Matrix4().makeBasis(x, y, new Vector3().crossVectors(x, y)).setPosition(...at);
}
