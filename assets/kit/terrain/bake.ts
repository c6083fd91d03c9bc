/** From soups to vertex colours: ray-cast ambient occlusion, worn edges, grime in corners, dust on tops. */
import { Vector3 } from 'three';
import { randomFrom } from '../../../engine/core/rng.ts';
import { occluderOf, openness, type Sky } from '../../../engine/space/derive/openness.ts';
import type { Drawn } from '../../../engine/space/derive/weld.ts';
import { clouds, noise, seedOf } from './modelling/noise.ts';
import type { Paint, Rgb, Theme } from './modelling/paint.ts';
import type { Part } from './piece.ts';

const RAYS = 40;
const REACH = 55;

const mix = (a: Rgb, b: Rgb, t: number): Rgb => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
const scale = (a: Rgb, k: number): Rgb => [a[0] * k, a[1] * k, a[2] * k];
const ramp = (x: number, from: number, to: number): number => Math.min(1, Math.max(0, (x - from) / (to - from)));

/** Directions spread evenly over a half-sphere about +y, more of them steep than flat. */
const spread: readonly Vector3[] = Array.from({ length: RAYS }, (_, i) => {
  const up = Math.sqrt(1 - (i + 0.5) / RAYS);
  const round = i * 2.399963;
  const flat = Math.sqrt(1 - up * up);
  return new Vector3(Math.cos(round) * flat, up, Math.sin(round) * flat);
});

const SKY: Sky = { ways: spread, reach: REACH, dim: (part) => part ** 0.8 };

interface Place {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly up: number;
  readonly open: number;
  readonly edge: number;
}

/** What a painter would do: base, zenithal tone, edge highlight and chips, wash in the recesses, dust, snow. */
function weather(paint: Paint, theme: Theme, p: Place, seed: number): { rgb: Rgb; rough: number; metal: number } {
  if (paint.glow) return { rgb: paint.rgb, rough: paint.rough, metal: 0 };
  let { rgb, rough, metal } = paint;
  const patch = clouds(p.x / 34, p.y / 34, p.z / 34, seed);
  rgb = scale(rgb, 0.84 + 0.34 * patch);
  rgb = scale(rgb, 0.94 + 0.1 * p.up);
  if (p.edge) {
    const worn = ramp(clouds(p.x / 8, p.y / 8, p.z / 8, seed + 7), 0.52, 0.7) * paint.wear * p.edge;
    rgb = mix(
      mix(rgb, scale(mix(rgb, [1, 1, 1], 0.05), 1.22), p.edge * (0.35 + 0.65 * clouds(p.x / 15, p.y / 15, p.z / 15, seed + 5))), theme.chip, worn * 0.75,
    );
    metal += (0.55 - metal) * worn;
    rough += (0.42 - rough) * worn;
  }
  const wash = (1 - p.open) ** 1.1;
  rgb = mix(rgb, theme.grime, Math.min(0.55, wash * 0.55));
  const streak = Math.abs(p.up) < 0.3 ? ramp(noise(p.x / 6, p.y / 70, p.z / 6, seed + 3), 0.55, 0.9) * 0.28 : 0;
  rgb = mix(rgb, theme.grime, streak * (1 - paint.metal));
  const low = ramp(p.y, 22, 0) * (0.25 + 0.5 * patch);
  rgb = mix(rgb, theme.dust, low * 0.62 * paint.holds);
  const lying =
    paint.holds *
    ramp(p.up, 0.6, 0.95) *
    Math.min(1, theme.settle * 1.35) *
    ramp(clouds(p.x / 26, p.y / 90, p.z / 26, seed + 11) + theme.settle * 0.28 + (1 - p.open) * 0.3, 0.38, 0.66);
  rgb = mix(rgb, theme.dust, lying);
  rough += (0.95 - rough) * Math.max(lying, low * 0.7);
  metal *= 1 - Math.max(lying, low);
  return { rgb: scale(rgb, 0.3 + 0.7 * p.open ** 1.15), rough, metal };
}

export function bake(name: string, parts: readonly Part[], theme: Theme): Drawn[] {
  const occluder = occluderOf(parts.map(({ soup }) => soup.position));
  const seed = Math.floor(randomFrom(seedOf(name))() * 1e6);
  return parts.map(({ soup }) => {
    const open = openness(soup.position, soup.normal, occluder, SKY);
    const count = open.length;
    const colour = new Float32Array(count * 3);
    const surface = new Float32Array(count * 4);
    for (let i = 0; i < count; i++) {
      const paint = soup.paint[Math.floor(i / 3)]!;
      const [x, y, z] = [soup.position[i * 3]!, soup.position[i * 3 + 1]!, soup.position[i * 3 + 2]!];
      const { rgb, rough, metal } = weather(paint, theme, { x, y, z, up: soup.normal[i * 3 + 1]!, open: open[i]!, edge: soup.edge[i]! }, seed);
      colour.set(rgb.map((c) => Math.min(1, Math.max(0, c))), i * 3);
      surface.set([rough, metal, paint.glow, open[i]!], i * 4);
    }
    return { position: new Float32Array(soup.position), normal: new Float32Array(soup.normal), colour, surface };
  });
}
