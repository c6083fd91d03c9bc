import type { ReactNode } from 'react';
import type { TableSummary } from '../../engine/host/link.ts';
import { prettify, useSpeak } from '../words/speak.ts';

interface TablesProps {
  readonly tables: readonly TableSummary[];
  /** The chosen one. */
  readonly table: string;
  readonly onTable: (table: string) => void;
  /** What there is to say of the chosen table. */
  readonly children?: ReactNode;
}

/** The tables to choose from. */
export function Tables({ tables, table, onTable, children }: TablesProps): ReactNode {
  const speak = useSpeak();
  return (
    <fieldset className="field"><legend>{speak('match.table')}</legend>
      <div className="tables">{tables.map(({ id, name, theme }) => (
        <button key={id} type="button" className="option" aria-pressed={id === table} onClick={() => onTable(id)}>
          <span className="option__text"><b>{name}</b><small>{speak.has(`match.themes.${theme}`) ? speak(`match.themes.${theme}`) : prettify(theme)}</small></span></button>))}</div>
      {children}
    </fieldset>
  );
}
