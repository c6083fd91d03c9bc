import type { TableShelfParts } from '../host/table-shelf.ts';
import type { StoredTable, TableFolder } from '../host/table-folder.ts';
import type { PackFolder, StoredPack } from '../host/pack-folder.ts';
import type { TableReading } from '../host/reading/reading.ts';
import { readJson } from '../core/form.ts';
import { checkTable } from '../space/check/check.ts';
import { MemoryBin, WithBin } from './memory-bin.ts';
import { type Pack, packOf, packText } from '../space/terrain/pack.ts';
import { parseTable, type TableFile } from '../space/terrain/table.ts';

/** A bare table, for tests that need any. */
export const bare = (more: Partial<TableFile> = {}): TableFile => ({ format: 'gantry-table', version: 2, id: 'own-yard', name: 'Yard', theme: 'refinery', size: [914.4, 914.4], features: [], ...more });

/** A folder of tables in memory. */
export class MemoryTables extends WithBin implements TableFolder {
  readonly files = new Map<string, string>();
  readonly inBin = new MemoryBin('table', this.files);
  readonly histories = new Map<string, string>();
  readonly results = new Map<string, string>();
  readonly older = new Map<string, string[]>();
  #clock = 0;
  readonly #saved = new Map<string, number>();

  list(): Promise<readonly StoredTable[]> {
    return Promise.resolve([...this.files].map(([table, text]) => ({ table, saved: this.#saved.get(table) ?? 0, size: text.length })));
  }

  read(table: string): Promise<string | null> {
    return Promise.resolve(this.files.get(table) ?? null);
  }

  create(table: string, text: string): Promise<void> {
    this.files.set(table, text);
    this.#saved.set(table, ++this.#clock);
    return Promise.resolve();
  }

  history(table: string): Promise<string | null> {
    return Promise.resolve(this.histories.get(table) ?? null);
  }

  keepHistory(table: string, text: string): Promise<void> {
    this.histories.set(table, text);
    return Promise.resolve();
  }

  result(table: string): Promise<string | null> {
    return Promise.resolve(this.results.get(table) ?? null);
  }

  keepResult(table: string, text: string): Promise<void> {
    this.results.set(table, text);
    return Promise.resolve();
  }

  replace(table: string, text: string, backUp: boolean): Promise<void> {
    if (backUp) this.older.set(table, [this.files.get(table)!, ...(this.older.get(table) ?? [])]);
    return this.create(table, text);
  }

  backups(table: string): Promise<readonly (StoredTable & { readonly number: number })[]> {
    return Promise.resolve((this.older.get(table) ?? []).map((text, i) => ({ table, number: i + 1, saved: this.#clock, size: text.length })));
  }

  readBackup(table: string, number: number): Promise<string | null> {
    return Promise.resolve(this.older.get(table)?.[number - 1] ?? null);
  }
}

/** Reads tables where there are no pieces: by their form alone. */
export const bareReading: TableReading = {
  pieces: () => Promise.resolve(true),
  read: (text) => new Promise((resolve) => {
    const { name, size: [width, depth], features } = parseTable(readJson('table file', text));
    resolve({ name, width, depth, pieces: features.length, unheld: [], why: '' });
  }),
  suggest: (text, { seed, symmetry }) => new Promise((resolve) => {
    const { theme } = parseTable(readJson('table file', text));
    const features = [{ id: `crate-${seed}`, piece: 'crate', at: [0, 0] as [number, number], turn: 0, level: 0 }];
    resolve({ features, objectives: [], theme, mat: undefined, light: { hour: 'noon', weather: 'clear' }, systems: null, symmetry });
  }),
  check: (text) => new Promise((resolve) => resolve(checkTable(parseTable(readJson('table file', text)), new Map(), () => []))),
};

/** A pack with a tower, for tests that need any; nobody can read the tower. */
export const towers: Pack = packOf({ name: 'Towers', author: 'A. Builder', licence: 'CC0', pieces: [{ piece: 'tower', name: 'Watch tower', category: 'building', model: 'AAECAw==' }] });

/** A folder of packs in memory: the towers are there. */
export class MemoryPacks extends WithBin implements PackFolder {
  readonly files = new Map([[towers.id, packText(towers)]]);
  readonly inBin = new MemoryBin('pack', this.files);

  list(): Promise<readonly StoredPack[]> {
    return Promise.resolve([...this.files].map(([pack, text]) => ({ pack, saved: 0, size: text.length })));
  }

  read(pack: string): Promise<string | null> {
    return Promise.resolve(this.files.get(pack) ?? null);
  }

  keep(pack: string, text: string): Promise<void> {
    this.files.set(pack, text);
    return Promise.resolve();
  }
}

/** Tables of one's own in memory: a yard is there. */
export function memoryShelf(folder = new MemoryTables()): TableShelfParts & { readonly folder: MemoryTables; readonly packs: MemoryPacks } {
  let made = 0;
  folder.files.set('own-yard', JSON.stringify(bare()));
  folder.older.set('own-yard', [JSON.stringify(bare({ name: 'Old yard' }))]);
  return { folder, packs: new MemoryPacks(), reading: bareReading, game: (table) => Promise.resolve(bare({ id: table, name: 'Floor' })), newId: () => `made-${++made}`, now: () => made };
}
