/**
 * A Gantry as far as a folder of matches goes: it opens the match "m", says what came of it, then adds an answer for each line that it
 * hears. Words: the folder; "begin", or the lock that a person has named ("" for none).
 */
import { createInterface } from 'node:readline';
import { LinkFault, MatchHeld } from '../host/fault.ts';
import type { OpenMatchFile } from '../host/match-folder.ts';
import { readRecord } from '../host/record/read.ts';
import { WHOLE } from '../host/record/record.ts';
import { RecordWriter } from '../host/record/write.ts';
import { MatchFiles } from './match-files.ts';

const [folder, word] = process.argv.slice(2) as [string, string];
const files = new MatchFiles(folder, () => {});
const say = (what: object): void => void process.stdout.write(`${JSON.stringify(what)}\n`);

async function begun(): Promise<{ readonly file: OpenMatchFile; readonly writer: RecordWriter }> {
  const { text, writer } = RecordWriter.begin({ system: 'toy', setup: {}, seats: ['person', 'person'], content: 'x', name: '', started: 0, undo: 'safe', seed: 1, ...WHOLE });
  return { file: await files.create('m', text), writer };
}

async function goneOn(): Promise<{ readonly file: OpenMatchFile; readonly writer: RecordWriter }> {
  const was = (await files.read('m'))!;
  const { whole, check, steps } = readRecord(was);
  return { file: await files.reopen('m', whole, was, word === '' ? undefined : word), writer: new RecordWriter(check, steps.length) };
}

/** Says what became of something: done, or the code and the words of why not. */
async function attempt<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    const done = await work();
    say({ done: true });
    return done;
  } catch (error) {
    say({ done: false, code: error instanceof LinkFault ? error.code : 'open', why: (error as Error).message, ...(error instanceof MatchHeld ? error.held : {}) });
    return null;
  }
}

const open = await attempt(word === 'begin' ? begun : goneOn);
if (open !== null) {
  const { file, writer } = open;
  for await (const answer of createInterface(process.stdin)) {
    await attempt(async () => {
      const line = writer.step({ seat: 0, answer: { kind: 'pick', picks: [answer] }, turn: 1, events: [] });
      await file.append(line.text);
      line.written();
    });
  }
  await file.close();
}
process.exit(0);
