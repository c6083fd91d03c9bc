/** Where a question leads on before anything is answered: every path is gone on a copy of the match, by the rules' own scripts. */
import type { Onward } from '../core/rules.ts';
import type { PickRequest, PlaceRequest } from '../core/script.ts';
import type { Session } from '../core/session.ts';
import type { Point } from '../shape/point.ts';
import type { Path } from './link.ts';

type Match = Session<unknown, unknown>;

/** So many picks are tried in all, and so many in a row. */
const MOST = 120;
const DEEPEST = 6;
/** So many places are tried from which a move may go on. */
const MOST_THROUGH = 24;

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
 * drawn or another seat is asked: nobody learns what he could not take back. Moves that go on through a ladder come last.
 */
export function pathsOf(onward: Onward<unknown>, session: Match): Path[] {
  const { request: asked, state } = session;
  if (asked?.kind !== 'pick') return [];
  const found: Path[] = [];
  const moves: Move[] = [];
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
      if (own?.kind === 'place') moves.push({ match: next, request: own, picks: path.picks });
      if (own?.kind === 'pick' && path.target === null) go(next, own, path.picks);
    }
  };
  go(session, asked, []);
  return [...found, ...throughOf(onward, moves)];
}

/** A move whose place is asked for. */
interface Move {
  readonly match: Match;
  readonly request: PlaceRequest;
  readonly picks: readonly string[];
}

/** The paths on from moves that end beside a ladder, a lift or a door. */
function throughOf({ follow, through }: Onward<unknown>, moves: readonly Move[]): Path[] {
  const found: Path[] = [];
  let left = MOST_THROUGH;
  for (const { match, request, picks } of moves) {
    const known = new Set<string>();
    for (const at of through?.(match.state, request) ?? []) {
      const there = left-- <= 0 ? null : put(match, at);
      const asked = there?.request;
      if (asked?.kind !== 'pick' || asked.seat !== request.seat || asked.min !== 1 || asked.max !== 1) continue;
      for (const pick of follow(asked, picks)) {
        const onto = known.has(pick) ? null : after(there!, [pick])?.request ?? null;
        if (onto?.kind !== 'place' || onto.seat !== request.seat) continue;
        known.add(pick);
        found.push({ picks: [...picks, pick], request: onto, target: null, via: { at, asked } });
      }
    }
  }
  return found;
}

/** The match after a figure was put down; null where it may not be there. */
function put(match: Match, at: Point): Match | null {
  const next = match.fork();
  const answer = { kind: 'place', at } as const;
  if (next.refuse(answer) !== null) return null;
  next.answer(answer);
  return next;
}
