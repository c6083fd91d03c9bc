/** How d20s fell, for what is told of a match afterwards. */
import type { Fall } from '../core/offering.ts';
import type { Event } from './events.ts';
import { mustShow } from './numbers.ts';
import { figureOf, type State } from './state.ts';

/** The share of a d20 that shows a number or more; of a number above 20 none. */
const share = (needed: number): number => Math.min(20, Math.max(0, 21 - needed)) / 20;

/** Attacks that hit (SWM-11.2 to SWM-11.5) and saves that are made (SWM-16.40), a second roll as one of its own (SWM-14.2). */
export function falls(event: Event, state: State): readonly Fall[] {
  if (event.type === 'attackRolled') {
    const { attacker, natural, total, defense } = event;
    const needed = mustShow(defense - (total - natural));
    return [{ seat: figureOf(state, attacker).seat, kind: 'attack', rolled: natural >= needed ? 1 : 0, expected: share(needed) }];
  }
  if (event.type !== 'saveRolled') return [];
  const { figure, needed, made } = event;
  return [{ seat: figureOf(state, figure).seat, kind: 'save', rolled: made ? 1 : 0, expected: share(needed) }];
}
