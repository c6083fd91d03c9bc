import type { Speak } from './speak.ts';

/** The key of a word as a rule system says it: its own, under its id, where it has one; else the one that all share. */
export const ownKey = (system: string, key: string, speak: Speak): string => (speak.has(`${system}.${key}`) ? `${system}.${key}` : key);
