import { LONGEST_PACKED } from '../engine/host/record/bounds.ts';

/** Lets through so much in a while: `perSecond` on the average, `burst` at once. `now` gives milliseconds. */
export class Allowance {
  readonly #perSecond: number;
  readonly #burst: number;
  #left: number;
  #at: number;

  constructor(perSecond: number, burst: number, now: number) {
    this.#perSecond = perSecond;
    this.#burst = burst;
    this.#left = burst;
    this.#at = now;
  }

  /** Takes an amount. False when there is not enough left; then nothing is taken. */
  take(amount: number, now: number): boolean {
    this.#left = Math.min(this.#burst, this.#left + (Math.max(0, now - this.#at) / 1000) * this.#perSecond);
    this.#at = now;
    if (amount > this.#left) return false;
    this.#left -= amount;
    return true;
  }
}

/** Limits of the local server. Far above what the game's own page does, far below what would hurt. */
export const LIMITS = {
  /** Bytes of one message, in: the longest match file, in base64, and what stands around it. */
  message: Math.ceil(LONGEST_PACKED / 3) * 4 + 4096,
  /** Messages of one client: pointing at the table asks up to 60 times a second. */
  messagesPerSecond: 120,
  messagesAtOnce: 360,
  /** Bytes of all messages of one client. */
  bytesPerSecond: 1024 * 1024,
  bytesAtOnce: 4 * 1024 * 1024,
  /** Bytes that wait to be sent to one client before it is dropped. */
  waiting: 8 * 1024 * 1024,
  /** Pages and files asked for on one connection: a start loads a hundred, a browser on six connections at once. */
  requestsPerSecond: 100,
  requestsAtOnce: 600,
  /** Links of one browser, by its key. */
  links: 8,
  /** Connections on which no key was shown: of one address, and altogether. For one more the one that did least goes. */
  strangers: 64,
  strangersAll: 192,
  /** Bytes of a request's headers: other programs' pages can fill a browser with 180 cookies of 4 KiB, which it shows us too. */
  headers: 1024 * 1024,
  /** Bytes of what is sent in exchange for a key, and of all that a link says before it is known. */
  entry: 1024,
  hello: 512,
  /** Milliseconds: between two pings, for a request's headers, for a whole request, for a link's key, without anything passing on a connection. */
  pingMs: 20_000,
  headersMs: 10_000,
  requestMs: 15_000,
  helloMs: 5000,
  idleMs: 30_000,
} as const;
export type Limits = Readonly<Record<keyof typeof LIMITS, number>>;
