import { assetsFolder } from '../node/assets-folder.ts';
import { Content } from '../node/content.ts';
import { unpacked } from '../node/pack.ts';
import { ReadingHere } from '../host/reading/here.ts';
import type { PastQuestion } from '../host/reading/reading.ts';
import { choiceOf, type Choice, type Review } from '../host/review/review.ts';
import { systems } from '../host/systems.ts';
import { LEVELS, levels, type LevelId } from '../search/levels.ts';
import { counselled } from './advise.ts';
import { carryOut, readWords, say, UsageError, whole } from './command.ts';
import { readBytes } from './files.ts';
import { replayable } from './replay.ts';

const USAGE = `gantry review FILE [--choices N] [--level ${LEVELS.join('|')}] [--json]

Says how a match was played: each seat's chance to win after every turn, how the dice fell beside what they come to on average, and what was chosen
beside the best plan that the opponent finds with what that seat knew, the dearest first. --choices N weighs the first N choices alone, 0 none.
The game keeps the same beside the file of a match that is over (NAME.review.json).`;

const OPTIONS = {
  choices: { type: 'string' },
  level: { type: 'string', default: 'player' },
  json: { type: 'boolean', default: false },
} as const;

/** Carries out `review` and gives the exit code: 0 done, 1 a file is bad, 2 wrong words. */
export const runReview = ([, ...words]: readonly string[], assets = assetsFolder(import.meta.url)): Promise<number> =>
  carryOut(USAGE, async () => {
    const { values, positionals: [file, ...others] } = readWords(words, { options: OPTIONS, allowPositionals: true });
    if (file === undefined || others.length > 0) throw new UsageError('review needs one file');
    if (!LEVELS.includes(values.level as LevelId)) throw new UsageError(`--level: there is no level "${values.level}"; there are ${LEVELS.join(', ')}`);
    const most = values.choices === undefined ? Infinity : whole('--choices', values.choices, 0, 1_000_000);
    const review = await reviewOf(file, new Content(assets), most, values.level as LevelId);
    say(values.json ? JSON.stringify(review, null, 1) : describe(file, review));
    return 0;
  });

/** Choices that are listed. */
const LISTED = 10;

async function reviewOf(file: string, content: Content, most: number, level: LevelId): Promise<Review> {
  const { play } = await replayable(file, content);
  const text = await unpacked(await readBytes(file));
  const reading = new ReadingHere(systems, (table) => content.terrain(table));
  const chronicle = await reading.chronicle(text);
  const weighed: Choice[] = [];
  for (const at of chronicle.choices.slice(0, most)) {
    const question: PastQuestion | null = await reading.question(text, at);
    if (question?.at !== at) continue;
    const { job: { moment, seat, seed }, played } = question;
    const choice = choiceOf(at, seat, counselled(play, moment, seat, { ...levels[level], milliseconds: null, clock: null, seed }, played));
    if (choice !== null) weighed.push(choice);
  }
  return { ...chronicle, weighed };
}

const percent = (share: number): string => `${Math.round(100 * share)} %`;

function describe(file: string, { turns, falls, weighed }: Review): string {
  const lines = [`${file}: chances to win after each turn`, ...turns.map(({ at, seat, chances }) => `  after ${at} answers, turn of seat ${seat + 1}: ${chances.map(percent).join(' – ')}`)];
  const kinds = new Map<string, { rolled: number; expected: number }>();
  for (const { seat, kind, rolled, expected } of falls) {
    const key = `seat ${seat + 1}, ${kind}`;
    const sum = kinds.get(key) ?? { rolled: 0, expected: 0 };
    kinds.set(key, { rolled: sum.rolled + rolled, expected: sum.expected + expected });
  }
  lines.push('dice, and what they come to on average', ...[...kinds].sort().map(([key, { rolled, expected }]) => `  ${key}: ${rolled} of ${expected.toFixed(1)}`));
  if (weighed.length === 0) return lines.join('\n');
  const dearest = [...weighed].sort((a, b) => (b.best - b.played) - (a.best - a.played)).slice(0, LISTED);
  lines.push('choices, the dearest first', ...dearest.map(({ at, seat, best, played }) => `  after ${at} answers, seat ${seat + 1}: ${percent(played)} where ${percent(best)} could be had`));
  return lines.join('\n');
}
