import { ACTIONS } from './actions/index.ts';
import { ANSWERS } from './actions/out-of-turn.ts';
import { actionPoints, defence, lifePoints, movement, overload, type CharacterCard } from './archetype.ts';
import { characterCost } from './cost.ts';
import { FIGURES } from './figures/index.ts';

/** Something that a character may do: its words, what it costs this character, and what it takes off its own check. */
export interface DeedFace {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly cost: number;
  readonly penalty: number;
}

/** A character as menus, cards and the table show it: plain data. */
export interface CharacterFace extends CharacterCard {
  /** Points of an army list (WT-4.8). */
  readonly cost: number;
  readonly actionPoints: number;
  readonly lifePoints: number;
  /** MOV in cm. */
  readonly movement: number;
  readonly defence: number;
  /** Taken off attribute checks (WT-3.3). */
  readonly overload: number;
  /** What it may do in its activation. */
  readonly actions: readonly DeedFace[];
  /** What it may do out of turn (WT-7.3). */
  readonly answers: readonly DeedFace[];
}

/** A card with everything that is worked out from it. */
const faceOf = (card: CharacterCard): CharacterFace => ({
  ...card,
  cost: characterCost(card),
  actionPoints: actionPoints(card),
  lifePoints: lifePoints(card),
  movement: movement(card),
  defence: defence(card),
  overload: overload(card),
  actions: ACTIONS.map(({ id, name, text, cost }) => ({ id, name, text, cost: cost(card), penalty: 0 })),
  answers: ANSWERS.map(({ id, name, text, cost, penalty }) => ({ id, name, text, cost: cost(card), penalty })),
});

/** Every character that can be played, as a screen shows it. */
export const faces: readonly CharacterFace[] = FIGURES.map(faceOf);
