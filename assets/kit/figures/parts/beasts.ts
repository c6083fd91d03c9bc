/** Beasts: what a rider sits on goes on the figure's own legs, so that it walks as everybody does. */
import { boot, eachSide } from '../modelling/body.ts';
import { ball, joined, loft, moved, tube, type Coat } from '../modelling/clay.ts';
import { noise3 } from '../modelling/noise.ts';
import { shade } from '../modelling/paint.ts';
import { place } from '../modelling/rig.ts';
import type { Triple } from '../../../skeleton.ts';
import type { Maker } from './part.ts';

/** The rider's legs on either side of the saddle: hip, knee, ankle. */
const SEAT: readonly Triple[] = [[2.6, 5.2, 0.6], [5.4, 2.6, 5.2], [5.6, -3.6, 3.4]];

export const BEASTS = {
  /** A two-legged mount with a long neck and a tail; the legs of the rider who sits on it lie at its sides. */
  mount(m: Maker) {
    m.s.manner.gait = 'mount';
    const { s } = m, hide = m.pot('fur'), leather = m.pot('leather');
    const spot = (p: Triple): boolean => noise3(p[0] * 0.5, p[1] * 0.5, p[2] * 0.5) > 0.6;
    const coat: Coat = (_u, v, p) => (v > 0.8 ? shade(hide, 0.16) : spot(p.toArray()) ? shade(hide, -0.16) : hide);
    const body = loft(
      [[-8, 1.4, 1.6, 0, 1], [-6.4, 3, 3.2, 0, 0.4], [-2, 4.6, 5, 0, 0], [3, 4.9, 5.2, 0, 0.2], [6.6, 3.6, 4, 0, -1], [8.2, 1.8, 2.2, 0, -1.8]],
      { sides: 16, coat },
    );
    s.add('pelvis', moved(body, place([0, 0.6, 0.6], [90, 0, 0])));
    s.add('pelvis', joined(
      tube([[0, 1.4, 6.4], [0, 3.6, 9.6], [0, 7.6, 11.4], [0, 10.6, 12.2]], [3, 2.3, 1.7, 1.5], coat, 10),
      moved(loft([[-2, 1.2, 1.2], [0, 1.8, 1.7], [3, 1.5, 1.4], [5.6, 1.1, 0.9], [6.4, 0.5, 0.4]], { sides: 10, coat }), place([0, 11.2, 11.6], [84, 0, 0])),
      tube([[0, 0.4, -6.6], [0, 0.2, -10.4], [0, -2, -13.6], [0, -3, -16]], [2.4, 1.6, 0.9, 0.1], coat, 8),
      ...[1, -1].flatMap((k) => [
        moved(ball([0.34, 0.42, 0.3], m.pot('pupil'), 6, 4), place([k * 1.5, 11.9, 12.8])),
        tube([[k * 1.1, 12.2, 11], [k * 2.6, 13, 10], [k * 2.8, 12.2, 8.6], [k * 2.2, 11.4, 8.8]], [0.7, 0.6, 0.4, 0.05], m.pot('bone'), 6),
      ]),
    ), undefined, 60);
    // Saddle, and the rider's legs.
    s.add('pelvis', loft([[4.4, 4.2, 3.8], [5.6, 4.0, 3.6], [6.4, 3.0, 3.0]], { sides: 14, coat: leather, edges: [1] }), undefined, 40);
    const legs = m.either('legs', 'cloth', -0.35), boots = m.pot('boots');
    for (const k of [1, -1]) {
      const [hip, knee, ankle] = SEAT.map(([x, y, z]): Triple => [k * x, y, z]) as [Triple, Triple, Triple];
      const foot = loft([[-1, 0.8, 0.8], [0, 1.1, 1], [2.6, 0.9, 0.6]], { sides: 8, coat: boots });
      const stirrup = place([ankle[0], ankle[1] - 0.6, ankle[2]], [90, 0, 0]);
      s.add('pelvis', joined(tube([hip, knee], [2.2, 1.7], legs, 9), tube([knee, ankle], [1.7, 1.2], boots, 9), moved(foot, stirrup)));
    }
    eachSide((side) => {
      const { upperLeg: U, lowerLeg: L } = s.body, up = `upperLeg${side}` as const, low = `lowerLeg${side}` as const;
      s.limb([
        { bone: up, ring: [-1.4, 2.4, 3] }, { bone: up, ring: [1, 3, 3.6] }, { bone: up, ring: [U - 2, 2, 2.4] },
        { bone: up, ring: [U, 1.5, 1.7], mix: [low, 0] },
        { bone: low, ring: [2, 1.5, 1.8] }, { bone: low, ring: [L - 2, 1, 1.1] }, { bone: low, ring: [L + 0.4, 1.1, 1.2] },
      ], coat, 10);
      boot(s, side, m.pot('bone'), { shaft: 1.2, bulk: 1.2 });
    });
  },
} as const;
