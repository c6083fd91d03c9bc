/** What a hand holds. In hand space the fist's centre is FIST and the object points along +Z. */
import { Color, Vector3 } from 'three';
import { ball, box, joined, loft, moved, slab, tube, type Clay } from '../modelling/clay.ts';
import { paint, shade, type Paint } from '../modelling/paint.ts';
import { place } from '../modelling/rig.ts';
import { along, beam, blade as bladeOf, doubleBlade, FIST, hilt, pistol, rifle, upright } from '../modelling/weapons.ts';
import type { Arm, Side, Triple } from '../../../skeleton.ts';
import type { Maker, Pot } from './part.ts';

interface Lit { light: Pot }
const hold = (m: Maker, side: Side, clay: Clay, arm: Arm = 'blade'): void => {
  m.s.manner.arms[side] = arm;
  m.s.add(`hand${side}`, clay, place(FIST));
};
const aimed = (m: Maker, side: Side, clay: Clay, scale = 1): void => {
  m.s.manner.arms[side] = 'gun';
  m.s.add(`hand${side}`, clay, upright(m.s, side, scale));
};
const rod = (from: number, to: number, r: number, coat: Paint, sides = 8): Clay => along(loft(
  [[from, r * 0.8, r * 0.8], [from + 0.2, r, r], [to - 0.2, r, r], [to, r * 0.8, r * 0.8]], { sides, coat },
));
const barrel = (from: number, to: number, r: number, coat: Paint): Clay => along(loft(
  [[from, r, r], [to - 1.2, r, r], [to - 1.15, r * 1.5, r * 1.5], [to, r * 1.5, r * 1.5], [to, r * 0.8, r * 0.8], [to - 0.3, r * 0.7, r * 0.7]],
  { sides: 8, coat, edges: [2] },
));

/** What a hand does not close round. */
export const OPEN: readonly string[] = ['lightning'];

export const WEAPONS = {
  blade: (m: Maker, side: Side, o: Lit & { length?: number; reverse?: boolean; curved?: boolean }) => {
    const { light, ...rest } = o;
    bladeOf(m.s, side, light, { ...rest, ...(o.curved && { hilt: 3.2 }) });
  },
  doubleBlade: (m: Maker, side: Side, o: Lit & { length?: number }) => doubleBlade(m.s, side, o.light, o.length),
  crossguard: (m: Maker, side: Side, o: Lit) => {
    bladeOf(m.s, side, o.light);
    hold(m, side, moved(box(3.6, 0.7, 0.8, 0.15, m.pot('metal')), place([0, 0, 1.9])));
    for (const k of [90, -90]) m.s.glow(`hand${side}`, moved(along(loft([[1.8, 0.26, 0.26], [4, 0.2, 0.2], [4.4, 0.04, 0.04]], { sides: 7, coat: m.pot('eyes', 'gloss') })), place([0, 0, 1.9], [0, k, 0])), place(FIST));
  },
  /** Two blades on a ring round the fist. */
  ringBlade: (m: Maker, side: Side, o: Lit) => {
    const ring = Array.from({ length: 14 }, (_, i): [number, number, number] => [0, 3.1 * Math.sin((i / 13) * 6.2832), 3.1 * Math.cos((i / 13) * 6.2832)]);
    hold(m, side, joined(tube(ring, ring.map(() => 0.48), m.pot('dark'), 5), rod(-3, 3, 0.5, m.pot('metal'))));
    beam(m.s, side, o.light, 3.2, 18);
    beam(m.s, side, o.light, -3.2, -18);
  },
  /** A blade of black light with a pale rim. */
  darkBlade: (m: Maker, side: Side) => {
    hold(m, side, hilt(4.6, m.pot('dark'), m.pot('suit')));
    hold(m, side, moved(slab([[-0.75, 2], [-0.7, 20], [0.6, 23], [0.75, 2]], 0.5, 0.12, m.pot('suit', 'gloss')), place([0, 0, 0], [90, 0, 0])));
    m.s.glow(`hand${side}`, along(loft([[2, 0.5, 0.8], [4, 1.0, 1.6], [19, 0.9, 1.4], [23.6, 0.05, 0.05]], { sides: 10, coat: m.pot('eyes', 'gloss') })), place(FIST), true);
  },
  pistol: (m: Maker, side: Side, o: { length?: number } = {}) => pistol(m.s, side, { body: m.pot('gun', 'metal'), long: o.length ?? 5 }),
  /** A heavy sidearm with a scope and a flared muzzle. */
  heavyPistol: (m: Maker, side: Side) => {
    pistol(m.s, side, { body: m.pot('gun', 'metal'), long: 6.6 });
    aimed(m, side, joined(moved(rod(-0.6, 3, 0.42, m.pot('dark')), place([0, 2.1, 0])), moved(along(loft([[5.6, 0.4, 0.4], [7.2, 0.8, 0.8], [7.2, 0.4, 0.4]], { sides: 8, coat: m.pot('metal'), edges: [1] })), place([0, 1.15, 0]))), 1.22);
  },
  carbine: (m: Maker, side: Side) => rifle(m.s, side, { length: 10.5, body: m.pot('gun') }),
  rifle: (m: Maker, side: Side, o: { length?: number; drum?: boolean; wooden?: boolean } = {}) => rifle(m.s, side, { length: o.length ?? 14, body: m.pot(o.wooden ? 'wood' : 'gun'), ...(o.drum && { drum: true }) }),
  /** A sniper's: long, with a large scope and a bipod. */
  longRifle: (m: Maker, side: Side) => {
    rifle(m.s, side, { length: 20, body: m.pot('gun') });
    aimed(m, side, joined(moved(along(loft([[-1.6, 0.7, 0.7], [-1.2, 0.85, 0.85], [1.6, 0.6, 0.6], [3.2, 0.6, 0.6], [3.6, 0.95, 0.95], [4.4, 0.95, 0.95]], { sides: 9, coat: m.pot('dark'), edges: [0, 4] })), place([0, 2.9, 0.6])), ...[1, -1].map((k) => moved(box(0.25, 2.6, 0.25, 0, m.pot('metal')), place([k * 0.7, -0.6, 12], [0, 0, k * 26])))), 1.12);
  },
  /** A rotary cannon with a drum and a belt. */
  cannon: (m: Maker, side: Side) => aimed(m, side, joined(
    moved(box(2.2, 2.4, 6, 0.4, m.pot('gun')), place([0, 1, 0])), ...[0, 60, 120, 180, 240, 300].map((deg) => moved(barrel(3, 14, 0.34, m.pot('metal')), place([Math.sin((deg * Math.PI) / 180) * 0.85, 1 + Math.cos((deg * Math.PI) / 180) * 0.85, 0]))),
    moved(along(loft([[8, 1.4, 1.4], [8.8, 1.4, 1.4]], { sides: 10, coat: m.pot('dark'), edges: [0] })), place([0, 1, 0])), moved(loft([[-1, 1.6, 1.6], [1, 1.6, 1.6]], { sides: 10, coat: m.pot('dark') }), place([0, -1.2, 0.4], [0, 0, 90])), moved(box(0.6, 1.8, 0.8, 0.15, m.pot('gun')), place([0, 2.8, -1.6])),
  ), 1.05),
  /** A launcher on the shoulder. */
  launcher: (m: Maker, side: Side) => aimed(m, side, joined(moved(along(loft([[-8, 1.3, 1.3], [-7.4, 1.5, 1.5], [-3, 1.0, 1.0], [7, 1.0, 1.0], [9, 1.5, 1.5], [9.1, 0.9, 0.9], [7, 0.8, 0.8]], { sides: 10, coat: m.pot('gun', 'metal'), edges: [3] })), place([0, 2.4, 0])), moved(box(0.8, 2.2, 1, 0.2, m.pot('gun')), place([0, 0.6, 0])), moved(box(0.8, 1.6, 2.4, 0.2, m.pot('dark')), place([1.3, 3.2, 1.6])))),
  flamer: (m: Maker, side: Side) => {
    aimed(m, side, joined(moved(box(1.4, 1.7, 5, 0.3, m.pot('gun')), place([0, 0.8, 0.6])), moved(barrel(2.6, 11, 0.55, m.pot('metal')), place([0, 1, 0])), moved(rod(1, 8, 0.4, m.pot('sign', 'plate')), place([0, -0.3, 0]))), 1.1);
    m.s.glow(`hand${side}`, along(loft([[10.6, 0.2, 0.2], [12, 0.55, 0.55], [13.2, 0.05, 0.05]], { sides: 7, coat: m.pot('lamp') })), upright(m.s, side, 1.1).multiply(place([0, 1, 1.6])));
    m.s.glow(`hand${side}`, along(loft([[10.4, 0.4, 0.4], [12.2, 1.1, 1.1], [14.4, 0.05, 0.05]], { sides: 8, coat: m.pot('lamp') })), upright(m.s, side, 1.1).multiply(place([0, 1, 1.6])), true);
  },
  bowcaster: (m: Maker, side: Side) => aimed(m, side, joined(moved(box(1.5, 1.7, 9, 0.3, m.pot('wood')), place([0, 0.8, 1.6])), moved(barrel(5, 12, 0.5, m.pot('metal')), place([0, 1.3, 0])), ...[1, -1].flatMap((k) => [tube([[0, 1, 7], [k * 3, 1, 7.6], [k * 5.4, 1, 6.4]], [0.5, 0.45, 0.3], m.pot('metal'), 6), moved(ball(0.85, m.pot('brass'), 8, 5), place([k * 5.4, 1, 6.3]))]), moved(rod(-1, 3.6, 0.6, m.pot('dark')), place([0, 2.4, 0]))), 1.1),
  /** A plain staff; `head` adds what is on its top. */
  staff: (m: Maker, side: Side, o: { up?: number; down?: number; head?: 'fork' | 'skull' | 'spear' | 'blades' | 'none' } = {}) => {
    const up = o.up ?? 13, down = o.down ?? 15, head = o.head ?? 'none';
    const tops: Record<typeof head, Clay[]> = {
      none: [], fork: [tube([[0, 0, up - 1], [0, 1.6, up + 1], [0, 1.2, up + 3.4]], [0.45, 0.4, 0.08], m.pot('wood'), 6), tube([[0, 0, up - 1], [0, -1.6, up + 1], [0, -1.2, up + 3.4]], [0.45, 0.4, 0.08], m.pot('wood'), 6)],
      skull: [moved(ball([1.2, 1.3, 1.5], m.pot('bone'), 9, 6), place([0, 0, up + 0.6])), ...[1, -1].map((k) => tube([[k * 0.8, 0, up + 1.2], [k * 2, 0, up + 2.4], [k * 2.2, 0, up + 4]], [0.4, 0.3, 0.05], m.pot('bone'), 5)), moved(box(0.3, 2.4, 0.8, 0, m.pot('sign', 'cloth')), place([0, -1.6, up - 0.8]))],
      spear: [along(loft([[up - 0.4, 0.4, 0.4], [up + 0.6, 1.05, 0.3], [up + 4.4, 0.05, 0.05]], { sides: 6, coat: m.pot('metal'), edges: [1] }))],
      blades: [1, -1].map((k) => moved(slab([[-0.5, 0], [0.6, 0.4], [0.2, 6], [-0.9, 4.4]], 0.35, 0.1, m.pot('metal')), place([0, 0, k > 0 ? up - 0.6 : -down + 0.6], [k * 90, 0, 0]))),
    };
    hold(m, side, joined(rod(-down, up, 0.5, m.pot('wood')), ...tops[head]));
  },
  /** A staff whose ends crackle. */
  electrostaff: (m: Maker, side: Side, o: Lit & { up?: number; down?: number }) => {
    const up = o.up ?? 13, down = o.down ?? 13;
    hold(m, side, joined(rod(-down, up, 0.5, m.pot('metal')), ...[up - 3, -down + 3].map((z) => along(loft([[z - 1, 0.5, 0.5], [z - 0.8, 0.9, 0.9], [z + 0.8, 0.9, 0.9], [z + 1, 0.5, 0.5]], { sides: 8, coat: m.pot('dark'), edges: [0, 2] })))));
    beam(m.s, side, o.light, up - 1.6, up + 2.4, 0.5);
    beam(m.s, side, o.light, -down + 1.6, -down - 2.4, 0.5);
  },
  /** Two short staffs or clubs, a truncheon. */
  baton: (m: Maker, side: Side, o: Partial<Lit> & { length?: number } = {}) => {
    hold(m, side, joined(rod(-2, o.length ?? 8, 0.55, m.pot('dark')), moved(box(0.6, 3, 0.6, 0.1, m.pot('metal')), place([0, 0.4, 1.6]))));
    if (o.light) beam(m.s, side, o.light, 3.4, (o.length ?? 8) + 0.6, 0.5);
  },
  bow: (m: Maker, side: Side, o: Partial<Lit> = {}) => {
    const arc: [number, number, number][] = [
      [0, -0.2, 11], [0, 1.6, 9.4], [0, 2.9, 6], [0, 2.2, 2.4], [0, 1.4, 0], [0, 2.2, -2.4], [0, 2.9, -6], [0, 1.6, -9.4], [0, -0.2, -11],
    ];
    hold(m, side, joined(moved(tube(arc, [0.12, 0.4, 0.5, 0.55, 0.6, 0.55, 0.5, 0.4, 0.12], m.pot('wood'), 6), place([0, -1.4, 0])), moved(rod(-10.6, 10.6, 0.09, m.pot('bone'), 4), place([0, -1.7, 0]))), 'gun');
    if (o.light) m.s.glow(`hand${side}`, along(loft([[-10, 0.4, 0.4], [0, 0.7, 0.7], [10, 0.4, 0.4]], { sides: 8, coat: m.pot('lamp') })), place([FIST[0], FIST[1] - 1.7, FIST[2]]), true);
  },
  sling: (m: Maker, side: Side) => hold(m, side, joined(tube([[0, 0, 0], [0, -0.6, 2.6], [0, -2, 5], [0, -4.4, 6.4]], [0.34, 0.34, 0.34, 0.34], m.pot('leather'), 5), tube([[0, 0, 0], [0, 0.4, 2.8], [0, -0.8, 5.6], [0, -4, 7.2]], [0.34, 0.34, 0.34, 0.34], m.pot('leather'), 5), moved(ball(1.5, m.pot('metal', 'ground'), 8, 5), place([0, -5, 6.9])))),
  /** A chain that the other hand holds by its other end. */
  chain: (m: Maker, side: Side) => hold(m, side, joined(
    ...Array.from(
      { length: 9 },
      (_, i) => moved(box(i % 2 ? 0.34 : 0.8, i % 2 ? 0.8 : 0.34, 1.25, 0, m.pot('metal')), place([0, -1.4 * Math.sin((i / 8) * Math.PI), i * 1.12])),
    ),
    ...Array.from({ length: 5 }, (_, i) => moved(box(i % 2 ? 0.34 : 0.8, 1.25, i % 2 ? 0.8 : 0.34, 0, m.pot('metal')), place([0, -0.6 - i * 1.1, -0.8]))),
  ), 'none'),
  spear: (m: Maker, side: Side, o: { up?: number; down?: number } = {}) => WEAPONS.staff(m, side, { up: 15, down: 11, ...o, head: 'spear' }),
  /** A raider's stick: a bent club with a spike above, a blade below; `slide` is how far up the fist is off its middle. */
  gaffi: (m: Maker, side: Side, o: { slide?: number } = {}) => hold(m, side, moved(joined(
    rod(-11, 9, 0.5, m.pot('wood')), tube([[0, 0, 8.6], [0, 0.2, 10.6], [0, 1.4, 12.4], [0, 3.2, 13]], [0.6, 0.9, 1.25, 0.7], m.pot('metal'), 8),
    along(loft([[12.4, 0.5, 0.5], [15.6, 0.04, 0.04]], { sides: 6, coat: m.pot('metal') })),
    moved(slab([[-1.2, -10.4], [-1.7, -13], [0, -16.4], [1.7, -13], [1.2, -10.4]], 0.45, 0.15, m.pot('metal')), place([0, 0, 0], [90, 0, 0])),
    ...[-4, 5].map((z) => along(loft([[z - 0.8, 0.62, 0.62], [z + 0.8, 0.62, 0.62]], { sides: 8, coat: m.pot('leather') }))),
  ), place([0, 0, -(o.slide ?? 0)]))),
  knife: (m: Maker, side: Side, o: { reverse?: boolean; long?: boolean } = {}) => {
    const l = o.long ? 15 : 7;
    m.s.manner.arms[side] = 'blade';
    m.s.add(`hand${side}`, joined(rod(-1.6, 1.4, 0.5, m.pot('leather')), moved(box(2.2, 0.5, 0.5, 0.1, m.pot('dark')), place([0, 0, 1.5])), moved(slab([[-0.6, 1.6], [0.6, 1.6], [0.55, l - 2], [-0.5, l]], 0.4, 0.12, m.pot('metal')), place([0, 0, 0], [90, 0, 0]))), place(FIST, o.reverse ? [180, 0, 0] : [0, 0, 0]));
  },
  axe: (m: Maker, side: Side, o: { up?: number; down?: number; double?: boolean } = {}) => {
    const up = o.up ?? 9, edge = ([k]: [number]): Clay => moved(slab([[k * 0.3, up - 3], [k * 3.6, up - 4.6], [k * 4.4, up - 2], [k * 3.6, up + 0.6], [k * 0.3, up - 1]], 0.7, 0.25, m.pot('metal')), place([0, 0, 0], [90, 0, 0]));
    hold(m, side, joined(rod(-(o.down ?? 6), up, 0.5, m.pot('wood')), edge([1]), ...(o.double ? [edge([-1])] : [])));
  },
  club: (m: Maker, side: Side) => hold(m, side, along(loft([[-2, 0.5, 0.5], [2, 0.6, 0.6], [6, 1.1, 1.1], [9, 1.5, 1.4], [10, 0.9, 0.9]], { sides: 8, coat: m.pot('wood') }))),
  hammer: (m: Maker, side: Side) => hold(m, side, joined(rod(-4, 8, 0.5, m.pot('wood')), moved(box(2.2, 5, 2.4, 0.4, m.pot('metal')), place([0, 0.6, 8])), moved(box(1.4, 1.4, 1.6, 0.2, m.pot('brass')), place([0, 0.6, 6.4])))),
  tongs: (m: Maker, side: Side) => hold(m, side, joined(...[0.6, -0.6].map((x) => tube([[x, 0, -2], [x * 0.8, 0, 2], [x * 2, 0, 5], [x * 0.6, 0, 8]], [0.55, 0.55, 0.65, 0.5], m.pot('dark'), 6)))),
  /** A round or tall shield on the forearm. */
  shield: (m: Maker, side: Side, o: { tall?: boolean } = {}) => m.s.add(`lowerArm${side}`, moved(o.tall
    ? slab([[-3, -7], [3, -7], [3.4, 5], [0, 7], [-3.4, 5]], 0.7, 0.25, m.pot('armour'))
    : loft([[0, 4.8, 4.8], [0.5, 5, 5], [0.9, 3.6, 3.6], [1.5, 1.4, 1.4]], { sides: 18, coat: (_u, v) => (v > 0.6 ? m.pot('sign', 'plate') : m.pot('armour')), edges: [0] }), place([0, 3, -2], o.tall ? [0, 180, 90] : [-90, 0, 0]))),
  /** A cane or a rod of office. */
  cane: (m: Maker, side: Side) => hold(m, side, joined(rod(-12, 1.6, 0.4, m.pot('wood')), moved(ball(0.8, m.pot('metal'), 8, 5), place([0, 0, 2.2])))),
  datapad: (m: Maker, side: Side) => {
    hold(m, side, moved(box(3.4, 0.5, 4.6, 0.15, m.pot('dark')), place([0, 0.6, 1.6], [0, 0, 0])), 'none');
    m.s.glow(`hand${side}`, moved(box(2.8, 0.1, 3.8, 0, m.pot('lamp')), place([0, 0.95, 1.6])), place(FIST));
  },
  /** A ball of fire or of the Force over the palm. */
  fire: (m: Maker, side: Side, o: Lit) => {
    const bone = `hand${side}` as const, at = place([FIST[0], FIST[1] + 1.6, FIST[2] + 1.4]), flame = (k: number): Clay => along(loft([[-1.2 * k, 0.1, 0.1], [-0.5 * k, 1.1 * k, 1.1 * k], [0.6 * k, 0.9 * k, 0.9 * k], [2.6 * k, 0.05, 0.05]], { sides: 9, coat: m.pot('lamp') }));
    m.s.glow(bone, flame(0.7), at);
    m.s.glow(bone, flame(1.4), at, true);
    m.s.lamp(bone, new Vector3(0, 0, 0), new Vector3(0, 0, 2), m.pot('lamp').rgb, 0.4, at);
    void o;
  },
  /** Lightning from the fingers: forked bolts along the hand's direction. */
  lightning: (m: Maker, side: Side, o: Lit & { length?: number }) => {
    const bone = `hand${side}` as const, long = o.length ?? 13, hex = o.light;
    const core = paint('#' + new Color(hex).lerp(new Color(1, 1, 1), 0.7).getHexString(), 'gloss');
    for (const [turn, far] of [[0, 1], [130, 0.8], [245, 0.66]] as const) {
      const a = (turn * Math.PI) / 180;
      const path = [0, 0.2, 0.42, 0.6, 0.82, 1].map((t, i): Triple => {
        const out = (i % 2 ? 1.5 : 0.5) * Math.sin(Math.PI * Math.min(1, t + 0.1)) + 1.6 * t;
        return [Math.sin(a) * out, 2.4 + Math.cos(a) * out * 0.8, 1 + t * long * far];
      });
      m.s.glow(bone, tube(path, [0.22, 0.26, 0.2, 0.24, 0.16, 0.04], core, 4));
      m.s.glow(bone, tube(path, [0.7, 1.0, 0.8, 0.9, 0.6, 0.1], paint(hex, 'gloss'), 5), undefined, true);
    }
    m.s.lamp(bone, new Vector3(0, 2, 1), new Vector3(0, 2, long), new Color(hex), 0.4);
  },
  bomb: (m: Maker, side: Side) => hold(m, side, joined(moved(ball(1.3, m.pot('metal'), 10, 6), place([0, 0.4, 1])), moved(box(0.9, 0.5, 0.5, 0, m.pot('sign', 'plate')), place([0, 0.4, 2.3]))), 'none'),
  horn: (m: Maker, side: Side) => hold(m, side, tube([[0, 0, -2], [0, 0.4, 1], [0, 1.8, 3.6], [0, 4, 5]], [0.3, 0.7, 1.1, 1.6], shade(m.pot('bone'), -0.1), 8), 'none'),
} as const;
