/** What hangs over its base: on repulsors, with a stem under it. */
import { ball, joined, loft, moved, slab, tube, type Clay } from '../modelling/clay.ts';
import { place } from '../modelling/rig.ts';
import type { Triple } from '../../../skeleton.ts';
import { lit } from './machines.ts';
import type { Maker } from './part.ts';

export const HOVERING = {
  /** A probe on repulsors over a stem: a domed head full of lenses, five hanging arms. It hangs on the pelvis. */
  probeDroid(m: Maker) {
    m.s.manner.gait = 'wheels';
    const shell = m.pot('shell'), joint = m.pot('joint'), dark = m.pot('dark'), { s } = m, floor = s.ground - s.world('pelvis').y;
    s.add('pelvis', joined(
      loft([[0.4, 5.2, 5.2], [0.6, 7.0, 7.0], [2.2, 7.3, 7.3], [4.6, 6.5, 6.5], [7.0, 4.6, 4.6], [8.4, 2.6, 2.6], [8.8, 1, 1]],
        { sides: 20, coat: (u, v) => (v > 0.36 && v < 0.5 && Math.floor(u * 20) % 5 === 2 ? dark : shell), edges: [0, 2, 5] }),
      loft([[-0.6, 5.4, 5.4], [0.5, 5.5, 5.5]], { sides: 20, coat: joint, capStart: false, capEnd: false }),
      loft([[-6.4, 1.2, 1.2], [-5.8, 2.8, 2.8], [-3.6, 4.8, 4.8], [-1.2, 6.1, 6.1], [-0.5, 5.9, 5.9], [-0.4, 4.8, 4.8]],
        { sides: 20, coat: (_u, v) => (v > 0.2 && v < 0.4 ? joint : shell), edges: [1, 3] }),
    ), undefined, 30);
    const lens = (deg: number, y: number, r: number, out: number): Clay => moved(
      loft([[-0.8, r, r], [0.5, r, r], [0.6, r * 0.8, r * 0.8], [0.4, r * 0.6, r * 0.6]], { sides: 10, coat: (_u, v) => (v > 0.6 ? m.pot('visor') : dark), edges: [1] }),
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
    s.add('pelvis', loft([[floor - 0.2, 1.2, 1.2], [floor + 0.6, 0.6, 0.6], [-5, 0.45, 0.45]], { sides: 7, coat: m.pot('metal', 'gloss') }));
    lit(m, 'pelvis', [0, 3.5, 7.3], 0.62);
    lit(m, 'pelvis', [4.5, 2.3, 6], 0.3);
  },
} as const;
