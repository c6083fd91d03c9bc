import { useEffect, useState } from 'react';
import { useSpeak } from '../words/speak.ts';
import { marksOf, type Mark } from '../../engine/space/terrain/marks.ts';
import type { Speak } from '../words/speak.ts';
import { bench, type BenchState } from './bench.ts';
import { markWords, pieceWords } from './workshopWords.ts';

/** The places that are chosen, of those that the table names. */
function placesOf({ draft, selection }: BenchState): readonly Mark[] {
  const wanted = new Set(selection);
  return draft === null || wanted.size === 0 ? [] : marksOf(draft.table).filter(({ id }) => wanted.has(id));
}

/** What is chosen now: of one place that the table names which and where, for its mark has no other words. */
function chosenWords(state: BenchState, speak: Speak): string {
  const count = state.selection.length;
  const places = placesOf(state);
  const [only] = places;
  if (count === 0) return speak('workshop.said.none');
  if (only === undefined) return speak('workshop.said.chosen', { count });
  if (count === 1) return speak('workshop.said.chosenPlace', { name: markWords(only.of, speak), x: only.at[0], z: only.at[1] });
  return speak(places.length === count ? 'workshop.said.chosenPlaces' : 'workshop.said.chosenThings', { count });
}

/** What hands did last, in words: for whoever does not see the table. What a deed says itself is read from its note. */
export function useSaid(): string {
  const speak = useSpeak();
  const [said, setSaid] = useState('');
  useEffect(() => bench.subscribe((now, before) => {
    if (now.said !== before.said && now.said !== null) return setSaid('');
    const [past, was] = [now.draft?.past.length ?? 0, before.draft?.past.length ?? 0];
    if (now.draft !== before.draft && now.draft !== null && before.draft !== null) {
      const back = past < was;
      const step = back ? before.draft.past.at(-1) : now.draft.past.at(-1);
      if (step === undefined) return undefined;
      const word = back ? 'undone' : now.draft.future.length < before.draft.future.length && now.draft.future.length > 0 ? 'redone' : 'done';
      const told = speak(`workshop.said.${word}`, { deed: speak(`workshop.deed.${step.deed}`) });
      const [only] = now.selection.length === 1 ? placesOf(now) : [];
      return setSaid(only === undefined ? told : speak('workshop.said.place', { deed: told, name: markWords(only.of, speak), x: only.at[0], z: only.at[1] }));
    }
    if (now.held?.piece !== before.held?.piece && now.held !== null) return setSaid(speak('workshop.said.held', { piece: pieceWords(now.held.piece, speak) }));
    if (now.selection !== before.selection) return setSaid(chosenWords(now, speak));
    return undefined;
  }), [speak]);
  return said;
}
