import { expect, it } from 'vitest';
import type { Disk, OpenedFile } from '../node/disk.ts';
import { MatchFiles } from '../node/match-files.ts';
import { FaultyDisk } from '../testing/faulty-disk.ts';
import { MemoryFolder, testDesk, type TestDesk } from '../testing/memory.ts';
import { thoughtOf } from '../testing/thought.ts';
import type { Update } from './link.ts';

const pick = (option: string) => ({ kind: 'pick', picks: [option] }) as const;
const match = 'match-1';

/** A disk that says what was done with the growing file, each thing when it is done. */
function recorded(disk: Disk, log: string[]): Disk {
  const opened = (path: string, file: OpenedFile): OpenedFile => ({
    write: async (bytes, at) => {
      await file.write(bytes, at);
      log.push(`written ${new TextDecoder().decode(bytes).slice(0, 16)}`);
    },
    sync: async () => {
      await file.sync();
      log.push('safe');
    },
    truncate: (length) => file.truncate(length),
    close: () => file.close(),
  });
  return {
    names: (folder) => disk.names(folder),
    facts: (path) => disk.facts(path),
    read: (path, most) => disk.read(path, most),
    copy: (from, to) => disk.copy(from, to),
    remove: (path) => disk.remove(path),
    makeFolder: (folder) => disk.makeFolder(folder),
    create: async (path) => (path.includes('.journal') ? opened(path, await disk.create(path)) : disk.create(path)),
    open: async (path) => opened(path, await disk.open(path)),
    rename: async (from, to) => {
      await disk.rename(from, to);
      log.push('in place');
    },
    syncFolder: async (folder) => {
      await disk.syncFolder(folder);
      log.push('folder safe');
    },
  };
}

/** A desk on such a disk; `log` has what the disk did and what was told, in order. */
function recordedDesk(): TestDesk & { readonly log: string[]; next(name: 'answer' | 'undo' | 'redo', args: object): Promise<Update> } {
  const log: string[] = [];
  const desk = testDesk({ matches: new MatchFiles('/saves', () => {}, recorded(new FaultyDisk(), log)), soon: (run) => void setImmediate(run), thinker: () => Promise.resolve(thoughtOf(pick('throw'))) }, new MemoryFolder(log));
  return {
    ...desk, log,
    /** Makes a call, waits until a person is asked again, and gives the last news. */
    async next(name, args) {
      await desk.call(name, { match, ...args });
      log.push('replied');
      await expect.poll(() => desk.pushes.filter((push) => push.type === 'update').at(-1)?.update.awaits).toBe('person');
      return desk.settled();
    },
  };
}

it('every answer of a person, of the opponent and of the dice, every step back and forth is safe on disk before anybody hears of it', async () => {
  const { call, next, log } = recordedDesk();
  await call('newMatch', { system: 'toy', setup: { table: 'floor', goal: 1000 }, seats: ['person', 'computer'], undo: 'free' });
  log.splice(0);
  const { at } = await next('answer', { at: 0, answer: pick('throw') });
  const back = await next('undo', { at, to: 0 });
  await next('redo', { at: back.at });
  await next('answer', { at, answer: pick('one') });
  const done = log.filter((line) => line !== 'replied');
  // One thing after another: written, safe, told; and again.
  expect(done.map((line) => line.split(' ')[0]!)).toEqual(Array.from({ length: done.length / 3 }, () => ['written', 'safe', 'told']).flat());
  const written = done.filter((line) => line.startsWith('written'));
  expect(written.slice(0, 9).map((line) => line.slice(8))).toEqual([
    '{"n":1,"seat":0,', '{"n":2,"seat":nu', '{"n":3,"seat":1,', '{"n":4,"seat":nu', // a person, the dice, the opponent, its dice
    '{"undo":0,"free"', // back
    '{"n":1,"seat":0,', '{"n":2,"seat":nu', '{"n":3,"seat":1,', '{"n":4,"seat":nu', // and forth
  ]);
  // A person's answer and a step back are told before their call is replied to, and so are safe by then.
  expect(log.indexOf('replied')).toBeGreaterThan(log.indexOf('told 1'));
});

it('a new match is safe, with its name in the folder, before it is shown', async () => {
  const { call, log } = recordedDesk();
  await call('newMatch', { system: 'toy', setup: { table: 'floor' }, seats: ['person', 'person'] });
  expect(log).toEqual([expect.stringMatching(/^written \{"format"/), 'safe', 'in place', 'folder safe']);
});
