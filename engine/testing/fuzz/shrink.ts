import fc from 'fast-check';
import { sameFault, type FaultReport } from './fault.ts';
import { playGame, type Played } from './game.ts';
import type { Ground, Grounds } from './grounds.ts';
import { gameOf, numbersOf, type FuzzGame } from './seeds.ts';
import type { Subject } from './subject.ts';

/** Plays a game again. */
export const playAgain = (game: FuzzGame, grounds: Grounds, subject: Subject): Played =>
  playGame(subject, game.setup, grounds.terrain(game.ground), numbersOf(game));

/** Where in its list of attempts the shrinking of a game stands, so that an accepted one goes on from there. */
interface Progress {
  readonly stage: 'plain' | 'drop' | 'empty' | 'thin';
  /** Commands dropped at once, and the first of them. */
  readonly size: number;
  readonly from: number;
}

const START: Progress = { stage: 'plain', size: 0, from: 0 };

/**
 * Games for fast-check: each from a seed, shrunk command by command. First the game is cut at its fault and put on an empty
 * table with the usual settings if the fault survives that; then runs of commands are left out, the longest first; then
 * commands are answered the simplest way; then single answers are.
 */
export class Games extends fc.Arbitrary<FuzzGame> {
  readonly #grounds: Grounds;
  readonly #subject: Subject;

  constructor(grounds: Grounds, subject: Subject) {
    super();
    [this.#grounds, this.#subject] = [grounds, subject];
  }

  override generate(random: fc.Random): fc.Value<FuzzGame> {
    return new fc.Value(gameOf(random.nextInt(0, 0x3fffffff), this.#grounds, this.#subject), START);
  }

  /** Any game may be shrunk, also one that was given as an example. */
  override canShrinkWithoutContext(value: unknown): value is FuzzGame {
    return typeof value === 'object' && value !== null && 'numbers' in value;
  }

  override shrink(game: FuzzGame, context: unknown): fc.Stream<fc.Value<FuzzGame>> {
    return fc.stream(this.#attempts(game, (context as Progress | undefined) ?? START));
  }

  *#attempts(game: FuzzGame, progress: Progress): IterableIterator<fc.Value<FuzzGame>> {
    const { numbers } = game;
    if ('seed' in numbers) {
      yield new fc.Value({ ...game, numbers: playAgain(game, this.#grounds, this.#subject).commands }, START);
      return;
    }
    const commands = trimmed(numbers);
    const { stage } = progress;
    if (stage === 'plain') for (const plainer of plainerStarts(game, this.#subject)) yield new fc.Value({ ...plainer, numbers: commands }, START);
    if (stage === 'plain' || stage === 'drop') yield* dropped(game, commands, stage === 'drop' ? progress : { stage: 'drop', size: largest(commands.length), from: 0 });
    if (stage !== 'thin') yield* emptied(game, commands, stage === 'empty' ? progress.from : 0);
    yield* thinned(game, commands, stage === 'thin' ? progress.from : 0);
  }
}

const largest = (length: number): number => Math.max(1, Math.ceil(length / 2));

/** Zeroes at the end of a command's list say nothing. */
function trimmed(commands: readonly (readonly number[])[]): readonly (readonly number[])[] {
  return commands.map((numbers) => {
    let length = numbers.length;
    while (length > 0 && numbers[length - 1] === 0) length -= 1;
    return numbers.slice(0, length);
  });
}

/** A copy of a list with one item replaced. */
const replaced = <T>(list: readonly T[], index: number, item: T): T[] => list.map((old, i) => (i === index ? item : old));

/** The same answers on plainer ground and with usual settings. */
function* plainerStarts({ ground, setup, numbers }: FuzzGame, subject: Subject): IterableIterator<FuzzGame> {
  const named = ground.named === undefined ? {} : { named: ground.named };
  const grounds: Ground[] = 'table' in ground || ground.boxes.length + ground.ingress.length > 0 ? [{ boxes: [], ingress: [], ...named }] : [];
  if (!('table' in ground)) {
    for (const [i] of ground.boxes.entries()) grounds.push({ ...ground, boxes: ground.boxes.filter((_, k) => k !== i) });
    for (const [i] of ground.ingress.entries()) grounds.push({ ...ground, ingress: ground.ingress.filter((_, k) => k !== i) });
  }
  for (const plainer of grounds) yield { ground: plainer, setup: { ...setup, table: 'boxes' }, numbers };
  for (const plainer of subject.plainer(setup)) yield { ground, setup: plainer, numbers };
}

/** Leaves out runs of commands: half of them, a quarter, … down to single ones. */
function* dropped(game: FuzzGame, commands: readonly (readonly number[])[], { size: first, from: start }: Progress): IterableIterator<fc.Value<FuzzGame>> {
  let from = start;
  for (let size = Math.min(first, largest(commands.length)); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (; from < commands.length; from += size) {
      yield new fc.Value({ ...game, numbers: [...commands.slice(0, from), ...commands.slice(from + size)] }, { stage: 'drop', size, from } satisfies Progress);
    }
    from = 0;
  }
}

/** Answers whole commands the simplest way. */
function* emptied(game: FuzzGame, commands: readonly (readonly number[])[], start: number): IterableIterator<fc.Value<FuzzGame>> {
  for (let i = start; i < commands.length; i++) {
    if (commands[i]!.length > 0) yield new fc.Value({ ...game, numbers: replaced(commands, i, []) }, { stage: 'empty', size: 0, from: i + 1 } satisfies Progress);
  }
}

/** Answers single requests the simplest way, or by smaller numbers. `start` counts all answers. */
function* thinned(game: FuzzGame, commands: readonly (readonly number[])[], start: number): IterableIterator<fc.Value<FuzzGame>> {
  let place = 0;
  for (const [i, numbers] of commands.entries()) {
    for (const [k, number] of numbers.entries()) {
      if (place++ < start || number === 0) continue;
      for (const smaller of number > 8 ? [0, 2, 4] : [0]) {
        yield new fc.Value({ ...game, numbers: replaced(commands, i, replaced(numbers, k, smaller)) }, { stage: 'thin', size: 0, from: place } satisfies Progress);
      }
    }
  }
}

/** What ends shrinking before it is at its end: milliseconds for a person who waits, games played again for the same result on every machine. */
export type ShrinkLimit = { readonly milliseconds: number } | { readonly runs: number };

/** A failing game, made as small as its limit allows. */
interface Shrunk {
  readonly game: FuzzGame;
  readonly fault: FaultReport;
  /** Accepted and tried attempts. */
  readonly steps: number;
  readonly runs: number;
}

/** Shrinks a game with fast-check, keeping its fault the same; what comes to it after more answers than before is no smaller. Throws when the game does not fail. */
export function shrink(game: FuzzGame, grounds: Grounds, subject: Subject, limit: ShrinkLimit): Shrunk {
  const { fault, answers } = playAgain(game, grounds, subject);
  if (fault === null) throw new Error('a game without a fault cannot be shrunk');
  const looking: Subject = fault.rule === 'core' ? subject : { ...subject, promises: false }; // what is not looked for takes no time
  let best = { game, fault };
  let most = answers.length;
  let runs = 0;
  const mostRuns = 'runs' in limit ? limit.runs : Infinity;
  const property = fc.property(new Games(grounds, looking), (candidate) => {
    if (runs === mostRuns) return true;
    runs += 1;
    const again = playAgain(candidate, grounds, looking);
    if (!sameFault(again.fault, fault) || again.answers.length > most) return true;
    best = { game: candidate, fault: again.fault! };
    most = again.answers.length;
    return false;
  });
  const details = fc.check(property, { examples: [[game]], numRuns: 1, plugins: 'runs' in limit ? [] : [fc.interruptAfterTimeLimit(limit.milliseconds)] });
  return { ...best, steps: details.numShrinks, runs };
}
