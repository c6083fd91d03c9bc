import type { Offering } from '../../core/offering.ts';
import { apply, type Event } from './events.ts';
import { cloneState } from './state.ts';
import type { State } from './state-form.ts';
import { ladder as rules } from './system.ts';

/** Tic-tac-toe with a ladder, as it is offered to players. */
export const ladder: Offering<State, Event, unknown> = {
  rules,
  cards: [],
  film: { clone: cloneState, apply, view: cloneState, shown: (event) => event, marks: { begun: 'turn', climbed: 'control', decided: 'score' } },
  starter: (table) => ({ table }),
};
