import type { Random } from '../../core/rng.ts';
import type { Disk, OpenedFile } from '../../node/disk.ts';

/** What a disk refuses for some calls. */
const TROUBLES = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EIO'] as const;
/** A time of trouble begins with about every so many-th call, and lasts so many calls at the most. */
const SELDOM = 70;
const LONGEST = 25;

/** A disk on which from time to time, for some calls, nothing may be changed or nothing has room: half of what was to be written is there then. */
export interface TroubledDisk extends Disk {
  readonly isTroubled: boolean;
  /** No more trouble. */
  calm(): void;
}

const fault = (code: string): Error => Object.assign(new Error(`${code}: the disk refuses`), { code });

/** `begins` is told of each time of trouble. */
export function troubled(disk: Disk, random: Random, begins: (code: string) => void): TroubledDisk {
  let code: string | null = null;
  let left = 0;
  const refuses = (): boolean => {
    if (left > 0) left -= 1;
    else if (random() < 1 / SELDOM) {
      code = TROUBLES[Math.floor(random() * TROUBLES.length)]!;
      left = 1 + Math.floor(random() * LONGEST);
      begins(code);
    } else code = null;
    return code !== null;
  };
  const unless = async <T>(run: () => Promise<T>, half: () => Promise<unknown> = () => Promise.resolve()): Promise<T> => {
    if (!refuses()) return run();
    if (code === 'ENOSPC' || code === 'EIO') await half();
    throw fault(code!);
  };
  const opened = (file: OpenedFile): OpenedFile => ({
    write: (bytes, at) => unless(() => file.write(bytes, at), () => file.write(bytes.subarray(0, bytes.length >> 1), at)),
    truncate: (length) => unless(() => file.truncate(length)),
    sync: () => unless(() => file.sync(), () => file.sync()),
    close: () => file.close(),
  });
  const { link } = disk;
  return {
    get isTroubled() { return code !== null; },
    calm: () => { [code, left] = [null, 0]; },
    names: (folder) => disk.names(folder),
    facts: (path) => disk.facts(path),
    read: (path, most) => disk.read(path, most),
    create: (path) => unless(async () => opened(await disk.create(path))),
    open: (path) => unless(async () => opened(await disk.open(path))),
    rename: (from, to) => unless(() => disk.rename(from, to)),
    ...(link === undefined ? {} : { link: (from, to) => unless(() => link.call(disk, from, to)) }),
    copy: (from, to) => unless(() => disk.copy(from, to)),
    remove: (path) => unless(() => disk.remove(path)),
    makeFolder: (folder) => disk.makeFolder(folder),
    syncFolder: (folder) => unless(() => disk.syncFolder(folder)),
  };
}
