/** The person's own packs of pieces, as the palette lists them. */
import { createStore } from 'zustand/vanilla';
import { useStore } from 'zustand';
import type { OwnPack } from '../../engine/host/link.ts';
import { pieceIn } from '../../engine/space/terrain/pack.ts';
import { link } from '../match/match.ts';
import { saveText } from '../ui/textFile.ts';

interface OwnPacks {
  readonly packs: readonly OwnPack[];
  /** The pack that was thrown away last, to be taken back. */
  readonly gone: OwnPack | null;
}

const store = createStore<OwnPacks>(() => ({ packs: [], gone: null }));
export const useOwnPacks = (): OwnPacks => useStore(store);

/** Asks which packs there are. Rejects where the host cannot tell. */
export async function loadPacks(): Promise<void> {
  const { packs } = await link.call('ownPacks', {});
  store.setState({ packs });
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
export async function discardPack(gone: OwnPack): Promise<void> {
  await link.call('discardPack', { pack: gone.pack });
  store.setState({ gone });
  await loadPacks();
}

export async function recoverPack({ pack }: OwnPack): Promise<void> {
  await link.call('recoverPack', { pack });
  store.setState({ gone: null });
  await loadPacks();
}

/** Pieces of a pack as tables name them. */
export const piecesOf = ({ pack, pieces }: OwnPack): readonly { readonly piece: string; readonly name: string; readonly category: string }[] =>
  pieces.map((one) => ({ ...one, piece: pieceIn(pack, one.piece) }));
