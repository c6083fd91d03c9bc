import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LONGEST } from '../engine/host/record/bounds.ts';
import { WHOLE } from '../engine/host/record/record.ts';
import { RecordWriter } from '../engine/host/record/write.ts';
import { packed } from '../engine/node/pack.ts';
import { readerThread, type Reader } from '../engine/node/reader.ts';
import type { WorkerData } from '../engine/node/worker.ts';
import { temporaryFolder, threadProgram } from '../engine/testing/folders.ts';
import { testDesk } from '../engine/testing/memory.ts';
import { listenForDrops, type DropEvent, type DroppedFile } from './drop.ts';
import { kindOf, LARGEST } from './file-kinds.ts';
import { filesIn, judge, readOpened } from './files-open.ts';
import { OpenedFiles } from './opened.ts';
import { answerShell } from './shell-calls.ts';
import { isShellReply } from './shell-link.ts';

const folder = temporaryFolder('opened');
const at = (name: string): string => join(folder.path, name);
const { text } = RecordWriter.begin({ system: 'toy', setup: {}, seats: ['person'], seed: 1, content: 'c', undo: 'safe', name: '', started: 0, ...WHOLE });
const ASSETS = join(import.meta.dirname, '../assets');
const table = readFileSync(join(import.meta.dirname, '../assets/tables/refinery.json'), 'utf8');
const tableWith = (change: object): Buffer => Buffer.from(JSON.stringify({ ...(JSON.parse(table) as object), ...change }));
const opening = (tell: () => void = () => {}, report: (message: string) => void = () => {}): OpenedFiles =>
  new OpenedFiles(Promise.resolve(reader), tell, report);
const programOf = (file: string): Promise<string> => threadProgram(join(import.meta.dirname, '../engine', file));
let reader: Reader;
beforeAll(async () => {
  reader = readerThread({ program: await programOf('node/worker.ts'), workerData: { work: 'read', assets: ASSETS } satisfies WorkerData, report: () => {} });
  writeFileSync(at('match.gantry'), await packed(text));
  writeFileSync(at('Plain.GANTRY'), text);
  writeFileSync(at('yard.gantry-table'), table.replace('"Refinery"', '"Re\\u202efinery"'));
});
afterAll(async () => {
  await reader.close();
  folder.remove();
});

describe('which files are opened', () => {
  it('those of ours, by their ending', () => {
    expect(['m.gantry', 'M.Gantry', 'a/b.gantry-table', '.gantry', 'x.gantry.exe', 'gantry', 'x.json', ''].map(kindOf)).toEqual(['match', 'match', 'table', null, null, null, null, null]);
  });

  it('of a command line: whole paths and addresses of files; options and other words are left out', () => {
    expect(filesIn(['.', '--flag=x.gantry', '-a.gantry', 'm.gantry', '/abs/t.gantry-table', 'file:///home/x/with%20space.gantry', 'file://server/m.gantry', 'https://example.com/m.json', 'notes.txt'], '/work'))
      .toEqual(['/work/m.gantry', '/abs/t.gantry-table', '/home/x/with space.gantry']);
  });

  it('the limit is that of match files', () => expect(LARGEST.match).toBe(LONGEST));
});

describe('a file that is opened', () => {
  it('packed or plain, match or table, comes with its name and what is in it, and without its place', async () => {
    expect(await readOpened(at('match.gantry'), reader)).toEqual({ kind: 'match', name: 'match.gantry', text });
    expect(await readOpened(at('Plain.GANTRY'), reader)).toEqual({ kind: 'match', name: 'Plain.GANTRY', text });
    expect(await readOpened(at('yard.gantry-table'), reader)).toEqual({ kind: 'table', name: 'yard.gantry-table', table: { name: 'Refinery', width: 914.4, depth: 914.4, pieces: JSON.parse(table).features.length, unheld: [], why: '' } });
  });

  it('of a table says which missions it cannot hold, and what stands in the way (SP-FIELD-05)', async () => {
    const one = { id: 'he\u202eap', piece: 'crates', at: [0, 254], turn: 30, level: 0 };
    expect(await judge('t.gantry-table', tableWith({ features: [one] }), reader)).toEqual({
      kind: 'table', name: 't.gantry-table',
      table: { name: 'Refinery', width: 914.4, depth: 914.4, pieces: 1, unheld: expect.arrayContaining(['Shifting Priorities', 'Crossfire', 'High Ground']), why: expect.stringMatching(/^mission "shifting-priorities", objective B at 0, 254 mm .* feature "heap" .*\(SP-FIELD-05\)$/) },
    });
    expect(await judge('t.gantry-table', tableWith({ features: [{ ...one, at: [60, -60] }] }), reader)).toMatchObject({ kind: 'table', table: { unheld: [], why: '' } });
  });

  it('is refused with the reason when it is gone, a folder, no plain file, or too large', async () => {
    mkdirSync(at('folder.gantry'));
    writeFileSync(at('large.gantry'), '');
    truncateSync(at('large.gantry'), LARGEST.match + 1);
    writeFileSync(at('large.gantry-table'), '');
    truncateSync(at('large.gantry-table'), LARGEST.table + 1);
    for (const [name, why] of [['none.gantry', 'not there any more'], ['folder.gantry', /folder|no plain file/], ['large.gantry', 'too large'], ['large.gantry-table', 'too large']] as const) {
      expect(await readOpened(at(name), reader), name).toEqual({ kind: 'refused', name, message: expect.stringMatching(why) });
    }
  });

  it.skipIf(process.platform === 'win32')('a pipe is refused at once and makes nobody wait', async () => {
    execFileSync('mkfifo', [at('pipe.gantry')]);
    expect(await readOpened(at('pipe.gantry'), reader)).toMatchObject({ kind: 'refused', message: 'it is no plain file' });
  });

  it('is refused with the reason when what is in it is wrong', async () => {
    const bomb = gzipSync(Buffer.alloc(LARGEST.match + 1000, 32));
    for (const [name, bytes, why] of [
      ['m.gantry', Buffer.from('{}\n'), 'does not say what it is'], ['m.gantry', Buffer.from([0xff, 0xfe]), 'no text'], ['m.gantry', Buffer.from(''), 'empty'], ['m.gantry', bomb, 'longer than'],
      ['m.gantry', Buffer.from(text.replace('"seed":1', '"seed":2')), 'changed after it was written'], ['m.gantry', Buffer.from('['.repeat(100)), 'nested'],
      ['t.gantry-table', Buffer.from('{"id":1}'), '"'], ['t.gantry-table', Buffer.from('{'), 'JSON'], ['t.gantry-table', tableWith({ size: [914.4, 9] }), '"size.1"'], ['t.gantry-table', tableWith({ theme: '../figures' }), 'there is no theme "../figures"; there are desert, refinery, ship, snow'],
      ['t.gantry-table', tableWith({ features: [{ id: 'tower', piece: 'cathedral', at: [0, 0], turn: 0, level: 0 }] }), 'feature tower: there is no piece "refinery/cathedral"'], ['t.gantry-table', tableWith({ features: [{ id: 'tower', piece: 'antenna-tower', at: [0, 'x'], turn: 0, level: 0 }] }), 'feature tower: "at.1"'], ['t.gantry-table', tableWith({ features: [{ id: 'tower', piece: 'antenna-tower', at: [430, 0], turn: 0, level: 0 }] }), 'feature tower: its part "foot" reaches 7.8 mm over the table\'s right edge'],
      ['t.gantry-table', tableWith({ id: 'x'.repeat(121) }), '"id":'], ['t.gantry-table', tableWith({ name: 'x'.repeat(121) }), '"name":'],
      ['t.gantry-table', tableWith({ features: Array.from({ length: 2001 }, (_, i) => ({ id: `c${i}`, piece: 'crates', at: [0, 0], turn: 0, level: 0 })) }), '"features": at most 2000 are needed, there are 2001'],
      ['t.gantry-table', gzipSync(Buffer.alloc(LARGEST.table + 1, 32)), 'too large'], ['x.exe', Buffer.from(text), 'no file of Gantry'],
    ] as const) {
      const file = await judge(name, bytes, reader);
      expect(file, why).toMatchObject({ kind: 'refused', name, message: expect.stringContaining(why) });
      expect(isShellReply({ file })).toBe(true);
    }
  });
});

describe('a table’s file that nothing bears', () => {
  let program = '';
  beforeAll(async () => { program = await programOf('testing/toy/reader.ts'); });

  // Only what never ends has to be waited for: how long the others take is the machine's.
  it.each([[13, 60_000, 'reading it broke off'], [14, 4000, 'reading it takes longer than 10 seconds'], [15, 60_000, 'reading it takes more memory than any match or table needs']] as const)('is refused by name (%i, %i ms: %s), and the match being played takes answers meanwhile', async (width, patience, why) => {
    const said: string[] = [];
    const toy = readerThread({ program, workerData: null, patience, report: (message) => said.push(message) });
    const place = testDesk({ reading: toy.matches });
    const { match } = await place.call('newMatch', { system: 'toy', setup: { table: 'floor', goal: 50 }, seats: ['person', 'person'] });
    const opened = new OpenedFiles(Promise.resolve(toy), () => {}, () => {});
    opened.give('yard.gantry-table', Buffer.from(JSON.stringify({ width })));
    expect(await place.call('answer', { match, at: 0, answer: { kind: 'pick', picks: ['one'] } })).toEqual({ ok: true });
    expect(opened.take()).toBeNull();
    opened.give('small.gantry-table', Buffer.from(JSON.stringify({ width: 900 })));
    await opened.settled;
    expect([opened.take(), opened.take()]).toMatchObject([{ kind: 'refused', name: 'yard.gantry-table', message: `${why}; the file is left as it is` }, { kind: 'table', name: 'small.gantry-table', table: { width: 900 } }]);
    expect(said.at(-1)).toContain('a reading thread was lost');
    await toy.close();
  });
});

describe('files that wait for the screen', () => {
  it('are taken in the order in which they were opened, each once', async () => {
    let told = 0;
    const said: string[] = [];
    const opened = opening(() => told++, (message) => said.push(message));
    opened.open(at('match.gantry'));
    opened.give('x.gantry', Buffer.from('wrong'));
    opened.give('much.gantry', null);
    opened.open(at('yard.gantry-table'));
    expect(opened.take()).toBeNull();
    await opened.settled;
    expect(told).toBe(4);
    expect([1, 2, 3, 4, 5].map(() => opened.take()?.name)).toEqual(['match.gantry', 'x.gantry', 'much.gantry', 'yard.gantry-table', undefined]);
    expect(said).toEqual(Array.from({ length: 2 }, () => 'a file that was opened was refused'));
  });

  it('wait for the program, too: what reads them may not be there yet', async () => {
    let begin: (reading: Reader) => void = () => {};
    const opened = new OpenedFiles(new Promise((resolve) => { begin = resolve; }), () => {}, () => {});
    opened.open(at('yard.gantry-table'));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(opened.take()).toBeNull();
    begin(reader);
    await opened.settled;
    expect(opened.take()).toMatchObject({ kind: 'table', name: 'yard.gantry-table' });
  });

  it('are not heaped up without end', async () => {
    const said: string[] = [];
    const opened = opening(() => {}, (message) => said.push(message));
    for (let i = 0; i < 20; i++) opened.give('x.gantry', null);
    await opened.settled;
    expect(said.filter((message) => message.includes('left out'))).toHaveLength(4);
  });

  it('are asked for by the preload with checked messages', async () => {
    const opened = opening();
    const shown: string[] = [];
    const parts = { opened, reveal: (match: string) => Promise.resolve(void shown.push(match)) };
    expect(await answerShell({ name: 'takeFile' }, parts)).toEqual({ file: null });
    expect(await answerShell({ name: 'dropFile', file: 'm.gantry', bytes: new Uint8Array(await packed(text)) }, parts)).toEqual({ done: true });
    await opened.settled;
    expect(await answerShell({ name: 'takeFile' }, parts)).toEqual({ file: { kind: 'match', name: 'm.gantry', text } });
    expect(await answerShell({ name: 'reveal', match: '2026-11-21-1830-05-3fa9' }, parts)).toEqual({ done: true });
    const gone = { opened, reveal: () => Promise.reject(new Error('its file is not there any more')) };
    expect(await answerShell({ name: 'reveal', match: 'm' }, gone)).toEqual({ error: { code: 'broken', message: 'its file is not there any more' } });
    for (const match of ['../secret', 'a.gantry', '/etc/passwd', 'C:', '']) expect(await answerShell({ name: 'reveal', match }, parts), match).toMatchObject({ error: { code: 'form' } });
    expect(shown).toEqual(['2026-11-21-1830-05-3fa9']);
    for (const wrong of [undefined, 'takeFile', { name: 'readFile', path: '/etc/passwd' }, { name: 'takeFile', path: '/x' }, { name: 'dropFile', file: 'm.gantry', bytes: 'text' }, { name: 'dropFile', file: 'x'.repeat(300), bytes: null }]) {
      expect(await answerShell(wrong, parts), JSON.stringify(wrong)).toMatchObject({ error: { code: 'form' } });
    }
  });
});

describe('a drop on the window', () => {
  const listeners = new Map<string, (event: DropEvent) => void>();
  const given: (readonly [string, number | null])[] = [];
  listenForDrops({ addEventListener: (type, listen) => void listeners.set(type, listen) }, (name, bytes) => given.push([name, bytes?.length ?? null]));
  const file = (name: string, size: number): DroppedFile => ({ name, size, arrayBuffer: () => Promise.resolve(new ArrayBuffer(size)) });
  const drop = (type: 'dragover' | 'drop', files: readonly DroppedFile[], types = ['Files'], defaultPrevented = false): boolean => {
    let handled = false;
    listeners.get(type)!({ defaultPrevented, dataTransfer: { types, files, dropEffect: '' }, preventDefault: () => { handled = true; } });
    return handled;
  };

  it('of our files gives them, of others is left to the page', async () => {
    expect(drop('dragover', [])).toBe(true);
    expect(drop('dragover', [], ['text/plain'])).toBe(false);
    expect(drop('drop', [file('picture.png', 3)])).toBe(false);
    expect(drop('drop', [file('m.gantry', 3), file('team.json', 4), file('t.gantry-table', 5)])).toBe(true);
    expect(drop('drop', [file('huge.gantry', LARGEST.match + 1)])).toBe(true);
    expect(drop('drop', [file('taken.gantry', 3)], ['Files'], true)).toBe(false);
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(given).toEqual([['m.gantry', 3], ['t.gantry-table', 5], ['huge.gantry', null]]);
  });
});
