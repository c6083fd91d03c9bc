import { constants, type Stats } from 'node:fs';
import { copyFile, link, mkdir, open, readdir, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { codeOf, type Disk, type OpenedFile } from './disk.ts';
import { patient } from './patience.ts';

const opened = (handle: FileHandle): OpenedFile => ({
  async write(bytes, at) {
    for (let done = 0; done < bytes.length; ) done += (await handle.write(bytes, done, bytes.length - done, at + done)).bytesWritten;
  },
  truncate: (length) => handle.truncate(length),
  sync: () => handle.datasync(),
  close: () => handle.close(),
});

const ownDisk: Disk = {
  async names(folder) {
    try {
      return await readdir(folder);
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return [];
      throw error;
    }
  },
  async facts(path) {
    let found: Stats;
    try {
      found = await stat(path);
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return null;
      throw error;
    }
    return { size: found.size, saved: Math.round(found.mtimeMs), identity: `${found.dev}:${found.ino}` };
  },
  async read(path, most) {
    let handle: FileHandle;
    try {
      handle = await open(path, 'r');
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return null;
      throw error;
    }
    try {
      const { size } = await handle.stat();
      if (size > most) throw new Error(`the file is longer than ${most} bytes`);
      return new Uint8Array(await handle.readFile());
    } finally {
      await handle.close();
    }
  },
  create: async (path) => opened(await open(path, 'wx')),
  open: async (path) => opened(await open(path, 'r+')),
  rename,
  link,
  copy: (from, to) => copyFile(from, to, constants.COPYFILE_EXCL),
  remove: (path) => rm(path, { force: true }),
  async makeFolder(folder) {
    const first = await mkdir(folder, { recursive: true });
    if (first === undefined) return;
    for (let above = dirname(folder); ; above = dirname(above)) {
      await ownDisk.syncFolder(above);
      if (above === dirname(first) || above === dirname(above)) return;
    }
  },
  async syncFolder(folder) {
    if (process.platform === 'win32') return; // Windows keeps its own journal of names
    const handle = await open(folder, 'r');
    await handle.sync().finally(() => handle.close());
  },
};

/** The computer's own disk. */
export const realDisk: Disk = patient(ownDisk);
