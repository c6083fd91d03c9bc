import type { Stance } from '../cards/card.ts';
import type { Game } from '../game/game.ts';
import type { Unit } from '../state/state.ts';

/** The Active stance, the only one that counts (SP-STANCE-02). */
export const stanceOf = (game: Game, unit: Unit): Stance => game.content.card(unit.card).stances[unit.stance]!;
