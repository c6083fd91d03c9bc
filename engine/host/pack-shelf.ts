import { undirected } from '../core/directions.ts';
import { InputError, readJson } from '../core/form.ts';
import { LONGEST_PACK, type Pack, PackError, packText, parsePack } from '../space/terrain/pack.ts';
import { Bin } from './bin.ts';
import { causeOf, LinkFault } from './fault.ts';
import type { BinnedPack, OwnPack } from './table-news.ts';
import type { PackFolder } from './pack-folder.ts';
import type { TableReading } from './reading/reading.ts';

const SOURCE = 'pack';

/** A person's packs of pieces. Every method rejects with `LinkFault` (no such pack, one that cannot be read) or `InputError` (a wrong file); then nothing has changed. */
export class PackShelf {
  readonly #folder: PackFolder | undefined;
  readonly #reading: TableReading | undefined;
  /** Packs that were read, by their names: what a pack says never changes. */
  readonly #known = new Map<string, Pack>();
  readonly bin: Bin<Pick<BinnedPack, 'pack' | 'name' | 'author' | 'pieces'>>;

  /** Nobody keeps packs where nothing is given. `reading` looks at pieces from outside apart from the host. */
  constructor(folder: PackFolder | undefined, reading: TableReading | undefined) {
    [this.#folder, this.#reading] = [folder, reading];
    this.bin = new Bin({ folder, tell: (pack, text) => ({ pack, ...(text === null ? { name: '', author: '', pieces: 0 } : contentOf(readPack(text))) }) });
  }

  /** Newest first; of one that cannot be read, why. */
  async list(): Promise<readonly OwnPack[]> {
    const packs: OwnPack[] = [];
    for (const { pack, saved, size } of (await this.#folder?.list()) ?? []) packs.push({ pack, saved, size, ...(await this.#told(pack)) });
    return packs.sort((a, b) => b.saved - a.saved);
  }

  async #told(id: string): Promise<Omit<OwnPack, 'pack' | 'saved' | 'size'>> {
    try {
      const { name, author, licence, pieces } = await this.pack(id);
      return {
        name: undirected(name), author: undirected(author), licence: undirected(licence), problem: null,
        pieces: pieces.map(({ piece, name: called, category }) => ({ piece, name: undirected(called), category })),
      };
    } catch (error) {
      return { name: '', author: '', licence: '', pieces: [], problem: undirected(causeOf(error)) };
    }
  }

  async text(id: string): Promise<string> {
    return packText(await this.pack(id));
  }

  async pack(id: string): Promise<Pack> {
    const known = this.#known.get(id);
    if (known !== undefined) return known;
    const text = await this.#kept.read(id).catch((error: unknown) => { throw new LinkFault('form', causeOf(error)); });
    if (text === null) throw new LinkFault('missing', `there is no pack "${id}"`);
    const pack = readPack(text);
    if (pack.id !== id) throw new InputError(SOURCE, `id: the file is named ${id}, the pack ${pack.id}`);
    this.#known.set(id, pack);
    return pack;
  }

  /** Those of some packs that are here. */
  async here(ids: readonly string[]): Promise<readonly Pack[]> {
    const packs: Pack[] = [];
    for (const id of ids) {
      const pack = await this.pack(id).catch(() => null);
      if (pack !== null) packs.push(pack);
    }
    return packs;
  }

  /** A pack's file from anywhere is kept here, when it reads well and rules can read its pieces. */
  async import(text: string): Promise<string> {
    if (text.length > LONGEST_PACK) throw new InputError(SOURCE, `it is longer than ${LONGEST_PACK / 1024} KB`);
    const pack = readPack(text);
    await this.#reading?.pieces(text).catch(asInput);
    await this.keep(pack);
    return pack.id;
  }

  async keep(pack: Pack): Promise<void> {
    await this.#kept.keep(pack.id, packText(pack));
  }

  /** Puts a pack into the bin, also one that cannot be read, and gives what it is called there. `now` in ms since 1970. */
  async discard(id: string, now: number): Promise<string> {
    await this.pack(id).catch((error: unknown) => { if (error instanceof LinkFault) throw error; });
    const binned = await this.#kept.discard(id, now);
    this.#known.delete(id);
    return binned;
  }

  /** Takes a pack out of the bin and gives its id. Where the very same was taken in again meanwhile, that stays and the one in the bin goes. */
  async recover(binned: string): Promise<string> {
    const here = await this.#sameHere(binned).catch(() => null);
    if (here === null) return this.bin.recover(binned);
    await this.bin.erase(binned);
    return here;
  }

  /** The id of a pack that is kept here and says to the letter what one in the bin says, or null. */
  async #sameHere(binned: string): Promise<string | null> {
    const text = await this.#kept.readBinned(binned);
    if (text === null) return null;
    const { id } = readPack(text);
    return (await this.#kept.read(id)) === text ? id : null;
  }

  get #kept(): PackFolder {
    if (this.#folder === undefined) throw new LinkFault('missing', 'no packs are kept here');
    return this.#folder;
  }
}

/** What the bin tells of a pack. */
const contentOf = ({ name, author, pieces }: Pack): Pick<BinnedPack, 'name' | 'author' | 'pieces'> => ({ name: undirected(name), author: undirected(author), pieces: pieces.length });

/** What is wrong with a pack is wrong with what was given. */
function asInput(error: unknown): never {
  throw error instanceof PackError ? new InputError(SOURCE, error.message) : error;
}

function readPack(text: string): Pack {
  try {
    return parsePack(readJson(SOURCE, text));
  } catch (error) {
    return asInput(error);
  }
}
