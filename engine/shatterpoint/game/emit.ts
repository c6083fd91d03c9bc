import type { Seat } from '../../core/script.ts';
import { apply } from '../state/apply.ts';
import type { Event } from '../state/events.ts';
import type { State } from '../state/state.ts';
import type { Game, MissionAfter } from './game.ts';

/** Stops every script at once: the last struggle card was claimed (SP-WIN-04). */
export class MatchOver extends Error {}

/** Changes the state; nobody may answer. For bookkeeping. */
export function emit(game: Game, event: Event): void {
  (apply[event.type] as (state: State, event: Event) => void)(game.state, event);
  game.events?.push(event);
}

export const other = (seat: Seat): Seat => (seat === 0 ? 1 : 0);

/** Whether anybody could answer this kind of event. */
export const isHeard = (game: Game, type: Event['type']): boolean => game.content.listeners.has(type) || missionParts(game, type).length > 0;

const NONE: readonly MissionAfter[] = [];

/** The rules of the mission in play that answer this kind of event. */
export const missionParts = (game: Game, type: Event['type']): readonly MissionAfter[] =>
  game.content.missionRules.get(game.state.mission ?? '')?.answers.get(type) ?? NONE;
