import { useCallback, type ReactNode } from 'react';
import { BinSheet } from '../../bin/BinSheet.tsx';
import { link } from '../../match/match.ts';
import { useSpeak } from '../../words/speak.ts';
import { leftBin, recoverPack } from '../ownPacks.ts';

/** The person's packs of pieces that were thrown away. */
export function PackBin({ onFault, onClose }: { readonly onFault: (why: unknown) => void; readonly onClose: () => void }): ReactNode {
  const speak = useSpeak();
  const list = useCallback(async () => (await link.call('binnedPacks', {})).packs, []);
  return (
    <BinSheet
      kind="packs" list={list} called={({ name, pack }) => name || pack}
      about={({ author, problem }) => (problem === null ? speak('workshop.pack.by', { author }) : '')}
      facts={({ pieces, problem }) => (problem === null ? [speak('bin.packs.pieces', { count: pieces })] : [])}
      recover={recoverPack} erase={(binned) => link.call('erasePack', { binned })}
      onRecovered={() => {}} onErased={() => { leftBin().catch(onFault); }} onClose={onClose}
    />
  );
}
