import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../engine/testing/folders.ts';
import { keyFile, KeyRing, noKeys, type KeptKey, type KeyStore } from './keys.ts';
import { newSecret } from './secrets.ts';
import { Tokens } from './tokens.ts';

const DAY = 24 * 3600 * 1000;
const folder = temporaryFolder('keys');
afterAll(() => folder.remove());

/** Keys in memory, as they would lie on disk. */
let stored: readonly KeptKey[] = [];
let full = false;
const store: KeyStore = {
  read: () => stored,
  write: (keys) => {
    if (!full) stored = keys;
    return !full;
  },
};
/** A start of the host at a moment. */
const start = (now: number): KeyRing => new KeyRing(store, now);
/** Shows a key and renews it, as a page does when it is told to. Gives the key that is kept then. */
function visit(ring: KeyRing, key: string, now: number): string {
  const known = ring.admit(key, now)!;
  const next = newSecret();
  return known.renew && ring.renew(known, next, now) ? next : key;
}
beforeEach(() => {
  stored = [];
  full = false;
});

describe('keys of browsers', () => {
  it('are good after the host and the browser were started again, and renewed once at each start', () => {
    const first = newSecret();
    const ring = start(0);
    expect(ring.add(first, 'screen', 1)).toBe(true);
    expect(ring.admit(first, 2)).toMatchObject({ role: 'screen', renew: false });
    const again = start(100);
    const second = visit(again, first, 101);
    expect(second).not.toBe(first);
    expect(again.admit(second, 102)).toMatchObject({ role: 'screen', renew: false });
  });

  it('are renewed after a day in a host that goes on', () => {
    const key = newSecret();
    const ring = start(0);
    ring.add(key, 'screen', 0);
    expect(ring.admit(key, DAY)).toMatchObject({ renew: false });
    expect(ring.admit(key, DAY + 1)).toMatchObject({ renew: true });
  });

  it('are no more good once the key after them was renewed too: a stolen one does not last', () => {
    const first = newSecret();
    start(0).add(first, 'screen', 1);
    const second = visit(start(100), first, 101);
    const third = visit(start(200), second, 201);
    expect(start(300).admit(first, 301)).toBeNull();
    expect(start(300).admit(third, 301)).not.toBeNull();
    // Whoever renewed a stolen key first shuts the other out, who has to ask for a new address and so learns of it.
    const stolen = visit(start(400), third, 401);
    const own = visit(start(400), third, 401);
    visit(start(500), stolen, 501);
    expect(start(600).admit(own, 601)).toBeNull();
  });

  it('two windows that come at the same time each renew, and whichever key the browser kept is good', () => {
    const first = newSecret();
    start(0).add(first, 'screen', 1);
    const ring = start(100);
    const both = [visit(ring, first, 101), visit(ring, first, 101)];
    for (const kept of [...both, first]) expect(ring.admit(kept, 102), 'a reload').not.toBeNull();
    for (const kept of both) {
      const before = stored;
      expect(start(200).admit(kept, 201), 'the next start').toMatchObject({ renew: true });
      stored = before;
    }
  });

  it('a page that ends in the middle of renewing, or whose browser loses what it had just kept, comes back with the old key', () => {
    const first = newSecret();
    start(0).add(first, 'screen', 1);
    const ring = start(100);
    const known = ring.admit(first, 101)!;
    const lost = newSecret();
    ring.renew(known, lost, 102); // the page never heard that
    expect(ring.admit(first, 103)).toMatchObject({ renew: true });
    const second = visit(start(200), first, 201);
    expect(second).not.toBe(first);
    expect(ring.renew(known, lost, 104), 'asked twice it is the same').toBe(true);
  });

  it('a new key that could not be kept is not given: the old one goes on', () => {
    const first = newSecret();
    start(0).add(first, 'screen', 1);
    const ring = start(100);
    full = true;
    expect(visit(ring, first, 101)).toBe(first);
    full = false;
    expect(start(200).admit(first, 201)).not.toBeNull();
  });

  it('are forgotten after 60 days away, and of more than 16 browsers those that were away longest', () => {
    const keys = Array.from({ length: 18 }, () => newSecret());
    const ring = start(0);
    for (const [i, key] of keys.entries()) ring.add(key, 'screen', i);
    expect(keys.map((key) => ring.admit(key, 20) !== null)).toEqual([false, false, ...Array<boolean>(16).fill(true)]);
    expect(start(61 * DAY).admit(keys[17]!, 61 * DAY)).toBeNull();
    expect(ring.admit(keys[17]!, 61 * DAY)).toBeNull();
  });

  it('a key can be renewed to a few others only, and to none that opens something else', () => {
    const [screen, guest] = [newSecret(), newSecret()];
    const ring = start(0);
    ring.add(screen, 'screen', 1);
    ring.add(guest, { match: 'm-1', seat: 0 }, 1);
    const again = start(100);
    const known = again.admit(guest, 101)!;
    expect(again.renew(known, screen, 102)).toBe(false);
    expect(again.add(screen, { match: 'm-1', seat: 0 }, 102)).toBe(false);
    expect(Array.from({ length: 6 }, () => again.renew(known, newSecret(), 103))).toEqual([true, true, true, true, false, false]);
    expect(again.admit(visit(again, screen, 104), 105)).toMatchObject({ role: 'screen' });
    expect(again.admit(guest, 105)).toMatchObject({ role: { match: 'm-1', seat: 0 } });
  });
});

describe('the file of keys', () => {
  const said: string[] = [];
  beforeEach(() => void said.splice(0));

  it('holds hashes and no key, can be read by this account alone, and is one for each port', () => {
    const place = join(folder.path, 'browser');
    const key = newSecret();
    const ring = new KeyRing(keyFile(place, 5000, (line) => said.push(line)), 0);
    ring.add(key, { match: 'm-1', seat: null }, 1);
    const text = readFileSync(join(place, 'keys-5000.json'), 'utf8');
    expect(text).not.toContain(key);
    if (process.platform !== 'win32') expect([statSync(place).mode & 0o777, statSync(join(place, 'keys-5000.json')).mode & 0o777]).toEqual([0o700, 0o600]);
    expect(new KeyRing(keyFile(place, 5000, (line) => said.push(line)), 2).admit(key, 3)).toMatchObject({ role: { match: 'm-1', seat: null } });
    expect(new KeyRing(keyFile(place, 5001, (line) => said.push(line)), 2).admit(key, 3)).toBeNull();
    expect(said).toEqual([]);
  });

  it('that is spoilt lets nobody in, and a new address makes it good again', () => {
    mkdirSync(join(folder.path, 'spoilt'));
    writeFileSync(join(folder.path, 'spoilt/keys-5000.json'), '[{"hash":"x"}]');
    const ring = new KeyRing(keyFile(join(folder.path, 'spoilt'), 5000, (line) => said.push(line)), 0);
    expect(said).toEqual([expect.stringContaining('the keys of browsers: 0.hash')]);
    const key = newSecret();
    expect(ring.admit(key, 1)).toBeNull();
    ring.add(key, 'screen', 1);
    expect(new KeyRing(keyFile(join(folder.path, 'spoilt'), 5000, (line) => said.push(line)), 2).admit(key, 3)).not.toBeNull();
  });

  it('that cannot be written is told, and keys live as long as the host', () => {
    writeFileSync(join(folder.path, 'file'), '');
    const ring = new KeyRing(keyFile(join(folder.path, 'file'), 5000, (line) => said.push(line)), 0);
    const key = newSecret();
    ring.add(key, 'screen', 1);
    expect(said).toEqual([expect.stringContaining('the keys of browsers could not be kept')]);
    expect(ring.admit(key, 2)).not.toBeNull();
    expect(new KeyRing(noKeys, 0).admit(key, 2)).toBeNull();
  });
});

describe('tokens', () => {
  it('are good once, for a day, and for what they were made', () => {
    const tokens = new Tokens();
    const [screen, guest, old] = [tokens.mint('screen', 0), tokens.mint({ match: 'm-1', seat: 1 }, 0), tokens.mint('screen', 0)];
    expect(tokens.use(screen, 'a', DAY)).toBe('screen');
    expect(tokens.use(screen, 'b', DAY)).toBeNull();
    expect(tokens.use(screen, 'a', DAY)).toBe('screen');
    expect(tokens.use(guest, 'c', DAY)).toEqual({ match: 'm-1', seat: 1 });
    expect(tokens.use(old, 'd', DAY + 1)).toBeNull();
    expect(tokens.use('guess', 'e', 0)).toBeNull();
  });

  it('of more than 32 the oldest are good for nothing', () => {
    const tokens = new Tokens();
    const all = Array.from({ length: 34 }, (_, i) => tokens.mint('screen', i));
    expect(all.map((token, i) => tokens.use(token, `${i}`, 40) !== null)).toEqual([false, false, ...Array<boolean>(32).fill(true)]);
  });
});
