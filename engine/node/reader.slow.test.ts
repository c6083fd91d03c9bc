import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { InputError } from '../core/form.ts';
import { NewerFile } from '../host/record/read.ts';
import { WHOLE } from '../host/record/record.ts';
import { LONGEST } from '../host/record/bounds.ts';
import { RecordWriter } from '../host/record/write.ts';
import { threadProgram } from '../testing/folders.ts';
import { testDesk } from '../testing/memory.ts';
import { readerThread, type Reader } from './reader.ts';

const reports: string[] = [];
let reader: Reader;

beforeAll(async () => {
  const program = await threadProgram(join(import.meta.dirname, '../testing/toy/reader.ts'));
  reader = readerThread({ program, workerData: null, patience: 9000, report: (message) => reports.push(message) });
});

afterAll(() => reader.close());

/** A match file of the toy; a goal of 13, 14 and 15 is what its reader cannot bear. */
const file = (goal: number, change: object = {}): string =>
  RecordWriter.begin({ system: 'toy', setup: { table: 'floor', goal }, seats: ['person', 'person'], seed: 1, content: 'x', undo: 'off', name: '', started: 0, ...WHOLE, ...change }).text;

it('a file is read in a thread of its own', async () => {
  expect(await reader.matches.outline(file(9))).toMatchObject({ system: 'toy', table: 'floor', answers: 0, over: false });
  expect(await reader.matches.resumable(file(9))).toMatchObject({ answers: 0, plan: { steps: [], rests: [{ at: 0 }], dice: [] }, notice: expect.stringContaining('have changed') as unknown });
});

it('what is wrong with a file is told as it is where it is read: input, a newer version, faults', async () => {
  await expect(reader.matches.outline('nothing')).rejects.toThrow(InputError);
  await expect(reader.matches.outline(file(9).replace('"version":3', '"version":99'))).rejects.toThrow(NewerFile);
  await expect(reader.matches.resumable(file(9, { system: 'chess' }))).rejects.toMatchObject({ name: 'LinkFault', code: 'broken', message: expect.stringContaining('no rule system "chess"') as unknown });
  await expect(reader.matches.moment(file(9), 4)).rejects.toMatchObject({ name: 'LinkFault' });
});

it('a text longer than any match or table is not handed over: a thread could run out of memory on taking it in, and the program with it', async () => {
  const endless = 'x'.repeat(LONGEST + 1);
  const lost = reports.length;
  await expect(reader.matches.outline(endless)).rejects.toThrow(`match file: it is longer than ${LONGEST} characters`);
  await expect(reader.tables.read(endless)).rejects.toThrow(`it is longer than ${LONGEST} characters`);
  expect(await reader.matches.outline(file(9))).toMatchObject({ system: 'toy' });
  expect(reports.length).toBe(lost);
});

it.each([[13, 'reading it broke off'], [14, 'reading it takes longer than'], [15, 'reading it takes more memory than any match or table needs']] as const)('a file that would stop the host (%i) is named, and the next one is read', async (goal, why) => {
  const [bad, good] = await Promise.allSettled([reader.matches.accepted(file(goal)), reader.matches.accepted(file(9))]);
  expect(bad).toMatchObject({ status: 'rejected', reason: { name: 'LinkFault', code: 'broken', message: expect.stringContaining(why) as unknown } });
  expect(good).toMatchObject({ status: 'fulfilled' });
  expect(reports.at(-1)).toContain('a reading thread was lost');
});

it.each([13, 14, 15])('the host goes on while and after somebody opens such a file (%i): the match being played takes answers', async (goal) => {
  const place = testDesk({ reading: reader.matches });
  const { match } = await place.call('newMatch', { system: 'toy', setup: { table: 'floor', goal: 50 }, seats: ['person', 'person'] });
  place.folder.files.set('bad', file(goal));
  const opening = place.call('continueMatch', { match: 'bad' }).catch((error: unknown) => error);
  expect(await place.call('answer', { match, at: 0, answer: { kind: 'pick', picks: ['one'] } })).toEqual({ ok: true });
  expect(String(await opening)).toContain('the file is left as it is');
  expect(place.folder.files.get('bad')).toBe(file(goal));
});
