import type { Seat } from '../../core/script.ts';
import type { Place, State } from './state-form.ts';

/** Every change to the state is one of these. */
export type Event =
  | { readonly type: 'begun'; readonly rolls: readonly number[]; readonly seat: Seat }
  | { readonly type: 'placed'; readonly figure: string; readonly seat: Seat; readonly to: Place }
  | { readonly type: 'climbed'; readonly figure: string; readonly seat: Seat; readonly from: Place; readonly to: Place }
  | { readonly type: 'decided'; readonly winner: Seat | null };

export type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;

type Apply = { [T in Event['type']]: (state: State, event: EventOf<T>) => void };

export const apply: Apply = {
  begun: (s, { seat }) => { s.step = 'play'; s.active = seat; },
  placed: (s, { figure, seat, to }) => {
    s.figures.push({ id: figure, seat, at: to });
    s.active = 1 - seat;
  },
  climbed: (s, { figure, seat, to }) => {
    for (const each of s.figures) if (each.id === figure) each.at = to;
    s.active = 1 - seat;
  },
  decided: (s, { winner }) => { s.step = 'over'; s.winner = winner; },
};
