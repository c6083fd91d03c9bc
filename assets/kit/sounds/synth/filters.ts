import { at, type Curve, type Wave } from './wave.ts';

export type Pass = 'low' | 'band' | 'high';

/** A state-variable filter in its trapezoidal form: it stays steady while its corner (Hz) moves. `q`: how much it rings, 0.7 not at all. A band keeps its loudness whatever its width. */
export function filter(wave: Wave, rate: number, pass: Pass, corner: Curve, q = 0.707): Wave {
  const out = new Float32Array(wave.length);
  let [one, two] = [0, 0];
  const k = 1 / q;
  for (let i = 0; i < wave.length; i++) {
    const g = Math.tan((Math.PI * Math.min(at(corner, i / rate), rate * 0.48)) / rate);
    const a1 = 1 / (1 + g * (g + k));
    const v3 = wave[i]! - two;
    const band = a1 * one + g * a1 * v3;
    const low = two + g * a1 * one + g * g * a1 * v3;
    one = 2 * band - one;
    two = 2 * low - two;
    out[i] = pass === 'low' ? low : pass === 'band' ? band * k : wave[i]! - k * band - low;
  }
  return out;
}

/** A second-order section by its coefficients. */
function section(wave: Wave, [b0, b1, b2]: readonly [number, number, number], [a1, a2]: readonly [number, number]): Wave {
  const out = new Float32Array(wave.length);
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  for (let i = 0; i < wave.length; i++) {
    const x = wave[i]!;
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    out[i] = y;
  }
  return out;
}

/** As loud as ears take it (ITU-R BS.1770): what lies high counts more, what lies very low hardly. */
export function weighted(wave: Wave, rate: number): Wave {
  const shelf = { corner: 1681.974, gain: 3.999843, q: 0.7071752 };
  const k = Math.tan((Math.PI * shelf.corner) / rate);
  const high = 10 ** (shelf.gain / 20);
  const band = high ** 0.4996667741545416;
  const norm = 1 + k / shelf.q + k * k;
  const raised = section(
    wave,
    [(high + (band * k) / shelf.q + k * k) / norm, (2 * (k * k - high)) / norm, (high - (band * k) / shelf.q + k * k) / norm],
    [(2 * (k * k - 1)) / norm, (1 - k / shelf.q + k * k) / norm],
  );
  return filter(raised, rate, 'high', 38.135, 0.5003);
}
