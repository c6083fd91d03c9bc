import type { Synth } from './synth/synth.ts';
import type { Wave } from './synth/wave.ts';

/** Makes one take of a sound. What it gives is made as loud as all others afterwards: only what it mixes matters to each other. */
export type Recipe = (synth: Synth) => Wave;

/** Sounds of a family, by id. */
export type Recipes<Id extends string> = Readonly<Record<Id, Recipe>>;
