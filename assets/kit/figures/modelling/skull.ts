/** A bare head of any kin: one skin whose brow, sockets, nose, cheeks, lips and chin are pushed out by amounts. Head space: chin ~ y 0.4, crown ~ y 5.2, face +Z. */
import { Vector3 } from 'three';
import { smoothstep } from '../../noise.ts';
import { ball, box, joined, moved, shaped, skin, type Clay, type Coat } from './clay.ts';
import { inlaid, type Mark } from './inlay.ts';
import { shade, type Paint } from './paint.ts';
import { place } from './rig.ts';
import type { Sculpt } from './sculpt.ts';

const bump = (x: number, y: number, cx: number, cy: number, rx: number, ry: number): number => Math.exp(-(((x - cx) / rx) ** 2) - ((y - cy) / ry) ** 2);

/** Amounts beside a human's head; 0 (or 1 for `wide`, `deep`) is a human's. */
export interface Shape {
  readonly wide?: number; readonly deep?: number;
  /** How much higher the crown is, in mm. */
  readonly crown?: number;
  /** How far the lower face stands out. */
  readonly muzzle?: number;
  readonly gaunt?: number; readonly brow?: number; readonly nose?: number; readonly jaw?: number; readonly lips?: number;
  readonly ears?: 'round' | 'long' | 'bat' | 'none';
  /** Radius of an eye, and how far apart and high they stand. */
  readonly eye?: number; readonly eyesAt?: readonly [number, number];
  /** Eyes of one colour, without white. */
  readonly plainEyes?: boolean;
  readonly bald?: boolean;
}

/** A point of the skull's skin: `a` radians round it from the face, `y` up from the chin. */
export function skullAt(a: number, y: number, o: Shape, out = 0): Vector3 {
  const crown = o.crown ?? 0, g = o.gaunt ?? 0;
  const t = y < 2.8 ? (y - 0.05) / 5.15 : (2.75 + ((y - 2.8) * 2.4) / (2.4 + crown)) / 5.15;
  const e = Math.sqrt(Math.max(0.02, 1 - ((t - 0.6) / (t > 0.6 ? 0.42 : 0.66)) ** 2));
  const jaw = smoothstep(0, 0.32, t);
  const low = 1 - smoothstep(0.1, 0.55, t);
  const c = Math.cos(a);
  const x = Math.sin(a) * ((1.98 - 0.12 * g) * (o.wide ?? 1) + out) * e * (0.78 + (o.jaw ?? 0) * 0.25 * low + 0.22 * jaw);
  let z = c * (c > 0 ? 2.15 + 0.3 * (1 - jaw) : 2.4 * (o.deep ?? 1) * (0.55 + 0.45 * smoothstep(0, 0.4, t)));
  z = (z + c * out) * e;
  if (c > 0) {
    const ax = Math.abs(x), [ex, ey] = o.eyesAt ?? [0.8, 2.62];
    z += (0.36 + (o.brow ?? 0)) * bump(ax, y, ex - 0.02, ey + 0.52, 0.9, 0.3) - (0.58 + 0.15 * g) * bump(ax, y, ex, ey, 0.44, 0.36);
    z += (0.68 + (o.nose ?? 0)) * bump(x, y, 0, 2.02, 0.34, 0.42) + (0.34 + 0.5 * (o.nose ?? 0)) * bump(x, y, 0, 2.6, 0.26, 0.42);
    z += 0.26 * bump(ax, y, 1.2, 2.05, 0.4, 0.35) - 0.28 * g * bump(ax, y, 1.15, 1.4, 0.4, 0.5);
    z += (0.24 + (o.lips ?? 0)) * bump(x, y, 0, 1.3, 0.6, 0.16) - 0.18 * bump(x, y, 0, 1.02, 0.8, 0.1) + 0.3 * bump(x, y, 0, 0.5, 0.6, 0.35);
    z += (o.muzzle ?? 0) * bump(x, y, 0, 1.35, 1.3, 1.0);
  }
  return new Vector3(x, y, z);
}

export interface Face extends Shape {
  readonly skin: Paint; readonly eyes: Paint; readonly pupil: Paint; readonly hair: Paint;
  readonly mark?: Mark | undefined;
  /** Its skin is cut finer, so that thin marks are not missed. */
  readonly fine?: boolean;
  readonly size: number;
}

const ear = (k: number, o: Face): Clay => {
  const wide = 1.92 * (o.wide ?? 1);
  if (o.ears === 'long' || o.ears === 'bat') {
    const long = o.ears === 'bat' ? 3.4 : 1.9;
    const flap = moved(
      shaped(ball([long / 2, 0.72, 0.3], o.skin, 8, 5), (p) => { p.y *= 1 - (k * p.x + long / 2) / (long * 1.3); }),
      place([k * (wide + long * 0.38), 2.6, -0.3], [0, k * 22, k * 12]),
    );
    const inside = moved(flap, place([0, 0, 0.12], [0, 0, 0], [0.98, 0.96, 1]));
    return joined(flap, { p: inside.p, f: inside.f.map((f) => ({ ...f, paint: shade(o.skin, -0.25) })) });
  }
  return moved(shaped(ball([0.28, 0.62, 0.42], o.skin, 6, 4), (p) => { p.z += p.y * 0.15; }), place([k * wide, 2.5, -0.15], [0, k * 18, 0]));
};

/** The head with eyes, brows and ears. */
export function skull(s: Sculpt, o: Face): void {
  const [cols, rows, gather] = o.fine === true ? [24, 15, 0.44] : [22, 13, 0.34], top = 5.2 + (o.crown ?? 0), [ex, ey] = o.eyesAt ?? [0.8, 2.62];
  const rings = Array.from({ length: rows + 1 }, (_, r) => {
    const y = 0.05 + (top - 0.05) * (r / rows);
    return Array.from({ length: cols }, (_, i) => {
      const a0 = (i / cols) * Math.PI * 2;
      return skullAt(a0 - gather * Math.sin(a0), y, o); // columns gather towards the face
    });
  });
  const lip = shade(o.skin, -0.38), socket = shade(o.skin, -0.55);
  const coat: Coat = (_u, _v, p) => {
    if (p.z > 0.9 && Math.abs(p.y - ey) < 0.26 && Math.abs(Math.abs(p.x) - ex) < 0.4) return socket;
    return p.z > 1.2 && Math.abs(p.y - 1.2) < 0.2 && Math.abs(p.x) < 0.6 ? lip : o.skin;
  };
  const bare = skin(rings, { coat });
  const parts: Clay[] = [o.mark ? inlaid(bare, o.mark) : bare];
  if (o.ears !== 'none') parts.push(ear(1, o), ear(-1, o));
  const eye = o.eye ?? 0.34;
  for (const k of [1, -1]) {
    const at = skullAt(k * Math.asin(Math.min(0.98, ex / (1.9 * (o.wide ?? 1)))), ey, o);
    const z = at.z + (eye > 0.5 ? -0.1 : 0.04), brow = skullAt(Math.atan2(at.x, at.z), ey + 0.5, o);
    parts.push(moved(ball([eye * 1.25, eye * 0.8, eye * 0.62], o.plainEyes === true ? o.pupil : o.eyes, 8, 4), place([k * ex, ey, z + 0.06], [0, k * 16, 0])));
    if (o.plainEyes !== true) parts.push(moved(
      ball([eye * 0.55, eye * 0.66, eye * 0.4], o.pupil, 6, 4), place([k * (ex - 0.04), ey, z + 0.06 + eye * 0.36], [0, k * 16, 0]),
    ));
    if (o.bald !== true) parts.push(moved(
      box(1.0, 0.24, 0.3, 0, o.hair), place([k * (ex + 0.02), ey + 0.54, brow.z + 0.03], [-10, k * 32, k * 4]),
    ));
  }
  s.add('head', joined(...parts), place([0, 0, 0], [0, 0, 0], o.size), 80);
}
