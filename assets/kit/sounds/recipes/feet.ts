import type { SoundId } from '../../../sounds.ts';
import type { Recipe, Recipes } from '../recipe.ts';
import { glide, line, struck, swell } from '../synth/envelopes.ts';
import type { Mode, Synth } from '../synth/synth.ts';
import { gain, mix, type Wave } from '../synth/wave.ts';

/** The weight of somebody. */
const thump = (s: Synth, from: number, to: number, t60: number): Wave => s.thump(from * s.vary(0.06), to, t60);

/** A short rub of something hard: a band of noise. */
const scuff = (s: Synth, pitch: number, t60: number, begins = 0): Wave => s.shaped(s.pass(s.white(), 'band', pitch * s.vary(0.12), 0.9), struck(t60, 0.0015, begins));

/** Heel and, a little later and softer, toe. */
function heelAndToe(s: Synth, tread: () => Wave, apart: number, soft = 0.55): Wave {
  const [heel, toe] = [tread(), tread()];
  return mix(heel, gain(s.late(toe, apart * s.vary(0.15)), soft));
}

const stone: Recipe = (s) => s.inRoom(mix(
  heelAndToe(s, () => mix(gain(thump(s, 165, 105, 0.05), 0.28), scuff(s, 2100, 0.03)), 0.048),
  gain(s.shaped(s.pass(s.crackle(900), 'high', 2600), swell(0, 0.03, 0.11)), 0.8),
), 0.25, 0.18);

const PLATE: readonly Mode[] = [[196, 1, 0.12], [437, 0.8, 0.11], [688, 0.55, 0.09], [1160, 0.4, 0.07], [1745, 0.3, 0.05], [2610, 0.16, 0.035]];
const plate: Recipe = (s) => s.inRoom(mix(
  heelAndToe(s, () => mix(s.modes(PLATE, 0.05), gain(scuff(s, 1700, 0.018), 0.7)), 0.055, 0.4),
  gain(thump(s, 125, 85, 0.07), 0.4),
), 0.3, 0.25);

/** Bars over nothing: thin, bright, and the neighbours rattle. */
const GRATING: readonly Mode[] = [
  [525, 0.6, 0.16], [893, 0.9, 0.2], [1347, 0.8, 0.18], [2060, 0.7, 0.15], [2935, 0.5, 0.12], [3920, 0.35, 0.09], [5210, 0.2, 0.06],
];
const grating: Recipe = (s) => s.inRoom(mix(
  heelAndToe(s, () => mix(s.modes(GRATING, 0.05), gain(scuff(s, 3400, 0.012), 0.8)), 0.05, 0.5),
  gain(s.late(s.modes(GRATING, 0.09), 0.019), 0.35), gain(s.late(s.modes(GRATING, 0.09), 0.034), 0.18),
), 0.25, 0.3);

/** Crystals that break one after another. */
const snow: Recipe = (s) => {
  const press = (t: number): number => swell(0, 0.022, 0.075)(t) + 0.8 * swell(0.06, 0.09, 0.17)(t);
  return mix(
    gain(s.shaped(s.pass(s.pass(s.crackle(5200), 'band', 1500 * s.vary(0.1), 0.7), 'low', 4800), press), 3),
    gain(s.shaped(s.pass(s.white(), 'band', 950 * s.vary(0.1), 0.6), press), 0.5),
    gain(thump(s, 95, 62, 0.07), 0.35),
  );
};

const sand: Recipe = (s) => {
  const pour = (t: number): number => swell(0, 0.028, 0.11)(t) + 0.5 * swell(0.055, 0.085, 0.165)(t);
  return mix(
    s.shaped(s.pass(s.pass(s.white(), 'band', (t) => 3400 - 9000 * t, 0.55), 'low', 5600), pour),
    gain(thump(s, 82, 58, 0.09), 0.7),
  );
};

/** A tube that is free at both ends, and the hand on it. */
const rung: Recipe = (s) => {
  const pitch = 342 * s.vary(0.07);
  const tube = s.modes([[pitch, 1, 0.15], [pitch * 2.756, 0.7, 0.12], [pitch * 5.404, 0.45, 0.08], [pitch * 8.933, 0.2, 0.05]], 0.01);
  return s.inRoom(mix(tube, gain(scuff(s, 1300, 0.02), 0.8), gain(s.late(scuff(s, 2400, 0.03), 0.07), 0.3)), 0.3, 0.3);
};

const leap: Recipe = (s) => mix(
  s.shaped(s.pass(s.pink(), 'band', glide(380, 1500, 0.2), 1.1), swell(0.01, 0.13, 0.3)),
  gain(scuff(s, 1500, 0.03), 0.35), gain(thump(s, 130, 80, 0.06), 0.3),
);

const land: Recipe = (s) => s.inRoom(mix(
  gain(thump(s, 118, 58, 0.17), 0.55),
  gain(s.shaped(s.pass(s.pass(s.white(), 'band', 520, 0.5), 'low', 1600), struck(0.07)), 1.5), gain(scuff(s, 1900, 0.04), 0.6),
  gain(scuff(s, 1500, 0.06, 0.07), 0.5),
), 0.3, 0.3);

const jet: Recipe = (s) => {
  const burn = line([0, 0], [0.05, 1], [0.45, 0.8], [0.68, 0]);
  const flutter = s.sine(33);
  const flame = mix(
    gain(s.pass(s.brown(), 'low', 420), 0.9), gain(s.pass(s.pink(), 'band', glide(700, 1250, 0.4), 0.8), 1.5),
    gain(s.pass(s.white(), 'high', 3500), 0.2),
  );
  return s.shaped(flame.map((x, i) => x * (1 + 0.3 * flutter[i]!)), burn);
};

/** A base pushed over ground: it sticks and slips. */
const shove: Recipe = (s) => {
  const slips = s.pass(s.crackle(70), 'low', 60);
  const rub = s.pass(s.pink(), 'band', glide(1050, 620, 0.4), 0.8);
  return mix(
    s.shaped(rub.map((x, i) => x * (0.35 + 26 * Math.abs(slips[i]!))), line([0, 0], [0.03, 1], [0.26, 0.6], [0.41, 0])),
    gain(thump(s, 110, 70, 0.1), 0.35),
  );
};

/** A base of resin put down on the table. */
const place: Recipe = (s) => s.inRoom(mix(
  s.modes([[410, 1, 0.05], [975, 0.6, 0.035], [1680, 0.35, 0.025], [2900, 0.15, 0.015]], 0.06), gain(thump(s, 150, 110, 0.05), 0.7),
), 0.3, 0.15);

export const feet = {
  'step-stone': stone, 'step-plate': plate, 'step-grating': grating, 'step-snow': snow, 'step-sand': sand, rung, leap, land, jet, shove, place,
} satisfies Partial<Recipes<SoundId>>;
