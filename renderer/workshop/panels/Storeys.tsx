import type { ReactNode } from 'react';
import { Segments } from '../../ui/Segments.tsx';
import { useSpeak } from '../../words/speak.ts';

interface StoreysProps {
  /** How many the table has. */
  readonly count: number;
  /** The one that is shown, counted from 0; null, and one that is not there, for all. */
  readonly storey: number | null;
  readonly onStorey: (storey: number | null) => void;
}

/** The choice of all storeys. */
const ALL = -1;

/** Which storey's squares are shown, where a table has more than one. */
export function Storeys({ count, storey, onStorey }: StoreysProps): ReactNode {
  const speak = useSpeak();
  if (count === 1) return null;
  const single = Array.from({ length: count }, (_, value) => ({ value, label: value + 1, name: speak('workshop.storey.one', { number: value + 1 }) }));
  return (
    <Segments legend={speak('workshop.storey.heading')} quiet value={storey === null || storey >= count ? ALL : storey}
      choices={[{ value: ALL, label: speak('workshop.storey.all') }, ...single]} onChange={(value) => onStorey(value === ALL ? null : value)} />
  );
}
