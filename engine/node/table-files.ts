import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { LONGEST_HISTORY, LONGEST_TABLE } from '../host/record/bounds.ts';
import type { StoredTable, TableFolder } from '../host/table-folder.ts';
import { createWhole, writeWhole, type Disk } from './disk.ts';
import { listed, moved } from './own-files.ts';
import { realDisk } from './real-disk.ts';

const ENDING = '.gantry-table';
/** Backups kept of each table. */
const BACKUPS = 3;
/** A result is far shorter (bytes). */
const LONGEST_RESULT = 64 * 1024;

const isId = (text: string): boolean => /^own-[a-z0-9-]{1,60}$/.test(text);

/** A table's id, which is no path. Throws for anything else. */
function checked(table: string): string {
  if (!isId(table)) throw new Error(`"${table}" is not the id of a table of one's own`);
  return table;
}

/** A person's tables as files of one folder: each is there whole or not at all. */
export class TableFiles implements TableFolder {
  readonly #folder: string;
  readonly #bin: string;
  readonly #disk: Disk;

  constructor(folder: string, disk: Disk = realDisk) {
    this.#folder = folder;
    this.#bin = join(folder, 'bin');
    this.#disk = disk;
  }

  async list(): Promise<readonly StoredTable[]> {
    const tables = await listed(this.#disk, this.#folder, [ENDING], isId);
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
    return this.#text(join(this.#folder, resultName(checked(table))), LONGEST_RESULT);
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

  async discard(table: string): Promise<void> {
    if ((await this.#disk.facts(this.#path(table))) === null) throw missing(table);
    await this.#move(table, this.#folder, this.#bin);
  }

  async recover(table: string): Promise<void> {
    if ((await this.#disk.facts(this.#path(table))) !== null) throw new Error(`there is a table "${table}" already`);
    if ((await this.#disk.facts(join(this.#bin, checked(table) + ENDING))) === null) throw missing(table);
    await this.#move(table, this.#bin, this.#folder);
  }

  /** Makes what a table says its newest backup. It is safe on disk before the oldest goes. */
  async #backUp(table: string, text: string): Promise<void> {
    const next = join(this.#folder, `${checked(table)}.backup-0${ENDING}`);
    await writeWhole(this.#disk, this.#folder, next, Buffer.from(text, 'utf8'), unique());
    for (let number = BACKUPS - 1; number >= 1; number--) {
      if ((await this.#disk.facts(this.#backup(table, number))) !== null) await this.#disk.rename(this.#backup(table, number), this.#backup(table, number + 1));
    }
    await this.#disk.rename(next, this.#backup(table, 1));
    await this.#disk.syncFolder(this.#folder);
  }

  /** Moves all files of a table: out of sight the one that counts leaves last, and comes back first. */
  async #move(table: string, from: string, to: string): Promise<void> {
    const names = [historyName(table), resultName(table), ...Array.from({ length: BACKUPS }, (_, i) => backupName(table, i + 1)), table + ENDING];
    await moved(this.#disk, to === this.#folder ? names.reverse() : names, from, to);
  }

  async #text(path: string, longest = LONGEST_TABLE): Promise<string | null> {
    const bytes = await this.#disk.read(path, longest);
    return bytes === null ? null : new TextDecoder().decode(bytes);
  }

  #path(table: string): string {
    return join(this.#folder, checked(table) + ENDING);
  }

  #history(table: string): string {
    return join(this.#folder, historyName(checked(table)));
  }

  #backup(table: string, number: number): string {
    return join(this.#folder, backupName(checked(table), number));
  }
}

const backupName = (table: string, number: number): string => `${table}.backup-${number}${ENDING}`;
/** The steps that led to a table lie beside it. */
const historyName = (table: string): string => `${table}.gantry-history`;
/** So does what came of playing it out. */
const resultName = (table: string): string => `${table}.gantry-fairness`;
const unique = (): string => randomBytes(4).toString('hex');
const missing = (table: string): Error => new Error(`there is no table "${table}"`);
