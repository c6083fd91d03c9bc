import type { Random } from './rng.ts';
import type { Point } from '../space/point.ts';
import type { Answer, Request, Seat } from './script.ts';
import type { Moment, System } from './session.ts';

/** What a rule system must know about itself for an opponent to play it. */
export interface Mind<S> {
  /** Answers worth considering. For a place request: a handful of good spots, not every millimetre. Never empty. */
  suggest(state: S, request: Request): readonly Answer[];
  /** One quick, sensible answer, for playing a line out to its end. */
  reflex(state: S, request: Request, random: Random): Answer;
  /** How the match stands for a seat, from -1 (lost) to 1 (won). */
  judge(state: S, seat: Seat): number;
}

/** A match as its rule system sees it: content is built once, frozen and shared by every fork. */
export interface Play<S, E> {
  readonly system: System<S, E>;
  readonly state: S;
  readonly mind: Mind<S>;
  /** Fingerprint of the content in use. */
  readonly content: string;
  readonly seats: number;
  /** The winner, null for a draw, undefined while the match runs. */
  outcome(state: S): Seat | null | undefined;
  /** What one seat may see (null: a spectator). Plain data of the same form as the state, hidden things removed or shuffled away. */
  view(state: S, seat: Seat | null): S;
  /** The moment as one seat knows it, unknown things filled in by chance: what an opponent thinks with. */
  imagine(moment: Moment<S>, seat: Seat, random: Random): Moment<S>;
  /** What would be so if a figure stood at a place while `asked` is asked: plain data for a screen, null when there is no such figure. Changes nothing. */
  prospect?(state: S, asked: Request | null, figure: string, at: Point): unknown;
  /** What the figures of a seat could do to the others, as plain data for fields over the table. Changes nothing. */
  threats?(state: S, seat: Seat): unknown;
  /** Checks a state that a file kept, so that the match can go on from it. Throws `InputError` naming the field. */
  checkState?(input: unknown): S;
  /** One plain English line about an event, for transcripts and headless output. */
  tell(event: E): string;
}

/** A rule system: how to read a setup and start a match of it. `T` is the terrain it plays on. */
export interface RuleSystem<S, E, T> {
  readonly id: string;
  /** Checks a setup. Throws `InputError` naming the field. */
  readSetup(input: unknown): Setup;
  /** Starts a match. Throws `InputError` when the setup does not fit the content (unknown card, illegal team). */
  start(setup: Setup, terrain: T): Play<S, E>;
}

/** A checked setup. Every system adds its own fields; `table` names the terrain. */
export interface Setup {
  readonly table: string;
  readonly [field: string]: unknown;
}
