import { readFile } from 'node:fs/promises';
import { InputError } from '../core/form.ts';
import { readMatch } from '../core/match.ts';
import type { Answer } from '../core/script.ts';
import { isJournal, readJournal } from '../host/journal.ts';
import { offeredAs } from '../host/offer.ts';
import { systems } from '../host/systems.ts';
import type { Content } from './content.ts';
import { replayAnswers } from './game.ts';

/** A file that replays as it says. */
export interface ReplayReport {
  readonly file: string;
  readonly kind: 'match' | 'journal';
  readonly system: string;
  readonly answers: number;
  readonly over: boolean;
  readonly winner: number | null;
  readonly turns: number;
  readonly hash: string;
}

interface Recorded {
  readonly kind: 'match' | 'journal';
  readonly system: string;
  readonly content: string;
  readonly setup: unknown;
  readonly answers: readonly Answer[];
  readonly end: string | null;
}

/** Runs a match file or journal again and verifies how it ends. Throws `InputError` naming the cause when it is damaged, or does not replay. */
export async function replay(file: string, content: Content): Promise<ReplayReport> {
  const { kind, system, answers, end, ...recorded } = readRecorded(await readText(file));
  const offered = offeredAs(systems, system);
  if (offered === undefined) throw new InputError(kind, `there is no rule system "${system}"`);
  const setup = offered.rules.readSetup(recorded.setup);
  const play = offered.rules.start(setup, await content.terrain(setup.table));
  const otherContent = play.content === recorded.content ? '' : ` (cards or terrain differ: the file has content ${recorded.content}, this version ${play.content})`;
  let replayed;
  try {
    replayed = replayAnswers(play, answers);
  } catch (error) {
    throw error instanceof InputError ? new InputError(kind, `${error.message}${otherContent}`) : error;
  }
  const { hash, over, winner, turns } = replayed;
  if (end !== null && end !== hash) throw new InputError(kind, `the end differs: the file says ${end}, the replay ends with ${hash}${otherContent}`);
  if (end !== null && !over) throw new InputError(kind, `the file says that the match is over, the replay waits for another answer${otherContent}`);
  return { file, kind, system, answers: answers.length, over, winner, turns, hash };
}

function readRecorded(text: string): Recorded {
  if (text.trimStart().startsWith('{') && !text.trimEnd().endsWith('}')) throw new InputError(isJournal(text) ? 'journal' : 'match file', 'cut off: its end is missing');
  if (!isJournal(text)) return { kind: 'match', ...readMatch(text) };
  const { header, entries, end, torn } = readJournal(text);
  if (torn !== null) throw new InputError('journal', `cut off: the last line is not complete (after answer ${entries.length})`);
  return { kind: 'journal', system: header.system, content: header.content, setup: header.setup, answers: entries.map(({ answer }) => answer), end: end?.state ?? null };
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new InputError(file, 'there is no such file');
    throw error;
  }
}
