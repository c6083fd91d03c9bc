/** Every sound of the game: the kit makes each from its recipe, the screen plays it. Each has a file `sounds/ID.wav` in which its takes follow each other, all of one length. */

/** What a sound is: seconds of a take, how many takes there are, samples a second. */
interface Sounding {
  readonly seconds: number;
  readonly takes: number;
  readonly rate: number;
}

const of = (seconds: number, takes: number, rate = 22050): Sounding => ({ seconds, takes, rate });
/** For what has hardly anything above 7 kHz. */
const DULL = 16000;
/** For the tone of a room, which has hardly anything above 5 kHz. */
const ROOM = 12000;

export const SOUNDS = {
  'step-stone': of(0.14, 3), 'step-plate': of(0.2, 3), 'step-grating': of(0.22, 3), 'step-snow': of(0.18, 3), 'step-sand': of(0.17, 3),
  rung: of(0.2, 3), leap: of(0.32, 1, DULL), land: of(0.3, 2, DULL), jet: of(0.7, 1, DULL), shove: of(0.42, 1, DULL), place: of(0.13, 2),
  blaster: of(0.34, 3), 'blaster-heavy': of(0.46, 2), gun: of(0.46, 2), bow: of(0.34, 1), thrown: of(0.36, 1, DULL), power: of(0.7, 1, DULL),
  'saber-swing': of(0.4, 3, DULL), 'blade-swing': of(0.26, 2), 'blunt-swing': of(0.24, 2, DULL),
  'hit-bolt': of(0.3, 2), 'hit-saber': of(0.34, 2), 'hit-blade': of(0.26, 2), 'hit-blunt': of(0.24, 2, DULL), parry: of(0.38, 2), miss: of(0.36, 2),
  fall: of(0.55, 1, DULL), rise: of(0.36, 1, DULL), defeat: of(1.1, 1, DULL), gather: of(0.45, 1, DULL),
  'die-felt': of(0.1, 4), 'die-wood': of(0.1, 2), 'die-die': of(0.07, 3),
  'token-gain': of(0.15, 2), 'token-lose': of(0.15, 1), 'card-turn': of(0.26, 2), 'marker-taken': of(0.7, 1, DULL), door: of(0.62, 1, DULL),
  won: of(1.5, 1, DULL), lost: of(1.5, 1, DULL), 'match-won': of(2.3, 1, DULL), 'match-lost': of(2.3, 1, DULL),
  refused: of(0.22, 1, DULL),
  'room-refinery': of(6, 1, ROOM), 'room-snow': of(6, 1, ROOM), 'room-desert': of(6, 1, ROOM), 'room-rain': of(6, 1, ROOM),
} as const satisfies Readonly<Record<string, Sounding>>;

export type SoundId = keyof typeof SOUNDS;

// A list of its own keys is typed as strings.
export const SOUND_IDS = Object.keys(SOUNDS) as readonly SoundId[];
