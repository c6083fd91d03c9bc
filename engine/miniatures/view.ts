import type { Seat } from '../core/script.ts';
import type { Moment } from '../core/session.ts';
import { cloneState, type State } from './state.ts';

/** What a seat may see: everything (SWM-2.5); squads are chosen secretly, but before the skirmish begins. */
export const view = (state: State, _seat: Seat | null): State => cloneState(state);

/** The moment as a seat knows it: nothing is hidden, so it is the moment itself. */
export const imagine = (moment: Moment<State>): Moment<State> => moment;
