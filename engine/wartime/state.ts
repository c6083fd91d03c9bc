import type { Seat } from '../core/script.ts';
import type { Point } from '../shape/point.ts';

/** `seat.place`, e.g. `2.0`: the seat's first character. */
export type CharacterId = string;

/** Everything that changes during an adventure, and nothing else. */
export interface State {
  step: 'deploy' | 'turnStart' | 'phases' | 'over';
  /** Turns begun so far, from 1. */
  turn: number;
  /** The seat that won the initiative and begins every phase (WT-5.3). */
  first: Seat;
  /** The reaction phase, 10 down to 1 (WT-5.2). */
  phase: number;
  /** Whose chance it is to act in this phase (WT-5.4). */
  next: Seat;
  activation: Activation | null;
  characters: Character[];
  /** Points of enemies felled, by seat. */
  felled: number[];
  winner: Seat | null;
}

export interface Character {
  id: CharacterId;
  seat: Seat;
  card: string;
  /** Null before deployment and once it is a casualty. */
  at: Point | null;
  casualty: boolean;
  /** Life points lost (WT-9.16). */
  lost: number;
  /** Action points spent out of turn since its last activation (WT-A10). */
  debt: number;
  /** The reaction phase it acts in this turn: its REA, less one for each wait (WT-A17). */
  phase: number;
  /** Action points kept by waiting, or null when it has not waited. */
  kept: number | null;
  acted: boolean;
  moods: Mood[];
}

/** What a failed, fumbled or critical VOL check leaves behind (WT-12.1). */
export interface Mood {
  /** Added to attribute checks. */
  by: number;
  /** Activations at whose end it still has to count down (WT-A62). */
  activations: number;
}

/** The activation of one character: actions are decided one after another and paid in action points (WT-5.5). */
export interface Activation {
  character: CharacterId;
  left: number;
  /** Bonus for the next action's attribute checks, 0 to 3 (WT-A15b). */
  concentration: number;
  /** Whether it has done anything yet. */
  begun: boolean;
}

export function cloneState(s: State): State {
  return {
    step: s.step, turn: s.turn, first: s.first, phase: s.phase, next: s.next,
    activation: s.activation === null ? null : cloneActivation(s.activation),
    characters: s.characters.map(cloneCharacter),
    felled: s.felled.slice(),
    winner: s.winner,
  };
}

const cloneActivation = (a: Activation): Activation => ({ character: a.character, left: a.left, concentration: a.concentration, begun: a.begun });

const cloneCharacter = (c: Character): Character => ({
  id: c.id, seat: c.seat, card: c.card, at: c.at, casualty: c.casualty, lost: c.lost, debt: c.debt, phase: c.phase, kept: c.kept, acted: c.acted,
  moods: c.moods.map((mood) => ({ by: mood.by, activations: mood.activations })),
});

export type Standing = Character & { at: Point };

export const isStanding = (character: Character): character is Standing => character.at !== null;

export function characterOf(state: State, id: CharacterId): Character {
  for (const character of state.characters) if (character.id === id) return character;
  throw new Error(`no character ${id}`);
}

/** Characters on the table. */
export const standing = (state: State): Standing[] => state.characters.filter(isStanding);

/** Characters on the table that do not belong to a seat: in a game of several seats everybody else is an enemy. */
export const enemiesOf = (state: State, seat: Seat): Standing[] => standing(state).filter((character) => character.seat !== seat);

/** Seats from one on, clockwise. */
export const clockwise = (seats: number, from: Seat): Seat[] => Array.from({ length: seats }, (_, i) => (from + i) % seats);
