import type { Socket } from 'node:net';
import { Allowance, type Limits } from './limits.ts';

/** Addresses whose requests are counted at once, before those that are quiet are forgotten. */
const MOST = 1000;

/** Counts what every address does, so that none can keep the others out. */
export class Crowd {
  readonly #limits: Limits;
  readonly #requests = new Map<string, Allowance>();
  readonly #connections = new Map<string, number>();
  readonly #links = new Map<string, number>();

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** Whether an address may ask for one more page or file. */
  mayAsk(address: string, now: number): boolean {
    if (this.#requests.size >= MOST) for (const [known, allowance] of this.#requests) if (allowance.isFull(now)) this.#requests.delete(known);
    const { requestsPerSecond, requestsAtOnce } = this.#limits;
    const allowance = this.#requests.get(address) ?? new Allowance(requestsPerSecond, requestsAtOnce, now);
    this.#requests.set(address, allowance);
    return allowance.take(1, now);
  }

  /** Counts a connection until it ends. False when its address has too many; then it is not counted. */
  connect(socket: Pick<Socket, 'remoteAddress' | 'once'>): boolean {
    const address = addressOf(socket);
    return this.#enter(this.#connections, address, this.#limits.connections, (leave) => socket.once('close', leave));
  }

  /** Counts a link until it ends. False when its address has too many. */
  link(address: string, whenEnds: (leave: () => void) => void): boolean {
    return this.#enter(this.#links, address, this.#limits.links, whenEnds);
  }

  /** Whether an address has as many links as it may. */
  isLinked(address: string): boolean {
    return (this.#links.get(address) ?? 0) >= this.#limits.links;
  }

  #enter(counted: Map<string, number>, address: string, most: number, whenEnds: (leave: () => void) => void): boolean {
    const count = counted.get(address) ?? 0;
    if (count >= most) return false;
    counted.set(address, count + 1);
    whenEnds(() => {
      const left = (counted.get(address) ?? 1) - 1;
      if (left > 0) counted.set(address, left);
      else counted.delete(address);
    });
    return true;
  }
}

/** The other end of a connection. */
export const addressOf = ({ remoteAddress }: Pick<Socket, 'remoteAddress'>): string => remoteAddress ?? 'gone';
