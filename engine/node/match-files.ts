import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { BinnedFile } from '../host/bin-folder.ts';
import { causeOf } from '../host/fault.ts';
import type { Backup, MatchFolder, OpenMatchFile, StoredMatch } from '../host/match-folder.ts';
import { checkBounds, LONGEST } from '../host/record/bounds.ts';
import { Bin } from './bin.ts';
import { isDraft, writeWhole, type Disk } from './disk.ts';
import { GrowingFile } from './growing-file.ts';
import { ownLiveness, type Liveness } from './liveness.ts';
import { Locks } from './locks.ts';
import { backupName, BACKUPS, checkedId, GROWING, MATCHES, NOTES, PACKED, REVIEW } from './match-names.ts';
import { listed } from './own-files.ts';
import { packed, unpacked } from './pack.ts';
import { realDisk } from './real-disk.ts';

/** A draft that lies for so long is nobody's any more. */
const ABANDONED_MS = 3600 * 1000;
/** What a system says when there is no room: on the disk, or for this account. */
const FULL: readonly string[] = ['ENOSPC', 'EDQUOT'];

/** Matches as files of one folder. What is said to be kept is on disk; files are replaced whole or not at all. */
export class MatchFiles implements MatchFolder {
  readonly #folder: string;
  readonly #disk: Disk;
  readonly #locks: Locks;
  readonly #bin: Bin;
  readonly #report: (message: string) => void;

  constructor(folder: string, report: (message: string) => void, disk: Disk = realDisk, liveness: Liveness = ownLiveness) {
    this.#folder = folder;
    this.#report = report;
    this.#disk = disk;
    this.#locks = new Locks(disk, folder, liveness);
    this.#bin = new Bin(disk, folder, MATCHES);
  }

  async list(): Promise<readonly StoredMatch[]> {
    const matches = await listed(this.#disk, this.#folder, MATCHES.endings, (id) => !id.includes('.'));
    return matches.map(({ id, ...facts }) => ({ match: id, ...facts }));
  }

  async read(match: string): Promise<string | null> {
    return this.#first(MATCHES.endings.map((ending) => this.#path(match, ending)));
  }

  /** Where the file of a match that counts lies; null when there is no such match. */
  async fileOf(match: string): Promise<string | null> {
    for (const path of MATCHES.endings.map((ending) => this.#path(match, ending))) if ((await this.#disk.facts(path)) !== null) return path;
    return null;
  }

  async create(match: string, text: string): Promise<OpenMatchFile> {
    await this.#disk.makeFolder(this.#folder);
    return this.#locked(match, text, async () => {
      if ((await this.fileOf(match)) !== null) throw new Error(`there is a match "${match}" already`);
    });
  }

  async reopen(match: string, text: string, was: string, takeOver?: string): Promise<OpenMatchFile> {
    const before = async (): Promise<void> => {
      if ((await this.read(match)) !== was) throw new Error(`match "${match}" has changed since it was read: open it again`);
      await this.#backUp(match, was).catch((error: unknown) => {
        // The backups that are there stay; where there is room for the match itself it is played on.
        if (!FULL.includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
        this.#report(`${match}: no backup was made, as the disk is full`);
      });
    };
    return this.#locked(match, text, before, takeOver);
  }

  async keepAside(match: string): Promise<string> {
    const from = (await this.fileOf(match)) ?? this.#path(match, PACKED);
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

  async readBackup(match: string, number: number): Promise<string | null> {
    return this.#text(this.#backup(match, number));
  }

  discard(match: string, now: number): Promise<string> {
    return this.#whileLocked(match, () => this.#bin.discard(match, now));
  }

  bin(): Promise<readonly BinnedFile[]> {
    return this.#bin.list();
  }

  async readBinned(binned: string): Promise<string | null> {
    return this.#first(this.#bin.paths(binned));
  }

  async recover(binned: string): Promise<string> {
    return this.#whileLocked(this.#bin.idOf(binned), () => this.#bin.recover(binned));
  }

  async erase(binned: string): Promise<void> {
    return this.#whileLocked(this.#bin.idOf(binned), () => this.#bin.erase(binned));
  }

  async review(match: string): Promise<string | null> {
    const bytes = await this.#disk.read(this.#path(match, REVIEW), LONGEST);
    return bytes === null ? null : Buffer.from(bytes).toString('utf8');
  }

  async keepReview(match: string, text: string): Promise<void> {
    if ((await this.fileOf(match)) !== null) await this.#write(this.#path(match, REVIEW), Buffer.from(text, 'utf8'));
  }

  async notes(): Promise<string | null> {
    const bytes = await this.#disk.read(join(this.#folder, NOTES), LONGEST);
    return bytes === null ? null : Buffer.from(bytes).toString('utf8');
  }

  async keepNotes(text: string): Promise<void> {
    await this.#disk.makeFolder(this.#folder);
    await this.#write(join(this.#folder, NOTES), Buffer.from(text, 'utf8'));
  }

  packed(text: string): Promise<Uint8Array> {
    return packed(text);
  }

  unpacked(bytes: Uint8Array): Promise<string> {
    return unpacked(bytes);
  }

  /** Rejects with `MatchTaken` unless an open match is still this program's to write. A lock that somebody only took away is put back. */
  async #mine(match: string, untouched: () => Promise<boolean>): Promise<void> {
    const whose = await this.#locks.whose(match);
    if (whose === 'own') return;
    if (whose === 'nobody') {
      await this.#disk.makeFolder(this.#folder);
      if (await this.#locks.putBack(match)) {
        if ((await untouched()) || (await this.fileOf(match)) === null) return;
        await this.#locks.release(match); // another has opened the match, and has left it
      }
    }
    throw await this.#locks.takenBy(match);
  }

  /** Puts a growing file in its packed place: first the packed one is safe, then the growing one goes. */
  async #pack(match: string, text: string): Promise<void> {
    await this.#write(this.#path(match, PACKED), await packed(text));
    await this.#disk.remove(this.#path(match, GROWING));
    await this.#disk.syncFolder(this.#folder);
  }

  async #locked(match: string, text: string, before: () => Promise<void>, takeOver?: string): Promise<OpenMatchFile> {
    checkBounds(text);
    await this.#locks.take(checkedId(match), takeOver);
    try {
      await before();
      await this.#clearDrafts(match);
      const path = this.#path(match, GROWING);
      await this.#write(path, Buffer.from(text, 'utf8'));
      return await GrowingFile.open({
        disk: this.#disk, path, text,
        read: () => this.#text(path),
        rewrite: async (whole) => {
          await this.#disk.makeFolder(this.#folder);
          await this.#write(path, Buffer.from(whole, 'utf8'));
        },
        mine: (untouched) => this.#mine(match, untouched),
        closed: async (whole) => {
          // The growing file is as good as a packed one: a full disk does not keep the match from being closed.
          await this.#pack(match, whole).catch((error: unknown) => this.#report(`${match}: it stays unpacked (${causeOf(error)})`));
        },
        released: async (last) => void (await this.#locks.release(match, last)),
        report: (message) => this.#report(`${match}: ${message}`),
      });
    } catch (error) {
      await this.#locks.release(match);
      throw error;
    }
  }

  async #whileLocked<T>(match: string, run: () => Promise<T>): Promise<T> {
    await this.#locks.take(checkedId(match));
    let done: { readonly value: T } | null = null;
    await this.#locks.release(match, async () => { done = { value: await run() }; });
    if (done === null) throw await this.#locks.takenBy(match);
    return (done as { readonly value: T }).value;
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

  /** The text of the first of some files that is there. */
  async #first(paths: readonly string[]): Promise<string | null> {
    for (const path of paths) {
      const text = await this.#text(path);
      if (text !== null) return text;
    }
    return null;
  }

  async #text(path: string): Promise<string | null> {
    const bytes = await this.#disk.read(path, LONGEST);
    return bytes === null ? null : unpacked(bytes);
  }

  /** Clears away drafts that a kill left, also of matches that nobody opens again: whoever writes one has it for a moment only. `now` in ms since 1970. */
  async sweep(now: number): Promise<void> {
    for (const name of (await this.#disk.names(this.#folder)).filter(isDraft)) {
      const path = join(this.#folder, name);
      const facts = await this.#disk.facts(path);
      if (facts !== null && now - facts.saved > ABANDONED_MS) await this.#disk.remove(path);
    }
  }

  /** Drafts of a match's writes that a kill interrupted: whoever holds its lock is the only one to write it. */
  async #clearDrafts(match: string): Promise<void> {
    for (const name of await this.#disk.names(this.#folder)) if (isDraft(name) && name.startsWith(`${match}.`)) await this.#disk.remove(join(this.#folder, name));
  }

  #write(path: string, bytes: Uint8Array): Promise<void> {
    return writeWhole(this.#disk, this.#folder, path, bytes, randomBytes(4).toString('hex'));
  }

  #path(match: string, ending: string): string {
    return join(this.#folder, checkedId(match) + ending);
  }

  #backup(match: string, number: number): string {
    if (!Number.isInteger(number) || number < 1 || number > BACKUPS) throw new Error(`there is no backup ${number}`);
    return join(this.#folder, backupName(checkedId(match), number));
  }
}
