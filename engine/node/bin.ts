import { join } from 'node:path';
import type { Disk } from './disk.ts';
import { GROWING, namesOf, PACKED } from './match-names.ts';

/**
 * The bin in a folder of matches. The match of an id that was binned last lies in the bin itself; those before it lie in
 * `older-1`, `older-2`, … in there, the oldest first. Whoever calls holds the match's lock.
 */
export class Bin {
  readonly #disk: Disk;
  readonly #folder: string;
  readonly #bin: string;

  constructor(disk: Disk, folder: string) {
    this.#disk = disk;
    this.#folder = folder;
    this.#bin = join(folder, 'bin');
  }

  /** Moves a match with its backups into the bin; one of the same id that is there already makes room. */
  async discard(match: string): Promise<void> {
    if (!(await this.#isIn(match, this.#folder))) throw missing(match);
    if ((await this.#files(match, this.#bin)).length > 0) await this.#move(match, this.#bin, await this.#free(match));
    await this.#move(match, this.#folder, this.#bin);
  }

  /** Moves the match that was binned last back. */
  async recover(match: string): Promise<void> {
    for (const place of [this.#bin, ...(await this.#older(match)).reverse()]) if (await this.#isIn(match, place)) return this.#move(match, place, this.#folder);
    throw missing(match);
  }

  /** Folders with older files of a match, the oldest first. */
  async #older(match: string): Promise<string[]> {
    const found: string[] = [];
    while ((await this.#files(match, this.#place(found.length + 1))).length > 0) found.push(this.#place(found.length + 1));
    return found;
  }

  async #free(match: string): Promise<string> {
    return this.#place((await this.#older(match)).length + 1);
  }

  #place(number: number): string {
    return join(this.#bin, `older-${number}`);
  }

  async #isIn(match: string, place: string): Promise<boolean> {
    const files = await this.#files(match, place);
    return files.includes(match + GROWING) || files.includes(match + PACKED);
  }

  async #files(match: string, place: string): Promise<readonly string[]> {
    const there: string[] = [];
    for (const name of namesOf(match)) if ((await this.#disk.facts(join(place, name))) !== null) there.push(name);
    return there;
  }

  /** Moves all files of a match: out of sight the one that counts leaves last, and comes back first. */
  async #move(match: string, from: string, to: string): Promise<void> {
    await this.#disk.makeFolder(to);
    const files = await this.#files(match, from);
    for (const name of to === this.#folder ? [...files].reverse() : files) await this.#disk.rename(join(from, name), join(to, name));
    await this.#disk.syncFolder(to);
    await this.#disk.syncFolder(from);
  }
}

const missing = (match: string): Error => new Error(`there is no match "${match}"`);
