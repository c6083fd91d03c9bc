import type { ReactNode } from 'react';
import { useSpeak } from '../../words/speak.ts';
import { useBench } from '../bench.ts';
import { useOverlay } from '../useOverlay.ts';

/** What the colours over the table mean. */
export function Legend(): ReactNode {
  const speak = useSpeak();
  const overlay = useBench((s) => s.overlay);
  const { legend } = useOverlay();
  if (legend.length === 0) return null;
  return (
    <ul className="workshop__legend panel" aria-label={speak(`workshop.overlay.${overlay}`)}>
      {legend.map(({ colour, word, values }) => <li key={`${word}${colour}${Object.values(values).join()}`}><i style={{ background: colour }} />{speak(`workshop.legend.${word}`, values)}</li>)}
    </ul>
  );
}
