import type { Character, CharacterId, State } from '../../../engine/wartime/state.ts';
import { stateForm } from '../../../engine/wartime/state-form.ts';

/** What a seat may see of an adventure: everything. */
export type MatchView = State;

/** A view of an adventure, every field checked; null for anything else. */
export const readView = (data: unknown): MatchView | null => stateForm.safeParse(data).data ?? null;

export const characterIn = (view: MatchView, id: CharacterId): Character | undefined => view.characters.find((character) => character.id === id);

/** Place of a character in its seat's list, from 1. */
export const numberOf = (id: CharacterId): number => Number(id.slice(id.indexOf('.') + 1)) + 1;

/** The bonus that the acting character has saved up for its next action. */
export const concentrationOf = ({ activation }: MatchView, id: CharacterId): number => (activation?.character === id ? activation.concentration : 0);
