/** Bodies in cloth and what is worn over them. */
import { cuff } from '../modelling/armour.ts';
import { arm, bareFoot, belt, boot, eachSide, fist, leg, trunk } from '../modelling/body.ts';
import { box, joined, loft, moved, tube } from '../modelling/clay.ts';
import { cape as hang, drape } from '../modelling/cloth.ts';
import { noise3 } from '../modelling/noise.ts';
import { shade } from '../modelling/paint.ts';
import { place, sign } from '../modelling/rig.ts';
import { SIDES, type Side } from '../../../skeleton.ts';
import { strands } from './fur.ts';
import type { Maker, Role } from './part.ts';

/** Half widths of cloth at the waist, for a build. */
const waist = (m: Maker, out = 0): { rx: number; rz: number } => ({
  rx: (3.95 + out) * Math.max(0.88, m.build.bulk), rz: (2.95 + out) * Math.max(0.9, m.build.bulk),
});
export interface Hung {
  hem?: number; from?: number; to?: number; flare?: number; folds?: number; wind?: [number, number]; seed?: number; gap?: number; depth?: number;
  coat?: Role; trim?: Role; lining?: Role;
}
const hung = (m: Maker, role: Role, usual: Hung, o: Hung): void => {
  const { coat = role, trim, lining, hem = 3, ...rest } = { ...usual, ...o };
  drape(m.s, { ...waist(m), ...rest, hem, coat: m.pot(coat), ...(trim && { trim: m.pot(trim) }), ...(lining && { lining: m.pot(lining) }) });
};

export interface Clothes {
  /** How wide the cuffs are, and how much of the arms is bare. */
  sleeves?: number; bare?: 'arms' | 'fore' | 'no';
  /** How low the neckline is: 0 is closed. */
  neckline?: number; baggy?: number; shaft?: number; top?: Role;
  gloved?: 'both' | 'right' | 'no'; barefoot?: boolean;
  /** Without legs: those of a rider are their mount's. */
  seated?: boolean;
}

export const CLOTHES = {
  /** Shirt or tunic, trousers, boots and hands. */
  clothes(m: Maker, o: Clothes = {}) {
    const { s, build } = m, k = build.bulk, skin = m.pot('skin'), top = m.pot(o.top ?? 'cloth'), under = m.pot('under'), legs = m.either('legs', 'cloth', -0.35), low = o.neckline ?? 0;
    trunk(
      s, (u, v) => (v > 0.95 - low * 0.12 ? skin : v > 0.5 && (u < 0.06 || u > 0.94) ? under : v < 0.3 ? legs : top),
      { bulk: k, sides: 14, neck: skin, ...(build.waist && { waist: build.waist }), ...(build.bust && { bust: build.bust }) },
    );
    const bare = o.bare ?? 'no';
    eachSide((side) => {
      if (!o.seated) leg(s, side, legs, { bulk: k, baggy: o.baggy ?? 0.6 });
      if (o.barefoot) bareFoot(s, side, skin, { bulk: k, ...(m.named('bone') && { claw: m.pot('bone') }) });
      else if (!o.seated) boot(s, side, m.pot('boots'), { shaft: o.shaft ?? 4.6, bulk: Math.max(0.9, k) });
      arm(s, side, bare === 'arms' ? skin : bare === 'fore' ? (_u, v) => (v < 0.45 ? top : skin) : top, { bulk: k * (build.bust ? 0.92 : 1), sleeve: bare === 'no' ? o.sleeves ?? 0.15 : 0, wrinkles: bare === 'no' ? 0.075 : 0 });
      const glove = o.gloved === 'both' || (o.gloved === 'right' && side === 'R') || (o.gloved === undefined && m.named('gloves'));
      fist(s, side, glove ? m.pot('gloves') : skin, build.bust ? 0.92 : 1, m.hold[side]);
    });
  },
  /** A long robe from the waist down, closed or open in front. */
  robe: (m: Maker, o: Hung = {}) => hung(m, 'robe', { from: 28, to: 332, hem: 2.2, flare: 0.4, folds: 11, depth: 0.62, wind: [-0.4, -1.5], seed: 2 }, o),
  /** A full skirt or gown. */
  gown: (m: Maker, o: Hung = {}) => {
    const { coat = 'robe', trim, lining = coat, hem = 0.9, from: _from, to: _to, ...rest } = o;
    const cloth = { coat: m.pot(coat), lining: m.pot(lining), ...(trim && { trim: m.pot(trim) }) };
    drape(m.s, { ...waist(m), flare: 0.42, folds: 12, depth: 0.5, seed: 5, ...rest, hem, ...cloth });
  },
  /** A strip before the legs with straps over the shoulders. */
  tabard(m: Maker, o: Hung & { straps?: boolean } = {}) {
    const { straps = true, ...rest } = o, coat = m.pot(o.coat ?? 'under'), k = m.build.bulk;
    hung(m, 'under', { from: -19, to: 19, hem: 5.5, flare: 0.25, folds: 7, depth: 0.3, seed: 5 }, rest);
    if (!straps) return;
    for (const x of [1, -1]) {
      m.s.limb([
        { bone: 'chest', ring: [0.3, 0.95 * k, 0.35, x * 1.8 * k, 2.75 * k, 4] }, { bone: 'chest', ring: [3, 1.05 * k, 0.35, x * 2.2 * k, 3.05 * k, 4] },
        { bone: 'chest', ring: [5.4, 1.15 * k, 0.6, x * 2.5 * k, 1.9 * k, 4] }, { bone: 'chest', ring: [6.5, 1.1 * k, 0.9, x * 2.3 * k, -0.2, 4] },
      ], coat, 8, undefined, 40);
    }
  },
  /** A coat: collar, lapels and tails. */
  coat(m: Maker, o: Hung & { collar?: boolean } = {}) {
    const { collar = true, ...rest } = o, coat = m.pot(o.coat ?? 'robe'), k = m.build.bulk, bust = m.build.bust ?? 0, sh = m.s.body.shoulder / 4.8;
    hung(m, 'robe', { from: 22, to: 338, hem: 4.5, flare: 0.36, folds: 9, depth: 0.5, wind: [0, -1.4], seed: 9 }, rest);
    m.s.add('chest', loft([[-1.2, 3.6 * k, 2.5 * k, 0, 0.1, 2.4], [1.8, 4.3 * k * sh, 3 * k, 0, 0.15 + bust * 0.5, 2.5], [3.8, 4.75 * k * sh, (3.1 + bust * 0.5) * k, 0, 0.28 + bust * 0.6, 2.5], [m.s.body.shoulderY + 0.2, 4.6 * k * sh, 2.75 * k, 0, -0.1, 2.4], [m.s.body.shoulderY + 1.3, 3.2 * k, 2.2 * k, 0, -0.2]],
      { sides: 20, coat: (u) => (u < 0.05 || u > 0.95 ? m.pot('under') : u < 0.09 || u > 0.91 ? shade(coat, 0.12) : coat), capStart: false, capEnd: false }), undefined, 46);
    if (collar) CLOTHES.collar(m, o.coat ? { coat: o.coat } : { coat: 'robe' });
  },
  collar(m: Maker, o: { coat?: Role; tall?: boolean } = {}) {
    const y = m.s.body.neck, up = o.tall ? 1.6 : 0;
    m.s.add('chest', loft([[y - 2, 2.3, 2.0, 0, -0.2], [y - 0.9 + up * 0.4, 2.1, 2.0, 0, -0.2], [y - 0.2 + up, 2.3 + up * 0.3, 2.3, 0, -0.3], [y - 0.2 + up, 1.8, 1.8, 0, -0.2]], { sides: 16, coat: m.pot(o.coat ?? 'cloth'), edges: [2], shape: (a) => (Math.cos(a) > 0.8 ? 0.86 : 1), capStart: false, capEnd: false }));
  },
  /** A sleeveless jacket that ends at the belt. */
  vest(m: Maker, o: { coat?: Role; open?: number } = {}) {
    const coat = m.pot(o.coat ?? 'leather'), k = m.build.bulk, sh = m.s.body.shoulder / 4.8, gap = o.open ?? 0.05, under = m.pot('under');
    m.s.add('chest', loft([[-3.6, 3.85 * k, 2.9 * k, 0, 0.1, 2.4], [-1, 3.85 * k, 2.8 * k, 0, 0.15, 2.4], [2, 4.3 * k, 3.0 * k, 0, 0.2 + (m.build.bust ?? 0), 2.5], [3.9, 4.65 * k * sh, 3.1 * k, 0, 0.2 + (m.build.bust ?? 0), 2.5], [m.s.body.shoulderY + 0.1, 4.5 * k * sh, 2.8 * k, 0, -0.1, 2.4], [m.s.body.shoulderY + 1.2, 3.2 * k, 2.2 * k, 0, -0.1]],
      { sides: 20, coat: (u) => (u < gap || u > 1 - gap ? under : coat), edges: [0], capStart: false, capEnd: false }), undefined, 46);
  },
  /** Buttoned tunic of an officer: seam, rank plate, code cylinders, collar. */
  uniform(m: Maker, o: { rank?: Role } = {}) {
    const cloth = m.pot('cloth'), z = 2.95 * m.build.bulk;
    CLOTHES.collar(m, { coat: 'cloth' });
    m.s.add('chest', joined(moved(box(0.35, 6, 0.3, 0, shade(cloth, -0.35)), place([-1.1, 2.2, z], [2, 0, 0])), moved(box(1.9, 0.9, 0.35, 0.08, m.pot(o.rank ?? 'sign')), place([2, 3.9, z + 0.05], [-6, 14, 0])), moved(box(1.5, 0.35, 0.4, 0, m.pot('metal')), place([2, 4.6, z - 0.1], [-8, 14, 0]))));
    hung(m, 'cloth', { from: -160, to: 160, hem: 12.4, flare: 0.3, folds: 4, depth: 0.12, seed: 3 }, {});
  },
  belt: (m: Maker, o: { pouches?: boolean } = {}) => belt(m.s, m.pot('leather'), m.either('brass', 'metal'), { bulk: (m.girth + m.build.bulk) / 2, ...(o.pouches && { pouches: shade(m.pot('leather'), -0.15) }) }),
  sash: (m: Maker, o: { coat?: Role } = {}) => {
    const coat = m.pot(o.coat ?? 'sign', 'cloth'), k = m.build.bulk;
    m.s.add('pelvis', loft([[0.6, 3.7 * k, 2.6 * k, 0, -0.1, 2.4], [1.4, 4.0 * k, 2.95 * k, 0, -0.1, 2.4], [2.6, 3.9 * k, 2.8 * k, 0, -0.1, 2.4], [3.1, 3.4 * k, 2.4 * k, 0, -0.1, 2.4]], { sides: 16, coat, capStart: false, capEnd: false }));
    m.s.add('pelvis', tube([[2.4, 1.4, 2.6 * k], [2.9, -0.6, 3.2 * k], [3.1, -3.4, 3.4 * k]], [0.8, 1.0, 0.7], coat, 6, 0.4));
  },
  /** A strap over the left shoulder with pouches. */
  bandolier(m: Maker, o: { boxes?: boolean } = {}) {
    const k = m.girth, z = 3.0 * k + (m.build.bust ?? 0);
    m.s.add('chest', joined(tube([[3.4 * k, m.s.body.shoulderY + 0.9, -1], [2.9 * k, m.s.body.shoulderY + 0.6, 2.0 * k], [0.4, 2.4, z + 0.2], [-2.6 * k, -1.6, z - 0.5], [-3.5 * k, -3.2, 0.8]], [0.75, 0.75, 0.75, 0.75, 0.7], m.pot('leather'), 6, 0.35),
      ...(o.boxes === false ? [] : [0, 1, 2].map((i) => moved(box(1.2, 1.4, 0.8, 0.15, m.either('metal', 'brass')), place([1.2 - i * 1.3, 3.3 - i * 1.6, z + 0.35], [0, 0, 40]))))));
  },
  /** A cape from both shoulders or one. */
  cape: (m: Maker, o: {
    hem?: number; one?: Side; sweep?: [number, number]; coat?: Role; lining?: Role; width?: number; hemWidth?: number; folds?: number;
  } = {}) => {
    const { coat = 'cape', lining, hem = 2.4, ...rest } = o;
    hang(m.s, { ...rest, hem, coat: m.pot(coat), ...(m.plated && { out: 0.7 * m.build.bulk }), ...(lining && { lining: m.pot(lining) }) });
  },
  /** Cloth over chest and shoulders with a point or a round hem. */
  poncho(m: Maker, o: { coat?: Role; long?: number } = {}) {
    const coat = m.pot(o.coat ?? 'cape'), k = m.build.bulk, y = m.s.body.shoulderY, l = o.long ?? 4, trim = m.pot('trim');
    m.s.add('chest', loft([[y - 1.2 - l, 7.2 * k, 5.2 * k], [y - 1 - l * 0.5, 7.1 * k, 4.9 * k], [y + 0.2, 6.7 * k, 4.1 * k, 0, 0, 2.4], [y + 1.6, 4.9 * k, 3.3 * k, 0, -0.1], [y + 2.1, 2.2 * k, 2.0 * k, 0, -0.1]],
      {
        sides: 22, coat: (_u, v) => (v < 0.24 ? trim : coat), edges: [0], shape: (a, r) => 1 + (r < 2 ? 0.06 * Math.sin(a * 7 + 1) : 0),
        capStart: false, capEnd: false,
      }), undefined, 60);
  },
  scarf: (m: Maker, o: { coat?: Role; long?: boolean } = {}) => {
    const coat = m.pot(o.coat ?? 'sign', 'cloth'), y = m.s.body.neck;
    m.s.add('chest', loft([[y - 2.1, 2.7, 2.4, 0, 0], [y - 1.4, 2.9, 2.7, 0, 0.1], [y - 0.5, 2.3, 2.2, 0, 0], [y - 0.2, 1.7, 1.7, 0, 0]], { sides: 14, coat, shape: (a, r) => 1 + 0.07 * Math.sin(a * 4 + r), capStart: false, capEnd: false }), undefined, 60);
    if (o.long !== false) m.s.add('chest', tube([[1.6, y - 1.4, 2], [2.2, y - 4, 3.2], [2.4, y - 6.6, 3.4]], [0.7, 0.9, 0.6], coat, 6, 0.4));
  },
  /** Padding over the shoulders: a mantle with a fur or cloth rim. */
  mantle(m: Maker, o: { coat?: Role; wide?: number } = {}) {
    const role = o.coat ?? 'fur', pot = m.pot(role), k = m.build.bulk * (o.wide ?? 1), y = m.s.body.shoulderY, w = m.s.body.shoulder / 4.8;
    const hairy = role === 'fur', sides = 24, coat = hairy ? strands(pot) : pot;
    const tip = (i: number): number => (i % 2 ? 0.5 : -0.5) + (noise3(i * 1.3, y, 4) - 0.5);
    const cloth = loft([
      [y - 1.4, 5.2 * k * w, 3.4 * k, 0, 0.1], [y - 1.9, 6.0 * k * w, 4.0 * k, 0, 0.1], [y - 0.4, 6.1 * k * w, 3.9 * k], [y + 0.9, 5.0 * k * w, 3.2 * k],
      [y + 1.6, 3.4 * k, 2.7 * k], [y + 2.3, 2.7 * k, 2.5 * k], [y + 2.6, 2.0 * k, 1.9 * k],
    ], {
      sides, coat, shape: (a, r) => 1 + (r < 4 ? 0.045 * Math.sin(a * 12 + r * (hairy ? 2 : 0)) : hairy ? 0.04 * Math.cos(a * 12) : 0),
      capStart: false, capEnd: false,
    });
    // Fur ends in locks, cloth in a hem that waves a little.
    cloth.p.forEach((p, i) => { if (i >= sides && i < 3 * sides) p.y += tip(i) * (hairy ? (i < 2 * sides ? 1.7 : 0.5) : 0.3); });
    m.s.add('chest', cloth, undefined, 60);
  },
  bracers: (m: Maker, o: { coat?: Role } = {}) => eachSide((side) => cuff(m.s, `lowerArm${side}`, 1.4, m.s.body.lowerArm - 0.3, [1.5 * m.girth, 1.45 * m.girth], [1.15 * m.girth, 1.05 * m.girth], m.pot(o.coat ?? 'leather'))),
  /** Wrapped shins. */
  wraps: (m: Maker) => eachSide((side) => cuff(m.s, `lowerLeg${side}`, 2, m.s.body.lowerLeg - 0.8, [1.62 * m.build.bulk, 1.75 * m.build.bulk], [1.35 * m.build.bulk, 1.4 * m.build.bulk], (_u, v) => shade(m.pot('under'), Math.sin(v * 30) > 0 ? -0.1 : 0.05), -0.15, 2)),
  holster: (m: Maker, o: { side?: Side } = {}) => {
    const side = o.side ?? 'R', k = sign(side);
    m.s.add(`upperLeg${side}`, joined(moved(box(1.0, 3.6, 1.9, 0.2, m.pot('leather')), place([-k * 2.4, 3.4, 0])), moved(box(0.7, 1.2, 0.9, 0, m.pot('gun')), place([-k * 2.4, 1.2, -0.2], [20, 0, 0]))));
  },
  /** Long cloth sashes that hang free at both sides. */
  ribbons: (m: Maker, o: { coat?: Role } = {}) => SIDES.forEach((side) => {
    const k = sign(side), coat = m.pot(o.coat ?? 'cape');
    m.s.add('chest', moved(tube([[k * 3.2, 5, -2.4], [k * 4.2, 0, -3.4], [k * 4.8, -6, -4.2], [k * 4.4, -12, -4.6]], [0.9, 1.3, 1.4, 0.8], coat, 6, 0.3), place()));
  }),
  skirt: (m: Maker, o: Hung = {}) => hung(m, 'cloth', { from: -180, to: 180, hem: 9.5, flare: 0.5, folds: 12, depth: 0.36, seed: 6 }, o),
  /** Loose sleeves that hang wide at the wrists. */
  sleeves: (m: Maker, o: { coat?: Role; wide?: number } = {}) => eachSide((side) => arm(m.s, side, m.pot(o.coat ?? 'robe'), { bulk: m.build.bulk * 1.08, sleeve: o.wide ?? 1.3, wrinkles: 0.075 })),
  necklace: (m: Maker) => {
    const y = m.s.body.shoulderY, at = (deg: number): [number, number, number] => [
      Math.sin((deg * Math.PI) / 180) * 2.6, y + 0.6 - Math.cos((deg * Math.PI) / 180) * 2.2, 2.6 + Math.cos((deg * Math.PI) / 180) * 0.6,
    ];
    m.s.add('chest', joined(...[-80, -52, -26, 0, 26, 52, 80].map((deg) => moved(loft([[-0.5, 0.2, 0.2], [0, 0.5, 0.4], [0.5, 0.2, 0.2]], { sides: 6, coat: deg % 52 === 0 ? m.pot('bone') : m.pot('brass') }), place(at(deg), [0, 0, deg])))));
  },
} as const;
