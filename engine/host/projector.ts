/** How a rule system's matches are shown from their events alone. */
import type { Seat } from '../core/script.ts';
import type { Projector } from './film.ts';

/** Kinds of marks on a timeline. */
export type MarkKind = 'turn' | 'activation' | 'wound' | 'defeat' | 'control' | 'struggle' | 'attack';

/**
 * Joins a rule system's own functions: how it copies a state, how each event changes one, what a spectator sees, and which
 * events a timeline marks. An event of a type that the system no longer has changes nothing.
 */
export function projectorOf<S>(clone: (state: S) => S, apply: Readonly<Record<string, (state: S, event: never) => void>>, view: (state: S, seat: Seat | null) => S, marks: Readonly<Record<string, MarkKind>>): Projector {
  const typeOf = (event: unknown): string => (event as { readonly type: string }).type;
  return {
    clone: (state) => clone(state as S),
    apply: (state, event) => (Object.hasOwn(apply, typeOf(event)) ? apply[typeOf(event)]!(state as S, event as never) : undefined),
    view: (state) => view(state as S, null),
    mark: (event) => (Object.hasOwn(marks, typeOf(event)) ? marks[typeOf(event)]! : null),
  };
}
