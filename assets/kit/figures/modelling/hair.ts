/** Hair and beards: a shell over the skull that dips under the skin where none grows, so that its line is where both cross. */
import type { Vector3 } from 'three';
import { smoothstep } from '../../noise.ts';
import { ball, joined, loft, moved, skin, tube, type Clay } from './clay.ts';
import { shade, type Paint } from './paint.ts';
import { place } from './rig.ts';
import type { Sculpt } from './sculpt.ts';
import { skullAt, type Shape } from './skull.ts';
import type { Triple } from '../../../skeleton.ts';

/** How thick hair is at an angle (degrees from the face, 0…180, and which side of it) and a height; negative where none grows. */
type Growth = (deg: number, y: number, side: number) => number;

function shell(o: Shape, coat: Paint, low: number, grows: Growth, strand = 0.07, top = 5.2 + (o.crown ?? 0)): Clay {
  const cols = 22, rows = 9;
  const under = new Set<Vector3>();
  const rings: Vector3[][] = Array.from({ length: rows + 1 }, (_, r) => {
    const y = low + (top - low) * (1 - (1 - r / rows) ** 1.5); // rows gather where the crown bends
    return Array.from({ length: cols }, (_, i) => {
      const a0 = (i / cols) * Math.PI * 2, a = a0 - 0.2 * Math.sin(a0), deg = Math.abs(a > Math.PI ? 360 - (a * 180) / Math.PI : (a * 180) / Math.PI);
      const thick = grows(deg, y, a > Math.PI ? -1 : 1);
      const p = skullAt(a, Math.max(0.06, y), o, thick + (thick > 0 ? strand * Math.sin(a * 11 + y * 2.1) : 0));
      if (thick < -0.1) under.add(p);
      p.y = y + Math.max(0, thick) * 0.85 * smoothstep(3.4, top, y);
      return p;
    });
  });
  // Strands run from the crown down; each is lighter or darker than the next.
  const all = skin(rings, { coat: (u) => shade(coat, TONES[Math.floor(u * cols) % TONES.length]!), capStart: false });
  return { p: all.p, f: all.f.filter(({ v }) => !v.every((i) => under.has(all.p[i]!))) }; // what lies under the skin is never seen
}
const TONES = [0, -0.2, -0.06, -0.14, 0.02, -0.1, 0] as const;

/**
 * The line over the forehead, down the temples, before and behind the ears: a row of points, not a brim. Hair is short at the sides and the nape
 * and full on the crown; `burn` is how low it grows before the ears.
 */
const crop = (thick: number, nape: number, { fringe = 4.05, burn = 2.7, sides = 0.4 } = {}) => (deg: number, y: number, side: number): number => {
  const point = deg < 100 ? 0.2 * Math.sin(deg * 0.24 * Math.PI + side) : 0.3 * Math.sin(deg * 0.19 * Math.PI + side);
  const line = (deg < 48 ? fringe : deg < 76 ? fringe - ((deg - 48) / 36) * (fringe - 2.7) : deg < 92 ? burn : deg < 104 ? 2.7 : nape) + point;
  const full = sides + (1 - sides) * smoothstep(nape + 0.4, 4.7, y);
  const edge = deg < 76 ? smoothstep(line - 0.5, line + 1.1, y) : deg < 104 ? smoothstep(line - 0.4, line + 0.7, y) : smoothstep(line - 0.7, line + 1.1, y);
  return edge * (thick * full + 0.25) - (deg < 100 ? 0.14 : 0.22);
};

const lock = (path: Triple[], radii: number[], coat: Paint, flat = 0.8): Clay => tube(path, radii, coat, 7, flat);

/** Single locks that lie on the skull, from an angle and a height to others, and end in a point. */
const forelocks = (o: Shape, c: Paint, list: readonly (readonly [from: number, high: number, to: number, low: number])[]): Clay[] =>
  list.map(([from, high, to, low], i) => {
    const at = (t: number, out: number): Triple => {
      const a = ((from + (to - from) * t) * Math.PI) / 180, y = high + (low - high) * t;
      const { x, z } = skullAt(a, Math.min(y, 5), o, out);
      return [x, y + out * 0.6 * smoothstep(3.6, 5, y), z];
    };
    return tube([at(0, 0.3), at(0.5, 0.62), at(1, 0.34)], [0.34, 0.42, 0.05], shade(c, i % 2 === 0 ? 0.03 : -0.12), 5, 0.6);
  });

export const HAIR = {
  cropped: (o, c) => [shell(o, c, 0.9, crop(0.14, 1.6, { burn: 2, sides: 0.8 }), 0.02)],
  short: (o, c) => [
    shell(o, c, 0.9, crop(0.5, 1.1, { burn: 1.9 }), 0.1),
    ...forelocks(o, c, [[-26, 4.9, 6, 3.75], [2, 5, 30, 3.7], [30, 4.9, 52, 3.6], [-48, 4.8, -30, 3.85]]),
  ],
  swept: (o, c) => [
    shell(o, c, 0.9, (d, y, k) => crop(0.46, 0.9, { burn: 1.9 })(d, y, k) + 0.3 * smoothstep(3.9, 4.8, y) * (1 - smoothstep(40, 90, d)), 0.1),
    ...forelocks(o, c, [[-44, 4.05, -20, 5.1], [-16, 4.05, 14, 5.2], [14, 4.05, 46, 5.1], [44, 3.9, 76, 4.7]]),
  ],
  wavy: (o, c) => [shell(o, c, 0.3, (d, y, side) => {
    const line = d < 62 ? 4.35 - 0.75 * smoothstep(side > 0 ? 4 : 16, 62, d) : d < 100 ? 1.7 : 0.3;
    return smoothstep(line - 0.35, line + (d < 62 ? 0.7 : 0.4), y) * (0.78 + 0.2 * Math.sin(y * 2.6 + d * 0.05)) - 0.2;
  }, 0.12)],
  shaggy: (o, c) => [
    shell(o, c, -0.4, crop(0.6, -0.2, { fringe: 4, sides: 0.75 }), 0.16),
    ...forelocks(o, c, [[-34, 5, -4, 3.45], [-6, 5.1, 26, 3.4], [24, 5, 50, 3.3], [-62, 4.6, -40, 3.3], [66, 4.2, 78, 2.2], [-72, 4.2, -80, 2.2]]),
  ],
  long: (o, c) => [
    shell(o, c, 0.2, crop(0.5, 0, { fringe: 4.2 })), lock([[0, 2.6, -2.1], [0, 0.4, -2.5], [0.2, -2.4, -2.8], [0.4, -5, -2.5]], [2.0, 2.0, 1.5, 0.1], c, 0.45),
    ...[1, -1].map((k) => lock(
      [[k * 1.4, 2.8, -1.3], [k * 1.9, 0.6, -1.7], [k * 1.8, -1.8, -2.1], [k * 1.2, -3.8, -2.2]], [0.8, 1.0, 0.8, 0.08], shade(c, -0.12), 0.6,
    )),
    ...forelocks(o, c, [[14, 5, 70, 2.7], [0, 5, -70, 2.9]]),
  ],
  bob: (o, c) => [shell(o, c, -0.3, (d, y, k) => (d < 46 ? crop(0.5, 0, { fringe: 3.9 })(d, y, k) : y < 0.4 ? 0.2 : 0.62), 0.09)],
  bun: (o, c) => [
    shell(o, c, 0.9, crop(0.34, 1.2, { fringe: 4.25 })), moved(ball([1.3, 1.2, 1.1], c, 9, 6), place([0, 3.4, -2.9])),
    ...forelocks(o, c, [[12, 5, 66, 2.9], [-2, 5, -68, 3.1]]),
  ],
  buns: (o, c) => [shell(o, c, 0.9, crop(0.34, 1.2)), ...[1, -1].map((k) => moved(ball([0.75, 1.35, 1.35], c, 10, 6), place([k * 2.45, 2.7, -0.2])))],
  crown: (o, c) => [
    shell(o, c, 0.9, crop(0.34, 1.2)),
    moved(
      loft(
        [[0, 2.05, 2.1], [0.35, 2.45, 2.5], [0.8, 2.3, 2.35], [1.0, 1.9, 1.95]],
        { sides: 16, coat: c, shape: (a) => 1 + 0.06 * Math.sin(a * 14), capStart: false, capEnd: false },
      ),
      place([0, 3.6, -0.5], [-16, 0, 0]),
    ),
  ],
  tail: (o, c) => [
    shell(o, c, 0.9, crop(0.32, 1.2)),
    lock([[0, 3.4, -2.3], [0, 3.0, -3.5], [0.2, 0.8, -4.1], [0.3, -2.2, -3.7], [0.2, -4, -3.5]], [0.6, 0.9, 0.85, 0.6, 0.08], c),
  ],
  braid: (o, c) => [
    shell(o, c, 0.9, crop(0.36, 1.1)), lock([[1.7, 2.4, 0.6], [2.1, 0.6, 0.9], [2.1, -1.6, 1.6], [1.9, -3.6, 2.1]], [0.4, 0.45, 0.36, 0.1], c, 1),
  ],
  topknot: (o, c) => [
    shell(o, c, 0.9, crop(0.26, 1.4)), moved(ball([0.9, 0.9, 0.9], c, 8, 5), place([0, 5.9, -1])),
    lock([[0, 6, -1.4], [0, 5.4, -2.9], [0, 3, -3.6], [0, 1.4, -3.5]], [0.5, 0.7, 0.5, 0.06], c),
  ],
  mohawk: (o, c) => [shell(o, c, 2.4, (d, y) => (d < 26 && y > 4.3 ? 0.9 : d > 158 && y > 2.4 ? 0.8 : y > 4.9 ? 0.8 : -0.2), 0.05)],
  spiky: (o, c) => [
    shell(o, c, 0.9, crop(0.3, 1.2)),
    ...[
      [0, 0.6], [1.2, 0.2], [-1.2, 0.2], [0.7, -0.9], [-0.7, -0.9], [0, -1.7],
    ].map(([x, z]) => lock([[x!, 4.6, z!], [x! * 1.35, 5.9, z! * 1.2 + 0.3]], [0.8, 0.05], c)),
  ],
  receding: (o, c) => [shell(o, c, 0.9, (d, y, k) => {
    const bare = Math.max(1 - smoothstep(50, 74, d), smoothstep(3.9, 4.9, y + 0.012 * Math.abs(d - 120)));
    return crop(0.34, 1, { sides: 0.9, burn: 1.9 })(d, y, k) * (1 - bare) - 0.25 * bare;
  })],
} as const satisfies Record<string, (o: Shape, c: Paint) => Clay[]>;
export type HairStyle = keyof typeof HAIR;

/** Where a beard begins, as a height for degrees from the face, and where it ends. */
interface Patch { readonly from: number; readonly to: number; readonly begins: (deg: number) => number; readonly ends: (deg: number) => number }

/** Hair on a part of the face: thick in its middle, and with its edge under the skin, so that the line is its own. */
function patch(o: Shape, coat: Paint, { from, to, begins, ends }: Patch, thick: number, strand = 0.05): Clay {
  const cols = Math.max(4, Math.round((to - from) / 11)), rows = [[0, -0.16], [0.22, 0.75], [0.55, 1], [0.84, 0.95], [1, -0.16]] as const;
  return skin([...rows].reverse().map(([down, full]) => Array.from({ length: cols + 1 }, (_, i) => {
    const deg = from + ((to - from) * i) / cols, a = (deg * Math.PI) / 180, d = Math.abs(deg);
    const y = begins(d) + (ends(d) - begins(d)) * down, edge = i === 0 || i === cols || full < 0;
    const p = skullAt(a, Math.max(0.06, y), o, edge ? -0.16 : thick * full + strand * Math.sin(i * 2.6 + y * 3));
    p.y = y;
    return p;
  })), { coat, closed: false });
}

/** Chin and jaw, up to the ears; the lips are free. */
const jaw = (o: Shape, c: Paint, thick: number, low: number): Clay => patch(o, c, {
  from: -84, to: 84, begins: (d) => (d < 22 ? 0.98 : d < 44 ? 0.98 + (d - 22) * 0.036 : 1.77 + (d - 44) * 0.025),
  ends: (d) => low + 0.7 * smoothstep(30, 84, d),
}, thick);
export const BEARDS = {
  stubble: (o, c) => [jaw(o, c, 0.17, 0.1)],
  full: (o, c) => [jaw(o, c, 0.42, -0.45), ...moustache(c)],
  goatee: (_o, c) => [moved(ball([0.62, 0.8, 0.5], c, 8, 5), place([0, 0.25, 2.35])), ...moustache(c)],
  moustache: (_o, c) => moustache(c),
  sideburns: (o, c) => [1, -1].map((k) => patch(o, c, {
    from: k > 0 ? 50 : -86, to: k > 0 ? 86 : -50, begins: () => 3, ends: (d) => (d < 64 ? 0.9 : 0.5),
  }, 0.26)),
  long: (o, c) => [
    jaw(o, c, 0.46, -0.45), ...moustache(c),
    lock([[0, 0.3, 1.7], [0, -1.4, 2.4], [0, -2.9, 2.8]], [1.25, 0.95, 0.08], c, 0.6),
  ],
} as const satisfies Record<string, (o: Shape, c: Paint) => Clay[]>;
export type Beard = keyof typeof BEARDS;

const moustache = (c: Paint): Clay[] => [1, -1].map((k) => moved(ball([0.52, 0.2, 0.3], c, 6, 4), place([k * 0.42, 1.58, 2.42], [0, k * 20, k * -16])));

export function growHair(s: Sculpt, size: number, clay: readonly Clay[]): void {
  s.add('head', joined(...clay), place([0, 0, 0], [0, 0, 0], size), 40);
}
