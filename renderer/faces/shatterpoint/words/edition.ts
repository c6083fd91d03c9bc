import { standIns } from '../printed.ts';
import type { Situation } from './names.ts';
import type { Speak } from '../../../words/speak.ts';

/** What the edition of the match is, where it is not the current one: whose first cards are not known. */
export function editionNote({ view, cards }: Situation, speak: Speak): string | null {
  const later = standIns(cards);
  if (later.length === 0) return null;
  const here = later.filter(({ id }) => view.units.some(({ card }) => card === id)).map(({ name }) => name);
  return here.length === 0 ? speak('shatterpoint.rules.firstPrint') : speak('shatterpoint.rules.mixture', { units: here.join('; ') });
}
