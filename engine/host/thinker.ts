import type { Answer, PickRequest, PlaceRequest, Seat } from '../core/script.ts';
import type { Moment } from '../core/session.ts';
import type { Caller } from './caller.ts';
import type { MirroredEnd } from './fairness/mirrored-game.ts';
import type { Ground } from './ground.ts';
import type { Round } from '../search/halving.ts';
import type { Counsel } from '../search/counsel.ts';
import type { Budget, Thought } from '../search/plan.ts';
import type { Answers, Numbered, Share } from '../search/weighing.ts';

/** What bounds every opponent beside its level: play-outs give the same answer everywhere, milliseconds the same patience. */
export interface Bounds {
  readonly milliseconds?: number;
  readonly playouts?: number;
}

/** A question to a computer seat: plain data, so that it can be sent to a worker thread. */
interface Question {
  readonly system: string;
  /** The checked setup. */
  readonly setup: unknown;
  readonly table: Ground;
  readonly request: PickRequest | PlaceRequest;
  readonly seat: Seat;
  readonly seed: number;
}

/** To be thought about. */
export interface Job extends Question {
  /** What the seat knows, with unknown things filled in by chance. */
  readonly moment: Moment<unknown>;
  readonly budget: Budget;
  /** Whoever thinks about it rests as long as it works: nobody waits for it. */
  readonly idle?: boolean;
}

/** A part of a thought that several threads share. All parts of one have its number and its beginning (ms since 1970). */
export interface Part extends Job {
  readonly thought: number;
  readonly began: number;
  readonly part:
    | { readonly kind: 'ready' }
    | { readonly kind: 'plans'; readonly breadth: number; readonly like: readonly Answers[] }
    | { readonly kind: 'values'; readonly round: Round<Numbered>; readonly share: Share }
    | { readonly kind: 'planned'; readonly plan: Answers };
}

/** A question about which is told what is best, beside what was played in answer to it. */
export interface Counselled extends Job {
  readonly played?: Answers;
}

/** What is asked is not an answer, but what speaks for the best ones. */
export interface CounselJob extends Counselled {
  readonly counsel: true;
}

/** To be answered at once. */
export interface QuickJob extends Question {
  /** What the seat sees. */
  readonly seen: unknown;
}

/** A match that may be begun soon: which rule system, a setup of that kind, on which table. */
export type Likely = Pick<Question, 'system' | 'setup' | 'table'>;

/** A match in which everybody brings the same, to be played by quick answers. */
export interface MirrorJob extends Likely {
  readonly mirrored: true;
  readonly seed: number;
}

/** Plays matches out while nobody else wants an answer. Rejects with `GivenUp` when somebody did, or soon after nobody waits for it any more. */
export type PlayOut = (job: MirrorJob, caller: Caller) => Promise<MirroredEnd>;

/** Gets those who think used to a match that may begin soon. Nothing comes of it; a question that arrives goes before. */
export type Rehearsal = (likely: Likely) => void;

/** Somebody who plans for a computer seat: at least an answer to what is asked. Rejects when none could be found, or soon after nobody waits for it any more (`caller`). */
export type Thinker = (job: Job, caller: Caller) => Promise<Thought>;

/** Somebody who says which plans are best and why, the best first. Rejects as a `Thinker` does. */
export type Counsellor = (job: Counselled, caller: Caller) => Promise<readonly Counsel[]>;

/** Quick answers, the best first; the rules may refuse some. Rejects with `TookTooMuch` when it was stopped. */
export type QuickThinker = (job: QuickJob) => Promise<readonly Answer[]>;

/** Somebody who thought was stopped: it took too long, or too much memory. To ask again, or elsewhere, would do the same. */
export class TookTooMuch extends Error {
  override readonly name = 'TookTooMuch';
}
