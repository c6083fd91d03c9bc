import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { PackFolder, StoredPack } from '../host/pack-folder.ts';
import { LONGEST_PACK } from '../space/terrain/pack.ts';
import { createWhole, type Disk } from './disk.ts';
import { listed, moved } from './own-files.ts';
import { realDisk } from './real-disk.ts';

const ENDING = '.gantry-pack';
const ID = /^pack-[0-9a-f]{40}$/;

/** A pack's id, which is no path. Throws for anything else. */
function checked(pack: string): string {
  if (!ID.test(pack)) throw new Error(`"${pack}" is not the id of a pack`);
  return pack;
}

const missing = (pack: string): Error => new Error(`there is no pack "${pack}"`);

/** A person's packs as files of one folder: each is there whole or not at all. */
export class PackFiles implements PackFolder {
  readonly #folder: string;
  readonly #bin: string;
  readonly #disk: Disk;

  constructor(folder: string, disk: Disk = realDisk) {
    this.#folder = folder;
    this.#bin = join(folder, 'bin');
    this.#disk = disk;
  }

  async list(): Promise<readonly StoredPack[]> {
    const packs = await listed(this.#disk, this.#folder, [ENDING], (text) => ID.test(text));
    return packs.map(({ id, ...facts }) => ({ pack: id, ...facts }));
  }

  async read(pack: string): Promise<string | null> {
    // Twice: what people write takes up to three bytes a sign.
    const bytes = await this.#disk.read(this.#path(this.#folder, pack), LONGEST_PACK * 2);
    return bytes === null ? null : new TextDecoder().decode(bytes);
  }

  async keep(pack: string, text: string): Promise<void> {
    const path = this.#path(this.#folder, pack);
    if ((await this.#disk.facts(path)) !== null) return;
    await this.#disk.makeFolder(this.#folder);
    await createWhole(this.#disk, path, Buffer.from(text, 'utf8'), randomBytes(4).toString('hex'));
    await this.#disk.syncFolder(this.#folder);
  }

  discard(pack: string): Promise<void> {
    return this.#move(pack, this.#folder, this.#bin);
  }

  recover(pack: string): Promise<void> {
    return this.#move(pack, this.#bin, this.#folder);
  }

  async #move(pack: string, from: string, to: string): Promise<void> {
    if ((await this.#disk.facts(this.#path(from, pack))) === null) throw missing(pack);
    await moved(this.#disk, [pack + ENDING], from, to);
  }

  #path(folder: string, pack: string): string {
    return join(folder, checked(pack) + ENDING);
  }
}
