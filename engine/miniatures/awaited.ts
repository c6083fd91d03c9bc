/** Whose word is awaited, and how far a turn has come: pure questions of a state, asked by the rules and by whoever shows it. */
import type { Seat } from '../core/script.ts';
import type { State, Turn } from './state.ts';

/** The seat that has figures to place, or to choose, the Rebels' before the other (SWM-3.3, SWM-3.4); null when all stand. */
export const placing = ({ figures, choosing }: Pick<State, 'figures' | 'choosing'>): Seat | null =>
  [0, 1].find((seat) => choosing.includes(seat) || figures.some((figure) => figure.seat === seat && figure.at === null)) ?? null;

/** Whose word the rules await: who places, else whose phase it is (SWM-3.3, SWM-6.1). */
export const seatNow = (state: State): Seat => (state.step === 'deploy' ? placing(state) : null) ?? state.active;

/** Whether the attacks of the turn have begun, or what stands in their place is done. */
export const hasAttacked = ({ attacks, replaced }: Turn): boolean => attacks > 0 || replaced;
