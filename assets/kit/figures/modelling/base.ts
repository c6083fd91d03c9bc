/** Round bases with sculpted ground (part of the figure's mesh) and the side's rim (a separate, shared mesh). */
import { Vector3 } from 'three';
import { box, joined, loft, moved, shaped, skin, slab, type Clay } from './clay.ts';
import { randomFrom } from '../../../../engine/core/rng.ts';
import { noise3 } from './noise.ts';
import { GUNMETAL, paint, shade, type Paint } from './paint.ts';
import { place, HUMAN } from './rig.ts';
import { POSES } from './pose.ts';
import { Sculpt } from './sculpt.ts';

export type Ground = 'grate' | 'rubble' | 'deck';
const TOP = 2.6;
/** Pale, so that a figure stands out from above against dark decks and gratings, and its dark boots against its base. */
const SAND = paint('#93856d', 'ground'), STONE = paint('#a8a297', 'ground'), PLATE = paint('#8a929c', 'ground'), HAZARD = paint('#c9982e', 'ground');
const ROCK = paint('#857861', 'ground');
const BAR = paint('#9aa0a6', 'ground'), EDGE = paint('#3c424a', 'ground');

/** A disc cap from concentric rings, bumpy by noise. */
function disc(r: number, y: number, bumps: number, coat: (p: Vector3) => Paint, rows = 4, sides = 24): Clay {
  const c = loft([...Array.from({ length: rows }, (_, i) => [y, r * (1 - i / rows), r * (1 - i / rows)] as [number, number, number])], {
    sides, coat: (_u, _v, p) => coat(p), capStart: false,
  });
  return shaped(c, (p) => { const k = Math.hypot(p.x, p.z) / r; p.y += bumps * (noise3(p.x * 0.35, 3, p.z * 0.35) - 0.5) * (k < 0.98 ? 1 : 0); });
}

/** A weathered boulder of the colour of the sand, for a foot at a place and a height over the ground. */
function boulder(s: Sculpt, [x, high, z]: readonly [number, number, number]): void {
  const k = high + 1.4;
  s.add('root', shaped(
    joined(
      box(6.4, k, 5.8, 1.2, ROCK, [0.72, 0.7]), moved(box(5.2, k * 0.55, 4.4, 0.9, ROCK, [0.7, 0.75]), place([3, -k * 0.24, -2], [0, 34, 5])),
      moved(box(4, k * 0.4, 3.6, 0.7, ROCK, [0.7, 0.7]), place([-3, -k * 0.3, 1.4], [0, -20, -6])),
    ),
    (p) => { if (p.y < k * 0.3) { p.x += (noise3(p.x, p.y, p.z) - 0.5) * 1.6; p.z += (noise3(p.z, p.x, p.y) - 0.5) * 1.4; } },
  ), place([x, TOP + high / 2 - 0.75, z], [0, 18, 0]), 22);
}

export function ground(s: Sculpt, kind: Ground, diameter = 40, seed = 1, rock?: [number, number, number]) {
  const R = diameter / 2 - 1.9, rand = randomFrom(seed * 977 + diameter), y = TOP;
  if (kind === 'rubble') {
    s.add('root', disc(R, y - 0.15, 0.7, (p) => (noise3(p.x * 0.3, seed, p.z * 0.3) > 0.52 ? shade(SAND, -0.25) : SAND)), undefined, 60);
    for (let i = 0; i < 8; i++) {
      const a = rand() * 6.28, d = (0.45 + 0.5 * rand()) * R, k = 0.6 + rand() * 1.5;
      s.add('root', shaped(box(k * 1.6, k, k * 1.3, k < 1.25 ? 0 : k * 0.22, rand() < 0.75 ? STONE : PLATE), (p) => { p.x += (rand() - 0.5) * 0.25 * k; p.y += (rand() - 0.5) * 0.2 * k; }), place([Math.sin(a) * d, y + k * 0.2, Math.cos(a) * d], [rand() * 40 - 20, rand() * 360, rand() * 40 - 20]), 20);
    }
  } else if (kind === 'deck') {
    s.add('root', disc(R, y - 0.45, 0, () => shade(PLATE, -0.45), 1), undefined, 30);
    // Two plates with a gap, clipped to the disc.
    const half = (side: number): [number, number][] =>
      Array.from({ length: 13 }, (_, i) => {
        const t = ((-88.6 + (177.2 * i) / 12) * Math.PI) / 180;
        return [side * Math.cos(t) * R * 0.985, Math.sin(t) * R * 0.985] as [number, number];
      }).map(([x, z]) => [x, z]);
    for (const k of [1, -1]) {
      const c = slab(half(k).map(([x, z]) => [x + (k > 0 ? 0.1 : -0.1), z]), 0.7, 0.18, k > 0 ? PLATE : shade(PLATE, 0.06));
      s.add('root', c, place([0, y - 0.25, 0], [90, 0, 0]).multiply(place([0, 0, 0], [0, 0, seed * 37])), 20);
    }
    for (let i = 0; i < 6; i++) { const a = (i / 6) * 6.28 + 0.2; s.add('root', loft([[0, 0.65, 0.65], [0.22, 0.5, 0.5]], { sides: 6, coat: GUNMETAL, capStart: false }), place([Math.sin(a) * R * 0.86, y, Math.cos(a) * R * 0.86])); }
    for (let i = -2; i <= 2; i++) s.add('root', box(0.95, 0.12, 3, 0, HAZARD), place([i * 2.1, y + 0.1, -R * 0.72], [0, 28, 0]));
  } else {
    s.add('root', disc(R, y - 1.2, 0, () => EDGE, 1), undefined, 30);
    for (let i = -3; i <= 3; i++) {
      const x = i * (R / 3.7), l = 2 * Math.sqrt(R * R - x * x) * 0.97;
      s.add('root', box(1.5, 0.8, l, 0.2, shade(BAR, -0.12)), place([x, y - 0.4, 0], [0, 0, 0]));
      if (i % 3 === 0) s.add('root', box(l, 0.55, 1.1, 0.15, BAR), place([0, y - 0.62, x]));
    }
    s.add('root', loft([[y - 1.2, R, R], [y + 0.05, R, R], [y + 0.1, R - 0.2, R - 0.2], [y + 0.1, R - 0.9, R - 0.9], [y - 0.6, R - 1, R - 1]], { sides: 32, coat: EDGE, capStart: false, capEnd: false, edges: [1] }), undefined, 30);
  }
  if (rock) boulder(s, rock);
}

/** A side's rim: its two colours and how they stand on the band. Rows go upwards; a step is one column of the band. */
interface RimPattern {
  readonly main: string;
  readonly mark: string;
  /** Repeats for each mm of diameter, and columns in one. */
  readonly repeats: number;
  readonly columns: number;
  /** Where rows begin and end, as parts of the band's height. */
  readonly rows: readonly number[];
  /** How far the columns lean at these places, in steps. */
  readonly lean: readonly number[];
  readonly marked: (step: number, row: number) => boolean;
}

/** By side: bars with gaps, slanted teeth, checks, chevrons, a net. */
const RIMS = {
  A: { main: '#1a55a8', mark: '#b7cfe6', repeats: 0.3, columns: 4, rows: [0, 1], lean: [0, 0], marked: (step) => step < 1 },
  B: { main: '#b8400a', mark: '#15100e', repeats: 0.45, columns: 2, rows: [0, 1], lean: [0, 1.1], marked: (step) => step < 1 },
  C: { main: '#e29e03', mark: '#1d160b', repeats: 0.4, columns: 2, rows: [0, 0.5, 1], lean: [0, 0, 0], marked: (step, row) => step === row },
  D: { main: '#3a0f66', mark: '#d9c8f0', repeats: 0.4, columns: 2, rows: [0, 0.5, 1], lean: [0, 1, 0], marked: (step) => step < 1 },
  E: { main: '#10cbbf', mark: '#0c1716', repeats: 0.3, columns: 3, rows: [0, 0.38, 0.62, 1], lean: [0, 0, 0, 0], marked: (step, row) => step < 1 || row === 1 },
} as const satisfies Record<string, RimPattern>;
export type RimSide = keyof typeof RIMS;

/** The rim for one side. The front has an arrow. */
export function rim(side: RimSide, diameter = 40): Sculpt {
  const s = new Sculpt(HUMAN, POSES.guard), R = diameter / 2;
  const { repeats, columns, rows, lean, ...look }: RimPattern = RIMS[side];
  const [main, mark, dark] = [paint(look.main, 'ground'), paint(look.mark, 'ground'), paint('#131417', 'ground')];
  const N = Math.round(diameter * repeats) * columns, top = lean.at(-1)!;
  // [height, radius, lean in steps]: where the band leans, its colour borders do too.
  const band = rows.map((k, i): [number, number, number] => [0.5 + 1.8 * k, R - 0.02 - 1.23 * k, lean[i]!]);
  const prof: [number, number, number][] = [[0, R - 0.3, 0], [0.3, R, 0], ...band, [2.55, R - 1.5, top], [TOP + 0.12, R - 1.75, top], [TOP, R - 2.1, top]];
  const rings = prof.map(([y, r, k]) =>
    Array.from({ length: N }, (_, i) => {
      const a = ((i + k) / N) * Math.PI * 2;
      return new Vector3(r * Math.sin(a), y, r * Math.cos(a));
    }),
  );
  const coat = (u: number, v: number): Paint => {
    const row = Math.floor(v * (prof.length - 1)) - 2;
    if (row < 0 || row >= rows.length - 1) return dark;
    return look.marked(Math.floor(u * N + 0.01) % columns, row) ? mark : main;
  };
  s.add('root', skin(rings, { coat, capStart: false, capEnd: false, edges: [rows.length + 2] }), undefined, 34);
  s.add('root', slab([[0, 2.2], [1.9, -0.6], [0, 0.1], [-1.9, -0.6]], 0.5, 0.15, paint('#f2ead2', 'plate')), place([0, 1.75, R - 0.75], [-52, 0, 0]).multiply(place([0, -0.2, 0.25])));
  return s;
}
