import type { CallArgs, CallName, CallResult, Link, Push } from '../../engine/host/link.ts';
import { LinkFault, readPush, readReply } from './messages.ts';

/** The part of a WebSocket that the link uses, so that a test can give its own. */
export interface Socket {
  readonly readyState: number;
  send(text: string): void;
  close(): void;
  addEventListener(type: 'open' | 'close' | 'message' | 'error', listen: (event: { readonly data?: unknown }) => void): void;
}

export interface SocketPlan {
  readonly address: string;
  readonly make: (address: string) => Socket;
  readonly onWrong: (why: string) => void;
  readonly onConnection: (up: boolean) => void;
  /** Milliseconds before the first new attempt; doubles up to `longest`. */
  readonly patience?: number;
  readonly longest?: number;
}

interface Waiting {
  readonly name: CallName;
  readonly text: string;
  readonly done: (result: never) => void;
  readonly failed: (fault: unknown) => void;
  sent: boolean;
}

const OPEN = 1;
/** Calls that may be sent again when the connection broke before their reply: asking twice changes nothing. */
const REPEATABLE: readonly CallName[] = ['catalogue', 'continueMatch', 'leave'];

/** The link over a WebSocket. It connects again by itself; calls made while it is down wait for it. */
export function openSocket({ address, make, onWrong, onConnection, patience = 250, longest = 4000 }: SocketPlan): Link {
  const waiting = new Map<number, Waiting>();
  const listeners = new Set<(push: Push) => void>();
  let next = 0;
  let pause = patience;
  let socket = open();

  function open(): Socket {
    const made = make(address);
    made.addEventListener('open', () => {
      pause = patience;
      onConnection(true);
      for (const call of waiting.values()) if (!call.sent) send(call);
    });
    made.addEventListener('message', ({ data }) => read(data));
    made.addEventListener('close', () => {
      onConnection(false);
      for (const [id, call] of waiting) {
        if (!call.sent) continue;
        if (REPEATABLE.includes(call.name)) call.sent = false;
        else {
          waiting.delete(id);
          call.failed(new LinkFault({ code: 'broken', message: 'connection lost' }));
        }
      }
      setTimeout(() => { socket = open(); }, pause);
      pause = Math.min(longest, pause * 2);
    });
    return made;
  }

  function send(call: Waiting): void {
    call.sent = true;
    socket.send(call.text);
  }

  function read(data: unknown): void {
    let message: unknown;
    try {
      message = JSON.parse(String(data));
    } catch {
      onWrong('not JSON');
      return;
    }
    if (typeof message === 'object' && message !== null && 'push' in message) {
      const checked = readPush(message.push);
      if ('push' in checked) for (const listen of listeners) listen(checked.push);
      else onWrong(checked.wrong);
      return;
    }
    const id = typeof message === 'object' && message !== null && 'id' in message ? message.id : null;
    const call = typeof id === 'number' ? waiting.get(id) : undefined;
    if (call === undefined) {
      onWrong('a reply to nothing');
      return;
    }
    waiting.delete(id as number);
    try {
      call.done(readReply(call.name, message) as never);
    } catch (fault) {
      call.failed(fault);
    }
  }

  return {
    call: <N extends CallName>(name: N, args: CallArgs<N>) => new Promise<CallResult<N>>((done, failed) => {
      const id = next++;
      const call: Waiting = { name, text: JSON.stringify({ id, name, args }), done: done as Waiting['done'], failed, sent: false };
      waiting.set(id, call);
      if (socket.readyState === OPEN) send(call);
    }),
    onPush: (listen) => {
      listeners.add(listen);
      return () => { listeners.delete(listen); };
    },
  };
}
