import type { ReactNode } from 'react';
import { useFaces } from '../faces/index.ts';
import { useSpeak, type Speak } from '../words/speak.ts';
import { Sheet } from '../ui/Sheet.tsx';

/** Keys of the sentences that teach a rule system, in order; none where it has no words of that kind. */
function stepsOf(system: string, speak: Speak): readonly string[] {
  const keys: string[] = [];
  for (let key = `${system}.learn.1`; speak.has(key); key = `${system}.learn.${keys.length + 1}`) keys.push(key);
  return keys;
}

/** Every game in ten sentences. */
export function Learn({ onClose }: { readonly onClose: () => void }): ReactNode {
  const speak = useSpeak();
  const taught = useFaces().map(({ id }) => ({ id, steps: stepsOf(id, speak) })).filter(({ steps }) => steps.length > 0);
  return (
    <Sheet title={speak('menu.learn')} onClose={onClose}>
      {taught.map(({ id, steps }) => (
        <section key={id}><h3>{speak(`${id}.system.name`)}</h3><ol className="steps">{steps.map((key) => <li key={key}>{speak(key)}</li>)}</ol></section>))}
    </Sheet>
  );
}

type KeyRow = readonly [word: string, keys: readonly string[]];

const TOOLS: readonly KeyRow[] = [['measure', ['M']], ['sight', ['L']], ['overlay', ['O']], ['there', ['Alt']]];
const SHEETS: readonly KeyRow[] = [['log', ['G']], ['card', ['U']], ['rules', ['F1']], ['help', ['?']]];
/** Keys of the camera; the one that looks at the acting figure differs. */
const camera = (focus: string): readonly KeyRow[] => [['view', ['0', focus, 'Home']], ['follow', ['F2']], ['zoom', ['+', '−']], ['pan', ['Shift ←', 'Shift →']], ['levels', ['Page ↑', 'Page ↓']]];

const LISTS = {
  battle: [
    ['letters', ['A … Z', '1 … 9']], ['enter', ['Enter']], ['escape', ['Esc']], ['arrows', ['←', '↑', '→', '↓']], ['tab', ['Tab']], ['space', ['Space']],
    ...TOOLS, ['takeBack', ['Ctrl Z', 'Ctrl ⇧ Z']], ...SHEETS, ['turn', ['[', ']', '{', '}']], ...camera('.'),
  ],
  film: [
    ['filmPlay', ['Space']], ['filmAnswer', [',', '.']], ['filmEvent', ['<', '>']], ['filmActivation', ['[', ']']], ['filmTurn', ['{', '}']], ['filmMarks', ['Tab', '←', '→']], ['filmPlayOn', ['P']], ['filmLeave', ['Esc']],
    ...TOOLS, ...SHEETS, ...camera('F'),
  ],
} as const satisfies Record<string, readonly KeyRow[]>;

/** Which keys are listed: those of a match that is played, or of one that is watched. */
export type KeyList = keyof typeof LISTS;

/** Keys that work at the table. */
export function KeysSheet({ list, onClose }: { readonly list: KeyList; readonly onClose: () => void }): ReactNode {
  const speak = useSpeak();
  return (
    <Sheet title={speak('keys.heading')} onClose={onClose}>
      <dl className="keylist">{LISTS[list].map(([word, names]) => [<dt key={`${word} key`}>{names.map((name) => <kbd key={name} className="key">{name}</kbd>)}</dt>, <dd key={word}>{speak(`keys.${word}`)}</dd>])}</dl>
    </Sheet>
  );
}
