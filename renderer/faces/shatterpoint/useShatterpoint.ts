import { useMatch } from '../../match/match.ts';
import type { Situation } from './words/names.ts';

/** How the match on the table stands; null while there is none of Shatterpoint. */
export const useShatterpoint = (): Situation | null => useMatch((s) => (s.situation?.face.id === 'shatterpoint' ? (s.situation as Situation) : null));
