/** What the words of the engine mean that the cards' code is made of. A word that is not here is not understood, and that is a fault. */
import { actions } from './words-actions.ts';
import { measures } from './words-measures.ts';
import { stats } from './words-stats.ts';
import { UNKNOWN, type Value } from './values.ts';
import type { Walk } from './walk.ts';
import type { Apply, Meaning } from './meaning.ts';

const words: Readonly<Record<string, Meaning>> = { ...measures, ...actions, ...stats };

/** A call of the engine. Throws when the word is not known. */
export function vocabulary(walk: Walk, name: string, args: readonly Value[], apply: Apply): Value {
  const meaning = words[name];
  if (meaning === undefined) throw new Error(`the vocabulary lacks ${name}`);
  return meaning(walk, args, apply) ?? UNKNOWN;
}
vocabulary.knows = (name: string): boolean => Object.hasOwn(words, name);
