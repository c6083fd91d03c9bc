import type { Catalogue } from '../../engine/host/link.ts';
import type { CardFace } from '../../engine/shatterpoint/cards/card.ts';

export type Edition = 'current' | 'firstPrint';

/** Cards as an edition shows them, by id. */
export function printedIn(faces: Iterable<CardFace>, edition: Edition): ReadonlyMap<string, CardFace> {
  const cards = new Map<string, CardFace>();
  for (const face of faces) cards.set(face.id, edition === 'firstPrint' ? face.firstPrint ?? face : face);
  return cards;
}

/** The cards of an edition that stand in for first prints nobody here knows: none in the current edition. */
export const standIns = (cards: Iterable<CardFace>): readonly CardFace[] => [...cards].filter(({ oldValuesUnknown }) => oldValuesUnknown !== undefined);

/** The edition that a match's setup names; the current one where it names none. */
export const editionOf = (setup: unknown): Edition =>
  (typeof setup === 'object' && setup !== null && (setup as { edition?: unknown }).edition === 'firstPrint' ? 'firstPrint' : 'current');

/** Shatterpoint's cards of a catalogue as an edition shows them. */
export const cardsOf = (catalogue: Catalogue, edition: Edition): ReadonlyMap<string, CardFace> =>
  printedIn(((catalogue.systems.find(({ id }) => id === 'shatterpoint')?.cards ?? []) as CardFace[]).filter((face) => typeof face?.id === 'string'), edition);
