import { useState, type ReactNode } from 'react';
import { LONGEST_TABLE_NAME } from '../../../engine/host/record/bounds.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useSpeak } from '../../words/speak.ts';
import { useBench } from '../bench.ts';
import { redo, tell, undo } from '../deeds.ts';
import { PlayHere } from './PlayHere.tsx';

interface BarProps {
  readonly onLeave: () => void;
  readonly onKeep: () => void;
  readonly onHelp: () => void;
  /** Resolves when the table lies on disk as it stands. */
  readonly onPlay: () => Promise<void>;
}

/** The bar at the top: what the table is called, what was done last, and whether it is kept. */
export function Bar({ onLeave, onKeep, onHelp, onPlay }: BarProps): ReactNode {
  const speak = useSpeak();
  const name = useBench((s) => s.draft?.table.name ?? '');
  const last = useBench((s) => s.draft?.past.at(-1)?.deed);
  const next = useBench((s) => s.draft?.future.at(-1)?.deed);
  const keeping = useBench((s) => s.keeping);
  const fault = useBench((s) => s.fault);
  const [typed, setTyped] = useState<string | null>(null);
  const rename = (): void => {
    const plain = typed?.trim() ?? '';
    if (plain !== '' && plain !== name) tell('table', { name: plain });
    setTyped(null);
  };
  const deed = (word: 'undo' | 'redo', of: string | undefined): string => (of === undefined ? speak(`workshop.${word}`) : speak(`workshop.${word}Deed`, { deed: speak(`workshop.deed.${of}`) }));
  return (
    <header className="workshop__bar panel">
      <button type="button" className="ghost" onClick={onLeave}><Icon name="leave" /> {speak('workshop.back')}</button>
      <input
        className="field-text workshop__name" aria-label={speak('workshop.name')} value={typed ?? name} maxLength={LONGEST_TABLE_NAME}
        onChange={({ target }) => setTyped(target.value)} onBlur={rename} onKeyDown={({ key, currentTarget }) => { if (key === 'Enter') currentTarget.blur(); }}
      />
      <span className="workshop__steps">
        <button type="button" className="ghost" aria-label={deed('undo', last)} title={`${deed('undo', last)} (Ctrl+Z)`} disabled={last === undefined} onClick={undo}><Icon name="undo" /></button>
        <button type="button" className="ghost" aria-label={deed('redo', next)} title={`${deed('redo', next)} (Ctrl+Y)`} disabled={next === undefined} onClick={redo}><Icon name="redo" /></button>
      </span>
      <span className={`workshop__kept is-${keeping}`} role="status">{speak(`workshop.${keeping === 'failed' ? 'notKept' : keeping}`)}</span>
      {keeping === 'failed' && <span className="bad">{fault} <button type="button" className="ghost" onClick={onKeep}>{speak('workshop.again')}</button></span>}
      <span className="workshop__end">
        <PlayHere onKept={onPlay} />
        <button type="button" className="ghost" aria-label={speak('workshop.keys')} title={speak('workshop.keys')} onClick={onHelp}><Icon name="keyboard" /></button>
      </span>
    </header>
  );
}
