import { describe, expect, it } from 'vitest';
import { FaultyDisk } from '../testing/faulty-disk.ts';
import type { Disk, OpenedFile } from './disk.ts';
import { patient } from './patience.ts';

/** A disk whose calls that open, make or move a file fail a number of times, and how often each was tried. */
function heldFor(times: number, code: string): { readonly disk: Disk; readonly tries: Map<string, number> } {
  const tries = new Map<string, number>();
  const held = <T>(name: string, result: T) => (): Promise<T> => {
    const count = (tries.get(name) ?? 0) + 1;
    tries.set(name, count);
    return count <= times ? Promise.reject(Object.assign(new Error(code), { code })) : Promise.resolve(result);
  };
  const file: OpenedFile = { write: held('write', undefined), truncate: held('truncate', undefined), sync: held('sync', undefined), close: held('close', undefined) };
  return {
    tries,
    disk: {
      names: held('names', []), facts: held('facts', null), makeFolder: held('makeFolder', undefined), syncFolder: held('syncFolder', undefined),
      read: held('read', null), create: held('create', file), open: held('open', file), rename: held('rename', undefined), link: held('link', undefined), copy: held('copy', undefined), remove: held('remove', undefined),
    },
  };
}

/** Every call that may meet somebody else's hand on a file, by its name. */
const calls = (disk: Disk): Readonly<Record<string, () => Promise<unknown>>> => ({
  read: () => disk.read('a', 1), create: () => disk.create('a'), open: () => disk.open('a'), rename: () => disk.rename('a', 'b'), link: () => disk.link?.('a', 'b') ?? Promise.reject(new Error('no link')),
  copy: () => disk.copy('a', 'b'), remove: () => disk.remove('a'), names: () => disk.names('a'), facts: () => disk.facts('a'), makeFolder: () => disk.makeFolder('a'), syncFolder: () => disk.syncFolder('a'),
  write: async () => (await disk.open('a')).write(new Uint8Array(), 0), truncate: async () => (await disk.open('a')).truncate(0), sync: async () => (await disk.open('a')).sync(),
});

const now = (): Promise<void> => Promise.resolve();

describe('a file that somebody else has open', () => {
  it.each(['EBUSY', 'EPERM', 'EACCES'])('is tried again on Windows in every call that may meet it (%s)', async (code) => {
    const { disk, tries } = heldFor(3, code);
    for (const [name, call] of Object.entries(calls(patient(disk, 'win32', now)))) {
      await call();
      expect(tries.get(name), name).toBe(4);
    }
  });

  it('is given up after about a second, with the fault', async () => {
    const waits: number[] = [];
    const { disk } = heldFor(99, 'EPERM');
    await expect(patient(disk, 'win32', (ms) => Promise.resolve(void waits.push(ms))).create('a')).rejects.toThrow('EPERM');
    expect(waits.reduce((sum, ms) => sum + ms, 0)).toBe(1000);
  });

  it('other faults are told at once, and elsewhere every fault is', async () => {
    for (const [platform, code] of [['win32', 'ENOSPC'], ['win32', 'EEXIST'], ['linux', 'EBUSY']] as const) {
      const { disk, tries } = heldFor(1, code);
      for (const [name, call] of Object.entries(calls(patient(disk, platform, now)))) {
        await expect(call(), name).rejects.toThrow(code);
        expect(tries.get(name), name).toBe(1);
      }
    }
  });

  it('a disk without second names still has none', () => {
    const bare = Object.defineProperty(new FaultyDisk(), 'link', { value: undefined });
    expect(patient(bare, 'win32', now).link).toBeUndefined();
  });
});
