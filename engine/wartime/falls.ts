/** How d10s fell, for what is told of a match afterwards. */
import type { Fall } from '../core/offering.ts';
import { facesOf, USUAL } from './check.ts';
import type { Event } from './events.ts';
import { characterOf, type State } from './state.ts';

/** Checks that are passed (WT-6.1, WT-6.2), each by what it is for; what is expected counts the usual criticals and fumbles, whatever traits add to them. */
export function falls(event: Event, state: State): readonly Fall[] {
  if (event.type !== 'checked') return [];
  const { character, check: kind, value, degree } = event;
  const { critical, passed } = facesOf(value, USUAL);
  const isPassed = degree === 'critical' || degree === 'passed';
  return [{ seat: characterOf(state, character).seat, kind, rolled: isPassed ? 1 : 0, expected: (critical + passed) / 10 }];
}
