/** How a rule system's matches are shown from their events alone. */
import type { Eyes } from '../core/rules.ts';
import type { Projector } from './film.ts';

/** Kinds of marks on a timeline. */
export type MarkKind = 'turn' | 'activation' | 'wound' | 'defeat' | 'control' | 'struggle' | 'attack';

/** A rule system's own functions for its states and events. */
export interface Projected<S, E> {
  clone(state: S): S;
  /** How each event changes a state. An event of a type that the system no longer has changes nothing. */
  readonly apply: Readonly<Record<string, (state: S, event: never) => void>>;
  view(state: S, eyes: Eyes): S;
  shown(event: E, eyes: Eyes): E;
  /** Which events a timeline marks. */
  readonly marks: Readonly<Record<string, MarkKind>>;
  /** Fills what states of older versions lacked. */
  adopt?(state: unknown): unknown;
}

export function projectorOf<S, E>({ clone, apply, view, shown, marks, adopt = (state) => state }: Projected<S, E>): Projector {
  const typeOf = (event: unknown): string => (event as { readonly type: string }).type;
  return {
    adopt,
    clone: (state) => clone(state as S),
    apply: (state, event) => (Object.hasOwn(apply, typeOf(event)) ? apply[typeOf(event)]!(state as S, event as never) : undefined),
    view: (state, eyes) => view(state as S, eyes),
    shown: (event, eyes) => shown(event as E, eyes),
    mark: (event) => (Object.hasOwn(marks, typeOf(event)) ? marks[typeOf(event)]! : null),
  };
}
