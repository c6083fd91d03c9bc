/** How a rule system's matches are shown from their events alone. */
import type { Filmed } from '../core/offering.ts';
import type { Projector } from './film.ts';

export function projectorOf<S, E>({ clone, apply, view, shown, marks, falls, adopt = (state) => state }: Filmed<S, E>): Projector {
  const typeOf = (event: unknown): string => (event as { readonly type: string }).type;
  return {
    adopt,
    clone: (state) => clone(state as S),
    apply: (state, event) => (Object.hasOwn(apply, typeOf(event)) ? apply[typeOf(event)]!(state as S, event as never) : undefined),
    view: (state, eyes) => view(state as S, eyes),
    shown: (event, eyes) => shown(event as E, eyes),
    falls: (event, state) => falls?.(event as E, state as S) ?? [],
    mark: (event) => (Object.hasOwn(marks, typeOf(event)) ? marks[typeOf(event)]! : null),
  };
}
