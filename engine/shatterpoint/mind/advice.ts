import type { PickRequest } from '../../core/script.ts';
import type { Advice, Game } from '../game/game.ts';

const NOTHING: Advice = {};

/** What is known of the ability, card or effect that asks. */
export const adviceOn = (game: Game, { about }: PickRequest): Advice => game.content.advice.get(String(about['ability'])) ?? NOTHING;

/** The option that is worth most by the advice on whatever asks; null where that says nothing of any. */
export function advisedPick(game: Game, asked: PickRequest): string | null {
  const { worth } = adviceOn(game, asked);
  let best: string | null = null;
  let most = -Infinity;
  for (const option of asked.options) {
    const value = worth?.(game, asked, option) ?? null;
    if (value !== null && value > most) [best, most] = [option, value];
  }
  return best;
}
