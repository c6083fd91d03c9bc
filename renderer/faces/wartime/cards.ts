import { z } from 'zod';
import type { CharacterFace } from '../../../engine/wartime/face.ts';

const number = z.number();
const traits = z.array(z.looseObject({ id: z.string(), name: z.string(), text: z.string(), points: number }));
const deeds = z.array(z.looseObject({ id: z.string(), name: z.string(), text: z.string(), cost: number, penalty: number }));
const cardForm = z.looseObject({
  id: z.string(), name: z.string(), base: number, height: number, sculpt: z.string(), cost: number,
  body: z.looseObject({ attributes: z.looseObject({ con: number, agi: number, int: number, rea: number, vol: number }), traits }),
  weapon: z.looseObject({ name: z.string(), cost: number, damage: number, range: number, attribute: z.enum(['agi', 'int']), traits }),
  protections: z.array(z.looseObject({ name: z.string(), cost: number, resistance: number, traits })), traits,
  actionPoints: number, lifePoints: number, movement: number, defence: number, overload: number, actions: deeds, answers: deeds,
});

const isCard = (card: unknown): card is CharacterFace => cardForm.safeParse(card).success;

const known = new WeakMap<readonly unknown[], readonly CharacterFace[]>();

/** The characters among what is offered; the same list for the same offer. */
export function cardsOf(offered: readonly unknown[]): readonly CharacterFace[] {
  const cards = known.get(offered) ?? offered.filter(isCard);
  known.set(offered, cards);
  return cards;
}
