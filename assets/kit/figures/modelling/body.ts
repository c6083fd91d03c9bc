/** Trunk, arms, hands, legs, boots. Sizes are for a figure with `bulk` 1; every part takes its coat. */
import { box, joined, loft, moved, tube, type Coat, type Ring } from './clay.ts';
import type { Paint } from './paint.ts';
import { place, sign } from './rig.ts';
import type { BodyRing, Sculpt } from './sculpt.ts';
import { type Side, SIDES, type Triple } from '../../../skeleton.ts';

const grow = (r: Ring, k: number, kz = k): Ring => [r[0], r[1] * k, r[2] * kz, r[3], r[4], r[5]];

/** Crotch to neck as one skin. `waist` < 1 narrows the middle. */
export function trunk(s: Sculpt, coat: Coat, o: { bulk?: number; waist?: number; neck?: Coat; bust?: number; sides?: number } = {}) {
  const k = o.bulk ?? 1, w = (o.waist ?? 1) * k, sh = s.body.shoulder / 4.8, top = s.body.shoulderY;
  const rings: BodyRing[] = [
    { bone: 'pelvis', ring: grow([-2.4, 1.7, 1.6], k) },
    { bone: 'pelvis', ring: grow([-1.2, 3.5, 2.5, 0, -0.1, 2.4], k) },
    { bone: 'pelvis', ring: grow([0.6, 3.75, 2.6, 0, -0.1, 2.4], k) },
    { bone: 'pelvis', ring: grow([2.2, 3.4, 2.35], w), mix: ['spine', -0.3] },
    { bone: 'spine', ring: grow([1.6, 3.15, 2.2, 0, 0.05], w) },
    { bone: 'chest', ring: grow([0, 3.4, 2.35, 0, 0.15], w), mix: ['spine', s.body.chest] },
    { bone: 'chest', ring: [2, 4.1 * k, (2.7 + (o.bust ?? 0) * 0.6) * k, 0, 0.2 + (o.bust ?? 0) * 0.3, 2.3] },
    { bone: 'chest', ring: [3.7, 4.5 * k * sh, (2.9 + (o.bust ?? 0)) * k, 0, 0.25 + (o.bust ?? 0) * 0.5, 2.4] },
    { bone: 'chest', ring: [top - 0.1, 4.7 * k * sh, 2.6 * k, 0, 0, 2.4] },
    { bone: 'chest', ring: [top + 1, 3.7 * k * sh, 2.1 * k, 0, -0.2] },
    { bone: 'chest', ring: [top + 1.65, 2.0 * k, 1.7 * k, 0, -0.2] },
    { bone: 'chest', ring: [s.body.neck - 0.4, 1.35, 1.4, 0, 0] },
  ];
  s.limb(rings, coat, o.sides ?? 16);
  neck(s, o.neck ?? coat);
}

function neck(s: Sculpt, coat: Coat, r = 1.2) {
  s.limb([
    { bone: 'chest', ring: [s.body.neck - 1.6, r * 1.12, r * 1.15, 0, -0.1] },
    { bone: 'chest', ring: [s.body.neck - 0.4, r, r, 0, 0.05] },
    { bone: 'head', ring: [0.9, r, r, 0, 0] },
  ], coat, 10);
}

/** Cloth that is pushed together at a joint: a factor of the radius that winds round the limb. */
const wrinkled = (by: number, [from, to]: readonly [number, number], a: number, ring: number): number =>
  1 + (ring >= from && ring <= to ? by * Math.sin(a * 2 + ring * 2.5) : 0);

/** Shoulder to wrist. `sleeve` > 0 widens the cuff (robe sleeves); `wrinkles` are a shirt's or a coat's. */
export function arm(s: Sculpt, side: Side, coat: Coat, o: { bulk?: number; sleeve?: number; fore?: Coat; wrinkles?: number } = {}) {
  const U = s.body.upperArm, L = s.body.lowerArm, k = o.bulk ?? 1, c = o.sleeve ?? 0;
  const up = `upperArm${side}` as const, lo = `lowerArm${side}` as const;
  s.limb(
    [
      { bone: up, ring: [-1.3, 0.8 * k, 0.8 * k] }, { bone: up, ring: [-0.7, 1.55 * k, 1.5 * k] }, { bone: up, ring: [0.8, 1.75 * k, 1.7 * k] },
      { bone: up, ring: [2.6, 1.55 * k, 1.6 * k, 0, 0.1] }, { bone: up, ring: [U - 1.2, 1.3 * k + c * 0.1, 1.3 * k + c * 0.1] },
      { bone: up, ring: [U, 1.22 * k + c * 0.2, 1.25 * k + c * 0.2], mix: [lo, 0] }, { bone: lo, ring: [1.3, 1.38 * k + c * 0.35, 1.36 * k + c * 0.35] },
      { bone: lo, ring: [L * 0.62, 1.15 * k + c * 0.75, 1.1 * k + c * 0.7, 0, c ? -0.3 * c : 0] },
      { bone: lo, ring: [L - 0.5, 0.92 * k + c * 1.05, 0.86 * k + c, 0, c ? -0.65 * c : 0] },
      ...(c
        ? [
            { bone: lo, ring: [L - 0.3, 0.7 * k + c * 0.8, 0.66 * k + c * 0.8, 0, -0.6 * c] as Ring },
            { bone: lo, ring: [L - 1.6, 0.8, 0.8] as Ring },
          ]
        : [{ bone: lo, ring: [L + 0.2, 0.8 * k, 0.7 * k] as Ring }]),
    ],
    coat, c ? 10 : 9,
    (a, r) => wrinkled(o.wrinkles ?? 0, [3, 7], a, r) + (r > 3 ? 0.07 * c * Math.sin(a * 4 + r) : 0),
    o.wrinkles ? 58 : 50, true,
  );
  if (o.fore) {
    s.add(
      lo,
      loft(
        [[1.6, 1.3 * k, 1.25 * k], [1.9, 1.55 * k, 1.5 * k], [L - 0.8, 1.2 * k, 1.15 * k], [L - 0.4, 1.0 * k, 0.95 * k]],
        { sides: 10, coat: o.fore, edges: [0, 2] },
      ),
    );
  }
}

/** What a hand does: closes round a grip, reaches out flat, or hangs half closed. */
export type Hold = 'grip' | 'open' | 'loose';

/** From knuckle to tip, as [towards the palm, away from the wrist]; a grip goes round FIST. Then the thumb, with how far it lies towards what is held. */
const FINGERS: Readonly<Record<Hold, { readonly finger: readonly (readonly [number, number])[]; readonly thumb: readonly Triple[] }>> = {
  grip: { finger: [[-0.72, 1.05], [-0.42, 1.95], [0.5, 1.95], [0.72, 1.1]], thumb: [[0.3, 0.3, 1], [0.92, 0.95, 1.42], [0.62, 1.8, 1.3]] },
  open: { finger: [[-0.4, 1.4], [-0.34, 2.35], [-0.2, 3.1], [0.02, 3.65]], thumb: [[0.25, 0.4, 1], [0.45, 1.2, 1.75], [0.4, 1.95, 2.05]] },
  loose: { finger: [[-0.5, 1.35], [-0.3, 2.2], [0.25, 2.65], [0.7, 2.4]], thumb: [[0.3, 0.4, 1], [0.75, 1.2, 1.35], [0.7, 1.95, 1.2]] },
};
/** Where the fingers lie side by side, and how far each reaches. */
const ROW = [[-0.93, 0.86], [-0.32, 0.98], [0.3, 1.04], [0.9, 0.97]] as const;

/** A hand: palm, four fingers of three limbs each, thumb. */
export function fist(s: Sculpt, side: Side, coat: Paint, size = 1, hold: Hold = 'grip') {
  const k = -sign(side), { finger, thumb } = FINGERS[hold];
  const spread = hold === 'open' ? 0.12 : 0;
  const hand = joined(
    loft([[-0.5, 0.7, 0.66], [0.2, 0.76, 0.95], [1.05, 0.62, 1.18, -k * 0.08, 0, 3], [1.7, 0.42, 1.1, -k * 0.22, 0, 3]], { sides: 6, coat, capStart: false }),
    ...ROW.map(([z, far]) =>
      tube(finger.map(([u, v], i): Triple => [k * u, 1.05 + (v - 1.05) * far, z * (1 + spread * i)]), [0.36, 0.38, 0.34, 0.26], coat, 4)),
    tube(thumb.map(([u, v, z]): Triple => [k * u, v, z]), [0.42, 0.4, 0.27], coat, 4),
  );
  s.add(`hand${side}`, hand, place([0, 0, 0], [0, 0, 0], 1.06 * size), 75);
}

export function leg(s: Sculpt, side: Side, coat: Coat, o: { bulk?: number; baggy?: number } = {}) {
  const U = s.body.upperLeg, L = s.body.lowerLeg, k = o.bulk ?? 1, b = o.baggy ?? 0;
  const up = `upperLeg${side}` as const, lo = `lowerLeg${side}` as const;
  s.limb([
    { bone: up, ring: [-1.2, 1.3 * k, 1.5 * k] },
    { bone: up, ring: [0.2, 2.0 * k, 2.2 * k] },
    { bone: up, ring: [2.2, 2.05 * k + b * 0.2, 2.2 * k + b * 0.2, 0, 0.1] },
    { bone: up, ring: [U - 2.4, 1.7 * k + b * 0.3, 1.8 * k + b * 0.3, 0, 0.15] },
    { bone: up, ring: [U, 1.42 * k + b * 0.3, 1.5 * k + b * 0.3, 0, 0.1], mix: [lo, 0] },
    { bone: lo, ring: [1.6, 1.42 * k + b * 0.2, 1.5 * k + b * 0.2, 0, -0.2] },
    { bone: lo, ring: [3.2, 1.45 * k, 1.62 * k, 0, -0.4] },
    { bone: lo, ring: [L - 2, 1.1 * k, 1.15 * k, 0, -0.1] },
    { bone: lo, ring: [L + 0.3, 1.0 * k, 1.05 * k] },
  ], coat, 9, b ? (a, r) => wrinkled(0.05 + 0.05 * b, [2, 7], a, r) : undefined, b ? 58 : 50);
}

/** A bare foot with toes: three with claws, or four without. */
export function bareFoot(s: Sculpt, side: Side, coat: Paint, o: { bulk?: number; claw?: Paint } = {}) {
  const k = o.bulk ?? 1, a = s.body.ankle, L = s.body.lowerLeg, claw = o.claw, row = claw ? [-0.95, 0, 0.95] : [-0.95, -0.32, 0.3, 0.9];
  const thick = claw ? 0.6 : 0.44;
  s.add(`foot${side}`, loft(
    [[-1.9, 0.6, 0.4, 0, a - 0.5], [-1.3, 0.95, 0.8, 0, a - 0.8], [0, 1.0, 1.0, 0, a - 1], [1.3, 1.2, 0.7, 0, a - 0.72], [2.4, 1.35, 0.5, 0, a - 0.52]],
    { sides: 10, coat },
  ), place([0, 0, 0.2], [90, 0, 0], k), 60);
  s.add(`foot${side}`, joined(...row.flatMap((x) => {
    const far = 4.1 - x * x * 0.35, at = x * (claw ? 1.25 : 1.05);
    return [
      tube([[x, 0.6 - a, 2], [at, 0.66 - a, far - 0.7], [at, 0.42 - a, far]], [thick, thick, 0.24], coat, 6),
      ...(claw ? [tube([[at, 0.55 - a, far - 0.3], [at * 1.05, 0.2 - a, far + 1.1]], [0.32, 0.04], claw, 5)] : []),
    ];
  })), place([0, 0, 0.2], [0, 0, 0], k), 60);
  s.limb([
    { bone: `lowerLeg${side}`, ring: [L - 2, 1.1 * k, 1.2 * k] }, { bone: `lowerLeg${side}`, ring: [L - 0.4, 0.95 * k, 1.1 * k] },
    { bone: `lowerLeg${side}`, ring: [L + 0.4, 1.0 * k, 1.15 * k], mix: [`foot${side}`, -0.4] }, { bone: `foot${side}`, ring: [-0.6, 0.95 * k, 1.1 * k, 0, 0.1] },
  ], coat, 9);
}

/** A boot with a heel, a toe cap and a shaft up the shin. */
export function boot(s: Sculpt, side: Side, coat: Paint, o: { shaft?: number; sole?: Paint; bulk?: number } = {}) {
  const k = o.bulk ?? 1, a = s.body.ankle, sole = o.sole ?? coat, k2 = sign(side);
  const foot = loft([
    [-2.0, 0.7, 0.35, 0, 0.4 - a, 3], [-1.5, 1.1, 0.9, 0, 0.75 - a, 3], [-0.3, 1.15, 1.25, 0, 1.15 - a, 3],
    [1.1, 1.2, 0.98, 0, 0.92 - a, 3], [2.4, 1.35, 0.68, k2 * 0.1, 0.66 - a, 3], [3.5, 1.05, 0.52, k2 * 0.05, 0.52 - a, 2.6], [3.9, 0.6, 0.3, 0, 0.4 - a],
  ], { sides: 10, coat: (u) => (u > 0.37 && u < 0.63 ? sole : coat) });
  // Loft runs along +Y; lay it along +Z with the ring's Z as up.
  s.add(`foot${side}`, moved(foot, place([0, 0, 0], [90, 0, 0]).multiply(place([0, 0, 0], [0, 180, 0], [1, 1, 1]))), place([0, 0, 0.2], [0, 0, 0], k), 55);
  const L = s.body.lowerLeg, top = L - (o.shaft ?? 3.5);
  s.limb([
    ...(top < L - 3 ? [ // a turned cuff; shorter shafts end under a greave
      { bone: `lowerLeg${side}`, ring: [top, 1.42 * k, 1.5 * k, 0, -0.2] },
      { bone: `lowerLeg${side}`, ring: [top + 0.1, 1.72 * k, 1.8 * k, 0, -0.2] },
      { bone: `lowerLeg${side}`, ring: [top + 0.8, 1.66 * k, 1.74 * k, 0, -0.2] },
    ] as BodyRing[] : []),
    { bone: `lowerLeg${side}`, ring: [L - 1, 1.2 * k, 1.3 * k] },
    { bone: `lowerLeg${side}`, ring: [L + 0.4, 1.15 * k, 1.3 * k], mix: [`foot${side}`, -0.4] },
    { bone: `foot${side}`, ring: [-0.5, 1.05 * k, 1.2 * k, 0, 0.1] },
  ], coat, 9);
}

export function belt(s: Sculpt, strap: Paint, buckle: Paint, o: { pouches?: Paint; bulk?: number } = {}) {
  const k = o.bulk ?? 1;
  s.add('pelvis', loft([[0.9, 3.6 * k, 2.5 * k, 0, -0.1, 2.4], [1.05, 3.95 * k, 2.85 * k, 0, -0.1, 2.4], [2.3, 3.8 * k, 2.7 * k, 0, -0.1, 2.4], [2.45, 3.4 * k, 2.4 * k, 0, -0.1, 2.4]], { sides: 16, coat: strap, edges: [0, 2], capStart: false, capEnd: false }));
  s.add('pelvis', box(1.7, 1.5, 0.7, 0, buckle), place([0, 1.7, 2.7 * k]));
  if (o.pouches) for (const x of [-1, 1]) for (const [a, w] of [[46, 1.5], [98, 1.7]]) {
    const r = (a! * Math.PI) / 180;
    s.add('pelvis', box(w!, 1.6, 1, 0, o.pouches), place([x * Math.sin(r) * 3.95 * k, 1.45, Math.cos(r) * 2.85 * k], [0, x * a!, 0]));
  }
}
export const eachSide = (fn: (side: Side, k: number) => void) => SIDES.forEach((s) => fn(s, sign(s)));
