import { SOUNDS, type SoundId } from '../../sounds.ts';
import { feet } from './recipes/feet.ts';
import { figures } from './recipes/figures.ts';
import { rooms } from './recipes/rooms.ts';
import { table } from './recipes/table.ts';
import { weapons } from './recipes/weapons.ts';
import type { Recipes } from './recipe.ts';
import { finished, looped } from './synth/finish.ts';
import { Synth } from './synth/synth.ts';
import type { Wave } from './synth/wave.ts';

const recipes: Recipes<SoundId> = { ...feet, ...weapons, ...figures, ...table, ...rooms };

/** Seconds of a room's tone that lie over its beginning, so that it goes round without a seam. */
const OVER = 1;

const isRoom = (id: SoundId): boolean => id.startsWith('room-');

/** A number from a name. */
const seedOf = (name: string): number => [...name].reduce((sum, letter) => (Math.imul(sum, 31) + letter.codePointAt(0)!) | 0, 7);

/** The takes of a sound. */
function takesOf(id: SoundId): readonly Wave[] {
  const { seconds, takes, rate } = SOUNDS[id];
  return Array.from({ length: takes }, (_, take) => {
    const synth = new Synth(rate, seconds + (isRoom(id) ? OVER : 0), seedOf(`${id} ${take}`));
    const wave = recipes[id](synth);
    return isRoom(id) ? looped(wave, rate, OVER) : finished(wave, rate);
  });
}

/** All takes of a sound, one after another, as its file has them. */
export function makeSound(id: SoundId): Wave {
  const takes = takesOf(id);
  const all = new Float32Array(takes.reduce((sum, { length }) => sum + length, 0));
  for (const [i, take] of takes.entries()) all.set(take, i * take.length);
  return all;
}
