/** Hats, caps, hoods and what else is worn on a head. */
import { ball, box, joined, loft, moved, shaped, slab, tube, type Clay } from '../modelling/clay.ts';
import { hood as hoodOf } from '../modelling/heads.ts';
import { shade, type Paint } from '../modelling/paint.ts';
import { place } from '../modelling/rig.ts';
import { onHead, type Maker, type Role } from './part.ts';

const both = [1, -1] as const;
/** A brim round the head. */
const brim = (y: number, wide: number, coat: Paint, tilt = 0, lift = 0): Clay =>
  moved(
    shaped(
      loft([[0, 2.2, 2.3], [-0.1, wide, wide], [0.2, wide, wide], [0.35, 2.1, 2.2]], { sides: 20, coat, edges: [1], capStart: false, capEnd: false }),
      (p) => { p.y += lift * (Math.abs(p.x) / wide) ** 2; },
    ),
    place([0, y, -0.1], [tilt, 0, 0]),
  );

export const HATS = {
  /** Bandages round head and chin. */
  bandage(m: Maker) {
    const cloth = m.either('hood', 'bone');
    const wrap = (y: number, deg: number, k: number): Clay => moved(
      loft([[-0.6, 2.15, 2.35], [0, 2.34, 2.55], [0.6, 2.12, 2.3]], { sides: 14, coat: cloth, capStart: false, capEnd: false }),
      place([0, y, -0.1], [deg, 0, k]),
    );
    onHead(
      m,
      joined(
        wrap(4.0, -8, 4), wrap(4.6, 14, -8), wrap(2.7, -84, 0),
        loft([[4.2, 2.1, 2.3, 0, -0.1], [5.2, 1.4, 1.6, 0, -0.1], [5.5, 0.5, 0.6, 0, -0.1]], { sides: 14, coat: cloth }),
      ),
    );
  },
  /** An officer's cap: flat top, peak and a badge. */
  cap(m: Maker) {
    const cloth = m.either('hood', 'cloth', -0.1);
    onHead(m, joined(
      loft(
        [[3.6, 2.2, 2.35, 0, -0.1], [4.6, 2.25, 2.4, 0, -0.1], [5.4, 2.75, 2.9, 0, -0.1], [5.75, 2.6, 2.75, 0, -0.1], [5.8, 1, 1, 0, -0.1]],
        { sides: 16, coat: cloth, edges: [2, 3] },
      ),
      moved(slab([[-2, 0], [-1.4, 1.5], [1.4, 1.5], [2, 0]], 0.35, 0.1, m.pot('suit')), place([0, 3.9, 1.7], [72, 0, 0])), moved(loft([[0, 0.4, 0.4], [0.25, 0.3, 0.3]], { sides: 8, coat: m.pot('metal') }), place([0, 4.7, 2.4], [90, 0, 0])),
    ));
  },
  hat: (m: Maker) => onHead(m, joined(brim(4.0, 4.5, m.pot('hood'), 6, 0.7), loft([[3.9, 2.15, 2.3, 0, -0.1], [5.4, 1.95, 2.1, 0, -0.1], [6.4, 1.7, 1.9, 0, -0.1], [6.5, 0.8, 0.9, 0, -0.1]], { sides: 14, coat: (_u, v) => (v < 0.22 ? m.pot('leather') : m.pot('hood')) }))),
  /** A cloth tied over the hair with goggles. */
  kerchief: (m: Maker) => onHead(m, joined(
    loft([[3.2, 2.15, 2.3, 0, -0.2], [3.8, 2.3, 2.45, 0, -0.1], [4.8, 2, 2.15, 0, -0.1], [5.5, 1, 1.2, 0, -0.1]], { sides: 14, coat: m.pot('hood'), shape: (a) => 1 + 0.02 * Math.sin(a * 7) }),
    tube([[0.4, 3.4, -2.2], [0.8, 1.6, -2.8], [0.6, 0, -2.9]], [0.5, 0.6, 0.1], m.pot('hood'), 6, 0.5),
  )),
  goggles: (m: Maker, o: { up?: boolean } = {}) => onHead(m, joined(
    ...both.map((k) => moved(loft([[0, 0.72, 0.6], [0.45, 0.72, 0.6], [0.5, 0.5, 0.4]], { sides: 10, coat: (_u, v) => (v > 0.7 ? m.pot('visor') : m.pot('dark')), edges: [0] }), place([k * 0.86, o.up ? 4.25 : 2.7, o.up ? 1.95 : 2.05], [o.up ? 66 : 90, 0, 0]))),
    moved(loft([[-0.25, 2.2, 2.3], [0.25, 2.2, 2.3]], { sides: 14, coat: m.pot('leather'), capStart: false, capEnd: false }), place([0, o.up ? 4.0 : 2.7, -0.1], [o.up ? -8 : 0, 0, 0], 1.03)),
  )),
  headband: (m: Maker) => onHead(m, moved(loft([[-0.4, 2.2, 2.35], [0, 2.34, 2.5], [0.4, 2.18, 2.32]], { sides: 14, coat: m.pot('sign', 'cloth'), capStart: false, capEnd: false }), place([0, 3.9, -0.1], [-6, 0, 0]))),
  /** A cybernetic band from ear to ear round the back of the head. */
  implant: (m: Maker) => onHead(m, joined(moved(loft([[-0.9, 2.1, 2.3], [-0.7, 2.4, 2.6], [0.7, 2.4, 2.6], [0.9, 2.1, 2.3]], { sides: 16, coat: m.pot('metal'), shape: (a) => (Math.cos(a) > 0.2 ? 0.7 : 1), edges: [0, 2], capStart: false, capEnd: false }), place([0, 2.9, -0.2])), ...both.map((k) => moved(box(0.3, 0.6, 0.9, 0, m.pot('lamp')), place([k * 2.45, 2.9, -0.2]))))),
  /** A tall headdress: `plumes` for a shaman or a queen. */
  headdress: (m: Maker, o: { plumes?: boolean; role?: Role } = {}) => onHead(m, joined(
    loft([[3.2, 2.2, 2.3, 0, -0.2], [4.2, 2.5, 2.6, 0, -0.3], [6.2, 2.9, 2.0, 0, -0.7], [6.8, 2.2, 1.4, 0, -0.8], [6.9, 1, 0.6, 0, -0.8]], { sides: 14, coat: (_u, v) => (v < 0.3 ? m.pot('brass') : m.pot(o.role ?? 'hood')) }),
    ...(o.plumes ? [-40, -20, 0, 20, 40].map((deg) => moved(slab([[-0.4, 0], [-0.7, 2.6], [0, 4], [0.7, 2.6], [0.4, 0]], 0.25, 0.08, deg % 40 === 0 ? m.pot('sign', 'cloth') : m.pot('bone')), place([Math.sin((deg * Math.PI) / 180) * 2.2, 4.6, -1], [-14, 0, -deg]))) : []),
  )),
  /** An animal's skull worn as a cap. */
  beast: (m: Maker) => onHead(m, joined(
    loft([[3.4, 2.3, 2.5, 0, 0], [4.4, 2.5, 3.0, 0, 0.4], [5.4, 2.0, 2.4, 0, 0.1], [6, 0.9, 1.1, 0, -0.2]], { sides: 14, coat: m.pot('bone') }), moved(box(2.2, 1.2, 2.8, 0.4, m.pot('bone'), [0.7, 0.8]), place([0, 4.5, 2.9], [14, 0, 0])),
    ...both.flatMap((k) => [moved(ball([0.6, 0.5, 0.4], m.pot('pupil'), 7, 4), place([k * 1.2, 5.1, 2.2])), tube([[k * 2, 5.2, 0], [k * 3.2, 6.2, 0.2], [k * 3.4, 7.6, 0.9]], [0.45, 0.35, 0.05], m.pot('bone'), 6)]),
  )),
  /** A desert raider's: bandages all round, tubes before the eyes, a grille, short spikes. */
  raider(m: Maker) {
    const cloth = m.either('hood', 'cloth'), metal = m.pot('metal'), brass = m.pot('brass');
    onHead(m, joined(
      loft(
        [
          [-1.6, 2.7, 2.5, 0, -0.3], [-0.4, 2.2, 2.3, 0, 0], [0.6, 2.1, 2.5, 0, 0.15], [1.4, 2.3, 2.6, 0, 0.1], [2.1, 2.2, 2.5, 0, 0],
          [3.0, 2.4, 2.65, 0, 0], [3.7, 2.25, 2.5, 0, -0.1],
          [4.4, 2.2, 2.4, 0, -0.1], [5.2, 1.5, 1.7, 0, -0.15], [5.6, 0.5, 0.6, 0, -0.2],
        ],
        {
          sides: 18, coat: (u, v) => shade(cloth, Math.sin(v * 26 + u * 5) > 0.2 ? -0.12 : 0.05), shape: (a, r) => 1 + 0.03 * Math.sin(a * 5 + r * 2),
          capStart: false,
        },
      ),
      ...both.flatMap((k) => [
        moved(
          loft(
            [[0, 0.72, 0.72], [1.1, 0.62, 0.62], [1.15, 0.42, 0.42], [0.8, 0.4, 0.4]],
            { sides: 10, coat: (_u, v) => (v > 0.7 ? m.pot('visor') : brass), edges: [1] },
          ),
          place([k * 0.95, 2.75, 2.1], [86, k * 14, 0]),
        ),
        moved(loft([[0, 0.36, 0.36], [1.0, 0.28, 0.28], [1.7, 0.03, 0.03]], { sides: 6, coat: metal }), place([k * 1.9, 1.1, 1.0], [40, k * 60, 0])),
        moved(loft([[0, 0.36, 0.36], [0.9, 0.28, 0.28], [1.6, 0.03, 0.03]], { sides: 6, coat: metal }), place([k * 1.3, 4.7, 0.8], [30, k * 40, k * -20])),
      ]),
      moved(box(1.7, 1.15, 1.0, 0.25, metal, [0.8, 0.8]), place([0, 1.0, 2.5], [10, 0, 0])),
      ...[-0.5, 0, 0.5].map((x) => moved(box(0.22, 0.8, 0.2, 0, m.pot('dark')), place([x, 0.95, 3.05]))),
    ));
  },
  hood: (m: Maker, o: { mask?: boolean } = {}) => {
    const cloth = m.either('hood', 'robe');
    onHead(m, joined(
      loft([
        [-2.0, 3.4, 2.9, 0, -0.6], [-0.4, 2.8, 2.8, 0, -0.5], [1.6, 2.6, 2.8, 0, -0.5], [3.6, 2.55, 2.85, 0, -0.35], [5.0, 2.05, 2.5, 0, -0.3],
        [5.9, 1.1, 1.5, 0, -0.6], [6.2, 0.4, 0.6, 0, -1],
      ], {
        sides: 22, coat: cloth, shape: (a, r) => (Math.cos(a) > 0.52 && r < 4 ? (r < 1 ? 0.95 : 0.62) : 1 + 0.02 * Math.sin(a * 6)), capStart: false }),
      tube(
        [
          [0, -0.9, 2.2], [1.5, 0.4, 1.9], [1.9, 2.4, 1.75], [1.5, 4.2, 1.95], [0, 5.1, 2.3], [-1.5, 4.2, 1.95], [-1.9, 2.4, 1.75], [-1.5, 0.4, 1.9],
          [0, -0.9, 2.2],
        ],
        Array<number>(9).fill(0.46), shade(cloth, 0.06), 7,
      ),
    ), 60);
    if (o.mask) onHead(m, moved(box(2.6, 2.0, 0.9, 0.4, shade(cloth, -0.3), [0.9, 0.8]), place([0, 1.0, 1.9])));
  },
  cowl: (m: Maker) => hoodOf(m.s, m.either('hood', 'robe'), false),
} as const;
