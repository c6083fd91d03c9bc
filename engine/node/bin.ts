import { join } from 'node:path';
import type { BinnedFile } from '../host/bin-folder.ts';
import { codeOf, type Disk } from './disk.ts';
import { listed } from './own-files.ts';

/** What the files of a person's things of one kind are called, in their folder and in its bin. */
export interface Naming {
  /** What one is, for messages. */
  readonly what: string;
  /** Its id, as the source of an expression; no dot fits it. */
  readonly id: string;
  /** What its own file ends in. Where it has several the first counts, and holds whatever the others do. */
  readonly endings: readonly string[];
  /** Everything that lies beside a thing of this name. */
  besides(name: string): readonly string[];
}

/**
 * The bin in a folder: each thing lies there with everything beside it, under its id and the moment when it went there, so that one takes
 * no other's place. Its own file goes there first and comes back last: where a move was cut short, what was left behind lies where
 * taking it back brings it, and of two programs that move one thing at once the second finds it gone and leaves the rest alone.
 */
export class Bin {
  readonly #disk: Disk;
  readonly #folder: string;
  readonly #bin: string;
  readonly #naming: Naming;
  /** What a thing is called here: its id, and when it went here (ms since 1970). Those of before that was written down have their id alone. */
  readonly #binned: RegExp;

  constructor(disk: Disk, folder: string, naming: Naming) {
    [this.#disk, this.#folder, this.#bin, this.#naming] = [disk, folder, join(folder, 'bin'), naming];
    this.#binned = new RegExp(`^(${naming.id})(?:\\.(\\d{1,16}))?$`);
  }

  async list(): Promise<readonly BinnedFile[]> {
    const files = await listed(this.#disk, this.#bin, this.#naming.endings, (name) => this.#binned.test(name));
    return files.map(({ id: binned, ...facts }) => ({ binned, ...this.#named(binned), ...facts }));
  }

  /** The id that a name here stands for. Throws for what is no such name. */
  idOf(binned: string): string {
    return this.#named(binned).id;
  }

  /** Where the own file of one may lie; the first that is there counts. */
  paths(binned: string): readonly string[] {
    this.#named(binned);
    return this.#naming.endings.map((ending) => join(this.#bin, binned + ending));
  }

  /** Moves a thing here and gives its name here. `now` in ms since 1970. */
  async discard(id: string, now: number): Promise<string> {
    const from = await this.#own(this.#folder, id);
    if (from === null) throw this.#missing(id);
    await this.#disk.makeFolder(this.#bin);
    const binned = await this.#free(id, now);
    if (!(await this.#moved(join(this.#folder, id + from), join(this.#bin, binned + from)))) throw this.#missing(id);
    await this.#moveBesides(this.#folder, id, this.#bin, binned);
    await this.#sync();
    return binned;
  }

  /** Moves a thing back and gives its id. */
  async recover(binned: string): Promise<string> {
    const { id } = this.#named(binned);
    if (await this.#isIn(this.#folder, id)) throw new Error(`there is a ${this.#naming.what} "${id}" already`);
    const from = await this.#own(this.#bin, binned);
    if (from === null) throw this.#notBinned(binned);
    await this.#moveBesides(this.#bin, binned, this.#folder, id);
    if (!(await this.#moved(join(this.#bin, binned + from), join(this.#folder, id + from)))) throw this.#notBinned(binned);
    await this.#sync();
    return id;
  }

  /** Removes a thing with everything that is its own: what lies beside it first, so that it can be asked for again where this is cut short. */
  async erase(binned: string): Promise<void> {
    const { id } = this.#named(binned);
    const from = await this.#own(this.#bin, binned);
    if (from === null) throw this.#notBinned(binned);
    for (const name of this.#naming.besides(binned)) await this.#disk.remove(join(this.#bin, name));
    await this.#eraseLeft(id, binned);
    await this.#disk.remove(join(this.#bin, binned + from));
    await this.#sync();
  }

  /** What a move that was cut short left in the folder is this thing's, unless another of its id is there or here. */
  async #eraseLeft(id: string, binned: string): Promise<void> {
    const others = (await this.list()).some((one) => one.id === id && one.binned !== binned);
    if (others || (await this.#isIn(this.#folder, id))) return;
    for (const name of this.#naming.besides(id)) await this.#disk.remove(join(this.#folder, name));
  }

  /** The id of what lies here under a name, which is no path, and when it went here. Throws for anything else. */
  #named(binned: string): Pick<BinnedFile, 'id' | 'deleted'> {
    const [, id, deleted] = this.#binned.exec(binned) ?? [];
    if (id === undefined) throw new Error(`"${binned}" is not the name of a ${this.#naming.what} in the bin`);
    return { id, deleted: deleted === undefined ? null : Number(deleted) };
  }

  /** A name here that nothing has yet. */
  async #free(id: string, now: number): Promise<string> {
    for (let at = now; ; at++) if (!(await this.#isIn(this.#bin, `${id}.${at}`))) return `${id}.${at}`;
  }

  /** What a thing's own file ends in, null where there is none. It is the only one from now on: one move takes all of it. */
  async #own(place: string, name: string): Promise<string | null> {
    const [own, ...superseded] = await this.#endings(place, name);
    for (const ending of superseded) await this.#disk.remove(join(place, name + ending));
    if (superseded.length > 0) await this.#disk.syncFolder(place);
    return own ?? null;
  }

  async #isIn(place: string, name: string): Promise<boolean> {
    return (await this.#endings(place, name)).length > 0;
  }

  /** What the own files of a thing that are there end in. */
  async #endings(place: string, name: string): Promise<readonly string[]> {
    const there: string[] = [];
    for (const ending of this.#naming.endings) if (await this.#isThere(join(place, name + ending))) there.push(ending);
    return there;
  }

  async #moveBesides(from: string, was: string, to: string, is: string): Promise<void> {
    const names = this.#naming.besides(is);
    for (const [i, name] of this.#naming.besides(was).entries()) await this.#moved(join(from, name), join(to, names[i]!));
  }

  /** Whether a file was there to be moved. */
  async #moved(from: string, to: string): Promise<boolean> {
    if (!(await this.#isThere(from))) return false;
    return this.#disk.rename(from, to).then(() => true, (error: unknown) => {
      if (codeOf(error) === 'ENOENT') return false; // another program was faster
      throw error;
    });
  }

  async #isThere(path: string): Promise<boolean> {
    return (await this.#disk.facts(path)) !== null;
  }

  async #sync(): Promise<void> {
    for (const folder of [this.#bin, this.#folder]) await this.#disk.syncFolder(folder);
  }

  #missing(id: string): Error {
    return new Error(`there is no ${this.#naming.what} "${id}"`);
  }

  #notBinned(binned: string): Error {
    return new Error(`there is no ${this.#naming.what} "${binned}" in the bin`);
  }
}
