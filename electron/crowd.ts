import type { Socket } from 'node:net';
import { Allowance, type Limits } from './limits.ts';

/** The part of a connection that the crowd looks at. */
export type Place = Pick<Socket, 'remoteAddress' | 'once' | 'destroy'>;

/** A connection on which no key was shown yet. */
interface Stranger {
  readonly address: string;
  readonly asks: Allowance;
  /** A request of it is being answered. */
  busy: boolean;
  /** When it last began or ended to be busy, in milliseconds. */
  since: number;
}

/** A connection that does nothing for so long holds a place for nobody. */
const QUIET_MS = 1000;

/**
 * Who is connected. On this computer callers cannot be told apart by their address, so that none is counted against another:
 * every connection asks on its own account, and where there are too many strangers the one that uses its place least makes room,
 * whoever comes. A link that showed a key is no stranger any more: it makes room for nobody, and is counted by its browser.
 */
export class Crowd {
  readonly #limits: Limits;
  readonly #now: () => number;
  readonly #strangers = new Map<Place, Stranger>();
  readonly #links = new Map<string, number>();

  constructor(limits: Limits, now: () => number = Date.now) {
    this.#limits = limits;
    this.#now = now;
  }

  /** A connection begins. Where there are too many, another one ends. */
  enter(place: Place): void {
    const { strangers, strangersAll, requestsPerSecond, requestsAtOnce } = this.#limits;
    const [address, now] = [place.remoteAddress ?? 'gone', this.#now()];
    this.#makeRoom(this.#of(address), strangers);
    this.#makeRoom([...this.#strangers], strangersAll);
    this.#strangers.set(place, { address, asks: new Allowance(requestsPerSecond, requestsAtOnce, now), busy: false, since: now });
    place.once('close', () => this.#strangers.delete(place));
  }

  /** A request on a connection: whether it is answered. 'tooMany': it asks too often; 'outOfTurn': before its last request was answered, as no browser does. */
  begins(place: Place): 'answered' | 'tooMany' | 'outOfTurn' {
    const stranger = this.#strangers.get(place);
    if (stranger === undefined || stranger.busy) return 'outOfTurn';
    const now = this.#now();
    if (!stranger.asks.take(1, now)) return 'tooMany';
    stranger.busy = true;
    stranger.since = now;
    return 'answered';
  }

  /** The request is answered, or its connection is gone. */
  ends(place: Place): void {
    const stranger = this.#strangers.get(place);
    if (stranger === undefined) return;
    stranger.busy = false;
    stranger.since = this.#now();
  }

  /** A key was shown on a connection: it is this browser's. False when the browser has as many links as it may; then it stays a stranger's. */
  know(place: Place, browser: string): boolean {
    const count = this.#links.get(browser) ?? 0;
    if (count >= this.#limits.links) return false;
    this.#strangers.delete(place);
    this.#links.set(browser, count + 1);
    place.once('close', () => {
      const left = (this.#links.get(browser) ?? 1) - 1;
      if (left > 0) this.#links.set(browser, left);
      else this.#links.delete(browser);
    });
    return true;
  }

  #of(address: string): [Place, Stranger][] {
    return [...this.#strangers].filter(([, stranger]) => stranger.address === address);
  }

  /** Ends one of these when there are too many: who is quiet before who is not, who waits before who is answered, who has done so longest. */
  #makeRoom(places: readonly (readonly [Place, Stranger])[], most: number): void {
    if (places.length < most) return;
    const now = this.#now();
    const worth = ({ busy, since }: Stranger): number => (busy ? 2 : now - since <= QUIET_MS ? 1 : 0);
    const [place] = places.reduce((least, one) => ((worth(one[1]) - worth(least[1]) || one[1].since - least[1].since) < 0 ? one : least));
    this.#strangers.delete(place);
    place.destroy();
  }
}
