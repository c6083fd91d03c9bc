import type { Card } from './game.ts';

/** A figure's card, frozen: content is shared by every fork. */
export const figure = (card: Card): Card => Object.freeze({ ...card, feats: Object.freeze(card.feats.slice()) });

export function hasFeat({ feats }: Card, id: string): boolean {
  for (const feat of feats) if (feat.id === id) return true;
  return false;
}
