import type { ReactNode } from 'react';
import { useSpeak } from '../words/speak.ts';
import { useImport, type Importer } from './importer.ts';
import type { Step } from './modelTalk.ts';

/** Where each step begins and ends within the whole, 0 to 1. */
const SHARES: Readonly<Record<Step, readonly [number, number]>> = {
  reading: [0, 0.3], checking: [0.3, 0.4], splitting: [0.4, 0.55], thinning: [0.55, 0.75], shaping: [0.75, 0.95], writing: [0.95, 1],
};

/** How far the work has come, and what gives it up. Nothing while nothing is worked on. */
export function Progress({ importer, onCancel }: { readonly importer: Importer; readonly onCancel: () => void }): ReactNode {
  const speak = useSpeak();
  const working = useImport(importer, (s) => s.working);
  if (working === null) return null;
  const [from, to] = SHARES[working.step];
  return (
    <div className="import__progress" role="status">
      <span>{speak(`import.step.${working.step}`)}</span>
      <progress value={from + (to - from) * working.share} max={1} aria-label={speak(`import.step.${working.step}`)} />
      <button type="button" className="ghost" onClick={onCancel}>{speak('import.cancel')}</button>
    </div>
  );
}
