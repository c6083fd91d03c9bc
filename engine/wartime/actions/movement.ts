import { place, type Script } from '../../core/script.ts';
import { settle } from '../../space/move/zone.ts';
import { action, PLAIN } from '../action.ts';
import { land } from '../fall.ts';
import { emit, type Game } from '../game.ts';
import { moveRequest } from '../move.ts';
import type { Standing } from '../state.ts';

/** WT-AM13, WT-8.8: on plain ground, difficulty 1. */
export const move = action({
  id: 'move',
  name: 'Move',
  text: 'Moves up to its MOV, never within one klik of an enemy.',
  cost: () => 1,
  ways: () => PLAIN,
  run: (game, self) => go(game, self, 'move', 1),
});

/** WT-AM07, WT-8.8. */
export const run = action({
  id: 'run',
  name: 'Run',
  text: 'Moves up to four times its MOV; shots in answer to it have -1 on the impact check.',
  cost: () => 3,
  ways: () => PLAIN,
  run: (game, self) => go(game, self, 'run', 4),
});

/** Moves to a chosen place; who goes over an edge falls (WT-AM05). */
function* go(game: Game, self: Standing, ask: string, times: number): Script {
  const request = moveRequest(game, self, ask, times);
  const at = yield* place(request);
  if (at === null) return;
  const from = self.at;
  const to = settle(game.content.terrain, request, at);
  emit(game, { type: 'moved', character: self.id, from, to });
  yield* land(game, self, from.y - to.y);
}
