import { InputError } from '../core/form.ts';
import { offeredAs } from '../host/offer.ts';
import { readRecord } from '../host/record/read.ts';
import { systems } from '../host/systems.ts';
import type { Content } from '../node/content.ts';
import { unpacked } from '../node/pack.ts';
import { readBytes } from './files.ts';
import { replayAnswers } from './game.ts';

const SOURCE = 'match file';

/** A file that replays as it says. */
interface ReplayReport {
  readonly file: string;
  readonly system: string;
  readonly answers: number;
  readonly over: boolean;
  readonly winner: number | null;
  readonly turns: number;
  readonly hash: string;
}

/** Runs a match file of any version again and verifies how it ends. Throws `InputError` naming the cause when it is damaged, or does not replay. */
export async function replay(file: string, content: Content): Promise<ReplayReport> {
  const { header, steps, end, torn } = readRecord(await unpacked(await readBytes(file)));
  if (torn !== null) throw new InputError(SOURCE, `cut off: the last line is not complete (after answer ${steps.length})`);
  const answers = steps.flatMap(({ answer }) => answer ?? []);
  if (answers.length < steps.length) throw new InputError(SOURCE, `it holds what ${header.sight === null ? 'somebody who watched' : `seat ${Number(header.sight) + 1}`} knew of a match that still ran, not its answers: it can be shown and gone on with, not run again`);
  const offered = offeredAs(systems, header.system);
  if (offered === undefined) throw new InputError(SOURCE, `there is no rule system "${header.system}"`);
  const setup = offered.rules.readSetup(header.setup);
  const play = offered.rules.start(setup, await content.terrain(setup.table));
  const otherContent = play.content === header.content ? '' : ` (cards or terrain differ: the file has content ${header.content}, this version ${play.content})`;
  let replayed;
  try {
    replayed = replayAnswers(play, answers);
  } catch (error) {
    throw error instanceof InputError ? new InputError(SOURCE, `${error.message}${otherContent}`) : error;
  }
  const { hash, over, winner, turns } = replayed;
  if (end !== null && end.state !== hash) throw new InputError(SOURCE, `the end differs: the file says ${end.state}, the replay ends with ${hash}${otherContent}`);
  if (end !== null && !over) throw new InputError(SOURCE, `the file says that the match is over, the replay waits for another answer${otherContent}`);
  return { file, system: header.system, answers: answers.length, over, winner, turns, hash };
}
