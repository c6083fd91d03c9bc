import type { Situation } from '../faces/face.ts';
import { useMatch } from './match.ts';

/** How the match on the table stands, for what a face shows by itself; null while there is none of its rule system. */
export const useOwn = <S extends Situation>(system: string): S | null =>
  // The face of a system has read the view of each of its situations.
  useMatch(({ situation }) => (situation?.face.id === system ? (situation as S) : null));
