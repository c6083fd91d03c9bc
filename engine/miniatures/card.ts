import type { Card } from './game.ts';

/** A figure's card, frozen: content is shared by every fork. */
export const figure = (card: Card): Card => Object.freeze({ ...card, feats: Object.freeze(card.feats.slice()) });

export const hasFeat = (card: Card, id: string): boolean => card.feats.some((feat) => feat.id === id);
