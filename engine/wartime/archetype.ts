import type { Trait } from './trait.ts';

export const ATTRIBUTES = ['con', 'agi', 'int', 'rea', 'vol'] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

/** Five attributes from 1 to 10 (WT-3.2, WT-3.4). */
export interface BodyCard {
  readonly attributes: Readonly<Record<Attribute, number>>;
  readonly traits: readonly Trait[];
}

/** A ranged weapon (WT-3.5). */
export interface WeaponCard {
  readonly name: string;
  /** Action points for each use. */
  readonly cost: number;
  readonly damage: number;
  /** In kliks; at most five times the damage. */
  readonly range: number;
  /** AGI for a physical weapon, INT for another (WT-A73). */
  readonly attribute: 'agi' | 'int';
  readonly traits: readonly Trait[];
}

/** Armour (WT-3.6). */
export interface ProtectionCard {
  readonly name: string;
  /** Action points to put it on. */
  readonly cost: number;
  readonly resistance: number;
  readonly traits: readonly Trait[];
}

/** A character, the archetype that all others are bought for (WT-3.1, WT-3.3): a body with what it carries. */
export interface CharacterCard {
  readonly id: string;
  readonly name: string;
  /** Diameter of the base in mm; the movement follows from it (WT-8.1). */
  readonly base: number;
  /** Height in mm. */
  readonly height: number;
  readonly body: BodyCard;
  readonly weapon: WeaponCard;
  readonly protections: readonly ProtectionCard[];
  readonly traits: readonly Trait[];
  /** File name of the sculpt that stands for it on a screen (assets/figures). No rule reads it. */
  readonly sculpt: string;
}

/** A card, frozen: content is shared by every fork. */
export const character = (card: CharacterCard): CharacterCard => Object.freeze(card);

/** Largest number of action points in a turn (WT-3.4). */
const MOST_ACTION_POINTS = 10;

export const actionPoints = ({ body }: CharacterCard): number => Math.min(MOST_ACTION_POINTS, body.attributes.rea + 5);

export const lifePoints = ({ body }: CharacterCard): number => body.attributes.con;

/** MOV in cm: the base's diameter, nearest whole number (WT-8.1, WT-A01). */
export const movement = ({ base }: { readonly base: number }): number => Math.round(base / 10);

/** DEF: the sum of what the protections resist (WT-3.3). */
export const defence = ({ protections }: CharacterCard): number => protections.reduce((sum, { resistance }) => sum + resistance, 0);

/** Taken off attribute checks: each level of DEF above CON, protections of no weight left out (WT-3.3). */
export function overload(card: CharacterCard): number {
  const carried = card.protections.filter(({ traits }) => !traits.some(({ id }) => id === 'ultralight'));
  return Math.max(0, carried.reduce((sum, { resistance }) => sum + resistance, 0) - card.body.attributes.con);
}
