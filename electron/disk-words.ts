import type { Disk, OpenedFile } from '../engine/node/disk.ts';
import { WORDS } from './words.ts';

/** What a system says by a code, in words. The code stays on the error: the match files ask for it. */
class DiskFault extends Error {
  override readonly name = 'DiskFault';
  readonly code: string;

  constructor(code: string, words: string, cause: unknown) {
    super(`${words} (${code})`, { cause });
    this.code = code;
  }
}

/** The same error in words that a person understands, where the system's code is known; without folders and names. */
export function inWords(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
  const words = (WORDS.disk as Readonly<Record<string, string>>)[code];
  return words === undefined ? error : new DiskFault(code, words, error);
}

const told = <A extends readonly unknown[], R>(run: (...args: A) => Promise<R>) => async (...args: A): Promise<R> => {
  try {
    return await run(...args);
  } catch (error) {
    throw inWords(error);
  }
};

/** A disk whose refusals are words that reach the screen. */
export function spokenDisk(disk: Disk): Disk {
  const opened = (open: (path: string) => Promise<OpenedFile>) => told(async (path: string): Promise<OpenedFile> => {
    const file = await open(path);
    return {
      write: told((bytes, at) => file.write(bytes, at)),
      truncate: told((length) => file.truncate(length)),
      sync: told(() => file.sync()),
      close: told(() => file.close()),
    };
  });
  const link = disk.link?.bind(disk);
  return {
    names: told((folder) => disk.names(folder)),
    facts: told((path) => disk.facts(path)),
    read: told((path, most) => disk.read(path, most)),
    create: opened((path) => disk.create(path)),
    open: opened((path) => disk.open(path)),
    rename: told((from, to) => disk.rename(from, to)),
    ...(link === undefined ? {} : { link: told(link) }),
    copy: told((from, to) => disk.copy(from, to)),
    remove: told((path) => disk.remove(path)),
    makeFolder: told((folder) => disk.makeFolder(folder)),
    syncFolder: told((folder) => disk.syncFolder(folder)),
  };
}
