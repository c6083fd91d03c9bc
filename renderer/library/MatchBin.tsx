import { useCallback, type ReactNode } from 'react';
import type { BinnedMatch, Link, TableSummary } from '../../engine/host/link.ts';
import { BinSheet } from '../bin/BinSheet.tsx';
import { useSpeak } from '../words/speak.ts';
import { tableNameOf } from '../words/tableName.ts';
import { stateWords, titleWords, versusWords } from './words.ts';

interface MatchBinProps {
  readonly call: Link['call'];
  readonly tables: readonly TableSummary[];
  /** Told which match came back, once it is there. */
  readonly onRecovered: (match: string) => void;
  /** Told that some are gone. */
  readonly onErased: () => void;
  readonly onClose: () => void;
}

/** Saved matches that were thrown away, named as the library names them. */
export function MatchBin({ call, tables, ...told }: MatchBinProps): ReactNode {
  const speak = useSpeak();
  const list = useCallback(async () => (await call('binnedMatches', {})).matches, [call]);
  const facts = (one: BinnedMatch): readonly string[] =>
    (one.problem === null ? [tableNameOf(one, tables), stateWords(one, speak), speak('library.answers', { count: one.answers })] : []);
  return (
    <BinSheet
      kind="matches" list={list} called={(one) => titleWords(one, tableNameOf(one, tables), speak)}
      about={(one) => (one.name === '' ? '' : versusWords(one, speak))} facts={facts}
      recover={async (binned) => (await call('recoverMatch', { binned })).match} erase={(binned) => call('eraseMatch', { binned })}
      {...told}
    />
  );
}
