/** Damage, and what follows from it. */
import type { Script } from '../core/script.ts';
import { cardOf, happen, type Game } from './game.ts';
import { isStanding, type Figure, type FigureId } from './state.ts';

/** Where damage comes from. */
interface Cause {
  readonly by: FigureId;
  /** Whether an attack deals it. */
  readonly attack: boolean;
  /** Whether it comes from a neighbour. */
  readonly adjacent: boolean;
}

/**
 * Damage and what answers it: defeat at no hit points (SWM-1.2); damage beyond the last is lost (SWM-11.9). Whoever deals it looks afterwards
 * whether the skirmish is won, once everything that answers a defeat is done (SWM-AMB-38).
 */
export function* hurt(game: Game, target: Figure, damage: number, { by, attack, adjacent }: Cause): Script {
  if (!isStanding(target)) return;
  const left = cardOf(game, target).hitPoints - target.damage;
  const amount = Math.min(damage, left);
  yield* happen(game, { type: 'damaged', figure: target.id, amount, by });
  if (amount < left || !isStanding(target)) return;
  yield* happen(game, { type: 'defeated', figure: target.id, by, attack, adjacent, at: target.at });
}
