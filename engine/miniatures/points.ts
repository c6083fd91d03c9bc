/** Points of a skirmish, counted by rules and screen alike. */
import type { Seat } from '../core/script.ts';
import type { Figure, State } from './state.ts';

/** Cost points of the enemies that a seat has defeated (SWM-4.2a). `costOf`: what a figure's card prints. */
export function defeatedCost({ figures }: Pick<State, 'figures'>, seat: Seat, costOf: (figure: Figure) => number): number {
  let sum = 0;
  for (const figure of figures) if (figure.seat !== seat && figure.defeated) sum += costOf(figure);
  return sum;
}
