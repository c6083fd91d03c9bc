import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** What becomes of a request for a page or file. */
export type Passage =
  | { readonly kind: 'refused'; readonly status: 400 | 403 | 405; readonly why: string }
  /** `fromElsewhere`: a page of another site, or a file, led here. */
  | { readonly kind: 'welcome'; readonly cookie: string; readonly fromElsewhere: boolean }
  | { readonly kind: 'inside'; readonly pathname: string };

const secret = (): string => randomBytes(24).toString('base64url');

/** Names of this machine that only programs on it can use. */
export const LOOPBACK: readonly string[] = ['127.0.0.1', 'localhost'];

/** Who may come in: requests to this machine by its own name, from a browser that once showed the token of the address. */
export class Gate {
  /** Holds the token; the browser that opens it first is let in. */
  readonly address: string;
  readonly #hosts: readonly string[];
  readonly #cookie: string;
  readonly #session = secret();
  #token: string | null = secret();

  /** `names` are those by which this machine may be asked; the first stands in the address. */
  constructor(port: number, names: readonly string[] = LOOPBACK) {
    this.#hosts = names.map((name) => `${name}:${port}`);
    this.#cookie = `gantry-${port}`;
    this.address = `http://${this.#hosts[0]}/?token=${this.#token}`;
  }

  /** Decides about a page or file. */
  admit(request: IncomingMessage): Passage {
    if (request.method !== 'GET' && request.method !== 'HEAD') return { kind: 'refused', status: 405, why: 'only pages and files can be asked for' };
    if (hasBody(request)) return { kind: 'refused', status: 400, why: 'a request for a page or file has no content' };
    const wrong = this.#refuseOrigin(request);
    if (wrong !== null) return { kind: 'refused', status: 403, why: wrong };
    const asked = addressOf(request);
    if (asked === null) return { kind: 'refused', status: 400, why: 'this is no address' };
    const { pathname, searchParams } = asked;
    if (this.#isKnown(request)) return { kind: 'inside', pathname };
    const token = searchParams.get('token');
    if (token === null) return { kind: 'refused', status: 403, why: 'Gantry needs the whole address that was printed when it started, with its token.' };
    if (this.#token === null || !same(token, this.#token)) return { kind: 'refused', status: 403, why: 'This address was used already, or is of an earlier start. Start Gantry again for a new one.' };
    this.#token = null;
    const site = request.headers['sec-fetch-site'];
    return { kind: 'welcome', cookie: `${this.#cookie}=${this.#session}; HttpOnly; SameSite=Strict; Path=/`, fromElsewhere: site === 'cross-site' || site === 'same-site' };
  }

  /** Why a WebSocket is not let in, or null. It must come from the game's own page. */
  refuseSocket(request: IncomingMessage): string | null {
    if (addressOf(request)?.pathname !== '/link') return 'there is no such link';
    if (request.headers.origin === undefined) return 'a link without an origin is not accepted';
    const wrong = this.#refuseOrigin(request);
    if (wrong !== null) return wrong;
    if (this.#isKnown(request)) return null;
    return 'Gantry does not know this browser: open the address that was printed when it started.';
  }

  /** A page of another origin has no business here, whatever name it found for this machine. */
  #refuseOrigin({ headers: { host, origin, 'sec-fetch-site': site, 'sec-fetch-mode': mode, 'sec-fetch-dest': part = 'document' } }: IncomingMessage): string | null {
    if (host === undefined || !this.#hosts.includes(host.toLowerCase())) return 'this host name is not accepted';
    if (origin !== undefined && origin !== `http://${host.toLowerCase()}`) return 'this origin is not accepted';
    // It may lead here as a whole page, never as a part of its own.
    if ((site === 'cross-site' || site === 'same-site') && (mode !== 'navigate' || part !== 'document')) return 'this is not for other pages';
    return null;
  }

  #isKnown({ headers }: IncomingMessage): boolean {
    const cookies = (headers.cookie ?? '').split(';').map((cookie) => cookie.trim());
    return cookies.some((cookie) => cookie.startsWith(`${this.#cookie}=`) && same(cookie.slice(this.#cookie.length + 1), this.#session));
  }
}

const hasBody = ({ headers }: IncomingMessage): boolean => headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) !== 0;

/** The address asked for, or null. It is always a place on this host: what claims another one is not listened to. */
function addressOf({ url = '/' }: IncomingMessage): URL | null {
  if (!url.startsWith('/')) return null;
  try {
    return new URL(`http://gantry${url}`);
  } catch {
    return null;
  }
}

/** Compares two secrets in a time that says nothing about them. */
function same(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}
