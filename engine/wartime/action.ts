import type { Refusal, Script } from '../core/script.ts';
import type { CharacterCard } from './archetype.ts';
import type { Game, Answer } from './game.ts';
import type { CharacterId, Standing } from './state.ts';

/** One way of doing an action now: plain, or upon somebody. */
export interface Way {
  readonly target: CharacterId | null;
  /** Why it is not open now, or null. */
  readonly refusal: Refusal | null;
}

/** Something a character does in its activation, paid in action points (WT-7.1), with checks or without (WT-7.2). */
export interface Action {
  readonly id: string;
  readonly name: string;
  /** Our own words. */
  readonly text: string;
  /** Action points for whoever has this card. */
  cost(card: CharacterCard): number;
  ways(game: Game, self: Standing): readonly Way[];
  run(game: Game, self: Standing, target: CharacterId | null): Script;
}

export const action = (entry: Action): Action => Object.freeze(entry);

export const PLAIN: readonly Way[] = [{ target: null, refusal: null }];

export const answer = (entry: Answer): Answer => Object.freeze(entry);

/** What an action that is not made for it costs out of turn: double, at least 3 (WT-7.3). */
export const outOfTurn = (cost: number): number => Math.max(3, 2 * cost);
