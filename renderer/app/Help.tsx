import type { ReactNode } from 'react';
import { useSpeak } from '../words/speak.ts';
import { Sheet } from './Sheet.tsx';

const STEPS = 10;

/** The game in ten sentences. */
export function Learn({ onClose }: { readonly onClose: () => void }): ReactNode {
  const speak = useSpeak();
  return <Sheet title={speak('learn.heading')} onClose={onClose}><ol className="steps">{Array.from({ length: STEPS }, (_, index) => <li key={index}>{speak(`learn.step${index + 1}`)}</li>)}</ol></Sheet>;
}

const KEYS: readonly (readonly [word: string, keys: readonly string[]])[] = [
  ['letters', ['A … Z', '1 … 9']], ['enter', ['Enter']], ['escape', ['Esc']], ['arrows', ['←', '↑', '→', '↓']], ['tab', ['Tab']],
  ['space', ['Space']], ['measure', ['M']], ['sight', ['L']], ['overlay', ['O']], ['there', ['Alt']], ['takeBack', ['Ctrl Z', 'Ctrl ⇧ Z']], ['log', ['G']], ['card', ['U']], ['rules', ['F1']], ['help', ['?']],
  ['turn', ['[', ']', '{', '}']], ['view', ['0', '.', 'Home']], ['zoom', ['+', '−']], ['pan', ['Shift ←', 'Shift →']], ['levels', ['Page ↑', 'Page ↓']],
];

/** Keys that work everywhere. */
export function KeysSheet({ onClose }: { readonly onClose: () => void }): ReactNode {
  const speak = useSpeak();
  return (
    <Sheet title={speak('keys.heading')} onClose={onClose}>
      <dl className="keylist">{KEYS.map(([word, names]) => [<dt key={`${word} key`}>{names.map((name) => <kbd key={name} className="key">{name}</kbd>)}</dt>, <dd key={word}>{speak(`keys.${word}`)}</dd>])}</dl>
    </Sheet>
  );
}
