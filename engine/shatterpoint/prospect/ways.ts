import type { Refusal, Request } from '../../core/script.ts';
import type { Point } from '../../shape/point.ts';
import { refusePlace } from '../../space/move/zone.ts';
import type { Game } from '../game/game.ts';
import { refusalOf } from '../board/geometry-rules.ts';
import { isOnTable } from '../board/measure.ts';
import { chainTo, stepOf, type WayStep } from './chains.ts';
import { movesOf, rehearse, type Moves } from './moves.ts';
import type { CharacterId } from '../state/state.ts';

export type { WayStep } from './chains.ts';

/** A way to get to a place, or a kind of move that does not. */
export interface Way {
  readonly steps: readonly WayStep[];
  /** How many of the two actions it spends (SP-ACTION-01), and how much Force. */
  readonly actions: number;
  readonly force: number;
  /** Null when it ends at the place; else why its last step cannot. */
  readonly refusal: Refusal | null;
}

/**
 * How a character could get to a place if it were to act now: in its running activation, else in one that begins now. Each
 * way is asked of the rules, step by step, with nobody answering. One move: every kind is listed, with its refusal. Only if
 * none gets there, a move and an ingress point, or two moves, are looked for.
 */
export function waysTo(game: Game, id: CharacterId, at: Point, asked: Request | null = null): Way[] {
  const standing: Way[] = asked?.kind === 'place' && asked.figure === id ? [{ steps: [{ by: 'asked', how: asked.ask, to: at }], actions: 0, force: 0, refusal: refusalOf(refusePlace(game.content.terrain, asked, at)) }] : [];
  if (standing[0]?.refusal === null || !isOnTable(game, id) || game.state.phase !== 'play') return standing;
  return [...standing, ...waysOf(game, id, at)];
}

function waysOf(game: Game, id: CharacterId, at: Point): Way[] {
  const moves = movesOf(rehearse(game, id), id);
  const direct = directWays(game, moves, at);
  if (direct.some(({ refusal }) => refusal === null)) return direct;
  const longer = chainTo(game, moves, id, at);
  return longer === null ? direct : [{ ...longer, refusal: null }, ...direct];
}

function directWays({ content }: Game, { grants, barred }: Moves, at: Point): Way[] {
  return [
    ...grants
      .map((grant) => ({
        steps: [stepOf(grant, at)],
        actions: grant.actions,
        force: grant.force,
        refusal: refusalOf(refusePlace(content.terrain, grant.request, at)),
      }))
      .sort((a, b) => Number(a.refusal !== null) - Number(b.refusal !== null) || a.force - b.force),
    ...barred.map(({ by, how, refusal }) => ({ steps: [{ by, how, to: at }], actions: 0, force: 0, refusal })),
  ];
}
