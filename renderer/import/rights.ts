/** Whose a piece is and what it is called: asked before it is kept, and how it is kept. */
import { toBase64 } from '../../engine/core/base64.ts';
import type { OwnPack } from '../../engine/host/link.ts';
import { LONGEST_PACK, packOf, packText, parsePack, pieceIn } from '../../engine/space/terrain/pack.ts';
import type { Category } from '../../engine/space/terrain/piece-tags.ts';
import { link } from '../match/match.ts';
import { loadPacks, takePack } from '../workshop/ownPacks.ts';
import type { Importer } from './importer.ts';
import type { Made } from './modelTalk.ts';

/** Licences that people know by name; what each says stands among the words. */
export const LICENCES = ['mine', 'by', 'bySa', 'byNc', 'private', 'own'] as const;
export type LicenceName = (typeof LICENCES)[number];

export interface Rights {
  readonly name: string;
  readonly category: Category;
  readonly author: string;
  readonly licence: LicenceName | '';
  /** The licence in its own words, where none of the usual ones is meant. */
  readonly ownLicence: string;
  /** The pack it goes to; null for a new one. */
  readonly pack: OwnPack | null;
  readonly packName: string;
}

export const LONGEST_WORDS = 120;

/** What a piece is called after its file. */
export const nameOf = (file: string): string => {
  const plain = file.replace(/\.[^.]*$/, '').replace(/[_-]+/g, ' ').trim().slice(0, LONGEST_WORDS);
  return plain.charAt(0).toUpperCase() + plain.slice(1);
};

/** What a piece most likely is among the palette's kinds. */
export function categoryOf({ parts, size: [x, y, z] }: Pick<Made, 'parts' | 'size'>): Category {
  const kinds = new Set(parts.map(({ kind }) => kind));
  if ((kinds.has('ladder') || kinds.has('stairs')) && !kinds.has('solid') && !kinds.has('walkway')) return 'climb';
  if (y >= 60 && Math.min(x, z) >= 60) return 'building';
  return Math.max(x, z) >= 4 * Math.min(x, z) ? 'wall' : 'scatter';
}

/** Fields that must be filled in and are not. */
export function missingOf({ name, author, licence, ownLicence, pack, packName }: Rights): readonly ('name' | 'author' | 'licence' | 'packName')[] {
  const bare = (text: string): boolean => text.trim() === '';
  return [
    ...(bare(name) ? ['name' as const] : []), ...(pack === null && bare(author) ? ['author' as const] : []),
    ...(pack === null && (licence === '' || (licence === 'own' && bare(ownLicence))) ? ['licence' as const] : []), ...(pack === null && bare(packName) ? ['packName' as const] : []),
  ];
}

/** A pack cannot hold the piece as well: how large it would be (KB). */
export class PackFull extends Error {
  override readonly name = 'PackFull';
  readonly size: number;
  constructor(size: number) {
    super('the pack is full');
    this.size = size;
  }
}

/** A name's letters, digits and hyphens, as no piece of the pack is named yet. */
function slug(name: string, taken: readonly string[]): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '').slice(0, 36) || 'piece';
  for (let n = 1; ; n++) {
    const one = n === 1 ? plain : `${plain}-${n}`;
    if (!taken.includes(one)) return one;
  }
}

/** Makes the piece and keeps it in its pack; gives the name that tables know it by. Rejects where it cannot be made or kept. `licence`: in words. */
export async function keepPiece(importer: Importer, { name, category, author, pack, packName }: Rights, licence: string): Promise<string> {
  const before = pack === null ? null : parsePack(JSON.parse((await link.call('readPack', { pack: pack.pack })).file));
  const piece = slug(name, before?.pieces.map((one) => one.piece) ?? []);
  const by = before?.author ?? author.trim();
  const { bytes } = await importer.finish(piece, by);
  const made = packOf({
    name: before?.name ?? packName.trim(), author: by, licence: before?.licence ?? licence,
    pieces: [...(before?.pieces ?? []), { piece, name: name.trim(), category, model: toBase64(bytes) }],
  });
  const text = packText(made);
  if (text.length > LONGEST_PACK) throw new PackFull(Math.ceil(text.length / 1024));
  await takePack(text);
  // The pack as it was goes, but where a table needs it; the palette lists it no more then.
  if (before !== null) await link.call('discardPack', { pack: before.id }).then(loadPacks).catch(() => {});
  return pieceIn(made.id, piece);
}

