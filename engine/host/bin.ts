import { undirected } from '../core/directions.ts';
import { InputError } from '../core/form.ts';
import type { BinFolder, BinnedFile } from './bin-folder.ts';
import { causeOf, LinkFault } from './fault.ts';

/** What is told of one that lies in a bin. */
type Told<T> = Omit<BinnedFile, 'id'> & T & {
  /** Why it cannot be read, or null. */
  readonly problem: string | null;
};

interface BinParts<T> {
  /** Nobody keeps anything where none is given. */
  readonly folder: BinFolder | undefined;
  /** What is told of one; of one that cannot be read the text is null. */
  tell(id: string, text: string | null): T | Promise<T>;
}

/** What a person threw away. Every method rejects with `LinkFault`; then nothing has changed. */
export class Bin<T extends object> {
  readonly #parts: BinParts<T>;
  readonly #known = new Map<string, Told<T>>();

  constructor(parts: BinParts<T>) {
    this.#parts = parts;
  }

  /** How many lie there; none where it cannot be looked into: whoever lists them is told why. */
  async count(): Promise<number> {
    return ((await this.#parts.folder?.bin().catch(() => [])) ?? []).length;
  }

  /** What was thrown away last stands first; of one that cannot be read, why. Each file is read again only when it changed. */
  async list(): Promise<readonly Told<T>[]> {
    const stored = (await this.#parts.folder?.bin().catch(asFault)) ?? [];
    const before = new Map(this.#known);
    const all: Told<T>[] = [];
    this.#known.clear();
    for (const { id, ...file } of stored) {
      const known = before.get(file.binned);
      const same = known !== undefined && known.saved === file.saved && known.size === file.size;
      const { lasting, told } = same ? { lasting: true, told: known } : await this.#told(id, file);
      if (lasting) this.#known.set(file.binned, told);
      all.push(told);
    }
    return all.sort((a, b) => (b.deleted ?? 0) - (a.deleted ?? 0) || b.saved - a.saved);
  }

  /** `lasting`: it stays so until the file changes. One that could not be read may be readable at the next look. */
  async #told(id: string, file: Omit<BinnedFile, 'id'>): Promise<{ readonly lasting: boolean; readonly told: Told<T> }> {
    try {
      const text = await this.#kept.readBinned(file.binned);
      if (text === null) throw new Error('its file is gone');
      return { lasting: true, told: { ...file, ...(await this.#parts.tell(id, text)), problem: null } };
    } catch (error) {
      const told = { ...file, ...(await this.#parts.tell(id, null)), problem: undirected(causeOf(error)) };
      return { lasting: error instanceof InputError || error instanceof LinkFault, told };
    }
  }

  /** Takes one out again and gives its id, which it keeps. */
  recover(binned: string): Promise<string> {
    return this.#kept.recover(binned).catch(asFault);
  }

  /** Removes one for ever. */
  erase(binned: string): Promise<void> {
    return this.#kept.erase(binned).catch(asFault);
  }

  get #kept(): BinFolder {
    if (this.#parts.folder === undefined) throw new LinkFault('missing', 'nothing is kept here');
    return this.#parts.folder;
  }
}

function asFault(error: unknown): never {
  throw error instanceof LinkFault ? error : new LinkFault('form', causeOf(error));
}
