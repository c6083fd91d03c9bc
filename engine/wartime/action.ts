import type { Refusal, Script } from '../core/script.ts';
import type { Game } from './game.ts';
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
  cost(game: Game, self: Standing): number;
  ways(game: Game, self: Standing): readonly Way[];
  run(game: Game, self: Standing, target: CharacterId | null): Script;
}

export const action = (entry: Action): Action => Object.freeze(entry);

export const PLAIN: readonly Way[] = [{ target: null, refusal: null }];

/** What may be answered out of turn (WT-7.3). */
export interface Trigger {
  /** A shot announced but not yet rolled, or an action that is over. */
  readonly moment: 'shotDeclared' | 'actionOver';
  readonly actor: CharacterId;
  readonly target: CharacterId | null;
  readonly running: boolean;
  /** 0 for an action in one's activation, 1 for an answer to it, 2 for an answer to the answer: no further (WT-A11). */
  readonly depth: number;
  /** The shot being answered: answers may make it harder. */
  readonly shot: Aim | null;
}

/** A shot between its announcement and its roll. */
export interface Aim {
  modifier: number;
  /** Whether the target hit the dirt: if it survives, its will is checked (WT-AC13). */
  ducked: boolean;
}

/** Something a character does out of turn in answer to another. */
export interface Answer {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly moment: Trigger['moment'];
  /** Action points, out of turn already (WT-7.3). */
  cost(game: Game, self: Standing): number;
  when(game: Game, self: Standing, trigger: Trigger): boolean;
  run(game: Game, self: Standing, trigger: Trigger): Script;
}

export const answer = (entry: Answer): Answer => Object.freeze(entry);

/** What an action that is not made for it costs out of turn: double, at least 3 (WT-7.3). */
export const outOfTurn = (cost: number): number => Math.max(3, 2 * cost);
