import type { ReactNode } from 'react';
import { useSpeak } from '../../words/speak.ts';
import { useBench } from '../bench.ts';
import { trial, useTrial } from '../trial.ts';
import { useOverlay } from '../useOverlay.ts';
import { Storeys } from './Storeys.tsx';

/** What the colours over the table mean, and of squares which storey is shown. */
export function Legend(): ReactNode {
  const speak = useSpeak();
  const overlay = useBench((s) => s.overlay);
  const { legend } = useOverlay();
  const storeys = useTrial((s) => s.grid?.storeys.length ?? 1);
  const storey = useTrial((s) => s.storey);
  if (legend.length === 0) return null;
  return (
    <div className="workshop__legend panel">
      {overlay === 'squares' && <Storeys count={storeys} storey={storey} onStorey={(one) => trial.setState({ storey: one })} />}
      <ul aria-label={speak(`workshop.overlay.${overlay}`)}>
        {legend.map(({ colour, word, values }) => <li key={`${word}${colour}${Object.values(values).join()}`}><i style={{ background: colour }} />{speak(`workshop.legend.${word}`, values)}</li>)}
      </ul>
    </div>
  );
}
