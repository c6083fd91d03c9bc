/** The pieces of a theme, and the tables that proofs are run on. */
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { randomFrom } from '../../core/rng.ts';
import { readPiece } from '../../space/terrain/piece.ts';
import { buildTerrain, parseTable, type TableFile } from '../../space/terrain/table.ts';
import type { Terrain } from '../../space/terrain/terrain.ts';
import { randomTable } from './random-table.ts';
import type { PieceModel } from '../../space/terrain/piece-model.ts';
import { unpacked } from '../../node/unpacked.ts';

/** Pieces by name, for each theme, and the shipped tables that are for every rule system. */
export interface Kit {
  readonly themes: ReadonlyMap<string, ReadonlyMap<string, PieceModel>>;
  readonly shipped: readonly TableFile[];
}

/** Reads all pieces and tables of an assets folder. */
export async function readKit(assets: string): Promise<Kit> {
  const themes = new Map<string, ReadonlyMap<string, PieceModel>>();
  for (const theme of (await readdir(join(assets, 'pieces'))).sort()) {
    const files = (await readdir(join(assets, 'pieces', theme))).filter((name) => name.endsWith('.glb.pack')).sort();
    const pieces = await Promise.all(files.map(async (file) => [basename(file, '.glb.pack'), await readPiece(unpacked(await readFile(join(assets, 'pieces', theme, file))))] as const));
    themes.set(theme, new Map(pieces));
  }
  const files = (await readdir(join(assets, 'tables'))).filter((name) => name.endsWith('.json')).sort();
  const shipped = await Promise.all(files.map(async (file) => parseTable(JSON.parse(await readFile(join(assets, 'tables', file), 'utf8')))));
  // Those laid out for one system ask that system's questions alone.
  return { themes, shipped: shipped.filter(({ systems }) => systems === undefined) };
}

/** Table number `index` of a run: the shipped ones first, then random ones by seed. */
export function tableFile({ themes, shipped }: Kit, seed: number, index: number): TableFile {
  const table = shipped[index];
  if (table !== undefined) return table;
  const names = [...themes.keys()];
  const theme = names[index % names.length]!;
  return randomTable(theme, themes.get(theme)!, randomFrom(seed * 7919 + index * 104_729));
}

/** The terrain of table number `index`. */
export const tableTerrain = (kit: Kit, seed: number, index: number): Terrain => terrainOf(kit, tableFile(kit, seed, index));

/** The terrain of a shipped table. Throws where none has that name. */
export function shippedTerrain(kit: Kit, id: string): Terrain {
  const table = kit.shipped.find((one) => one.id === id);
  if (table === undefined) throw new Error(`no table ${id}`);
  return terrainOf(kit, table);
}

/** The terrain of a table whose pieces are in the kit. */
const terrainOf = (kit: Kit, table: TableFile): Terrain => buildTerrain(table, kit.themes.get(table.theme)!);
