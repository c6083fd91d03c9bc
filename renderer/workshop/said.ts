import { useEffect, useState } from 'react';
import { useSpeak } from '../words/speak.ts';
import { bench } from './bench.ts';
import { pieceWords } from './workshopWords.ts';

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
      return setSaid(speak(`workshop.said.${word}`, { deed: speak(`workshop.deed.${step.deed}`) }));
    }
    if (now.held?.piece !== before.held?.piece && now.held !== null) return setSaid(speak('workshop.said.held', { piece: pieceWords(now.held.piece, speak) }));
    if (now.selection !== before.selection) return setSaid(now.selection.length === 0 ? speak('workshop.said.none') : speak('workshop.said.chosen', { count: now.selection.length }));
    return undefined;
  }), [speak]);
  return said;
}
