import type { SoundId } from '../../../sounds.ts';
import type { Recipe, Recipes } from '../recipe.ts';
import { glide, line, struck, swell } from '../synth/envelopes.ts';
import type { Synth } from '../synth/synth.ts';
import { gain, mix, type Wave } from '../synth/wave.ts';

const body = (s: Synth, from: number, to: number, t60: number): Wave =>
  mix(gain(s.thump(from, to, t60), 0.5), gain(s.shaped(s.pass(s.pass(s.white(), 'band', 480, 0.5), 'low', 1500), struck(t60 * 0.45)), 1.5));

/** Straps, plates and what hangs from a belt. */
const gear = (s: Synth): Wave => s.modes([[1420, 0.5, 0.06], [2270, 0.5, 0.05], [3480, 0.4, 0.04], [4630, 0.3, 0.03]], 0.15);
const cloth = (s: Synth, begins: number, top: number, ends: number): Wave => s.shaped(s.pass(s.pink(), 'band', 1500, 0.5), swell(begins, top, ends));

const fall: Recipe = (s) => s.inRoom(mix(
  gain(cloth(s, 0, 0.06, 0.14), 0.3),
  s.late(body(s, 105, 55, 0.16), 0.1), gain(s.late(body(s, 82, 46, 0.22), 0.23), 0.9),
  gain(s.late(gear(s), 0.24), 0.35), gain(s.late(gear(s), 0.3), 0.25), gain(s.late(gear(s), 0.39), 0.15),
), 0.3, 0.3);

const rise: Recipe = (s) => s.inRoom(mix(
  cloth(s, 0, 0.11, 0.22), gain(cloth(s, 0.16, 0.25, 0.34), 0.8), gain(s.late(gear(s), 0.06), 0.35), gain(s.late(gear(s), 0.2), 0.5),
  gain(s.late(body(s, 140, 95, 0.06), 0.26), 0.4),
), 0.2, 0.2);

/** Somebody is no more: a blow, and what is left drifts away downwards. */
const defeat: Recipe = (s) => {
  const drift = s.shaped(s.pass(s.pink(), 'band', glide(3600, 220, 0.95), 1.6), line([0, 0], [0.12, 1], [0.6, 0.5], [1.08, 0]));
  const sink = s.shaped(mix(
    s.sine(glide(392, 98, 0.9)), gain(s.sine(glide(587, 147, 0.9)), 0.5),
  ), (t) => (0.7 + 0.3 * Math.sin(t * 50)) * line([0, 0], [0.06, 1], [0.5, 0.55], [1.05, 0])(t));
  return s.inRoom(mix(drift, gain(sink, 0.35), gain(body(s, 100, 52, 0.25), 0.55)), 0.4, 0.5);
};

/** Somebody gathers for something. */
const gather: Recipe = (s) => {
  const tone = mix(s.sine(glide(196, 220, 0.3)), gain(s.sine(glide(294, 330, 0.3)), 0.6), gain(s.sine(glide(588, 660, 0.3)), 0.18));
  return s.inRoom(mix(
    gain(s.shaped(tone, swell(0, 0.2, 0.43)), 0.7), gain(s.shaped(s.pass(s.pink(), 'band', glide(500, 1600, 0.3), 1), swell(0, 0.22, 0.42)), 0.5),
  ), 0.3, 0.3);
};

export const figures = { fall, rise, defeat, gather } satisfies Partial<Recipes<SoundId>>;
