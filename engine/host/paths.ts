/** Where a question leads on before anything is answered: every path is gone on a copy of the match, by the rules' own scripts. */
import type { Onward } from '../core/rules.ts';
import type { PickRequest } from '../core/script.ts';
import type { Session } from '../core/session.ts';
import type { Path } from './link.ts';

type Match = Session<unknown, unknown>;

/** So many picks are tried in all, and so many in a row. */
const MOST = 120;
const DEEPEST = 6;

/** The match after some picks in a row; null where one of them would not be taken, or somebody else is asked on the way. */
export function after(session: Match, picks: readonly string[]): Match | null {
  const seat = session.request?.kind === 'pick' ? session.request.seat : null;
  let now = session;
  for (const pick of picks) {
    const { request } = now;
    if (request?.kind !== 'pick' || request.seat !== seat) return null;
    const next = now.fork();
    const answer = { kind: 'pick', picks: [pick] } as const;
    if (next.refuse(answer) !== null) return null;
    next.answer(answer);
    now = next;
  }
  return now;
}

/**
 * Every path from what a session asks that a move or an attack may follow from, each after those it goes on from. It ends where dice fall, a card is
 * drawn or another seat is asked: nobody learns what he could not take back.
 */
export function pathsOf(onward: Onward<unknown>, session: Match): Path[] {
  const { request: asked, state } = session;
  if (asked?.kind !== 'pick') return [];
  const found: Path[] = [];
  let left = MOST;
  const go = (from: Match, request: PickRequest, picks: readonly string[]): void => {
    if (request.min !== 1 || request.max !== 1 || picks.length >= DEEPEST) return;
    for (const pick of onward.follow(request, picks)) {
      const next = left-- <= 0 ? null : after(from, [pick]);
      if (next === null) continue;
      const onto = next.request;
      const own = onto !== null && onto.kind !== 'roll' && onto.seat === asked.seat ? onto : null;
      const path: Path = { picks: [...picks, pick], request: own, target: onward.aimedAt(state, next.state) };
      if (own === null && path.target === null) continue;
      found.push(path);
      if (own?.kind === 'pick' && path.target === null) go(next, own, path.picks);
    }
  };
  go(session, asked, []);
  return found;
}
