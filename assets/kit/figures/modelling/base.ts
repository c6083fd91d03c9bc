/** Round bases with sculpted ground (part of the figure's mesh) and the side's rim (a separate, shared mesh). */
import { Vector3 } from 'three';
import { box, joined, loft, moved, shaped, skin, slab, type Clay } from './clay.ts';
import { randomFrom } from '../../../../engine/core/rng.ts';
import { noise3 } from './noise.ts';
import { BLACK, GUNMETAL, paint, shade, type Paint } from './paint.ts';
import { place, HUMAN } from './rig.ts';
import { POSES } from './pose.ts';
import { Sculpt } from './sculpt.ts';

export type Ground = 'grate' | 'rubble' | 'deck';
const TOP = 2.6;
const SAND = paint('#41392f', 'ground'), STONE = paint('#5d5a55', 'ground'), PLATE = paint('#2c3138', 'ground'), HAZARD = paint('#a07a22', 'ground');

/** A disc cap from concentric rings, bumpy by noise. */
function disc(r: number, y: number, bumps: number, coat: (p: Vector3) => Paint, rows = 4, sides = 24): Clay {
  const c = loft([...Array.from({ length: rows }, (_, i) => [y, r * (1 - i / rows), r * (1 - i / rows)] as [number, number, number])], { sides, coat: (_u, _v, p) => coat(p), capStart: false });
  return shaped(c, (p) => { const k = Math.hypot(p.x, p.z) / r; p.y += bumps * (noise3(p.x * 0.35, 3, p.z * 0.35) - 0.5) * (k < 0.98 ? 1 : 0); });
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
    const half = (side: number): [number, number][] => Array.from({ length: 13 }, (_, i) => { const t = (-88.6 + 177.2 * i / 12) * Math.PI / 180; return [side * Math.cos(t) * R * 0.985, Math.sin(t) * R * 0.985] as [number, number]; }).map(([x, z]) => [x, z]);
    for (const k of [1, -1]) {
      const c = slab(half(k).map(([x, z]) => [x + (k > 0 ? 0.1 : -0.1), z]), 0.7, 0.18, k > 0 ? PLATE : shade(PLATE, 0.06));
      s.add('root', c, place([0, y - 0.25, 0], [90, 0, 0]).multiply(place([0, 0, 0], [0, 0, seed * 37])), 20);
    }
    for (let i = 0; i < 6; i++) { const a = (i / 6) * 6.28 + 0.2; s.add('root', loft([[0, 0.65, 0.65], [0.22, 0.5, 0.5]], { sides: 6, coat: GUNMETAL, capStart: false }), place([Math.sin(a) * R * 0.86, y, Math.cos(a) * R * 0.86])); }
    for (let i = -2; i <= 2; i++) s.add('root', box(0.95, 0.12, 3, 0, HAZARD), place([i * 2.1, y + 0.1, -R * 0.72], [0, 28, 0]));
  } else {
    s.add('root', disc(R, y - 1.2, 0, () => BLACK, 1), undefined, 30);
    for (let i = -3; i <= 3; i++) {
      const x = i * (R / 3.7), l = 2 * Math.sqrt(R * R - x * x) * 0.97;
      s.add('root', box(0.95, 0.8, l, 0.2, shade(GUNMETAL, -0.2)), place([x, y - 0.4, 0], [0, 0, 0]));
      if (i % 3 === 0) s.add('root', box(l, 0.55, 0.8, 0.15, shade(GUNMETAL, 0.06)), place([0, y - 0.62, x]));
    }
    s.add('root', loft([[y - 1.2, R, R], [y + 0.05, R, R], [y + 0.1, R - 0.2, R - 0.2], [y + 0.1, R - 0.9, R - 0.9], [y - 0.6, R - 1, R - 1]], { sides: 32, coat: PLATE, capStart: false, capEnd: false, edges: [1] }), undefined, 30);
  }
  if (rock) s.add('root', shaped(joined(box(5.4, rock[1] + 1.6, 5, 0.7, STONE, [0.8, 0.75]), moved(box(4, 2, 3, 0.5, shade(STONE, -0.15), [0.7, 0.8]), place([2.6, -0.8, -1.8], [0, 30, 6]))), (p) => { if (p.y < rock[1] / 2) p.x += (noise3(p.x, p.y, p.z) - 0.5) * 0.9; }), place([rock[0], y + rock[1] / 2 - 0.75, rock[2]], [0, 18, 0]), 22);
}

/** The rim for one side. Side A: raised bars with gaps; side B: slanted teeth. The front has an arrow. */
export function rim(side: 'A' | 'B', diameter = 40): Sculpt {
  const s = new Sculpt(HUMAN, POSES.guard), R = diameter / 2;
  const main = side === 'A' ? paint('#1a55a8', 'ground') : paint('#b8400a', 'ground');
  const mark = side === 'A' ? paint('#b7cfe6', 'ground') : paint('#15100e', 'ground');
  const teeth = Math.round(diameter * (side === 'A' ? 0.3 : 0.45)), per = side === 'A' ? 4 : 2, N = teeth * per;
  const band = (u: number, v: number) => {
    if (v < 0.28 || v > 0.72) return paint('#131417', 'ground');
    return Math.floor(u * N + 0.01) % per < 1 ? mark : main;
  };
  // [height, radius, slant in steps]: side B's band leans, so its colour borders do too.
  const lean = side === 'B' ? 1.1 : 0;
  const prof: [number, number, number][] = [[0, R - 0.3, 0], [0.3, R, 0], [0.5, R - 0.02, 0], [2.3, R - 1.25, 1], [2.55, R - 1.5, 1], [TOP + 0.12, R - 1.75, 1], [TOP, R - 2.1, 1]];
  const rings = prof.map(([y, r, k]) => Array.from({ length: N }, (_, i) => { const a = ((i + k * lean) / N) * Math.PI * 2; return new Vector3(r * Math.sin(a), y, r * Math.cos(a)); }));
  s.add('root', skin(rings, { coat: (u, v) => band(u, v > 0.34 && v < 0.5 ? 0.5 : 0), capStart: false, capEnd: false, edges: [4] }), undefined, 34);
  s.add('root', slab([[0, 2.2], [1.9, -0.6], [0, 0.1], [-1.9, -0.6]], 0.5, 0.15, paint('#f2ead2', 'plate')), place([0, 1.75, R - 0.75], [-52, 0, 0]).multiply(place([0, -0.2, 0.25])));
  return s;
}
