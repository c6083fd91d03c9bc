import type { Stage } from './stage.ts';

/** Shows one event and returns how long that takes, in milliseconds at single speed. `S` is what it is shown in: how the match stands after it. */
export type Showing<E, S> = (stage: Stage, event: E, situation: S) => number;

/** How events of each type look on the table; those left out change nothing that it shows. */
export type Showings<E extends { readonly type: string }, S> = { readonly [T in E['type']]?: Showing<Extract<E, { readonly type: T }>, S> };

/** Shows an event as its type is shown; 0 where nothing shows it, and for a type that is not known. */
export function showWith<E extends { readonly type: string }, S>(showings: Showings<E, S>, stage: Stage, event: E, situation: S): number {
  // Its type says what an event is: each showing gets those of its own.
  const showing = (showings as Readonly<Record<string, Showing<E, S> | undefined>>)[event.type];
  return showing === undefined ? 0 : showing(stage, event, situation);
}
