/** Beasts: what a rider sits on goes on the figure's own legs, so that it walks as everybody does. */
import { arm, eachSide, fist } from '../modelling/body.ts';
import { ball, box, joined, loft, moved, slab, tube, type Clay, type Coat } from '../modelling/clay.ts';
import { smoothstep } from '../../noise.ts';
import { mixed, mottled, shade, type Paint } from '../modelling/paint.ts';
import { place, sign } from '../modelling/rig.ts';
import type { BodyRing, Sculpt } from '../modelling/sculpt.ts';
import type { Bone, Triple } from '../../../skeleton.ts';
import type { Maker } from './part.ts';

const both = [1, -1] as const;
/** Hair or hide with places that are lighter or darker by `k`. */
const spotted = (hide: Paint, step: number, k: number): (() => Paint) => {
  const paint = mottled(hide, [step, step, k]);
  return () => paint;
};
/** The rider's legs on either side of a saddle: hip, knee and ankle of the left one. */
function riderLegs(m: Maker, seat: readonly Triple[]): void {
  const plates = m.named('armour'), cloth = plates ? m.pot('suit') : m.either('legs', 'cloth', -0.35);
  const boots = plates && !m.named('boots') ? m.pot('armour') : m.pot('boots');
  const thigh: Coat = (_u, v) => (plates && v > 0.3 && v < 0.8 ? m.pot('armour') : cloth);
  const shin: Coat = (_u, v) => (plates && v > 0.2 && v < 0.8 ? m.pot('armour') : plates ? cloth : boots);
  const between = (a: Triple, b: Triple, t: number): Triple => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
  for (const k of both) {
    const [hip, knee, ankle] = seat.map(([x, y, z]): Triple => [k * x, y, z]) as [Triple, Triple, Triple];
    const foot = loft([[-1.2, 0.8, 0.8], [0, 1.1, 1.05], [1.6, 1.05, 0.75], [2.9, 0.8, 0.5]], { sides: 8, coat: boots });
    m.s.add('pelvis', joined(
      tube([hip, between(hip, knee, 0.3), between(hip, knee, 0.75), knee], [2.1, 2.15, 1.9, 1.6], thigh, 9),
      tube([knee, between(knee, ankle, 0.25), between(knee, ankle, 0.75), ankle], [1.6, 1.7, 1.35, 1.1], shin, 9),
      moved(foot, place([ankle[0], ankle[1] - 0.6, ankle[2]], [90, 0, 0])),
      ...(plates ? [moved(box(2, 2.2, 1, 0.3, m.pot('armour'), [0.8, 1]), place([knee[0], knee[1], knee[2] + 1.2]))] : []),
      moved(box(2.6, 0.35, 2.4, 0, m.pot('metal')), place([ankle[0], ankle[1] - 1.6, ankle[2] + 0.9])),
      tube([[ankle[0], ankle[1] - 1.6, ankle[2] + 0.9], [ankle[0] * 0.86, knee[1] + 1.4, ankle[2] - 0.6]], [0.3, 0.3], m.pot('leather'), 4),
    ));
  }
}
/** A toe with its claw. */
const toe = (from: Triple, to: Triple, r: number, coat: Paint, claw: Paint): Clay[] => {
  const tip: Triple = [to[0] + (to[0] - from[0]) * 0.3, to[1] - 0.3, to[2] + (to[2] - from[2]) * 0.3];
  return [tube([from, to], [r, r * 0.8], coat, 6), tube([to, tip], [r * 0.6, 0.05], claw, 5)];
};

/** A fringe of hair round a limb, down to `y` and a little below. */
function shag(s: Sculpt, bone: Bone, y: number, r: number, deep: number, hide: Paint): void {
  const fringe = loft(
    [[y - 1.4, r * 0.96, deep * 0.96], [y + 1.0, r * 1.06, deep * 1.06], [y + 2.0, r * 0.98, deep * 0.98]],
    { sides: 14, coat: (u) => (Math.floor(u * 14) % 2 ? shade(hide, -0.14) : hide), capStart: false, capEnd: false },
  );
  fringe.p.forEach((p, i) => { if (i >= 28) p.y += i % 2 ? 1.6 : -0.4; });
  s.add(bone, fringe, undefined, 70);
}

export const BEASTS = {
  /** A shaggy two-legged snow beast: haunches, a thick tail, short arms, a long neck, a snout and horns that curl down; saddle, bags and its rider's legs. */
  mount(m: Maker) {
    m.s.manner.gait = 'mount';
    const { s } = m, hide = m.pot('fur'), leather = m.pot('leather'), horn = m.pot('bone'), cloth = m.pot('sign', 'cloth');
    const pale = shade(hide, 0.3), a = s.body.ankle, fur = spotted(hide, 0.45, -0.2);
    const coat: Coat = (u, v, p) => (v > 0.3 && v < 0.8 && p.y < 1.5 - p.z * 0.1 && p.z > 1 ? pale : fur());
    const trunk = tube(
      [
        [0, -8.6, -13.4], [0, -7.4, -11.6], [0, -4.2, -9], [0, -1, -6.4], [0, 0.8, -3], [0, 1.4, 1], [0, 2.8, 4.6], [0, 5.6, 7], [0, 9, 8.4], [0, 12, 9.2],
        [0, 13.6, 9.8],
      ],
      [0.15, 0.9, 2.0, 3.3, 4.9, 5.3, 4.7, 3.5, 2.5, 2.0, 1.7], coat, 14, 0.94,
    );
    for (const p of trunk.p) p.x *= 1 + 0.05 * Math.sin(p.y * 2.3 + p.z * 3.1);
    s.add('pelvis', trunk, undefined, 60);
    // Tufts hang from the belly, the throat and the tail.
    const tuft = (at: Triple, to: Triple, r: number): Clay => tube(
      [at, [at[0] * 0.6 + to[0] * 0.4, at[1] * 0.6 + to[1] * 0.4, at[2] * 0.6 + to[2] * 0.4], to], [r, r * 0.8, 0.05], shade(hide, at[0] > 0 ? -0.1 : 0.1),
      5, 0.6,
    );
    s.add('pelvis', joined(
      ...both.flatMap((k) => [
        tuft([k * 3.6, -1.4, 2], [k * 3.9, -5, 2.4], 1.2), tuft([k * 2, -2.6, 4], [k * 2.1, -5.6, 4.6], 1.1),
        tuft([k * 4.4, -0.6, -1.6], [k * 5.1, -4.2, -1.8], 1.2),
        tuft([k * 2.6, -1.2, -6], [k * 3.2, -4.4, -7], 1), tuft([k * 1.5, 7.6, 9], [k * 1.7, 4.4, 10.4], 0.9),
        tuft([k * 3.9, 2.8, 5.4], [k * 4.7, -0.4, 6], 1.1),
      ]),
      tuft([0.01, 6.2, 9.6], [0, 2.4, 11], 1.1), tuft([0.01, -3, 4.6], [0, -6.2, 5.2], 1.1), tuft([-0.01, -5, -10], [0, -8.6, -10.6], 0.9),
    ), undefined, 70);
    // Head: brow, snout with nostrils and a mouth, ears, horns, bridle.
    s.add('pelvis', joined(
      moved(loft([
        [-2.2, 1.3, 1.3, 0, 0.2], [-0.6, 2.0, 2.0], [1.6, 1.95, 1.85], [3.6, 1.45, 1.4, 0, 0.15], [5.4, 1.35, 1.3, 0, 0.25], [6.6, 1.0, 0.9, 0, 0.35],
        [7, 0.4, 0.4, 0, 0.4],
      ],
        { sides: 12, coat: (_u, v) => (v > 0.62 ? pale : shade(hide, -0.06)) }), place([0, 13.8, 9.6], [98, 0, 0])),
      moved(box(2.3, 0.2, 2.4, 0, shade(hide, -0.6)), place([0, 12.1, 15], [8, 0, 0])),
      ...both.flatMap((k) => [
        moved(ball([0.3, 0.24, 0.3], shade(hide, -0.6), 6, 4), place([k * 0.6, 13.1, 16.3])),
        moved(ball([0.42, 0.5, 0.42], m.pot('pupil'), 7, 4), place([k * 1.72, 14.3, 11.6])),
        moved(box(0.5, 0.4, 1.5, 0, shade(hide, -0.2)), place([k * 1.66, 14.95, 11.6], [10, k * 8, k * -20])),
        tube(
          [[k * 1.3, 15.2, 9.2], [k * 3, 15.9, 8.4], [k * 4.1, 14.5, 8.2], [k * 4, 12.7, 9.2], [k * 3.3, 11.9, 10.6]], [1.0, 0.92, 0.75, 0.5, 0.06],
          (_u, v) => (Math.floor(v * 14) % 2 ? shade(horn, -0.2) : horn), 8,
        ),
        tube([[k * 1.6, 13.4, 9.4], [k * 2.6, 13, 8.2]], [0.7, 0.1], hide, 6, 0.5),
        tube([[k * 1.5, 12.9, 13.4], [k * 1.9, 12.8, 11.4], [k * 2.0, 14.2, 9.4]], [0.22, 0.22, 0.22], leather, 4),
      ]),
      moved(loft([[-0.3, 1.6, 1.6], [0.3, 1.6, 1.6]], { sides: 12, coat: leather, capStart: false, capEnd: false }), place([0, 13.1, 13.6], [98, 0, 0])),
    ), undefined, 50);
    // Reins to the hand that is free of a weapon.
    const hand = s.world('handL', 0, 1.15, 0).applyMatrix4(s.frames.pelvis.clone().invert());
    s.add('pelvis', joined(...both.map((k) => tube([[k * 1.5, 12.9, 13.2], [k * 2.2, 11.2, 9], hand.toArray()], [0.2, 0.2, 0.2], leather, 4))));
    // Short arms folded before the chest.
    s.add('pelvis', joined(...both.flatMap((k) => [
      tube([[k * 3.2, 4.8, 5.4], [k * 4.5, 2.2, 7.4], [k * 3.2, 1.2, 10], [k * 2.6, 0.4, 10.8]], [1.5, 1.15, 0.8, 0.6], hide, 7),
      ...[-0.5, 0, 0.5].map((x) => tube([[k * 2.6 + x, 0.6, 10.6], [k * 2.4 + x * 1.5, -0.8, 11.6]], [0.3, 0.04], horn, 4)),
    ])), undefined, 60);
    // Blanket, saddle, bags and a roll; then the rider's legs.
    s.add('pelvis', joined(
      loft(
        [[3.4, 5.2, 4.6, 0, -0.6], [5.2, 4.7, 4.2, 0, -0.6], [6.2, 3.4, 3.4, 0, -0.6]],
        { sides: 16, coat: (_u, v) => (v < 0.4 ? m.pot('trim') : cloth), capStart: false },
      ),
      moved(box(4.6, 1.2, 6.4, 0.5, leather), place([0, 6.4, -0.6])), moved(box(4.2, 2, 1.2, 0.4, leather), place([0, 7.4, -3.8], [-12, 0, 0])),
      ...both.flatMap((k) => [
        moved(slab([[-3.4, 0], [-3, -5.4], [0, -6.6], [3, -5.4], [3.4, 0]], 0.6, 0.2, cloth), place([k * 5.2, 4.6, -0.8], [0, 90, k * 6])),
        moved(box(2, 3.6, 3.8, 0.5, leather), place([k * 4.6, 1.6, -5.4], [14, 0, k * 10])),
        moved(box(2.1, 1.2, 4, 0.3, shade(leather, -0.2)), place([k * 4.6, 3.2, -5.6], [14, 0, k * 10])),
      ]),
      moved(loft([[-3.8, 1.2, 1.2], [3.8, 1.2, 1.2]], { sides: 10, coat: m.pot('under') }), place([0, 5.8, -5.8], [0, 0, 90])),
    ), undefined, 40);
    riderLegs(m, [[2.4, 6, 0.4], [5.8, 4.2, 4.6], [6.2, -1.8, 2.8]]);
    eachSide((side) => {
      const { upperLeg: U, lowerLeg: L } = s.body, up = `upperLeg${side}` as const, low = `lowerLeg${side}` as const;
      s.limb([
        { bone: up, ring: [-2.6, 2.4, 3.2] }, { bone: up, ring: [0, 3.5, 4.6] }, { bone: up, ring: [3, 3.5, 4.4] }, { bone: up, ring: [U - 1.6, 2.8, 3.3] },
        { bone: up, ring: [U, 2.3, 2.6], mix: [low, 0] }, { bone: low, ring: [1.8, 2.2, 2.7, 0, -0.4] }, { bone: low, ring: [L - 2.4, 1.6, 1.9, 0, -0.2] },
        { bone: low, ring: [L + 0.5, 1.3, 1.4] },
      ], fur, 12);
      shag(s, up, 3.6, 3.2, 4.1, hide);
      shag(s, up, 6.4, 2.6, 3.0, hide);
      shag(s, low, 2.6, 2.1, 2.6, hide);
      s.add(`foot${side}`, joined(
        tube([[0, 0.9, -0.6], [0, -0.6, -0.4], [0, 1.4 - a, 1.2], [0, 0.9 - a, 2.0]], [1.2, 1.5, 1.25, 1.1], shade(hide, -0.08), 8),
        ...[-1.5, 0, 1.5].flatMap((x) => toe([x * 0.4, 0.9 - a, 1.4], [x * 1.5, 0.6 - a, 5.0 - Math.abs(x) * 0.5], 0.95, shade(hide, -0.2), horn)),
        ...toe([0, 0.9 - a, 1.0], [0, 0.6 - a, -0.9], 0.7, shade(hide, -0.2), horn),
        tube([[0, 0.4, -1], [0, -1.2, -2.2]], [1, 0.05], shade(hide, 0.1), 5),
      ), undefined, 60);
    });
  },
  /** A heavy lizard of the deserts: its rider sits behind its shoulders, over the forelegs. */
  dewback(m: Maker) {
    m.s.manner.gait = 'paws';
    const { s } = m, hide = m.pot('fur'), leather = m.pot('leather'), claw = m.pot('bone'), floor = s.ground - s.world('pelvis').y;
    const pale = shade(hide, 0.22), scales = spotted(hide, 0.55, -0.34);
    const coat: Coat = (u, v, p) => (p.y < -5.4 ? pale : scales());
    s.add('pelvis', tube(
      [
        [9, floor + 1, -23], [5.6, floor + 2.2, -23.4], [1.6, floor + 5, -20.6], [0, -3.4, -17], [0, -1.4, -13], [0, -0.8, -7], [0, -1.2, -1], [0, -0.6, 4],
        [0, 1.2, 8], [0, 3, 10.4],
      ],
      [0.2, 1.0, 2.0, 3.4, 5.2, 6.3, 6.1, 5.2, 3.7, 3.0], coat, 16, 0.96,
    ), undefined, 60);
    s.add('pelvis', joined(
      moved(
        loft(
          [[-2, 2.6, 2.4], [0.6, 3.1, 2.9], [3.6, 2.7, 2.5, 0, 0.2], [6.6, 2.1, 1.7, 0, 0.7], [8.6, 1.6, 1.2, 0, 1.0], [9.2, 0.7, 0.5, 0, 1.1]],
          { sides: 14, coat: (u, v, p) => (p.z > 1.1 ? pale : scales()) },
        ),
        place([0, 4, 9.6], [98, 0, 0]),
      ),
      ...both.flatMap((k) => [
        moved(ball([0.5, 0.6, 0.6], m.pot('eyes'), 8, 5), place([k * 2.5, 5.2, 12.8])),
        moved(ball([0.2, 0.46, 0.3], m.pot('pupil'), 6, 4), place([k * 2.92, 5.2, 12.95])),
        moved(box(0.9, 0.5, 2.2, 0.1, shade(hide, -0.25)), place([k * 2.3, 5.95, 12.8], [8, k * 10, k * -16])),
        moved(ball([0.28, 0.24, 0.32], shade(hide, -0.6), 6, 4), place([k * 0.75, 3.4, 17.3])),
        moved(box(0.3, 0.3, 6.6, 0, shade(hide, -0.5)), place([k * 1.95, 2.5, 14.6], [6, k * -10, 0])),
        tube([[k * 2.5, 3.2, 15], [k * 2.9, 3.4, 10.4], [k * 2.4, 6, 7], [k * 1.4, 7, 5.4]], [0.24, 0.24, 0.24, 0.24], leather, 4),
      ]),
      moved(loft([[-0.4, 2.5, 2.2], [0.4, 2.5, 2.2]], { sides: 14, coat: leather, capStart: false, capEnd: false }), place([0, 3.6, 15], [98, 0, 0])),
      ...[-12.6, -9.6, -6.6, 6.4, 8.6].map((z) => moved(
        slab([[-1.1, -0.6], [1.1, -0.6], [-0.6, 1.6]], 0.7, 0.2, shade(hide, -0.3)), place([0, z > 0 ? z * 0.42 + 1.2 : 5 + z * 0.06, z], [0, -90, 0]),
      )),
    ), undefined, 50);
    // Forelegs are the figure's own; each hind leg goes with the foreleg of the other side, the more of it the nearer it is to the ground.
    for (const k of both) {
      const foot = k > 0 ? 'footR' : 'footL', top = s.frames.pelvis;
      const leg = joined(
        tube(
          [[k * 3.6, -1.4, -13], [k * 6, -4.6, -10.4], [k * 7.2, -7, -9.4], [k * 7, floor + 3, -12.4], [k * 7, floor + 0.8, -12]], [3.2, 3.0, 2.2, 1.7, 1.7],
          scales, 10,
        ),
        ...[-1.2, 0, 1.2].flatMap((x) => toe([k * 7 + x * 0.5, floor + 0.9, -11.6], [k * 7.2 + x * 1.3, floor + 0.7, -8.6], 0.85, shade(hide, -0.15), claw)),
      );
      s.addWorld(moved(leg, top), ({ y }) => {
        const goes = 1 - smoothstep(s.ground + 3, s.world('pelvis').y - 3, y);
        return ['pelvis', 1 - goes, foot, goes];
      }, 60);
    }
    eachSide((side) => {
      const { upperLeg: U, lowerLeg: L, ankle } = s.body, up = `upperLeg${side}` as const, low = `lowerLeg${side}` as const, k = sign(side);
      s.limb([
        { bone: up, ring: [-2, 2.2, 2.6] }, { bone: up, ring: [0.4, 2.9, 3.2] }, { bone: up, ring: [U - 2, 2.3, 2.5] },
        { bone: up, ring: [U, 1.9, 2.0], mix: [low, 0] },
        { bone: low, ring: [2, 1.8, 1.9] }, { bone: low, ring: [L, 1.5, 1.6] }, { bone: low, ring: [L + 1.4, 1.5, 1.7] },
      ], scales, 10);
      s.add(
        `foot${side}`,
        joined(
          moved(ball([1.7, 1.1, 1.7], shade(hide, -0.1), 8, 5), place([0, 0.9 - ankle, 0.2])),
          ...[-1.3, 0, 1.3].flatMap((x) => toe([x * 0.5, 0.9 - ankle, 0.6], [x * 1.3 + k * 0.2, 0.7 - ankle, 3.4], 0.85, shade(hide, -0.15), claw)),
        ),
        undefined, 60,
      );
    });
    s.add('pelvis', joined(
      loft(
        [[3.6, 5.4, 4.8, 0, -0.8], [5.2, 4.8, 4.4, 0, -0.8], [6.2, 3.4, 3.6, 0, -0.8]],
        { sides: 16, coat: m.either('hood', 'leather', 0.1), capStart: false },
      ),
      moved(box(4.8, 1.2, 6.6, 0.5, leather), place([0, 6.4, -0.8])), moved(box(4.4, 2.2, 1.2, 0.4, leather), place([0, 7.4, -4.2], [-12, 0, 0])),
      ...both.map((k) => moved(box(2, 4, 4.4, 0.5, m.either('hood', 'leather', 0.1)), place([k * 6.2, 1.4, -6.4], [0, 0, k * 10]))),
      moved(loft([[-4.2, 1.3, 1.3], [4.2, 1.3, 1.3]], { sides: 10, coat: m.pot('under') }), place([0, 6.4, -6.4], [0, 0, 90])),
    ), undefined, 40);
    riderLegs(m, [[2.6, 6.2, 0.4], [6.4, 4.2, 4.2], [7.2, -2, 2.6]]);
  },
  /** A slug as large as a throne: rolls of fat, a tail curled round, small arms, a wide mouth. It has no head but its own. */
  hutt(m: Maker) {
    m.s.manner.gait = 'wheels';
    const { s } = m, skin = m.pot('skin'), belly = m.pot('mark'), floor = s.ground - s.world('pelvis').y, top = s.body.shoulderY;
    const hide = spotted(skin, 0.4, -0.32);
    // The pale belly runs softly into the hide; rolls sag in front, and the hide stands darker between them.
    const side = (u: number): number => Math.min(u, 1 - u);
    const coat: Coat = (u, v) => {
      const t = smoothstep(0.1 + 0.05 * Math.sin(v * 9), 0.27, side(u));
      return t < 0.04 ? belly : t > 0.96 ? hide() : mixed(belly, skin, t);
    };
    const sags = (by: number) => (angle: number): number => -by * Math.max(0, Math.cos(angle)) ** 2;
    const roll = (bone: Bone, y: number, high: number, rx: number, rz: number, cz: number): BodyRing[] => [
      { bone, ring: [y, rx * 0.92, rz * 0.91, 0, cz - 0.2], wash: 0.24, lift: sags(1.1) },
      { bone, ring: [y + high * 0.3, rx, rz * 1.01, 0, cz], wash: -0.04, lift: sags(1) },
      { bone, ring: [y + high * 0.72, rx * 0.985, rz, 0, cz], wash: -0.05, lift: sags(0.7) },
    ];
    s.limb([
      { bone: 'pelvis', ring: [floor, 12.2, 11, 0, 1.4] },
      ...roll('pelvis', floor + 0.4, 4.6, 13.4, 12.6, 2), ...roll('pelvis', floor + 5, 3.6, 12.5, 11.9, 1.9), ...roll('spine', -1.4, 3.2, 11.3, 10.6, 1.4),
      ...roll('chest', -0.7, 2.9, 10.2, 9.4, 0.9), ...roll('chest', 2.2, top - 2.4, 9.3, 8.2, 0.5),
      { bone: 'chest', ring: [top + 0.4, 7.6, 6.4], wash: 0.1 }, { bone: 'chest', ring: [top + 1.6, 7.0, 6.1, 0, 0.3] },
      { bone: 'chest', ring: [top + 2.8, 6.0, 5.0, 0, 0.3], wash: 0.2 }, { bone: 'head', ring: [0.2, 5, 4.6, 0, 0.3] },
    ], coat, 26, undefined, 70);
    s.add('pelvis', tube(
      [
        [0, floor + 5.4, -5], [4, floor + 4.6, -11], [10, floor + 3.6, -14.6], [15.4, floor + 2.6, -12.6], [18.6, floor + 1.8, -6.6],
        [18.8, floor + 1.2, -0.6], [17.6, floor + 2, 2.6],
      ],
      [6.4, 5.2, 4.0, 3.0, 2.0, 1.1, 0.1], (_u, v) => (Math.floor(v * 22) % 3 === 0 ? shade(skin, -0.2) : hide()), 14,
    ), undefined, 60);
    s.add('head', joined(
      loft([
        [-2.4, 6.2, 5.4, 0, 0.4], [-0.8, 6.6, 6.0, 0, 0.9], [0.6, 6.3, 6.2, 0, 1.1], [1.1, 5.9, 5.7, 0, 1.0], [1.7, 6.1, 6.0, 0, 1.0],
        [3.6, 5.4, 5.2, 0, 0.7], [5.6, 4.4, 4.2, 0, 0.1],
        [7.2, 2.8, 2.8, 0, -0.4], [7.9, 1, 1, 0, -0.5],
      ], {
        sides: 22,
        coat: (u, v) => (v > 0.3 && v < 0.44 && (u < 0.26 || u > 0.74) ? shade(belly, -0.62) : v < 0.32 && side(u) < 0.2
          ? mixed(belly, skin, smoothstep(0.08, 0.2, side(u))) : hide()),
        capStart: false,
      }),
      ...both.flatMap((k) => [
        moved(ball([1.25, 1.05, 0.8], m.pot('eyes'), 10, 6), place([k * 2.3, 4.5, 4.5], [-14, k * 22, 0])),
        moved(ball([0.3, 0.85, 0.4], m.pot('pupil'), 7, 5), place([k * 2.42, 4.55, 5.1], [-14, k * 22, 0])),
        moved(ball([1.6, 0.6, 1.1], shade(skin, -0.1), 9, 5), place([k * 2.3, 5.45, 4.1], [10, k * 22, k * -6])),
        moved(ball([1.5, 0.45, 0.9], shade(skin, -0.06), 9, 5), place([k * 2.35, 3.5, 4.7], [0, k * 22, 0])),
        moved(ball([0.3, 0.5, 0.3], shade(skin, -0.65), 6, 4), place([k * 0.62, 3.0, 6.15], [0, 0, k * 24])),
      ]),
    ), undefined, 60);
    eachSide((side) => {
      arm(s, side, hide, { bulk: 1.5 });
      fist(s, side, skin, 1.25, m.hold[side]);
    });
  },
} as const;
