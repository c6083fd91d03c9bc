import type { BinFolder, BinnedFile } from '../host/bin-folder.ts';

/** The bin of a folder in memory. */
export class MemoryBin implements BinFolder {
  /** Texts by what they are called there. */
  readonly texts = new Map<string, string>();
  readonly #what: string;
  readonly #files: Map<string, string>;

  constructor(what: string, files: Map<string, string>) {
    [this.#what, this.#files] = [what, files];
  }

  discard(id: string, now: number): Promise<string> {
    const text = this.#files.get(id);
    if (text === undefined) return Promise.reject(new Error(`there is no ${this.#what} "${id}"`));
    const binned = `${id}.${now}`;
    this.texts.set(binned, text);
    this.#files.delete(id);
    return Promise.resolve(binned);
  }

  bin(): Promise<readonly BinnedFile[]> {
    return Promise.resolve([...this.texts].map(([binned, text]) => {
      const [id, deleted] = binned.split('.');
      return { binned, id: id!, deleted: deleted === undefined ? null : Number(deleted), saved: 0, size: text.length };
    }));
  }

  readBinned(binned: string): Promise<string | null> {
    return Promise.resolve(this.texts.get(binned) ?? null);
  }

  recover(binned: string): Promise<string> {
    const id = binned.split('.')[0]!;
    const text = this.texts.get(binned);
    if (text === undefined) return this.#missing(binned);
    if (this.#files.has(id)) return Promise.reject(new Error(`there is a ${this.#what} "${id}" already`));
    this.texts.delete(binned);
    this.#files.set(id, text);
    return Promise.resolve(id);
  }

  erase(binned: string): Promise<void> {
    return this.texts.delete(binned) ? Promise.resolve() : this.#missing(binned);
  }

  #missing(binned: string): Promise<never> {
    return Promise.reject(new Error(`there is no ${this.#what} "${binned}" in the bin`));
  }
}

/** A folder in memory whose bin is another's work. */
export abstract class WithBin implements BinFolder {
  abstract readonly inBin: MemoryBin;

  discard(id: string, now: number): Promise<string> {
    return this.inBin.discard(id, now);
  }

  bin(): Promise<readonly BinnedFile[]> {
    return this.inBin.bin();
  }

  readBinned(binned: string): Promise<string | null> {
    return this.inBin.readBinned(binned);
  }

  recover(binned: string): Promise<string> {
    return this.inBin.recover(binned);
  }

  erase(binned: string): Promise<void> {
    return this.inBin.erase(binned);
  }
}
