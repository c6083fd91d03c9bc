/** Hard plates over an under-suit: each is a lofted shell with a painted, chamfered rim. */
import { box, loft, moved, shaped, slab, type Clay, type Coat } from './clay.ts';
import { shade, type Paint } from './paint.ts';
import { place, sign } from './rig.ts';
import type { Sculpt } from './sculpt.ts';
import { type Side, SIDES } from '../../../skeleton.ts';

/** A sleeve of armour round a limb bone from y0 to y1. */
export function cuff(s: Sculpt, bone: Parameters<Sculpt['add']>[0], y0: number, y1: number, r0: [number, number], r1: [number, number], coat: Coat, cz = 0, pow = 2.6) {
  const t = 0.32;
  s.add(bone, loft([
    [y0, r0[0] - t * 0.6, r0[1] - t * 0.6, 0, cz, pow], [y0 + 0.35, r0[0] + t, r0[1] + t, 0, cz, pow],
    [y1 - 0.35, r1[0] + t, r1[1] + t, 0, cz, pow], [y1, r1[0] - t * 0.6, r1[1] - t * 0.6, 0, cz, pow],
  ], { sides: 10, coat, edges: [0, 2], capStart: false, capEnd: false }), undefined, 30);
}

/** A bell over the shoulder; wider and longer with `size`. */
export function pauldron(s: Sculpt, side: Side, coat: Coat, size = 1, drop = 2.6) {
  const k = sign(side);
  const bell = loft([
    [-1.8, 0.9, 0.9], [-1.1, 1.95, 1.95], [0, 2.3, 2.25], [drop - 0.4, 2.2, 2.1, k * -0.15], [drop, 2.1, 2.0, k * -0.15], [drop + 0.02, 1.7, 1.6, k * -0.15],
  ], { sides: 11, coat, edges: [3, 4], capEnd: false });
  s.add(`upperArm${side}`, bell, place([0, 0.1, 0], [0, 0, 0], size), 34);
}

/** Breastplate and backplate with a collar; `split` draws a centre line, `abs` adds a belly plate. */
export function cuirass(s: Sculpt, coat: Paint, o: { bulk?: number; bust?: number; belly?: Paint; mark?: Paint; back?: Paint; diamond?: Paint } = {}) {
  const k = o.bulk ?? 1, bust = o.bust ?? 0, sh = s.body.shoulder / 4.8, top = s.body.shoulderY;
  const plate = loft(
    [
      [0.7, 3.3 * k, 2.3 * k, 0, 0.2, 2.6],
      [0.75, 3.75 * k, 2.75 * k, 0, 0.2, 2.8],
      [1.1, 3.95 * k, 2.95 * k, 0, 0.25, 2.8],
      [2.6, 4.35 * k * sh, (3.25 + bust * 0.4) * k, 0, 0.3 + bust * 0.6, 2.8],
      [3.9, 4.5 * k * sh, (3.3 + bust * 0.4) * k, 0, 0.25 + bust * 0.8, 2.9],
      [top, 4.3 * k * sh, 2.9 * k, 0, 0.1, 2.8],
      [top + 0.9, 3.4 * k * sh, 2.4 * k, 0, -0.1, 2.6],
      [top + 1.2, 2.5 * k, 2.0 * k, 0, -0.1],
      [top + 1.25, 1.7, 1.6, 0, -0.1],
    ],
    {
      sides: 18,
      capStart: false,
      capEnd: false,
      coat: (u, v) => (o.mark && v > 0.37 && v < 0.6 && u > 0.03 && u < 0.17 ? o.mark : o.back && u > 0.3 && u < 0.7 ? o.back : coat),
      edges: [0, 1, 7],
    },
  );
  // A shallow centre groove on the breast.
  shaped(plate, (p) => { if (p.z > 1 && Math.abs(p.x) < 0.5) p.z -= 0.22; });
  s.add('chest', plate, undefined, 26);
  s.add('chest', loft([[top + 0.9, 2.3, 2.1, 0, -0.1], [top + 1.9, 1.9, 1.75, 0, 0], [top + 2.1, 1.75, 1.6, 0, 0], [top + 2.1, 1.3, 1.2, 0, 0]], { sides: 12, coat: shade(coat, -0.2), edges: [1] }));
  if (o.belly) {
    s.add('spine', loft([[0.4, 3.0 * k, 2.1 * k, 0, 0.1, 2.4], [0.5, 3.35 * k, 2.45 * k, 0, 0.1, 2.6], [1.9, 3.4 * k, 2.5 * k, 0, 0.15, 2.6], [2.0, 3.1 * k, 2.2 * k, 0, 0.15, 2.4], [2.2, 3.35 * k, 2.5 * k, 0, 0.2, 2.6], [3.4, 3.5 * k, 2.6 * k, 0, 0.2, 2.6], [3.5, 3, 2.2, 0, 0.2]], { sides: 12, coat: o.belly, edges: [0, 3], capStart: false, capEnd: false }), undefined, 28);
  }
  if (o.diamond) s.add('chest', slab([[0, -0.9], [0.55, 0], [0, 0.9], [-0.55, 0]], 0.3, 0.1, o.diamond), place([0, 3.6, 3.5 * k]));
}

/** Three separate breast plates in the clan manner: two pectorals, a centre stone and a belly plate, on a vest. */
export function clanPlates(s: Sculpt, coat: Paint, vest: Paint, stone: Paint, bulk = 1) {
  const k = bulk, top = s.body.shoulderY, sh = s.body.shoulder / 4.8;
  s.add('chest', loft([[-0.6, 3.55 * k, 2.5 * k, 0, 0.15, 2.4], [2, 4.25 * k, 2.85 * k, 0, 0.2, 2.5], [3.8, 4.55 * k * sh, 3 * k, 0, 0.2, 2.6], [top, 4.3 * k * sh, 2.7 * k, 0, 0, 2.5], [top + 1.1, 3.1 * k, 2.1 * k, 0, -0.1], [top + 1.8, 1.9, 1.8, 0, -0.05], [top + 1.85, 1.4, 1.4]], { sides: 14, coat: vest, capStart: false, capEnd: false }), undefined, 40);
  const bend = (c: Clay) => shaped(c, (p) => { p.z -= (p.x * p.x) / (11 * k); });
  const pec: [number, number][] = [[0.45, 0.2], [0.35, 2.3], [1.2, 3.1], [2.9, 2.9], [3.7, 1.6], [3.3, -0.4], [1.6, -0.9]];
  s.add('chest', bend(slab(pec.map(([x, y]) => [x * k, y] as [number, number]), 0.75, 0.24, coat)), place([0, 2.4, 3.15 * k]), 25);
  s.add('chest', bend(slab(pec.map(([x, y]) => [-x * k, y] as [number, number]), 0.75, 0.24, coat)), place([0, 2.4, 3.15 * k]), 25);
  s.add('chest', slab([[0, -0.9], [0.5, 0.1], [0, 1], [-0.5, 0.1]], 0.6, 0.18, stone), place([0, 3.3, 3.3 * k]));
  s.add('spine', bend(slab([[-2.2 * k, 3.6], [2.2 * k, 3.6], [2.4 * k, 2.2], [1.2, 0.5], [-1.2, 0.5], [-2.4 * k, 2.2]], 0.7, 0.22, coat)), place([0, 0, 2.55 * k]), 25);
  s.add('chest', slab([[-3 * k, 0], [-3.2 * k, 3.6], [3.2 * k, 3.6], [3 * k, 0], [0, -1.2]], 0.7, 0.22, coat), place([0, 1.6, -2.9 * k]), 25);
}

/** Thigh, knee, shin and forearm plates of a fully armoured figure. */
export function limbPlates(
  s: Sculpt, coat: Paint, o: { bulk?: number; fore?: Paint | undefined; knee?: Paint | undefined; thigh?: boolean; bicep?: boolean; legs?: boolean } = {},
) {
  const k = o.bulk ?? 1,
    U = s.body.upperLeg,
    L = s.body.lowerLeg;
  for (const side of SIDES) {
    const ul = `upperLeg${side}` as const,
      ll = `lowerLeg${side}` as const;
    if (o.thigh !== false && o.legs !== false) cuff(s, ul, 2.4, U - 1.6, [2.15 * k, 2.3 * k], [1.8 * k, 1.95 * k], coat, 0.1);
    if (o.legs !== false) {
      cuff(s, ll, 1.5, L - 0.9, [1.6 * k, 1.75 * k], [1.35 * k, 1.4 * k], coat, -0.15);
      s.add(ll, moved(box(2.3, 2.7, 1.2, 0.42, o.knee ?? coat, [0.75, 1]), place([0, 0.3, 1.75 * k], [8, 0, 0])));
    }
    if (o.bicep !== false) cuff(s, `upperArm${side}`, 2.7, s.body.upperArm - 0.9, [1.6 * k, 1.65 * k], [1.45 * k, 1.45 * k], coat);
    cuff(s, `lowerArm${side}`, 1.1, s.body.lowerArm - 0.3, [1.55 * k, 1.5 * k], [1.2 * k, 1.1 * k], o.fore ?? coat);
  }
}
/** A small box on the forearm (control panel, flamer, blade housing). */
export const vambraceBox = (s: Sculpt, side: Side, coat: Paint) => s.add(`lowerArm${side}`, box(1.3, 2.6, 0.9, 0, coat), place([0, 3, -1.5]));
