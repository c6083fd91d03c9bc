import type { Script, Seat } from '../core/script.ts';
import { inches, type Plan } from '../space/point.ts';
import type { Game } from './game.ts';
import type { DefenseFace } from './state.ts';

/** A struggle card: for each of its maps the objectives it turns Active, with the priority die face if there is one. */
export interface StruggleCard {
  readonly title: string;
  readonly phase: 1 | 2 | 3;
  readonly maps: readonly (readonly { readonly id: string; readonly die: DefenseFace | null }[])[];
}

/** A mission set (SP-CARD-20): where its objectives lie, its struggle cards and its special rules. */
export interface Mission {
  readonly id: string;
  readonly name: string;
  /** Objective places in plan, seen with the First Player's edge at positive z. */
  readonly objectives: readonly { readonly id: string; readonly at: Plan }[];
  readonly struggles: readonly StruggleCard[];
  /** Special rules at the start of a turn (SP-TURN-02 B). */
  turnStart(game: Game, seat: Seat): Script;
  /** Spaces that the struggle token moves beyond one for each controlled objective (SP-STRUG-09). */
  extraSpaces(game: Game, seat: Seat): number;
  /** Special rules after the struggle token has moved. */
  afterStruggleMove(game: Game): void;
}

/** The mission in play. Throws before one is chosen. */
export function missionOf(game: Game): Mission {
  const mission = game.content.missions.find(({ id }) => id === game.state.mission);
  if (mission === undefined) throw new Error(`no mission ${game.state.mission}`);
  return mission;
}

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
