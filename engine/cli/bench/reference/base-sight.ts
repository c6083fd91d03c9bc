/** Whether any line between two round bases is free of all prisms: by lines between rim places, and by exact unions of blocked slopes. Lengths in inches. */
import type { Prisms } from './prisms.ts';
import { crosses } from './segments.ts';

const MOST = 64;
/** Prisms near the corridor of the present question. */
const near = new Int32Array(MOST);

/** The way from the first base of the present question towards the other, as long as a base's radius. */
const towards = new Float64Array(2);

/** Notes the way between two bases and the prisms whose circle meets the corridor between them, and says how many. */
function gather({ count, cx, cy, cr }: Prisms, ax: number, ay: number, bx: number, by: number, radius: number): number {
  const dx = bx - ax;
  const dy = by - ay;
  const share = 1 / (dx * dx + dy * dy);
  let found = 0;
  for (let i = 0; i < count; i++) {
    const ux = cx[i]! - ax;
    const uy = cy[i]! - ay;
    let t = (ux * dx + uy * dy) * share;
    t = t < 0 ? 0 : t > 1 ? 1 : t;
    const vx = ux - t * dx;
    const vy = uy - t * dy;
    const reach = cr[i]! + radius;
    if (vx * vx + vy * vy <= reach * reach) near[found++] = i;
  }
  const long = Math.sqrt(dx * dx + dy * dy);
  towards[0] = (dx / long) * radius;
  towards[1] = (dy / long) * radius;
  return found;
}

const fans = new Map<number, Float64Array>();

/** Cosine and sine of `count` directions across the half circle that faces the other base. */
function fan(count: number): Float64Array {
  const known = fans.get(count);
  if (known) return known;
  const directions = new Float64Array(2 * count);
  for (let i = 0; i < count; i++) {
    const angle = count === 1 ? 0 : (i / (count - 1) - 0.5) * Math.PI;
    directions[2 * i] = Math.cos(angle);
    directions[2 * i + 1] = Math.sin(angle);
  }
  fans.set(count, directions);
  return directions;
}

/** Sight by `count` × `count` lines between places on the facing rims; the prism that blocked last is tried first. */
export function sampledSight(prisms: Prisms, ax: number, ay: number, bx: number, by: number, radius: number, count: number): boolean {
  const found = gather(prisms, ax, ay, bx, by, radius);
  if (found === 0) return true;
  const ux = towards[0]!;
  const uy = towards[1]!;
  const directions = fan(count);
  for (let i = 0; i < count; i++) {
    const px = ax + ux * directions[2 * i]! - uy * directions[2 * i + 1]!;
    const py = ay + uy * directions[2 * i]! + ux * directions[2 * i + 1]!;
    for (let j = 0; j < count; j++) {
      const qx = bx - (ux * directions[2 * j]! - uy * directions[2 * j + 1]!);
      const qy = by - (uy * directions[2 * j]! + ux * directions[2 * j + 1]!);
      if (!blockedByNear(prisms, found, px, py, qx - px, qy - py)) return true;
    }
  }
  return false;
}

function blockedByNear(prisms: Prisms, found: number, x: number, y: number, dx: number, dy: number): boolean {
  for (let k = 0; k < found; k++) {
    const prism = near[k]!;
    if (!crosses(prisms, prism, x, y, dx, dy)) continue;
    if (k > 0) {
      near[k] = near[k - 1]!;
      near[k - 1] = prism;
    }
    return true;
  }
  return false;
}

/** Sight by `count` places on the facing rim of the first base: from each the blocked slopes towards the other disc are joined exactly; a gap wider than `least` is a free line. */
export function angularSight(prisms: Prisms, ax: number, ay: number, bx: number, by: number, radius: number, count: number, least = 1e-7): boolean {
  const found = gather(prisms, ax, ay, bx, by, radius);
  if (found === 0) return true;
  const ux = towards[0]!;
  const uy = towards[1]!;
  const directions = fan(count);
  for (let i = 0; i < count; i++) {
    const c = directions[2 * i]!;
    const s = directions[2 * i + 1]!;
    if (seesDisc(prisms, found, ax + ux * c - uy * s, ay + uy * c + ux * s, bx, by, radius, least)) return true;
  }
  return false;
}

/** Blocked slopes, sorted by where they begin. */
const from = new Float64Array(2 * MOST);
const to = new Float64Array(2 * MOST);
const CORNERS = 32;
const x0 = new Float64Array(CORNERS);
const y0 = new Float64Array(CORNERS);
const x1 = new Float64Array(CORNERS);
const y1 = new Float64Array(CORNERS);
const NEAREST = 1e-9;

/**
 * Whether a place sees a disc. In the frame with x towards the disc's centre the slope y / x grows with the direction.
 * Prisms count up to the chord between the two tangent points; behind it they hide nothing. One function, as every call costs.
 */
function seesDisc(prisms: Prisms, found: number, px: number, py: number, bx: number, by: number, radius: number, least: number): boolean {
  const wx = bx - px;
  const wy = by - py;
  const squared = wx * wx + wy * wy;
  const distance = Math.sqrt(squared);
  if (distance <= radius) return true;
  const fx = wx / distance;
  const fy = wy / distance;
  const tangent = Math.sqrt(squared - radius * radius);
  const widest = radius / tangent;
  const chord = (tangent * tangent) / distance;
  let count = 0;
  for (let k = 0; k < found; k++) {
    const prism = near[k]!;
    const begin = prisms.first[prism]!;
    const end = prisms.first[prism + 1]!;
    let corners = end - begin;
    let nearest = 1e9;
    let farthest = -1e9;
    for (let e = begin, j = 0; e < end; e++, j++) {
      const dx = prisms.vx[e]! - px;
      const dy = prisms.vy[e]! - py;
      const x = dx * fx + dy * fy;
      x0[j] = x;
      y0[j] = dy * fx - dx * fy;
      if (x < nearest) nearest = x;
      if (x > farthest) farthest = x;
    }
    if (farthest <= NEAREST || nearest >= chord) continue;
    let xs = x0;
    let ys = y0;
    if (nearest < NEAREST) {
      corners = clip(-1, -NEAREST, xs, ys, corners, x1, y1);
      xs = x1;
      ys = y1;
    }
    if (farthest > chord && corners > 0) {
      const ox = xs === x0 ? x1 : x0;
      const oy = ys === y0 ? y1 : y0;
      corners = clip(1, chord, xs, ys, corners, ox, oy);
      xs = ox;
      ys = oy;
    }
    if (corners < 1) continue;
    let low = 1e9;
    let high = -1e9;
    for (let j = 0; j < corners; j++) {
      const slope = ys[j]! / xs[j]!;
      if (slope < low) low = slope;
      if (slope > high) high = slope;
    }
    if (high <= -widest || low >= widest) continue;
    if (low <= -widest && high >= widest) return false;
    let place = count++;
    for (; place > 0 && from[place - 1]! > low; place--) {
      from[place] = from[place - 1]!;
      to[place] = to[place - 1]!;
    }
    from[place] = low;
    to[place] = high;
  }
  let covered = -widest;
  for (let k = 0; k < count; k++) {
    if (from[k]! > covered + least) return true;
    if (to[k]! > covered) covered = to[k]!;
  }
  return covered < widest - least;
}

/** Cuts a polygon to side · x <= limit, and says how many corners are left. */
function clip(side: number, limit: number, xs: Float64Array, ys: Float64Array, count: number, intoX: Float64Array, intoY: Float64Array): number {
  let kept = 0;
  let px = xs[count - 1]!;
  let py = ys[count - 1]!;
  let beyond = side * px - limit;
  for (let i = 0; i < count; i++) {
    const qx = xs[i]!;
    const qy = ys[i]!;
    const next = side * qx - limit;
    if (next <= 0 !== beyond <= 0) {
      const t = beyond / (beyond - next);
      intoX[kept] = px + (qx - px) * t;
      intoY[kept++] = py + (qy - py) * t;
    }
    if (next <= 0) {
      intoX[kept] = qx;
      intoY[kept++] = qy;
    }
    px = qx;
    py = qy;
    beyond = next;
  }
  return kept;
}
