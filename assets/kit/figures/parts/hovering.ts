/** What hangs over its base: on repulsors, with a stem under it. */
import { ball, box, joined, loft, moved, slab, tube, type Clay } from '../modelling/clay.ts';
import { shade } from '../modelling/paint.ts';
import { place } from '../modelling/rig.ts';
import type { Side, Triple } from '../../../skeleton.ts';
import { lit } from './machines.ts';
import type { Maker } from './part.ts';

/** Clay where it lies in the world, carried by the pelvis. */
const carried = (m: Maker, clay: Clay, crease = 34): unknown => m.s.add('pelvis', clay, m.s.frames.pelvis.clone().invert(), crease);
const stem = (m: Maker, top: number, at: [number, number] = [0, 0]): Clay =>
  moved(
    loft([[m.s.ground - 0.3, 1.2, 1.2], [m.s.ground + 0.5, 0.6, 0.6], [top, 0.45, 0.45]], { sides: 7, coat: m.pot('metal', 'gloss') }),
    place([at[0], 0, at[1]]),
  );

export const HOVERING = {
  /** A bike that its rider sits on astride: hull and seat, two long outriggers with vanes, a gun under the nose; one hand may be `free` of the bars. */
  speeder(m: Maker, o: { free?: Side } = {}) {
    m.s.manner.gait = 'hover';
    const { s } = m, hull = m.pot('shell'), dark = m.pot('dark'), metal = m.pot('metal'), leather = m.pot('leather');
    const y = s.world('pelvis').y - 5.2, lying = (z: number, up = 0): ReturnType<typeof place> => place([0, y + up, z], [90, 0, 0]);
    carried(m, joined(
      moved(loft([[-15, 1.3, 1.1], [-14.4, 2.3, 2.1], [-10, 3.1, 2.7], [-4, 2.7, 2.4], [2, 2.3, 2.0], [7, 1.7, 1.6], [9.6, 1.2, 1.1]], {
        sides: 14, coat: (u, v) => (v > 0.2 && v < 0.3 ? dark : Math.abs(u - 0.5) < 0.16 ? shade(hull, -0.2) : hull), edges: [0, 2] }), lying(0)),
      moved(loft([[0, 1.3, 1.3], [1.8, 1.5, 1.5], [1.9, 1.1, 1.1], [1.2, 0.9, 0.9]], { sides: 10, coat: dark, edges: [1] }), place([0, y, -15], [-90, 0, 0])),
      moved(box(3.2, 1.4, 8, 0.5, leather, [0.8, 0.95]), place([0, y + 3, -4.4])), moved(box(2.8, 2, 1.4, 0.4, leather), place([0, y + 4, -8.4], [-14, 0, 0])),
      moved(box(2.2, 2.6, 4, 0.4, shade(hull, 0.08), [0.7, 0.6]), place([0, y + 1.9, 3.4], [10, 0, 0])),
    ));
    for (const k of [1, -1]) {
      carried(m, joined(
        moved(box(1.6, 3.2, 5.4, 0.4, leather), place([k * 3.4, y + 0.2, -10.6], [0, 0, k * 6])),
        moved(box(1.7, 0.5, 2.4, 0.1, metal), place([k * 3.4, y + 1.4, -10.6])),
        tube([[k * 1.4, y + 0.4, 5], [k * 2.2, y + 0.4, 13], [k * 3.0, y - 0.6, 21]], [0.75, 0.62, 0.5], metal, 7),
        moved(
          slab([[-2.6, -1.2], [-1.4, -2.8], [3.4, -2.2], [4, 0.4], [1.4, 2.8], [-1.8, 2.2]], 0.55, 0.15, hull),
          place([k * 3.4, y - 0.9, 21.6], [0, 90, k * 8], 1.35),
        ),
        moved(box(0.5, 1.2, 3, 0.1, dark), place([k * 3.9, y - 0.9, 22])),
      ));
      const side = k > 0 ? 'L' : 'R', foot = s.world(`foot${side}`, 0, -1.5, 0.6);
      const bar: Triple = o.free === side ? [k * 3.6, y + 4.8, 5.6] : s.world(`hand${side}`, 0, 1.15, 0).toArray();
      carried(m, joined(
        tube([[0, y + 2.4, 4.6], [k * 1.4, y + 4.6, 5.2], bar], [0.5, 0.45, 0.42], dark, 6), moved(ball(0.62, metal, 7, 5), place(bar)),
        moved(box(2.4, 0.5, 3, 0.15, metal), place([foot.x, foot.y, foot.z])), tube([[k * 2, y - 0.8, foot.z], [foot.x, foot.y, foot.z]], [0.5, 0.4], dark, 6),
      ));
    }
    carried(m, joined(
      tube([[-2.7, y - 0.3, 18.4], [0, y + 0.1, 18.4], [2.7, y - 0.3, 18.4]], [0.4, 0.4, 0.4], dark, 6),
      moved(
        loft([[-1, 0.8, 0.8], [3, 0.7, 0.7], [3.1, 0.4, 0.4], [9, 0.34, 0.34], [9.1, 0.6, 0.6], [10, 0.6, 0.6]], { sides: 8, coat: dark, edges: [4] }),
        lying(3.4, -2.3),
      ),
    ));
    // The stem stands on the base, whatever the bike does over it.
    m.s.add('root', stem(m, y - 0.6, [0, -2]), m.s.frames.root.clone().invert(), 34);
  },

  /** A probe on repulsors over a stem: a domed head full of lenses, five hanging arms. It hangs on the pelvis. */
  probeDroid(m: Maker) {
    m.s.manner.gait = 'wheels';
    const shell = m.pot('shell'), joint = m.pot('joint'), dark = m.pot('dark'), { s } = m;
    s.add('pelvis', joined(
      loft([[0.4, 5.2, 5.2], [0.6, 7.0, 7.0], [2.2, 7.3, 7.3], [4.6, 6.5, 6.5], [7.0, 4.6, 4.6], [8.4, 2.6, 2.6], [8.8, 1, 1]],
        { sides: 20, coat: (u, v) => (v > 0.36 && v < 0.5 && Math.floor(u * 20) % 5 === 2 ? dark : shell), edges: [0, 2, 5] }),
      loft([[-0.6, 5.4, 5.4], [0.5, 5.5, 5.5]], { sides: 20, coat: joint, capStart: false, capEnd: false }),
      loft([[-6.4, 1.2, 1.2], [-5.8, 2.8, 2.8], [-3.6, 4.8, 4.8], [-1.2, 6.1, 6.1], [-0.5, 5.9, 5.9], [-0.4, 4.8, 4.8]],
        { sides: 20, coat: (_u, v) => (v > 0.2 && v < 0.4 ? joint : shell), edges: [1, 3] }),
    ), undefined, 30);
    const lens = (deg: number, y: number, r: number, out: number): Clay => moved(
      loft(
        [[-0.8, r, r], [0.5, r, r], [0.6, r * 0.8, r * 0.8], [0.4, r * 0.6, r * 0.6]],
        { sides: 10, coat: (_u, v) => (v > 0.6 ? m.pot('visor') : dark), edges: [1] },
      ),
      place([Math.sin((deg * Math.PI) / 180) * out, y, Math.cos((deg * Math.PI) / 180) * out], [90 - y * 5, deg, 0]),
    );
    s.add('pelvis', joined(
      lens(0, 3.4, 1.9, 6.7), lens(38, 2.2, 1.0, 7), lens(-34, 4.6, 1.1, 6.3), lens(-62, 2, 0.8, 7), lens(84, 3.6, 1.2, 6.6), lens(180, 3, 1.3, 6.8),
    ));
    s.add('pelvis', joined(
      ...([[1.6, -0.8, 7], [-1.2, -1.6, 5], [0.2, -2.4, 3.4]] as const).map(([x, z, h]) =>
        moved(loft([[0, 0.28, 0.28], [h, 0.1, 0.1]], { sides: 5, coat: joint }), place([x, 8, z], [0, 0, -x * 3]))),
      moved(ball(0.5, dark, 6, 4), place([1.95, 15, -0.8])),
    ));
    for (const [deg, reach] of [[24, 1], [-40, 0.86], [100, 0.9], [-116, 1], [176, 0.8]] as const) {
      const a = (deg * Math.PI) / 180, at = (r: number, y: number): Triple => [Math.sin(a) * r, y, Math.cos(a) * r];
      s.add('pelvis', joined(
        tube([at(3.4, -3.4), at(7.4 * reach, -5), at(7.2 * reach, -9.4)], [0.95, 0.85, 0.7], shell, 7),
        moved(ball(1.05, joint, 7, 5), place(at(7.4 * reach, -5))), moved(ball(0.9, joint, 7, 5), place(at(7.2 * reach, -9.4))),
        tube([at(7.2 * reach, -9.4), at(5.8 * reach, -13.4), at(6.2 * reach, -16)], [0.65, 0.55, 0.5], joint, 6),
        ...[-26, 26].map((turn) =>
          moved(slab([[-0.3, 0], [0.4, -0.2], [0.7, -1.8], [0.1, -3]], 0.45, 0.1, dark), place(at(6.2 * reach, -15.6), [0, deg + turn, turn * 0.8]))),
      ));
    }
    carried(m, stem(m, s.world('pelvis').y - 5));
    lit(m, 'pelvis', [0, 3.5, 7.3], 0.62);
    lit(m, 'pelvis', [4.5, 2.3, 6], 0.3);
  },
} as const;
