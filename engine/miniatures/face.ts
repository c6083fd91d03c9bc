/** Cards as a screen shows them: plain data. */
import { FIGURES } from './figures/index.ts';
import type { Card, Face } from './game.ts';

/** What a card prints, its feats in our own words. */
export interface CardFace extends Omit<Card, 'feats'> {
  readonly feats: readonly Face[];
}

/** A feat that changes two numbers stands on the card once. */
export const faceOf = ({ feats, ...card }: Card): CardFace => ({
  ...card,
  feats: feats.filter(({ id }, i) => feats.findIndex((other) => other.id === id) === i).map(({ id, name, text }) => ({ id, name, text })),
});

/** Every figure that can be played. */
export const faces: readonly CardFace[] = FIGURES.map(faceOf);
