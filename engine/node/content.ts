import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { undirected } from '../core/directions.ts';
import { formed, InputError, readJson } from '../core/form.ts';
import { fingerprint } from '../core/hash.ts';
import { causeOf } from '../host/fault.ts';
import type { Ground } from '../host/ground.ts';
import type { TableSummary } from '../host/link.ts';
import { MOST } from '../space/check/check.ts';
import { catalogueOf, type Catalogue } from '../space/suggest/plan.ts';
import { readPiece } from '../space/terrain/piece.ts';
import { packNamed, pieceOf, type Pack } from '../space/terrain/pack.ts';
import { pieceTagsForm, type PieceTags, type Setting } from '../space/terrain/piece-tags.ts';
import { battlefieldOf, parseTable, type TableFile, type Terrain } from '../space/terrain/table.ts';
import type { PieceModel } from '../space/terrain/piece-model.ts';
import { unpacked } from './unpacked.ts';

/** How files of pieces end. */
const PIECE = '.glb.pack';
const CATALOGUE = 'catalogue of pieces';
/** Terrains of tables that matches carry, kept at once. */
const CARRIED = 6;

/** Tables and pieces of an assets folder (`tables/ID.json`, `pieces/THEME/PIECE.glb.pack`); each is read once. */
export class Content {
  readonly #assets: string;
  readonly #terrains = new Map<string, Promise<Terrain>>();
  readonly #carried = new Map<string, Promise<Terrain>>();
  readonly #pieces = new Map<string, Promise<PieceModel>>();

  constructor(assets: string) {
    this.#assets = assets;
  }

  /** Every table that can be read, by name. `report` is told of the others. */
  async tables(report: (message: string) => void): Promise<readonly TableSummary[]> {
    const names = (await this.#list('tables')).filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -'.json'.length));
    const tables: TableSummary[] = [];
    for (const name of names.sort()) {
      try {
        const { id, name: title, theme, systems, printed } = await this.#table(name);
        tables.push({ id, name: undirected(title), theme, ...(systems === undefined ? {} : { systems }), ...(printed === undefined ? {} : { printed }) });
      } catch (error) {
        if (!(error instanceof InputError)) throw error;
        report(error.message);
      }
    }
    return tables;
  }

  /** The terrain of a table of the folder by its id, or of one that a match carries. Throws `InputError` naming the table, and the feature that leaves it or whose piece is missing or wrong. */
  terrain(table: Ground): Promise<Terrain> {
    return typeof table === 'string' ? this.#ownTerrain(table) : this.#carriedTerrain(table);
  }

  #carriedTerrain(table: TableFile): Promise<Terrain> {
    if (table.features.length > MOST.pieces) return Promise.reject(new InputError(`table "${table.name}"`, `"features": ${table.features.length} pieces are too many; at most ${MOST.pieces} are played on`));
    const key = fingerprint(table);
    const known = this.#carried.get(key) ?? this.terrainOf(table);
    known.catch(() => this.#carried.delete(key));
    this.#carried.delete(key);
    this.#carried.set(key, known); // the one asked for last stands last
    for (const old of [...this.#carried.keys()].slice(0, -CARRIED)) this.#carried.delete(old);
    return known;
  }

  #ownTerrain(table: string): Promise<Terrain> {
    const known = this.#terrains.get(table);
    if (known !== undefined) return known;
    const built = this.#table(table).then((file) => this.terrainOf(file));
    this.#terrains.set(table, built);
    built.catch(() => this.#terrains.delete(table)); // so that a repaired file is read again
    return built;
  }

  /** The terrain of a table from anywhere, built of this folder's pieces. Throws as `terrain` does, and naming the pack of pieces that it needs and nobody has. */
  async terrainOf(table: TableFile): Promise<Terrain> {
    const { id, packs = [], carries = [] } = table;
    const missing = packs.find((pack) => !carries.some((other) => other.id === pack));
    if (missing !== undefined) throw new InputError(`table "${id}"`, `"packs": it needs the pack "${missing}", which is not here`);
    const pieces = new Map<string, PieceModel>();
    for (const feature of table.features) {
      if (pieces.has(feature.piece)) continue;
      try {
        pieces.set(feature.piece, await this.#pieceFor(table, feature.piece));
      } catch (error) {
        throw new InputError(`table "${id}"`, `feature ${feature.id}: ${causeOf(error)}`);
      }
    }
    try {
      return battlefieldOf(table, pieces);
    } catch (error) {
      throw new InputError(`table "${id}"`, causeOf(error));
    }
  }

  /** The pieces that a table names, by name, as far as they are here and can be read. */
  async piecesOf(table: TableFile): Promise<ReadonlyMap<string, PieceModel>> {
    const pieces = new Map<string, PieceModel>();
    for (const piece of new Set(table.features.map((feature) => feature.piece))) {
      const model = await this.#pieceFor(table, piece).catch(() => null);
      if (model !== null) pieces.set(piece, model);
    }
    return pieces;
  }

  /**
   * The pieces of a theme with what is said of them (`catalogue/pieces.json`): all, or those that look right in a setting or stand on a table; and those
   * of packs that stand on it. Throws `InputError` where they cannot be read.
   */
  async catalogue(theme: string, table?: TableFile, setting?: Setting): Promise<Catalogue> {
    const said = await this.#said();
    const names = await this.#kit(theme);
    if (names.length === 0) throw new InputError(CATALOGUE, `there is no theme "${theme}"; there are ${[...await this.#list('pieces')].sort().join(', ')}`);
    const pieces = new Map<string, PieceModel>();
    const standing = new Set(table?.features.map(({ piece }) => piece));
    const wanted = names.filter((name) => setting === undefined || standing.has(name) || said[name]?.settings.includes(setting) === true);
    for (const name of wanted) pieces.set(name, await this.#piece(theme, name));
    if (table === undefined) return catalogueOf(pieces, said);
    const { tags, models } = await this.#guests(table);
    return catalogueOf(new Map([...pieces, ...models]), { ...said, ...tags });
  }

  /** The pieces of a theme that one climbs by, by name; none of a theme that there is not. Throws `InputError` where they cannot be read. */
  async climbs(theme: string): Promise<ReadonlyMap<string, PieceModel>> {
    const said = await this.#said();
    const pieces = new Map<string, PieceModel>();
    for (const name of await this.#kit(theme)) if (said[name]?.category === 'climb') pieces.set(name, await this.#piece(theme, name));
    return pieces;
  }

  /** What is said of each piece of the kit. */
  async #said(): Promise<PieceTags> {
    const text = await this.#text(join('catalogue', 'pieces.json'));
    if (text === null) throw new InputError(CATALOGUE, 'catalogue/pieces.json is missing');
    const { data, fault } = formed(pieceTagsForm, readJson(CATALOGUE, text));
    if (fault !== null) throw new InputError(CATALOGUE, `"${fault.path.join('.')}": ${fault.cause}`);
    return data.pieces;
  }

  /** Names of a theme's pieces; none where there is no such theme. */
  async #kit(theme: string): Promise<readonly string[]> {
    return plainName(theme) ? (await this.#list(join('pieces', theme))).filter((name) => name.endsWith(PIECE)).map((name) => name.slice(0, -PIECE.length)).sort() : [];
  }

  /** Pieces of packs that stand on a table: what is suggested goes around them and brings in no more. */
  async #guests(table: TableFile): Promise<{ readonly tags: PieceTags; readonly models: ReadonlyMap<string, PieceModel> }> {
    const features = table.features.filter(({ piece }) => packNamed(piece) !== null);
    const models = await this.piecesOf({ ...table, features });
    const said = { category: 'landmark', settings: [], tags: [] } satisfies PieceTags[string];
    return { models, tags: Object.fromEntries([...models.keys()].map((name) => [name, said])) };
  }

  /** A table of the folder as its file says it. Throws `InputError` as `terrain` does. */
  async file(id: string): Promise<TableFile> {
    return this.#table(id);
  }

  async #table(id: string): Promise<TableFile> {
    const source = `table "${id}"`;
    const text = plainName(id) ? await this.#text(join('tables', `${id}.json`)) : null;
    if (text === null) throw new InputError(source, `there is no such table; there are ${(await this.#list('tables')).map((name) => name.replace(/\.json$/, '')).sort().join(', ') || 'none'}`);
    try {
      const table = parseTable(readJson(source, text));
      if (table.id !== id) throw new Error(`"id": the file is named ${id}, the table ${table.id}`);
      return table;
    } catch (error) {
      throw error instanceof InputError ? error : new InputError(source, causeOf(error));
    }
  }

  /** A piece of a pack that the table carries, or of this folder. */
  #pieceFor({ theme, carries = [] }: TableFile, piece: string): Promise<PieceModel> {
    return packNamed(piece) === null ? this.#piece(theme, piece) : this.#packed(carries, piece);
  }

  /** Pieces of packs by their names, which go by what they say. */
  async #packed(carries: readonly Pack[], piece: string): Promise<PieceModel> {
    const found = pieceOf(carries, piece);
    if (found === null) throw new Error(`there is no piece "${piece}" in the packs that it carries`);
    const read = this.#pieces.get(piece) ?? readPiece(found.bytes).then((model) => ({ ...model, name: piece }));
    this.#pieces.set(piece, read);
    read.catch(() => this.#pieces.delete(piece));
    return read;
  }

  #piece(theme: string, piece: string): Promise<PieceModel> {
    const path = join('pieces', theme, `${piece}${PIECE}`);
    const known = this.#pieces.get(path);
    if (known !== undefined) return known;
    const read = this.#readPiece(theme, piece, path);
    this.#pieces.set(path, read);
    read.catch(() => this.#pieces.delete(path));
    return read;
  }

  async #readPiece(theme: string, piece: string, path: string): Promise<PieceModel> {
    if (!plainName(theme) || !plainName(piece)) throw new Error(`"${theme}/${piece}" is not a piece's name`);
    let bytes: Uint8Array;
    try {
      bytes = await readFile(join(this.#assets, path));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new Error(`piece "${theme}/${piece}" is missing (${path})`, { cause: error });
      throw error;
    }
    return readPiece(unpacked(bytes));
  }

  async #text(path: string): Promise<string | null> {
    try {
      return await readFile(join(this.#assets, path), 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  }

  async #list(folder: string): Promise<readonly string[]> {
    try {
      return await readdir(join(this.#assets, folder));
    } catch {
      return [];
    }
  }
}

const plainName = (name: string): boolean => /^[a-z0-9-]{1,64}$/.test(name);
