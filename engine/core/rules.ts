import type { Random } from './rng.ts';
import type { Point } from '../shape/point.ts';
import type { Answer, PickRequest, PlaceRequest, Request, Seat } from './script.ts';
import type { Moment, System } from './session.ts';
import type { Stress, Styles } from './style.ts';

/** Who looks: a seat, or null for somebody who only watches. */
export type Eyes = Seat | null;

/** Stands in what is shown for the id of a thing that must not be known. */
export const HIDDEN = 'hidden';

/** What a rule system must know about itself for an opponent to play it. */
export interface Mind<S> {
  /** Answers worth considering. For a place request: a handful of good spots, not every millimetre. Never empty. */
  suggest(state: S, request: Request): readonly Answer[];
  /** One quick, sensible answer, for playing a line out to its end. */
  reflex(state: S, request: Request, random: Random): Answer;
  /** How the match stands for a seat, from -1 (lost) to 1 (won); with `stress` as one sees it who counts some grounds for more than others do. */
  judge(state: S, seat: Seat, stress?: Stress): number;
  /** What each style stresses; none where the system knows no styles. */
  readonly styles?: Styles;
  /** What `judge` rests on: by name, how much better the seat stands in it than the others, in points of the system's own. None once the match is over. */
  grounds?(state: S, seat: Seat): Readonly<Record<string, number>>;
  /** What weights are fitted to (`gantry fit`): by name, how much better the seat stands; `grounds` where it is left out. None once the match is over. */
  features?(state: S, seat: Seat): Readonly<Record<string, number>>;
  /**
   * When an imagined future is judged: at the ends of turns, counted from the next one of another seat, which is 0. Ascending; its value is the mean of what is judged
   * then. That turn alone where it is left out.
   */
  readonly horizons?: readonly number[];
  /** Whose turn it is, whoever is asked. */
  acting(state: S): Seat;
  /** Whose activation it is, by an id, null between two: for rules whose turns have several. Left out where a turn is one activation. */
  activated?(state: S): string | null;
}

/** What a rule system knows of where a question leads on, as far as nobody but the one who is asked decides. */
export interface Onward<S> {
  /** Options of a pick from which a move or an attack of a figure may follow, those that cost least first. `picks`: what was picked on the way to it from the question that stands. */
  follow(request: PickRequest, picks: readonly string[]): readonly string[];
  /** Id of the figure that an attack is aimed at which has begun between two states; null where none has. */
  aimedAt(before: S, after: S): string | null;
  /** Places among those that a move asks for, at each of which it may go on through something that leads elsewhere; one for each such thing. */
  through?(state: S, request: PlaceRequest): readonly Point[];
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
  /** What certain eyes may see. Plain data of the same form as the state, hidden things removed or lying among the unknown ones. */
  view(state: S, eyes: Eyes): S;
  /** What certain eyes may know of an event: `HIDDEN` stands for what they may not; the event itself when they may know it all. */
  shown(event: E, eyes: Eyes): E;
  /** The moment as certain eyes know it, unknown things filled in by chance: what an opponent thinks with. Null when nothing that fits was found. */
  imagine(moment: Moment<S>, eyes: Eyes, random: Random): Moment<S> | null;
  /**
   * What would be so if a figure stood at a place while `asked` is asked: plain data for a screen, null when there is no such figure. Changes nothing.
   * `figure`: empty for how the place looks without anybody, where the rules tell that.
   */
  prospect?(state: S, asked: Request | null, figure: string, at: Point): unknown;
  /** What the figures of a seat could do to the others, as plain data for fields over the table. Changes nothing. */
  threats?(state: S, seat: Seat): unknown;
  /** Where its questions lead on, so that a screen can show it before anything is picked. */
  readonly onward?: Onward<S>;
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
