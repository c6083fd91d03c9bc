import { canonical } from '../core/hash.ts';
import { InputError } from '../core/form.ts';
import { randomFrom } from '../core/rng.ts';
import type { Answer, PickRequest, PlaceRequest, Seat } from '../core/script.ts';
import { assetsFolder } from '../node/assets-folder.ts';
import { Content } from '../node/content.ts';
import { counselling, type Counsel } from '../search/counsel.ts';
import { apart } from '../search/grounds.ts';
import { LEVELS, levels, USUAL_LEVEL, type LevelId } from '../search/levels.ts';
import { carryOut, readWords, say, UsageError, whole } from './command.ts';
import { afterAnswers } from '../host/game.ts';
import { replayable } from './replay.ts';

const USAGE = `gantry advise FILE [--at N] [--level ${LEVELS.join('|')}] [--seed N] [--json]

Says what the opponent would do where a match file stands after N answers, or at its last question: the best plan, the best ones that begin
otherwise, and what speaks for each. The chance to win is how the match stands once the other side has had its next turn, or soon after; what it rests on is
given in points of the rule system's own judgement. It knows what the seat that is asked may know, and no more.`;

const OPTIONS = {
  at: { type: 'string' },
  level: { type: 'string', default: USUAL_LEVEL },
  seed: { type: 'string', default: '1' },
  json: { type: 'boolean', default: false },
} as const;

/** What can be said of one question of a match. */
interface Advice {
  readonly file: string;
  readonly system: string;
  /** The question stands after so many answers. */
  readonly at: number;
  readonly seat: Seat;
  readonly asked: string;
  /** What was answered; null where the file ends. */
  readonly played: Answer | null;
  readonly counsels: readonly Counsel[];
}

/** Carries out `advise` and gives the exit code: 0 done, 1 a file is bad, 2 wrong words. */
export const runAdvise = ([, ...words]: readonly string[], assets = assetsFolder(import.meta.url)): Promise<number> =>
  carryOut(USAGE, async () => {
    const { values, positionals: [file, ...others] } = readWords(words, { options: OPTIONS, allowPositionals: true });
    if (file === undefined || others.length > 0) throw new UsageError('advise needs one file');
    if (!LEVELS.includes(values.level as LevelId)) throw new UsageError(`--level: there is no level "${values.level}"; there are ${LEVELS.join(', ')}`);
    const at = values.at === undefined ? null : whole('--at', values.at, 0, 1_000_000);
    const advice = await advise(file, { at, level: values.level as LevelId, seed: whole('--seed', values.seed, -(2 ** 31), 2 ** 31 - 1) }, new Content(assets));
    say(values.json ? JSON.stringify(advice, null, 1) : describe(advice));
    return 0;
  });

interface Wanted {
  /** After how many answers; null: at the last question. */
  readonly at: number | null;
  readonly level: LevelId;
  readonly seed: number;
}

async function advise(file: string, { at, level, seed }: Wanted, content: Content): Promise<Advice> {
  const { play, record: { header }, answers } = await replayable(file, content);
  if (at !== null && at > answers.length) throw new UsageError(`--at: the match has ${answers.length} answers, not ${at}`);
  for (let here = at ?? answers.length; here >= 0; here--) {
    const { request, moment } = afterAnswers(play, answers.slice(0, here));
    if (request === null || request.kind === 'roll') {
      if (at !== null) throw new UsageError(`--at: after ${at} answers ${request === null ? 'the match is over' : 'dice fall'}: nobody is asked`);
      continue;
    }
    const { seat, ask } = request;
    const known = play.imagine(moment, seat, randomFrom(seed)) ?? moment;
    const counsels = counselled(play, known, seat, { ...levels[level], milliseconds: null, clock: null, seed });
    return { file, system: header.system, at: here, seat, asked: ask, played: answers[here] ?? null, counsels };
  }
  throw new InputError(file, 'nobody was asked anything in this match');
}

/** Counsel on a question, thought to the end. */
export function counselled(...asked: Parameters<typeof counselling<unknown, unknown>>): readonly Counsel[] {
  const thinking = counselling(...asked);
  let step = thinking.next();
  while (step.done !== true) step = thinking.next();
  return step.value;
}

const percent = (value: number): string => `${Math.round(50 * (value + 1))} %`;
const signed = (points: number): string => `${points < 0 ? '−' : '+'}${Math.abs(points).toFixed(1)}`;

/** What speaks for one plan beside another, the weightiest first. */
function beside({ grounds }: Counsel, other: Counsel): string {
  const told = apart(grounds, other.grounds);
  return told.length === 0 ? 'nothing that could be told apart' : told.map(({ name, by }) => `${name} ${signed(by)}`).join(', ');
}

const answerWords = (request: PickRequest | PlaceRequest, answer: Answer): string => {
  if (answer.kind === 'pick') return `${request.ask}: ${answer.picks.length === 0 ? 'none' : answer.picks.join(' + ')}`;
  if (answer.kind !== 'place' || answer.at === null) return `${request.ask}: stay`;
  const { x, y, z } = answer.at;
  return `${request.ask}: to (${Math.round(x)}, ${Math.round(z)}) mm${Math.round(y) === 0 ? '' : `, ${Math.round(y)} mm up`}`;
};

function describe({ file, system, at, seat, asked, played, counsels }: Advice): string {
  const [best, second] = counsels;
  const isPlayed = ({ steps }: Counsel): boolean => played !== null && canonical(steps[0]!.answer) === canonical(played);
  const lines = counsels.map((counsel, i) => [
    `${i + 1}. ${percent(counsel.value)}${isPlayed(counsel) ? ' (begins as was played)' : ''}  ${counsel.steps.map(({ request, answer }) => answerWords(request, answer)).join('; ')}`,
    ...(i > 0 ? [`   beside the first: ${beside(counsel, best!)}`] : second === undefined ? [] : [`   beside the second: ${beside(counsel, second)}`]),
  ].join('\n'));
  return [`${file}: ${system}, after ${at} answers seat ${seat + 1} is asked "${asked}"`, ...lines].join('\n');
}
