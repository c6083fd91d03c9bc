/** Packs of pieces beyond the game's own: plain data under a name that goes by all it says. */
import { z } from 'zod';
import { fromBase64 } from '../../core/base64.ts';
import { faultLine, formed } from '../../core/form.ts';
import { canonical } from '../../core/hash.ts';
import { sha256 } from '../../core/sha256.ts';
import { CATEGORIES } from './piece-tags.ts';

const PACK_VERSION = 1;
/** The longest pack, in characters of its file. */
export const LONGEST_PACK = 640 * 1024;
/** The most packs that a table names and carries. */
export const MOST_PACKS = 20;

const words = z.string().min(1).max(120);

/** What a pack says, its name aside. Of a piece `model` is binary glTF in base64, as the game's own pieces are. */
const content = {
  name: words,
  author: words,
  /** Under what it may be used and given away, in its author's words. */
  licence: words,
  pieces: z.array(z.strictObject({
    piece: z.string().max(40).regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'letters, digits and hyphens are needed'),
    name: words, category: z.enum(CATEGORIES), model: z.string().min(4).max(LONGEST_PACK),
  })).min(1).max(40),
};
const contentForm = z.strictObject(content);
export const packForm = z.strictObject({
  format: z.literal('gantry-pack'), version: z.literal(PACK_VERSION), id: z.string().max(45).regex(/^pack-[0-9a-f]{40}$/, 'not the id of a pack'), ...content,
});

export type PackContent = z.infer<typeof contentForm>;
/** A pack. Its pieces are named `ID/PIECE` on tables. */
export type Pack = z.infer<typeof packForm>;

/** A pack that cannot be used: names the field and the cause. */
export class PackError extends Error {
  override readonly name = 'PackError';
}

/** A pack of this content. Throws `PackError` naming the field. */
export function packOf(given: PackContent): Pack {
  const { data, fault } = formed<PackContent>(contentForm, given);
  if (fault !== null) throw new PackError(faultLine(fault));
  const twice = data.pieces.find(({ piece }, i) => data.pieces.findIndex((other) => other.piece === piece) < i);
  if (twice !== undefined) throw new PackError(`piece ${twice.piece}: used twice`);
  return { format: 'gantry-pack', version: PACK_VERSION, id: `pack-${sha256(canonical(data)).slice(0, 40)}`, ...data };
}

/** Checks a pack from anywhere: its form, and that its name goes by what it says. Throws `PackError`. */
export function parsePack(input: unknown): Pack {
  const later = z.object({ format: z.literal('gantry-pack'), version: z.number().int().gt(PACK_VERSION) }).safeParse(input);
  if (later.success) throw new PackError(`version: a newer Gantry wrote it (version ${later.data.version} of the format; this one knows ${PACK_VERSION})`);
  const { data, fault } = formed<Pack>(packForm, input);
  if (fault !== null) throw new PackError(faultLine(fault));
  const { format: _, version: __, id, ...said } = data;
  if (packOf(said).id !== id) throw new PackError('id: it does not go by what the pack says: it was changed');
  return data;
}

export const packText = (pack: Pack): string => `${JSON.stringify(pack)}\n`;

/** What the pieces of packs begin with. */
const PACK = /^(pack-[0-9a-f]{40})\/(.+)$/;

/** A piece of a pack as tables name it. */
export const pieceIn = (pack: string, piece: string): string => `${pack}/${piece}`;

/** The pack that a table's piece comes from; null for the game's own. */
export function packNamed(piece: string): { readonly pack: string; readonly piece: string } | null {
  const found = PACK.exec(piece);
  return found === null ? null : { pack: found[1]!, piece: found[2]! };
}

/** The packs that some pieces come from, each once, in order. */
export const packsNamed = (pieces: Iterable<{ readonly piece: string }>): readonly string[] =>
  [...new Set([...pieces].flatMap(({ piece }) => packNamed(piece)?.pack ?? []))].sort();

/** A piece of some packs with its file; null where none has it. Throws `PackError` where the pack was changed under its name, or the file is no base64. */
export function pieceOf(packs: readonly Pack[], named: string): { readonly name: string; readonly bytes: Uint8Array } | null {
  const ref = packNamed(named);
  const pack = packs.find(({ id }) => id === ref?.pack);
  const piece = pack?.pieces.find((one) => one.piece === ref!.piece);
  if (pack === undefined || piece === undefined) return null;
  genuine(pack);
  try {
    return { name: piece.name, bytes: fromBase64(piece.model) };
  } catch {
    throw new PackError(`piece ${piece.piece}: model: it is not base64`);
  }
}

const proven = new WeakSet<Pack>();

/** Throws `PackError` for a pack whose name does not go by what it says. */
function genuine(pack: Pack): void {
  if (proven.has(pack)) return;
  parsePack(pack);
  proven.add(pack);
}
