import type { PlaceRequest, Refusal } from '../../engine/core/script.ts';
import type { Point } from '../../engine/shape/point.ts';
import type { StopWhy } from '../../engine/space/move/slide.ts';
import type { Aim, Crowding } from './groundTalk.ts';
import type { MoveOffer, StrikeOffer } from './offers.ts';

/** What the pointer is over: at most one thing, and the place on the table behind it. */
export interface Under {
  readonly thing: string | null;
  readonly spot: Point | null;
  /** From the eye to where it points, on through whatever stands there. */
  readonly ray?: { readonly from: Point; readonly way: Point };
}

export type Way = 'left' | 'right' | 'up' | 'down';

export type Input =
  | { readonly kind: 'hover'; readonly under: Under }
  | { readonly kind: 'click'; readonly under: Under; readonly twice: boolean }
  /** Tab and Shift+Tab. */
  | { readonly kind: 'cycle'; readonly by: 1 | -1 }
  /** Arrow keys; `turn` is the camera's, so that "up" is away from the person. */
  | { readonly kind: 'arrow'; readonly way: Way; readonly turn: number }
  | { readonly kind: 'confirm' }
  | { readonly kind: 'cancel' }
  | { readonly kind: 'cells'; readonly cells: Float32Array }
  | { readonly kind: 'aimed'; readonly aim: Aim; readonly fix: boolean }
  /** The next figure or enemy that a gesture may be about; the next way to what is marked. */
  | { readonly kind: 'next'; readonly by: 1 | -1 }
  | { readonly kind: 'other' }
  /** Places of the chosen figure, all its moves together. */
  | { readonly kind: 'reach'; readonly cells: Float32Array }
  /** What somebody was advised to do is to be marked. */
  | { readonly kind: 'advised'; readonly advised: Advised }
  /** What the first of several moves that gets near a spot would be, and which others do. */
  | { readonly kind: 'found'; readonly offer: MoveOffer; readonly aim: Aim; readonly others: readonly MoveOffer[]; readonly fix: boolean };

/** An offer that somebody is advised to take: a move to a place, or an attack. */
export type Advised = { readonly offer: MoveOffer; readonly at: Point } | { readonly strike: StrikeOffer };

/** The place that a fixed mark names, what speaks against it, and who would find no room around it. */
export interface Aimed {
  readonly at: Point;
  readonly refusal: Refusal | null;
  readonly crowds?: Crowding;
  readonly stop?: StopWhy;
}

/** What the question's bar says of an aim. */
export const aimedAt = ({ named: at, refusal, crowds, stop }: Aim): Aimed =>
  ({ at, refusal, ...(crowds !== undefined && { crowds }), ...(stop !== undefined && { stop }) });

/** Where a gesture would lead: a figure put down, in one of the ways that get there, or an enemy attacked. */
export type Mark =
  | { readonly kind: 'place'; readonly offer: MoveOffer; readonly aim: Aim; readonly others: readonly MoveOffer[] }
  | { readonly kind: 'strike'; readonly strike: StrikeOffer; readonly others: readonly StrikeOffer[] };

/** What a tool wants done; the table does it. */
export type Effect =
  | { readonly do: 'hover'; readonly id: string | null }
  | { readonly do: 'select'; readonly id: string | null }
  | { readonly do: 'pick'; readonly option: string }
  | { readonly do: 'ask'; readonly request: PlaceRequest; readonly spot: Point; readonly fix: boolean }
  /** `offer`: whose aim it is where a move is only offered yet. */
  | { readonly do: 'show'; readonly aim: Aim | null; readonly offer?: MoveOffer }
  | { readonly do: 'among'; readonly offers: readonly MoveOffer[]; readonly others: readonly MoveOffer[]; readonly spot: Point; readonly fix: boolean }
  /** The moves of a figure are to be shown, or of none. */
  | { readonly do: 'choose'; readonly figure: string | null }
  /** A mark stands, or none any more; where the pointer only passes nothing stands. */
  | { readonly do: 'mark' | 'point'; readonly mark: Mark | null }
  /** Gives the answers of an offer. */
  | { readonly do: 'go'; readonly picks: readonly string[]; readonly at: Point | null }
  | { readonly do: 'aim'; readonly aimed: Aimed | null }
  | { readonly do: 'place'; readonly at: Point };

/** The tool after an input, and what it wants done. */
export interface Step<T> {
  readonly tool: T;
  readonly effects: readonly Effect[];
}
