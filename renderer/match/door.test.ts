import { beforeEach, describe, expect, test } from 'vitest';
import { doorOf, tokenIn, type Door } from './door.ts';

const TOKEN = 't'.repeat(43);
const OTHER = 'u'.repeat(43);
const NOTHING: ReadonlySet<string> = new Set();

/** The browser's storage, and the host: which token was taken for which key. */
let storage: Map<string, string>;
let taken: Map<string, string>;
let away: boolean;
let made: number;
/** What the last page's address has behind `#`. */
let address: string | null;
let stored: boolean;
beforeEach(() => {
  storage = new Map();
  taken = new Map();
  [away, made, address, stored] = [false, 0, null, true];
});

/** A page that is loaded. */
function load(token: string | null = null, { ends = false } = {}): Door {
  address = token;
  return doorOf({
    storage: {
      getItem: (name) => { if (!stored) throw new Error('no storage'); return storage.get(name) ?? null; },
      setItem: (name, value) => { if (!stored) throw new Error('no storage'); storage.set(name, value); },
    },
    random: (bytes) => bytes.fill(++made),
    ask: async (token, key) => {
      if (ends) return new Promise(() => {});
      if (away) throw new Error('no host');
      if (token !== TOKEN && token !== OTHER) return false;
      if (!taken.has(token)) taken.set(token, key);
      return taken.get(token) === key;
    },
    address: { token: () => address, clear: () => { address = null; } },
    listen: () => {},
  });
}

describe('the door of a window', () => {
  test('without a token and without a key there is none', async () => expect(await load().key(NOTHING)).toBeNull());

  test('a token is exchanged for a key of 256 bits once; after a reload the key is there, and the token is in no address', async () => {
    const door = load(TOKEN);
    const key = (await door.key(NOTHING))!;
    expect(key).toMatch(/^[\w-]{43}$/);
    expect(taken.get(TOKEN)).toBe(key);
    door.known(key);
    expect(address).toBeNull();
    expect(await load().key(NOTHING)).toBe(key);
    expect(JSON.stringify([...storage])).not.toContain(TOKEN);
  });

  test('a page that ends before the host answered is followed by one that asks with the same key', async () => {
    void load(TOKEN, { ends: true }).key(NOTHING);
    const second = load();
    const key = (await second.key(NOTHING))!;
    expect(await second.key(new Set([key])), 'the host never got it: asked again').toBe(key);
    expect(taken.get(TOKEN)).toBe(key);
  });

  test('a token that is good for nothing leaves the key that is there, and nothing of itself', async () => {
    const first = load(TOKEN);
    const key = (await first.key(NOTHING))!;
    first.known(key);
    const wrong = 'w'.repeat(43);
    expect(await load(wrong).key(new Set([key]))).toBeNull();
    expect(address).toBeNull();
    expect([await load().key(NOTHING), JSON.stringify([...storage]).includes(wrong)]).toEqual([key, false]);
  });

  test('a key that is lost is made good by a new address', async () => {
    const first = load(TOKEN);
    first.known((await first.key(NOTHING))!);
    storage.set('gantry.key', '{"key":7}');
    expect(await load().key(NOTHING)).toBeNull();
    expect(await load(OTHER).key(NOTHING)).toBe(taken.get(OTHER));
  });

  test('a host that is away uses nothing up', async () => {
    away = true;
    await expect(load(TOKEN).key(NOTHING)).rejects.toThrow('no host');
    away = false;
    expect(await load(address).key(NOTHING)).not.toBeNull();
  });

  test('a key is kept beside the one it renews until it was let in', async () => {
    const door = load(TOKEN);
    const key = (await door.key(NOTHING))!;
    door.known(key);
    const next = door.renewal(key)!;
    expect([await load().key(NOTHING), await load().key(new Set([key]))]).toEqual([key, next]);
    door.known(next);
    expect(await load().key(NOTHING)).toBe(next);
    expect(door.renewal(key), 'another window renewed it').toBeNull();
  });

  test('two windows renew to the same key', async () => {
    const door = load(TOKEN);
    const key = (await door.key(NOTHING))!;
    door.known(key);
    expect(load().renewal(key)).toBe(load().renewal(key));
  });

  test('where the browser refuses storage a key lives as long as its page', async () => {
    stored = false;
    const door = load(TOKEN);
    const key = (await door.key(NOTHING))!;
    door.known(key);
    expect(await door.key(NOTHING)).toBe(key);
    expect(await load().key(NOTHING)).toBeNull();
  });
});

test('a token stands behind # in an address', () => {
  expect(tokenIn(`#token=${TOKEN}`)).toBe(TOKEN);
  for (const other of ['', '#', '#token=', '#token=short', `#other=${TOKEN}`]) expect(tokenIn(other), other).toBeNull();
});
