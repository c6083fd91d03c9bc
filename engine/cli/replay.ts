import { InputError } from '../core/form.ts';
import type { Play } from '../core/rules.ts';
import type { Answer } from '../core/script.ts';
import { groundOf } from '../host/ground.ts';
import { offeredAs } from '../host/offer.ts';
import { readRecord } from '../host/record/read.ts';
import type { MatchRecord } from '../host/record/record.ts';
import { checkedStyle } from '../host/seats.ts';
import { systems } from '../host/systems.ts';
import type { Content } from '../node/content.ts';
import { unpacked } from '../node/pack.ts';
import { readBytes } from './files.ts';
import { replayAnswers } from '../host/game.ts';

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

/** A match file whose answers can be given again. */
export interface Replayable {
  readonly play: Play<unknown, unknown>;
  readonly record: MatchRecord;
  readonly answers: readonly Answer[];
  /** Said where the rules do not take them: whether cards or terrain are others now; empty where they are the same. */
  readonly otherContent: string;
}

/** Reads a match file of any version and its rule system. Throws `InputError` naming the cause when it is damaged, or holds no answers. */
export async function replayable(file: string, content: Content): Promise<Replayable> {
  const record = readRecord(await unpacked(await readBytes(file)));
  const { header, steps, torn } = record;
  if (torn !== null) throw new InputError(SOURCE, `cut off: the last line is not complete (after answer ${steps.length})`);
  const answers = steps.flatMap(({ answer }) => answer ?? []);
  if (answers.length < steps.length) throw new InputError(SOURCE, `it holds what ${header.sight === null ? 'somebody who watched' : `seat ${Number(header.sight) + 1}`} knew of a match that still ran, not its answers: it can be shown and gone on with, not run again`);
  const offered = offeredAs(systems, header.system);
  if (offered === undefined) throw new InputError(SOURCE, `there is no rule system "${header.system}"`);
  const setup = offered.rules.readSetup(header.setup);
  const play = offered.rules.start(setup, await content.terrain(groundOf(header, setup)));
  checkedStyle(play, header.style, SOURCE);
  const otherContent = play.content === header.content ? '' : ` (cards or terrain differ: the file has content ${header.content}, this version ${play.content})`;
  return { play, record, answers, otherContent };
}

/** Runs a match file again and verifies how it ends. Throws `InputError` naming the cause when it is damaged, or does not replay. */
export async function replay(file: string, content: Content): Promise<ReplayReport> {
  const { play, record: { header, end }, answers, otherContent } = await replayable(file, content);
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
