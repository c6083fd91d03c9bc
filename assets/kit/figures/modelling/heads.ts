/** What grows on heads, and hoods over them. Head space: origin at the top of the neck, chin ~ y 0.4, crown ~ y 5.2, face +Z. */
import { Vector3 } from 'three';
import { box, loft, tube, type Coat } from './clay.ts';
import { BLACK, shade, type Paint } from './paint.ts';
import { place } from './rig.ts';
import type { Sculpt } from './sculpt.ts';
import type { Triple } from '../../../skeleton.ts';

/** A crown of short horns. */
export function horns(s: Sculpt, bone: Paint, size = 1.12) {
  const at: [number, number, number][] = [
    [0, 0.62, 0.75], [40, 0.66, 0.95], [-40, 0.66, 0.95], [88, 0.42, 1.05], [-88, 0.42, 1.05], [136, 0.5, 0.85], [-136, 0.5, 0.85], [180, 0.65, 0.8],
    [24, 1.2, 0.7], [-24, 1.2, 0.7],
  ];
  for (const [deg, lift, len] of at) {
    const a = (deg * Math.PI) / 180, d = new Vector3(Math.sin(a) * Math.cos(lift), Math.sin(lift), Math.cos(a) * Math.cos(lift));
    const c = new Vector3(0, 3.3, -0.1), q = (k: number, up = 0): Triple => [c.x + d.x * k * 0.92, c.y + d.y * k + up, c.z + d.z * k * 1.08];
    s.add('head', tube([q(1.6), q(2.05), q(2.1 + len * 0.5, 0.2), q(2.1 + len, 0.65)], [0.46, 0.42, 0.27, 0.03], (_u, v) => (v < 0.34 ? shade(bone, -0.4) : bone), 5), place([0, 0, 0], [0, 0, 0], size));
  }
}

/** Two tall hollow horns (montrals) and three banded head-tails: two on the chest, one down the back. */
export function headTails(s: Sculpt, light: Paint, dark: Paint, size = 1.12) {
  const band: (n: number) => Coat = (n) => (_u, v) => (Math.floor(v * n) % 2 ? dark : light);
  const m = place([0, 0, 0], [0, 0, 0], size);
  // Cap over the skull that joins everything.
  s.add('head', loft([[2.9, 2.1, 2.3, 0, -0.5], [3.3, 2.35, 2.5, 0, -0.45], [4.3, 2.1, 2.25, 0, -0.4], [5.2, 1.35, 1.5, 0, -0.4], [5.6, 0.5, 0.6, 0, -0.4]], { sides: 14, coat: light }), m);
  for (const k of [1, -1]) {
    s.add('head', tube([[k * 1.0, 4.0, -0.3], [k * 1.8, 5.3, -0.6], [k * 2.6, 6.5, -0.7], [k * 3.0, 7.8, -0.4], [k * 2.8, 8.7, 0.1]], [1.25, 1.1, 0.82, 0.45, 0.06], band(5), 7, 0.85), m, 60);
    s.add('head', tube([[k * 1.5, 4.3, -0.2], [k * 2.25, 3.2, 0.1], [k * 2.45, 1.4, 0.6], [k * 2.5, -0.6, 1.4], [k * 2.45, -2.6, 2.2], [k * 2.3, -4.4, 2.7], [k * 2.1, -5.8, 2.8], [k * 2.0, -6.5, 2.75]], [0.9, 1.0, 1.02, 0.98, 0.88, 0.7, 0.42, 0.06], band(9), 7, 0.8), m, 60);
  }
  s.add('head', tube([[0, 4.6, -1.6], [0, 3.2, -2.5], [0, 1.2, -2.8], [0, -1.2, -2.9], [0, -3.6, -3.3], [0, -5.4, -3.7], [0, -6.4, -3.8]], [1.2, 1.3, 1.2, 1.05, 0.85, 0.5, 0.06], band(8), 7, 0.8), m, 60);
}

/** A cowl: an open-faced hood with a rolled rim. */
export function hood(s: Sculpt, coat: Paint, up = true) {
  if (!up) {
    s.add('chest', loft([[0, 2.7, 1.6, 0, -1.2], [0.6, 3.1, 2.1, 0, -1.3], [1.4, 2.7, 1.9, 0, -1.3], [1.9, 2.0, 1.5, 0, -1.2]], { sides: 16, coat, shape: (a) => 1 + 0.05 * Math.sin(a * 5) - 0.16 * Math.cos(a) }), place([0, s.body.neck - 2.2, 0], [-14, 0, 0]), 60);
    return;
  }
  const open = (a: number) => (Math.cos(a) > 0.62 ? 0.86 : 1);
  // It falls in folds at the back, and lies on the shoulders where it ends.
  const folded = (a: number, r: number) => open(a) * (Math.cos(a) < 0.4 ? 1 + (0.085 - 0.016 * r) * Math.sin(a * 6 + 0.9) : 1);
  s.add('head', loft([
    [-1.9, 3.5, 2.9, 0, -0.7], [-0.9, 2.85, 2.65, 0, -0.6], [0.6, 2.7, 2.75, 0, -0.5], [2.4, 2.75, 2.9, 0, -0.4], [4, 2.55, 2.95, 0, -0.3],
    [5.2, 1.9, 2.35, 0, -0.5], [6.1, 0.6, 0.9, 0, -0.9],
  ], { sides: 18, coat, shape: folded }), undefined, 60);
  s.add('head', loft([[0, 1.55, 1.9, 0, 0.4], [0.5, 1.85, 2.3, 0, 0.3], [1, 1.55, 1.9, 0, 0.4]], { sides: 14, coat: shade(coat, -0.4) }), place([0, 2.6, 2.1], [90, 0, 0]), 60);
  s.add('head', box(2.2, 3.2, 0.2, 0.05, BLACK), place([0, 2.4, 2.2]));
}
