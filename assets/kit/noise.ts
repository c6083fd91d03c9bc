/** Value noise of the kit: every build gives the same bytes on every machine. */

/** From 0 to 1 with no speed at either end. */
const fade = (t: number): number => t * t * (3 - 2 * t);
const mix = (a: number, b: number, t: number): number => a + (b - a) * t;

/** 0 up to `a`, 1 from `b` on, smooth between them; `a` may be the larger one. */
export const smoothstep = (a: number, b: number, x: number): number => fade(Math.min(1, Math.max(0, (x - a) / (b - a))));

/** Noise in 0…1, one lump per unit of length; each seed has lumps of its own. */
export type Noise = (x: number, y: number, z: number, seed?: number) => number;

/** `grain` is the factor of z in the lattice of chances: figures and terrain each keep the one they were first made with. */
export function valueNoise(grain: number): Noise {
  const chance = (x: number, y: number, z: number, seed: number): number => {
    let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(z, grain) ^ Math.imul(seed, 1274126177);
    h = Math.imul(h ^ (h >>> 13), 1274126177);
    return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
  };
  return (x, y, z, seed = 0) => {
    const [i, j, k] = [Math.floor(x), Math.floor(y), Math.floor(z)];
    const [u, v, w] = [fade(x - i), fade(y - j), fade(z - k)];
    const row = (b: number, c: number): number => mix(chance(i, j + b, k + c, seed), chance(i + 1, j + b, k + c, seed), u);
    return mix(mix(row(0, 0), row(1, 0), v), mix(row(0, 1), row(1, 1), v), w);
  };
}
