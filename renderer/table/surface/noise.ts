/** Value noise for textures drawn at load, a square at once: the same seed draws the same mat everywhere. */
import { randomFrom } from '../../../engine/core/rng.ts';

/** Adds one octave of value noise to a square field: `fx` and `fy` lumps across, `weight` high. */
function octave(out: Float32Array, size: number, fx: number, fy: number, seed: number, weight: number, wrap: boolean): void {
  const across = Math.ceil(fx) + 2;
  const down = Math.ceil(fy) + 2;
  const rng = randomFrom(seed * 7919 + across * 31 + down);
  const lattice = new Float32Array(across * down);
  for (let i = 0; i < lattice.length; i++) lattice[i] = rng();
  const at = (i: number, j: number): number => lattice[(wrap ? j % Math.round(fy) : j) * across + (wrap ? i % Math.round(fx) : i)]!;
  for (let y = 0; y < size; y++) {
    const v = (y / size) * fy;
    const j = Math.floor(v);
    const b = v - j;
    const sv = b * b * (3 - 2 * b);
    for (let i = 0, x = 0; x < size; i++) {
      const [p, q, r, s] = [at(i, j), at(i + 1, j), at(i, j + 1), at(i + 1, j + 1)];
      const left = p + (r - p) * sv;
      const right = q + (s - q) * sv;
      const end = Math.min(size, Math.ceil(((i + 1) / fx) * size));
      for (; x < end; x++) {
        const a = (x / size) * fx - i;
        out[y * size + x] = out[y * size + x]! + (left + (right - left) * a * a * (3 - 2 * a)) * weight;
      }
    }
  }
}

/** A square of soft noise, 0…1, in three octaves. With whole lumps and `wrap` it repeats without a seam. */
export function clouds(size: number, fx: number, seed: number, fy = fx, wrap = false): Float32Array {
  const out = new Float32Array(size * size);
  octave(out, size, fx, fy, seed, 0.55, wrap);
  octave(out, size, wrap ? fx * 2 : fx * 2.1, wrap ? fy * 2 : fy * 2.1, seed + 1, 0.3, wrap);
  octave(out, size, wrap ? fx * 4 : fx * 4.3, wrap ? fy * 4 : fy * 4.3, seed + 2, 0.15, wrap);
  return out;
}
