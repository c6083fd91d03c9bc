import { join } from 'node:path';
import { z } from 'zod';
import { readKept, writeKept } from './kept.ts';
import { hashOf } from './secrets.ts';
import type { LinkRole } from '../engine/host/guest.ts';

const DAY = 24 * 3600 * 1000;
/** A key that was not used for so long is forgotten. */
const AGE = 60 * DAY;
/** Browsers that are known at once; of more those that were away longest are forgotten. */
const BROWSERS = 16;
/** Keys that one key may be renewed to: windows that open at the same time each make one. */
const RENEWALS = 4;
const LARGEST_FILE = 64 * 1024;

const time = z.number().int().min(0);
const roleForm: z.ZodType<LinkRole, unknown> = z.union([z.literal('screen'), z.strictObject({ match: z.string().regex(/^[a-z0-9-]{1,64}$/), seat: z.number().int().min(0).max(15).nullable() })]);
const hash = z.string().regex(/^[\w-]{43}$/);
const keptForm = z.strictObject({
  hash, role: roleForm,
  /** The first key of this browser: all that it was renewed to have the same. */
  browser: hash,
  /** The key that it was renewed from. */
  from: hash.nullable(),
  made: time, used: time,
});
const ringForm = z.array(keptForm).max(BROWSERS * (RENEWALS + 2));

/** A key as it is kept: its hash, never itself. Times in milliseconds since 1970. */
export type KeptKey = z.infer<typeof keptForm>;

/** Where keys are kept. */
export interface KeyStore {
  read(): readonly KeptKey[];
  /** Whether they are kept now. */
  write(keys: readonly KeptKey[]): boolean;
}

/** What a known key opens. */
export interface Known {
  readonly role: LinkRole;
  /** Names the browser, the same for every key it was renewed to. */
  readonly browser: string;
  readonly hash: string;
  /** It is of an earlier start, or older than a day: it is to be renewed. */
  readonly renew: boolean;
}

/**
 * The keys of browsers that were let in. A key is renewed at every start of the host. It stays good beside the one it was renewed
 * to until that one is renewed itself: a page that ends before it has kept the new key, or whose browser loses what it had just
 * kept, comes back with the old one.
 */
export class KeyRing {
  readonly #store: KeyStore;
  readonly #started: number;
  #keys: readonly KeptKey[];

  constructor(store: KeyStore, now: number) {
    this.#store = store;
    this.#started = now;
    this.#keys = store.read().filter(({ used }) => now - used <= AGE);
  }

  /** What a key opens, or null for one that is not known. */
  admit(key: string, now: number): Known | null {
    const found = this.#find(key);
    if (found === undefined || now - found.used > AGE) return null;
    const renew = found.made < this.#started || now - found.made > DAY;
    if (renew || now - found.used > DAY) this.#used(found, renew, now);
    return { role: found.role, browser: found.browser, hash: found.hash, renew };
  }

  /** Makes a new browser's key known. False for a key that is known already: it stays what it is. */
  add(key: string, role: LinkRole, now: number): boolean {
    if (this.#find(key) !== undefined) return false;
    const own = hashOf(key);
    this.#set([...this.#newest(BROWSERS - 1), { hash: own, role, browser: own, from: null, made: now, used: now }]);
    return true;
  }

  /** Makes the key that a browser renewed its own to known, beside the old one. False when that cannot be: the old one goes on. */
  renew(known: Known, next: string, now: number): boolean {
    if (!known.renew) return false;
    const there = this.#find(next);
    if (there !== undefined) return there.from === known.hash;
    const own = this.#keys.find(({ hash }) => hash === known.hash);
    if (own === undefined || this.#keys.filter(({ from }) => from === own.hash).length >= RENEWALS) return false;
    const before = this.#keys;
    if (this.#set([...before, { ...own, hash: hashOf(next), from: own.hash, made: now, used: now }])) return true;
    this.#keys = before; // after the next start it would be unknown
    return false;
  }

  /** A key that is due to be renewed was kept by its browser: those before it, and those beside it, are needed no more. */
  #used(found: KeptKey, renew: boolean, now: number): void {
    const left = renew ? this.#keys.filter(({ browser, hash, from }) => browser !== found.browser || hash === found.hash || from === found.hash) : this.#keys;
    this.#set(left.map((key) => (key.hash === found.hash ? { ...key, used: now } : key)));
  }

  /** The keys of the browsers that were here last. */
  #newest(most: number): readonly KeptKey[] {
    const last = new Map<string, number>();
    for (const { browser, used } of this.#keys) last.set(browser, Math.max(used, last.get(browser) ?? 0));
    const kept = new Set([...last].sort(([, a], [, b]) => b - a).slice(0, most).map(([browser]) => browser));
    return this.#keys.filter(({ browser }) => kept.has(browser));
  }

  #find(key: string): KeptKey | undefined {
    const wanted = hashOf(key);
    return this.#keys.find(({ hash }) => hash === wanted);
  }

  #set(keys: readonly KeptKey[]): boolean {
    this.#keys = keys;
    return this.#store.write(keys);
  }
}

const NAME = 'the keys of browsers';

/** Keys in a file of this account alone, one for each port: a key that was made for one port opens nothing at another. */
export function keyFile(folder: string, port: number, report: (message: string) => void): KeyStore {
  const path = join(folder, `keys-${port}.json`);
  return {
    read: () => readKept(path, NAME, ringForm, report, LARGEST_FILE) ?? [],
    write: (keys) => writeKept(path, NAME, keys, report, { secret: true }),
  };
}

/** Keys that are forgotten when the host ends. */
export const noKeys: KeyStore = { read: () => [], write: () => true };
