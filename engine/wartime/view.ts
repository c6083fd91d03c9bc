import type { Eyes } from '../core/rules.ts';
import type { Moment } from '../core/session.ts';
import type { Event } from './events.ts';
import { cloneState, type State } from './state.ts';

/** What certain eyes may see: everything; this part of the rules hides nothing. */
export const view = (state: State, _eyes: Eyes): State => cloneState(state);

/** What certain eyes may know of an event: everything, for the same reason. */
export const shown = (event: Event, _eyes: Eyes): Event => event;

/** The moment as a seat knows it: nothing is hidden, so it is the moment itself. */
export const imagine = (moment: Moment<State>): Moment<State> => moment;
