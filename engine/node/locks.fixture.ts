/** Locks on a disk in memory, of processes that live, are gone, or cannot be told of. */
import { createHash } from 'node:crypto';
import type { FaultyDisk } from '../testing/faulty-disk.ts';
import type { Disk, OpenedFile } from './disk.ts';
import type { Holder, Liveness } from './liveness.ts';
import { Locks } from './locks.ts';

export const LOCK = '/saves/m.lock';
export const holder = (process: number, computer: string | null = 'desk'): Holder => ({ process, computer, endpoint: `gantry-${String(process).padStart(16, '0')}`, start: null, machine: [], boot: null, processes: null, sockets: null });
export const lockOf = (holder: object): string => `${JSON.stringify(holder)}\n`;
export const DEAD = lockOf(holder(99));
export const UNSURE = lockOf(holder(88));
export const nameOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);
/** A process that holds a lock; null when that is not whole. */
export const processIn = (text: string | undefined): number | null => (text?.endsWith('\n') === true ? (JSON.parse(text) as Holder).process : null);
/** The files of a disk, with the process of each. */
export const processes = (disk: FaultyDisk): Readonly<Record<string, number | null>> =>
  Object.fromEntries([...disk.texts()].map(([path, text]) => [path, processIn(text)]));

/** A process among those that live, and those of whom it cannot tell. */
export const processOf = (number: number, living: ReadonlySet<number>, unsure: ReadonlySet<number> = new Set([88])): Liveness => ({
  self: () => Promise.resolve(holder(number)),
  judge: ({ process }) => Promise.resolve(process === number ? 'gone' : unsure.has(process) ? 'apart' : living.has(process) ? 'lives' : 'gone'),
});

/** A disk with or without second names, that waits before each call. */
export function stepped(disk: Disk, second: boolean, turn: () => Promise<void> = () => Promise.resolve()): Disk {
  const step = <A extends readonly unknown[], R>(run: (...args: A) => Promise<R>) => async (...args: A): Promise<R> => {
    await turn();
    return run(...args);
  };
  const opened = (file: OpenedFile): OpenedFile => ({
    write: step((bytes, at) => file.write(bytes, at)),
    truncate: (length) => file.truncate(length),
    sync: () => file.sync(),
    close: () => file.close(),
  });
  return {
    names: step((folder) => disk.names(folder)),
    facts: step((path) => disk.facts(path)),
    read: step((path, most) => disk.read(path, most)),
    open: (path) => disk.open(path),
    create: step(async (path) => opened(await disk.create(path))),
    rename: step((from, to) => disk.rename(from, to)),
    copy: (from, to) => disk.copy(from, to),
    remove: step((path) => disk.remove(path)),
    ...(second ? { link: step((from, to) => disk.copy(from, to)) } : {}), // in memory a copy is as good: it is there at once, with all its bytes
    makeFolder: (folder) => disk.makeFolder(folder),
    syncFolder: (folder) => disk.syncFolder(folder),
  };
}

export async function put(disk: Disk, path: string, text: string): Promise<void> {
  await (await disk.create(path)).write(new TextEncoder().encode(text), 0);
}

export const locks = (disk: Disk, liveness: Liveness = processOf(1, new Set([1])), wait = (): Promise<void> => Promise.resolve()): Locks => new Locks(disk, '/saves', liveness, wait);
