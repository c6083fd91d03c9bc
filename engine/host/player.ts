/** Players without a screen, as matches, tournaments and set-ups seat them. */
import { randomFrom } from '../core/rng.ts';
import type { Play } from '../core/rules.ts';
import type { Answer, PickRequest, PlaceRequest } from '../core/script.ts';
import type { Session } from '../core/session.ts';
import type { Plans } from './plans.ts';
import type { Weights } from '../search/fit.ts';
import { fittedPlay } from '../search/fitted.ts';
import { planAhead, type Budget } from '../search/plan.ts';
import { bestAnswer } from '../search/single.ts';

/** Who plays a seat without a screen: by reflex, by plans within a budget and perhaps weights of its own, or by weighing each answer alone with so many play-outs. */
export type Player = 'reflex' | { readonly plans: Budget; readonly weights?: Weights } | { readonly single: number };

/** Answers in each future of one who weighs answers alone. */
const DEPTH = 25;

interface Thinking {
  readonly play: Play<unknown, unknown>;
  readonly session: Session<unknown, unknown>;
  readonly request: PickRequest | PlaceRequest;
  readonly player: Player;
  readonly plans: Plans;
  readonly seed: number;
}

/** What a player who thinks answers, with what its seat knows alone; null for the reflex, and where thinking leads nowhere. */
export function thoughtOut({ play, session, request, player, plans, seed }: Thinking): Answer | null {
  if (player === 'reflex') return null;
  const intended = plans.next(request);
  if (intended !== null && session.refuse(intended) === null) return intended;
  const known = play.imagine(session.moment, request.seat, randomFrom(seed));
  if (known === null) return null;
  const clock = { seed, clock: null };
  const [answer, ...rest] = 'plans' in player
    ? planAhead(player.weights === undefined ? play : fittedPlay(play, player.weights), known, request.seat, { ...player.plans, ...clock }).plan
    : [{ asked: '', answer: bestAnswer(play, known, request.seat, { milliseconds: null, playouts: player.single, depth: DEPTH, ...clock }) }];
  if (session.refuse(answer!.answer) !== null) return null;
  plans.keep(request.seat, rest);
  return answer!.answer;
}
