import { appendFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { testDesk, type MemoryFolder } from '../testing/memory.ts';
import { temporaryFolder } from '../testing/folders.ts';
import { dataFolder } from './data-folder.ts';
import { JournalFiles, newMatchId, newSeed } from './files.ts';

const folders: { remove(): void }[] = [];
afterEach(() => { for (const folder of folders.splice(0)) folder.remove(); });
const fresh = (): string => {
  const folder = temporaryFolder('journals');
  folders.push(folder);
  return folder.path;
};

describe('journal files', () => {
  it('keep every line, in the order it was given', async () => {
    const path = fresh();
    const journals = new JournalFiles(join(path, 'matches'));
    const file = await journals.create('m-1', 'header\n');
    await Promise.all(['1\n', 'żółw\n', '3\n'].map((line) => file.append(line)));
    await file.close();
    expect(await journals.read('m-1')).toBe('header\n1\nżółw\n3\n');
    expect(await journals.list()).toMatchObject([{ match: 'm-1', size: Buffer.byteLength('header\n1\nżółw\n3\n') }]);
    await expect(file.append('4\n')).rejects.toThrow('closed');
  });

  it('go on at their end, or after their contents were replaced', async () => {
    const journals = new JournalFiles(fresh());
    await (await journals.create('m', 'a\n')).close();
    const again = await journals.reopen('m', null);
    await again.append('b\n');
    await again.close();
    const cut = await journals.reopen('m', 'a\n');
    await cut.append('c\n');
    await cut.close();
    expect(await journals.read('m')).toBe('a\nc\n');
  });

  it('are never begun over another one, nor outside the folder', async () => {
    const journals = new JournalFiles(fresh());
    await (await journals.create('m', 'a\n')).close();
    await expect(journals.create('m', 'b\n')).rejects.toThrow('there is a match "m" already');
    await expect(journals.read('../m')).rejects.toThrow('not the id of a match');
    expect(await journals.read('nothing')).toBeNull();
    expect(await new JournalFiles(join(fresh(), 'none')).list()).toEqual([]);
  });

  it('are open in one place at a time, and a lock of a process that is gone does not count', async () => {
    const path = fresh();
    const journals = new JournalFiles(path);
    const file = await journals.create('m', 'a\n');
    await expect(journals.reopen('m', null)).rejects.toThrow('open already');
    await file.close();
    writeFileSync(join(path, 'm.lock'), '1');
    await expect(journals.reopen('m', null)).rejects.toThrow('open in another Gantry (process 1)');
    writeFileSync(join(path, 'm.lock'), '999999999');
    await (await journals.reopen('m', null)).close();
    expect(readdirSync(path)).toEqual(['m.journal']);
  });

  it('a copy kept aside never replaces an older one', async () => {
    const path = fresh();
    const journals = new JournalFiles(path);
    await (await journals.create('m', 'a\n')).close();
    expect([await journals.keepAside('m'), await journals.keepAside('m')]).toEqual(['m.damaged-1', 'm.damaged-2']);
    expect((await journals.list()).map(({ match }) => match)).toEqual(['m']);
  });
});

describe('a desk on real files', () => {
  it('goes on with a match whose last line was torn, and keeps the torn file', async () => {
    const path = fresh();
    const journals = new JournalFiles(path) as unknown as MemoryFolder;
    const soon = { soon: (run: () => void) => void setTimeout(run, 0), journals };
    const first = testDesk(soon);
    await first.call('newMatch', { system: 'toy', setup: { table: 'floor', goal: 50 }, seats: ['person', 'person'] });
    await first.call('answer', { match: 'match-1', at: 0, answer: { kind: 'pick', picks: ['one'] } });
    await first.desk.close();
    const file = join(path, 'match-1.journal');
    appendFileSync(file, '{"n":2,"seat":1,"ans');
    const second = testDesk(soon);
    expect(await second.call('continueMatch', { match: 'match-1' })).toMatchObject({ at: 1, view: { sums: [1, 0] } });
    await second.call('answer', { match: 'match-1', at: 1, answer: { kind: 'pick', picks: ['one'] } });
    await second.desk.close();
    expect(readFileSync(file, 'utf8').split('\n').slice(1).map((line) => line.slice(0, 6))).toEqual(['{"n":1', '{"n":2', '']);
    expect(readFileSync(join(path, 'match-1.damaged-1'), 'utf8')).toMatch(/"ans$/);
  });
});

describe('where and how', () => {
  it('matches are kept in the folder that each system has for it', () => {
    expect(dataFolder({ GANTRY_DATA: '/here' }, 'linux', '/home/a')).toBe('/here');
    expect(dataFolder({}, 'linux', '/home/a')).toBe('/home/a/.local/share/gantry');
    expect(dataFolder({ XDG_DATA_HOME: '/data' }, 'linux', '/home/a')).toBe('/data/gantry');
    expect(dataFolder({}, 'darwin', '/Users/a')).toBe('/Users/a/Library/Application Support/Gantry');
    expect(dataFolder({ APPDATA: '/roaming' }, 'win32', '/Users/a')).toContain('Gantry');
  });

  it('a match is named by its start', () => {
    expect(newMatchId(new Date('2026-11-21T18:30:05Z'))).toMatch(/^2026-11-21-1830-05-[0-9a-f]{4}$/);
    expect(Number.isInteger(newSeed())).toBe(true);
  });
});
