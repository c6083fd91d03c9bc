/** Machine bodies: rods, hinges and plates on the same skeleton as people. */
import { Color, Vector3 } from 'three';
import { ball, box, joined, loft, moved, slab, type Clay } from './clay.ts';
import { BLACK, GUNMETAL, paint, shade, STEEL, type Paint } from './paint.ts';
import { place, sign } from './rig.ts';
import type { Sculpt } from './sculpt.ts';
import { type Bone, SIDES } from '../../../skeleton.ts';

const rod = (len: number, r: number, coat: Paint, swell = 1): Clay =>
  loft(
    [[0, r * 0.7, r * 0.7], [0.4, r, r], [len * 0.3, r * swell, r * swell], [len - 0.6, r * 0.9, r * 0.9], [len, r * 0.7, r * 0.7]],
    { sides: 8, coat, edges: [0] },
  );
/** A hinge barrel across the limb. */
export const hinge = (r: number, w: number, coat: Paint): Clay =>
  moved(
    loft(
      [
        [-w / 2, r * 0.6, r * 0.6], [-w / 2, r * 0.85, r * 0.85], [-w / 2 + 0.15, r, r], [w / 2 - 0.15, r, r], [w / 2, r * 0.85, r * 0.85],
        [w / 2, r * 0.6, r * 0.6],
      ],
      { sides: 10, coat, edges: [1, 3] },
    ),
    place([0, 0, 0], [0, 0, 90]),
  );

/** Arms and legs of rods with hinges; `t` is the thickness, `plates` how thick the plates over them are, if there are any. */
export function rodLimbs(s: Sculpt, coat: Paint, joint: Paint, t = 1, plates: boolean | number = false) {
  const k = Number(plates);
  for (const side of SIDES) {
    const seg = (bone: Bone, len: number, r: number) => {
      s.add(bone, rod(len, r * t, coat, 1.15));
      s.add(bone, hinge(r * 1.5 * t, r * 2.6 * t, joint));
    };
    seg(`upperArm${side}`, s.body.upperArm, 0.62); seg(`lowerArm${side}`, s.body.lowerArm, 0.6);
    seg(`upperLeg${side}`, s.body.upperLeg, 0.8); seg(`lowerLeg${side}`, s.body.lowerLeg, 0.72);
    s.add(`foot${side}`, hinge(0.85 * t, 1.5 * t, joint));
    s.add(`foot${side}`, joined(moved(box(1.7 * t, 0.8, 3.4, 0.25, coat, [0.7, 0.8]), place([0, -0.98, 1.1])), moved(box(1.2 * t, 0.7, 1.5, 0.2, coat), place([0, -1, -1.1]))));
    s.add(`hand${side}`, joined(moved(box(0.9 * t, 1.3, 1.5, 0.25, coat), place([0, 0.7, 0])), ...[-0.5, 0, 0.5].map((z) => moved(box(1.5 * t, 0.5, 0.4, 0.12, joint), place([0, 1.4, z])))));
    if (k > 0) {
      s.add(`lowerArm${side}`, box(1.9 * k, 3.6, 1.9 * k, 0.4, coat, [0.8, 0.8]), place([0, 2.6, 0]));
      s.add(`lowerLeg${side}`, box(2.1 * k, 5, 2.2 * k, 0.5, coat, [0.75, 0.75]), place([0, 3.8, 0.1]));
      s.add(`upperLeg${side}`, box(2.1 * k, 4.4, 2.1 * k, 0.5, coat, [0.85, 0.85]), place([0, 4, 0.1]));
    }
  }
}

/** The thin soldier: pinched torso, long neck, flat folded head, back antenna box. */
export function thinDroid(s: Sculpt, coat: Paint, mark: Paint) {
  const dark = shade(coat, -0.55);
  rodLimbs(s, coat, dark);
  s.add('pelvis', joined(box(3.6, 1.4, 2.2, 0.4, coat, [0.8, 0.8]), moved(box(1.4, 1.8, 1.6, 0.35, dark), place([0, -1.1, 0]))));
  s.add('spine', loft([[-2, 0.8, 0.8], [2.8, 0.75, 0.75]], { sides: 8, coat: dark }));
  s.add('spine', loft([[0, 1.1, 1.1], [0.3, 1.25, 1.25], [0.6, 1.1, 1.1]], { sides: 8, coat: STEEL, edges: [0] }));
  s.add('chest', loft([[-0.9, 1.2, 1.0, 0, 0, 3.5], [-0.7, 1.5, 1.2, 0, 0, 3.5], [2, 2.2, 1.55, 0, 0.1, 3.5], [4.6, 3.1, 1.9, 0, 0.2, 3.5], [5.4, 2.9, 1.7, 0, 0.1, 3.5], [5.7, 1.8, 1.2, 0, 0, 3]], { sides: 16, coat: (u, v) => (v > 0.58 && v < 0.82 && (u < 0.12 || u > 0.88) ? mark : coat), edges: [0, 3] }), undefined, 26);
  s.add('chest', joined(moved(box(3, 3.6, 1.5, 0.35, coat), place([0, 3.2, -2.3])), moved(loft([[0, 0.18, 0.18], [4.4, 0.12, 0.12]], { sides: 5, coat: dark }), place([-1, 4.6, -2.6]))));
  s.limb([{ bone: 'chest', ring: [5.2, 0.62, 0.62] }, { bone: 'chest', ring: [7.2, 0.5, 0.5, 0, 0.2] }, { bone: 'head', ring: [0.3, 0.5, 0.5, 0, -0.2] }], dark, 8);
  // Head: back of the skull, long flat snout that slopes down, two eye studs.
  const head = joined(
    moved(box(2.1, 2.0, 2.2, 0.5, coat, [0.8, 0.8]), place([0, 1.0, -0.3])),
    moved(
      slab([[-1.1, 1.2], [0.4, 1.9], [1.6, 1.5], [4.9, -1.5], [4.7, -2.1], [3.4, -1.9], [1.0, -0.4], [-1.1, -0.2]], 1.7, 0.34, coat),
      place([0, 0.9, 0.4], [0, -90, 0]),
    ),
    moved(slab([[1.2, -0.6], [3.4, -2.0], [3.3, -2.4], [1.0, -1.2]], 1.0, 0.15, dark), place([0, 0.9, 0.4], [0, -90, 0])),
  );
  s.add('head', head, place([0, 0, 0], [0, 0, 0], 1.12), 26);
  for (const k of [1, -1]) s.add('head', ball(0.3, BLACK, 6, 4), place([k * 0.95, 2.0, 1.9]));
}

/** The tall tactician: coffin-shaped head with a light in each eye, broad collar, plated torso. */
export function tallDroid(s: Sculpt, coat: Paint, trim: Paint, eye: string) {
  const dark = shade(coat, -0.6);
  rodLimbs(s, coat, GUNMETAL, 1.7, 1.4);
  s.add('pelvis', joined(box(6, 2.2, 3.6, 0.5, coat, [0.85, 0.9]), moved(box(2.6, 3.2, 2.8, 0.5, trim, [1, 1]), place([0, -1.6, 0.2]))));
  s.limb([{ bone: 'pelvis', ring: [0.6, 2.5, 2.1] }, { bone: 'spine', ring: [0.8, 2.2, 1.9] }, { bone: 'chest', ring: [0.6, 2.5, 2.1] }], GUNMETAL, 10, (_a, r) => 1 + 0.05 * r);
  s.add('chest', loft([[-0.6, 2.6, 2.0, 0, 0.2, 4], [0, 3.3, 2.5, 0, 0.2, 4], [2.6, 4.4, 3.1, 0, 0.3, 4], [5.6, 5.3, 3.4, 0, 0.3, 4], [6.6, 5.0, 3.0, 0, 0.2, 4], [7.2, 3.2, 2.1, 0, 0, 4]], { sides: 20, coat: (u, v) => (v > 0.3 && v < 0.78 && (u < 0.09 || u > 0.91) ? trim : coat), edges: [0, 3] }), undefined, 26);
  s.add('chest', moved(box(4.4, 5, 2, 0.5, coat, [0.8, 1]), place([0, 3.6, -3.2])));
  for (const side of SIDES) {
    const k = sign(side);
    s.add(`upperArm${side}`, joined(moved(box(3, 3.8, 3.6, 0.6, coat, [1.1, 1]), place([k * 0.3, 0.4, 0])), moved(box(0.5, 2.2, 2.4, 0.15, trim), place([k * 1.9, 0.6, 0]))));
  }
  s.limb([{ bone: 'chest', ring: [6.8, 0.9, 0.9] }, { bone: 'head', ring: [0.6, 0.8, 0.8] }], GUNMETAL, 8);
  const head = joined(
    loft(
      [
        [-0.9, 0.9, 0.8, 0, 1.1, 4], [0, 1.35, 1.35, 0, 0.6, 4], [2.4, 1.75, 1.75, 0, 0.2, 4], [4.6, 2.1, 1.9, 0, -0.2, 4], [5.6, 1.9, 1.6, 0, -0.4, 4],
        [6.0, 1.2, 1.0, 0, -0.5, 4],
      ],
      { sides: 16, coat: (u, v) => (v < 0.35 && (u < 0.1 || u > 0.9) ? dark : v > 0.62 && (u < 0.08 || u > 0.92) ? trim : coat), edges: [3] },
    ),
    moved(box(3.2, 0.8, 0.7, 0.2, dark), place([0, 3.2, 1.75], [-8, 0, 0])),
    moved(box(0.5, 2.4, 1.2, 0.15, trim), place([2.0, 3.4, -0.2])),
    moved(box(0.5, 2.4, 1.2, 0.15, trim), place([-2.0, 3.4, -0.2])),
    ...[-0.5, 0, 0.5].map((x) => moved(box(0.25, 1.3, 0.3, 0.06, STEEL), place([x, 0.7, 1.9], [-14, 0, 0]))),
  );
  s.add('head', head, place([0, 0.2, 0], [0, 0, 0], 1.18), 26);
  const core = paint('#' + new Color(eye).lerp(new Color(1, 1, 1), 0.5).getHexString(), 'gloss');
  for (const k of [1, -1]) {
    s.glow('head', moved(ball(0.36, core, 8, 5), place([k * 0.95, 4.1, 2.45])));
    s.glow('head', moved(ball(0.85, paint(eye, 'gloss'), 10, 6), place([k * 0.95, 4.1, 2.45])), undefined, true);
  }
  s.lamp('head', new Vector3(-0.8, 3.6, 3), new Vector3(0.8, 3.6, 3), new Color(eye), 0.12);
}
