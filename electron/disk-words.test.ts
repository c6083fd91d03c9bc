import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import type { Disk } from '../engine/node/disk.ts';
import { MatchFiles } from '../engine/node/match-files.ts';
import { temporaryFolder } from '../engine/testing/folders.ts';
import { lockOfLiving } from '../engine/testing/lock-texts.ts';
import { testDesk, type TestDesk } from '../engine/testing/memory.ts';
import { inWords, spokenDisk } from './disk-words.ts';
import { realDisk } from '../engine/node/real-disk.ts';

const folder = temporaryFolder('disk-words');
const matches = join(folder.path, 'matches');
const desks: TestDesk[] = [];
afterEach(async () => {
  for (const { desk } of desks.splice(0)) await desk.close();
  rmSync(matches, { recursive: true, force: true });
});
afterAll(() => folder.remove());

const fault = (code: string): Error => Object.assign(new Error(`${code}: something, open '${matches}/x.journal'`), { code });
const NEW = { system: 'toy', setup: { table: 'floor' }, seats: ['person', 'person'] };
function deskOn(disk: Disk): TestDesk {
  const made = testDesk({ matches: new MatchFiles(matches, () => {}, spokenDisk(disk)) });
  desks.push(made);
  return made;
}
/** A disk on which nothing is written any more while it has a code. */
function failing(): { readonly disk: Disk; code: string | null } {
  const state: { disk: Disk; code: string | null } = { disk: realDisk, code: null };
  state.disk = {
    ...realDisk,
    create: (path) => (state.code === null ? realDisk.create(path) : Promise.reject(fault(state.code))),
    open: async (path) => {
      const file = await realDisk.open(path);
      return { ...file, write: (bytes, at) => (state.code === null ? file.write(bytes, at) : Promise.reject(fault(state.code))) };
    },
  };
  return state;
}

describe('what the disk refuses', () => {
  it('is said in words, without folders and names, and keeps its code', () => {
    for (const code of ['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'EBUSY', 'ENOENT', 'ENOTDIR', 'EIO', 'EMFILE', 'ENFILE']) {
      const said = inWords(fault(code)) as Error & { readonly code: string };
      expect(said.message, code).toMatch(new RegExp(`^[a-z][^']{15,}\\(${code}\\)$`));
      expect(said.message).not.toContain(matches);
      expect(said.code).toBe(code);
    }
    const other = fault('EOTHER');
    expect(inWords(other)).toBe(other);
  });

  it('is said in words by every call, and second names are given only where the disk gives them', async () => {
    const refused = (): Promise<never> => Promise.reject(fault('EROFS'));
    const { link, ...without } = spokenDisk({
      names: refused,
      facts: refused,
      read: refused,
      create: refused,
      open: refused,
      rename: refused,
      link: refused,
      copy: refused,
      remove: refused,
      makeFolder: refused,
      syncFolder: refused,
    });
    for (const call of [without.names('a'), without.facts('a'), without.read('a', 1), without.create('a'), without.open('a'), without.rename('a', 'b'), link?.('a', 'b'), without.copy('a', 'b'), without.remove('a'), without.makeFolder('a'), without.syncFolder('a')])
      await expect(call ?? Promise.resolve()).rejects.toThrow('cannot be written to');
    expect(spokenDisk(without).link).toBeUndefined();
  });

  it('a full disk: the answer is refused with words, and taken when there is room again', async () => {
    const state = failing();
    const { call } = deskOn(state.disk);
    const { match } = await call('newMatch', NEW);
    state.code = 'ENOSPC';
    const answer = (): Promise<unknown> => call('answer', { match, at: 0, answer: { kind: 'pick', picks: ['one'] } });
    await expect(answer()).rejects.toThrow('the match could not be saved: the disk is full; make room on it');
    state.code = null;
    expect(await answer()).toEqual({ ok: true });
  });

  it('a file that another program holds is said so', async () => {
    const state = failing();
    const { call } = deskOn(state.disk);
    const { match } = await call('newMatch', NEW);
    state.code = 'EBUSY';
    await expect(call('answer', { match, at: 0, answer: { kind: 'pick', picks: ['one'] } })).rejects.toThrow('another program, perhaps a virus scanner');
    state.code = null;
  });

  it.each([['EACCES', 'may not be read or written by you'], ['EROFS', 'on a disk that cannot be written to']])('a folder that may not be written (%s)', async (code, words) => {
    const state = failing();
    state.code = code;
    await expect(deskOn(state.disk).call('newMatch', NEW)).rejects.toThrow(words);
  });

  it('a file where the folder of matches should be', async () => {
    writeFileSync(matches, '');
    await expect(deskOn(realDisk).call('newMatch', NEW)).rejects.toThrow('something else stands where');
  });

  it('a folder that is taken away under an open match is written again, and nothing is lost', async () => {
    const { call } = deskOn(realDisk);
    const { match } = await call('newMatch', NEW);
    rmSync(matches, { recursive: true });
    expect(await call('answer', { match, at: 0, answer: { kind: 'pick', picks: ['one'] } })).toEqual({ ok: true });
    await call('leave', { match });
    expect(await call('continueMatch', { match })).toMatchObject({ at: 1 });
  });

  it('a match that is open in another Gantry says so, and is left alone', async () => {
    const { call } = deskOn(realDisk);
    const { match } = await call('newMatch', NEW);
    await call('leave', { match });
    writeFileSync(join(matches, `${match}.lock`), await lockOfLiving());
    await expect(deskOn(realDisk).call('continueMatch', { match })).rejects.toThrow('is open in another Gantry');
  });
});
