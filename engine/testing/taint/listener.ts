/** One link of a desk with everything that came over it. */
import type { Connection } from '../../host/connection.ts';
import type { Desk } from '../../host/desk.ts';
import { eyesOf } from '../../host/role.ts';
import type { Eyes } from '../../core/rules.ts';
import type { Seat } from '../../core/script.ts';
import type { CallName, CallResult, Push, Update } from '../../host/link.ts';
import type { LinkRole } from '../../host/guest.ts';

/** A message as text, and what it was: an update, or the reply to a call. */
export interface Heard {
  readonly what: CallName | Push['type'];
  readonly text: string;
}

export class Listener {
  readonly role: LinkRole;
  readonly eyes: Eyes;
  /** Whether it is a screen that everybody shares. */
  readonly shares: boolean;
  readonly #connection: Connection;
  #heard: Heard[] = [];
  /** The newest update. */
  last: Update | null = null;
  messages = 0;
  bytes = 0;

  /** `seats`: of the match that it will hear of, all of persons; `given`: those of guests. */
  constructor(desk: Desk, role: LinkRole, seats: readonly Seat[], given: readonly Seat[]) {
    this.role = role;
    this.eyes = eyesOf(role, seats.map(() => 'person'), new Set(given));
    this.shares = role === 'screen' && given.length === 0;
    this.#connection = desk.connect((push) => {
      if (push.type === 'update') this.last = push.update;
      this.#note(push.type, push);
    }, role);
  }

  get name(): string {
    return this.role === 'screen' ? 'the screen' : this.role.seat === null ? 'one who watches' : `seat ${this.role.seat}`;
  }

  /** Calls and gives the result, or null where the call was not taken. */
  async call<N extends CallName>(name: N, args: unknown): Promise<CallResult<N> | null> {
    const reply = await this.#connection.call(name, args);
    this.#note(name, reply);
    if ('error' in reply) return null;
    const result = reply.result as CallResult<N>;
    if (name === 'newMatch' || name === 'continueMatch') this.last = result as unknown as Update;
    return result;
  }

  /** What came since this was last asked. */
  take(): readonly Heard[] {
    const heard = this.#heard;
    this.#heard = [];
    return heard;
  }

  #note(what: Heard['what'], message: unknown): void {
    const text = JSON.stringify(message);
    this.messages += 1;
    this.bytes += text.length;
    this.#heard.push({ what, text });
  }
}
