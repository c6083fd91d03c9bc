import type { Script } from '../../core/script.ts';
import { inches, type Plan } from '../../shape/point.ts';
import type { Event, EventOf } from '../state/events.ts';
import type { Game, Reading, StruggleCard, MissionPart, Mission } from './game.ts';
import type { DefenseFace } from '../state/state.ts';
import type { Stat } from '../state/stats.ts';

/** A rule that answers an event. */
export const missionAfter = <T extends Event['type']>(name: string, on: T, answer: { when?(game: Game, event: EventOf<T>): boolean; run(game: Game, event: EventOf<T>): Script }): MissionPart =>
  ({ part: 'after', name, on, when: () => true, ...answer }) as unknown as MissionPart;

/** A rule that changes a number. */
export const missionChange = (stat: Stat, adds: (game: Game, reading: Reading) => number): MissionPart => ({ part: 'change', stat, adds });

/** The mission in play. Throws before one is chosen. */
export function missionOf(game: Game): Mission {
  const mission = game.content.missions.find(({ id }) => id === game.state.mission);
  if (mission === undefined) throw new Error(`no mission ${game.state.mission}`);
  return mission;
}

/** The current struggle card; null between two struggles, and when it is none of the mission's. */
export const currentCard = (game: Game): StruggleCard | null =>
  missionOf(game).struggles.find(({ title }) => title === game.state.struggle.card) ?? null;

/** Titles of a mission's struggle cards, by phase (SP-MISS-03). */
export const pilesOf = (mission: Mission): string[][] =>
  [1, 2, 3].map((phase) => mission.struggles.filter((card) => card.phase === phase).map(({ title }) => title));

/** A place in inches from the table's left edge and the First Player's edge. */
export const inchesFromCorner = (x: number, y: number): Plan => ({ x: inches(x - 18), z: inches(18 - y) });

/** `TL:expertise L:block` → objectives with their die faces; a bare place has none. */
export const map = (text: string): { id: string; die: DefenseFace | null }[] =>
  text.split(' ').map((word) => {
    const [id, die] = word.split(':');
    return { id: id!, die: (die ?? null) as DefenseFace | null };
  });
