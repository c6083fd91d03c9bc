import { planDistance, snap, type Point } from '../../shape/point.ts';
import { checkHunker } from '../deeds/effects.ts';
import { characterOf } from '../state/find.ts';
import type { Game } from '../game/game.ts';
import { cloneState, type CharacterId } from '../state/state.ts';

/** A match of its own in which nothing else is different: plans are made there, and nobody hears of them. */
export const copyOf = (game: Game): Game => ({ state: cloneState(game.state), content: game.content, events: null });

/** A copy of the match in which a character has just been put at a place: who is Engaged by it has lost its Hunker tokens (SP-COVER-09). */
export function plannedAt(game: Game, id: CharacterId, at: Point): Game {
  const plan = copyOf(game);
  const character = characterOf(plan.state, id);
  const place = snap(at);
  const stays = character.at !== null && planDistance(character.at, place) === 0 && character.at.y === place.y;
  if (stays) return plan;
  character.at = place;
  checkHunker(plan);
  return plan;
}
