import type { Refusal } from '../../../../engine/core/script.ts';
import type { CardFace } from '../../../../engine/shatterpoint/cards/card.ts';
import type { MissionFace, Note } from '../../../../engine/shatterpoint/exchange/index.ts';
import { whyWithDetail } from '../../../words/refusals.ts';
import type { Speak, Values } from '../../../words/speak.ts';

/** Cards and missions to choose from. */
export interface Shelf {
  readonly cards: ReadonlyMap<string, CardFace>;
  readonly missions: readonly MissionFace[];
}

/** Names instead of ids, the slot's own word instead of its key. */
function named(detail: Note['detail'], { cards, missions }: Shelf, speak: Speak): Values {
  const word = (value: string): string => cards.get(value)?.name ?? missions.find(({ id }) => id === value)?.name ?? value;
  return Object.fromEntries(Object.entries(detail).map(([field, value]) => [field, typeof value === 'number' ? value : field === 'slot' ? speak(`shatterpoint.match.${value}`).toLowerCase() : word(value)]));
}

/** Why a team is not legal, in one sentence with names. */
export function teamReason({ rule, why, detail = {} }: Refusal, shelf: Shelf, speak: Speak): string {
  return whyWithDetail({ rule, why, detail: named(detail, shelf, speak) }, speak);
}

/** What reading a list left out, in one sentence. */
export const noteWords = ({ why, detail }: Note, shelf: Shelf, speak: Speak): string => speak(`shatterpoint.teamNote.${why}`, named(detail, shelf, speak));
