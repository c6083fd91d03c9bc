import { hashOf, newSecret } from './secrets.ts';
import type { LinkRole } from '../engine/host/guest.ts';

const DAY = 24 * 3600 * 1000;
/** Tokens that can be used at once; of more the oldest are forgotten. */
const MOST = 32;

interface Token {
  readonly role: LinkRole;
  readonly made: number;
  /** The hash of the key it was used for. */
  usedFor: string | null;
}

/** One-time tokens of printed addresses. Whose link each opens is settled when it is made. */
export class Tokens {
  readonly #tokens = new Map<string, Token>();

  /** A new token, good for a day. `now` in milliseconds. */
  mint(role: LinkRole, now: number): string {
    const token = newSecret();
    this.#tokens.set(hashOf(token), { role, made: now, usedFor: null });
    for (const [hash] of this.#tokens) if (this.#tokens.size > MOST) this.#tokens.delete(hash);
    return token;
  }

  /** Whose link the token is for, or null. It is used up by the first key; that one may ask again, as its page may not have heard the answer. */
  use(token: string, key: string, now: number): LinkRole | null {
    const found = this.#tokens.get(hashOf(token));
    if (found === undefined || now - found.made > DAY) return null;
    found.usedFor ??= hashOf(key);
    return found.usedFor === hashOf(key) ? found.role : null;
  }
}
