/** One link of a desk with everything that came over it. */
import type { Connection } from '../../host/connection.ts';
import type { Desk } from '../../host/desk.ts';
import { eyesOf, type LinkRole } from '../../host/eyes.ts';
import type { Eyes } from '../../core/rules.ts';
import type { CallName, CallResult, Push, Update } from '../../host/link.ts';

/** A message as text, and what it was: an update, or the reply to a call. */
export interface Heard {
  readonly what: CallName | Push['type'];
  readonly text: string;
}

export class Listener {
  readonly role: LinkRole;
  readonly eyes: Eyes;
  readonly #connection: Connection;
  #heard: Heard[] = [];
  /** The newest update. */
  last: Update | null = null;
  messages = 0;
  bytes = 0;

  /** `seats`: of the match that it will hear of. */
  constructor(desk: Desk, role: LinkRole, seats: number) {
    this.role = role;
    this.eyes = eyesOf(role, Array.from({ length: seats }, () => 'person'));
    this.#connection = desk.connect((push) => {
      if (push.type === 'update') this.last = push.update;
      this.#note(push.type, push);
    }, role);
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
