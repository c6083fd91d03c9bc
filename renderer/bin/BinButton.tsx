import type { ReactNode } from 'react';
import { Key } from '../ui/Key.tsx';
import { useSpeak } from '../words/speak.ts';

interface BinButtonProps {
  /** How many lie in the bin; null as long as that is not known. */
  readonly count: number | null;
  /** The key that opens it, where there is one. */
  readonly shortcut?: string;
  readonly onOpen: () => void;
}

/** Opens a bin and says how many lie in it. */
export function BinButton({ count, shortcut, onOpen }: BinButtonProps): ReactNode {
  const speak = useSpeak();
  return (
    <button type="button" className="option quiet" aria-keyshortcuts={shortcut} onClick={onOpen}>
      <span className="option__text"><b>{count === null || count === 0 ? speak('library.bin') : speak('library.binHolds', { count })}</b></span>
      {shortcut !== undefined && <Key name={shortcut} />}
    </button>
  );
}
