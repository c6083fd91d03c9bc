import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Backup, MatchFolder, OpenMatchFile, StoredMatch } from '../host/match-folder.ts';
import { LONGEST } from '../host/record/read.ts';
import { isDraft, realDisk, writeWhole, type Disk, type OpenedFile } from './disk.ts';
import { Locks } from './locks.ts';
import { packed, unpacked } from './pack.ts';

/** A match being played grows line by line; at rest it is packed. Where both are there, a pack was interrupted and the growing one counts. */
const GROWING = '.journal';
const PACKED = '.gantry';
const BIN = 'bin';
/** Backups kept of each match. */
const BACKUPS = 3;

const backupName = (match: string, number: number): string => `${match}.backup-${number}${PACKED}`;

/** Matches as files of one folder. What is said to be kept is on disk; files are replaced whole or not at all. */
export class MatchFiles implements MatchFolder {
  readonly #folder: string;
  readonly #disk: Disk;
  readonly #locks: Locks;
  readonly #report: (message: string) => void;

  constructor(folder: string, report: (message: string) => void, disk: Disk = realDisk) {
    this.#folder = folder;
    this.#report = report;
    this.#disk = disk;
    this.#locks = new Locks(disk, folder);
  }

  async list(): Promise<readonly StoredMatch[]> {
    const stored = new Map<string, StoredMatch>();
    const names = await this.#disk.names(this.#folder);
    for (const ending of [PACKED, GROWING]) {
      for (const name of names) {
        const match = name.slice(0, -ending.length);
        if (!name.endsWith(ending) || match.includes('.')) continue;
        const facts = await this.#disk.facts(join(this.#folder, name));
        if (facts !== null) stored.set(match, { match, saved: facts.saved, size: facts.size });
      }
    }
    return [...stored.values()];
  }

  async read(match: string): Promise<string | null> {
    return (await this.#text(this.#path(match, GROWING))) ?? (await this.#text(this.#path(match, PACKED)));
  }

  async create(match: string, text: string): Promise<OpenMatchFile> {
    await this.#disk.makeFolder(this.#folder);
    return this.#locked(match, text, async () => {
      if ((await this.#facts(match)) !== null) throw new Error(`there is a match "${match}" already`);
    });
  }

  async reopen(match: string, text: string, was: string): Promise<OpenMatchFile> {
    return this.#locked(match, text, async () => {
      if ((await this.read(match)) !== was) throw new Error(`match "${match}" has changed since it was read: open it again`);
      await this.#backUp(match, was);
    });
  }

  async keepAside(match: string): Promise<string> {
    const growing = this.#path(match, GROWING);
    const from = (await this.#disk.facts(growing)) === null ? this.#path(match, PACKED) : growing;
    for (let number = 1; ; number++) {
      const copy = `${match}.damaged-${number}`;
      try {
        await this.#disk.copy(from, join(this.#folder, copy));
        return copy;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
    }
  }

  async backups(match: string): Promise<readonly Backup[]> {
    const found: Backup[] = [];
    for (let number = 1; number <= BACKUPS; number++) {
      const facts = await this.#disk.facts(this.#backup(match, number));
      if (facts !== null) found.push({ match, number, saved: facts.saved, size: facts.size });
    }
    return found;
  }

  readBackup(match: string, number: number): Promise<string | null> {
    return this.#text(this.#backup(match, number));
  }

  async discard(match: string): Promise<void> {
    await this.#moveAll(match, this.#folder, join(this.#folder, BIN));
  }

  async recover(match: string): Promise<void> {
    if ((await this.#facts(match)) !== null) throw new Error(`there is a match "${match}" already`);
    await this.#moveAll(match, join(this.#folder, BIN), this.#folder);
  }

  packed(text: string): Promise<Uint8Array> {
    return packed(text);
  }

  unpacked(bytes: Uint8Array): Promise<string> {
    return unpacked(bytes);
  }

  /** Puts a growing file in its packed place: first the packed one is safe, then the growing one goes. */
  async #pack(match: string, text: string): Promise<void> {
    await this.#write(this.#path(match, PACKED), await packed(text));
    await this.#disk.remove(this.#path(match, GROWING));
    await this.#disk.syncFolder(this.#folder);
  }

  async #locked(match: string, text: string, before: () => Promise<void>): Promise<OpenMatchFile> {
    await this.#locks.take(match);
    try {
      await before();
      await this.#clearDrafts(match);
      const path = this.#path(match, GROWING);
      await this.#write(path, Buffer.from(text, 'utf8'));
      return await GrowingFile.open({ disk: this.#disk, path, text, repair: async (whole) => {
        await this.#disk.makeFolder(this.#folder);
        await this.#write(path, Buffer.from(whole, 'utf8'));
        this.#report(`${match}: its file was gone and was written again, whole`);
      }, closed: async (whole) => {
        // The growing file is as good as a packed one: a full disk does not keep the match from being closed.
        await this.#pack(match, whole).catch((error: unknown) => this.#report(`${match}: it stays unpacked (${error instanceof Error ? error.message : String(error)})`));
      }, released: () => this.#locks.release(match) });
    } catch (error) {
      await this.#locks.release(match);
      throw error;
    }
  }

  /** Makes what the match says now its newest backup, unless it is already. It is safe on disk before the oldest goes. */
  async #backUp(match: string, text: string): Promise<void> {
    if ((await this.#text(this.#backup(match, 1)).catch(() => null)) === text) return;
    const next = join(this.#folder, backupName(match, 0));
    await this.#write(next, await packed(text));
    for (let number = BACKUPS - 1; number >= 1; number--) {
      if ((await this.#disk.facts(this.#backup(match, number))) !== null) await this.#disk.rename(this.#backup(match, number), this.#backup(match, number + 1));
    }
    await this.#disk.rename(next, this.#backup(match, 1));
    await this.#disk.syncFolder(this.#folder);
  }

  /** Moves a match with its backups: the file that counts leaves last and comes first. */
  async #moveAll(match: string, from: string, to: string): Promise<void> {
    await this.#locks.take(match);
    try {
      await this.#disk.makeFolder(to);
      const backups = Array.from({ length: BACKUPS }, (_, i) => backupName(match, i + 1));
      const moves = from === this.#folder ? [...backups, match + PACKED, match + GROWING] : [match + GROWING, match + PACKED, ...backups];
      const there: string[] = [];
      for (const name of moves) if ((await this.#disk.facts(join(from, name))) !== null) there.push(name);
      if (there.length === 0) throw new Error(`there is no match "${match}"`);
      for (const name of there) await this.#disk.rename(join(from, name), join(to, name));
      await this.#disk.syncFolder(to);
      await this.#disk.syncFolder(from);
    } finally {
      await this.#locks.release(match);
    }
  }

  async #text(path: string): Promise<string | null> {
    const bytes = await this.#disk.read(path, LONGEST);
    return bytes === null ? null : unpacked(bytes);
  }

  /** Drafts of a match's writes that a kill interrupted: whoever holds its lock is the only one to write it. */
  async #clearDrafts(match: string): Promise<void> {
    for (const name of await this.#disk.names(this.#folder)) if (isDraft(name) && name.startsWith(`${match}.`)) await this.#disk.remove(join(this.#folder, name));
  }

  async #facts(match: string): Promise<unknown> {
    return (await this.#disk.facts(this.#path(match, GROWING))) ?? this.#disk.facts(this.#path(match, PACKED));
  }

  #write(path: string, bytes: Uint8Array): Promise<void> {
    return writeWhole(this.#disk, this.#folder, path, bytes, randomBytes(4).toString('hex'));
  }

  #path(match: string, ending: string): string {
    if (!/^[a-z0-9-]{1,64}$/.test(match)) throw new Error(`"${match}" is not the id of a match`);
    return join(this.#folder, match + ending);
  }

  #backup(match: string, number: number): string {
    this.#path(match, PACKED);
    if (!Number.isInteger(number) || number < 1 || number > BACKUPS) throw new Error(`there is no backup ${number}`);
    return join(this.#folder, backupName(match, number));
  }
}

interface GrowingParts {
  readonly disk: Disk;
  readonly path: string;
  readonly text: string;
  /** Writes the whole file again where it is gone. */
  repair(whole: string): Promise<void>;
  /** It is written no more. */
  closed(whole: string): Promise<void>;
  /** Whatever became of closing it. */
  released(): Promise<void>;
}

/** Appends one after another; what could not be written whole is taken back, so that no line is ever written behind half a line. */
class GrowingFile implements OpenMatchFile {
  readonly #parts: GrowingParts;
  #file: OpenedFile;
  #identity: string;
  #text: string;
  #length: number;
  #work: Promise<void> = Promise.resolve();
  #broken: Error | null = null;

  private constructor(parts: GrowingParts, file: OpenedFile, identity: string) {
    this.#parts = parts;
    this.#file = file;
    this.#identity = identity;
    this.#text = parts.text;
    this.#length = Buffer.byteLength(parts.text, 'utf8');
  }

  static async open(parts: GrowingParts): Promise<GrowingFile> {
    const file = await parts.disk.open(parts.path);
    return new GrowingFile(parts, file, (await parts.disk.facts(parts.path))?.identity ?? '');
  }

  append(text: string): Promise<void> {
    const mine = this.#work.then(() => this.#add(text));
    this.#work = mine.catch(() => {});
    return mine;
  }

  async close(): Promise<void> {
    await this.#work;
    if (this.#broken?.message === CLOSED) return;
    this.#broken = new Error(CLOSED);
    const { closed, released } = this.#parts;
    try {
      await this.#file.close();
    } finally {
      await closed(this.#text).finally(released);
    }
  }

  async #add(text: string): Promise<void> {
    if (this.#broken !== null) throw this.#broken;
    const { disk, path } = this.#parts;
    const bytes = Buffer.from(text, 'utf8');
    if (this.#length + bytes.length > LONGEST) throw new Error('the match has become too long for its file');
    try {
      await this.#file.write(bytes, this.#length);
      await this.#file.sync();
    } catch (error) {
      await this.#file.truncate(this.#length).catch(() => {
        this.#broken = new Error('the file could not be repaired after a failed write; open the match again');
      });
      throw error;
    }
    if ((await disk.facts(path))?.identity !== this.#identity) await this.#again(this.#text + text);
    this.#text += text;
    this.#length += bytes.length;
  }

  /** The file, or its folder, was taken away under the open match. */
  async #again(whole: string): Promise<void> {
    const { disk, path, repair } = this.#parts;
    await repair(whole);
    await this.#file.close().catch(() => {});
    this.#file = await disk.open(path);
    this.#identity = (await disk.facts(path))?.identity ?? '';
  }
}

const CLOSED = 'the match is closed';
