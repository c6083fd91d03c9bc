import type { Speak } from './speak.ts';

/** The keys of words that belong together: as a rule system says them, where it has any of them, else those that all share. */
export function ownKeys(system: string, keys: readonly string[], speak: Speak): readonly string[] {
  const own = keys.map((key) => `${system}.${key}`).filter((key) => speak.has(key));
  return own.length > 0 ? own : keys;
}

/** The key of a word as a rule system says it: its own, under its id, where it has one; else the one that all share. */
export const ownKey = (system: string, key: string, speak: Speak): string => (speak.has(`${system}.${key}`) ? `${system}.${key}` : key);
