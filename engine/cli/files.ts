import { randomBytes } from 'node:crypto';
import { copyFile, mkdir, open, readdir, readFile, rm, stat, writeFile, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import type { JournalFile, JournalFolder, StoredJournal } from '../host/folder.ts';

const ENDING = '.journal';

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Journals as files of one folder: `ID.journal`, kept open while played, locked against a second Gantry by `ID.lock`. */
export class JournalFiles implements JournalFolder {
  readonly #folder: string;
  readonly #held = new Set<string>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  async list(): Promise<readonly StoredJournal[]> {
    let names: readonly string[];
    try {
      names = await readdir(this.#folder);
    } catch (error) {
      if (isMissing(error)) return [];
      throw error;
    }
    const stored: StoredJournal[] = [];
    for (const name of names) {
      if (!name.endsWith(ENDING)) continue;
      const { mtimeMs, size } = await stat(join(this.#folder, name));
      stored.push({ match: name.slice(0, -ENDING.length), saved: Math.round(mtimeMs), size });
    }
    return stored;
  }

  async read(match: string): Promise<string | null> {
    try {
      return await readFile(this.#path(match), 'utf8');
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  async create(match: string, header: string): Promise<JournalFile> {
    await mkdir(this.#folder, { recursive: true });
    if ((await this.read(match)) !== null) throw new Error(`there is a match "${match}" already`);
    return this.#locked(match, async () => {
      await writeFileAtomic(this.#path(match), header);
    });
  }

  async reopen(match: string, text: string | null): Promise<JournalFile> {
    return this.#locked(match, async () => {
      if (text !== null) await writeFileAtomic(this.#path(match), text);
    });
  }

  async keepAside(match: string): Promise<string> {
    for (let number = 1; ; number++) {
      const copy = `${match}.damaged-${number}`;
      try {
        await copyFile(this.#path(match), join(this.#folder, copy), 1); // 1: COPYFILE_EXCL, never over an older copy
        return copy;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
    }
  }

  #path(match: string): string {
    if (!/^[a-z0-9-]{1,64}$/.test(match)) throw new Error(`"${match}" is not the id of a match`);
    return join(this.#folder, match + ENDING);
  }

  async #locked(match: string, prepare: () => Promise<void>): Promise<JournalFile> {
    const lock = join(this.#folder, `${match}.lock`);
    await this.#lock(match, lock);
    const unlock = async (): Promise<void> => {
      this.#held.delete(match);
      await rm(lock, { force: true });
    };
    try {
      await prepare();
      const handle = await open(this.#path(match), 'r+');
      return openJournal(handle, (await handle.stat()).size, unlock);
    } catch (error) {
      await unlock();
      throw error;
    }
  }

  /** Makes the lock file, or takes over one whose process is gone. Throws when the match is open elsewhere. */
  async #lock(match: string, lock: string): Promise<void> {
    if (this.#held.has(match)) throw new Error(`match "${match}" is open already`);
    for (let tries = 0; tries < 3; tries++) {
      try {
        await writeFile(lock, String(process.pid), { flag: 'wx' });
        this.#held.add(match);
        return;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      const owner = Number(await readFile(lock, 'utf8').catch(() => ''));
      if (owner !== process.pid && isAlive(owner)) throw new Error(`match "${match}" is open in another Gantry (process ${owner})`);
      await rm(lock, { force: true });
    }
    throw new Error(`match "${match}" could not be locked`);
  }
}

function isAlive(process_: number): boolean {
  if (!Number.isInteger(process_) || process_ < 1) return false;
  try {
    process.kill(process_, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Appends one after another; what could not be written whole is taken back, so that no line is ever written behind half a line. */
function openJournal(handle: FileHandle, size: number, unlock: () => Promise<void>): JournalFile {
  let work: Promise<void> = Promise.resolve();
  let length = size;
  let broken: Error | null = null;
  const add = async (text: string): Promise<void> => {
    if (broken !== null) throw broken;
    const bytes = Buffer.from(text, 'utf8');
    try {
      let done = 0;
      while (done < bytes.length) done += (await handle.write(bytes, done, bytes.length - done, length + done)).bytesWritten;
      await handle.datasync();
      length += bytes.length;
    } catch (error) {
      await handle.truncate(length).catch(() => {
        broken = new Error('the journal could not be repaired after a failed write; open the match again');
      });
      throw error;
    }
  };
  return {
    append(text) {
      const mine = work.then(() => add(text));
      work = mine.catch(() => {});
      return mine;
    },
    async close() {
      await work;
      broken ??= new Error('the journal is closed');
      await handle.close();
      await unlock();
    },
  };
}

/** Writes a whole document so that there is always either the old or the new one. */
export async function writeDocument(path: string, text: string): Promise<void> {
  await writeFileAtomic(path, text);
}

/** A new match's id: its start in UTC and four random digits, `2026-11-21-1830-05-3fa9`. */
export function newMatchId(now = new Date()): string {
  const stamp = now.toISOString().replace(/[T:]/g, '-').slice(0, 19);
  return `${stamp.slice(0, 10)}-${stamp.slice(11, 13)}${stamp.slice(14, 16)}-${stamp.slice(17, 19)}-${randomBytes(2).toString('hex')}`;
}

/** A seed for the dice from the system's entropy. */
export const newSeed = (): number => randomBytes(4).readInt32LE();
