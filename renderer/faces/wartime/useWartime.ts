import { useMatch } from '../../match/match.ts';
import type { Situation } from './words/names.ts';

/** How the match on the table stands; null while there is none of Wartime. */
export const useWartime = (): Situation | null => useMatch((s) => (s.situation?.face.id === 'wartime' ? (s.situation as Situation) : null));
