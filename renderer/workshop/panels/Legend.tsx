import type { ReactNode } from 'react';
import { Segments } from '../../ui/Segments.tsx';
import { useSpeak } from '../../words/speak.ts';
import { useBench } from '../bench.ts';
import { trial, useTrial } from '../trial.ts';
import { useOverlay } from '../useOverlay.ts';

/** What the colours over the table mean, and of squares which storey is shown. */
export function Legend(): ReactNode {
  const speak = useSpeak();
  const overlay = useBench((s) => s.overlay);
  const { legend } = useOverlay();
  if (legend.length === 0) return null;
  return (
    <div className="workshop__legend panel">
      {overlay === 'squares' && <Storeys />}
      <ul aria-label={speak(`workshop.overlay.${overlay}`)}>
        {legend.map(({ colour, word, values }) => <li key={`${word}${colour}${Object.values(values).join()}`}><i style={{ background: colour }} />{speak(`workshop.legend.${word}`, values)}</li>)}
      </ul>
    </div>
  );
}

/** Which storey's squares are shown, where a table has more than one. */
function Storeys(): ReactNode {
  const speak = useSpeak();
  const count = useTrial((s) => s.grid?.storeys.length ?? 1);
  const storey = useTrial((s) => s.storey);
  if (count === 1) return null;
  const single = Array.from({ length: count }, (_, value) => ({ value, label: value + 1, name: speak('workshop.storey.one', { number: value + 1 }) }));
  return (
    <Segments legend={speak('workshop.storey.heading')} quiet value={storey === null || storey >= count ? ALL : storey}
      choices={[{ value: ALL, label: speak('workshop.storey.all') }, ...single]} onChange={(value) => trial.setState({ storey: value === ALL ? null : value })} />
  );
}

/** The choice of all storeys. */
const ALL = -1;
