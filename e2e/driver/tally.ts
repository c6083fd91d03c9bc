import type { Hands } from './hands.ts';
import type { Seen } from './eyes.ts';

/** What somebody did with an answer, or with several in one gesture. */
export type Did = 'moved' | 'attacked' | 'ended' | 'other';

interface Round {
  readonly who: string;
  /** What was done, with the inputs that each took. */
  readonly deeds: (readonly [Did, number])[];
}

const inputsOf = ({ deeds }: Round): number => deeds.reduce((sum, [, inputs]) => sum + inputs, 0);
const times = ({ deeds }: Round, wanted: Did): number => deeds.filter(([did]) => did === wanted).length;

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)] ?? 0, sorted[Math.floor(sorted.length / 2)] ?? 0];
  return (low + high) / 2;
}

/** What of a question names who acts. */
const actorOf = ({ request }: Seen): string | null => (request?.kind === 'pick' && request.ask === 'act' ? String(request.about['unit'] ?? request.about['character'] ?? request.about['figure']) : null);

/** Counts what a match takes at the screen: in all, for each answer, and for each activation in which somebody moves and attacks. */
export class Tally {
  readonly #counts: (seen: Seen) => boolean;
  readonly #rounds: Round[] = [];
  #now: Round | null = null;
  questions = 0;
  inputs = 0;
  /** Inputs during activations that belong to no move or attack of theirs. */
  #aside = 0;

  /** `counts`: whether a question belongs to a unit's own moves and attacks; all of them where nothing is said. */
  constructor(counts: (seen: Seen) => boolean = () => true) {
    this.#counts = counts;
  }

  /** Answers a question and counts what it took. */
  async count(hands: Hands, seen: Seen, answer: () => Promise<Did>): Promise<void> {
    const who = actorOf(seen);
    if (who !== null && this.#now?.who !== who) {
      this.#now = { who, deeds: [] };
      this.#rounds.push(this.#now);
    }
    const before = hands.inputs;
    const did = await answer();
    const took = hands.inputs - before;
    this.questions += 1;
    this.inputs += took;
    if (this.#now !== null && this.#counts(seen) && (who === null || did !== 'other')) {
      this.#now.deeds.push([did, took]);
    } else if (this.#now !== null) this.#aside += took;
    if (did === 'ended') this.#now = null;
  }

  /** Inputs of each activation that is over and held a move and an attack; of one that held more than one of each (cards grant them), nothing. */
  get whole(): readonly number[] {
    return this.#rounds.filter((round) => round !== this.#now && times(round, 'moved') === 1 && times(round, 'attacked') === 1).map(inputsOf);
  }

  /** Inputs of a move and an attack together, each in the middle of all there were, whether they came in one activation or not. */
  get moveAndAttack(): number {
    const of = (wanted: Did): number => median(this.#rounds.flatMap(({ deeds }) => deeds.flatMap(([did, inputs]) => (did === wanted ? [inputs] : []))));
    return of('moved') + of('attacked');
  }

  get median(): number {
    return median(this.whole);
  }

  /** The figures in a line. `answers`: how many the match's file holds of this person. */
  told(hand: string, answers: number): string {
    const per = (this.inputs / answers).toFixed(2);
    return `${hand}: ${this.inputs} inputs for ${answers} answers to ${this.questions} questions, ${per} for each; ${this.#aside} of them for cards and the trees of attacks; ` +
      `activations of move and attack took ${this.whole.join(', ') || 'nothing'}, in the middle ${this.median}; ` +
      `all: ${this.#rounds.map(({ deeds }) => deeds.map(([did, inputs]) => `${did} ${inputs}`).join(' ')).join(' | ')}`;
  }
}
