import type { ReactNode } from 'react';
import { markId, type Mark } from '../../../engine/space/terrain/marks.ts';
import { useSpeak } from '../../words/speak.ts';
import { useBench } from '../bench.ts';
import { choose } from '../deeds.ts';
import { markWords } from '../workshopWords.ts';

/** The name of a place of the table in its row: a press chooses it on the table. */
export function TakeMark({ of, children }: { readonly of: Mark['of']; readonly children: ReactNode }): ReactNode {
  const speak = useSpeak();
  const id = markId(of);
  const chosen = useBench((s) => s.selection.includes(id));
  return (
    <button type="button" className="ghost take-mark" aria-pressed={chosen} aria-label={speak('workshop.table.take', { name: markWords(of, speak) })} onClick={() => choose([id])}>
      {children}
    </button>
  );
}
