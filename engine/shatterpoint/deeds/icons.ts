import { pickOrOnly, type Script } from '../../core/script.ts';
import { freeActive } from '../turn/act.ts';
import { DIRECTED, isCondition } from '../cards/card.ts';
import { damage } from './damage.ts';
import { gainCondition, heal } from './effects.ts';
import { unitWith } from '../state/find.ts';
import type { Game } from '../game/game.ts';
import { isOnTable } from '../board/measure.ts';
import { toolMove } from './move.ts';
import { shove } from './push.ts';
import type { CharacterId } from '../state/state.ts';

/** One icon: Directed ones strike `enemy`, Personal ones serve `self` (SP-ICON-15). `stopped`: a Shove that Steadfast holds off. */
export function* resolveIcon(game: Game, effect: string, self: CharacterId, enemy: CharacterId, stopped = false): Script {
  if (isCondition(effect)) yield* gainCondition(game, unitWith(game.state, enemy).id, effect, self);
  else if (effect === 'damage') damage(game, unitWith(game.state, enemy).id, 1, self, null);
  else if (effect === 'shove') {
    if (isOnTable(game, enemy) && isOnTable(game, self)) yield* shove(game, self, enemy, { stopped });
  } else if (effect === 'heal') yield* heal(game, self);
  else if (effect === 'active') yield* freeActive(game, unitWith(game.state, self));
  else yield* toolMove(game, self, effect as 'advance' | 'dash' | 'climb' | 'jump' | 'reposition');
}

/** Chart effects kept for step 10: Directed before Personal, otherwise in the order their owner likes (SP-EXP-07, -11). */
export function* resolveLater(game: Game, effects: readonly string[], self: CharacterId, enemy: CharacterId): Script {
  const isDirected = (effect: string): boolean => DIRECTED.some((directed) => directed === effect);
  yield* inAnyOrder(game, effects.filter(isDirected), self, enemy);
  yield* inAnyOrder(game, effects.filter((effect) => !isDirected(effect)), self, enemy);
}

function* inAnyOrder(game: Game, effects: readonly string[], self: CharacterId, enemy: CharacterId): Script {
  const left = effects.slice();
  const { seat } = unitWith(game.state, self);
  while (left.length > 0) {
    const next = yield* pickOrOnly({ seat, ask: 'effect', about: { character: self } }, [...new Set(left)]);
    left.splice(left.indexOf(next), 1);
    yield* resolveIcon(game, next, self, enemy);
  }
}
