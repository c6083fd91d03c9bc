/** The person's own packs of pieces, as the palette lists them. */
import { createStore } from 'zustand/vanilla';
import { useStore } from 'zustand';
import type { OwnPack } from '../../engine/host/link.ts';
import { pieceIn } from '../../engine/space/terrain/pack.ts';
import { link } from '../match/match.ts';
import { saveText } from '../ui/textFile.ts';

interface OwnPacks {
  readonly packs: readonly OwnPack[];
  /** How many lie in the bin. */
  readonly binned: number;
  /** The pack that was thrown away last, and what it is called in the bin, to be taken back. */
  readonly gone: { readonly name: string; readonly binned: string } | null;
}

const store = createStore<OwnPacks>(() => ({ packs: [], binned: 0, gone: null }));
export const useOwnPacks = (): OwnPacks => useStore(store);

/** Asks which packs there are. Rejects where the host cannot tell. */
export async function loadPacks(): Promise<void> {
  store.setState(await link.call('ownPacks', {}));
}

/** Takes a pack's file in and gives its name. Rejects with what is wrong with it. */
export async function takePack(text: string): Promise<string> {
  const { pack } = await link.call('importPack', { file: text });
  await loadPacks();
  return pack;
}

/** Gives a pack to the person as a file. */
export async function givePack({ pack, name }: OwnPack): Promise<void> {
  saveText(name, 'gantry-pack', (await link.call('readPack', { pack })).file);
}

/** Throws a pack away. Rejects where a table of the person's own needs it. */
export async function discardPack({ pack, name }: OwnPack): Promise<void> {
  const { binned } = await link.call('discardPack', { pack });
  store.setState({ gone: { name, binned } });
  await loadPacks();
}

/** Takes a pack out of the bin and gives its id. */
export async function recoverPack(binned: string): Promise<string> {
  const { pack } = await link.call('recoverPack', { binned });
  await leftBin();
  return pack;
}

/** After something left the bin: what was thrown away last may be back or gone for ever. */
export async function leftBin(): Promise<void> {
  store.setState({ gone: null });
  await loadPacks();
}

/** Pieces of a pack as tables name them. */
export const piecesOf = ({ pack, pieces }: OwnPack): readonly { readonly piece: string; readonly name: string; readonly category: string }[] =>
  pieces.map((one) => ({ ...one, piece: pieceIn(pack, one.piece) }));
