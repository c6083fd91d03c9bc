import { dirname } from 'node:path';
import { randomFrom, type Random } from '../core/rng.ts';
import type { Disk, FileFacts, OpenedFile } from '../node/disk.ts';

/** What every call of a disk throws from the moment on at which the program was "killed". */
export class Killed extends Error {
  override readonly name = 'Killed';
}

interface Inode {
  readonly id: number;
  data: Uint8Array;
  /** What a power cut leaves. */
  safe: Uint8Array;
  saved: number;
}

const fault = (code: string, path: string): Error => Object.assign(new Error(`${code}: ${path}`), { code });

/**
 * A disk in memory that can stop at any call and lose what was not made safe: names since the folder's last sync,
 * and bytes since the file's.
 */
export class FaultyDisk implements Disk {
  readonly #names = new Map<string, Inode>();
  readonly #safeNames: Map<string, Inode>;
  #unsafe: (() => void)[] = [];
  #clock = 0;
  #next = 1;
  /** Calls so far. */
  calls = 0;
  /** The program is killed in the middle of this call; Infinity is never. */
  killAt = Infinity;
  /** Bytes that still fit. */
  room = Infinity;
  /** A code that every call that changes something fails with, or null. */
  refuses: string | null = null;

  constructor(names: ReadonlyMap<string, Inode> = new Map()) {
    this.#safeNames = new Map(names);
    for (const [path, { data, saved }] of names) {
      const inode = { id: this.#next++, data: data.slice(), safe: data.slice(), saved };
      this.#names.set(path, inode);
      this.#safeNames.set(path, inode);
    }
  }

  /** The disk that the next program finds after this one was killed, or after the power went when `random` is given. */
  after(random: Random | null): FaultyDisk {
    if (random === null) return new FaultyDisk(this.#names);
    const kept = Math.floor(random() * (this.#unsafe.length + 1));
    for (const change of this.#unsafe.slice(0, kept)) change();
    for (const inode of this.#safeNames.values()) {
      if (random() < 0.5) continue;
      const length = Math.floor(random() * (inode.data.length + 1));
      inode.safe = length >= inode.safe.length ? inode.data.slice(0, length) : inode.safe;
    }
    return new FaultyDisk(new Map([...this.#safeNames].map(([path, inode]) => [path, { ...inode, data: inode.safe }])));
  }

  /** Paths and texts, for assertions. */
  texts(): ReadonlyMap<string, string> {
    return new Map([...this.#names].map(([path, { data }]) => [path, new TextDecoder().decode(data)]));
  }

  names(folder: string): Promise<readonly string[]> {
    return this.#call(false, () => [...this.#names.keys()].filter((path) => dirname(path) === folder).map((path) => path.slice(folder.length + 1)));
  }

  facts(path: string): Promise<FileFacts | null> {
    return this.#call(false, () => {
      const inode = this.#names.get(path);
      return inode === undefined ? null : { size: inode.data.length, saved: inode.saved, identity: String(inode.id) };
    });
  }

  read(path: string, most: number): Promise<Uint8Array | null> {
    return this.#call(false, () => {
      const inode = this.#names.get(path);
      if (inode !== undefined && inode.data.length > most) throw new Error(`the file is longer than ${most} bytes`);
      return inode?.data.slice() ?? null;
    });
  }

  create(path: string): Promise<OpenedFile> {
    return this.#call(true, () => {
      if (this.#names.has(path)) throw fault('EEXIST', path);
      const inode: Inode = { id: this.#next++, data: new Uint8Array(), safe: new Uint8Array(), saved: ++this.#clock };
      this.#name(path, inode);
      return this.#opened(inode);
    });
  }

  open(path: string): Promise<OpenedFile> {
    return this.#call(false, () => this.#opened(this.#inode(path)));
  }

  rename(from: string, to: string): Promise<void> {
    return this.#call(true, () => {
      const inode = this.#inode(from);
      this.#names.delete(from);
      this.#names.set(to, inode);
      this.#unsafe.push(() => {
        this.#safeNames.delete(from);
        this.#safeNames.set(to, inode);
      });
    });
  }

  link(from: string, to: string): Promise<void> {
    return this.#call(true, () => {
      if (this.#names.has(to)) throw fault('EEXIST', to);
      this.#name(to, this.#inode(from));
    });
  }

  copy(from: string, to: string): Promise<void> {
    return this.#call(true, () => {
      if (this.#names.has(to)) throw fault('EEXIST', to);
      const { data } = this.#inode(from);
      this.#name(to, { id: this.#next++, data: data.slice(), safe: new Uint8Array(), saved: ++this.#clock });
    });
  }

  remove(path: string): Promise<void> {
    return this.#call(true, () => {
      this.#names.delete(path);
      this.#unsafe.push(() => void this.#safeNames.delete(path));
    });
  }

  makeFolder(_folder: string): Promise<void> {
    return this.#call(true, () => {});
  }

  syncFolder(_folder: string): Promise<void> {
    return this.#call(false, () => {
      for (const change of this.#unsafe) change();
      this.#unsafe = [];
    });
  }

  #name(path: string, inode: Inode): void {
    this.#names.set(path, inode);
    this.#unsafe.push(() => void this.#safeNames.set(path, inode));
  }

  #inode(path: string): Inode {
    const inode = this.#names.get(path);
    if (inode === undefined) throw fault('ENOENT', path);
    return inode;
  }

  #opened(inode: Inode): OpenedFile {
    return {
      write: (bytes, at) => this.#call(true, () => this.#write(inode, bytes, at), () => this.#write(inode, bytes.subarray(0, bytes.length >> 1), at)),
      truncate: (length) => this.#call(false, () => void (inode.data = inode.data.slice(0, length))),
      sync: () => this.#call(false, () => void (inode.safe = inode.data.slice())),
      close: () => this.#call(false, () => {}),
    };
  }

  #write(inode: Inode, bytes: Uint8Array, at: number): void {
    const used = [...this.#names.values()].reduce((sum, { data }) => sum + data.length, 0);
    const fits = bytes.subarray(0, Math.max(0, Math.min(bytes.length, this.room - used)));
    const data = new Uint8Array(Math.max(inode.data.length, at + fits.length));
    data.set(inode.data);
    data.set(fits, at);
    Object.assign(inode, { data, saved: ++this.#clock });
    if (fits.length < bytes.length) throw fault('ENOSPC', 'no space left on device');
  }

  /** Counts a call, and stops in it when its time has come: half done, where it can be. */
  async #call<T>(changes: boolean, run: () => T, half: () => void = () => {}): Promise<T> {
    await Promise.resolve();
    this.calls++;
    if (this.calls > this.killAt) throw new Killed();
    if (this.calls === this.killAt) {
      half();
      throw new Killed();
    }
    if (changes && this.refuses !== null) throw fault(this.refuses, 'the disk refuses');
    return run();
  }
}

/**
 * Kills the program in one call after another of a deed until the deed is done, and looks each time at what the next program finds; `power`: after a power
 * cut. Gives the calls that the deed takes.
 */
export async function killedInEach(
  prepare: () => Promise<FaultyDisk>, deed: (disk: FaultyDisk) => Promise<unknown>, look: (after: FaultyDisk, call: number) => Promise<void>, power: boolean,
): Promise<number> {
  for (let call = 1; ; call++) {
    const disk = await prepare();
    disk.killAt = disk.calls + call;
    const done = await deed(disk).then(() => true, (error: unknown) => {
      if (!(error instanceof Killed)) throw error;
      return false;
    });
    await look(disk.after(power ? randomFrom(call) : null), call);
    if (done) return call;
  }
}
