import { TURNED_AWAY, renewedForm, welcomeForm } from '../../engine/host/entry.ts';
import type { CallArgs, CallName, CallResult, Link, Push } from '../../engine/host/link.ts';
import type { Door } from './door.ts';
import { LinkFault, readPush, readReply } from './messages.ts';

/** The part of a WebSocket that the link uses, so that a test can give its own. */
export interface Socket {
  send(text: string): void;
  close(): void;
  addEventListener(type: 'open' | 'close' | 'message' | 'error', listen: (event: { readonly data?: unknown; readonly code?: number }) => void): void;
}

/** Why the host lets this window not in: it knows no key of this browser, or has too many windows of it. */
export type Locked = keyof typeof TURNED_AWAY;

export interface SocketPlan {
  readonly address: string;
  readonly make: (address: string) => Socket;
  readonly door: Door;
  readonly onWrong: (why: string) => void;
  readonly onConnection: (up: boolean) => void;
  readonly onLocked: (why: Locked | null) => void;
  /** Milliseconds before the first new attempt; doubles up to `longest`. */
  readonly patience?: number;
  readonly longest?: number;
}

/** A link that can be told to try its door again. */
export interface LockedLink extends Link {
  knock(): void;
}

interface Waiting {
  readonly name: CallName;
  readonly text: string;
  readonly done: (result: never) => void;
  readonly failed: (fault: unknown) => void;
  sent: boolean;
}

/** Calls that may be sent again when the connection broke before their reply: asking twice changes nothing. */
const REPEATABLE: readonly CallName[] = ['catalogue', 'continueMatch', 'leave'];

/** The link over a WebSocket. It shows its key first, and connects again by itself; calls made while it is down wait for it. */
export function openSocket({ address, make, door, onWrong, onConnection, onLocked, patience = 250, longest = 4000 }: SocketPlan): LockedLink {
  const waiting = new Map<number, Waiting>();
  const listeners = new Set<(push: Push) => void>();
  const refused = new Set<string>();
  let next = 0;
  let pause = patience;
  /** The socket on which calls may be sent, and the key that opened it. */
  let open: Socket | null = null;
  let shown: string | null = null;
  /** What that key is being renewed to. */
  let renewing: string | null = null;
  let locked = false;

  function later(): void {
    setTimeout(() => void connect(), pause);
    pause = Math.min(longest, pause * 2);
  }

  /** Shows the next key of the door, and waits at it where there is none. */
  async function connect(): Promise<void> {
    let key: string | null;
    try {
      key = await door.key(refused);
    } catch {
      onConnection(false);
      later();
      return;
    }
    locked = key === null;
    if (key === null) onLocked('unknown');
    else show(key);
  }

  function show(key: string): void {
    const made = make(address);
    made.addEventListener('open', () => made.send(JSON.stringify({ hello: key })));
    made.addEventListener('message', ({ data }) => {
      const message = parsed(data);
      if (open === made) read(message);
      else if (message === null || !welcomeForm.safeParse(message).success) onWrong('no welcome');
      else enter(made, key, welcomeForm.parse(message).welcome.renew);
    });
    made.addEventListener('close', ({ code }) => {
      open = null;
      onConnection(false);
      failSent();
      if (code === TURNED_AWAY.unknown) {
        refused.add(key);
        void connect();
        return;
      }
      if (code === TURNED_AWAY.crowded) onLocked('crowded');
      later();
    });
  }

  function enter(made: Socket, key: string, renew: boolean): void {
    open = made;
    shown = key;
    pause = patience;
    refused.clear();
    door.known(key);
    onLocked(null);
    onConnection(true);
    renewing = renew ? door.renewal(key) : null;
    if (renewing !== null) made.send(JSON.stringify({ renew: renewing }));
    for (const call of waiting.values()) if (!call.sent) send(made, call);
  }

  function failSent(): void {
    for (const [id, call] of waiting) {
      if (!call.sent) continue;
      if (REPEATABLE.includes(call.name)) call.sent = false;
      else {
        waiting.delete(id);
        call.failed(new LinkFault({ code: 'broken', message: 'connection lost' }));
      }
    }
  }

  function send(socket: Socket, call: Waiting): void {
    call.sent = true;
    socket.send(call.text);
  }

  function read(message: unknown): void {
    if (message === null) return onWrong('not JSON');
    if (typeof message === 'object' && 'push' in message) {
      const checked = readPush(message.push);
      if ('push' in checked) for (const listen of listeners) listen(checked.push);
      else onWrong(checked.wrong);
      return;
    }
    const renewal = renewedForm.safeParse(message).data;
    if (renewal !== undefined) {
      if (renewal.renewed && renewing !== null) {
        shown = renewing;
        door.known(renewing);
      }
      return;
    }
    const id = typeof message === 'object' && 'id' in message ? message.id : null;
    const call = typeof id === 'number' ? waiting.get(id) : undefined;
    if (call === undefined) return onWrong('a reply to nothing');
    waiting.delete(id as number);
    try {
      call.done(readReply(call.name, message) as never);
    } catch (fault) {
      call.failed(fault);
    }
  }

  const knock = (): void => {
    refused.clear();
    if (locked) void connect();
    else if (open !== null && shown !== null) door.known(shown);
  };
  door.onChange(knock);
  void connect();

  return {
    call: <N extends CallName>(name: N, args: CallArgs<N>) => new Promise<CallResult<N>>((done, failed) => {
      const id = next++;
      const call: Waiting = { name, text: JSON.stringify({ id, name, args }), done: done as Waiting['done'], failed, sent: false };
      waiting.set(id, call);
      if (open !== null) send(open, call);
    }),
    onPush: (listen) => {
      listeners.add(listen);
      return () => { listeners.delete(listen); };
    },
    knock,
  };
}

function parsed(data: unknown): unknown {
  try {
    return JSON.parse(String(data));
  } catch {
    return null;
  }
}
