import { randomFrom } from '../../core/rng.ts';
import { throwDice } from '../../core/dice.ts';
import { onlyAnswer } from '../../core/script.ts';
import type { Play } from '../../core/rules.ts';
import { Session } from '../../core/session.ts';
import type { Offered } from '../../host/offer.ts';
import { Plans } from '../../host/plans.ts';
import { systems } from '../../host/systems.ts';
import { levels, USUAL_LEVEL } from '../../search/levels.ts';
import { planAhead, type Budget } from '../../search/plan.ts';
import { eachCall, quantile } from '../../testing/stopwatch.ts';
import { middleOf } from './core.ts';
import { atMost, rounded, type Effort, type Figure, type Tables } from './figure.ts';
import { playoutsOf } from './playouts.ts';

/** Play-outs of a question. */
const PLAYOUTS = 120;
/** Turns that the usual opponent plays at its own pace, and milliseconds for a question where nobody wants to know exactly. */
const TURNS = 16;
const HASTE = 30;

/** How long the opponent of each asked system thinks: about one question with a fixed count of play-outs, and at its own pace about whole turns, from the middle of a match. */
export async function bench(tables: Tables, effort: Effort, asked: readonly string[]): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const offered of systems.filter(({ rules }) => asked.includes(rules.id))) figures.push(...(await decisions(offered, tables, effort)));
  return figures;
}

async function decisions({ rules, starter }: Offered, tables: Tables, effort: Effort): Promise<readonly Figure[]> {
  const play = rules.start(rules.readSetup(starter('refinery')), await tables.terrain('refinery'));
  const session = middleOf(play, effort);
  const { request, moment } = session;
  if (request === null || request.kind === 'roll') throw new Error(`${rules.id}: there is no question to think about`);
  const exact = effort.rounds > 1;
  const playouts = exact ? PLAYOUTS : 2;
  const seeds = Array.from({ length: effort.decisions }, (_, i) => i + 1);
  const usual = levels[USUAL_LEVEL];
  const counted = { ...usual, milliseconds: null, playouts, clock: null };
  const [times] = eachCall([(seed) => planAhead(play, moment, request.seat, { ...counted, seed })], seeds, { rounds: 1 });
  const slow = quantile(times!, 0.9);
  const { answers, turns } = pace(play, session, exact ? usual : { ...usual, milliseconds: HASTE }, exact ? TURNS : 1);
  return [
    { name: `search: ${rules.id}, decision of ${playouts} play-outs, p90`, value: rounded(slow), unit: 'ms', goal: atMost(250) },
    { name: `search: ${rules.id}, one play-out to where it is judged`, value: rounded(playoutsOf(play, effort)), unit: 'ms', goal: atMost(0.5) },
    { name: `search: ${rules.id}, one play-out with its share of the plans`, value: rounded(slow / playouts), unit: 'ms' },
    { name: `search: ${rules.id}, an answer of the usual opponent, p95`, value: rounded(quantile(answers, 0.95)), unit: 'ms', goal: atMost(1000) },
    { name: `search: ${rules.id}, a turn of the usual opponent, p95`, value: rounded(quantile(turns, 0.95)), unit: 'ms', goal: atMost(4000) },
  ];
}

/** Milliseconds that each answer and each turn take when both sides think at their own pace. */
function pace(play: Play<unknown, unknown>, from: Session<unknown, unknown>, budget: Budget, most: number): Record<'answers' | 'turns', readonly number[]> {
  const session = new Session(play.system, from.moment.base, from.moment.pending, true);
  const [plans, answers, turns] = [new Plans(), [] as number[], [0]];
  let whose = play.mind.acting(session.state);
  for (let { request } = session, seed = 1; request !== null; { request } = session, seed++) {
    if (request.kind === 'roll') {
      session.answer(throwDice(request, seed)[0]);
      continue;
    }
    const now = play.mind.acting(session.state);
    if (now !== whose && turns.push(0) > most) break;
    whose = now;
    const began = performance.now();
    let answer = plans.next(request) ?? onlyAnswer(request);
    if (answer === null) {
      const known = play.imagine(session.moment, request.seat, randomFrom(seed)) ?? session.moment;
      const { plan } = planAhead(play, known, request.seat, { ...budget, seed, clock: () => performance.now() });
      answer = plan[0]!.answer;
      plans.keep(request.seat, plan.slice(1));
    }
    const ms = performance.now() - began;
    answers.push(ms);
    turns[turns.length - 1]! += ms;
    session.answer(answer);
  }
  return { answers, turns: turns.slice(0, most) };
}
