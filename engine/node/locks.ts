import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';
import { createWhole, type Disk } from './disk.ts';
import { ENDPOINT_NAME } from './endpoint.ts';
import { ownLiveness, type Holder, type Liveness } from './liveness.ts';

/** The longest lock that is read, in bytes. */
const LONGEST = 2000;
/** How often a lock that was given up or cleared away meanwhile is tried for again. */
const TRIES = 10;

const number = z.number().int().min(1);
/** What a lock says: one line of JSON. Older versions wrote the process's number alone. */
const lockForm: z.ZodType<Holder, unknown> = z.union([
  z.object({ process: number, computer: z.string().max(255).nullable(), endpoint: z.string().regex(ENDPOINT_NAME).nullable(), start: z.string().max(255).nullable() }),
  number.transform((process) => ({ process, computer: null, endpoint: null, start: null })),
]);

const unique = (): string => randomBytes(4).toString('hex');

/**
 * One lock file for each open match, `ID.lock`, saying which process holds it. A lock whose process is gone is cleared away
 * only by whoever holds the lock on doing so, `ID.lock.claim`: nobody removes what another has just taken.
 */
export class Locks {
  readonly #disk: Disk;
  readonly #folder: string;
  readonly #held = new Set<string>();
  readonly #liveness: Liveness;

  constructor(disk: Disk, folder: string, liveness: Liveness = ownLiveness) {
    this.#disk = disk;
    this.#folder = folder;
    this.#liveness = liveness;
  }

  /** Takes a match's lock, or one whose process is gone. Rejects when the match is open: here, in another Gantry, or on another computer. */
  async take(match: string): Promise<void> {
    if (this.#held.has(match)) throw new Error(`match "${match}" is open already`);
    this.#held.add(match);
    try {
      await this.#place(match, this.#path(match));
    } catch (error) {
      this.#held.delete(match);
      throw error;
    }
  }

  async release(match: string): Promise<void> {
    if (this.#held.delete(match)) await this.#disk.remove(this.#path(match));
  }

  /** Puts this process's lock in a place, unless somebody who lives has one there. */
  async #place(match: string, path: string): Promise<void> {
    for (let tries = 0; tries < TRIES; tries++) {
      if (await this.#put(path)) return;
      const text = await this.#text(path);
      if (text === null) continue;
      const refusal = await this.#refusal(match, text);
      if (refusal !== null) throw new Error(refusal);
      await this.#clear(match, path);
    }
    throw new Error(`match "${match}" could not be locked`);
  }

  /** Writes this process's lock. False when there is one, and when somebody took this one for a dead one before it was whole. */
  async #put(path: string): Promise<boolean> {
    const text = `${JSON.stringify(await this.#liveness.self())}\n`;
    try {
      await createWhole(this.#disk, path, Buffer.from(text), unique());
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
      throw error;
    }
    return (await this.#text(path)) === text;
  }

  /** Why a lock that says this cannot be taken; null when its process is gone, or was killed while it wrote it. */
  async #refusal(match: string, text: string): Promise<string | null> {
    const holder = holderOf(text);
    if (holder === null) return null;
    if (holder.computer !== null && holder.computer !== (await this.#liveness.self()).computer)
      return `match "${match}" is open in a Gantry on the computer "${holder.computer}"; you can make a copy of it here. If no Gantry runs on that computer any more, delete the file "${match}.lock" in the folder of matches`;
    return (await this.#liveness.lives(holder)) ? `match "${match}" is open in another Gantry (process ${holder.process})` : null;
  }

  /** Clears a dead lock away: it is moved aside and looked at once more, for it may have been unfinished only. */
  async #clear(match: string, path: string): Promise<void> {
    const claim = `${path}.claim`;
    await this.#place(match, claim);
    try {
      const aside = `${path}.${unique()}.draft`;
      if (!(await this.#isDead(match, path)) || !(await this.#moved(path, aside))) return;
      if (await this.#isDead(match, aside)) await this.#disk.remove(aside);
      else await this.#moved(aside, path);
    } finally {
      await this.#disk.remove(claim);
    }
  }

  async #isDead(match: string, path: string): Promise<boolean> {
    const text = await this.#text(path);
    return text !== null && (await this.#refusal(match, text)) === null;
  }

  /** False when there is nothing to move. */
  async #moved(from: string, to: string): Promise<boolean> {
    try {
      await this.#disk.rename(from, to);
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
      throw error;
    }
  }

  async #text(path: string): Promise<string | null> {
    const bytes = await this.#disk.read(path, LONGEST);
    return bytes === null ? null : new TextDecoder().decode(bytes);
  }

  #path(match: string): string {
    return join(this.#folder, `${match}.lock`);
  }
}

/** Whom a lock names; null when it is not whole. */
function holderOf(text: string): Holder | null {
  try {
    return text.endsWith('\n') ? lockForm.parse(JSON.parse(text)) : null;
  } catch {
    return null;
  }
}
