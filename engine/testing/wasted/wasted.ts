/** Turns of a match that were ended while something better could still be done. */
import { canonical } from '../../core/hash.ts';
import { seedOf } from '../../core/rng.ts';
import type { Play } from '../../core/rules.ts';
import { onlyAnswer, type Answer, type Seat } from '../../core/script.ts';
import { Session, type Moment } from '../../core/session.ts';
import { toEnd } from '../../core/steps.ts';
import { ALONE } from '../../search/plan.ts';
import { Weighing, type Numbered } from '../../search/weighing.ts';

/** How thoroughly it is looked. */
export interface Look {
  /** Play-outs for each option, the same futures for all of a question. */
  readonly playouts: number;
  readonly seed: number;
}

/** A turn that was ended, and what would have been better first. */
export interface Wasted {
  /** The answer's number in the match, from 0. */
  readonly at: number;
  readonly seat: Seat;
  readonly better: Answer;
  /** How much better the match stands with it on average, of -1 to 1, and that figure's standard error. */
  readonly lead: number;
  readonly error: number;
}

/** What was found in a match. */
export interface Waste {
  /** Turns, or activations where a turn has several. */
  readonly turns: number;
  /** Those that were ended while something could still be done. */
  readonly ended: number;
  readonly wasted: readonly Wasted[];
}

/** What every rule system calls the option that ends a turn with nothing more done. */
const END = 'end';
/** A lead counts where it is so many standard errors above nothing: of a hundred that are luck alone one does at the most. */
const SURE = 2.58;
/** Options that are behind by that much after this share of the play-outs have no more. */
const FIRST = 0.25;

/** Looks through a match's answers. Every option is weighed anew, by play-outs that nobody has seen who played. */
export function wastedIn<S, E>(play: Play<S, E>, answers: readonly Answer[], { playouts, seed }: Look): Waste {
  const session = new Session(play.system, play.state, [], true);
  const { mind } = play;
  const wasted: Wasted[] = [];
  let [turns, ended] = [0, 0];
  for (const [at, answer] of answers.entries()) {
    const { request, state, moment } = session;
    const [whose, active] = [mind.acting(state), mind.activated?.(state)];
    if (request?.kind === 'pick' && isEnd(answer) && onlyAnswer(request) === null) {
      const others = mind.suggest(state, request).filter((other) => !isEnd(other) && session.refuse(other) === null);
      const { seat } = request;
      const best = others.length === 0 ? null : bestOver(play, { moment, seat, answer, others }, { playouts, seed: seedOf(seed, at) });
      if (best !== null) wasted.push({ at, seat, ...best });
      ended += 1;
    }
    session.answer(answer);
    const isOver = active === undefined ? mind.acting(session.state) !== whose : active !== null && mind.activated!(session.state) !== active;
    if (isOver || session.request === null) turns += 1;
  }
  return { turns, ended, wasted };
}

const isEnd = (answer: Answer): boolean => answer.kind === 'pick' && answer.picks[0] === END;

interface Question<S> {
  readonly moment: Moment<S>;
  readonly seat: Seat;
  readonly answer: Answer;
  readonly others: readonly Answer[];
}

/** The other answer that is best, where it is better than the one given beyond doubt; null where none is. */
function bestOver<S, E>(play: Play<S, E>, { moment, seat, answer: given, others }: Question<S>, { playouts, seed }: Look): Pick<Wasted, 'better' | 'lead' | 'error'> | null {
  const weighing = new Weighing(play, moment, seat, seed, () => false);
  const options = [given, ...others].map((answer, number) => ({ number, answers: [answer], values: [] as number[] }));
  const tried = (live: readonly (Numbered & { readonly values: number[] })[], from: number, count: number): void => {
    const values = toEnd(weighing.values({ live, from, count, share: 1, least: 0 }, ALONE));
    for (const [i, value] of values.entries()) live[i % live.length]!.values.push(value);
  };
  const first = Math.max(2, Math.round(playouts * FIRST));
  tried(options, 0, first);
  const [own, ...rest] = options;
  const left = rest.filter(({ values }) => { const { lead, error } = leadOf(values, own!.values); return lead + SURE * error > 0; });
  if (left.length === 0) return null;
  if (playouts > first) tried([own!, ...left], first, playouts - first);
  const [best] = left.map(({ answers, values }) => ({ better: answers[0]!, ...leadOf(values, own!.values) })).sort((a, b) => b.lead - a.lead);
  return best!.lead > SURE * best!.error ? best! : null;
}

/** By how much one is ahead of another in the same futures, on average, and how sure that is. */
function leadOf(values: readonly number[], over: readonly number[]): { readonly lead: number; readonly error: number } {
  const leads = values.map((value, i) => value - over[i]!);
  const lead = leads.reduce((sum, each) => sum + each, 0) / leads.length;
  const variance = leads.reduce((sum, each) => sum + (each - lead) ** 2, 0) / Math.max(1, leads.length - 1);
  return { lead, error: Math.sqrt(variance / leads.length) };
}

/** One line for people. */
export const describeWasted = ({ at, seat, better, lead, error }: Wasted): string =>
  `answer ${at}, seat ${seat + 1}: instead of ending the turn ${canonical(better)} is better by ${lead.toFixed(4)} (± ${error.toFixed(4)})`;
