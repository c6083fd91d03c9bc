import type { SoundId } from '../../../sounds.ts';
import type { Recipe, Recipes } from '../recipe.ts';
import { glide, line, struck, swell } from '../synth/envelopes.ts';
import type { Synth } from '../synth/synth.ts';
import { gain, mix, type Wave } from '../synth/wave.ts';

const tap = (s: Synth, pitch: number, t60: number): Wave => s.modes([[pitch, 1, t60], [pitch * 1.73, 0.6, t60 * 0.8], [pitch * 2.71, 0.35, t60 * 0.6]], 0.05);

/** Felt swallows what is bright: a soft knock is left. */
const dieFelt: Recipe = (s) => mix(
  gain(s.pass(tap(s, 880, 0.03), 'low', 2100), 0.8), gain(s.thump(225 * s.vary(0.1), 150, 0.045, 0.0012), 0.35),
  gain(s.shaped(s.pass(s.white(), 'band', 1300, 0.6), struck(0.022)), 0.8),
);
const dieWood: Recipe = (s) => s.inRoom(mix(
  s.modes([[590, 1, 0.06], [1190, 0.7, 0.045], [2080, 0.5, 0.03], [3370, 0.25, 0.02]], 0.06),
  gain(s.shaped(s.pass(s.white(), 'band', 1900, 0.7), struck(0.012)), 0.6),
), 0.25, 0.12);
const dieDie: Recipe = (s) => mix(
  s.modes([[2870, 1, 0.024], [4310, 0.8, 0.02], [5640, 0.6, 0.016], [7400, 0.3, 0.012]], 0.08),
  gain(s.shaped(s.pass(s.white(), 'high', 3000), struck(0.006)), 0.5),
);

const tokenGain: Recipe = (s) => s.inRoom(mix(tap(s, 1480, 0.05), gain(s.late(tap(s, 1860, 0.06), 0.05), 0.8)), 0.25, 0.15);
const tokenLose: Recipe = (s) => mix(
  gain(s.shaped(s.pass(s.pink(), 'band', glide(2400, 1200, 0.1), 1), swell(0, 0.05, 0.12)), 0.7), gain(s.late(tap(s, 1090, 0.04), 0.085), 0.8),
);

/** A card is turned: it bends, and lies. */
const cardTurn: Recipe = (s) => mix(
  s.shaped(s.pass(s.white(), 'band', glide(2200, 5200, 0.11), 0.8), swell(0, 0.07, 0.13)),
  gain(s.shaped(s.pass(s.white(), 'high', 3300), struck(0.012, 0.0008, 0.135 * s.vary(0.06))), 1.1),
  gain(s.shaped(s.pass(s.pink(), 'band', 800, 0.7), struck(0.04, 0.001, 0.14)), 0.9),
);

/** A bell of the table: soft, warm, a little out of tune with itself. */
function bell(s: Synth, pitch: number, begins: number, t60: number): Wave {
  const tone = mix(s.fm(pitch, 2.003, (t) => 1.1 * 10 ** ((-3 * t) / (t60 * 0.5))), gain(s.fm(pitch * 1.004, 1, 0.4), 0.6));
  return s.late(s.shaped(tone, struck(t60, 0.006)), begins);
}

/** A held tone of brass or strings. */
function held(s: Synth, pitch: number, begins: number, ends: number, bright: number): Wave {
  const two = mix(s.saw((t) => pitch * (1 + 0.003 * Math.sin(t * 31))), s.saw(() => pitch * 1.006));
  return s.shaped(s.pass(two, 'low', (t) => 260 + bright * swell(begins, begins + (ends - begins) * 0.35, ends)(t), 0.8), line([begins, 0], [begins + 0.05, 1], [begins + (ends - begins) * 0.6, 0.7], [ends, 0]));
}

const [D3, F3, A3, D4, F4, FS4, A4, D5] = [146.83, 174.61, 220, 293.66, 349.23, 369.99, 440, 587.33] as const;

const markerTaken: Recipe = (s) => s.inRoom(mix(bell(s, D4, 0, 0.4), gain(bell(s, A4, 0.11, 0.5), 0.9), gain(tap(s, 900, 0.03), 0.25)), 0.3, 0.4);
const won: Recipe = (s) => s.inRoom(mix(
  bell(s, D4, 0, 0.9), bell(s, FS4, 0.13, 0.9), bell(s, A4, 0.26, 1.1), gain(bell(s, D5, 0.4, 1.2), 0.8), gain(held(s, D4, 0.3, 1.45, 1500), 0.16),
  gain(held(s, A3, 0.3, 1.45, 1100), 0.16),
), 0.35, 0.6);
const lost: Recipe = (s) => s.inRoom(mix(
  bell(s, A4, 0, 0.8), gain(bell(s, F4, 0.2, 0.9), 1), gain(bell(s, D4, 0.42, 1.2), 1.1), gain(bell(s, D3, 0.42, 1.2), 0.5),
  gain(held(s, D3, 0.3, 1.45, 620), 0.3), gain(held(s, A3, 0.3, 1.45, 500), 0.12),
), 0.35, 0.6);
const matchWon: Recipe = (s) => s.inRoom(mix(
  gain(held(s, D3, 0, 2.35, 900), 0.3), gain(held(s, A3, 0.16, 2.35, 1300), 0.28), gain(held(s, FS4, 0.34, 2.35, 1800), 0.22),
  gain(held(s, D4, 0.34, 2.35, 1700), 0.25),
  bell(s, D4, 0.02, 1.2), bell(s, A4, 0.34, 1.4), gain(bell(s, D5, 0.62, 1.7), 0.9), gain(bell(s, A4, 0.84, 1.5), 0.5),
), 0.4, 0.9);
const matchLost: Recipe = (s) => s.inRoom(mix(
  gain(held(s, D3, 0, 2.35, 420), 0.4), gain(held(s, F3, 0.3, 2.3, 480), 0.28), gain(held(s, A3, 0.1, 1.4, 520), 0.22), bell(s, F4, 0.02, 1),
  bell(s, D4, 0.4, 1.2), gain(bell(s, A3, 0.84, 1.5), 1),
), 0.4, 0.9);

const refused: Recipe = (s) => mix(
  s.shaped(mix(s.sine(262), gain(s.sine(786), 0.16)), swell(0, 0.03, 0.1)),
  s.shaped(mix(s.sine(220), gain(s.sine(660), 0.16)), swell(0.09, 0.12, 0.21)),
);

/** A leaf slides: air that escapes, a motor that runs up, and the stop. */
const door: Recipe = (s) => s.inRoom(mix(
  gain(s.shaped(s.pass(s.white(), 'band', glide(3400, 900, 0.3), 0.7), line([0, 0], [0.015, 1], [0.12, 0.4], [0.4, 0.16], [0.44, 0])), 0.8),
  gain(s.shaped(s.pass(s.saw(glide(74, 132, 0.4)), 'low', 620), line([0, 0], [0.06, 0.7], [0.38, 1], [0.43, 0])), 0.3),
  gain(s.late(mix(s.thump(118, 74, 0.12), gain(tap(s, 520, 0.06), 0.3)), 0.42), 0.9),
), 0.3, 0.3);

export const table = {
  'die-felt': dieFelt, 'die-wood': dieWood, 'die-die': dieDie, 'token-gain': tokenGain, 'token-lose': tokenLose, 'card-turn': cardTurn,
  'marker-taken': markerTaken, door,
  won, lost, 'match-won': matchWon, 'match-lost': matchLost, refused,
} satisfies Partial<Recipes<SoundId>>;
