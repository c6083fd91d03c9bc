import { join } from 'node:path';
import type { Disk } from './disk.ts';

/** How long a lock may be there before its number is in it (ms). */
const BEING_WRITTEN = 5;

/** One lock file for each open match, `ID.lock`, with the number of the process that holds it. */
export class Locks {
  readonly #disk: Disk;
  readonly #folder: string;
  readonly #held = new Set<string>();
  readonly #isAlive: (pid: number) => boolean;

  constructor(disk: Disk, folder: string, alive: (pid: number) => boolean = isAlive) {
    this.#disk = disk;
    this.#folder = folder;
    this.#isAlive = alive;
  }

  /** Takes a match's lock, or one whose process is gone. Rejects when the match is open, here or in another Gantry. */
  async take(match: string): Promise<void> {
    if (this.#held.has(match)) throw new Error(`match "${match}" is open already`);
    this.#held.add(match);
    try {
      await this.#make(match);
    } catch (error) {
      this.#held.delete(match);
      throw error;
    }
  }

  async release(match: string): Promise<void> {
    if (this.#held.delete(match)) await this.#disk.remove(this.#path(match));
  }

  async #make(match: string): Promise<void> {
    for (let tries = 0; tries < 3; tries++) {
      try {
        const file = await this.#disk.create(this.#path(match));
        try {
          await file.write(Buffer.from(`${process.pid}\n`), 0).finally(() => file.close());
        } catch (error) {
          await this.#disk.remove(this.#path(match)).catch(() => {}); // a full disk: nobody holds it
          throw error;
        }
        return;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      const owner = await this.#owner(match);
      if (owner !== null && owner !== process.pid && this.#isAlive(owner)) throw new Error(`match "${match}" is open in another Gantry (process ${owner})`);
      await this.#disk.remove(this.#path(match));
    }
    throw new Error(`match "${match}" could not be locked`);
  }

  /** The process that holds a lock; null when it was killed while it wrote its number. */
  async #owner(match: string): Promise<number | null> {
    for (let looks = 0; looks < 2; looks++) {
      const text = new TextDecoder().decode((await this.#disk.read(this.#path(match), 100)) ?? new Uint8Array());
      if (text.endsWith('\n')) return Number(text);
      await new Promise((done) => setTimeout(done, BEING_WRITTEN));
    }
    return null;
  }

  #path(match: string): string {
    return join(this.#folder, `${match}.lock`);
  }
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid < 1) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
