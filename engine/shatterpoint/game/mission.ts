import type { Script, Seat } from '../../core/script.ts';
import { inches, type Plan } from '../../shape/point.ts';
import type { Reading, Stat } from './ability.ts';
import type { Event, EventOf } from '../state/events.ts';
import type { Game } from './game.ts';
import type { DefenseFace } from '../state/state.ts';

/** A struggle card (SP-CARD-22): for each of its maps the objectives it turns Active, with the priority die face if there is one. */
export interface StruggleCard {
  readonly title: string;
  readonly phase: 1 | 2 | 3;
  readonly maps: readonly (readonly { readonly id: string; readonly die: DefenseFace | null }[])[];
  /** Word of what the mission's rules read off it: a tactic, a unit type, a ploy, an advantage (SP-CARD-22). */
  readonly effect?: string;
  /** What no source settles about it: its printed title (the one here is ours), or all of it, known from a player's re-creation alone. */
  readonly doubt?: 'title' | 'recreation';
}

/** A special rule of a mission: an effect of neither player (SP-TERM-06). */
export type MissionPart =
  | {
    readonly part: 'after';
    /** Word by which a player orders it among others. */
    readonly name: string;
    readonly on: Event['type'];
    when(game: Game, event: never): boolean;
    run(game: Game, event: never): Script;
  }
  | { readonly part: 'change'; readonly stat: Stat; adds(game: Game, reading: Reading): number };

/** A rule that answers an event. */
export const missionAfter = <T extends Event['type']>(name: string, on: T, answer: { when?(game: Game, event: EventOf<T>): boolean; run(game: Game, event: EventOf<T>): Script }): MissionPart =>
  ({ part: 'after', name, on, when: () => true, ...answer }) as unknown as MissionPart;

/** A rule that changes a number. */
export const missionChange = (stat: Stat, adds: (game: Game, reading: Reading) => number): MissionPart => ({ part: 'change', stat, adds });

/** A mission set (SP-CARD-20, -21): where its objectives lie, its struggle cards and its special rules. */
export interface Mission {
  readonly id: string;
  readonly name: string;
  /** Eight digits of the SPT format; null for missions of our own. */
  readonly spt: string | null;
  /** Objective places in plan, seen with the First Player's edge at positive z. */
  readonly objectives: readonly { readonly id: string; readonly at: Plan }[];
  /** Objectives whose place the sources give in two ways. */
  readonly unsurePlaces?: readonly string[];
  readonly struggles: readonly StruggleCard[];
  readonly parts: readonly MissionPart[];
  /** Who picks the map of the struggle card being revealed; null where the rules say it. */
  mapChooser?(game: Game): Seat | null;
  /** Spaces that the struggle token moves beyond one for each controlled objective (SP-STRUG-09). */
  extraSpaces(game: Game, seat: Seat): number;
}

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
