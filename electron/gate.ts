import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** What becomes of a request for a page or file. */
export type Passage =
  | { readonly kind: 'refused'; readonly status: 403 | 405; readonly why: string }
  | { readonly kind: 'welcome'; readonly cookie: string }
  | { readonly kind: 'inside'; readonly pathname: string };

const secret = (): string => randomBytes(24).toString('base64url');

/** Who may come in: requests to this machine by its own name, from a browser that once showed the token of the address. */
export class Gate {
  /** Holds the token; the browser that opens it first is let in. */
  readonly address: string;
  readonly #hosts: readonly string[];
  readonly #cookie: string;
  readonly #session = secret();
  #token: string | null = secret();

  constructor(port: number) {
    this.#hosts = [`127.0.0.1:${port}`, `localhost:${port}`];
    this.#cookie = `gantry-${port}`;
    this.address = `http://127.0.0.1:${port}/?token=${this.#token}`;
  }

  /** Decides about a page or file. */
  admit(request: IncomingMessage): Passage {
    if (request.method !== 'GET' && request.method !== 'HEAD') return { kind: 'refused', status: 405, why: 'only pages and files can be asked for' };
    const wrong = this.#refuseOrigin(request);
    if (wrong !== null) return { kind: 'refused', status: 403, why: wrong };
    const { pathname, searchParams } = new URL(request.url ?? '/', `http://${this.#hosts[0]}`);
    if (this.#isKnown(request)) return { kind: 'inside', pathname };
    const token = searchParams.get('token');
    if (token === null) return { kind: 'refused', status: 403, why: 'Gantry needs the whole address that was printed when it started, with its token.' };
    if (this.#token === null || !same(token, this.#token)) return { kind: 'refused', status: 403, why: 'This address was used already, or is of an earlier start. Start Gantry again for a new one.' };
    this.#token = null;
    return { kind: 'welcome', cookie: `${this.#cookie}=${this.#session}; HttpOnly; SameSite=Strict; Path=/` };
  }

  /** Why a WebSocket is not let in, or null. It must come from the game's own page. */
  refuseSocket(request: IncomingMessage): string | null {
    if (request.headers.origin === undefined) return 'a link without an origin is not accepted';
    const wrong = this.#refuseOrigin(request);
    if (wrong !== null) return wrong;
    if (this.#isKnown(request)) return null;
    return 'Gantry does not know this browser: open the address that was printed when it started.';
  }

  #refuseOrigin({ headers: { host, origin } }: IncomingMessage): string | null {
    if (host === undefined || !this.#hosts.includes(host)) return 'this host name is not accepted';
    if (origin !== undefined && !this.#hosts.some((known) => origin === `http://${known}`)) return 'this origin is not accepted';
    return null;
  }

  #isKnown({ headers }: IncomingMessage): boolean {
    const cookies = (headers.cookie ?? '').split(';').map((cookie) => cookie.trim());
    return cookies.some((cookie) => cookie.startsWith(`${this.#cookie}=`) && same(cookie.slice(this.#cookie.length + 1), this.#session));
  }
}

/** Compares two secrets in a time that says nothing about them. */
function same(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}
