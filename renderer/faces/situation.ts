import type { Catalogue, Update } from '../../engine/host/link.ts';
import type { Face, Situation } from './face.ts';

/** Finds the face of a rule system; undefined where the screen has none. */
export type FaceFor = (system: string) => Face | undefined;

/** How an update or a moment of a film stands; null where the screen has no face for it. */
export function situationIn(faceFor: FaceFor, catalogue: Catalogue | null, { system, setup, seats, view }: Pick<Update, 'system' | 'setup' | 'seats' | 'view'>): Situation | null {
  const face = faceFor(system);
  const read = face?.readView(view) ?? null;
  if (face === undefined || read === null) return null;
  return { face, view: read, cards: face.cardsOf(catalogue?.systems.find(({ id }) => id === system)?.cards ?? [], setup), seats, setup };
}
