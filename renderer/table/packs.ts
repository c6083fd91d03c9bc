/** Packs of pieces beyond the game's own, as this window has come to know them: with tables, or from the person's own shelf. */
import { packNamed, parsePack, pieceOf, packsNamed, type Pack } from '../../engine/space/terrain/pack.ts';
import { askPack } from '../match/lent.ts';
import { FileMissing, unpacked } from './unpacked.ts';

const known = new Map<string, Pack>();
const coming = new Map<string, Promise<Pack>>();

/** Learns the packs that a table carries. */
export function learnPacks(packs: readonly Pack[] = []): void {
  for (const pack of packs) known.set(pack.id, pack);
}

/** A pack: known from a table, or asked of the host. Rejects where nobody has it. */
async function packFor(id: string): Promise<Pack> {
  const here = known.get(id);
  if (here !== undefined) return here;
  let asked = coming.get(id);
  if (asked === undefined) {
    asked = askPack(id).then((file) => parsePack(JSON.parse(file)));
    coming.set(id, asked);
    void asked.then((pack) => learnPacks([pack]), () => {}).finally(() => coming.delete(id));
  }
  return asked;
}

const gone = (cause: unknown): never => { throw new FileMissing(cause instanceof Error ? cause.message : String(cause), { cause }); };

/** The glTF of a piece: from its pack, or from the game's own folder. Rejects naming the piece; with `FileMissing` when it, or its pack, is not here. */
export async function pieceBytes(theme: string, named: string): Promise<Uint8Array> {
  const ref = packNamed(named);
  if (ref !== null) {
    const found = pieceOf([await packFor(ref.pack).catch(gone)], named);
    if (found === null) throw new FileMissing(`the pack "${ref.pack}" has no piece "${ref.piece}"`);
    return found.bytes;
  }
  return unpacked(`assets/pieces/${theme}/${named}.glb.pack`);
}

/** What its author calls a piece of a pack; undefined for the game's own, and for packs that are not known here. */
export function packedName(named: string): string | undefined {
  const ref = packNamed(named);
  return ref === null ? undefined : known.get(ref.pack)?.pieces.find(({ piece }) => piece === ref.piece)?.name;
}

/** The packs that pieces on a table come from, as far as they are known here. */
export const packsOn = (features: Iterable<{ readonly piece: string }>): readonly Pack[] => packsNamed(features).flatMap((id) => known.get(id) ?? []);
