/** Droids. */
import { Color, Vector3 } from 'three';
import { arm, eachSide, fist, leg, trunk } from '../modelling/body.ts';
import { ball, box, joined, loft, moved, slab, tube, type Clay } from '../modelling/clay.ts';
import { hinge, rodLimbs, tallDroid, thinDroid } from '../modelling/droid.ts';
import { paint, shade, type Paint } from '../modelling/paint.ts';
import { place, sign } from '../modelling/rig.ts';
import { SIDES, type Bone, type Triple } from '../../../skeleton.ts';
import type { Maker } from './part.ts';

const both = [1, -1] as const;
/** A small light in the paint `lamp`. */
export function lit(m: Maker, bone: Bone, at: Triple, r: number): void {
  const { rgb } = m.pot('lamp');
  m.s.glow(bone, moved(ball(r, paint('#' + rgb.clone().lerp(new Color(1, 1, 1), 0.5).getHexString(), 'gloss'), 7, 4), place(at)));
  m.s.glow(bone, moved(ball(r * 2.2, paint('#' + rgb.getHexString(), 'gloss'), 8, 5), place(at)), undefined, true);
  m.s.lamp(bone, new Vector3(at[0], at[1], at[2] + 0.6), new Vector3(at[0], at[1] + 0.1, at[2] + 0.6), rgb, 0.06);
}
const neck = (m: Maker, r: number): unknown => m.s.limb([{ bone: 'chest', ring: [m.s.body.shoulderY, r, r] }, { bone: 'head', ring: [0.8, r * 0.9, r * 0.9] }], m.pot('joint'), 8);
const spine = (m: Maker, r: number): unknown => m.s.limb([{ bone: 'pelvis', ring: [0, r * 1.3, r * 1.2] }, { bone: 'spine', ring: [0.8, r, r] }, { bone: 'chest', ring: [0.8, r * 1.2, r * 1.1] }], m.pot('joint'), 9);
const hip = (m: Maker, w: number): unknown => m.s.add('pelvis', joined(box(w, 1.8, w * 0.6, 0.4, m.pot('shell'), [0.85, 0.9]), moved(box(w * 0.42, 2.2, w * 0.5, 0.35, m.pot('joint')), place([0, -1.3, 0]))));
const dome = (m: Maker, clay: Clay, crease = 30): unknown => m.s.add('head', clay, undefined, crease);

export const MACHINES = {
  /** The thin battle droid; `pack` is its backpack's paint. */
  battleDroid: (m: Maker) => thinDroid(m.s, m.pot('shell'), m.pot('sign')),
  /** The barrel-chested super battle droid. */
  superDroid(m: Maker) {
    const shell = m.pot('shell'), joint = m.pot('joint');
    rodLimbs(m.s, shell, joint, 1.5);
    hip(m, 5);
    spine(m, 1.6);
    m.s.add('chest', loft([[-0.8, 2.2, 1.8, 0, 0.3, 3], [0.6, 3.6, 2.6, 0, 0.4, 2.6], [3.4, 5.2, 3.6, 0, 0.5, 2.5], [5.6, 5.5, 3.6, 0, 0.2, 2.5], [7, 4.4, 3.0, 0, 0, 2.4], [7.9, 2.6, 2.0, 0, 0]], { sides: 20, coat: (u, v) => (v > 0.35 && v < 0.6 && (u < 0.05 || u > 0.95) ? m.pot('sign') : shell), edges: [0, 4] }), undefined, 30);
    // The head sits low: a dark collar and a dark slot before a paler dome keep it apart from the chest.
    m.s.add('head', loft(
      [
        [-1.6, 2.5, 2.1, 0, 0.2, 2.6], [-0.5, 2.2, 1.9, 0, 0.4, 2.6], [-0.4, 1.75, 1.75, 0, 0.6, 2.8], [0.9, 1.85, 1.9, 0, 0.7, 2.8],
        [2.0, 1.75, 1.8, 0, 0.6, 2.8], [2.9, 1.25, 1.35, 0, 0.4, 2.6], [3.3, 0.5, 0.6, 0, 0.3],
      ],
      { sides: 16, coat: (u, v) => (v < 0.3 || (v > 0.33 && v < 0.5 && (u < 0.16 || u > 0.84)) ? joint : shade(shell, 0.3)), edges: [3] },
    ), undefined, 30);
    for (const k of both) lit(m, 'head', [k * 0.7, 0.35, 2.45], 0.3);
    eachSide((side, k) => {
      m.s.add(`upperArm${side}`, moved(ball([2.0, 2.0, 2.0], shell, 10, 6), place([k * -0.3, 0.4, 0])));
      m.s.add(`lowerArm${side}`, loft([[0.4, 1.1, 1.1], [1.2, 1.7, 1.7], [4.4, 1.5, 1.5], [6, 1.0, 1.0]], { sides: 10, coat: shell, edges: [0] }));
      m.s.add(`lowerLeg${side}`, loft([[1, 1.1, 1.2], [2.2, 1.6, 1.7], [6, 1.2, 1.3], [7.4, 0.8, 0.9]], { sides: 10, coat: shell, edges: [0] }));
      m.s.add(`upperLeg${side}`, loft([[1, 1.2, 1.3], [2, 1.6, 1.7], [6.4, 1.2, 1.3]], { sides: 10, coat: shell }));
    });
    if (m.named('gun')) m.s.add('lowerArmR', joined(...[0.6, -0.6].map((x) => moved(loft([[0, 0.4, 0.4], [4.6, 0.36, 0.36], [4.7, 0.2, 0.2]], { sides: 7, coat: m.pot('gun'), edges: [1] }), place([x, 4, -1.4])))));
  },
  tacticalDroid: (m: Maker) => tallDroid(m.s, m.pot('shell'), m.pot('sign'), '#' + m.pot('lamp').rgb.getHexString()),
  /** A broad droid with a fish's head. */
  aquaDroid(m: Maker) {
    const shell = m.pot('shell');
    rodLimbs(m.s, shell, m.pot('joint'), 1.25, true);
    hip(m, 4.4);
    spine(m, 1.3);
    m.s.add('chest', loft([[-0.6, 1.8, 1.5, 0, 0.2, 3], [2, 3.4, 2.3, 0, 0.3, 3], [4.8, 4.6, 2.7, 0, 0.2, 3], [6.2, 4.0, 2.4, 0, 0, 3], [6.8, 2.4, 1.7]], { sides: 16, coat: shell, edges: [0, 3] }), undefined, 30);
    neck(m, 0.9);
    dome(m, joined(loft([[-0.4, 1.3, 1.4, 0, 0.6, 2.6], [0.8, 2.1, 2.3, 0, 0.5, 2.6], [2.4, 2.3, 2.6, 0, 0, 2.4], [4.0, 1.7, 2.2, 0, -0.6, 2.4], [4.9, 0.7, 1.0, 0, -0.9]], { sides: 14, coat: (_u, v) => (v < 0.3 ? m.pot('sign') : shell) }), moved(slab([[-2.2, 0], [1.4, 0.4], [-1.2, 2.6], [-2.8, 2.4]], 0.4, 0.12, m.pot('sign')), place([0, 4.4, -0.4], [0, -90, 0]))));
    for (const k of both) lit(m, 'head', [k * 1.2, 1.9, 2.1], 0.34);
    m.s.add('chest', joined(...both.map((k) => moved(slab([[0, -2], [k * 3.2, 1], [k * 3.4, 3.4], [0, 2.6]], 0.4, 0.12, m.pot('sign')), place([k * 1.6, 3, -2.8], [0, k * 20, 0])))));
  },
  /** A bodyguard: hooded head, two round eyes, cloak over one shoulder. */
  guardDroid(m: Maker) {
    const shell = m.pot('shell'), cloth = m.pot('cape');
    rodLimbs(m.s, shell, m.pot('joint'), 1.15, true);
    hip(m, 4);
    spine(m, 1.2);
    m.s.add('chest', loft([[-0.6, 1.6, 1.4, 0, 0.2, 3], [2, 2.8, 2.0, 0, 0.3, 3], [5, 4.4, 2.6, 0, 0.2, 3], [6.4, 3.6, 2.2, 0, 0, 3], [7, 2.0, 1.6]], { sides: 14, coat: shell, edges: [0, 3] }), undefined, 30);
    neck(m, 0.8);
    dome(
      m,
      joined(
        loft([[-0.6, 1.0, 1.0, 0, 0.6, 2.6], [0.8, 1.6, 1.6, 0, 0.4, 2.6], [3.0, 1.8, 1.9, 0, 0, 2.4], [4.4, 1.2, 1.3, 0, -0.2]], { sides: 14, coat: shell }),
        loft(
          [[-2.0, 3.3, 2.8, 0, -0.5], [0, 2.5, 2.5, 0, -0.5], [2.6, 2.3, 2.5, 0, -0.4], [4.6, 1.7, 2, 0, -0.4], [5.4, 0.6, 0.8, 0, -0.6]],
          { sides: 18, coat: cloth, shape: (a, r) => (Math.cos(a) > 0.5 && r < 4 ? 0.6 : 1), capStart: false },
        ),
      ),
      50,
    );
    for (const k of both) lit(m, 'head', [k * 0.75, 2.2, 1.9], 0.3);
  },
  /** Cylinder head with sensors all round: the IG make. */
  hunterDroid(m: Maker) {
    const shell = m.pot('shell'), joint = m.pot('joint');
    rodLimbs(m.s, shell, joint, 1.35, 1.05);
    hip(m, 4.4);
    spine(m, 1.4);
    m.s.add('chest', loft([[-1, 1.7, 1.5], [0.4, 2.5, 2.0, 0, 0, 2.6], [3, 3.5, 2.5, 0, 0, 2.8], [5.4, 4.3, 2.6, 0, 0, 3], [6.2, 3.8, 2.2, 0, 0, 3], [6.8, 1.8, 1.4]], { sides: 14, coat: (_u, v) => (v > 0.45 && v < 0.56 ? joint : shell), edges: [3] }), undefined, 30);
    neck(m, 1);
    eachSide((side) => m.s.add(`upperArm${side}`, moved(ball([1.7, 1.7, 1.7], shell, 9, 5), place([0, 0.3, 0]))));
    dome(m, moved(joined(loft([[0, 1.0, 1.0], [0.3, 1.35, 1.35], [1.6, 1.3, 1.3], [1.7, 1.55, 1.55], [2.4, 1.55, 1.55], [2.5, 1.2, 1.2], [4.4, 1.15, 1.15], [5.2, 0.9, 0.9], [5.6, 0.4, 0.4], [6.6, 0.22, 0.22]], { sides: 14, coat: (_u, v) => (v > 0.33 && v < 0.52 ? m.pot('dark') : shell), edges: [1, 4, 6] }), ...[0, 70, -70, 150].map((deg) => moved(box(0.6, 1.7, 0.5, 0.1, m.pot('dark')), place([Math.sin((deg * Math.PI) / 180) * 1.25, 3.4, Math.cos((deg * Math.PI) / 180) * 1.25], [0, deg, 0])))), place([0, 0, 0], [0, 0, 0], 1.2)));
    for (const x of [-0.6, 0.6]) lit(m, 'head', [x, 2.45, 1.85], 0.28);
    lit(m, 'head', [0, 4.3, 1.8], 0.22);
    if (m.named('leather')) m.s.add('chest', tube([[3.4, 6.2, -1], [2.8, 5, 2.7], [0, 2.4, 2.8], [-2.6, 0, 1.9]], [0.7, 0.7, 0.7, 0.6], m.pot('leather'), 6, 0.4));
  },
  /** A tall killer in rust-coloured plates. */
  assassinDroid(m: Maker) {
    const shell = m.pot('shell');
    rodLimbs(m.s, shell, m.pot('joint'), 1.2, true);
    hip(m, 4);
    spine(m, 1.1);
    m.s.add('chest', loft([[-0.8, 1.6, 1.4, 0, 0.2, 3], [1.4, 2.6, 2.0, 0, 0.3, 3], [4.2, 4.1, 2.5, 0, 0.3, 3], [6, 4.3, 2.3, 0, 0, 3], [6.8, 2.6, 1.7]], { sides: 16, coat: (u, v) => (v > 0.5 && v < 0.66 && (u < 0.1 || u > 0.9) ? m.pot('sign') : shell), edges: [0, 3] }), undefined, 30);
    neck(m, 0.8);
    dome(m, joined(loft([[-0.6, 0.8, 0.9, 0, 0.9, 3], [0.4, 1.3, 1.5, 0, 0.7, 3], [1.6, 1.4, 1.6, 0, 0.3, 3], [2.4, 1.9, 2.0, 0, 0, 3], [3.8, 1.8, 1.9, 0, -0.2, 3], [4.8, 1.0, 1.1, 0, -0.4]], { sides: 14, coat: (_u, v) => (v > 0.3 && v < 0.46 ? m.pot('dark') : shell), edges: [3] }), moved(box(0.5, 2.2, 0.5, 0.1, m.pot('joint')), place([1.9, 4.2, -0.4]))));
    for (const k of both) lit(m, 'head', [k * 0.7, 2.05, 1.75], 0.26);
    eachSide((side, k) => m.s.add(`upperArm${side}`, moved(box(2.6, 2.6, 2.8, 0.5, shell, [0.8, 0.9]), place([-k * 0.3, 0.5, 0]))));
  },
  /** A hulking black trooper droid. */
  darkTrooper(m: Maker) {
    const shell = m.pot('shell'), joint = m.pot('joint');
    rodLimbs(m.s, shell, joint, 1.7, true);
    hip(m, 5.4);
    spine(m, 1.7);
    m.s.add('chest', loft([[-0.8, 2.2, 1.8, 0, 0.3, 3.4], [1, 3.4, 2.6, 0, 0.4, 3.4], [4, 5.0, 3.2, 0, 0.4, 3.4], [6, 5.3, 3.1, 0, 0.1, 3.4], [7.2, 3.8, 2.4, 0, 0, 3]], { sides: 20, coat: shell, edges: [0, 3] }), undefined, 28);
    m.s.add('chest', joined(moved(box(5.8, 2.2, 0.8, 0.3, shade(shell, 0.3)), place([0, 4.2, 3.5])), moved(box(3.4, 5.6, 2.2, 0.5, shell), place([0, 3.4, -3.6]))));
    eachSide((side, k) => {
      m.s.add(`upperArm${side}`, moved(loft([[-1.6, 1.2, 1.2], [-0.6, 2.4, 2.4], [1.8, 2.5, 2.5], [2.4, 1.9, 1.9]], { sides: 10, coat: shell, edges: [1, 2] }), place([-k * 0.3, 0.2, 0])));
      m.s.add(`lowerArm${side}`, loft([[0.6, 1.3, 1.3], [1.2, 1.9, 1.9], [5, 1.7, 1.7], [5.8, 1.2, 1.2]], { sides: 9, coat: shell, edges: [0, 2] }));
      m.s.add(`lowerLeg${side}`, loft([[0.6, 1.5, 1.6], [1.4, 2.1, 2.2], [6.6, 1.9, 2.0], [7.6, 1.2, 1.3]], { sides: 9, coat: shell, edges: [0] }));
    });
    dome(
      m,
      joined(
        loft(
          [[-1.2, 1.5, 1.6, 0, 0.3, 2.6], [0, 1.8, 1.9, 0, 0.3, 2.6], [1.4, 2.0, 2.2, 0, 0.1, 2.4], [2.8, 1.9, 2.1, 0, 0], [4, 1.2, 1.4, 0, -0.1]],
          { sides: 16, coat: shell },
        ),
        moved(box(2.2, 0.9, 0.6, 0.2, joint), place([0, 0.1, 2.1])),
      ),
    );
    for (const k of both) lit(m, 'head', [k * 0.85, 1.5, 2.1], 0.42);
  },
  /** The lanky security droid. */
  securityDroid(m: Maker) {
    const shell = m.pot('shell');
    rodLimbs(m.s, shell, m.pot('joint'), 1.1, true);
    hip(m, 3.6);
    spine(m, 1.1);
    m.s.add('chest', loft([[-0.6, 1.5, 1.3, 0, 0.1, 3], [1.6, 2.4, 1.8, 0, 0.2, 3], [4.6, 4.0, 2.3, 0, 0.2, 3], [6.4, 3.8, 2.0, 0, 0, 3], [7, 1.9, 1.4]], { sides: 14, coat: shell, edges: [3] }), undefined, 30);
    m.s.add('chest', moved(loft([[0, 0.75, 0.75], [0.25, 0.65, 0.65]], { sides: 10, coat: m.pot('bone'), capStart: false }), place([2.2, 4.6, 2.3], [90, 0, 0])));
    neck(m, 0.7);
    dome(
      m,
      loft(
        [[-0.4, 1.1, 1.2, 0, 0.3, 2.6], [0.8, 1.5, 1.6, 0, 0.2, 2.6], [2.4, 1.7, 1.9, 0, 0], [3.6, 1.3, 1.5, 0, -0.1], [4.2, 0.5, 0.6, 0, -0.2]],
        { sides: 14, coat: shell },
      ),
    );
    for (const k of both) lit(m, 'head', [k * 0.62, 1.7, 1.85], 0.24);
    eachSide((side, k) => m.s.add(`upperArm${side}`, moved(ball([1.7, 1.7, 1.7], shell, 9, 5), place([-k * 0.2, 0.3, 0]))));
  },
  /** A go-between, stiff in the joints; `insect` has compound eyes and a snout. */
  protocolDroid(m: Maker, o: { insect?: boolean } = {}) {
    const shell = m.pot('shell'), joint = m.pot('joint'), k = 0.84;
    trunk(m.s, (_u, v) => (v > 0.26 && v < 0.42 ? joint : shell), { bulk: k, waist: 0.9, neck: joint });
    eachSide((side) => {
      leg(m.s, side, shell, { bulk: k });
      arm(m.s, side, shell, { bulk: k });
      fist(m.s, side, shell, 0.9, m.hold[side]);
      m.s.add(`lowerLeg${side}`, hinge(1.5, 2.7, joint));
      m.s.add(`lowerArm${side}`, hinge(1.25, 2.3, joint));
      m.s.add(`foot${side}`, moved(box(2, 1.3, 4.4, 0.4, shell, [0.7, 0.7]), place([0, -0.8, 0.9])));
    });
    m.s.add('chest', moved(loft([[0, 1.4, 1.4], [0.3, 1.2, 1.2], [0.3, 0.8, 0.8]], { sides: 12, coat: shade(shell, -0.2), edges: [0], capStart: false }), place([0, 2.2, 2.8], [90, 0, 0])));
    if (o.insect) {
      dome(m, joined(
        loft(
          [[-0.2, 1.0, 1.2, 0, 0.1], [1.4, 1.6, 1.8, 0, 0], [3.0, 1.9, 2.0, 0, -0.2], [4.4, 1.6, 1.7, 0, -0.5], [5.2, 0.6, 0.7, 0, -0.7]],
          { sides: 14, coat: shell },
        ),
        moved(
          loft(
            [[-0.2, 1.0, 0.9], [1.2, 0.8, 0.7], [2.2, 0.5, 0.5], [2.3, 0.3, 0.3]],
            { sides: 10, coat: (_u, v) => (v > 0.8 ? joint : shade(shell, -0.12)), edges: [2] },
          ),
          place([0, 1.3, 1.3], [100, 0, 0]),
        ),
        ...both.flatMap((x) => [
          moved(
            ball([1.1, 1.45, 1.15], (u, v) => (Math.floor(u * 10) % 2 === Math.floor(v * 6) % 2 ? m.pot('visor') : shade(m.pot('visor'), 0.18)), 10, 6),
            place([x * 1.35, 3.1, 1.15], [0, x * 24, x * 16]),
          ),
          tube([[x * 0.5, 4.9, -0.2], [x * 0.9, 6.2, 0.5], [x * 1.1, 6.9, 1.4]], [0.22, 0.16, 0.05], joint, 5),
          tube([[x * 0.5, 0.5, 2.6], [x * 0.8, -0.3, 3.3], [x * 0.3, -0.9, 3.6]], [0.3, 0.26, 0.05], joint, 5),
        ]),
      ));
      return;
    }
    dome(
      m,
      joined(
        loft(
          [[-0.2, 1.2, 1.4, 0, 0.2], [1.2, 1.75, 1.9, 0, 0.1], [2.8, 1.9, 2.0, 0, 0], [4.2, 1.5, 1.6, 0, -0.1], [4.9, 0.6, 0.7, 0, -0.1]],
          { sides: 14, coat: shell },
        ),
        ...both.map((x) => moved(
          loft([[0, 0.62, 0.62], [0.3, 0.5, 0.5]], { sides: 9, coat: joint, capStart: false }), place([x * 0.75, 2.6, 1.75], [90, 0, 0]),
        )),
        moved(box(1, 0.3, 0.3, 0, joint), place([0, 1.2, 2.0])),
        ...both.map((x) => moved(
          loft([[0, 0.6, 0.6], [0.5, 0.5, 0.5]], { sides: 8, coat: shade(shell, -0.15), capStart: false }),
          place([x * 1.7, 2.6, 0], [0, 0, x * -90]),
        )),
      ),
    );
    for (const x of both) lit(m, 'head', [x * 0.75, 2.6, 2.0], 0.24);
  },
  /** A barrel on legs: astromech. It stands on the pelvis; hands and head are its tools and its dome. */
  astromech(m: Maker, o: { square?: boolean; arms?: boolean; periscope?: boolean } = {}) {
    m.s.manner.gait = 'wheels';
    const shell = m.pot('shell'), mark = m.pot('sign'), joint = m.pot('joint'), { s } = m;
    const stripe = (u: number, v: number): Paint => ((v > 0.62 && v < 0.78 && Math.floor(u * 20) % 4 < 2) || (v > 0.3 && v < 0.5 && (u < 0.08
      || u > 0.92)) ? mark : shell);
    s.add('pelvis', loft([[-7, 3.4, 3.4], [-6.6, 4.4, 4.4], [-5.4, 4.7, 4.7], [3.6, 4.8, 4.8], [4.2, 4.5, 4.5], [4.3, 3, 3]], { sides: 20, coat: stripe, edges: [0, 1, 4] }), undefined, 30);
    for (const k of both) {
      s.add('pelvis', joined(moved(loft([[0, 2.0, 2.0], [1.4, 1.9, 1.9], [1.7, 1.4, 1.4]], { sides: 12, coat: mark, edges: [1] }), place([k * 4.7, 1.2, 0], [0, 0, k * -90])), moved(box(1.5, 9.6, 2.4, 0.4, shell, [0.9, 1.3]), place([k * 5.7, -3.6, 0])), moved(box(2.4, 2.6, 5, 0.5, shell, [0.8, 0.6]), place([k * 5.9, -9.2, 0.3]))));
    }
    s.add('pelvis', joined(moved(box(2.2, 3, 2.2, 0.4, joint), place([0, -8, 1.8])), moved(box(2.6, 1.7, 3.4, 0.4, shell, [0.8, 0.7]), place([0, -9.6, 2.2]))));
    const top = o.square ? loft(
      [[0, 4.3, 4.3], [0.5, 4.7, 4.7], [2.6, 4.4, 4.4, 0, 0, 3], [4, 3.4, 3.4, 0, 0, 3], [4.3, 2, 2]],
      { sides: 16, coat: (u, v) => (v > 0.3 && v < 0.7 && Math.floor(u * 16) % 4 === 1 ? mark : shell), edges: [1, 3] },
    )
      : loft([[0, 4.4, 4.4], [0.5, 4.7, 4.7], [1.6, 4.5, 4.5], [3, 3.7, 3.7], [4.1, 2.3, 2.3], [4.6, 0.8, 0.8]], { sides: 20, coat: (u, v) => (v > 0.1 && v < 0.3 && Math.floor(u * 20) % 5 < 3 ? mark : v > 0.5 && v < 0.65 && Math.floor(u * 20) % 5 > 2 ? mark : m.either('metal', 'shell')), edges: [0, 1] });
    s.add('pelvis', joined(moved(top, place([0, 4.3, 0])), moved(loft([[0, 0.95, 0.95], [0.6, 0.85, 0.85], [0.65, 0.5, 0.5]], { sides: 10, coat: (_u, v) => (v > 0.7 ? m.pot('visor') : mark), edges: [1] }), place([0.2, 6.6, 3.8], [76, 0, 0]))));
    if (o.arms) {
      for (const k of both) s.add('pelvis', joined(tube([[k * 2.6, 2, 4.4], [k * 4.6, 3.4, 7], [k * 5.4, 5.4, 8.4]], [0.5, 0.45, 0.4], joint, 7), moved(box(1.4, 0.5, 2, 0.15, mark), place([k * 5.5, 5.8, 8.9], [-40, 0, 0]))));
      s.add('pelvis', moved(loft([[0, 0.25, 0.25], [5, 0.15, 0.15]], { sides: 5, coat: joint }), place([2, 8, -1.4], [0, 0, -12])));
    }
    if (o.periscope) s.add('pelvis', joined(
      moved(loft([[0, 0.5, 0.5], [3.6, 0.42, 0.42]], { sides: 8, coat: joint }), place([1.2, 8.2, -0.8])),
      moved(box(1.2, 1.1, 2.2, 0.2, mark), place([1.2, 12, -0.4])),
    ));
    const { rgb } = m.pot('lamp');
    s.glow('pelvis', moved(ball(0.36, paint('#' + rgb.clone().lerp(new Color(1, 1, 1), 0.4).getHexString(), 'gloss'), 7, 4), place([-1.4, 6, 4.4])));
    s.glow('pelvis', moved(ball(0.8, paint('#' + rgb.getHexString(), 'gloss'), 8, 5), place([-1.4, 6, 4.4])), undefined, true);
  },
  /** Four metal arms, a ribbed chest, feet with claws: the cyborg general. */
  cyborg(m: Maker) {
    const shell = m.pot('shell'), joint = m.pot('joint');
    rodLimbs(m.s, shell, joint, 1.2, true);
    hip(m, 4);
    spine(m, 1.0);
    m.s.add('chest', loft([[-0.8, 1.3, 1.2, 0, 0.2, 3], [1, 2.4, 2.0, 0, 0.4, 2.6], [3.6, 4.0, 2.9, 0, 0.4, 2.6], [5.8, 4.6, 2.7, 0, 0, 2.6], [6.8, 3.0, 2.0]], { sides: 18, coat: (u, v) => (Math.sin(v * 34) > 0.5 && (u < 0.3 || u > 0.7) ? joint : shell), edges: [0, 3] }), undefined, 30);
    neck(m, 0.9);
    for (const k of both) {
      m.s.add('chest', tube([[k * 3.6, 3.4, -0.4], [k * 6.4, 0.4, 0.8], [k * 8.2, -3.4, 1.6], [k * 9.4, -5.2, 4.4]], [0.9, 0.75, 0.65, 0.4], shell, 7));
      m.s.add(`lowerLeg${k > 0 ? 'L' : 'R'}`, moved(slab([[-0.6, 0], [0.8, 0], [0, 3.4]], 0.7, 0.2, shell), place([0, 0.4, 1.2])));
    }
  },
  /** A third and a fourth lamp, bars on the back: what marks a droid's rank. */
  rank: (m: Maker) => m.s.add('chest', joined(...SIDES.map((side) => moved(box(0.6, 3, 0.6, 0.15, m.pot('sign')), place([sign(side) * 2.2, 5, 2.4]))))),
} as const;
