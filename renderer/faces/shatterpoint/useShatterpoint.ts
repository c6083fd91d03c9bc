import { useOwn } from '../../match/own.ts';
import type { Situation } from './words/names.ts';

/** How the match on the table stands; null while there is none of Shatterpoint. */
export const useShatterpoint = (): Situation | null => useOwn<Situation>('shatterpoint');
