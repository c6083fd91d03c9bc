import type { SoundId } from '../../../sounds.ts';
import type { Recipe, Recipes } from '../recipe.ts';
import { gain, mix } from '../synth/wave.ts';

const TAU = Math.PI * 2;

/** Machines behind walls: a hum of the mains, air in ducts, something that turns slowly. */
const refinery: Recipe = (s) => {
  const hum = mix(gain(s.sine(50), 0.5), gain(s.sine(100.1), 0.34), gain(s.sine(149.9, 0.3), 0.12), gain(s.sine(200.3, 0.6), 0.07));
  const air = s.pass(s.pink(), 'low', (t) => 520 + 120 * Math.sin(TAU * t / 3));
  const turns = s.shaped(s.pass(s.pink(), 'band', 240, 1.4), (t) => 0.5 + 0.5 * Math.sin(TAU * t * 0.667) ** 2);
  return mix(gain(hum, 0.1), gain(air, 1.1), gain(turns, 0.7), gain(s.pass(s.brown(), 'low', 110), 0.3));
};

/** Wind over a plain, in slow gusts, with a whistle now and then. */
const snow: Recipe = (s) => {
  const gust = (t: number): number => 0.55 + 0.3 * Math.sin(TAU * t / 6) + 0.15 * Math.sin(TAU * t / 2 + 1);
  const wind = s.shaped(s.pass(s.pink(), 'band', (t) => 330 + 420 * gust(t), 0.8), gust);
  const whistle = s.shaped(s.pass(s.white(), 'band', (t) => 880 + 360 * gust(t), 14), (t) => gust(t) ** 3);
  return mix(wind, gain(whistle, 0.16), gain(s.pass(s.brown(), 'low', 150), 0.15), gain(s.shaped(s.pass(s.white(), 'high', 3000), gust), 0.03));
};

/** Dry air, sand that runs along the ground. */
const desert: Recipe = (s) => {
  const breath = (t: number): number => 0.5 + 0.35 * Math.sin(TAU * t / 6 + 2) + 0.15 * Math.sin(TAU * t / 3);
  return mix(
    s.shaped(s.pass(s.pink(), 'band', (t) => 190 + 160 * breath(t), 0.7), breath),
    gain(s.shaped(s.pass(s.white(), 'band', 3400, 0.6), (t) => breath(t) ** 2), 0.16), gain(s.pass(s.brown(), 'low', 120), 0.12),
  );
};

/** Rain on plates over machines: a hiss that comes and goes, drops that ring on steel, a ship's hum below. */
const rain: Recipe = (s) => {
  const gust = (t: number): number => 0.75 + 0.15 * Math.sin(TAU * t / 6) + 0.1 * Math.sin(TAU * t / 2 + 2);
  const drops = s.pass(s.crackle((t) => 260 * gust(t)), 'band', 2600, 0.8);
  const plates = s.pass(s.crackle(34), 'band', 1150, 9);
  const hum = mix(gain(s.sine(60), 0.5), gain(s.sine(120.2, 0.4), 0.35), gain(s.sine(240.1), 0.12));
  return mix(gain(s.shaped(s.pass(s.white(), 'high', 1500), gust), 0.3), gain(drops, 1.6), gain(plates, 1.4), gain(hum, 0.05), gain(s.pass(s.brown(), 'low', 160), 0.25));
};

export const rooms = { 'room-refinery': refinery, 'room-snow': snow, 'room-desert': desert, 'room-rain': rain } satisfies Partial<Recipes<SoundId>>;
