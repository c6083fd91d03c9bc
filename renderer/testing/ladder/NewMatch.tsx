import { useState, type ReactNode } from 'react';
import type { SeatKind } from '../../../engine/host/link.ts';
import type { NewMatchProps } from '../../faces/face.ts';
import { Segments } from '../../ui/Segments.tsx';
import { useSpeak } from '../../words/speak.ts';

/** Who sits where; the table is the one with the ladder. */
export function NewMatch({ systems, busy, onStart, onBack }: NewMatchProps): ReactNode {
  const speak = useSpeak();
  const [other, setOther] = useState<SeatKind>('computer');
  const choices = (['person', 'computer'] as const).map((value) => ({ value, label: speak(`match.${value}`) }));
  return (
    <main className="muster">
      <header className="muster__head"><button type="button" className="ghost" onClick={onBack}>{speak('menu.back')}</button><h1>{speak('match.heading')}</h1></header>
      <div className="muster__body scroll">{systems}<p>{speak('ladder.start')}</p><Segments legend={speak('ladder.other')} value={other} choices={choices} onChange={setOther} /></div>
      <footer className="muster__foot">
        <button type="button" className="option main" disabled={busy} onClick={() => onStart({ system: 'ladder', setup: { table: 'refinery' }, seats: ['person', other], undo: 'free' })}>
          <span className="option__text"><b>{speak('match.start')}</b></span>
        </button>
      </footer>
    </main>
  );
}
