import { describe, expect, it } from 'vitest';
import { MemoryFolder, readingIn, testDesk } from '../testing/memory.ts';
import { toy } from '../testing/toy/toy.ts';
import { Library } from './library.ts';
import type { HostSystem } from './offer.ts';
import type { Reading } from './reading/reading.ts';

const systems = [{ rules: toy as HostSystem, cards: [], starter: (table: string) => ({ table }) }];

/** A folder with one match and one file that is none. */
async function folderWith(): Promise<MemoryFolder> {
  const folder = new MemoryFolder();
  await testDesk({}, folder).call('newMatch', { system: 'toy', setup: { table: 'floor', goal: 9 }, seats: ['person', 'person'] });
  folder.files.set('bad', 'no match\n');
  return folder;
}

/** A start of the program: a library, what it read, and what it reported. */
function start(folder: MemoryFolder, reader = 'one') {
  const [read, reports]: [string[], string[]] = [[], []];
  const whole = readingIn(systems);
  const reading: Reading = { ...whole, outline: (text) => { read.push(text.slice(0, 8)); return whole.outline(text); } };
  return { library: new Library({ matches: folder, reading, reader, report: (message) => reports.push(message) }), read, reports };
}

describe('the library reads a file again only when it changed', () => {
  it('in one run of the program, a damaged one too', async () => {
    const { library, read, reports } = start(await folderWith());
    const first = await library.summaries();
    expect(await library.summaries()).toEqual(first);
    expect([read.length, reports.length]).toEqual([2, 1]);
    expect(first.map(({ match, problem }) => [match, problem === null]).sort()).toEqual([['bad', false], ['match-1', true]]);
  });

  it('in the next run, too: what it found is written down', async () => {
    const folder = await folderWith();
    const first = await start(folder).library.summaries();
    const again = start(folder);
    expect(await again.library.summaries()).toEqual(first);
    expect([again.read, again.reports]).toEqual([[], []]);
    folder.files.set('bad', 'changed, and still none\n');
    await again.library.summaries();
    expect(again.read).toEqual(['changed,']);
  });

  it('another version of the program reads all of them itself', async () => {
    const folder = await folderWith();
    await start(folder, 'one').library.summaries();
    const newer = start(folder, 'two');
    await newer.library.summaries();
    expect(newer.read).toHaveLength(2);
  });

  it.each(['', '{', '[]', '{"by":"one","matches":7}', `{"by":"one","matches":[{"match":"bad"}]}`])('damaged notes are none: %s', async (notes) => {
    const folder = await folderWith();
    folder.noted = notes;
    const { library, read } = start(folder);
    expect(await library.summaries()).toHaveLength(2);
    expect(read).toHaveLength(2);
  });

  it('notes that cannot be written are done without', async () => {
    const folder = await folderWith();
    folder.keepNotes = () => Promise.reject(new Error('the disk is full'));
    expect(await start(folder).library.summaries()).toHaveLength(2);
  });

  it('a folder that could not be read is no fault of the file', async () => {
    const folder = await folderWith();
    const { library } = start(folder);
    const read = folder.read.bind(folder);
    folder.read = () => Promise.reject(new Error('EACCES: permission denied'));
    expect((await library.summaries()).map(({ problem }) => problem)).toEqual(['EACCES: permission denied', 'EACCES: permission denied']);
    folder.read = read;
    expect((await library.summaries()).find(({ match }) => match === 'match-1')!.problem).toBeNull();
  });
});
