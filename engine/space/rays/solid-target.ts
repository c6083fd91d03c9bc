/** A solid as one eye looks at it: what all rays from the eye have in common is reckoned once. */
import type { TableRay } from './mesh-tree.ts';
import type { Solid } from './solid.ts';
import type { View } from './solid-view.ts';

export interface Target {
  readonly solid: Solid;
  /** Numbers of each capsule: see `targetOf`. */
  readonly capsules: Float64Array;
  /** From the middle of the solid to the eye, and its square less that of the ball around it. */
  readonly px: number;
  readonly py: number;
  readonly pz: number;
  readonly beyond: number;
}

/** Numbers a capsule. */
const EACH = 18;
/** A capsule nearer to the eye than this may be anywhere in the picture (mm). */
const NEAR = 1;
/** Capsules are told this much too wide in the picture. */
const WIDER = 1e-6;

/** A solid before the eye of a view that looks at it. */
export function targetOf({ eye, ahead, right, up }: View, solid: Solid): Target {
  const { capsules: from, middle, bound } = solid;
  const many = from.length / 7;
  const capsules = new Float64Array(EACH * many);
  for (let n = 0; n < many; n++) {
    const i = 7 * n, k = EACH * n;
    const px = eye.x - from[i]!, py = eye.y - from[i + 1]!, pz = eye.z - from[i + 2]!;
    const ax = from[i + 3]! - from[i]!, ay = from[i + 4]! - from[i + 1]!, az = from[i + 5]! - from[i + 2]!;
    const radius = from[i + 6]!;
    const axis = ax * ax + ay * ay + az * az;
    const start = ax * px + ay * py + az * pz;
    const off = px * px + py * py + pz * pz - radius * radius;
    const qx = px - ax, qy = py - ay, qz = pz - az;
    capsules[k] = px;
    capsules[k + 1] = py;
    capsules[k + 2] = pz;
    capsules[k + 3] = ax;
    capsules[k + 4] = ay;
    capsules[k + 5] = az;
    capsules[k + 6] = axis;
    capsules[k + 7] = start;
    capsules[k + 8] = axis * off - start * start;
    capsules[k + 9] = off;
    capsules[k + 10] = qx;
    capsules[k + 11] = qy;
    capsules[k + 12] = qz;
    capsules[k + 13] = qx * qx + qy * qy + qz * qz - radius * radius;
    let [left, rightmost, bottom, top] = [Infinity, -Infinity, Infinity, -Infinity];
    for (let end = 0; end < 2; end++) {
      const ex = -(end === 0 ? px : qx), ey = -(end === 0 ? py : qy), ez = -(end === 0 ? pz : qz);
      const deep = ex * ahead.x + ey * ahead.y + ez * ahead.z;
      const x = ex * right.x + ey * right.y + ez * right.z, y = ex * up.x + ey * up.y + ez * up.z;
      const near = deep - radius, far = deep + radius;
      if (near < NEAR) [left, rightmost, bottom, top] = [-Infinity, Infinity, -Infinity, Infinity];
      left = Math.min(left, (x - radius) / (x < radius ? near : far));
      rightmost = Math.max(rightmost, (x + radius) / (x > -radius ? near : far));
      bottom = Math.min(bottom, (y - radius) / (y < radius ? near : far));
      top = Math.max(top, (y + radius) / (y > -radius ? near : far));
    }
    capsules[k + 14] = left - WIDER;
    capsules[k + 15] = rightmost + WIDER;
    capsules[k + 16] = bottom - WIDER;
    capsules[k + 17] = top + WIDER;
  }
  const px = eye.x - middle.x, py = eye.y - middle.y, pz = eye.z - middle.z;
  return { solid, capsules, px, py, pz, beyond: px * px + py * py + pz * pz - bound * bound };
}

/** What `enterSolid` says of the ray from the eye through a place of the picture. */
export function enterTarget({ capsules, px, py, pz, beyond }: Target, { dx, dy, dz }: TableRay, x: number, y: number): number {
  const toward = px * dx + py * dy + pz * dz;
  if (toward * toward < beyond) return Infinity;
  let first = Infinity;
  for (let i = 0; i < capsules.length; i += EACH) {
    if (x < capsules[i + 14]! || x > capsules[i + 15]! || y < capsules[i + 16]! || y > capsules[i + 17]!) continue;
    const far = enterCapsule(capsules, i, dx, dy, dz);
    if (far < first) first = far;
  }
  return first;
}

function enterCapsule(capsules: Float64Array, i: number, dx: number, dy: number, dz: number): number {
  const axis = capsules[i + 6]!, start = capsules[i + 7]!;
  const along = capsules[i + 3]! * dx + capsules[i + 4]! * dy + capsules[i + 5]! * dz;
  const toward = dx * capsules[i]! + dy * capsules[i + 1]! + dz * capsules[i + 2]!;
  const a = axis - along * along;
  if (a > 1e-9 * axis) {
    const b = axis * toward - start * along;
    const root = b * b - a * capsules[i + 8]!;
    if (root < 0) return Infinity;
    const t = (-b - Math.sqrt(root)) / a;
    const at = start + t * along;
    if (at > 0 && at < axis) return t >= 0 ? t : Infinity;
  }
  const one = enterBall(toward, capsules[i + 9]!);
  const other = enterBall(capsules[i + 10]! * dx + capsules[i + 11]! * dy + capsules[i + 12]! * dz, capsules[i + 13]!);
  return one < other ? one : other;
}

function enterBall(toward: number, off: number): number {
  const root = toward * toward - off;
  if (root < 0) return Infinity;
  const t = -toward - Math.sqrt(root);
  return t >= 0 ? t : Infinity;
}
