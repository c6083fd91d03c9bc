import type { ReactNode } from 'react';
import type { TableSummary } from '../../../../engine/host/link.ts';
import { Tables } from '../../../ui/Tables.tsx';
import { useSpeak } from '../../../words/speak.ts';
import { faultWords, firstOfEach, type TableFit } from './tableFit.ts';
import type { Shelf } from './teamWords.ts';

interface TablePickProps {
  readonly tables: readonly TableSummary[];
  /** The chosen table, and what stands in the way of missions on it. */
  readonly table: string;
  readonly fit: TableFit;
  readonly missions: Shelf['missions'];
  readonly onTable: (table: string) => void;
}

/** The table, and the missions that it cannot hold, each with what is in the way. */
export function TablePick({ tables, table, fit, missions, onTable }: TablePickProps): ReactNode {
  const speak = useSpeak();
  const unheld = firstOfEach(fit.faults);
  return (
    <Tables tables={tables} table={table} onTable={onTable}>
      {fit.broken !== null && <p className="tables__note" role="status">{speak('match.brokenTable', { reason: fit.broken })}</p>}
      {unheld.length > 0 && <div className="tables__note" role="status"><p>{speak('shatterpoint.match.unheld')}</p>
        <ul>{unheld.map((fault) => <li key={fault.mission}>{faultWords(fault, missions, speak)}</li>)}</ul></div>}
    </Tables>
  );
}
