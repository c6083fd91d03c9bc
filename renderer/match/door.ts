/** How this browser comes in: the key that it keeps for this address and port alone, and how it gets one. */
import { z } from 'zod';
import { toBase64Url } from '../../engine/core/base64.ts';
import { ENTER, secretForm } from '../../engine/host/entry.ts';

const KEY = 'gantry.key';

const keptForm = z.object({
  /** The key that was let in last. */
  key: secretForm.optional(),
  /** What it is being renewed to. */
  next: secretForm.optional(),
  /** A key that is being exchanged for a token. */
  entering: z.object({ token: secretForm, key: secretForm }).optional(),
});
type Kept = z.infer<typeof keptForm>;

export interface Door {
  /** The next key to be shown, none of those that were refused; null: a new address has to be opened. Rejects when the host does not answer. */
  key(refused: ReadonlySet<string>): Promise<string | null>;
  /** A key was let in. */
  known(key: string): void;
  /** The key that this one is renewed to, kept already; null where another window has renewed it meanwhile. */
  renewal(key: string): string | null;
  /** Hears that another key may be there: another window got one, or a new address was opened in this one. */
  onChange(listen: () => void): void;
}

/** What a door needs of its window. */
export interface DoorPlan {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** Bytes nobody can guess. */
  readonly random: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>;
  /** Sends a token and a key; whether they were taken. Rejects when the host does not answer. */
  readonly ask: (token: string, key: string) => Promise<boolean>;
  readonly address: { token(): string | null; clear(): void };
  readonly listen: (changed: () => void) => void;
}

/**
 * The door of a window. Every key is kept before it is told to the host, and the old one is dropped only when the new one was let in:
 * whenever the page ends in between, one of those that are kept is known.
 */
export function doorOf({ storage, random, ask, address, listen }: DoorPlan): Door {
  /** Where the browser refuses storage, keys live as long as the page. */
  let here: Kept = {};

  function kept(): Kept {
    try {
      return keptForm.parse(JSON.parse(storage.getItem(KEY) ?? 'null'));
    } catch {
      return here;
    }
  }

  function keep(now: Kept): void {
    here = now;
    try {
      storage.setItem(KEY, JSON.stringify(now));
    } catch {
      // as above
    }
  }

  const newKey = (): string => toBase64Url(String.fromCharCode(...random(new Uint8Array(32))));

  /** Exchanges the address's token for a key; null where there is none, or it is good for nothing. A page that ended while it asked is followed by one that asks again. */
  async function enter(): Promise<string | null> {
    const before = kept();
    const token = address.token() ?? before.entering?.token;
    if (token === undefined) return null;
    const key = before.entering?.token === token ? before.entering.key : newKey();
    keep({ ...before, entering: { token, key } });
    if (await ask(token, key)) return key;
    address.clear();
    const { entering, ...left } = kept();
    keep(entering?.token === token ? left : { ...left, entering });
    return null;
  }

  return {
    async key(refused) {
      const { key, next, entering } = kept();
      const there = [key, next, entering?.key].find((one) => one !== undefined && !refused.has(one));
      return there ?? (await enter());
    },
    known(key) {
      address.clear();
      const now = kept();
      if (now.key === key) keep(now);
      else if (now.key === undefined || now.next === key || now.entering?.key === key) keep({ key });
    },
    renewal(key) {
      const now = kept();
      if (now.key !== key) return null;
      const next = now.next ?? newKey();
      keep({ key, next });
      return next;
    },
    onChange: listen,
  };
}

/** The token that an address has behind `#`. */
export const tokenIn = (hash: string): string | null => secretForm.safeParse(new URLSearchParams(hash.replace(/^#/, '')).get('token')).data ?? null;

/** The door of this window. A page that is only made ready ahead of time asks for nothing until a person sees it. */
export function ownDoor(): Door {
  return doorOf({
    storage: localStorageOrNone(),
    random: (bytes) => crypto.getRandomValues(bytes),
    ask: async (token, key) => {
      await seen();
      const reply = await fetch(ENTER, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ token, key }), cache: 'no-store' });
      if (reply.status >= 500 || reply.status === 429) throw new Error('the host cannot answer now');
      return reply.ok;
    },
    address: {
      token: () => tokenIn(location.hash),
      clear: () => { if (tokenIn(location.hash) !== null) history.replaceState(history.state, '', location.pathname + location.search); },
    },
    listen: (changed) => {
      addEventListener('hashchange', changed);
      addEventListener('storage', ({ key }) => { if (key === KEY) changed(); });
    },
  });
}

function localStorageOrNone(): DoorPlan['storage'] {
  try {
    return localStorage;
  } catch {
    return { getItem: () => { throw new Error('there is no storage'); }, setItem: () => {} };
  }
}

const seen = (): Promise<void> => new Promise((resolve) => {
  if ((document as { readonly prerendering?: boolean }).prerendering === true) document.addEventListener('prerenderingchange', () => resolve(), { once: true });
  else resolve();
});
