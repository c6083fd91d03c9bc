/** Things held in a fist. In hand space the fist's centre is FIST and the object points along +Z. */
import { Color, Vector3 } from 'three';
import { box, loft, moved, tube, type Clay, joined, slab } from './clay.ts';
import { BLACK, BRASS, GUNMETAL, STEEL, paint, type Paint } from './paint.ts';
import { place } from './rig.ts';
import type { Sculpt } from './sculpt.ts';
import type { Side, Triple } from '../../../skeleton.ts';

export const FIST: Triple = [0, 1.15, 0];
export const along = (c: Clay, z = 0): Clay => moved(c, place([0, 0, z], [90, 0, 0])); // +Y loft turned to +Z

/** An energy blade: hot core, soft halo, and a bake light that paints its glow on the bearer. */
export function beam(s: Sculpt, side: Side, hex: string, from: number, to: number, thick = 0.34) {
  const bone = `hand${side}` as const, dir = Math.sign(to - from), at = place(FIST, [0, dir < 0 ? 180 : 0, 0]);
  const [a, b] = [Math.abs(from), Math.abs(to)];
  const core = paint('#' + new Color(hex).lerp(new Color(1, 1, 1), 0.72).getHexString(), 'gloss');
  const t = thick;
  s.glow(bone, along(loft([[a, t, t], [b - 1, t * 0.95, t * 0.95], [b - 0.25, t * 0.6, t * 0.6], [b, 0.05, 0.05]], { sides: 6, coat: core })), at);
  const h = t * 6.4;
  s.glow(bone, along(loft([[a - 0.6, 0.1, 0.1], [a, h * 0.7, h * 0.7], [a + 1.2, h, h], [b - 1.6, h, h], [b + 0.2, h * 0.45, h * 0.45], [b + 0.9, 0.05, 0.05]], { sides: 8, coat: paint(hex, 'gloss') })), at, true);
  s.lamp(bone, new Vector3(0, 0, a), new Vector3(0, 0, b), new Color(hex), 0.5, at);
}

export function hilt(len: number, metal: Paint, grip: Paint): Clay {
  const h = len / 2;
  return along(loft([
    [-h, 0.42, 0.42], [-h + 0.3, 0.62, 0.62], [-h + 0.7, 0.62, 0.62], [-h + 0.8, 0.46, 0.46],
    [h - 1.3, 0.46, 0.46], [h - 1.2, 0.64, 0.64], [h - 0.5, 0.64, 0.64], [h, 0.5, 0.5],
  ], { sides: 10, coat: (_u, v) => (v > 0.4 && v < 0.6 ? grip : metal), edges: [0, 5] }));
}

export function blade(s: Sculpt, side: Side, hex: string, o: { length?: number; reverse?: boolean; curved?: boolean; hilt?: number } = {}) {
  const bone = `hand${side}` as const, len = o.hilt ?? 4.2;
  s.manner.arms[side] = 'blade';
  const at = place(FIST, o.reverse ? [180, 0, 0] : [0, 0, 0]);
  if (o.curved) {
    s.add(
      bone,
      tube(
        [[0, -1.7, -2.7], [0, -0.9, -2.1], [0, -0.2, -1.1], [0, 0, 0.2], [0, 0, 1.6]],
        [0.5, 0.5, 0.44, 0.48, 0.56], (_u, v) => (v > 0.35 && v < 0.75 ? BLACK : STEEL), 8,
      ),
      at,
    );
  }
  else s.add(bone, hilt(len, STEEL, BLACK), at);
  const k = o.reverse ? -1 : 1;
  beam(s, side, hex, k * (len / 2 - 0.1), k * (len / 2 + (o.length ?? 21)));
}

export function doubleBlade(s: Sculpt, side: Side, hex: string, length = 19) {
  s.manner.arms[side] = 'blade';
  s.add(`hand${side}`, hilt(8.6, STEEL, GUNMETAL), place(FIST));
  beam(s, side, hex, 4.2, 4.2 + length);
  beam(s, side, hex, -4.2, -4.2 - length);
}

/** Carbine or long rifle; the grip sits in the fist, stock backwards. `stock: false` gives a machine-pistol look. */
export function rifle(s: Sculpt, side: Side, o: { length?: number; body?: Paint; glow?: string; drum?: boolean } = {}) {
  const L = o.length ?? 11, body = o.body ?? BLACK, y = 0.9;
  const gun = joined(
    moved(box(1.15, 1.5, L * 0.55, 0.22, body), place([0, y, L * 0.16])),
    moved(box(0.8, 0.7, L * 0.32, 0.18, GUNMETAL), place([0, y - 0.2, L * 0.52])),
    moved(
      along(
        loft(
          [[L * 0.4, 0.36, 0.36], [L * 0.86, 0.36, 0.36], [L * 0.87, 0.55, 0.55], [L, 0.55, 0.55], [L, 0.3, 0.3], [L - 0.3, 0.25, 0.25]],
          { sides: 8, coat: GUNMETAL, edges: [2] },
        ),
      ),
      place([0, y + 0.15, 0]),
    ),
    moved(slab([[-3.9, -1.3], [-3.9, 0.5], [-0.9, 0.55], [-0.9, -0.3], [-2.6, -0.5]], 0.8, 0.18, body), place([0, y, 0], [0, -90, 0])),
    moved(
      along(loft([[0, 0.42, 0.42], [0.3, 0.5, 0.5], [2.6, 0.5, 0.5], [3, 0.38, 0.38]], { sides: 8, coat: GUNMETAL, edges: [0] })),
      place([0, y + 1.25, -0.6]),
    ),
    moved(box(0.6, 1.6, 0.8, 0.15, BLACK), place([0, -0.2, 0], [12, 0, 0])),
    moved(box(0.65, o.drum ? 1.9 : 1.3, 1.0, 0.16, GUNMETAL), place([0, -0.2, L * 0.3], [-8, 0, 0])),
  );
  // In hand space the barrel runs +Z and "up" of the gun is away from the forearm's underside: +X or -X by side.
  s.manner.arms[side] = 'gun';
  s.add(`hand${side}`, gun, upright(s, side, 1.12));
}

export function pistol(s: Sculpt, side: Side, o: { body?: Paint; long?: number } = {}) {
  const L = o.long ?? 4.6, body = o.body ?? GUNMETAL;
  const gun = joined(
    moved(box(0.85, 1.05, L * 0.62, 0.18, body), place([0, 1.05, L * 0.2])),
    moved(
      along(loft([[L * 0.4, 0.3, 0.3], [L * 0.85, 0.3, 0.3], [L * 0.86, 0.44, 0.44], [L, 0.44, 0.44]], { sides: 8, coat: STEEL, edges: [1] })),
      place([0, 1.15, 0]),
    ),
    moved(box(0.4, 0.4, 1.4, 0.1, BRASS), place([0, 1.72, 0.4])),
    moved(box(0.66, 1.9, 0.8, 0.15, BLACK), place([0, 0, -0.25], [14, 0, 0])),
  );
  s.manner.arms[side] = 'gun';
  s.add(`hand${side}`, gun, upright(s, side, 1.22));
}

/** Placement that keeps the barrel along the hand's +Z but rolls the gun so that its sights look up in the world. */
export function upright(s: Sculpt, side: Side, scale: number) {
  const inv = s.frames[`hand${side}`].clone().invert();
  const up = new Vector3(0, 1, 0).transformDirection(inv);
  return place(FIST, [0, 0, (Math.atan2(-up.x, up.y) * 180) / Math.PI], scale);
}
