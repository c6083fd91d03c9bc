import type { ReactNode } from 'react';
import { useSpeak } from '../../words/speak.ts';

/** What is open one at a time where panels have no room beside each other: the palette, what is known of pieces and table, and what is drawn and shown. */
const FOLDS = ['palette', 'side', 'shows'] as const;
export type Fold = (typeof FOLDS)[number];

interface FoldsProps {
  readonly open: Fold | null;
  readonly onOpen: (open: Fold | null) => void;
}

/** Opens one panel, and closes the one that was open. */
export function Folds({ open, onOpen }: FoldsProps): ReactNode {
  const speak = useSpeak();
  return (
    <div className="strip__group strip__folds" role="group" aria-label={speak('workshop.fold.folds')}>
      {FOLDS.map((one) => <button key={one} type="button" aria-pressed={open === one} onClick={() => onOpen(open === one ? null : one)}>{speak(`workshop.fold.${one}`)}</button>)}
    </div>
  );
}
