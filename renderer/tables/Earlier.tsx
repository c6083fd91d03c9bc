import { useEffect, useState, type ReactNode } from 'react';
import type { Link, OwnTable, TableBackups } from '../../engine/host/link.ts';
import { whenWords } from '../library/words.ts';
import { useSpeak } from '../words/speak.ts';

interface EarlierProps {
  readonly own: OwnTable;
  readonly call: Link['call'];
  readonly onRestore: (number: number) => void;
}

/** Earlier states of a table, folded; each can become a table of its own. */
export function Earlier({ own: { table, saved }, call, onRestore }: EarlierProps): ReactNode {
  const speak = useSpeak();
  const [backups, setBackups] = useState<TableBackups['backups']>([]);
  useEffect(() => {
    let here = true;
    call('tableBackups', { table }).then((told) => { if (here) setBackups(told.backups); }, () => { if (here) setBackups([]); });
    return () => { here = false; };
  }, [call, table, saved]);
  return (
    <details className="own-table__earlier">
      <summary>{speak('tables.earlier')}</summary>
      {backups.length === 0 ? <p>{speak('tables.earlierNone')}</p> : (
        <ul>{backups.map((one) => (
          <li key={one.number}><span>{whenWords(one.saved, speak)}</span>
            <button type="button" className="ghost" onClick={() => onRestore(one.number)}>{speak('tables.restore')}</button></li>
        ))}</ul>
      )}
    </details>
  );
}
