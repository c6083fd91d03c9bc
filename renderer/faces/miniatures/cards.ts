import type { CardFace } from '../../../engine/miniatures/face.ts';

const isFace = (card: unknown): card is CardFace =>
  typeof card === 'object' && card !== null && typeof (card as { id?: unknown }).id === 'string' && Array.isArray((card as { feats?: unknown }).feats);

const known = new WeakMap<readonly unknown[], readonly CardFace[]>();

/** The figures that the host offers; the same list for the same offer. */
export function cardsIn(offered: readonly unknown[]): readonly CardFace[] {
  let cards = known.get(offered);
  if (cards === undefined) known.set(offered, (cards = offered.filter(isFace)));
  return cards;
}
