import type { PlaceRequest, Refusal } from '../../engine/core/script.ts';
import type { Point } from '../../engine/shape/point.ts';
import type { Aim, Crowding } from './groundTalk.ts';

/** What the pointer is over: at most one thing, and the place on the table behind it. */
export interface Under {
  readonly thing: string | null;
  readonly spot: Point | null;
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
  | { readonly kind: 'aimed'; readonly aim: Aim; readonly fix: boolean };

/** The place that a fixed mark names, what speaks against it, and who would find no room around it. */
export interface Aimed {
  readonly at: Point;
  readonly refusal: Refusal | null;
  readonly crowds?: Crowding;
}

/** What a tool wants done; the table does it. */
export type Effect =
  | { readonly do: 'hover'; readonly id: string | null }
  | { readonly do: 'select'; readonly id: string | null }
  | { readonly do: 'pick'; readonly option: string }
  | { readonly do: 'ask'; readonly request: PlaceRequest; readonly spot: Point; readonly fix: boolean }
  | { readonly do: 'show'; readonly aim: Aim | null }
  | { readonly do: 'aim'; readonly aimed: Aimed | null }
  | { readonly do: 'place'; readonly at: Point };

/** The tool after an input, and what it wants done. */
export interface Step<T> {
  readonly tool: T;
  readonly effects: readonly Effect[];
}
