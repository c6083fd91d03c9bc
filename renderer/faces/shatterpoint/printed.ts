import type { Catalogue } from '../../../engine/host/link.ts';
import type { CardFace } from '../../../engine/shatterpoint/cards/card.ts';

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

const isFace = (card: unknown): card is CardFace => typeof card === 'object' && card !== null && typeof (card as { id?: unknown }).id === 'string';

/** Shatterpoint's cards of a catalogue as an edition shows them. */
export const cardsOf = ({ systems }: Catalogue, edition: Edition): ReadonlyMap<string, CardFace> =>
  printedIn((systems.find(({ id }) => id === 'shatterpoint')?.cards ?? []).filter(isFace), edition);

const known = new WeakMap<readonly unknown[], Map<Edition, readonly CardFace[]>>();

/** The cards offered as a match with this setup shows them; the same list for the same question. */
export function cardsIn(offered: readonly unknown[], setup: unknown): readonly CardFace[] {
  const edition = editionOf(setup);
  const lists = known.get(offered) ?? new Map<Edition, readonly CardFace[]>();
  known.set(offered, lists);
  const list = lists.get(edition) ?? [...printedIn(offered.filter(isFace), edition).values()];
  lists.set(edition, list);
  return list;
}
