import { throwDice } from '../../core/dice.ts';
import { randomFrom } from '../../core/rng.ts';
import type { Play } from '../../core/rules.ts';
import { onlyAnswer, type Seat } from '../../core/script.ts';
import { Session } from '../../core/session.ts';
import { toEnd } from '../../core/steps.ts';
import { playOn } from '../../search/future.ts';
import { Sampler, type Plan } from '../../search/sampling.ts';
import { eachCall, interleaved, mean } from '../../testing/stopwatch.ts';
import type { Effort } from './figure.ts';
import { untilWarm } from './warm.ts';

/** Each so many answers of a game a question is taken, with so many plans, each tried in so many futures. */
const EVERY = 20;
const PLANS = 16;
const FUTURES = 2;

/** A plan of a seat, for a question that was asked in the turn of `acting`. */
interface Begun {
  readonly plan: Plan<unknown, unknown>;
  readonly seat: Seat;
  readonly acting: Seat;
}

/** Milliseconds of one play-out on average, once all is warm: a plan's end is copied, played on to where it is judged. */
export function playoutsOf(play: Play<unknown, unknown>, { rounds, games }: Effort): number {
  const begun = beginnings(play, games > 1 ? Infinity : 1);
  const playouts = begun.flatMap((one) => Array.from({ length: FUTURES }, (_, index) => ({ ...one, index })));
  const played = ({ plan, seat, acting, index }: (typeof playouts)[number]): number => {
    let value = 0;
    toEnd(playOn(play, plan.end.onward(), seat, acting, { seed: 1, index }, (state) => { value += play.mind.judge(state, seat); }));
    return value;
  };
  if (games > 1) untilWarm(() => interleaved([() => playouts.map(played)], { rounds: 1, ms: 0 })[0]!);
  const [times] = eachCall([played], playouts, { rounds });
  return mean(times!);
}

/** Plans for questions of a game between quick seats. */
function beginnings(play: Play<unknown, unknown>, most: number): readonly Begun[] {
  const session = new Session(play.system, play.state, [], true);
  const random = randomFrom(7);
  const begun: Begun[] = [];
  let [seed, questions] = [7, 0];
  for (let at = 1; session.request !== null && questions < most; at++) {
    const { request, state } = session;
    if (request.kind === 'roll') {
      const [thrown, next] = throwDice(request, seed);
      seed = next;
      session.answer(thrown);
      continue;
    }
    if (at >= EVERY * (questions + 1) && onlyAnswer(request) === null) {
      questions += 1;
      const acting = play.mind.acting(state);
      const plans = new Sampler(play, session.fork(), request.seat, random).plans(PLANS, () => false);
      begun.push(...toEnd(plans).map((plan) => ({ plan, seat: request.seat, acting })));
    }
    session.answer(play.mind.reflex(state, request, random));
  }
  return begun;
}
