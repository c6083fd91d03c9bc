/** Bodies in fur: short and close, or long, in tiers of locks that hang over one another. */
import { arm, eachSide, fist, leg, trunk } from '../modelling/body.ts';
import { joined, loft, moved, tube, type Coat } from '../modelling/clay.ts';
import { noise3 } from '../modelling/noise.ts';
import { mottled, shade, type Paint } from '../modelling/paint.ts';
import { place, sign } from '../modelling/rig.ts';
import type { BodyRing } from '../modelling/sculpt.ts';
import type { Bone, Side } from '../../../skeleton.ts';
import type { Maker } from './part.ts';

/** Strands of lighter and darker hair. */
export const strands = (fur: Paint): (() => Paint) => {
  const paint = mottled(fur, [1.6, 0.35, -0.34]);
  return () => paint;
};

/** Where a tier of locks ends on a limb, and how thick the limb is there. */
type Tier = readonly [bone: Bone, y: number, rx: number, rz: number, cz?: number, mix?: BodyRing['mix']];

/**
 * Rings of a limb whose hair ends in tiers: each in a lip of points and in a dark step under it. `down` is 1 where the bone's y runs down the limb;
 * rings follow one another along y either way.
 */
function tiers(list: readonly Tier[], down: 1 | -1, sides: number, long: number): BodyRing[] {
  return list.flatMap(([bone, y, rx, rz, cz = 0, mix], tier) => {
    const index = (angle: number): number => Math.round((angle / (Math.PI * 2)) * sides);
    const any = (i: number, k: number): number => noise3(i * 1.7 + tier * 5.3 + k * 9.1, y * 2.1, rx * 3) - 0.5;
    // Locks of all lengths, mostly a long one beside a short one, and no row that runs level round the limb.
    const hangs = (i: number): number => ((i + tier) % 2 === 0 ? 0.75 : -0.35) + 1.9 * any(i, 0) + 0.8 * Math.sin((i / sides) * Math.PI * 2 + tier * 2.3);
    const lip: BodyRing = {
      bone, ring: [y, rx * 1.05, rz * 1.05, 0, cz], wash: -0.08, ...(mix && { mix }),
      shape: (a) => 1 + 0.02 * hangs(index(a)) + 0.08 * any(index(a), 1), lift: (a) => down * long * hangs(index(a)),
    };
    const step: BodyRing = {
      bone, ring: [y, rx * 0.93, rz * 0.93, 0, cz], wash: 0.16, ...(mix && { mix }), lift: (a) => down * long * (0.55 * hangs(index(a)) - 0.25),
    };
    return down > 0 ? [lip, step] : [step, lip];
  });
}

/** Trunk, limbs and feet of somebody with long hair. */
function shaggy(m: Maker, coat: Coat, long: number): void {
  const { s, build } = m, k = build.bulk * 1.12, { shoulder, shoulderY: top, upperLeg: U, lowerLeg: L, lowerArm: W, ankle } = s.body;
  const sh = shoulder / 4.8, fur = m.pot('fur');
  m.girth = k * 1.04;
  s.limb([
    { bone: 'pelvis', ring: [-2.6, 1.5 * k, 1.5 * k] },
    ...tiers([
      ['pelvis', -1.0, 3.5 * k, 2.6 * k], ['pelvis', 1.3, 3.5 * k, 2.5 * k], ['spine', 1.2, 3.3 * k, 2.35 * k], ['chest', 0.6, 3.7 * k, 2.6 * k, 0.15],
      ['chest', 2.9, 4.4 * k * sh, 2.9 * k, 0.2], ['chest', top - 0.3, 4.7 * k * sh, 2.7 * k],
    ], -1, 18, long),
    { bone: 'chest', ring: [top + 1, 3.7 * k * sh, 2.2 * k, 0, -0.2] }, { bone: 'chest', ring: [top + 1.7, 2.0 * k, 1.8 * k, 0, -0.2] },
    { bone: 'chest', ring: [s.body.neck - 0.4, 1.5, 1.5] }, { bone: 'head', ring: [0.8, 1.5, 1.5] },
  ], coat, 18, undefined, 62);
  eachSide((side) => {
    const [thigh, shin, foot] = [`upperLeg${side}`, `lowerLeg${side}`, `foot${side}`] as const, [up, low] = [`upperArm${side}`, `lowerArm${side}`] as const;
    s.limb([
      { bone: thigh, ring: [-1.2, 1.3 * k, 1.5 * k] }, { bone: thigh, ring: [0.4, 2.1 * k, 2.3 * k] },
      ...tiers([
        [thigh, 2.6, 2.2 * k, 2.35 * k], [thigh, 5, 2.0 * k, 2.1 * k, 0.1], [thigh, U - 0.4, 1.75 * k, 1.85 * k, 0.1, [shin, -0.4]],
        [shin, 2.4, 1.7 * k, 1.85 * k, -0.25], [shin, 4.8, 1.6 * k, 1.75 * k, -0.2], [shin, L - 0.5, 1.62 * k, 1.75 * k, 0.1],
      ], 1, 12, long),
      { bone: foot, ring: [-0.4, 0.9 * k, 1.0 * k] },
    ], coat, 12, undefined, 62);
    s.limb([
      { bone: up, ring: [-1.3, 0.8 * k, 0.8 * k] }, { bone: up, ring: [-0.7, 1.55 * k, 1.5 * k] }, { bone: up, ring: [0.6, 1.85 * k, 1.8 * k] },
      ...tiers([
        [up, 2.4, 1.75 * k, 1.75 * k], [up, 4.5, 1.55 * k, 1.55 * k], [low, 0.7, 1.5 * k, 1.5 * k], [low, 2.7, 1.5 * k, 1.5 * k],
        [low, W - 0.7, 1.3 * k, 1.25 * k],
      ], 1, 10, long * 0.85),
      { bone: low, ring: [W + 0.3, 0.75, 0.75] },
    ], coat, 10, undefined, 62, true);
    fist(s, side, shade(fur, -0.3), 1.05, m.hold[side]);
    paw(m, side, coat, shade(fur, -0.3), ankle);
  });
}

/** A furry foot with toes. */
function paw(m: Maker, side: Side, coat: Coat, toes: Paint, ankle: number): void {
  m.s.add(`foot${side}`, joined(
    moved(
      loft([[-2.2, 0.8, 0.7], [-1.2, 1.5, 1.3, 0, 0.2], [0.8, 1.7, 1.25, 0, 0.2], [2.4, 1.8, 0.85], [3.3, 1.4, 0.5]], { sides: 8, coat }),
      place([0, 1.0 - ankle, 0.2], [90, 0, 0], [1, 1, -1]),
    ),
    ...[-1.15, -0.4, 0.4, 1.15].map((x) => tube(
      [[x, 0.75 - ankle, 2.6], [x * 1.08, 0.75 - ankle, 3.7 - x * x * 0.3], [x * 1.1, 0.5 - ankle, 4.4 - x * x * 0.35]], [0.5, 0.5, 0.22], toes, 5,
    )),
  ), undefined, 60);
}

/** Short, close fur; a pale belly where there is one. */
function close(m: Maker, coat: Coat, long: number, belly: boolean): void {
  const { s, build } = m, k = build.bulk * 1.12, pale = shade(m.pot('fur'), 0.34), paws = shade(m.pot('fur'), -0.42);
  trunk(s, (u, v, p) => (belly && v < 0.72 && (u < 0.12 || u > 0.88) ? pale : typeof coat === 'function' ? coat(u, v, p) : coat), { bulk: k * 0.98, sides: 22 });
  eachSide((side) => {
    leg(s, side, coat, { bulk: k, baggy: 1 + long });
    arm(s, side, coat, { bulk: k * 1.04, sleeve: 0.25 + long * 0.35 });
    fist(s, side, belly ? paws : shade(m.pot('fur'), -0.3), 1.05, m.hold[side]);
    s.add(`foot${side}`, loft([[-0.2, 0.9, 0.9], [0.6, 1.3, 1.0], [3, 1.6, 0.9], [4.4, 1.1, 0.5]], { sides: 9, coat: belly ? paws : coat }), place([0, -0.5, -1.3], [90, 0, 0]));
    s.limb([
      { bone: `lowerLeg${side}`, ring: [s.body.lowerLeg - 2.4, 1.5 * k, 1.6 * k] }, { bone: `lowerLeg${side}`, ring: [s.body.lowerLeg, 1.75 * k, 1.9 * k] },
      { bone: `foot${side}`, ring: [-0.2, 1.0, 1.2, 0, 0.4] },
    ], coat, 9);
  });
  // Tufts over shoulders, chest and hips, longer below.
  for (const [bone, y, rx, rz, n] of [['chest', 5.4, 5.0, 3.2, 11], ['chest', 1.4, 4.2, 3.0, 10], ['pelvis', 0.4, 4.0, 3.0, 9]] as const) {
    const fringe = loft([[-1.2 - 2.6 * long, rx * k * 0.97, rz * k], [-0.4 - long, rx * k, rz * k * 1.02], [1.2, rx * k * 0.72, rz * k * 0.76]], {
      sides: n * 4, coat, shape: (a, r) => (r === 0 ? 0.97 + (0.04 + 0.1 * long) * Math.cos(a * n) : 1), capStart: false, capEnd: false });
    for (const p of fringe.p) if (p.y < -1) p.y += 1.1 * Math.cos(Math.atan2(p.x / rx, p.z / rz) * n) * (0.4 + long);
    s.add(bone, fringe, place([0, y, 0]), 70);
  }
}

export const FUR = {
  /** A body of fur; `shaggy` 1 is a Wookiee's, from a half on it hangs in locks. */
  pelt(m: Maker, o: { shaggy?: number; belly?: boolean } = {}) {
    const coat = strands(m.pot('fur')), long = o.shaggy ?? 0.4;
    if (long > 0.5) shaggy(m, coat, long);
    else close(m, coat, long, o.belly ?? false);
  },
  /** Long claws on hands and feet. */
  claws: (m: Maker) => eachSide((side) => {
    const k = -sign(side), claw = m.pot('bone');
    m.s.add(
      `hand${side}`,
      joined(...[-1.1, -0.4, 0.4, 1.1].map((z) => tube([[k * -0.2, 2.6, z], [k * 0.4, 4.2, z * 1.2], [k * 1.3, 5.2, z * 1.25]], [0.42, 0.3, 0.03], claw, 5))),
    );
    m.s.add(`foot${side}`, joined(...[-1, 0, 1].map((x) => tube([[x, 0.6 - m.s.body.ankle, 3.4], [x * 1.2, 0.4 - m.s.body.ankle, 5.4]], [0.4, 0.04], claw, 5))));
  }),
} as const;
