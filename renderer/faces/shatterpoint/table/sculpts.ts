import type { CardFace } from '../../../../engine/shatterpoint/cards/card.ts';

/** File name of a character's model as its unit's card tells it. `number` counts characters from 1. Without a card it is sought under the unit's own name. */
export function sculptOf(card: Pick<CardFace, 'sculpts'> | undefined, unit: string, number: number): string {
  if (card === undefined) return unit;
  return card.sculpts[number - 1] ?? unit;
}
