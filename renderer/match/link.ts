import type { CallArgs, CallName, Link } from '../../engine/host/link.ts';
import type { LinkBridge } from '../../engine/host/shell.ts';
import { ownDoor } from './door.ts';
import { readPush, readReply } from './messages.ts';
import { openSocket, type Locked, type LockedLink } from './socket.ts';

declare global {
  interface Window {
    readonly gantry?: LinkBridge;
  }
}

function bridged(bridge: LinkBridge, onWrong: (why: string) => void): Link {
  return {
    call: async <N extends CallName>(name: N, args: CallArgs<N>) => readReply(name, await bridge.call(name, args)),
    onPush: (listen) => bridge.onPush((data) => {
      const read = readPush(data);
      if ('push' in read) listen(read.push);
      else onWrong(read.wrong);
    }),
  };
}

/** What the window is told of its link. */
export interface LinkNews {
  readonly onWrong: (why: string) => void;
  readonly onConnection: (up: boolean) => void;
  readonly onLocked: (why: Locked | null) => void;
}

/** Opens the link of this window: Electron's bridge where there is one, else a WebSocket to where the page came from. */
export function openLink(news: LinkNews): Link | LockedLink {
  if (window.gantry !== undefined) return bridged(window.gantry, news.onWrong);
  return openSocket({ ...news, address: socketAddress(location), make: (address) => new WebSocket(address), door: ownDoor() });
}

/** The host's socket: same origin. Nothing secret stands in its address. */
export const socketAddress = ({ protocol, host }: { readonly protocol: string; readonly host: string }): string => `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/link`;
