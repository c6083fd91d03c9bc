/** Plays a pair of games of a tournament. */
import type { Play } from '../../core/rules.ts';
import type { Session } from '../../core/session.ts';
import { turnOf } from '../../host/turn-of.ts';
import type { Content } from '../../node/content.ts';
import { workshopOf } from '../../testing/workshop/index.ts';
import { playGame } from '../../host/game.ts';
import { groundOf, pairAt, playerOf, setupOf, type Plan } from './plan.ts';

/** One game of a pair, from the view of the player who is named first. */
export interface GameResult {
  /** 1 won, 0.5 drawn, 0 lost. */
  readonly points: number;
  /** Whether who sits at the first seat won; null for a draw. */
  readonly firstSeat: boolean | null;
  readonly turns: number;
  readonly answers: number;
  readonly hash: string;
  /** How the first seat stood by the system's judgement at the beginning of each turn, -1 to 1. */
  readonly judged: readonly number[];
}

/** What came of a pair of games: everything but `ms` follows from the plan. */
export interface PairResult {
  readonly pair: number;
  readonly games: readonly [GameResult, GameResult];
  readonly ms: number;
}

/** The judgement of the first seat whenever a turn begins. */
function judge({ mind }: Play<unknown, unknown>): { readonly judged: number[]; watch(session: Session<unknown, unknown>): void } {
  const judged: number[] = [];
  let last = 0;
  return {
    judged,
    watch({ state }) {
      const turn = turnOf(state);
      if (turn === last) return;
      last = turn;
      judged.push(Math.round(mind.judge(state, 0) * 100) / 100);
    },
  };
}

/** Plays the pair of a number. Throws naming the pair when the rules throw or a game is stuck. */
export async function playPair(plan: Plan, number: number, content: Content): Promise<PairResult> {
  const pair = pairAt(plan, number);
  const { offered } = workshopOf(pair.system);
  const setup = setupOf(plan, pair);
  const terrain = await content.terrain(groundOf(plan, pair));
  const began = performance.now();
  const [first, second] = pair.players.map((player) => plan.players[player]!);
  const games = [[first!, second!], [second!, first!]].map((sitting, swapped): GameResult => {
    const play = offered.rules.start(setup, terrain);
    const seats = Array.from({ length: play.seats }, (_, seat) => sitting[seat % 2]!);
    const { judged, watch } = judge(play);
    try {
      const { winner, turns, answers, hash } = playGame(play, {
        system: pair.system, setup, seed: pair.seed, watch, seats: seats.map((player) => playerOf(player, plan.weights?.[pair.system])),
      });
      return { points: winner === null ? 0.5 : winner % 2 === swapped ? 1 : 0, firstSeat: winner === null ? null : winner === 0, turns, answers, hash, judged };
    } catch (error) {
      throw new Error(`pair ${number}, game ${swapped + 1} (${pair.system} on ${pair.table}): ${(error as Error).message}`, { cause: error });
    }
  });
  return { pair: number, games: [games[0]!, games[1]!], ms: Math.round(performance.now() - began) };
}
