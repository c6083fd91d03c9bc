import { useOwn } from '../../match/own.ts';
import type { Situation } from './words/names.ts';

/** How the match on the table stands; null while there is none of Wartime. */
export const useWartime = (): Situation | null => useOwn<Situation>('wartime');
