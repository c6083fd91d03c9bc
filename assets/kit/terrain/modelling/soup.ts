/** A soup of triangles: what every kit function returns and what a part is built from. Millimetres, y up. */
import { Matrix4, Quaternion, Vector3 } from 'three';
import type { Paint } from './paint.ts';

export type P3 = readonly [number, number, number];
export type P2 = readonly [number, number];

export const sub = (a: P3, b: P3): P3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const add = (a: P3, b: P3): P3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const times = (a: P3, k: number): P3 => [a[0] * k, a[1] * k, a[2] * k];
export const dot = (a: P3, b: P3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: P3, b: P3): P3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const length = (a: P3): number => Math.sqrt(dot(a, a));
export const unit = (a: P3): P3 => times(a, 1 / (length(a) || 1));

/** One corner of a triangle. `edge` says how exposed it is: 1 on a bevel, where paint wears off first. */
interface Corner {
  readonly at: P3;
  readonly normal: P3;
}

export class Soup {
  readonly position: number[] = [];
  readonly normal: number[] = [];
  /** Per vertex, 0..1. */
  readonly edge: number[] = [];
  /** Per triangle. */
  readonly paint: Paint[] = [];

  get triangles(): number {
    return this.paint.length;
  }

  /** Adds a triangle, wound so that it faces the way its normals point. */
  tri(a: Corner, b: Corner, c: Corner, paint: Paint, edge = 0): this {
    const facing = cross(sub(b.at, a.at), sub(c.at, a.at));
    if (length(facing) < 1e-6) return this;
    const outward = add(add(a.normal, b.normal), c.normal);
    const order = dot(facing, outward) < 0 ? [a, c, b] : [a, b, c];
    for (const corner of order) {
      this.position.push(...corner.at);
      this.normal.push(...unit(corner.normal));
      this.edge.push(edge);
    }
    this.paint.push(paint);
    return this;
  }

  /** A flat convex face; `outward` only needs to point to the right side. */
  face(points: readonly P3[], outward: P3, paint: Paint, edge = 0): this {
    const [a, b, c] = points as [P3, P3, P3];
    let normal = unit(cross(sub(b, a), sub(c, a)));
    if (dot(normal, outward) < 0) normal = times(normal, -1);
    for (let i = 2; i < points.length; i++) {
      this.tri({ at: a, normal }, { at: points[i - 1]!, normal }, { at: points[i]!, normal }, paint, edge);
    }
    return this;
  }

  /** A quad with a normal for each corner, for rounded surfaces. */
  quad(points: readonly P3[], normals: readonly P3[], paint: Paint, edge = 0): this {
    const corner = (i: number): Corner => ({ at: points[i]!, normal: normals[i]! });
    return this.tri(corner(0), corner(1), corner(2), paint, edge).tri(corner(0), corner(2), corner(3), paint, edge);
  }

  add(...others: readonly Soup[]): this {
    for (const other of others) {
      for (const x of other.position) this.position.push(x);
      for (const x of other.normal) this.normal.push(x);
      for (const x of other.edge) this.edge.push(x);
      for (const x of other.paint) this.paint.push(x);
    }
    return this;
  }

  at(x: number, y: number, z: number): Soup {
    return this.by(new Matrix4().makeTranslation(x, y, z));
  }

  /** Turned about the vertical axis, counter-clockwise seen from above. */
  turned(degrees: number): Soup {
    return this.by(new Matrix4().makeRotationY((degrees * Math.PI) / 180));
  }

  tipped(axis: 'x' | 'z', degrees: number): Soup {
    const about = new Vector3(axis === 'x' ? 1 : 0, 0, axis === 'z' ? 1 : 0);
    return this.by(new Matrix4().makeRotationFromQuaternion(new Quaternion().setFromAxisAngle(about, (degrees * Math.PI) / 180)));
  }

  by(matrix: Matrix4): Soup {
    const moved = new Soup().add(this);
    const turn = new Quaternion().setFromRotationMatrix(new Matrix4().extractRotation(matrix));
    const v = new Vector3();
    for (let i = 0; i < moved.position.length; i += 3) {
      v.fromArray(moved.position, i).applyMatrix4(matrix).toArray(moved.position, i);
      v.fromArray(moved.normal, i).applyQuaternion(turn).toArray(moved.normal, i);
    }
    return moved;
  }

  /** Cuts every edge longer than `longest` in half until none is left, so that baked light has vertices to live on.
   *  An edge is judged by its own length only: neighbours cut it the same way and no cracks open. */
  split(longest: number): Soup {
    const out = new Soup();
    const limit = longest * longest;
    const cut = (a: Corner, b: Corner, c: Corner, paint: Paint, edge: number): void => {
      const far = (p: Corner, q: Corner): number => dot(sub(p.at, q.at), sub(p.at, q.at));
      const sides = [far(a, b), far(b, c), far(c, a)] as const;
      const most = Math.max(...sides);
      if (most <= limit) return void out.tri(a, b, c, paint, edge);
      const [p, q, r] = most === sides[0] ? [a, b, c] : most === sides[1] ? [b, c, a] : [c, a, b];
      const half: Corner = { at: times(add(p.at, q.at), 0.5), normal: add(p.normal, q.normal) };
      cut(p, half, r, paint, edge);
      cut(half, q, r, paint, edge);
    };
    for (let t = 0; t < this.triangles; t++) {
      const corner = (k: number): Corner => {
        const i = (t * 3 + k) * 3;
        const read = (from: number[]): P3 => [from[i]!, from[i + 1]!, from[i + 2]!];
        return { at: read(this.position), normal: read(this.normal) };
      };
      cut(corner(0), corner(1), corner(2), this.paint[t]!, this.edge[t * 3]!);
    }
    return out;
  }
}

export const soup = (...parts: readonly Soup[]): Soup => new Soup().add(...parts);

/** Several copies at equal steps, centred on the origin. */
export function row(count: number, step: P3, make: (i: number) => Soup): Soup {
  const out = new Soup();
  for (let i = 0; i < count; i++) {
    const k = i - (count - 1) / 2;
    out.add(make(i).at(step[0] * k, step[1] * k, step[2] * k));
  }
  return out;
}
