import { createHash, randomBytes } from 'node:crypto';
import { basename, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import type { MatchTaken } from '../host/fault.ts';
import { createWhole, isDraft, writeWhole, type Disk } from './disk.ts';
import { ENDPOINT_NAME } from './endpoint.ts';
import { ownLiveness, type Holder, type Liveness } from './liveness.ts';
import { isOpen, isUnread, mayBeOpen, wasTaken } from './lock-words.ts';

/** The longest lock that is read, in bytes. */
const LONGEST = 2000;
/** How often a lock that was given up or cleared away meanwhile is tried for again. */
const TRIES = 10;
/** A claim is held for a moment only: how long, in ms, before it is tried for again. */
const MOMENT = 40;

const number = z.number().int().min(1).max(0xffffffff);
const word = z.string().max(255).nullable();
const UNSAID = { machine: [], boot: null, processes: null, sockets: null } as const;
/** What a lock says: one line of JSON. Older versions did not say where they ran, and at first wrote the process's number alone. */
const lockForm: z.ZodType<Holder, unknown> = z.union([
  z.object({
    process: number, computer: word, start: word,
    endpoint: z.string().regex(ENDPOINT_NAME).nullable().catch(null), // nothing but an endpoint of ours is ever connected to
    machine: z.array(z.string().max(64)).max(20).default([]), boot: word.default(null), processes: word.default(null), sockets: word.default(null),
  }),
  number.transform((process) => ({ process, computer: null, endpoint: null, start: null, ...UNSAID })),
]);

/** A lock that its writer did not come to the end of, and one that is whole and not understood. */
const [UNFINISHED, UNREAD] = ['unfinished', 'unread'] as const;

const unique = (): string => randomBytes(4).toString('hex');
const bytesOf = (text: string): Uint8Array => Buffer.from(text, 'utf8');

/** What a lock is called when a person is asked about it: no two takings have the same name. Several names have dots between them. */
const nameOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** What became of placing a lock: its text, or why another's may not be taken. */
type Placed = { readonly own: string } | { readonly refusal: Error };

/**
 * One lock file for each open match, `ID.lock`, saying which process holds it. A lock is put where there is none, at once. One
 * that is there goes only through whoever holds the lock on doing so, `ID.lock.claim`: nobody removes or replaces what another
 * has just taken. One whose holder is gone is replaced; one of whom nobody can tell, only on the word of a person who was told of it.
 */
export class Locks {
  readonly #disk: Disk;
  readonly #folder: string;
  readonly #liveness: Liveness;
  readonly #wait: (ms: number) => Promise<void>;
  /** What this process's locks say; empty while one is taken. */
  readonly #held = new Map<string, string>();
  readonly #leaving = new Set<string>();

  constructor(disk: Disk, folder: string, liveness: Liveness = ownLiveness, wait: (ms: number) => Promise<void> = setTimeout) {
    this.#disk = disk;
    this.#folder = folder;
    this.#liveness = liveness;
    this.#wait = wait;
  }

  /**
   * Takes a match's lock: where there is none, or its holder is gone, or `takeOver` names it. Rejects when the match is open, here or
   * in another Gantry, and with `MatchHeld`, which names the lock, when that cannot be told.
   */
  async take(match: string, takeOver = ''): Promise<void> {
    if (this.#held.has(match)) throw new Error(`match "${match}" is open already`);
    this.#held.set(match, '');
    try {
      const placed = await this.#place(match, this.#path(match), takeOver);
      if ('refusal' in placed) throw placed.refusal;
      this.#held.set(match, placed.own);
    } catch (error) {
      this.#held.delete(match);
      throw error;
    }
  }

  /** Whose lock of a match lies there now. */
  async whose(match: string): Promise<'own' | 'another' | 'nobody'> {
    const text = await this.#text(this.#path(match));
    return text === null ? 'nobody' : text === this.#held.get(match) ? 'own' : 'another';
  }

  /** Puts an own lock back that was taken away from under this process. False when another has one there. */
  async putBack(match: string): Promise<boolean> {
    const own = this.#held.get(match) ?? '';
    return own !== '' && this.#put(this.#path(match), own);
  }

  /** For one whose lock was replaced. */
  async takenBy(match: string): Promise<MatchTaken> {
    const lock = lockOf((await this.#text(this.#path(match))) ?? '');
    return wasTaken(match, typeof lock === 'string' ? null : lock, await this.#since(this.#path(match)));
  }

  /**
   * Gives an own lock up, and removes it where it still is the own one. `last` is done before, while nobody can take the lock over. False
   * when that was not done: another has the lock already, or is about to take it, and then it is left to that one.
   */
  async release(match: string, last: () => Promise<void> = () => Promise.resolve()): Promise<boolean> {
    const own = this.#held.get(match) ?? '';
    if (own === '' || this.#leaving.has(match)) return false;
    this.#leaving.add(match);
    const path = this.#path(match);
    const leave = async (): Promise<boolean> => (await this.#text(path)) === own && last().finally(() => this.#removeOwn(path, own)).then(() => true);
    try {
      if ((await this.#text(path)) !== own) return false;
      const claim = await this.#claim(match, path, '').catch(() => null);
      if (claim === null) return await leave(); // there may be no room for a claim
      if ('refusal' in claim) return false;
      return await leave().finally(() => this.#removeOwn(`${path}.claim`, claim.own));
    } finally {
      this.#leaving.delete(match);
      this.#held.delete(match);
    }
  }

  /** Puts this process's lock in a place, unless one is there that may not be taken. */
  async #place(match: string, path: string, takeOver: string): Promise<Placed> {
    const own = `${JSON.stringify({ ...(await this.#liveness.self()), taking: unique() })}\n`;
    for (let tries = 0; tries < TRIES; tries++) {
      if (await this.#put(path, own)) return { own };
      const text = await this.#text(path);
      if (text === null) continue;
      if (text === own) return { own }; // it was taken for an unfinished one, and is back
      const refusal = await this.#refusal(match, path, text, takeOver);
      if (refusal !== null) {
        if ((await this.#text(path)) === text) return { refusal };
        continue;
      }
      const claim = await this.#claim(match, path, takeOver);
      if ('refusal' in claim) return claim;
      try {
        if (lockOf(text) === UNFINISHED) await this.#clear(path);
        else if (await this.#replace(path, text, own)) return { own };
      } finally {
        await this.#removeOwn(`${path}.claim`, claim.own);
      }
    }
    throw new Error(`match "${match}" could not be locked`);
  }

  /** Takes the lock on changing what stands in a place. */
  async #claim(match: string, path: string, takeOver: string): Promise<Placed> {
    for (let tries = 1; ; tries++) {
      const placed = await this.#place(match, `${path}.claim`, takeOver);
      if ('own' in placed || tries === TRIES) return placed;
      await this.#wait(MOMENT);
    }
  }

  /** Writes this process's lock. False when there is one, and when somebody took this one for a dead one before it was whole. */
  async #put(path: string, own: string): Promise<boolean> {
    try {
      await createWhole(this.#disk, path, bytesOf(own), unique());
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
      throw error;
    }
    if ((await this.#text(path)) === own) return true;
    await this.#removeAsides(path, own);
    return false;
  }

  /**
   * Why a lock that says this may not be taken; null when its holder is gone, was killed while it wrote it, or a person has named it. What
   * asks for that names it beside those that were named before.
   */
  async #refusal(match: string, path: string, text: string, takeOver: string): Promise<Error | null> {
    const lock = lockOf(text);
    if (lock === UNFINISHED) return null;
    const name = nameOf(text);
    const named = takeOver === '' ? [] : takeOver.split('.');
    const isNamed = named.includes(name);
    const names = [...named, name].join('.');
    if (lock === UNREAD) return isNamed ? null : isUnread(match, await this.#since(path), names);
    const verdict = await this.#liveness.judge(lock);
    if (verdict === 'gone') return null;
    if (verdict === 'lives') return isOpen(match, lock);
    return isNamed ? null : mayBeOpen(match, lock, verdict, await this.#since(path), names);
  }

  /** When a lock was taken, for a person to know: nothing is decided by it. */
  async #since(path: string): Promise<number | null> {
    return (await this.#disk.facts(path).catch(() => null))?.saved ?? null;
  }

  /** Puts a lock in another's place, at once. False when that one is not there any more. The claim is held. */
  async #replace(path: string, text: string, own: string): Promise<boolean> {
    if ((await this.#text(path)) !== text) return false;
    await writeWhole(this.#disk, this.#folder, path, bytesOf(own), unique());
    return true;
  }

  /** Clears a lock away that was never finished: it is moved aside and looked at once more, for it may have been unfinished only. The claim is held. */
  async #clear(path: string): Promise<void> {
    const aside = `${path}.${unique()}.draft`;
    if (!(await this.#isUnfinished(path)) || !(await this.#moved(path, aside))) return;
    if (await this.#isUnfinished(aside)) await this.#disk.remove(aside);
    else await this.#moved(aside, path);
  }

  async #isUnfinished(path: string): Promise<boolean> {
    const text = await this.#text(path);
    return text !== null && lockOf(text) === UNFINISHED;
  }

  /** Removes an own lock; also from where somebody moved it who took it for an unfinished one, and would put it back. */
  async #removeOwn(path: string, own: string): Promise<void> {
    const text = await this.#text(path);
    if (text === own) await this.#disk.remove(path);
    if (text === null) await this.#removeAsides(path, own);
  }

  async #removeAsides(path: string, own: string): Promise<void> {
    const asides = (await this.#disk.names(this.#folder)).filter((name) => isDraft(name) && name.startsWith(`${basename(path)}.`)).map((name) => join(this.#folder, name));
    for (const place of [...asides, path]) if ((await this.#text(place)) === own) await this.#disk.remove(place);
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

/** Whom a lock names. */
function lockOf(text: string): Holder | typeof UNFINISHED | typeof UNREAD {
  if (!text.endsWith('\n')) return UNFINISHED;
  try {
    return lockForm.safeParse(JSON.parse(text)).data ?? UNREAD;
  } catch {
    return UNFINISHED;
  }
}
