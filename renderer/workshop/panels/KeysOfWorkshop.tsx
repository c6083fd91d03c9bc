import type { ReactNode } from 'react';
import { Sheet } from '../../ui/Sheet.tsx';
import { useSpeak } from '../../words/speak.ts';

/** Keys, and the word for what each does. */
const KEYS: readonly (readonly [keys: string, word: string])[] = [
  ['W E R', 'tools'], ['M', 'measure'], ['F', 'figure'], ['← → ↑ ↓', 'nudge'], ['Alt + ←', 'fine'], [', .', 'turn'], ['PageUp PageDown', 'raise'], ['D', 'drop'], ['Enter', 'put'], ['Esc', 'escape'],
  ['Del', 'remove'], ['Ctrl+C X V', 'clip'], ['Ctrl+D', 'duplicate'], ['Ctrl+A', 'all'], ['Shift', 'more'], ['G, Shift+G', 'group'], ['L', 'lock'], ['H', 'hide'], ['Ctrl+Z Y', 'undo'], ['Ctrl+S', 'keep'],
  ['0', 'top'], ['Home', 'home'], ['End', 'look'], ['Alt', 'camera'],
];

/** The sheet of keys. */
export function KeysOfWorkshop({ onClose }: { readonly onClose: () => void }): ReactNode {
  const speak = useSpeak();
  return (
    <Sheet title={speak('workshop.keys')} onClose={onClose}>
      <dl className="workshop__keys">{KEYS.map(([keys, word]) => <div key={word}><dt><kbd>{keys}</kbd></dt><dd>{speak(`workshop.key.${word}`)}</dd></div>)}</dl>
    </Sheet>
  );
}
