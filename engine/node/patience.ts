import type { Disk, OpenedFile } from './disk.ts';

/** Codes with which Windows says that a virus scanner or an indexer holds a file for a moment. */
const SHARED = new Set(['EPERM', 'EBUSY', 'EACCES']);
/** Waits between tries, in ms. */
const PAUSES = [10, 30, 90, 270, 600];

const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** A disk that on Windows tries again, for about a second, what failed because somebody else has the file open. */
export function patient(disk: Disk, platform: string = process.platform, wait: (ms: number) => Promise<void> = sleep): Disk {
  if (platform !== 'win32') return disk;
  const patiently = <A extends readonly unknown[], R>(run: (...args: A) => Promise<R>) => async (...args: A): Promise<R> => {
    for (const pause of PAUSES) {
      try {
        return await run(...args);
      } catch (error) {
        if (!SHARED.has((error as NodeJS.ErrnoException | null)?.code ?? '')) throw error;
        await wait(pause);
      }
    }
    return run(...args);
  };
  const opened = (file: OpenedFile): OpenedFile => ({
    write: patiently((bytes, at) => file.write(bytes, at)),
    truncate: patiently((length) => file.truncate(length)),
    sync: patiently(() => file.sync()),
    close: () => file.close(), // a handle that could not be closed is no handle any more
  });
  const link = disk.link?.bind(disk);
  return {
    names: patiently((folder) => disk.names(folder)),
    facts: patiently((path) => disk.facts(path)),
    read: patiently((path, most) => disk.read(path, most)),
    create: patiently(async (path) => opened(await disk.create(path))),
    open: patiently(async (path) => opened(await disk.open(path))),
    rename: patiently((from, to) => disk.rename(from, to)),
    ...(link === undefined ? {} : { link: patiently((from, to) => link(from, to)) }),
    copy: patiently((from, to) => disk.copy(from, to)),
    remove: patiently((path) => disk.remove(path)),
    makeFolder: patiently((folder) => disk.makeFolder(folder)),
    syncFolder: patiently((folder) => disk.syncFolder(folder)),
  };
}
