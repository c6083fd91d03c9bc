import type { SoundId } from '../../../sounds.ts';
import type { Recipe, Recipes } from '../recipe.ts';
import { glide, line, struck, swell } from '../synth/envelopes.ts';
import type { Synth } from '../synth/synth.ts';
import { gain, mix, type Wave } from '../synth/wave.ts';

/** A bolt leaves: a taut wire that was struck, whose high part comes first and whose pitch falls. */
function bolt(s: Synth, from: number, to: number, seconds: number): Wave {
  const fall = glide(from * s.vary(0.06), to * s.vary(0.06), seconds);
  const wire = mix(s.fm(fall, 1.51, line([0, 3.2], [seconds * 0.5, 1.2], [seconds, 0.3])), gain(s.saw((t) => fall(t) * 0.503), 0.5));
  return s.shaped(s.pass(wire, 'low', glide(7000, 1500, seconds)), struck(seconds * 1.7, 0.002));
}

const spark = (s: Synth, corner: number, t60: number): Wave => s.shaped(s.pass(s.white(), 'high', corner), struck(t60));
const kick = (s: Synth, from: number, to: number, t60: number): Wave => s.thump(from, to, t60, 0.0015);

const blaster: Recipe = (s) => s.inRoom(mix(bolt(s, 2300, 290, 0.17), gain(spark(s, 2500, 0.03), 0.5), gain(kick(s, 220, 90, 0.07), 0.5)), 0.5, 0.35);
const heavy: Recipe = (s) => s.inRoom(mix(
  bolt(s, 1250, 120, 0.24), gain(s.shaped(s.pass(s.white(), 'low', glide(3800, 500, 0.12)), struck(0.14)), 0.8), gain(kick(s, 170, 62, 0.14), 0.6),
), 0.5, 0.4);

const gun: Recipe = (s) => s.inRoom(mix(
  gain(spark(s, 1200, 0.018), 1.4),
  s.shaped(s.pass(s.white(), 'low', glide(5200, 700 * s.vary(0.1), 0.09)), struck(0.11)),
  gain(kick(s, 190, 75, 0.08), 0.35), gain(s.shaped(s.pass(s.pink(), 'band', 900, 0.5), struck(0.4, 0.012)), 0.9),
), 0.8, 0.5);

/** A plucked string: noise that goes round in a loop and grows dull. */
function pluck(s: Synth, pitch: number, keep: number): Wave {
  const loop = Math.round(s.rate / pitch);
  const round = Float32Array.from({ length: loop }, () => s.random() * 2 - 1);
  const wave = s.make(() => 0);
  for (let i = 0; i < wave.length; i++) {
    const [here, next] = [i % loop, (i + 1) % loop];
    wave[i] = round[here]!;
    round[here] = ((round[here]! + round[next]!) / 2) * keep;
  }
  return wave;
}

const bow: Recipe = (s) => s.inRoom(mix(
  gain(s.shaped(s.pass(pluck(s, 128, 0.985), 'low', 2400), struck(0.26, 0.002)), 0.9),
  gain(s.shaped(s.pass(s.white(), 'band', glide(1200, 3000, 0.2), 1.3), swell(0.02, 0.07, 0.27)), 0.5), gain(spark(s, 2600, 0.01), 0.3),
), 0.25, 0.25);

/** It turns over and over in the air. */
const thrown: Recipe = (s) => {
  const turns = s.sine(glide(17, 11, 0.34));
  return s.shaped(s.pass(s.pink(), 'band', (t) => 850 + 500 * Math.sin(t * 70), 1.4).map((x, i) => x * (0.55 + 0.45 * turns[i]!)), swell(0, 0.12, 0.35));
};

/** Lightning, flame, what is no weapon. */
const power: Recipe = (s) => {
  const arcs = s.pass(s.crackle((t) => 380 + 240 * Math.sin(t * 23)), 'band', 2300, 1.2);
  const buzz = s.pass(s.saw(() => 61), 'band', 620, 0.8);
  const rumble = s.pass(s.brown(), 'low', 260);
  return s.inRoom(s.shaped(mix(gain(arcs, 7), gain(buzz, 0.6), gain(rumble, 0.35)), line([0, 0], [0.03, 1], [0.4, 0.75], [0.69, 0])), 0.35, 0.35);
};

/** A humming blade goes by: pitch and brightness rise as it comes and fall as it goes. */
const saberSwing: Recipe = (s) => {
  const [base, fast] = [94 * s.vary(0.04), 0.16 * s.vary(0.2)];
  const near = swell(0, fast, 0.39);
  const pitch = (t: number): number => base * (1 + 0.34 * near(t) - 0.22 * Math.max(0, t - fast));
  const hum = mix(s.saw(pitch), s.saw((t) => pitch(t) * 1.008), gain(s.saw((t) => pitch(t) * 2.003), 0.5));
  return s.shaped(s.pass(hum, 'low', (t) => 320 + 2600 * near(t) ** 2, 1.3), (t) => 0.08 * swell(0, 0.05, 0.4)(t) + near(t));
};

const bladeSwing: Recipe = (s) => mix(
  s.shaped(s.pass(s.white(), 'band', glide(1700, 5200 * s.vary(0.1), 0.14), 1.2), swell(0, 0.1, 0.22)),
  gain(s.shaped(s.modes([[3120, 1, 0.2], [4730, 0.8, 0.16], [6380, 0.6, 0.12]], 0.04), line([0, 0], [0.08, 1], [0.26, 1])), 0.1),
);
const bluntSwing: Recipe = (s) => s.shaped(s.pass(s.pink(), 'band', glide(300, 900 * s.vary(0.12), 0.14), 1.2), swell(0, 0.11, 0.23));

const hitBolt: Recipe = (s) => s.inRoom(mix(
  s.shaped(s.pass(s.white(), 'low', glide(2600, 350, 0.07)), struck(0.16, 0.002)), gain(kick(s, 160, 75, 0.1), 0.4),
  gain(s.shaped(s.pass(s.crackle(1400), 'high', 2800), line([0, 0], [0.02, 1], [0.28, 0])), 0.8),
), 0.3, 0.3);

const hitSaber: Recipe = (s) => {
  const shake = s.sine(57 * s.vary(0.1));
  const burn = mix(s.pass(s.saw(() => 118), 'band', 1300, 0.7), gain(s.pass(s.white(), 'band', 3300, 0.7), 0.5));
  return s.inRoom(mix(
    s.shaped(burn.map((x, i) => x * (0.5 + 0.5 * shake[i]!)), line([0, 0], [0.004, 1], [0.13, 0.7], [0.33, 0])), gain(kick(s, 150, 75, 0.08), 0.25),
    gain(spark(s, 3000, 0.03), 0.3),
  ), 0.3, 0.3);
};

const hitBlade: Recipe = (s) => s.inRoom(mix(
  gain(kick(s, 180, 95, 0.07), 0.4), s.modes([[1910, 0.6, 0.09], [3330, 0.55, 0.08], [4790, 0.35, 0.06]], 0.06),
  gain(s.shaped(s.pass(s.white(), 'band', 2300, 0.6), struck(0.05)), 0.9),
), 0.25, 0.25);
const hitBlunt: Recipe = (s) => s.inRoom(mix(
  gain(kick(s, 140, 72, 0.11), 0.5), gain(s.shaped(s.pass(s.pass(s.white(), 'band', 620, 0.5), 'low', 1900), struck(0.05)), 1.5),
  gain(s.modes([[330, 0.5, 0.05], [540, 0.4, 0.04], [910, 0.25, 0.03]], 0.1), 0.6),
), 0.25, 0.25);

/** Armour or a blade throws it off. */
const parry: Recipe = (s) => s.inRoom(mix(
  s.modes([[1180, 0.7, 0.26], [1893, 0.9, 0.3], [2742, 0.8, 0.25], [3611, 0.6, 0.2], [5024, 0.4, 0.14]], 0.05), gain(spark(s, 3200, 0.025), 0.9),
  gain(kick(s, 240, 140, 0.04), 0.4),
), 0.4, 0.4);

/** It goes by and away. */
const miss: Recipe = (s) => {
  const fall = glide(2650 * s.vary(0.1), 980, 0.28);
  const whine = s.shaped(s.sine((t) => fall(t) * (1 + 0.02 * Math.sin(t * 260))), swell(0.01, 0.08, 0.33));
  return s.inRoom(mix(
    gain(whine, 0.5), s.shaped(s.pass(s.white(), 'band', (t) => fall(t) * 1.3, 2.2), swell(0, 0.07, 0.34)), gain(spark(s, 2800, 0.012), 0.7),
  ), 0.35, 0.35);
};

export const weapons = {
  blaster, 'blaster-heavy': heavy, gun, bow, thrown, power, 'saber-swing': saberSwing, 'blade-swing': bladeSwing, 'blunt-swing': bluntSwing,
  'hit-bolt': hitBolt, 'hit-saber': hitSaber, 'hit-blade': hitBlade, 'hit-blunt': hitBlunt, parry, miss,
} satisfies Partial<Recipes<SoundId>>;
