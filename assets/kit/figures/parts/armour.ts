/** Bodies in armour, single plates and packs. */
import { clanPlates, cuff, cuirass, limbPlates, pauldron, vambraceBox } from '../modelling/armour.ts';
import { arm, belt, boot, eachSide, fist, leg, trunk } from '../modelling/body.ts';
import { ball, box, joined, loft, moved, slab, tube, type Ring } from '../modelling/clay.ts';
import { drape } from '../modelling/cloth.ts';
import { shade } from '../modelling/paint.ts';
import { place, sign } from '../modelling/rig.ts';
import { rocketPack } from '../modelling/rocketpack.ts';
import type { Side } from '../../../skeleton.ts';
import type { Maker, Role } from './part.ts';

export const ARMOUR = {
  /** Hard plates all over an undersuit: troopers. `seated` is without legs: those of a rider are their mount's. */
  trooper(m: Maker, o: {
    shoulders?: number; knees?: Role; arms?: Role; chest?: Role; breast?: Role; bells?: Role; thighs?: boolean; pouches?: boolean; seated?: boolean;
  } = {}) {
    const { s, build } = m, k = build.bulk, suit = m.pot('suit'), plate = m.pot('armour'), mark = m.pot(m.named('sign') ? 'sign' : 'armour');
    trunk(s, suit, { bulk: k, sides: 10, ...(build.waist && { waist: build.waist }) });
    eachSide((side) => {
      if (!o.seated) leg(s, side, suit, { bulk: k });
      if (!o.seated) boot(s, side, m.named('boots') ? m.pot('boots') : plate, { shaft: 3, sole: suit, bulk: k });
      arm(s, side, suit, { bulk: k });
      fist(s, side, m.named('gloves') ? m.pot('gloves') : suit, 1, m.hold[side]);
      if (o.shoulders !== 0) pauldron(s, side, (_u, v) => (v > 0.6 && v < 0.86 ? mark : m.pot(o.bells ?? 'armour')), (o.shoulders ?? 0.86) * k, 2.3);
    });
    limbPlates(s, plate, { bulk: k, fore: m.pot(o.arms ?? 'armour'), knee: m.pot(o.knees ?? 'armour'), thigh: o.thighs ?? true, legs: o.seated !== true });
    m.plated = true;
    cuirass(s, m.pot(o.breast ?? 'armour'), { bulk: k, ...(build.bust && { bust: build.bust }), belly: shade(plate, -0.08), mark: m.pot(o.chest ?? (m.named('sign') ? 'sign' : 'armour')) });
    belt(s, shade(plate, -0.15), shade(plate, -0.3), { bulk: k, ...(o.pouches !== false && { pouches: shade(plate, -0.1) }) });
  },
  /** A flight suit with separate plates in the Mandalorian manner. */
  clan(m: Maker, o: { shoulders?: number; thighs?: boolean } = {}) {
    const { s, build } = m, k = build.bulk, suit = m.pot('suit'), plate = m.pot('armour'), sign_ = m.pot('sign'), leather = m.pot('leather');
    trunk(s, suit, { bulk: k, sides: 12, ...(build.waist && { waist: build.waist }) });
    eachSide((side) => {
      leg(s, side, suit, { bulk: k, baggy: 0.8 });
      boot(s, side, m.pot('boots'), { shaft: 2.6, bulk: k });
      arm(s, side, suit, { bulk: k });
      fist(s, side, m.pot('gloves'), 1, m.hold[side]);
      if (o.shoulders !== 0) pauldron(s, side, (_u, v) => (v > 0.62 && v < 0.84 ? sign_ : plate), (o.shoulders ?? 0.9) * k, 2.1);
      vambraceBox(s, side, m.pot('dark'));
    });
    limbPlates(s, plate, { bulk: k, bicep: false, fore: m.pot(m.named('plate2') ? 'plate2' : 'sign'), knee: sign_, thigh: o.thighs ?? true });
    clanPlates(s, plate, m.named('under') ? m.pot('under') : suit, m.pot('dark'), k);
    belt(s, leather, m.pot('dark'), { bulk: k, pouches: leather });
  },
  /** Breast and back plate over clothes. */
  breastplate: (m: Maker, o: { belly?: boolean; coat?: Role } = {}) => {
    const plate = m.pot(o.coat ?? 'armour');
    m.plated = true;
    cuirass(m.s, plate, { bulk: m.girth * 0.98, ...(m.build.bust && { bust: m.build.bust }), ...(o.belly && { belly: shade(plate, -0.12) }), ...(m.named('sign') && { mark: m.pot('sign') }) });
  },
  pauldrons: (m: Maker, o: { size?: number; coat?: Role; drop?: number } = {}) => eachSide((side) => pauldron(m.s, side, (_u, v) => (v > 0.7 ? m.either('plate2', o.coat ?? 'armour') : m.pot(o.coat ?? 'armour')), (o.size ?? 1) * m.build.bulk, o.drop ?? 2)),
  /** One larger shoulder plate: a sergeant's, a hunter's. */
  pauldron: (m: Maker, o: { side?: Side; coat?: Role; size?: number } = {}) => pauldron(m.s, o.side ?? 'R', m.pot(o.coat ?? 'sign'), (o.size ?? 1.15) * m.build.bulk, 1.8),
  /** The half mantle of a desert or death squad leader. */
  gorget: (m: Maker, o: { coat?: Role; side?: Side } = {}) => {
    const k = sign(o.side ?? 'R'), coat = m.pot(o.coat ?? 'sign'), y = m.s.body.shoulderY;
    m.s.add('chest', joined(moved(loft([[-2.4, 3.6, 3.7], [-0.4, 3.5, 3.6], [1.5, 1.7, 2.0]], { sides: 12, coat, edges: [0], capStart: false }), place([k * 3.4, y + 0.5, 0], [0, 0, k * -18])), moved(box(3.4, 2, 0.5, 0.15, coat), place([0, y - 0.8, 3.2]))));
  },
  greaves: (m: Maker, o: { coat?: Role } = {}) => eachSide((side) => {
    const k = m.build.bulk, coat = m.pot(o.coat ?? 'armour');
    cuff(m.s, `lowerLeg${side}`, 1.5, m.s.body.lowerLeg - 0.9, [1.65 * k, 1.8 * k], [1.4 * k, 1.45 * k], coat, -0.15);
    m.s.add(`lowerLeg${side}`, moved(box(2.2, 2.6, 1.2, 0.4, coat, [0.75, 1]), place([0, 0.3, 1.8 * k], [8, 0, 0])));
  }),
  /** Plates on the fronts of the thighs, strapped behind. */
  thighs: (m: Maker, o: { coat?: Role } = {}) => eachSide((side) => {
    const k = m.build.bulk, y0 = 1.6, y1 = m.s.body.upperLeg - 1.5, lean = 0.3 * sign(side), strap = shade(m.pot('leather'), -0.1);
    const thick = (y: number): number => (2.2 - (0.5 * (y - y0)) / (y1 - y0)) * k + 0.1;
    const ring = (y: number, out: number): Ring => [y, thick(y) + out, thick(y) + 0.1 + out, 0, 0.12, 2.3];
    m.s.add(`upperLeg${side}`, loft([ring(y0, -0.4), ring(y0 + 0.4, 0.22), ring(y1 - 0.7, 0.26), ring(y1, -0.3)], {
      sides: 12, coat: m.pot(o.coat ?? 'armour'), edges: [0, 2], capStart: false, capEnd: false,
      shape: (a) => (Math.cos(a - lean) < -0.1 ? 0.8 : 1),
    }), undefined, 30);
    for (const y of [y0 + 1, y1 - 1.4]) {
      m.s.add(`upperLeg${side}`, loft([ring(y, -0.2), ring(y + 0.1, 0.12), ring(y + 0.6, 0.12), ring(y + 0.7, -0.2)], { sides: 10, coat: strap, capStart: false, capEnd: false }));
    }
  }),
  /** Two panels of cloth from the belt, split behind; `open` is how far from the front each begins, in degrees. */
  kama(m: Maker, o: { coat?: Role; trim?: Role; hem?: number; open?: number } = {}) {
    const k = m.build.bulk, open = o.open ?? 58;
    const cloth = {
      coat: m.pot(o.coat ?? 'cape'), hem: o.hem ?? 7.4, rx: 4.15 * k, rz: 3.1 * k, flare: 0.26, folds: 7, depth: 0.5, gap: 0.5,
      ...(m.named('sign') && { trim: m.pot(o.trim ?? 'sign', 'cloth') }),
    };
    drape(m.s, { ...cloth, from: open, to: 177, wind: [0.5, -0.6], seed: 12 });
    drape(m.s, { ...cloth, from: 183, to: 360 - open, wind: [-0.5, -0.6], seed: 15 });
  },
  rocketpack: (m: Maker, o: { jets?: boolean; fins?: boolean; missile?: boolean } = {}) => rocketPack(m.s, { coat: m.either('plate2', 'armour'), trim: m.pot('sign'), size: 0.95 * m.build.bulk, jets: o.jets ?? false, fins: o.fins ?? false, ...(o.missile && { rocket: m.pot('sign') }) }),
  backpack: (m: Maker, o: { coat?: Role; tall?: boolean; antenna?: boolean; roll?: boolean } = {}) => {
    const coat = m.pot(o.coat ?? (m.named('plate2') ? 'plate2' : m.named('armour') ? 'armour' : 'leather')), h = o.tall ? 7.2 : 5;
    m.s.add('chest', joined(moved(box(4.6, h, 2.4, 0.5, coat, [0.9, 0.9]), place([0, 2.6 + (h - 5) * 0.35, -4.2])), moved(box(2.8, 1.2, 1.0, 0.2, m.pot('dark')), place([0, 4, -5.5])),
      ...[1, -1].map((k) => moved(box(0.9, h * 0.7, 1.8, 0.25, shade(coat, -0.2)), place([k * 2.5, 2.2, -4.1]))),
      ...(o.antenna ? [moved(loft([[0, 0.2, 0.2], [7.5, 0.08, 0.08]], { sides: 5, coat: m.pot('dark') }), place([1.8, 4.8, -4.8], [-6, 0, -6]))] : []),
      ...(o.roll ? [moved(loft([[-3, 1.1, 1.1], [3, 1.1, 1.1]], { sides: 10, coat: m.pot('under') }), place([0, 6.1, -4.2], [0, 0, 90]))] : [])));
  },
  /** Fuel tanks and a hose to the right hand. */
  tanks: (m: Maker) => m.s.add('chest', joined(...[1, -1].map((k) => moved(loft([[-3, 0.8, 0.8], [-2.6, 1.5, 1.5], [3, 1.5, 1.5], [4, 0.9, 0.9], [4.3, 0.4, 0.4]], { sides: 10, coat: (_u, v) => (v > 0.5 && v < 0.7 ? m.pot('sign') : m.either('plate2', 'metal')), edges: [1, 2] }), place([k * 1.7, 2.4, -4.2]))), tube([[-2, 0, -4.4], [-4.6, -1.2, -3.4], [-5.4, -0.4, -0.6]], [0.4, 0.4, 0.4], m.pot('dark'), 6))),
  quiver: (m: Maker) => m.s.add('chest', joined(moved(loft([[-2.8, 1.0, 1.0], [3.2, 1.25, 1.25], [3.3, 0.9, 0.9]], { sides: 9, coat: m.pot('leather'), edges: [1] }), place([-1.2, 3, -3.6], [0, 0, -22])), ...[-0.4, 0.1, 0.5].map((x) => moved(box(0.2, 4, 0.7, 0, m.pot('wood')), place([0.1 + x, 6.8, -3.6], [0, 40, -22]))))),
  /** Two short blades on the back. */
  scabbards: (m: Maker) => m.s.add('chest', joined(...[1, -1].map((k) => moved(box(0.8, 11, 1.2, 0.2, m.pot('dark')), place([0, 2.4, -3.6 - (k > 0 ? 0.8 : 0)], [0, 0, k * 32]))))),
  /** The chest box of a breathing lord. */
  panel: (m: Maker) => m.s.add('chest', joined(moved(box(4.4, 3, 1, 0.25, m.either('plate2', 'dark')), place([0, 2.2, 3.3 * m.build.bulk])), ...([[-1.2, 'sign'], [0, 'metal'], [1.2, 'lamp']] as const).map(([x, role]) => moved(box(1, 1.1, 0.4, 0, m.pot(role)), place([x, 2.6, 3.9 * m.build.bulk]))))),
  /** Rough plates, each of another kind: a pirate's, a hunter's. */
  scraps: (m: Maker) => {
    const z = 3.0 * m.build.bulk, plate = m.pot('armour');
    m.s.add('chest', joined(moved(slab([[-3, -0.6], [-3.2, 2.6], [0.6, 3.2], [0.4, -1]], 0.7, 0.2, plate), place([0, 2, z], [0, -10, 0])), moved(slab([[0.9, 0.6], [0.8, 3.2], [3.2, 2.8], [2.9, 0.2]], 0.7, 0.2, m.either('plate2', 'armour', -0.3)), place([0, 2, z], [0, 12, 4]))));
    pauldron(m.s, 'L', m.either('plate2', 'armour', -0.25), 1.05 * m.build.bulk, 1.9);
  },
  /** A large ring over the back, bones, a totem: a leader's mark. */
  trophies: (m: Maker) => m.s.add('chest', joined(...[-1.6, 0, 1.6].map((x) => moved(ball([0.75, 0.9, 0.8], m.pot('bone'), 8, 5), place([x, 1.4 - Math.abs(x) * 0.3, 3.4 * m.build.bulk]))))),
} as const;
