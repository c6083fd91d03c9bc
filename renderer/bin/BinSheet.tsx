import { useEffect, useRef, useState, type ReactNode } from 'react';
import { sizeWords, whenWords } from '../library/words.ts';
import { Confirm } from '../ui/Confirm.tsx';
import { RefusalNote } from '../ui/RefusalNote.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { useSpeak } from '../words/speak.ts';
import { useBin, type BinPlan, type Lying } from './useBin.ts';
import './bin.css';

interface BinSheetProps<T extends Lying> extends BinPlan<T> {
  /** What stands in a line of its own under the name of one; empty where nothing does. */
  readonly about?: (one: T) => string;
  /** What is said of one beside its name, when it was thrown away and its size; empty of one that cannot be read. */
  readonly facts: (one: T) => readonly string[];
  readonly onClose: () => void;
}

/** What a person threw away: each is brought back or erased for ever, which is asked first. */
export function BinSheet<T extends Lying>({ about = () => '', facts, onClose, ...plan }: BinSheetProps<T>): ReactNode {
  const { kind, called } = plan;
  const speak = useSpeak();
  const { all, note, refused, forget, recover, erase } = useBin(plan);
  /** What is to be erased. */
  const [asked, setAsked] = useState<readonly T[] | null>(null);
  const list = useRef<HTMLUListElement>(null);
  /** The row in which something was done last: the one that takes its place has the focus. */
  const row = useRef(0);
  useEffect(() => {
    const rows = list.current?.children;
    if (document.activeElement !== document.body || rows === undefined) return;
    rows[Math.min(row.current, rows.length - 1)]?.querySelector('button')?.focus();
  }, [all]);
  const one = asked?.length === 1 ? asked[0]! : null;
  const full = all !== null && all.length > 0;
  const heading = speak(`bin.${kind}.heading`);
  const footer = full && <button type="button" className="option quiet" onClick={() => { row.current = 0; setAsked(all); }}><span className="option__text"><b>{speak('bin.empty')}</b></span></button>;
  return (
    <>
      <Sheet title={heading} className="bin-sheet" onClose={onClose} {...(full ? { footer } : {})}>
        <div className="settings">
          {refused.map(({ title, message }, i) => <RefusalNote key={i} refusal={null} title={title} message={message} onClose={forget} />)}
          {note !== null && <p role="status" className="bin-note">{note.text}</p>}
          {all === null ? refused.length === 0 && <p>{speak('bin.loading')}</p> : !full ? <p>{speak('bin.none')}</p> : (
            <>
              <p>{speak('bin.hint')}</p>
              <ul ref={list} className="binned" aria-label={heading}>{all.map((each, i) => (
                <Row
                  key={each.binned} of={each} name={called(each)} about={about(each)} facts={facts(each)}
                  onRecover={() => { row.current = i; void recover(each); }} onErase={() => { row.current = i; setAsked([each]); }}
                />
              ))}</ul>
            </>
          )}
        </div>
      </Sheet>
      {asked !== null && (
        <Confirm
          title={one === null ? speak(`bin.${kind}.eraseAllTitle`, { count: asked.length }) : speak('bin.eraseTitle', { name: called(one) })}
          yes={speak('bin.erase')} no={speak('bin.keep')} first="no"
          onYes={() => { setAsked(null); void erase(asked); }} onNo={() => setAsked(null)}
        >{speak(`bin.${kind}.eraseText`, { count: asked.length })}</Confirm>
      )}
    </>
  );
}

interface RowProps {
  readonly of: Lying;
  readonly name: string;
  readonly about: string;
  readonly facts: readonly string[];
  readonly onRecover: () => void;
  readonly onErase: () => void;
}

function Row({ of: { deleted, saved, size, problem }, name, about, facts, onRecover, onErase }: RowProps): ReactNode {
  const speak = useSpeak();
  const when = deleted === null ? speak('bin.changed', { when: whenWords(saved, speak) }) : speak('bin.deleted', { when: whenWords(deleted, speak) });
  return (
    <li>
      <span>
        <b>{name}</b>
        {about !== '' && <span>{about}</span>}
        <small>{[when, ...facts, sizeWords(size, speak)].join(' · ')}</small>
        {problem !== null && <small className="bad binned__problem">{problem}</small>}
      </span>
      <button type="button" className="option" aria-label={`${speak('bin.recover')}: ${name}`} onClick={onRecover}><span className="option__text"><b>{speak('bin.recover')}</b></span></button>
      <button type="button" className="option quiet" aria-label={`${speak('bin.erase')}: ${name}`} onClick={onErase}><span className="option__text"><b>{speak('bin.erase')}</b></span></button>
    </li>
  );
}
