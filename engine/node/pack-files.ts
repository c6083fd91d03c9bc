import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { BinnedFile } from '../host/bin-folder.ts';
import type { PackFolder, StoredPack } from '../host/pack-folder.ts';
import { LONGEST_PACK } from '../space/terrain/pack.ts';
import { Bin, type Naming } from './bin.ts';
import { createWhole, type Disk } from './disk.ts';
import { listed } from './own-files.ts';
import { realDisk } from './real-disk.ts';

const ENDING = '.gantry-pack';
const ID = 'pack-[0-9a-f]{40}';
const isPack = (text: string): boolean => new RegExp(`^${ID}$`).test(text);
/** Nothing lies beside a pack. */
const PACKS: Naming = { what: 'pack', id: ID, endings: [ENDING], besides: () => [] };

/** A pack's id, which is no path. Throws for anything else. */
function checked(pack: string): string {
  if (!isPack(pack)) throw new Error(`"${pack}" is not the id of a pack`);
  return pack;
}

/** A person's packs as files of one folder: each is there whole or not at all. */
export class PackFiles implements PackFolder {
  readonly #folder: string;
  readonly #bin: Bin;
  readonly #disk: Disk;

  constructor(folder: string, disk: Disk = realDisk) {
    this.#folder = folder;
    this.#disk = disk;
    this.#bin = new Bin(disk, folder, PACKS);
  }

  async list(): Promise<readonly StoredPack[]> {
    const packs = await listed(this.#disk, this.#folder, [ENDING], isPack);
    return packs.map(({ id, ...facts }) => ({ pack: id, ...facts }));
  }

  read(pack: string): Promise<string | null> {
    return this.#text(this.#path(pack));
  }

  async keep(pack: string, text: string): Promise<void> {
    const path = this.#path(pack);
    if ((await this.#disk.facts(path)) !== null) return;
    await this.#disk.makeFolder(this.#folder);
    await createWhole(this.#disk, path, Buffer.from(text, 'utf8'), randomBytes(4).toString('hex'));
    await this.#disk.syncFolder(this.#folder);
  }

  discard(pack: string, now: number): Promise<string> {
    return this.#bin.discard(checked(pack), now);
  }

  bin(): Promise<readonly BinnedFile[]> {
    return this.#bin.list();
  }

  async readBinned(binned: string): Promise<string | null> {
    return this.#text(this.#bin.paths(binned)[0]!);
  }

  recover(binned: string): Promise<string> {
    return this.#bin.recover(binned);
  }

  erase(binned: string): Promise<void> {
    return this.#bin.erase(binned);
  }

  async #text(path: string): Promise<string | null> {
    // Twice: what people write takes up to three bytes a sign.
    const bytes = await this.#disk.read(path, LONGEST_PACK * 2);
    return bytes === null ? null : new TextDecoder().decode(bytes);
  }

  #path(pack: string): string {
    return join(this.#folder, checked(pack) + ENDING);
  }
}
