import { filter } from './filters.ts';
import { loudness } from './measure.ts';
import { gain, peakOf, type Wave } from './wave.ts';

/** What every take comes near to (dB), where its peaks allow it. */
const LOUD = -17;
/** The highest sample that a file has: players between the samples go a little higher. */
export const CEILING = 0.88;
/** How far peaks may be pressed down for the sake of loudness (dB). */
const PRESSED = 4;
/** Seconds in which a take comes and goes at its ends. */
const [COMES, GOES] = [0.0012, 0.012];

/** Bends peaks under the ceiling; what is below half of it stays as it is. */
function pressed(x: number): number {
  const knee = CEILING / 2;
  const over = Math.abs(x) - knee;
  return over <= 0 ? x : Math.sign(x) * (knee + (CEILING - knee) * Math.tanh(over / (CEILING - knee)));
}

/** A take as it is kept: nothing that ears cannot hear, as loud as all others, under the ceiling, silent at both ends. */
export function finished(wave: Wave, rate: number): Wave {
  const heard = filter(filter(wave, rate, 'high', 32), rate, 'high', 24);
  const wanted = 10 ** ((LOUD - loudness(heard, rate)) / 20);
  const most = (CEILING * 10 ** (PRESSED / 20)) / peakOf(heard);
  const out = gain(heard, Math.min(wanted, most)).map(pressed);
  const [comes, goes] = [Math.round(COMES * rate), Math.round(GOES * rate)];
  for (let i = 0; i < comes; i++) out[i]! *= i / comes;
  for (let i = 0; i < goes; i++) out[out.length - 1 - i]! *= (1 - Math.cos((Math.PI * i) / goes)) / 2;
  return centred(out);
}

/** Without what is left of a mean; the ends stay silent. */
function centred(wave: Wave): Wave {
  const mean = wave.reduce((sum, x) => sum + x, 0) / wave.length;
  return wave.map((x, i) => x - mean * 2 * Math.sin((Math.PI * i) / (wave.length - 1)) ** 2);
}

/** A wave that goes on at its end as at its beginning: `over` seconds of it, beyond its length, lie over its beginning. */
export function looped(wave: Wave, rate: number, over: number): Wave {
  const many = Math.round(over * rate);
  const out = wave.slice(0, wave.length - many);
  for (let i = 0; i < many; i++) {
    const share = (Math.PI / 2) * (i / many);
    out[i] = out[i]! * Math.sin(share) + wave[out.length + i]! * Math.cos(share);
  }
  const level = gain(out, Math.min(10 ** ((LOUD - 3 - loudness(out, rate)) / 20), CEILING / peakOf(out)));
  const mean = level.reduce((sum, x) => sum + x, 0) / level.length;
  return level.map((x) => x - mean);
}
