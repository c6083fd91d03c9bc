import type { Script } from '../core/script.ts';
import { within } from '../space/plane/measure.ts';
import { lifePoints, movement } from './archetype.ts';
import { bodyOf, cardOf, emit, over, type Game } from './game.ts';
import { isStanding, standing, type Standing } from './state.ts';
import { checkVictory } from './victory.ts';
import { willCheck } from './will.ts';

/** Millimetres in a centimetre of movement. */
const CM = 10;

/** A character is wounded: with life points it loses some, at none it is a casualty and gone; without them it is one at once (WT-9.1, WT-9.14, WT-9.16). */
export function* wound(game: Game, by: Standing, victim: Standing, loss: number, explodes: boolean): Script {
  const left = lifePoints(cardOf(game, victim)) - victim.lost;
  if (game.content.vitality && !explodes) emit(game, { type: 'damaged', character: victim.id, lost: Math.min(loss, left), by: by.id });
  if (game.content.vitality && !explodes && loss < left) return;
  const body = bodyOf(game, victim);
  emit(game, { type: 'felled', character: victim.id, by: by.id, points: game.content.costs.get(victim.card)! });
  if (explodes) {
    // WT-9.13, WT-A43: its own side nearby is cowed.
    emit(game, { type: 'exploded', character: victim.id });
    const range = 3 * movement(cardOf(game, victim)) * CM;
    for (const friend of standing(game.state)) {
      if (friend.seat === victim.seat && isStanding(friend) && within(body, bodyOf(game, friend), range)) yield* willCheck(game, friend);
    }
  }
  if (!over(game)) checkVictory(game);
}
