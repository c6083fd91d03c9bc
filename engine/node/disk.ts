/** A file open for writing. Lengths in bytes. */
export interface OpenedFile {
  /** Writes all bytes from a place on. */
  write(bytes: Uint8Array, at: number): Promise<void>;
  truncate(length: number): Promise<void>;
  /** Resolves when everything written is safe from a power cut. */
  sync(): Promise<void>;
  close(): Promise<void>;
}

/** What is known of a file without reading it. */
export interface FileFacts {
  /** Bytes. */
  readonly size: number;
  /** Milliseconds since 1970 of the last change. */
  readonly saved: number;
  /** Two files are the same one when this is equal. */
  readonly identity: string;
}

/** The file system as match files use it: a test gives one that stops at any call. */
export interface Disk {
  /** Names in a folder; none when it is not there. */
  names(folder: string): Promise<readonly string[]>;
  /** Null when there is no such file. */
  facts(path: string): Promise<FileFacts | null>;
  /** All bytes, or null when there is no such file. Rejects when it is longer than `most`. */
  read(path: string, most: number): Promise<Uint8Array | null>;
  /** A new file. Rejects with code EEXIST when there is one. */
  create(path: string): Promise<OpenedFile>;
  /** A file that is there, for writing. */
  open(path: string): Promise<OpenedFile>;
  /** Puts a file in another's place, at once. */
  rename(from: string, to: string): Promise<void>;
  /** Gives a file a second name, at once. Rejects with code EEXIST when that is taken, with another where the disk has no such thing; absent on a system without. */
  link?(from: string, to: string): Promise<void>;
  /** Copies to a new file. Rejects with code EEXIST when there is one. */
  copy(from: string, to: string): Promise<void>;
  /** Removes a file; nothing happens when there is none. */
  remove(path: string): Promise<void>;
  /** Makes a folder with all above it, safe from a power cut. */
  makeFolder(folder: string): Promise<void>;
  /** Makes names that were changed in a folder safe from a power cut, where the system can. */
  syncFolder(folder: string): Promise<void>;
}

export const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException | null)?.code;

/** A new file with these bytes, safe on disk. */
async function createFilled(disk: Disk, path: string, bytes: Uint8Array): Promise<void> {
  const file = await disk.create(path);
  try {
    await file.write(bytes, 0);
    await file.sync();
  } finally {
    await file.close();
  }
}

const draftOf = (path: string, unique: string): string => `${path}.${unique}.draft`;

/** Writes a whole file so that there is always either the old or the new one: another name, safe on disk, then its place. */
export async function writeWhole(disk: Disk, folder: string, path: string, bytes: Uint8Array, unique: string): Promise<void> {
  const draft = draftOf(path, unique);
  try {
    await createFilled(disk, draft, bytes);
    await disk.rename(draft, path);
    await disk.syncFolder(folder);
  } catch (error) {
    await disk.remove(draft).catch(() => {});
    throw error;
  }
}

/**
 * A new file that has all its bytes from its first moment on, where the disk can give a file a second name; elsewhere it is
 * there for a moment before its bytes. Rejects with code EEXIST when there is one.
 */
export async function createWhole(disk: Disk, path: string, bytes: Uint8Array, unique: string): Promise<void> {
  const draft = draftOf(path, unique);
  if (disk.link !== undefined) {
    try {
      await createFilled(disk, draft, bytes);
      if (await linked(disk.link(draft, path))) return;
    } finally {
      await disk.remove(draft).catch(() => {});
    }
  }
  await createFilled(disk, path, bytes);
}

/** Whether the disk gave a second name; rejects when that is taken. */
async function linked(link: Promise<void>): Promise<boolean> {
  try {
    await link;
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') throw error;
    return false;
  }
}

/** Whether a file is a draft that was never put in place. */
export const isDraft = (name: string): boolean => name.endsWith('.draft');
