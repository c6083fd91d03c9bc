import { undirected } from '../core/directions.ts';
import { InputError } from '../core/form.ts';
import type { TableCheck } from '../space/check/check.ts';
import { doing, historyText, resumed, type Deed } from '../space/draft/draft.ts';
import type { TableEdit } from '../space/terrain/table-edit.ts';
import { packsNamed, packText } from '../space/terrain/pack.ts';
import { TABLE_VERSION, type TableFile } from '../space/terrain/table.ts';
import { tableText } from '../space/terrain/table-text.ts';
import { Bin } from './bin.ts';
import { causeOf, LinkFault } from './fault.ts';
import { carried, isOwn, type Ground } from './ground.ts';
import type { BinnedTable, OwnTable, TableBackups, TableSummary } from './link.ts';
import { PackShelf } from './pack-shelf.ts';
import { asInput, readTable, SOURCE } from './read-table.ts';
import { LONGEST_TABLE_NAME, MOST_CARRIED } from './record/bounds.ts';
import type { TableReading, TableWish } from './reading/reading.ts';
import { TableChecks } from './table-checks.ts';
import type { SuggestedTable } from './table-news.ts';
import type { PackFolder } from './pack-folder.ts';
import type { TableFolder } from './table-folder.ts';

/** What the shelf of tables is given. */
export interface TableShelfParts {
  readonly folder: TableFolder;
  /** Where packs of pieces are kept that tables name. */
  readonly packs: PackFolder;
  /** What reads tables from outside: apart from the host, with limits. */
  readonly reading: TableReading;
  /** A table of the game's own. Rejects with `InputError` when there is none of this id. */
  game(table: string): Promise<TableFile>;
  newId(): string;
  /** Milliseconds since 1970. */
  now(): number;
}

/** A table that was left alone for so long is begun anew (milliseconds). */
const SITTING = 10 * 60_000;

/** What the bin tells of a table. */
const contentOf = ({ name, features }: TableFile): Pick<BinnedTable, 'name' | 'pieces'> => ({ name: undirected(name), pieces: features.length });

/** A person's own tables. Every method rejects with `LinkFault` (no such table, one that cannot be read) or `InputError` (a wrong file); then nothing has changed. */
export class TableShelf {
  readonly #parts: TableShelfParts | undefined;
  readonly packs: PackShelf;
  readonly bin: Bin<Pick<BinnedTable, 'table' | 'name' | 'pieces'>>;
  readonly #known = new Map<string, OwnTable>();
  /** When a table was last laid out, by its id (milliseconds). */
  readonly #sittings = new Map<string, number>();
  readonly checks = new TableChecks();

  /** Nobody keeps tables where nothing is given. */
  constructor(parts: TableShelfParts | undefined) {
    this.#parts = parts;
    this.packs = new PackShelf(parts?.packs, parts?.reading);
    this.bin = new Bin({ folder: parts?.folder, tell: (table, text) => ({ table, ...(text === null ? { name: '', pieces: 0 } : contentOf(readTable(text))) }) });
  }

  /** Newest first; of one that cannot be read, why. */
  async list(): Promise<readonly OwnTable[]> {
    const tables: OwnTable[] = [];
    for (const stored of (await this.#parts?.folder.list()) ?? []) {
      const known = this.#known.get(stored.table);
      const same = known !== undefined && known.saved === stored.saved && known.size === stored.size;
      const table = same ? known : { ...stored, ...(await this.#headOf(stored.table)) };
      this.#known.set(stored.table, table);
      tables.push(table);
    }
    return tables.sort((a, b) => b.saved - a.saved);
  }

  /** Those that can be played on, as menus list them. */
  async summaries(): Promise<readonly TableSummary[]> {
    return (await this.list()).flatMap(({ table, saved: _, size: __, problem, ...said }) => (problem === null ? [{ id: table, own: true, ...said }] : []));
  }

  async #headOf(table: string): Promise<Pick<OwnTable, 'name' | 'theme' | 'systems' | 'printed' | 'tags' | 'pictured' | 'problem'>> {
    try {
      const { name, theme, systems, printed, tags, picture } = await this.file(table);
      return {
        name: undirected(name), theme, ...(systems === undefined ? {} : { systems }), ...(printed === undefined ? {} : { printed }),
        ...(tags === undefined ? {} : { tags: tags.map(undirected) }),
        ...(picture === undefined ? {} : { pictured: true }), problem: null,
      };
    } catch (error) {
      return { name: '', theme: '', problem: undirected(causeOf(error)) };
    }
  }

  /** A table of the person's own as it is kept: it names the packs of its pieces and carries none. */
  async file(table: string): Promise<TableFile> {
    return readTable(await this.#text(table));
  }

  /** A table of the person's own as it is given away: with the packs of its pieces, as far as they are here. */
  async whole(table: string): Promise<TableFile> {
    return this.#carrying(await this.file(table));
  }

  async text(table: string): Promise<string> {
    return tableText(await this.whole(table));
  }

  /** The picture that its file holds, base64; null where it holds none. */
  async picture(table: string): Promise<string | null> {
    return (await this.file(table)).picture ?? null;
  }

  async #text(table: string): Promise<string> {
    const text = await this.#kept.folder.read(this.#own(table)).catch((error: unknown) => { throw new LinkFault('form', causeOf(error)); });
    if (text === null) throw missing(table);
    return text;
  }

  /** What is played on where a table of this id is chosen: the game's own by its id, a person's as it stands now. */
  async ground(table: string): Promise<Ground> {
    return isOwn(table) ? carried(await this.whole(table)) : table;
  }

  /** A file from anywhere becomes a table here, when it reads well and can be built. */
  async import(text: string): Promise<string> {
    const { reading } = this.#kept;
    const file = readTable(text);
    const carries = file.carries ?? [];
    const whole = await this.#carrying(file);
    await reading.read(tableText(whole)).catch(asInput);
    for (const pack of carries) await this.packs.import(packText(pack));
    return this.#create(file);
  }

  /** A copy of a person's or of the game's own table. */
  async duplicate(table: string): Promise<string> {
    const file = isOwn(table) ? await this.file(table) : await this.#kept.game(table);
    return this.#create({ ...file, name: copyOf(file.name, 'copy') });
  }

  async rename(table: string, name: string): Promise<void> {
    const plain = undirected(name).trim();
    if (plain === '') throw new InputError(SOURCE, '"name": it is empty');
    await this.#doing(table, 'table', [{ kind: 'head', to: { name: plain } }]);
  }

  /** Makes changes one after another; all of them, or none. */
  async edit(table: string, edits: readonly TableEdit[]): Promise<void> {
    await this.#doing(table, 'mend', edits);
  }

  /** Does a step as the workshop does: it is taken back there as any other. */
  async #doing(table: string, deed: Deed, edits: readonly TableEdit[]): Promise<void> {
    const { picture, ...file } = await this.file(table);
    const { folder } = this.#kept;
    const draft = doing(resumed({ ...file, id: table }, await folder.history(table)), deed, edits);
    await this.#replace(table, picture === undefined ? draft.table : { ...draft.table, picture });
    await folder.keepHistory(table, historyText(draft));
  }

  /** A table to be laid out further, with the steps that led to it where they are kept. */
  async draft(table: string): Promise<{ readonly file: string; readonly history: string | null }> {
    const file = await this.#text(table);
    readTable(file);
    return { file, history: await this.#kept.folder.history(table) };
  }

  /** Keeps a table as it is laid out now. What it was when a sitting began becomes an earlier state of it: not every step of hands does. */
  async keepDraft(table: string, file: string, history: string): Promise<void> {
    const now = this.#kept.now();
    const sat = this.#sittings.get(table);
    await this.#replace(table, readTable(file), sat === undefined || now - sat > SITTING);
    this.#sittings.set(table, now);
    await this.#kept.folder.keepHistory(table, history);
  }

  /** Everything that keeps it from being played as it is meant. Rejects with `LinkFault` ('late') once it is changed, or nobody waits for it. */
  async check(table: string): Promise<TableCheck> {
    return this.checks.check(table, await this.text(table), this.#kept.reading).catch(asInput);
  }

  /** What may stand on a table around what is on this one. */
  async suggest(file: string, wish: TableWish): Promise<SuggestedTable> {
    return this.#kept.reading.suggest(tableText(await this.#carrying(readTable(file))), wish).catch(asInput);
  }

  /** Puts a table into the bin, also one that cannot be read, and gives what it is called there. */
  async discard(table: string): Promise<string> {
    const { folder, now } = this.#kept;
    const own = this.#own(table);
    if (!(await folder.list()).some((one) => one.table === own)) throw missing(own);
    this.checks.outdate(own);
    return folder.discard(own, now());
  }

  async backups(table: string): Promise<TableBackups> {
    const backups = await this.#kept.folder.backups(this.#own(table));
    return { backups: backups.map(({ number, saved, size }) => ({ number, saved, size })) };
  }

  /** An earlier state of a table becomes a new table beside it. */
  async restore(table: string, number: number): Promise<string> {
    const text = await this.#kept.folder.readBackup(this.#own(table), number);
    if (text === null) throw new LinkFault('missing', `table "${table}" has no backup ${number}`);
    const file = readTable(text);
    return this.#create({ ...file, name: copyOf(file.name, 'restored') });
  }

  async #create(file: TableFile): Promise<string> {
    const table = `own-${this.#kept.newId()}`;
    await this.#kept.folder.create(table, tableText(light({ ...file, version: TABLE_VERSION, id: table })));
    return table;
  }

  async #replace(table: string, file: TableFile, backUp = true): Promise<void> {
    const plain = light({ ...file, version: TABLE_VERSION, id: table });
    const text = tableText(plain);
    readTable(text); // what could not be read again is not kept
    if (plain.packs !== undefined) await this.#carrying(plain);
    await this.#kept.folder.replace(this.#own(table), text, backUp);
    this.checks.outdate(table);
  }

  /** Puts a pack into the bin that no table needs, and gives what it is called there. */
  async discardPack(pack: string): Promise<string> {
    for (const { table, name } of await this.list()) {
      const { packs = [] } = await this.file(table).catch(() => ({ packs: [] }));
      if (packs.includes(pack)) throw new InputError('pack', `a piece of it stands on the table “${name}”`);
    }
    return this.packs.discard(pack, this.#kept.now());
  }

  /** A table with the packs of its pieces, as far as they are here. Throws `InputError` where they are more than a table can carry. */
  async #carrying(file: TableFile): Promise<TableFile> {
    const wanted = packsNamed(file.features);
    const brought = (file.carries ?? []).filter(({ id }) => wanted.includes(id));
    const here = await this.packs.here(wanted.filter((id) => !brought.some((pack) => pack.id === id)));
    const carries = [...brought, ...here].sort((a, b) => (a.id < b.id ? -1 : 1));
    const long = carries.reduce((sum, pack) => sum + packText(pack).length, 0);
    if (long > MOST_CARRIED) throw new InputError(SOURCE, `its pieces come from packs of ${Math.ceil(long / 1024)} KB; a table carries at most ${MOST_CARRIED / 1024} KB`);
    return { ...light(file), ...(carries.length === 0 ? {} : { carries }) };
  }

  get #kept(): TableShelfParts {
    if (this.#parts === undefined) throw new LinkFault('missing', 'no tables are kept here');
    return this.#parts;
  }

  #own(table: string): string {
    if (!isOwn(table)) throw new LinkFault('missing', `there is no table "${table}" of one's own`);
    return table;
  }
}

/** A table as it is kept: it names the packs that its pieces come from, and carries none. */
function light({ carries: _, packs: __, ...file }: TableFile): TableFile {
  const packs = packsNamed(file.features);
  return { ...file, ...(packs.length === 0 ? {} : { packs: [...packs] }) };
}

const missing = (table: string): LinkFault => new LinkFault('missing', `there is no table "${table}"`);
const copyOf = (name: string, of: string): string => `${name.slice(0, LONGEST_TABLE_NAME - of.length - 3)} (${of})`;
