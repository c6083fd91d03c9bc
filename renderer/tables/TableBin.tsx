import { useCallback, type ReactNode } from 'react';
import type { Link } from '../../engine/host/link.ts';
import { BinSheet } from '../bin/BinSheet.tsx';
import { useSpeak } from '../words/speak.ts';

interface TableBinProps {
  readonly call: Link['call'];
  /** Told which table came back, once it is there. */
  readonly onRecovered: (table: string) => void;
  /** Told that some are gone. */
  readonly onErased: () => void;
  readonly onClose: () => void;
}

/** The person's tables that were thrown away. */
export function TableBin({ call, ...told }: TableBinProps): ReactNode {
  const speak = useSpeak();
  const list = useCallback(async () => (await call('binnedTables', {})).tables, [call]);
  return (
    <BinSheet
      kind="tables" list={list} called={({ name, table }) => name || table}
      facts={({ pieces, problem }) => (problem === null ? [speak('bin.tables.pieces', { count: pieces })] : [])}
      recover={async (binned) => (await call('recoverTable', { binned })).table} erase={(binned) => call('eraseTable', { binned })}
      {...told}
    />
  );
}
