import type { CallArgs, CallName, Link } from '../../engine/host/link.ts';
import { readPush, readReply } from './messages.ts';
import { openSocket } from './socket.ts';

/** What Electron's preload puts on the window: the same messages as on a WebSocket, as plain data. */
export interface Bridge {
  /** Resolves to a reply envelope `{ id, result }` or `{ id, error }`. */
  readonly call: (name: string, args: unknown) => Promise<unknown>;
  readonly onPush: (listen: (push: unknown) => void) => () => void;
}

declare global {
  interface Window {
    readonly gantry?: Bridge;
  }
}

function bridged(bridge: Bridge, onWrong: (why: string) => void): Link {
  return {
    call: async <N extends CallName>(name: N, args: CallArgs<N>) => readReply(name, await bridge.call(name, args)),
    onPush: (listen) => bridge.onPush((data) => {
      const read = readPush(data);
      if ('push' in read) listen(read.push);
      else onWrong(read.wrong);
    }),
  };
}

/** Opens the link of this window: Electron's bridge where there is one, else a WebSocket to where the page came from. */
export function openLink(onWrong: (why: string) => void, onConnection: (up: boolean) => void): Link {
  if (window.gantry !== undefined) return bridged(window.gantry, onWrong);
  return openSocket({ address: socketAddress(location), make: (address) => new WebSocket(address), onWrong, onConnection });
}

/** The host's socket: same origin, with the page's own query (it holds the one-time token). */
export const socketAddress = ({ protocol, host, search }: { readonly protocol: string; readonly host: string; readonly search: string }): string =>
  `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/link${tokenOf(search)}`;

const tokenOf = (search: string): string => {
  const token = new URLSearchParams(search).get('token');
  return token === null ? '' : `?token=${encodeURIComponent(token)}`;
};
