/** Helmets in head space. Grid lines follow the visor's border so that its edge stays crisp. */
import { Vector3 } from 'three';
import { box, joined, loft, moved, skin, slab, type Clay, type Face } from './clay.ts';
import { BLACK, shade, STEEL, type Paint } from './paint.ts';
import { place } from './rig.ts';
import type { Sculpt } from './sculpt.ts';

/** Angles (degrees) round the head, denser at the front; +Z = 0. */
const ANGLES = [0, 6, 13, 24, 38, 54, 72, 95, 120, 150, 180];
const FULL = [...ANGLES, ...ANGLES.slice(1, -1).reverse().map((a) => 360 - a)];

/** A shell from rows of [y, rx, rz, cz]; faces for which `pick` answers a paint are pushed in by `sink`. */
export function shell(
  rows: [number, number, number, number][],
  pick: (deg: number, y: number) => { paint: Paint; sink?: number } | null,
  coat: Paint, pow = 2.3,
): Clay {
  const rings = rows.map(([y, rx, rz, cz]) =>
    FULL.map((deg) => {
      const a = (deg * Math.PI) / 180,
        se = (c: number) => Math.sign(c) * Math.abs(c) ** (2 / pow);
      return new Vector3(rx * se(Math.sin(a)), y, cz + rz * se(Math.cos(a)));
    }),
  );
  const n = FULL.length;
  const c = skin(rings, { coat });
  const extra: Face[] = [],
    walls = new Map<string, Face>();
  c.f = c.f.filter((f, i) => {
    const r = Math.floor(i / n),
      k = i % n;
    if (r >= rows.length - 1) return true;
    const d0 = FULL[k],
      d1 = k + 1 < n ? FULL[k + 1] : 360,
      mid = (d0! + d1!) / 2,
      deg = mid > 180 ? mid - 360 : mid;
    const hit = pick(deg, (rows[r]![0] + rows[r + 1]![0]) / 2);
    if (!hit) return true;
    const o = new Vector3(0, (rows[r]![0] + rows[r + 1]![0]) / 2, 0);
    const inner = f.v.map((v) => {
      const q = c.p[v]!.clone();
      const d = q.clone().sub(o).setY(0).normalize();
      return c.p.push(q.addScaledVector(d, -(hit.sink ?? 0.22))) - 1;
    });
    extra.push({ v: inner, paint: hit.paint, edge: 0 });
    f.v.forEach((v, j) => {
      // walls only where the opening ends: a border met twice is inside the opening
      const w = f.v[(j + 1) % 4]!,
        iv = inner[j]!,
        iw = inner[(j + 1) % 4]!;
      if (!walls.delete(`${w},${v}`)) walls.set(`${v},${w}`, { v: [v, w, iw, iv], paint: shade(coat, -0.5), edge: 0 });
    });
    return false;
  });
  c.f.push(...extra, ...walls.values());
  return c;
}

/** Closed helmet with a T-shaped visor, cheek hollows and an optional sight stalk. */
export function tVisor(s: Sculpt, coat: Paint, o: { visor?: Paint; trim?: Paint; stalk?: boolean; size?: number; brow?: Paint } = {}) {
  const visor = o.visor ?? BLACK, trim = o.trim ?? coat;
  const c = shell([
    [-0.35, 1.75, 2.0, 0.05], [0.1, 2.05, 2.35, 0.05], [1.0, 2.2, 2.5, 0.05], [2.15, 2.3, 2.55, 0], [2.55, 2.38, 2.6, 0], [3.25, 2.42, 2.6, -0.02],
    [3.6, 2.4, 2.55, -0.05], [4.4, 2.2, 2.35, -0.1], [5.2, 1.6, 1.75, -0.15], [5.6, 0.8, 0.9, -0.15],
  ], (deg, y) => {
    const a = Math.abs(deg);
    if (y > 2.5 && y < 3.3 && a < 54) return { paint: visor };
    if (y > 0.05 && y < 2.55 && a < 6) return { paint: visor };
    if (y > 3.2 && y < 3.65 && a < 54) return { paint: o.brow ?? trim, sink: -0.08 };
    if (y > 1 && y < 2.2 && a > 150) return { paint: shade(coat, -0.3), sink: 0.1 };
    return null;
  }, coat, 2.5);
  const ear = (k: number): Clay =>
    moved(
      loft([[0, 0.95, 0.95], [0.15, 1.0, 1.0], [0.4, 0.8, 0.8], [0.42, 0.4, 0.4]], { sides: 8, coat: trim, edges: [1], capStart: false }),
      place([k * 2.25, 2.9, -0.3], [0, 0, k * -90]),
    );
  const parts = [c, ear(1), ear(-1)];
  if (o.stalk !== false) {
    parts.push(moved(box(0.4, 3.6, 0.55, 0.12, shade(trim, -0.2)), place([-2.7, 4.6, -0.4])), moved(box(0.6, 0.6, 1.5, 0.15, STEEL), place([-2.7, 6.2, -0.1])));
  }
  s.add('head', joined(...parts), place([0, 0, 0], [0, 0, 0], o.size ?? 1.14), 32);
}

/** Trooper helmet: rounded dome, crest fin, wide eye slit with a nose bar, filters on the cheeks. */
export function finned(s: Sculpt, coat: Paint, o: { mark?: Paint; visor?: Paint; fin?: boolean; size?: number; rangefinder?: boolean } = {}) {
  const visor = o.visor ?? BLACK, mark = o.mark ?? coat;
  const c = shell([
    [-0.35, 1.6, 1.9, 0.35], [0.2, 2.0, 2.3, 0.35], [1.15, 2.2, 2.5, 0.25], [1.9, 2.25, 2.45, 0.1], [2.15, 2.3, 2.5, 0.05], [2.9, 2.4, 2.55, 0],
    [3.2, 2.5, 2.7, 0], [3.5, 2.45, 2.6, -0.05], [4.4, 2.2, 2.35, -0.1], [5.2, 1.6, 1.75, -0.15], [5.6, 0.8, 0.9, -0.15],
  ], (deg, y) => {
    const a = Math.abs(deg);
    if (y > 2.1 && y < 2.95 && a < 54) return { paint: visor };
    if (y > 1.1 && y < 2.2 && a < 6) return { paint: visor, sink: 0.16 };
    if (y > -0.3 && y < 0.3 && a < 24) return { paint: shade(coat, -0.6), sink: 0.1 };
    if (y > 0.2 && y < 2.1 && a > 54 && a < 95) return { paint: mark, sink: 0.01 };
    if (y > 3.2 && y < 3.55 && a < 72) return { paint: mark, sink: 0.01 };
    return null;
  }, coat, 2.25);
  const parts: Clay[] = [c];
  if (o.fin !== false) {
    parts.push(
      moved(
        slab(
          [[-2.4, 3.2], [-2.5, 4.3], [-1.6, 5.6], [-0.2, 6.25], [1.2, 6.0], [2.1, 5.0], [2.45, 3.9], [1.9, 4.2], [0, 5.2], [-1.6, 4.4]], 0.6, 0.16, mark,
        ),
        place([0, 0, -0.15], [0, -90, 0]),
      ),
    );
  }
  for (const k of [1, -1]) {
    parts.push(
      moved(
        loft(
          [[0, 0.55, 0.55], [0.12, 0.62, 0.62], [0.5, 0.55, 0.55], [0.52, 0.3, 0.3]], { sides: 6, coat: shade(coat, -0.35), edges: [1], capStart: false },
        ),
        place([k * 2.2, 2.6, -0.4], [0, 0, k * -90]),
      ),
    );
  }
  if (o.rangefinder) parts.push(moved(box(0.4, 3.4, 0.5, 0.1, STEEL), place([2.75, 4.4, -0.4])), moved(box(0.5, 0.5, 2, 0.12, STEEL), place([2.75, 6.0, 0.5])));
  s.add('head', joined(...parts), place([0, 0, 0], [0, 0, 0], o.size ?? 1.14), 32);
}
