import { weighted } from './filters.ts';
import type { Wave } from './wave.ts';

const decibels = (x: number): number => 20 * Math.log10(Math.max(1e-9, x));

/** Seconds over which ears add up a short sound. */
const WINDOW = 0.1;

/** How loud its loudest tenth of a second is, as ears take it (dB below full scale). */
export function loudness(wave: Wave, rate: number): number {
  const heard = weighted(wave, rate);
  const window = Math.round(WINDOW * rate);
  let [sum, most] = [0, 0];
  for (let i = 0; i < heard.length; i++) {
    sum += heard[i]! ** 2 - (i >= window ? heard[i - window]! ** 2 : 0);
    most = Math.max(most, sum);
  }
  return decibels(Math.sqrt(most / window));
}
