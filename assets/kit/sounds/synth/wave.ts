/** Samples from -1 to 1, one channel. */
export type Wave = Float32Array;

/** A number, or one that changes with time in seconds. */
export type Curve = number | ((t: number) => number);

export const at = (curve: Curve, t: number): number => (typeof curve === 'number' ? curve : curve(t));

/** The sum of waves, each as loud as it is; as long as the longest. */
export function mix(...waves: readonly Wave[]): Wave {
  const sum = new Float32Array(Math.max(...waves.map(({ length }) => length)));
  for (const wave of waves) for (let i = 0; i < wave.length; i++) sum[i]! += wave[i]!;
  return sum;
}

export const gain = (wave: Wave, by: number): Wave => wave.map((x) => x * by);

/** The same after so many samples; what then lies beyond its length is lost. */
export function late(wave: Wave, samples: number): Wave {
  const out = new Float32Array(wave.length);
  const by = Math.max(0, Math.round(samples));
  if (by < wave.length) out.set(wave.subarray(0, wave.length - by), by);
  return out;
}

/** Its highest sample, whichever sign it has. */
export const peakOf = (wave: Wave): number => wave.reduce((most, x) => Math.max(most, Math.abs(x)), 0);
