import type { Feat } from './feat.ts';

export type Faction = 'rebel' | 'imperial' | 'fringe';

/** What a card prints (SWM-1.1, SWM-1.3, SWM-1.4). Damage and hit points are in the printed tens; attack is added to a d20. */
export interface Card {
  readonly id: string;
  readonly name: string;
  readonly faction: Faction;
  readonly cost: number;
  readonly hitPoints: number;
  readonly defense: number;
  readonly attack: number;
  readonly damage: number;
  /** At most one of each unique person in a squad (SWM-2.6). */
  readonly unique: boolean;
  readonly feats: readonly Feat[];
}

/** Movement points of one move (SWM-1.5). */
export const SPEED = 6;

/** A figure's card, frozen: content is shared by every fork. */
export const figure = (card: Card): Card => Object.freeze({ ...card, feats: Object.freeze(card.feats.slice()) });

export const hasFeat = (card: Card, id: string): boolean => card.feats.some((feat) => feat.id === id);
