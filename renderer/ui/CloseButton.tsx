import type { ReactNode } from 'react';
import { useSpeak } from '../words/speak.ts';
import { Icon } from './Icon.tsx';

interface CloseButtonProps {
  /** What it closes, in words; only "Close" where nothing is said. */
  readonly words?: string;
  /** Its keys as the browser names them. */
  readonly keys?: string;
  readonly onClose: () => void;
}

/** The cross at the corner of whatever can be closed. */
export function CloseButton({ words, keys, onClose }: CloseButtonProps): ReactNode {
  const speak = useSpeak();
  const told = words ?? speak('menu.close');
  return <button type="button" className="round" aria-label={told} title={told} aria-keyshortcuts={keys} onClick={onClose}><Icon name="close" /></button>;
}
