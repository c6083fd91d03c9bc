/** Reads sounds back and measures what is heard of them; used by the tests here. */
import { loudness } from '../sounds/synth/measure.ts';
import { peakOf, type Wave } from '../sounds/synth/wave.ts';
import { HEAD } from '../sounds/wav.ts';

/** Reads what `wavOf` writes. Throws on anything else. */
export function readWav(bytes: Uint8Array): { readonly wave: Wave; readonly rate: number } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = (where: number): string => String.fromCharCode(...bytes.subarray(where, where + 4));
  const isWav = bytes.length > HEAD && text(0) === 'RIFF' && text(8) === 'WAVE' && text(36) === 'data';
  const isOurs = isWav && [20, 22].every((where) => view.getUint16(where, true) === 1);
  if (!isOurs || view.getUint32(40, true) !== bytes.length - HEAD) throw new Error('this is no file with one channel of 16-bit samples');
  const wave = Float32Array.from({ length: (bytes.length - HEAD) / 2 }, (_, i) => view.getInt16(HEAD + 2 * i, true) / 32767);
  return { wave, rate: view.getUint32(24, true) };
}

/** The strength of every pitch: a Fourier transform of the whole wave, padded to a power of two. */
function spectrum(wave: Wave): Float64Array {
  const n = 2 ** Math.ceil(Math.log2(Math.max(2, wave.length)));
  const [re, im] = [new Float64Array(n), new Float64Array(n)];
  re.set(wave);
  for (let i = 1, j = 0; i < n; i++) {
    let bit = n >> 1;
    for (; (j & bit) !== 0; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i < j) [re[i], re[j]] = [re[j]!, re[i]!];
  }
  for (let size = 2; size <= n; size *= 2) {
    for (let k = 0; k < size / 2; k++) {
      const [c, s] = [Math.cos((2 * Math.PI * k) / size), -Math.sin((2 * Math.PI * k) / size)];
      for (let i = k; i < n; i += size) {
        const j = i + size / 2;
        const [x, y] = [re[j]! * c - im[j]! * s, re[j]! * s + im[j]! * c];
        re[j] = re[i]! - x;
        im[j] = im[i]! - y;
        re[i]! += x;
        im[i]! += y;
      }
    }
  }
  return Float64Array.from({ length: n / 2 }, (_, i) => Math.hypot(re[i]!, im[i]!));
}

/** How a sound is, in numbers that tell it from others. */
export interface Traits {
  /** Highest sample, and the mean of all: what is no sound but wears a loudspeaker. */
  readonly peak: number;
  readonly offset: number;
  readonly loudness: number;
  /** Where its strength lies (Hz), and how widely about that (octaves). */
  readonly centre: number;
  readonly width: number;
  /** Share of noise: 0 a tone, 1 noise. */
  readonly noise: number;
  /** Seconds until half and until nine tenths of its strength have been heard. */
  readonly half: number;
  readonly most: number;
  /** Share of strength below 200 Hz. */
  readonly low: number;
}

export function traitsOf(wave: Wave, rate: number): Traits {
  const strength = spectrum(wave).map((x) => x * x);
  const step = rate / 2 / strength.length;
  const [first, last] = [Math.ceil(40 / step), strength.length];
  let [all, logs, below, lnSum] = [0, 0, 0, 0];
  for (let i = first; i < last; i++) {
    const s = strength[i]! + 1e-15;
    all += s;
    logs += s * Math.log2(i * step);
    if (i * step < 200) below += s;
    lnSum += Math.log(s);
  }
  const centre = logs / all;
  let spread = 0;
  for (let i = first; i < last; i++) spread += strength[i]! * (Math.log2(i * step) - centre) ** 2;
  const total = wave.reduce((sum, x) => sum + x * x, 0);
  const until = (share: number): number => {
    let [heard, i] = [0, 0];
    for (; i < wave.length && heard < total * share; i++) heard += wave[i]! ** 2;
    return i / rate;
  };
  return {
    peak: peakOf(wave), offset: wave.reduce((sum, x) => sum + x, 0) / wave.length, loudness: loudness(wave, rate),
    centre: 2 ** centre, width: Math.sqrt(spread / all), noise: Math.exp(lnSum / (last - first)) / (all / (last - first)), half: until(0.5),
    most: until(0.9), low: below / all,
  };
}
