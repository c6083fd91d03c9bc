import type { IncomingMessage } from 'node:http';
import { enterForm } from '../engine/host/entry.ts';
import { KeyRing, noKeys, type KeyStore, type Known } from './keys.ts';
import { Tokens } from './tokens.ts';
import type { LinkRole } from '../engine/host/guest.ts';

/** Why a request gets nothing. */
export interface Refusal {
  readonly status: 400 | 403 | 405 | 415;
  readonly why: string;
}

/** Names of this machine that only programs on it can use. */
export const LOOPBACK: readonly string[] = ['127.0.0.1', 'localhost'];

/** What a browser says of a request that it makes before the person wanted it. */
const AHEAD = /prefetch|prerender|preview/i;

const refusal = (status: Refusal['status'], why: string): Refusal => ({ status, why });

/**
 * Who may come in. The files of the page are open to every request that names this machine and comes from no page of others: they
 * are the same in every copy of the game. Behind the link is what is the person's own. It opens for a key that a browser keeps for
 * this address and port alone, and a browser gets its key for the one-time token of an address that the host gave out.
 */
export class Gate {
  readonly #hosts: readonly string[];
  readonly #keys: KeyRing;
  readonly #tokens = new Tokens();
  readonly #now: () => number;

  /** `names` are those by which this machine may be asked; the first stands in its addresses. */
  constructor(port: number, names: readonly string[] = LOOPBACK, store: KeyStore = noKeys, now: () => number = Date.now) {
    this.#hosts = names.map((name) => `${name}:${port}`);
    this.#now = now;
    this.#keys = new KeyRing(store, now());
  }

  /** A new address, good for a day: it lets one browser in, once. What stands behind `#` a browser tells nobody; only the page's script reads it. */
  mint(role: LinkRole = 'screen'): string {
    return `http://${this.#hosts[0]}/#token=${this.#tokens.mint(role, this.#now())}`;
  }

  /** Why a page or file is not given, or null. */
  refuseFile(request: IncomingMessage): Refusal | null {
    if (request.method !== 'GET' && request.method !== 'HEAD') return refusal(405, 'only pages and files can be asked for');
    if (hasBody(request)) return refusal(400, 'a request for a page or file has no content');
    if (pathOf(request) === null) return refusal(400, 'this is no address');
    return this.#refuseOrigin(request);
  }

  /** Why a WebSocket is not let in to say its key, or null. It must come from the game's own page. */
  refuseSocket(request: IncomingMessage): string | null {
    if (pathOf(request) !== '/link') return 'there is no such link';
    if (request.headers.origin === undefined) return 'a link without an origin is not accepted';
    return this.#refuseOrigin(request)?.why ?? null;
  }

  /** Why nobody listens to what a page says in exchange for a key, or null. Only the game's own page asks, and only once the person sees it. */
  refuseEntry(request: IncomingMessage): Refusal | null {
    const { headers: { origin, 'sec-fetch-site': site = 'same-origin', 'content-type': type = '', 'sec-purpose': purpose, purpose: older, 'x-moz': oldest } } = request;
    const wrong = this.#refuseOrigin(request);
    if (wrong !== null) return wrong;
    if (origin === undefined || site !== 'same-origin') return refusal(403, 'this is for the game’s own page alone');
    if (!/^application\/json(;|$)/.test(type)) return refusal(415, 'this must be JSON');
    if ([purpose, older, oldest].some((word) => AHEAD.test(String(word ?? '')))) return refusal(403, 'nobody is let in ahead of time');
    return null;
  }

  /** Why nobody listens to what another program says, or null: no browser asks this. */
  refuseHost(request: IncomingMessage): Refusal | null {
    const { headers: { origin, 'sec-fetch-site': site } } = request;
    return origin === undefined && site === undefined ? this.#refuseOrigin(request) : refusal(403, 'this is not for pages');
  }

  /** Takes a token for a key that the page made. Gives why not, or null: the key is known from now on. */
  enter(said: unknown): Refusal | null {
    const { data } = enterForm.safeParse(said);
    if (data === undefined) return refusal(400, 'a token and a key are wanted');
    const { token, key } = data;
    const now = this.#now();
    const role = this.#tokens.use(token, key, now);
    if (role === null) return refusal(403, 'this address was used already, is older than a day, or is of an earlier start');
    if (this.#keys.add(key, role, now)) return null;
    return isSameRole(this.#keys.admit(key, now)?.role, role) ? null : refusal(403, 'this key opens something else');
  }

  /** What a key opens, or null. */
  admit(key: string): Known | null {
    return this.#keys.admit(key, this.#now());
  }

  /** Makes a browser's new key known beside its old one; false when the old one goes on. */
  renew(known: Known, next: string): boolean {
    return this.#keys.renew(known, next, this.#now());
  }

  /** Whether a request names this machine as it may be named. A page of another origin has no business here, whatever name it found for it. */
  #refuseOrigin({ headers: { host, origin, 'sec-fetch-site': site, 'sec-fetch-mode': mode, 'sec-fetch-dest': part = 'document' } }: IncomingMessage): Refusal | null {
    if (host === undefined || !this.#hosts.includes(host.toLowerCase())) return refusal(403, 'this host name is not accepted');
    if (origin !== undefined && origin !== `http://${host.toLowerCase()}`) return refusal(403, 'this origin is not accepted');
    // It may lead here as a whole page, never as a part of its own.
    if ((site === 'cross-site' || site === 'same-site') && (mode !== 'navigate' || part !== 'document')) return refusal(403, 'this is not for other pages');
    return null;
  }
}

const isSameRole = (a: LinkRole | undefined, b: LinkRole): boolean => a === b || (typeof a === 'object' && b !== 'screen' && a.match === b.match && a.seat === b.seat);

const hasBody = ({ headers }: IncomingMessage): boolean => headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) !== 0;

/** The path asked for, or null. It is always a place on this host: what claims another one is not listened to. */
export function pathOf({ url = '/' }: Pick<IncomingMessage, 'url'>): string | null {
  if (!url.startsWith('/')) return null;
  try {
    return new URL(`http://gantry${url}`).pathname;
  } catch {
    return null;
  }
}
