/** What grows on the heads least like a person's: snouts, tusks, manes, horns. */
import { ball, box, joined, loft, moved, tube, type Clay } from '../modelling/clay.ts';
import { shade } from '../modelling/paint.ts';
import { place } from '../modelling/rig.ts';
import { strands } from './fur.ts';
import type { Maker } from './part.ts';

const both = [1, -1] as const;
const scaled = (m: Maker): ReturnType<typeof place> => place([0, 0, 0], [0, 0, 0], m.build.head);
/** Puts clay on a bare head, in the head's own measure. */
export const put = (m: Maker, clay: Clay, crease = 50): unknown => m.s.add('head', clay, scaled(m), crease);

export const SNOUTS = {
  /** A snout with nostrils, tusks, short horns and jowls. */
  gamorrean(m: Maker) {
    const skin = m.pot('skin'), bone = m.pot('bone'), pale = shade(skin, 0.14);
    put(m, joined(
      moved(
        loft([[0, 1.3, 1.1], [1.0, 1.15, 0.95], [1.15, 0.8, 0.65]], { sides: 12, coat: (_u, v) => (v > 0.6 ? pale : shade(skin, 0.06)), edges: [1] }),
        place([0, 2.1, 2.9], [84, 0, 0]),
      ),
      moved(loft([[-0.7, 1.9, 1.2], [0, 2.2, 1.4], [0.7, 1.8, 1.0]], { sides: 14, coat: pale, capEnd: false }), place([0, 0.5, 1.3])),
      ...both.flatMap((k) => [
        moved(ball([0.26, 0.34, 0.16], shade(skin, -0.6), 6, 4), place([k * 0.44, 2.1, 4.1])),
        tube([[k * 1.25, 0.9, 2.9], [k * 1.5, 1.7, 3.5], [k * 1.4, 2.7, 3.5]], [0.4, 0.34, 0.05], bone, 6),
        tube([[k * 1.3, 4.7, 0.2], [k * 2.0, 5.6, 0.3], [k * 2.1, 6.5, 0.7]], [0.55, 0.42, 0.05], bone, 6),
        moved(ball([0.9, 1.0, 1.0], skin, 8, 5), place([k * 1.9, 1.0, 1.0])),
      ]),
    ));
  },
  /** A broad head like a hammer on a curved neck: an eye at either end. */
  ithorian(m: Maker) {
    const skin = m.pot('skin'), dark = shade(skin, -0.22);
    put(m, joined(
      loft([
        [-3.2, 2.0, 2.2, 0, -1.2], [-1.6, 1.85, 2.4, 0, 0], [0.4, 1.75, 2.6, 0, 0.5], [2.4, 1.8, 2.7, 0, 0.4], [4.2, 2.2, 2.5, 0, 0.3],
        [5.4, 2.0, 1.8, 0, 0], [6.0, 0.7, 0.7, 0, -0.2],
      ], { sides: 18, coat: (u, v) => (Math.sin(v * 44) > 0.55 && (u < 0.2 || u > 0.8) ? dark : skin), capStart: false }),
      tube(
        [[-5.2, 3.4, 2.9], [-4.6, 4.3, 2.1], [-3.0, 4.9, 1.0], [0, 5.0, 0.4], [3.0, 4.9, 1.0], [4.6, 4.3, 2.1], [5.2, 3.4, 2.9]],
        [0.7, 1.45, 1.5, 1.5, 1.5, 1.45, 0.7], (_u, v) => (Math.abs(v - 0.5) > 0.44 ? dark : skin), 10, 0.8,
      ),
      ...both.flatMap((k) => [
        moved(ball([0.62, 0.5, 0.62], m.pot('eyes'), 8, 5), place([k * 5.1, 4.1, 2.9])),
        moved(ball([0.34, 0.32, 0.3], m.pot('pupil'), 7, 4), place([k * 5.2, 4.1, 3.35])),
        moved(ball([0.8, 0.34, 0.7], dark, 8, 4), place([k * 5.05, 4.6, 2.75], [16, 0, 0])),
      ]),
      moved(box(2.4, 0.24, 0.3, 0, shade(skin, -0.5)), place([0, 0.9, 3.05])),
    ));
  },
  /** Only its eyes shine out of the hood. */
  jawa(m: Maker) {
    for (const k of both) m.s.glow('head', moved(ball(0.95, m.pot('eyes'), 8, 5), place([k * 0.84, 2.65, 1.9])), scaled(m), true);
  },
  /** White hair all round, horns that curl down by the cheeks, a wide mouth of fangs. */
  wampa(m: Maker) {
    const fur = m.pot('fur'), bone = m.pot('bone');
    put(m, joined(
      loft([
        [-2.8, 3.4, 2.6, 0, -0.7], [-1.0, 3.1, 2.7, 0, -0.5], [1, 2.8, 2.6, 0, -0.5], [3, 2.6, 2.6, 0, -0.4], [4.6, 2.2, 2.4, 0, -0.1],
        [5.6, 1.2, 1.4, 0, -0.2], [6, 0.4, 0.5, 0, -0.3],
      ], {
        sides: 20, coat: strands(fur),
        shape: (a, r) => (Math.cos(a) > 0.4 && r < 4 ? 0.72 : 1) + 0.07 * Math.sin(a * 10 + r * 1.7), capStart: false,
      }),
      moved(ball([1.05, 0.5, 0.4], shade(m.pot('skin'), -0.7), 9, 5), place([0, 1.05, 3.3])),
      moved(ball([0.6, 0.36, 0.36], m.pot('pupil'), 7, 5), place([0, 2.0, 3.5])),
      ...[-0.75, -0.3, 0.3, 0.75].map((x) => moved(
        loft([[0, 0.17, 0.17], [Math.abs(x) > 0.5 ? 0.9 : 0.5, 0.03, 0.03]], { sides: 5, coat: bone }), place([x, 1.45, 3.55], [180, 0, 0]),
      )),
      ...both.flatMap((k) => [
        moved(loft([[0, 0.18, 0.18], [0.7, 0.03, 0.03]], { sides: 5, coat: bone }), place([k * 0.6, 0.7, 3.45])),
        tube(
          [[k * 1.8, 4.2, 0], [k * 3.4, 4.6, -0.2], [k * 4.1, 3.2, 0.1], [k * 3.7, 1.7, 1.0], [k * 3.0, 1.2, 1.9]], [1.0, 0.9, 0.7, 0.45, 0.05],
          (_u, v) => (Math.floor(v * 12) % 2 ? shade(bone, -0.18) : bone), 8,
        ),
      ]),
    ));
  },
  /** A mane that parts over the brow and runs down into a pointed beard. */
  bothan(m: Maker) {
    const fur = m.pot('fur');
    put(m, joined(
      loft([
        [-1.2, 2.0, 1.6, 0, -0.8], [0.4, 2.35, 2.2, 0, -0.6], [2.2, 2.25, 2.45, 0, -0.45], [4.0, 2.2, 2.45, 0, -0.2], [5.2, 1.5, 1.7, 0, -0.3],
        [5.9, 0.4, 0.6, 0, -0.7],
      ], {
        sides: 20, coat: strands(shade(fur, -0.12)),
        shape: (a, r) => (Math.cos(a) > 0.3 && r < 4 ? 0.74 : 1) + 0.05 * Math.sin(a * 10 + r * 1.6), capStart: false,
      }),
      tube([[0, 0.6, 1.9], [0, -0.8, 2.5], [0, -2.4, 2.6]], [1.1, 0.8, 0.06], shade(fur, -0.2), 8, 0.6),
      moved(ball([0.42, 0.28, 0.3], m.pot('pupil'), 7, 5), place([0, 2.1, 3.45])),
    ));
  },
} as const;
