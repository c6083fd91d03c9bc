import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { BinnedFile } from '../host/bin-folder.ts';
import { LONGEST_HISTORY, LONGEST_TABLE } from '../host/record/bounds.ts';
import type { StoredTable, TableFolder } from '../host/table-folder.ts';
import { Bin } from './bin.ts';
import { createWhole, writeWhole, type Disk } from './disk.ts';
import { listed } from './own-files.ts';
import { realDisk } from './real-disk.ts';
import { BACKUPS, backupName, checkedTable, ENDING, historyName, isTable, resultName, TABLES } from './table-names.ts';

/** A result is far shorter (bytes). */
const LONGEST_RESULT = 64 * 1024;

/** A person's tables as files of one folder: each is there whole or not at all. */
export class TableFiles implements TableFolder {
  readonly #folder: string;
  readonly #bin: Bin;
  readonly #disk: Disk;

  constructor(folder: string, disk: Disk = realDisk) {
    this.#folder = folder;
    this.#disk = disk;
    this.#bin = new Bin(disk, folder, TABLES);
  }

  async list(): Promise<readonly StoredTable[]> {
    const tables = await listed(this.#disk, this.#folder, [ENDING], isTable);
    return tables.map(({ id, ...facts }) => ({ table: id, ...facts }));
  }

  read(table: string): Promise<string | null> {
    return this.#text(this.#path(table));
  }

  async create(table: string, text: string): Promise<void> {
    await this.#disk.makeFolder(this.#folder);
    await createWhole(this.#disk, this.#path(table), Buffer.from(text, 'utf8'), unique());
    await this.#disk.syncFolder(this.#folder);
  }

  async replace(table: string, text: string, backUp: boolean): Promise<void> {
    const before = await this.read(table);
    if (before === null) throw missing(table);
    if (before === text) return;
    if (backUp) await this.#backUp(table, before);
    await writeWhole(this.#disk, this.#folder, this.#path(table), Buffer.from(text, 'utf8'), unique());
  }

  async history(table: string): Promise<string | null> {
    const bytes = await this.#disk.read(this.#history(table), LONGEST_HISTORY).catch(() => null);
    return bytes === null ? null : new TextDecoder().decode(bytes);
  }

  async keepHistory(table: string, text: string): Promise<void> {
    await writeWhole(this.#disk, this.#folder, this.#history(table), Buffer.from(text, 'utf8'), unique());
  }

  result(table: string): Promise<string | null> {
    return this.#text(join(this.#folder, resultName(checkedTable(table))), LONGEST_RESULT);
  }

  async keepResult(table: string, text: string): Promise<void> {
    if ((await this.#disk.facts(this.#path(table))) === null) return;
    await writeWhole(this.#disk, this.#folder, join(this.#folder, resultName(table)), Buffer.from(text, 'utf8'), unique());
  }

  async backups(table: string): Promise<readonly (StoredTable & { readonly number: number })[]> {
    const found: (StoredTable & { readonly number: number })[] = [];
    for (let number = 1; number <= BACKUPS; number++) {
      const facts = await this.#disk.facts(this.#backup(table, number));
      if (facts !== null) found.push({ table, number, saved: facts.saved, size: facts.size });
    }
    return found;
  }

  readBackup(table: string, number: number): Promise<string | null> {
    return this.#text(this.#backup(table, number));
  }

  discard(table: string, now: number): Promise<string> {
    return this.#bin.discard(checkedTable(table), now);
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

  /** Makes what a table says its newest backup. It is safe on disk before the oldest goes. */
  async #backUp(table: string, text: string): Promise<void> {
    const next = join(this.#folder, `${checkedTable(table)}.backup-0${ENDING}`);
    await writeWhole(this.#disk, this.#folder, next, Buffer.from(text, 'utf8'), unique());
    for (let number = BACKUPS - 1; number >= 1; number--) {
      if ((await this.#disk.facts(this.#backup(table, number))) !== null) await this.#disk.rename(this.#backup(table, number), this.#backup(table, number + 1));
    }
    await this.#disk.rename(next, this.#backup(table, 1));
    await this.#disk.syncFolder(this.#folder);
  }

  async #text(path: string, longest = LONGEST_TABLE): Promise<string | null> {
    const bytes = await this.#disk.read(path, longest);
    return bytes === null ? null : new TextDecoder().decode(bytes);
  }

  #path(table: string): string {
    return join(this.#folder, checkedTable(table) + ENDING);
  }

  #history(table: string): string {
    return join(this.#folder, historyName(checkedTable(table)));
  }

  #backup(table: string, number: number): string {
    return join(this.#folder, backupName(checkedTable(table), number));
  }
}

const unique = (): string => randomBytes(4).toString('hex');
const missing = (table: string): Error => new Error(`there is no table "${table}"`);
