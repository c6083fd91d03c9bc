/** Heads by kin. */
import { type Vector3 } from 'three';
import { ball, box, joined, loft, moved, slab, tube, type Coat } from '../modelling/clay.ts';
import { headTails, horns } from '../modelling/heads.ts';
import { noise3 } from '../modelling/noise.ts';
import { shade, type Paint } from '../modelling/paint.ts';
import { place } from '../modelling/rig.ts';
import { skull, type Shape } from '../modelling/skull.ts';
import type { Triple } from '../../../skeleton.ts';
import { strands } from './fur.ts';
import type { Maker } from './part.ts';
import { put, SNOUTS } from './snouts.ts';

type Mark = (p: Vector3, ink: Paint) => boolean;
const both = [1, -1] as const;

/** Shapes of skulls, for hair and hoods too. */
export const SHAPES = {
  human: {}, gaunt: { gaunt: 1, brow: 0.1 }, strong: { jaw: 0.7, brow: 0.15, wide: 1.04 },
  soft: { brow: -0.14, nose: -0.16, jaw: -0.25, eye: 0.4 }, old: { gaunt: 0.6, brow: 0.16, nose: 0.16 },
  dathomiri: { gaunt: 0.6, brow: -0.02, nose: -0.1, jaw: -0.2, eye: 0.38 },
  mirialan: { brow: -0.08, nose: -0.08, jaw: -0.15, eye: 0.38 }, zabrak: { bald: true, gaunt: 0.3, brow: 0.12 },
  savage: { bald: true, jaw: 0.8, brow: 0.22, wide: 1.06 },
  togruta: { brow: -0.06, nose: -0.1, jaw: -0.15, eye: 0.4, ears: 'none', bald: true }, twilek: { brow: -0.08, nose: -0.12, jaw: -0.15, eye: 0.4, ears: 'none', bald: true },
  rodian: { wide: 1.16, muzzle: 0.7, nose: -0.5, brow: -0.2, eye: 0.78, eyesAt: [1.12, 3.0], plainEyes: true, ears: 'none', bald: true },
  trandoshan: { wide: 1.12, deep: 1.1, muzzle: 1.5, nose: -0.4, brow: 0.5, jaw: 0.6, lips: 0.2, eye: 0.3, eyesAt: [1.05, 3.1], ears: 'none', bald: true },
  duros: { crown: 0.8, wide: 1.06, nose: -0.62, brow: -0.1, gaunt: 0.9, eye: 0.7, eyesAt: [0.95, 2.8], plainEyes: true, ears: 'none', bald: true },
  keldor: { crown: 0.5, wide: 1.08, brow: 0.2, ears: 'none', bald: true },
  moncal: { crown: 1.5, wide: 1.22, deep: 1.25, muzzle: 0.7, nose: -0.6, brow: -0.3, lips: 0.3, eye: 0.78, eyesAt: [1.75, 3.0], ears: 'none', bald: true },
  quarren: { crown: 1.5, wide: 1.1, deep: 1.2, nose: -0.6, brow: 0.1, eye: 0.4, eyesAt: [1.1, 2.9], plainEyes: true, ears: 'none', bald: true },
  nautolan: { wide: 1.06, nose: -0.2, brow: -0.1, eye: 0.66, eyesAt: [0.9, 2.7], plainEyes: true, ears: 'none', bald: true },
  cerean: { crown: 3.1, brow: 0.14, gaunt: 0.5 }, pauan: { crown: 0.5, gaunt: 1.2, brow: 0.2, bald: true, ears: 'none' },
  weequay: { gaunt: 0.9, brow: 0.3, nose: 0.1, jaw: 0.4, bald: true }, lasat: { wide: 1.14, jaw: 0.9, brow: 0.34, nose: 0.1, eye: 0.42, ears: 'long', bald: true },
  gungan: { muzzle: 1.9, wide: 0.96, nose: -0.6, brow: -0.3, lips: 0.3, eye: 0.1, ears: 'none', bald: true }, master: { wide: 1.16, brow: 0.1, nose: -0.3, jaw: -0.1, eye: 0.42, ears: 'bat', bald: true },
  ewok: { wide: 1.2, deep: 1.1, muzzle: 0.95, nose: -0.4, brow: -0.1, jaw: 0.6, eye: 0.56, plainEyes: true, ears: 'none', bald: true },
  wookiee: { wide: 1.08, muzzle: 0.75, nose: -0.2, jaw: 0.5, brow: 0.1, eye: 0.32, ears: 'none', bald: true },
  shark: { crown: 0.4, wide: 1.12, deep: 1.3, muzzle: 2.1, nose: -0.5, brow: 0.1, jaw: 0.4, eye: 0.34, eyesAt: [1.3, 3.2], plainEyes: true, ears: 'none', bald: true },
  kaleesh: { gaunt: 1, wide: 0.94, ears: 'none', bald: true },
  gamorrean: { wide: 1.3, deep: 1.12, muzzle: 1.2, nose: -0.5, brow: 0.4, jaw: 1, lips: 0.2, eye: 0.27, eyesAt: [0.98, 3.0], ears: 'long', bald: true },
  ithorian: { wide: 0.74, deep: 0.6, nose: -0.7, brow: -0.4, lips: -0.3, eye: 0.05, plainEyes: true, ears: 'none', bald: true },
  jawa: { wide: 1.06, nose: -0.7, brow: -0.1, gaunt: 0.4, lips: -0.2, eye: 0.46, plainEyes: true, ears: 'none', bald: true },
  wampa: { wide: 1.18, muzzle: 1.1, nose: -0.2, brow: 0.5, jaw: 0.9, eye: 0.28, ears: 'none', bald: true },
  bothan: { muzzle: 0.95, nose: 0.05, brow: 0.2, gaunt: 0.5, eye: 0.36, ears: 'long' },
} as const satisfies Record<string, Shape>;
export type Kin = keyof typeof SHAPES;


const MARKS: Partial<Record<Kin, Mark>> = {
  ewok: (p) => p.z > 1.2 && p.y < 2.35,
  // Diamonds on the cheeks and the brow, bars on the chin.
  mirialan: (p) => p.z > 0.6 && ([[1.2, 1.75, 0.42], [0, 3.75, 0.46]].some(([x, y, r]) => Math.abs(Math.abs(p.x) - x!) + Math.abs(p.y - y!) < r!)
    || (p.y < 0.92 && Math.abs(Math.abs(p.x) - 0.4) < 0.2)),
  // Bars on the crown, the brow and down the cheeks.
  dathomiri: (p) => {
    const x = Math.abs(p.x);
    return (p.z > 0 && p.y < 2.0 && p.y > 0.9 && x > 0.75 && x < 1.05) || (p.y > 4.0 && x > 0.5 && x < 0.8 && p.z > -1) || (p.y > 3.3 && x < 0.2 && p.z > 0);
  },
  zabrak: (p) => stripes(p), savage: (p) => stripes(p),
  togruta: (p) => p.z > 0.6 && ((p.y > 3.35 && Math.abs(p.x) < 0.9 && p.y < 4) || (Math.abs(p.x) > 1.05 && p.y > 1.4 && p.y < 2.1)),
  pauan: (p) => (p.z > 0.6 && Math.abs(Math.abs(p.x) - 0.85) < 0.16 && (p.y > 3.1 || p.y < 2.1)) || (Math.abs(p.x) < 0.16 && p.y > 3.6),
  lasat: (p) => Math.abs(p.x) > 1.1 && Math.sin(p.y * 5.2) > 0.45, weequay: (p) => Math.abs(p.x) > 0.9 && Math.sin(p.y * 6) > 0.5 && p.z > 0,
  trandoshan: (p) => noise3(p.x * 2.4, p.y * 2.4, p.z * 2.4) > 0.62, shark: (p) => p.y < 1.5 || (p.z > 1 && p.y < 2.1),
  moncal: (p) => p.y > 3.4 && noise3(p.x * 1.6, p.y * 1.6, p.z * 1.6) > 0.58, nautolan: (p) => p.y > 3.6 && noise3(p.x * 2, p.y * 2, p.z) > 0.6,
};
function stripes(p: Vector3): boolean {
  const x = Math.abs(p.x);
  return Math.sin(x * 4.2 + p.y * 2.6 + Math.sin(p.y * 1.7) * 1.2) + (noise3(p.x * 2, p.y * 2, 3) - 0.5) * 0.2 > 0.25 || (x < 0.3 && (p.y > 3.1 || p.y < 1));
}

const tails = (
  m: Maker, coat: Coat, paths: readonly Triple[][], radii: number[], sides = 8,
): void => paths.forEach((path) => put(m, tube(path, radii, coat, sides, 0.85), 60));

/** What grows on a head besides its skin. */
const GROWN: Partial<Record<Kin, (m: Maker) => void>> = {
  zabrak: (m) => horns(m.s, m.pot('bone'), m.build.head),
  savage: (m) => horns(m.s, m.pot('bone'), m.build.head * 1.06),
  togruta: (m) => headTails(m.s, m.pot('mark'), m.pot('sign', 'skin'), m.build.head),
  twilek(m) {
    const skin = m.pot('skin'), band = m.pot('leather');
    put(m, loft([[3.2, 2.2, 2.3, 0, -0.2], [3.7, 2.25, 2.4, 0, -0.2], [4.6, 1.95, 2.1, 0, -0.25], [5.4, 1.1, 1.3, 0, -0.4], [5.6, 0.4, 0.5, 0, -0.4]], { sides: 14, coat: (_u, v) => (v < 0.3 ? band : m.either('hood', 'leather')) }));
    for (const k of both) {
      tails(m, (_u, v) => (Math.abs(v - 0.3) < 0.06 || Math.abs(v - 0.72) < 0.05 ? band : skin),
        [[
          [k * 1.0, 4.4, -1.2], [k * 1.7, 3.8, -2.6], [k * 2.1, 1.6, -3.2], [k * 2.2, -1.4, -3.2], [k * 2.3, -4.6, -3.4], [k * 2.5, -7.4, -4.2],
          [k * 2.6, -9, -5],
        ]], [1.0, 1.2, 1.15, 1.0, 0.8, 0.45, 0.06]);
      put(m, moved(loft([[0, 0.55, 0.55], [1.2, 0.3, 0.3], [1.8, 0.06, 0.06]], { sides: 7, coat: skin }), place([k * 2.0, 2.4, 0], [0, 0, k * -80])));
    }
  },
  rodian(m) {
    const skin = m.pot('skin');
    put(m, joined(
      moved(
        loft([[0, 0.95, 0.8], [1.1, 0.75, 0.6], [1.8, 0.62, 0.52], [2, 0.4, 0.3]], { sides: 9, coat: shade(skin, 0.08) }),
        place([0, 1.5, 1.9], [100, 0, 0]),
      ),
      ...both.flatMap((k) => [
        tube([[k * 0.7, 4.6, 0], [k * 1.0, 6.2, 0.2], [k * 1.1, 6.8, 0.3]], [0.26, 0.2, 0.42], skin, 6),
        moved(loft([[0, 0.7, 0.35], [1.1, 0.8, 0.4], [1.5, 0.3, 0.2]], { sides: 7, coat: shade(skin, -0.12) }), place([k * 2.0, 2.4, -0.4], [0, 0, k * -70])),
      ]),
      ...[0, 1, 2].map((i) => moved(box(0.5, 1.1, 0.8, 0, shade(skin, -0.25)), place([0, 5.1 - i * 0.9, -0.7 - i * 0.75], [-30 - i * 25, 0, 0]))),
    ));
  },
  trandoshan(m) {
    const skin = m.pot('skin');
    put(m, joined(...[0, 1, 2, 3].flatMap((i) => both.map((k) => moved(
      box(0.5, 0.7, 1.0, 0.1, shade(skin, -0.15)), place([k * (0.7 + i * 0.22), 4.9 - i * 0.7, 0.4 - i * 0.75], [-20 - i * 22, k * 12, 0]),
    ))),
      ...[-0.8, -0.4, 0.4, 0.8].map((x) => moved(loft([[0, 0.14, 0.14], [0.55, 0.02, 0.02]], { sides: 5, coat: m.pot('bone') }), place([x, 1.25, 3.3 - Math.abs(x) * 0.5], [180, 0, 0])))));
  },
  keldor(m) {
    const mask = m.pot('metal'), dark = m.pot('dark');
    put(m, joined(
      moved(
        loft([[0, 1.5, 1.0], [0.5, 1.6, 1.1], [1.3, 1.15, 0.8], [1.7, 0.6, 0.45]], { sides: 12, coat: (_u, v) => (v > 0.4 ? mask : dark), edges: [1] }),
        place([0, 1.2, 1.6], [90, 0, 0]),
      ),
      ...both.flatMap((k) => [
        moved(loft([[0, 0.8, 0.62], [0.5, 0.78, 0.6], [0.9, 0.5, 0.4]], { sides: 10, coat: (_u, v) => (v > 0.75 ? m.pot('visor') : dark), edges: [0] }), place([k * 0.86, 2.75, 1.7], [90, 0, 0])),
        moved(loft([[0, 0.5, 0.5], [1.5, 0.42, 0.42], [1.6, 0.2, 0.2]], { sides: 8, coat: mask, edges: [1] }), place([k * 1.5, 0.9, 1.4], [60, k * 30, 0])),
        tube([[k * 1.8, 3.6, -0.8], [k * 2.3, 2.2, -1.2], [k * 2.2, 0.6, -1.2]], [0.7, 0.75, 0.2], shade(m.pot('skin'), -0.2), 7),
      ]),
    ));
  },
  quarren: (m) => tails(m, (_u, v) => shade(m.pot('skin'), -0.1 - v * 0.2), [-1.1, -0.4, 0.4, 1.1].map((x) => [[x, 1.5, 1.9], [x * 1.2, 0.2, 2.6], [x * 1.4, -1.2, 2.6], [x * 1.5, -2.3, 3.0]]), [0.5, 0.42, 0.3, 0.06], 7),
  moncal: (m) => tails(m, shade(m.pot('skin'), -0.12), both.map((k) => [[k * 0.8, 0.4, 2.2], [k * 0.9, -0.6, 2.3], [k * 0.9, -1.4, 2.2]]), [0.45, 0.35, 0.06], 6),
  nautolan(m) {
    const coat: Coat = (_u, v) => (v > 0.55 && Math.floor(v * 9) % 2 ? m.pot('leather') : m.pot('skin'));
    tails(
      m, coat,
      [-1.9, -1.15, -0.4, 0.4, 1.15, 1.9].map((x): Triple[] => [
        [x * 0.6, 4.5, -0.6], [x, 3.6, -2.1 + Math.abs(x) * 0.4], [x * 1.15, 1, -2.5 + Math.abs(x) * 0.45],
        [x * 1.2, -2.4, -2.6 + Math.abs(x) * 0.3], [x * 1.25, -5, -3],
      ]),
      [0.75, 0.78, 0.7, 0.55, 0.08], 7,
    );
    tails(m, coat, both.map((k) => [[k * 1.5, 3.8, 0.2], [k * 2.1, 2.2, 0.6], [k * 2.2, -0.6, 1.3], [k * 2.0, -3.6, 2.1]]), [0.6, 0.72, 0.6, 0.08], 7);
  },
  weequay: (m) => tails(m, m.pot('hair'), [[[1.7, 2.6, -1], [2.1, 0.4, -0.7], [2.1, -2.6, 0.2]], [[-1.3, 3, -1.8], [-1.6, 0.6, -2.4], [-1.6, -2.8, -2.2]]], [0.42, 0.4, 0.08], 6),
  gungan(m) {
    const skin = m.pot('skin');
    put(m, joined(
      moved(
        loft([[0, 1.1, 0.6], [1.6, 1.25, 0.5], [2.9, 1.3, 0.4], [3.4, 0.8, 0.25]], { sides: 10, coat: (_u, v) => shade(skin, v * 0.25) }),
        place([0, 1.7, 1.7], [96, 0, 0]),
      ),
      ...both.flatMap((k) => [tube([[k * 0.7, 4.4, 0.4], [k * 0.9, 5.8, 0.7]], [0.45, 0.4], skin, 7), moved(ball(0.62, m.pot('eyes'), 8, 5), place([k * 0.95, 6.3, 0.8])), moved(ball(0.3, m.pot('pupil'), 6, 4), place([k * 1.0, 6.4, 1.25]))]),
    ));
    tails(m, (_u, v) => (v > 0.7 ? m.pot('mark') : skin), both.map((k) => [[k * 1.6, 3.4, -0.6], [k * 2.6, 2.2, -1.2], [k * 3, -0.6, -1.3], [k * 3, -3.6, -1.1], [k * 2.9, -5, -1]]), [0.8, 1.1, 1.3, 1.2, 0.3]);
  },
  ewok(m) {
    const fur = m.pot('fur');
    put(m, joined(
      moved(ball([0.6, 0.46, 0.4], m.pot('pupil'), 7, 5), place([0, 2.0, 3.3])),
      ...both.flatMap((k) => [
        moved(ball([1.3, 1.35, 0.55], fur, 9, 6), place([k * 2.5, 5.2, 0], [0, 0, k * -30])),
        moved(ball([0.8, 0.85, 0.4], shade(fur, -0.45), 8, 5), place([k * 2.55, 5.25, 0.36], [0, 0, k * -30])),
      ]),
      loft(
        [[-0.9, 2.6, 2.1, 0, 0.1], [0.2, 2.85, 2.5, 0, 0], [1.4, 2.7, 2.35, 0, -0.2], [2.6, 2.5, 1.9, 0, -0.4]],
        { sides: 16, coat: shade(fur, 0.3), shape: (a, r) => (Math.cos(a) > 0.55 ? 0.8 : 1) + 0.06 * Math.sin(a * 9 + r * 2), capStart: false, capEnd: false },
      ),
    ));
  },
  wookiee(m) {
    const fur = m.pot('fur'), mane = loft([
      [-3.2, 3.3, 2.6, 0, -0.7], [-2.5, 2.85, 2.3, 0, -0.7], [-1.2, 3.0, 2.65, 0, -0.5], [0.2, 2.7, 2.55, 0, -0.5], [0.9, 2.45, 2.4, 0, -0.5],
      [1.8, 2.65, 2.6, 0, -0.5], [3, 2.5, 2.5, 0, -0.5], [4.6, 2.15, 2.25, 0, -0.2], [5.5, 1.25, 1.4, 0, -0.1], [5.9, 0.4, 0.5, 0, -0.1],
    ], {
      sides: 20, coat: strands(fur), capStart: false,
      shape: (a, r) => (Math.cos(a) > 0.45 && r < 7 ? (r < 4 ? 0.84 : 0.74) : 1) * (1 + 0.05 * Math.cos(a * 10 + r * 1.7)),
    });
    // Locks end in points on the shoulders and beside the cheeks.
    mane.p.forEach((p, i) => { if ([0, 4].includes(Math.floor(i / 20))) p.y += i % 2 ? 0.5 : -0.9; });
    put(m, joined(
      mane,
      moved(ball([0.46, 0.3, 0.3], m.pot('pupil'), 7, 5), place([0, 2.0, 3.1])),
      moved(box(1.3, 0.2, 0.2, 0, shade(fur, -0.7)), place([0, 1.2, 2.98])),
      ...both.flatMap((k) => [
        moved(loft([[0, 0.13, 0.13], [0.5, 0.02, 0.02]], { sides: 5, coat: m.pot('bone') }), place([k * 0.42, 1.05, 3.02])),
        moved(ball([0.85, 0.34, 0.5], shade(fur, -0.1), 8, 5), place([k * 0.8, 3.15, 2.05], [0, k * 20, k * -14])),
      ]),
    ), 70);
  },
  ...SNOUTS,
  lasat: (m) => put(m, moved(loft([[-0.6, 0.6, 0.4, 0, 1.6], [0.2, 1.3, 0.9, 0, 1.3], [1.1, 1.9, 0.8, 0, 0.8], [2.2, 2.2, 0.4, 0, 0.2]], { sides: 14, coat: m.pot('hair'), shape: (a, r) => 1 + 0.07 * Math.sin(a * 9 + r) }), place([0, -0.3, 0.15]))),
  shark(m) {
    const skin = m.pot('skin'), bone = m.pot('bone');
    put(m, joined(
      moved(slab([[-1.6, 0], [1.8, 0], [-0.9, 3.4], [-2.2, 3.6]], 0.5, 0.15, skin), place([0, 4.9, -0.4], [0, -90, 0])),
      ...both.map((k) => moved(
        slab([[0, -0.8], [0, 0.9], [2.6, 2.0], [1.8, 0]].map(([x, y]) => [k * x!, y!] as [number, number]), 0.4, 0.12, shade(skin, -0.15)),
        place([k * 2.0, 2.2, -0.8], [0, k * 30, 0]),
      )),
      ...[-1.1, -0.7, -0.3, 0.3, 0.7, 1.1].map((x) => moved(
        loft([[0, 0.17, 0.17], [0.6, 0.02, 0.02]], { sides: 5, coat: bone }), place([x, 1.3, 3.75 - x * x * 0.6], [180, 0, 0]),
      )),
    ));
  },
  kaleesh(m) {
    const mask = m.pot('bone', 'plate'), dark = m.pot('dark');
    put(m, joined(
      moved(
        slab(
          [[0, -0.6], [0.9, 0.2], [1.35, 1.8], [1.9, 2.4], [1.75, 4.4], [0.9, 5.5], [-0.9, 5.5], [-1.75, 4.4], [-1.9, 2.4], [-1.35, 1.8], [-0.9, 0.2]],
          1.1, 0.4, mask,
        ),
        place([0, 0, 2.1], [-4, 0, 0]),
      ),
      ...both.flatMap((k) => [
        moved(box(1.0, 0.5, 0.3, 0, dark), place([k * 0.85, 3.0, 2.72], [0, 0, k * -18])), moved(ball([0.3, 0.2, 0.2], m.pot('lamp'), 6, 4), place([k * 0.85, 3.0, 2.86])),
        moved(
          slab([[0, -0.8], [2.6, 0.4], [2.9, 2.2], [0, 1.6]].map(([x, y]) => [k * x!, y!] as [number, number]), 0.5, 0.15, mask),
          place([k * 1.5, 2.4, 0.6], [0, k * 44, 0]),
        ),
      ]),
      ...[-0.5, -0.17, 0.17, 0.5].map((x) => moved(box(0.12, 1.3, 0.2, 0, dark), place([x, 1.0, 2.7]))),
    ));
  },
};

/** Whose marks are lines; those of others are patches. */
const LINED: readonly Kin[] = ['dathomiri', 'mirialan', 'zabrak', 'savage', 'togruta', 'pauan', 'lasat', 'weequay'];

/** A bare head of a kin. `tattoo` marks the face as its kin is marked, in the paint `mark`. */
export function headOf(m: Maker, kin: Kin, o: { tattoo?: boolean } = {}): void {
  const mark = MARKS[kin], ink = m.pot('mark'), grown = GROWN[kin];
  const skin = kin === 'ewok' ? shade(m.pot('fur'), 0.1) : kin === 'wookiee' ? shade(m.pot('fur'), -0.15) : kin === 'bothan' ? shade(m.pot('fur'), 0.14) : m.pot('skin');
  const plain = (SHAPES[kin] as Shape).plainEyes === true;
  skull(m.s, {
    ...SHAPES[kin], skin, eyes: m.pot('eyes'), pupil: plain && m.named('eyes') ? m.pot('eyes') : m.pot('pupil'), hair: m.pot('hair'), size: m.build.head,
    fine: o.tattoo !== false && LINED.includes(kin), mark: mark && o.tattoo !== false ? (p) => (mark(p, ink) ? ink : null) : undefined,
  });
  grown?.(m);
}
