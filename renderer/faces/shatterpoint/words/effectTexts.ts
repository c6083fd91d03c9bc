import type { Speak } from '../../../words/speak.ts';

/** What each of some effects does, one sentence a kind. */
export const effectTexts = (effects: readonly string[], speak: Speak): string => [...new Set(effects)]
  .map((effect) => [`shatterpoint.token.${effect}`, `shatterpoint.effectText.${effect}`].find((key) => speak.has(key)))
  .flatMap((key) => (key === undefined ? [] : [speak(key)])).join(' ');
