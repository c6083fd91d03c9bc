import { stateForm } from '../../../engine/shatterpoint/state-form.ts';
import type { Character, CharacterId, Objective, Player, State, Unit } from '../../../engine/shatterpoint/state/state.ts';

/** What a seat may see of a Shatterpoint match: the state with face-down piles as plain sets. */
export type MatchView = State;

/** A figure on the table with the unit it belongs to. */
export interface Standing {
  readonly unit: Unit;
  readonly character: Character;
}

/** 1 for the first character of a unit, 2 for the second. */
export const numberOfCharacter = (id: CharacterId): number => Number(id.slice(id.lastIndexOf('.') + 1));

/** Tells apart the figures of a unit that has several, on their bases and in words: A, B, …; nothing for one that is alone. */
export const mateLetter = ({ characters }: Unit, id: CharacterId): string =>
  characters.length === 1 ? '' : 'ABCDEFGH'.charAt(characters.findIndex((character) => character.id === id));

export function standing(view: MatchView, id: CharacterId): Standing | null {
  for (const unit of view.units) for (const character of unit.characters) if (character.id === id) return { unit, character };
  return null;
}

export const objectiveIn = (view: MatchView, id: string): Objective | null => view.objectives.find((objective) => objective.id === id) ?? null;

/** A view that came over the link, every field checked; null for anything else. */
export const readView = (data: unknown): MatchView | null => stateForm.safeParse(data).data ?? null;

/** Cards in a player's order deck, those whose place is known among them. */
export const cardsInDeck = ({ deck, top, bottom }: Player): number => deck.left.length + top.length + bottom.length;
