import type { ReactNode } from 'react';
import { Segments } from '../ui/Segments.tsx';
import { useSpeak } from '../words/speak.ts';

type Undo = 'off' | 'safe' | 'free';

/** What may be taken back in a match. */
export function UndoPick({ value, onChange }: { readonly value: Undo; readonly onChange: (undo: Undo) => void }): ReactNode {
  const speak = useSpeak();
  const choices = (['off', 'safe', 'free'] as const).map((each) => ({ value: each, label: <>{speak(`undoRule.${each}`)}<small>{speak(`undoRule.${each}Hint`)}</small></> }));
  return <Segments<Undo> legend={speak('undoRule.legend')} value={value} onChange={onChange} choices={choices} />;
}
