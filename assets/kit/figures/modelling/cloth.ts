/** Cloth hung in world space over the posed body: it drapes over the legs, then folds and a weighted hem are added. */
import { Vector3 } from 'three';
import { skin, type Clay, type Coat } from './clay.ts';
import { smoothstep } from '../../noise.ts';
import { noise3 } from './noise.ts';
import { shade, type Paint } from './paint.ts';
import type { Sculpt, Weights } from './sculpt.ts';
import { SIDES } from '../../../skeleton.ts';

const RAD = Math.PI / 180;
/** Above it an edge of cloth is hard: only the deepest folds are creased. */
const CREASE = 72;

export interface Drape {
  coat: Paint; lining?: Paint; trim?: Paint;
  /** Angles in degrees, 0 = front, 90 = the figure's left; a full circle when omitted. */
  from?: number; to?: number;
  /** Top height above the pelvis and half widths there; hem height above the ground. */
  top?: number; rx?: number; rz?: number; hem: number;
  flare?: number; folds?: number; depth?: number; wind?: [number, number]; seed?: number; gap?: number;
}

/** Folds as they are modelled in clay: each a pipe between two narrow valleys. Columns of a cloth stand where they turn, so that none is missed. */
interface Pleats {
  /** Where columns are, 0…1. */
  readonly at: readonly number[];
  /** How far out the cloth is there, -1 in a valley and about 1 on a pipe, and how far it has leant aside; `v` is 0 at the top, 1 at the hem. */
  out(column: number, v: number): number;
  aside(column: number, v: number): number;
}

function pleats(count: number, seed: number, closed: boolean): Pleats {
  const any = (i: number, k: number): number => noise3(((i % count) + seed) * 3.7 + k * 11.3, seed * 1.9, k * 5.1) * 2 - 1;
  const bounds = Array.from({ length: count + 1 }, (_, i) => (i + (i % count === 0 ? 0 : 0.5 * any(i, 1))) / count);
  const at = bounds.slice(0, count).flatMap((from, i) => [0, 0.3, 0.7].map((k) => from + (bounds[i + 1]! - from) * k));
  if (!closed) at.push(1);
  return {
    at,
    out(column, v) {
      const i = Math.floor(column / 3) % count, valley = column % 3 === 0;
      // Folds begin at different heights, and none is as deep as another.
      const deep = smoothstep(0.05 + 0.22 * any(i, 2), 0.75, v);
      return deep * (valley ? -0.85 + 0.3 * any(i, 3) : 0.8 + 0.5 * any(i, 4) + (column % 3 === 1 ? 0.2 : -0.2) * any(i, 5));
    },
    aside: (column, v) => (!closed && (column === 0 || column === count * 3) ? 0 : (0.3 * v * any(Math.floor(column / 3), 6)) / count),
  };
}

/** What runs into folds: dark in valleys, a little light on pipes. */
class Wash {
  readonly #known = new Map<Vector3, number>();
  put(p: Vector3, out: number): Vector3 {
    this.#known.set(p, out < 0 ? -0.36 * out : -0.13 * out);
    return p;
  }
  readonly of = (p: Vector3): number => this.#known.get(p) ?? 0;
}

/** Distance from the axis needed to clear the legs in direction (dx, dz) at height y. */
function legReach(s: Sculpt, cx: number, cz: number, dx: number, dz: number, y: number, pad: number): number {
  let r = 0;
  for (const side of SIDES) {
    const j = [s.world(`upperLeg${side}`), s.world(`lowerLeg${side}`), s.world(`foot${side}`)];
    for (let i = 0; i < 2; i++) for (let k = 0; k <= 6; k++) {
      const q = j[i]!.clone().lerp(j[i + 1]!, k / 6);
      const dy = Math.abs(q.y - y);
      if (dy > 3.2) continue;
      const rad = (i === 0 ? 2.2 - 0.08 * k : 1.75 - 0.08 * k) + pad;
      r = Math.max(r, ((q.x - cx) * dx + (q.z - cz) * dz) + rad * Math.sqrt(Math.max(0, 1 - (dy / 3.3) ** 2)));
    }
  }
  return r;
}

/** Skirts, robes, tabards, coat-tails and kamas: one function, an angle range and a hem. */
export function drape(s: Sculpt, o: Drape) {
  const full = o.from === undefined, from = o.from ?? 0, to = o.to ?? 360;
  const seed = o.seed ?? 1, arc = to - from;
  const folds = pleats(Math.max(1, Math.round(arc / 33), Math.round(((o.folds ?? 9) * arc) / 360)), seed, full), depth = (o.depth ?? 0.55) * 1.6;
  const top = s.world('pelvis', 0, o.top ?? 1.6, 0), hemY = s.ground + o.hem;
  const rows = Math.min(6, Math.max(3, Math.round((top.y - hemY) / 2.5)));
  const yaw = Math.atan2(s.frames.pelvis.elements[8], s.frames.pelvis.elements[10]);
  const mid = s.world('footL').add(s.world('footR')).multiplyScalar(0.5);
  const rx = o.rx ?? 3.9, rz = o.rz ?? 2.9, wash = new Wash();
  const point = (column: number, v: number, inset: number) => {
    const deg = from + arc * (folds.at[column]! + folds.aside(column, v)), a = deg * RAD, w = a + yaw;
    const dx = Math.sin(w), dz = Math.cos(w);
    const hem = hemY + 0.9 * (noise3(deg / 38 + seed, 0, seed) - 0.5) * v;
    const y = top.y + (hem - top.y) * v;
    const cx = top.x + (mid.x - top.x) * v * 0.45, cz = top.z + (mid.z - top.z) * v * 0.45;
    const ell = (rx * rz) / Math.hypot(rz * Math.sin(a), rx * Math.cos(a));
    const hung = ell * (1 + (o.flare ?? 0.35) * v * v * 0.4 + (o.flare ?? 0.35) * v * 0.6);
    // It lies on a leg rather than run into it, and hangs down from where the leg stands out most above.
    const pad = (o.gap ?? 0.4) + 0.6;
    const above = Math.max(...[0.2, 0.4, 0.6, 0.8].map((k) => (1 - 0.12 * k) * legReach(s, cx, cz, dx, dz, y + (top.y - y) * k, pad)));
    const leg = Math.max(legReach(s, cx, cz, dx, dz, y, pad), above);
    // Folds lie on what it hangs over: their valleys almost touch it.
    const out = folds.out(column, v);
    const r = Math.max(hung, hung + (leg - hung) * smoothstep(0, 0.2, v)) + depth * (0.3 * v + out) + inset;
    const wind = v * v;
    return wash.put(new Vector3(cx + dx * r + (o.wind?.[0] ?? 0) * wind, y, cz + dz * r + (o.wind?.[1] ?? 0) * wind), out);
  };
  const weights = (p: Vector3): Weights => {
    const v = smoothstep(top.y - 1, hemY, p.y);
    const local = p.clone().sub(s.world('pelvis')).applyAxisAngle(new Vector3(0, 1, 0), -yaw);
    const side = local.x > 0 ? 'L' : 'R';
    const share = 0.55 * v * Math.min(1, Math.abs(local.x) / 2.5);
    return ['pelvis', 1 - share, p.y < s.world(`lowerLeg${side}`).y ? `lowerLeg${side}` : `upperLeg${side}`, share];
  };
  const trim = o.trim, lining = o.lining ?? shade(o.coat, -0.45);
  const coat: Coat = (_u, v) => (trim && v > 0.86 ? trim : o.coat);
  if (full) {
    const ring = (v: number, inset: number) => folds.at.map((_, i) => point(i, v, inset));
    const rings = Array.from({ length: rows + 1 }, (_, r) => ring(r / rows, 0)).reverse();
    const lip = [-0.55, -1.4].map((d, n) => ring(1 - n * 0.14, d));
    const rev: Coat = (u, v) => (v < 2 / (rows + 2) ? lining : coat(u, 1 - v, new Vector3()));
    s.addWorld(skin([lip[1]!, lip[0]!, ...rings], { coat: rev, capStart: false, capEnd: false, edges: [1] }), weights, CREASE, wash.of);
    return;
  }
  s.addWorld(sheet((column, v, back) => point(column, v, back ? -0.42 : 0), folds.at.length - 1, rows, coat, lining), weights, CREASE, wash.of);
}

/** A cloth of some thickness from a function of column and height; `back` asks for the inner side. */
function sheet(point: (column: number, v: number, back: boolean) => Vector3, cols: number, rows: number, dye: Coat, lining: Paint): Clay {
  const coat = typeof dye === 'function' ? dye : () => dye;
  // A closed ring per row: front side left to right, then the back side right to left.
  const rings = Array.from({ length: rows + 1 }, (_, r) => {
    const v = r / rows;
    return [
      ...Array.from({ length: cols + 1 }, (_, i) => point(i, v, false)),
      ...Array.from({ length: cols + 1 }, (_, i) => point(cols - i, v, true)),
    ];
  }).reverse();
  const n = 2 * (cols + 1);
  const c = skin(rings, { coat: (u, v, p) => (u < (cols + 1) / n ? coat(u * 2, 1 - v, p) : lining), capStart: false, capEnd: false });
  for (let i = 0; i < cols; i++) { // hem and top rim
    const a = i, b = i + 1, d = n - 1 - i, e = n - 2 - i;
    c.f.push({ v: [b, a, d, e], paint: coat(0.5, 1, c.p[a]!), edge: 1 });
    const t = rows * n;
    c.f.push({ v: [t + a, t + b, t + e, t + d], paint: coat(0.5, 0, c.p[a]!), edge: 0.5 });
  }
  for (let r = 0; r < rows; r++) for (const i of [cols, n - 1]) { // side rims are the closing quads: mark as edges
    const q = c.f[r * n + i];
    if (q) q.edge = 0.8;
  }
  return c;
}

export interface Cape {
  coat: Paint; lining?: Paint; hem: number; width?: number; hemWidth?: number; sweep?: V2; folds?: number; seed?: number; one?: 'L' | 'R'; out?: number;
}
type V2 = [number, number];

/** A cape from the shoulders; `sweep` moves the hem (to the left, backwards), `one` covers a single shoulder, `out` is what it hangs over behind. */
export function cape(s: Sculpt, o: Cape) {
  const y0 = s.body.shoulderY + 1.1, hemY = s.ground + o.hem, seed = o.seed ?? 3, behind = o.out ?? 0;
  const folds = pleats(o.one ? 3 : o.folds ?? 5, seed, false);
  const w0 = o.width ?? s.body.shoulder + 0.4, w1 = o.hemWidth ?? w0 * 1.7;
  const back = new Vector3(0, 0, -1).transformDirection(s.frames.pelvis).setY(0).normalize();
  const left = new Vector3().crossVectors(new Vector3(0, 1, 0), back).negate();
  const last = folds.at.length - 1, wash = new Wash();
  const point = (column: number, v: number, inner: boolean) => {
    const u = folds.at[column]! + folds.aside(column, v);
    const x = o.one === 'L' ? u * 1.05 - 0.05 : o.one === 'R' ? u * 1.05 - 1 : 2 * u - 1;
    const round = Math.max(0, Math.abs(x) - 0.75) * 5.5;
    const start = s.world('chest', x * w0, y0 - 1.5 * x * x, -1.2 - 1.4 * (1 - x * x) - 0.9 * behind * (1 - x ** 4) + round);
    const k = v * v * 0.6 + v * 0.4;
    const end = s.world('pelvis').setY(hemY + 1.2 * (noise3(u * 4 + seed, 1, 2) - 0.5)).addScaledVector(left, x * w1 + (o.sweep?.[0] ?? 0))
      .addScaledVector(back, 5.2 + (o.sweep?.[1] ?? 0) - 1.6 * x * x);
    const p = start.clone().lerp(end, k);
    p.y = start.y + (end.y - start.y) * v;
    // Stay outside the back, then fold.
    const out = folds.out(column, v), clear = 0.45 * smoothstep(0, 0.12, v) + behind * (1 - 0.6 * v) * smoothstep(0, 0.3, v);
    return wash.put(p.addScaledVector(back, 1.25 * Math.sin(v * Math.PI) + clear + out * 1.15 - (inner ? 0.45 : 0)), out);
  };
  const weights = (p: Vector3): Weights => {
    const t = smoothstep(s.world('chest').y + 4, s.world('pelvis').y - 4, p.y);
    return ['chest', 1 - t * 0.6, 'pelvis', t * 0.6];
  };
  s.addWorld(sheet((column, v, b) => point(last - column, v, b), last, 5, o.coat, o.lining ?? shade(o.coat, -0.4)), weights, CREASE, wash.of);
}
