/** Helmets and masks. */
import { Color } from 'three';
import { ball, box, joined, loft, moved, slab, tube, type Clay } from '../modelling/clay.ts';
import { finned, shell, tVisor } from '../modelling/helmets.ts';
import { paint, shade, type Paint } from '../modelling/paint.ts';
import { place } from '../modelling/rig.ts';
import { onHead, type Maker } from './part.ts';

const both = [1, -1] as const;
type Rows = [number, number, number, number][];
const disc = (r: number, h: number, coat: Paint, at: [number, number, number], k: number): Clay =>
  moved(
    loft([[0, r * 0.9, r * 0.9], [h * 0.3, r, r], [h, r * 0.8, r * 0.8], [h + 0.02, r * 0.4, r * 0.4]], { sides: 8, coat, edges: [1], capStart: false }),
    place(at, [0, 0, k * -90]),
  );
/** Rows of a helmet's shell: how wide the jaw, the cheeks and the dome are. */
const rows = (jaw: number, cheek: number, dome: number): Rows => [
  [-0.4, 1.7 * jaw, 2.05 * jaw, 0.15], [0.3, 2.05 * jaw, 2.4 * jaw, 0.2], [1.15, 2.2 * cheek, 2.5 * cheek, 0.15], [1.95, 2.28 * cheek, 2.5 * cheek, 0.05],
  [2.35, 2.34 * cheek, 2.55, 0], [3.0, 2.4 * dome, 2.58 * dome, 0], [3.4, 2.44 * dome, 2.6 * dome, 0], [4.4, 2.2 * dome, 2.36 * dome, -0.1],
  [5.2, 1.6 * dome, 1.75 * dome, -0.15], [5.6, 0.8 * dome, 0.9 * dome, -0.15],
];
const paints = (m: Maker): { coat: Paint; sign: Paint; visor: Paint; grey: Paint } => ({ coat: m.either('helmet', 'armour'), sign: m.pot('sign'), visor: m.pot('visor'), grey: shade(m.either('helmet', 'armour'), -0.5) });
const lit = (m: Maker, hex: string, at: [number, number, number], r: number): void => {
  const where = place([0, 0, 0], [0, 0, 0], m.build.head * 1.02);
  m.s.glow('head', moved(ball(r, paint('#' + new Color(hex).lerp(new Color(1, 1, 1), 0.5).getHexString(), 'gloss'), 7, 4), place(at)), where);
  m.s.glow('head', moved(ball(r * 2.2, paint(hex, 'gloss'), 8, 5), place(at)), where, true);
};

export const HELMETS = {
  clone(m: Maker, o: { fin?: boolean; sight?: boolean; lamps?: boolean; brim?: boolean } = {}) {
    const { coat, sign, visor } = paints(m);
    finned(m.s, coat, { mark: sign, visor, fin: o.fin ?? true, rangefinder: o.sight ?? false, size: m.build.head * 1.02 });
    if (o.brim) onHead(m, moved(slab([[-2.2, 0], [-1.7, 1.3], [1.7, 1.3], [2.2, 0]], 0.5, 0.15, sign), place([0, 3.3, 1.9], [78, 0, 0])));
    if (o.lamps) onHead(m, joined(...both.map((k) => moved(box(0.7, 1.0, 1.5, 0.15, m.pot('dark')), place([k * 2.6, 4, 0.4])))));
  },
  /** A clone scout's: domed, with a flat snout and antenna. */
  recon(m: Maker) {
    const { coat, sign, visor, grey } = paints(m);
    onHead(m, joined(
      shell(
        rows(0.98, 0.98, 1.02),
        (d, y) => (y > 2 && y < 3.2 && Math.abs(d) < 72 ? { paint: visor } : y > 3.2 && y < 4 && Math.abs(d) < 54 ? { paint: sign, sink: -0.12 }
          : y < 1.1 && Math.abs(d) < 24 ? { paint: grey, sink: -0.35 } : null),
        coat,
      ),
      moved(box(1.6, 1.1, 1.2, 0.2, grey), place([0, 0.7, 2.7])), disc(0.9, 0.5, sign, [2.3, 2.8, -0.4], 1), disc(0.9, 0.5, sign, [-2.3, 2.8, -0.4], -1),
      moved(loft([[0, 0.16, 0.16], [4.2, 0.08, 0.08]], { sides: 5, coat: m.pot('dark') }), place([-2.6, 3, -0.8])),
    ));
  },
  /** A clone commando's: a wide lit bar for a visor. */
  commando(m: Maker) {
    const { coat, sign, grey } = paints(m), bar = m.pot('visor');
    onHead(m, joined(
      shell(
        rows(1.08, 1.04, 1.03),
        (d, y) => (y > 2.1 && y < 3 && Math.abs(d) < 54 ? { paint: bar, sink: 0.14 }
          : y > 1.1 && y < 2.2 && Math.abs(d) < 13 ? { paint: bar, sink: 0.12 } : y > 3.4 && Math.abs(d) < 13 ? { paint: sign, sink: -0.1 } : null),
        coat, 2.7,
      ),
      moved(box(1.5, 0.8, 0.9, 0.2, grey), place([0, 0.5, 2.7])), ...both.map((k) => moved(box(1.0, 2.2, 1.8, 0.3, grey), place([k * 2.4, 2.2, -0.4]))),
      moved(box(0.8, 1.2, 2, 0.2, sign), place([0, 5.5, -0.4], [-10, 0, 0])),
    ));
  },
  mandalorian(m: Maker, o: { stalk?: boolean; horns?: boolean; owl?: boolean } = {}) {
    const { coat, sign, visor } = paints(m);
    tVisor(m.s, coat, { trim: m.named('plate2') ? m.pot('plate2') : sign, brow: o.owl ? visor : sign, stalk: o.stalk ?? true, visor, size: m.build.head * 1.02 });
    if (o.horns) onHead(m, joined(...both.map((k) => tube([[k * 2.0, 4.7, 0.2], [k * 2.9, 5.5, 0.4], [k * 3.3, 6.7, 0.7], [k * 3.0, 8.0, 1.2]], [0.66, 0.58, 0.38, 0.05], m.pot('bone'), 6)), ...[-0.9, 0, 0.9].map((x) => moved(loft([[0, 0.4, 0.4], [1.2, 0.05, 0.05]], { sides: 5, coat: m.pot('bone') }), place([x, 5.1 - x * x * 0.5, 0.9], [24, 0, -x * 20])))));
  },
  storm(m: Maker) {
    const { coat, visor, grey } = paints(m);
    onHead(m, joined(
      shell([
        [-0.5, 1.75, 2.1, 0.3], [0.2, 2.25, 2.6, 0.35], [1.1, 2.35, 2.7, 0.25], [1.75, 2.3, 2.55, 0.1], [2.1, 2.36, 2.6, 0.05],
        [2.95, 2.42, 2.55, 0], [3.3, 2.6, 2.75, 0], [3.6, 2.46, 2.6, -0.05], [4.5, 2.2, 2.35, -0.1], [5.3, 1.6, 1.75, -0.15], [5.7, 0.8, 0.9, -0.15],
      ], (d, y) => {
        const a = Math.abs(d);
        if (y > 2 && y < 3 && a > 6 && a < 54) return { paint: visor };
        if (y > 3.2 && y < 3.65) return { paint: a < 95 ? visor : grey, sink: 0.1 };
        if (y > 0.2 && y < 1.2 && a < 24) return { paint: visor, sink: 0.16 };
        return y > 0.9 && y < 1.9 && a > 38 && a < 72 ? { paint: grey, sink: 0.08 } : null;
      }, coat, 2.25),
      ...both.map((k) => disc(0.62, 0.6, grey, [k * 1.05, 0.35, 2.5], 0)), ...both.map((k) => disc(0.75, 0.4, shade(coat, -0.12), [k * 2.3, 2.6, -0.3], k)),
      ...both.map((k) => moved(
        loft([[0, 0.5, 0.5], [0.5, 0.42, 0.42], [0.55, 0.2, 0.2]], { sides: 7, coat: grey, edges: [0] }),
        place([k * 1.15, 0.4, 2.5], [80, k * 24, 0]),
      )),
    ));
  },
  /** A snow trooper's: a cloth mask under a flared helmet. */
  snow(m: Maker) {
    const { coat, visor } = paints(m), cloth = m.either('cape', 'armour', -0.12);
    onHead(m, joined(
      shell([
        [-1.9, 2.9, 2.9, -0.2], [-0.4, 2.3, 2.5, 0.1], [1.1, 2.2, 2.6, 0.15], [1.9, 2.3, 2.6, 0.1], [2.2, 2.35, 2.6, 0.05], [2.9, 2.4, 2.6, 0],
        [3.2, 2.9, 3.0, 0], [3.6, 2.6, 2.75, -0.05], [4.4, 2.3, 2.45, -0.1], [5.3, 1.7, 1.85, -0.15], [5.7, 0.8, 0.9, -0.15],
      ],
        (d, y) => (y < 2 ? (Math.abs(d) < 54 && Math.abs(y - 0.3) < 0.6
          && Math.floor(d / 12) % 2 === 0 ? { paint: shade(cloth, -0.25), sink: 0.08 } : { paint: cloth, sink: 0 })
            : y > 2 && y < 3 && Math.abs(d) < 54 ? { paint: visor } : null), coat),
      moved(box(1.0, 0.9, 1.5, 0.2, shade(coat, -0.2)), place([0, 5.6, -0.6])),
    ));
  },
  /** A scout trooper's: visor high and wide, a long snout. */
  scout(m: Maker) {
    const { coat, visor, grey } = paints(m);
    onHead(m, joined(
      shell(rows(0.94, 0.98, 1.02), (d, y) => (y > 2.2 && y < 3.3 && Math.abs(d) < 72 ? { paint: visor, sink: 0.3 } : null), coat),
      moved(slab([[-2.5, 0], [-2.1, 1.5], [2.1, 1.5], [2.5, 0]], 0.6, 0.2, coat), place([0, 3.4, 1.6], [80, 0, 0])),
      moved(
        box(1.7, 1.9, 1.3, 0.35, coat, [0.8, 0.8]), place([0, 0.8, 2.6], [14, 0, 0]),
      ), moved(box(0.8, 0.9, 0.4, 0.1, grey), place([0, 0.7, 3.3], [14, 0, 0])),
      ...both.map((k) => disc(0.8, 0.4, grey, [k * 2.25, 2.1, -0.2], k)),
    ));
  },
  /** A death trooper's: a slim muzzle and green-lit eyes. */
  death(m: Maker) {
    const { coat, visor, grey } = paints(m);
    onHead(m, joined(
      shell(
        rows(0.98, 1, 1.02),
        (d, y) => (y > 2 && y < 3.2 && Math.abs(d) > 6 && Math.abs(d) < 54 ? { paint: visor }
          : y > 3.3 && y < 4.2 && Math.abs(d) > 54 && Math.abs(d) < 95 ? { paint: grey, sink: -0.15 } : null),
        coat,
      ),
      moved(box(1.5, 1.6, 1.3, 0.3, shade(coat, 0.06), [0.8, 0.8]), place([0, 0.8, 2.6])), ...both.map((k) => moved(
        loft([[0, 0.42, 0.42], [0.9, 0.36, 0.36]], { sides: 7, coat: grey, edges: [0] }), place([k * 1.1, 0.5, 2.4], [80, k * 26, 0]),
      )),
      moved(slab([[-2.4, 3.5], [2.3, 3.7], [1.4, 5.4], [-1, 6], [-2.2, 5]], 0.5, 0.15, shade(coat, 0.05)), place([0, 0, -0.1], [0, -90, 0])),
    ));
    for (const k of both) lit(m, '#46ff6a', [k * 0.9, 2.5, 2.45], 0.32);
  },
  /** A shore trooper's: a sloping face, wide brow. */
  shore(m: Maker) {
    const { coat, visor, grey, sign } = paints(m);
    onHead(m, joined(
      shell(
        rows(1.02, 1.0, 1.02),
        (d, y) => (y > 2 && y < 3 && Math.abs(d) < 54 ? { paint: visor } : y > 3.3 && y < 4.6 && Math.abs(d) < 24 ? { paint: sign, sink: 0.01 } : null),
        coat,
      ),
      moved(
        slab([[-2.6, -0.2], [-2.2, 1.0], [2.2, 1.0], [2.6, -0.2]], 0.6, 0.2, coat), place([0, 3.35, 2.0], [70, 0, 0]),
      ), moved(box(2.4, 1.3, 1, 0.25, grey, [0.8, 0.8]), place([0, 0.8, 2.5])),
      ...both.map((k) => moved(box(0.9, 2.2, 1.6, 0.25, shade(coat, -0.1)), place([k * 2.35, 1.9, 0]))),
    ));
  },
  /** A broken trooper's helmet, mended with gold or bound with cloth. */
  night(m: Maker, o: { gold?: boolean } = {}) {
    HELMETS.storm(m);
    if (o.gold) onHead(m, joined(moved(box(2.0, 2.4, 0.7, 0.2, m.pot('brass'), [0.8, 0.7]), place([0, 1.7, 2.7])), moved(ball([1.5, 1.0, 0.5], m.pot('brass'), 8, 5), place([0, 3.9, 2.3]))));
    else onHead(m, joined(...[[3.0, 12], [4.3, -14]].map(([y, roll]) => moved(loft([[0, 2.5, 2.7], [0.5, 2.6, 2.8], [0.9, 2.4, 2.6]], { sides: 14, coat: m.pot('sign', 'cloth'), capStart: false, capEnd: false }), place([0, y!, 0], [0, 0, roll!], y! > 4 ? 0.92 : 1)))));
  },
  /** An open helmet with a brim and ear pieces: rebel troopers, guards. */
  rebel(m: Maker, o: { goggles?: boolean; flap?: boolean } = {}) {
    const { coat, grey, visor } = paints(m);
    const parts = [
      loft(
        [
          [2.4, 2.25, 2.4, 0, -0.35], [2.9, 2.38, 2.58, 0, -0.2], [3.6, 2.38, 2.62, 0, -0.05], [4.5, 2.1, 2.35, 0, -0.1], [5.3, 1.34, 1.54, 0, -0.1],
          [5.6, 0.5, 0.6, 0, -0.1],
        ],
        { sides: 16, coat, edges: [1], shape: (a, r) => (Math.cos(a) > 0.4 && r < 2 ? 0.82 : 1) },
      ),
      moved(
        slab([[-2.3, 0], [-1.6, 1.4], [1.6, 1.4], [2.3, 0]], 0.45, 0.12, coat), place([0, 3.7, 1.8], [78, 0, 0]),
      ), ...both.map((k) => moved(box(0.7, 2.4, 2.0, 0.25, shade(coat, -0.12)), place([k * 2.2, 2.3, -0.4]))),
      moved(
        box(3.6, 2.6, 0.6, 0.2, shade(coat, -0.08)), place([0, 1.5, -2.35], [-8, 0, 0]),
      ), tube([[1.9, 0.5, 1.2], [1.4, 0.1, 2], [0.4, 0, 2.5]], [0.16, 0.16, 0.2], grey, 5),
    ];
    if (o.goggles) parts.push(...both.map((k) => moved(box(1.7, 1.0, 0.6, 0.2, visor), place([k * 0.95, 4.3, 2.35], [-16, k * 14, 0]))), moved(loft([[0, 2.5, 2.75], [0.4, 2.5, 2.75]], { sides: 14, coat: m.pot('dark'), capStart: false, capEnd: false }), place([0, 4.0, -0.1])));
    onHead(m, joined(...parts));
  },
  /** A starfighter pilot's: a wide shell round an open face, ear domes, a tinted visor pushed up. */
  pilot(m: Maker) {
    const { coat, grey, visor, sign } = paints(m);
    onHead(m, joined(
      loft(
        [
          [0.2, 2.35, 2.3, 0, -0.7], [1.4, 2.6, 2.7, 0, -0.5], [3.0, 2.65, 2.85, 0, -0.2], [4.4, 2.45, 2.7, 0, -0.1], [5.4, 1.75, 2.0, 0, -0.1],
          [6.0, 0.6, 0.7, 0, -0.1],
        ],
        {
          sides: 20, coat: (u, v) => (v > 0.4 && (u < 0.035 || u > 0.965) ? sign : coat), edges: [0],
          shape: (a, r) => (Math.cos(a) > 0.4 && r < 3 ? 0.72 : 1),
        },
      ),
      moved(slab([[-2.0, 0], [-2.3, 1.5], [2.3, 1.5], [2.0, 0]], 0.45, 0.15, visor), place([0, 3.5, 2.55], [-28, 0, 0])),
      ...both.flatMap((k) => [
        disc(1.25, 0.7, coat, [k * 2.3, 2.7, -0.1], k), disc(0.75, 0.95, sign, [k * 2.4, 2.7, -0.1], k),
        moved(box(0.6, 2.0, 1.0, 0.2, coat), place([k * 1.95, 1.0, 1.1], [0, k * 24, 0])),
      ]),
      tube([[-1.9, 0.4, 1.4], [-1.2, 0.5, 2.4], [-0.4, 0.7, 2.7]], [0.16, 0.16, 0.24], grey, 5),
      moved(box(4.2, 0.5, 0.5, 0.1, grey), place([0, 4.5, 2.1], [-30, 0, 0])),
    ));
  },
  /** A gunner's or tank crew's bowl with a flared neck. */
  crew(m: Maker, o: { visor?: boolean } = {}) {
    const { coat, visor, sign } = paints(m);
    onHead(m, joined(
      loft(
        [
          [1.2, 2.6, 2.9, 0, -0.7], [1.9, 2.55, 2.85, 0, -0.5], [3, 2.5, 2.8, 0, -0.1], [4.3, 2.35, 2.6, 0, -0.1], [5.3, 1.7, 1.9, 0, -0.1],
          [5.9, 0.6, 0.7, 0, -0.1],
        ],
        { sides: 18, coat: (u) => (u < 0.03 || u > 0.97 ? sign : coat), edges: [0], shape: (a, r) => (Math.cos(a) > 0.3 && r < 2 ? 0.72 : 1) },
      ),
      moved(slab([[-2.4, 0], [-1.8, 1.0], [1.8, 1.0], [2.4, 0]], 0.5, 0.15, o.visor ? visor : coat), place([0, 3.6, 2.1], [66, 0, 0])),
    ));
  },
  /** The dark lord's: a flared dome over a skull's mask. */
  lord(m: Maker, o: { cracked?: boolean } = {}) {
    const c = m.either('helmet', 'suit'), coat = paint('#' + c.rgb.getHexString(), 'gloss'), dark = m.pot('dark');
    onHead(m, joined(
      shell([
        [-0.3, 1.5, 1.9, 0.4], [0.5, 1.8, 2.3, 0.4], [1.2, 2.0, 2.5, 0.3], [2.0, 2.05, 2.45, 0.1], [2.3, 2.1, 2.5, 0.05], [3.2, 2.2, 2.5, 0],
        [3.6, 2.3, 2.5, 0], [4.6, 2.0, 2.2, -0.1], [5.4, 1.3, 1.5, -0.15], [5.7, 0.6, 0.7, -0.15],
      ],
        (d, y) => (y > 2.1 && y < 3.3 && Math.abs(d) > 6 && Math.abs(d) < 38 ? { paint: o.cracked && d < 0 ? m.pot('skin') : m.pot('visor'), sink: 0.3 } : y < 1.3 && y > 0.4 && Math.abs(d) < 24 ? { paint: dark, sink: 0.25 } : null), coat),
      loft(
        [
          [-1.6, 3.7, 3.6, 0, -0.8], [-0.4, 3.35, 3.4, 0, -0.7], [1.6, 2.9, 3.1, 0, -0.4], [3.3, 2.65, 2.85, 0, 0], [3.6, 2.6, 2.8, 0, 0.1],
          [4.9, 2.15, 2.4, 0, -0.1], [5.8, 1.2, 1.4, 0, -0.1], [6.0, 0.4, 0.5, 0, -0.1],
        ],
        { sides: 20, coat, edges: [0, 3], shape: (a, r) => (Math.cos(a) > 0.5 && r < 3 ? 0.66 : 1), capStart: false },
      ),
      moved(
        slab([[-0.9, -0.4], [0, 1.3], [0.9, -0.4]], 0.8, 0.2, dark), place([0, 0.7, 2.9], [-22, 0, 0]),
      ), moved(box(0.4, 2.3, 0.4, 0.1, coat), place([0, 4.6, 2.35], [-24, 0, 0])),
    ));
  },
  /** An inquisitor's: a closed mask with a slit, or open before the face. */
  inquisitor(m: Maker, o: { open?: boolean; fins?: boolean } = {}) {
    const coat = m.either('helmet', 'suit'), sign = m.pot('sign');
    onHead(m, joined(
      loft(
        [
          [0.2, 2.15, 2.35, 0, -0.4], [1.6, 2.35, 2.55, 0, -0.3], [3.3, 2.45, 2.7, 0, -0.1], [4.6, 2.15, 2.4, 0, -0.1], [5.5, 1.3, 1.5, 0, -0.15],
          [5.9, 0.5, 0.6, 0, -0.2],
        ],
        { sides: 18, coat, edges: [0], shape: (a, r) => (o.open !== false && Math.cos(a) > 0.46 && r < 3 ? 0.72 : 1) },
      ),
      moved(
        slab([[-2.3, 0], [0, 1.5], [2.3, 0], [0, 0.5]], 0.5, 0.15, sign), place([0, 3.7, 2.2], [50, 0, 0]),
      ), ...both.map((k) => moved(box(0.6, 2.6, 1.4, 0.2, shade(coat, 0.06)), place([k * 2.2, 1.9, 0.6]))),
    ));
    if (o.open === false) onHead(m, joined(loft([[0, 1.5, 1.8, 0, 0.5], [1.2, 2.0, 2.4, 0, 0.35], [2.6, 2.2, 2.5, 0, 0.15], [3.4, 2.2, 2.5, 0, 0]], { sides: 14, coat }), moved(box(3.0, 0.5, 0.3, 0, m.pot('visor')), place([0, 2.7, 2.55]))));
    if (o.fins) onHead(
      m,
      joined(...both.map((k) => moved(
        slab([[0, 0], [k * 1.2, 2.6], [k * 0.5, 3.8], [k * -0.6, 2]], 0.4, 0.12, coat), place([k * 1.6, 4.2, -0.4], [0, k * 50, 0]),
      ))),
    );
  },
  /** The smith's: gold, with a crown of small horns. */
  smith(m: Maker) {
    HELMETS.mandalorian(m, { stalk: false });
    onHead(m, joined(...[-64, -38, -13, 13, 38, 64].map((deg) => moved(loft([[0, 0.36, 0.36], [1.0, 0.3, 0.3], [1.5, 0.05, 0.05]], { sides: 6, coat: m.either('helmet', 'armour', 0.1) }), place([Math.sin((deg * Math.PI) / 180) * 2.3, 4.1, Math.cos((deg * Math.PI) / 180) * 2.4], [40, deg, 0])))));
  },
  /** A royal guard's: a smooth tall bell down to the shoulders, a slit for the eyes. */
  royal(m: Maker) {
    const { coat, visor } = paints(m);
    onHead(m, joined(
      shell([
        [-2.4, 3.3, 3.2, -0.3], [-1.2, 2.75, 2.85, -0.1], [0.3, 2.4, 2.7, 0.1], [1.6, 2.3, 2.65, 0.1], [2.2, 2.3, 2.6, 0.05], [3.0, 2.3, 2.55, 0],
        [3.3, 2.36, 2.6, 0], [4.6, 2.15, 2.4, -0.1], [5.8, 1.6, 1.8, -0.15], [6.7, 0.8, 0.9, -0.2],
      ],
        (d, y) => (y > 2.1 && y < 3.1 && Math.abs(d) < 54 ? { paint: visor, sink: 0.14 }
          : y < 2.2 && y > -0.6 && Math.abs(d) < 6 ? { paint: visor, sink: 0.1 } : null), coat),
      moved(
        loft([[-0.3, 2.5, 2.7], [0, 2.62, 2.82], [0.3, 2.5, 2.7]], { sides: 16, coat: shade(coat, -0.3), capStart: false, capEnd: false }),
        place([0, 3.55, 0], [-8, 0, 0]),
      ),
    ));
  },
  /** A masked hunter's: bowl, goggles and a long filter. */
  hunter(m: Maker) {
    const { coat, visor, grey } = paints(m);
    onHead(m, joined(
      shell(rows(0.96, 1, 1.02), (d, y) => (y > 2 && y < 3.2 && Math.abs(d) > 6 && Math.abs(d) < 54 ? { paint: visor } : null), coat),
      moved(loft([[0, 1.1, 1.2], [0.8, 0.95, 1.1], [1.9, 0.5, 0.7]], { sides: 10, coat: grey, edges: [0] }), place([0, 1.0, 2.2], [96, 0, 0])),
      ...both.flatMap((k) => [moved(loft([[0, 0.3, 0.3], [1.2, 0.24, 0.24]], { sides: 6, coat: m.pot('brass') }), place([k * 0.9, 0.6, 2.6], [80, k * 20, 0])), disc(0.8, 0.5, grey, [k * 2.3, 2.4, -0.2], k)]),
      moved(loft([[0, 2.5, 2.7], [0.5, 2.65, 2.85], [0.9, 2.45, 2.6]], { sides: 14, coat: m.pot('brass'), capStart: false, capEnd: false }), place([0, 3.5, 0])),
    ));
  },
} as const;
