import { ATTRIBUTES, type BodyCard, type CharacterCard, type ProtectionCard, type WeaponCard } from './archetype.ts';
import type { Trait } from './trait.ts';

/** Price of an attribute at 1 to 10 (WT-4.1). */
const ATTRIBUTE_PRICE = [1, 2, 3, 5, 8, 13, 21, 34, 55, 89] as const;

/** Exact terms are added and rounded up once (WT-1.6, WT-4.9, WT-A81); nothing costs less than 1 (WT-A72). */
const price = (exact: number, traits: readonly Trait[]): number =>
  Math.max(1, Math.ceil(Math.round((exact + traits.reduce((sum, { points }) => sum + points, 0)) * 1000) / 1000));

/** WT-4.2. */
export const bodyCost = ({ attributes, traits }: BodyCard): number =>
  price(
    ATTRIBUTES.reduce((sum, attribute) => sum + ATTRIBUTE_PRICE[attributes[attribute] - 1]!, 0),
    traits,
  );

/** WT-4.3, for weapons that hit a single target. */
export const weaponCost = ({ cost, damage, range, traits }: WeaponCard): number => price((damage * 10) / cost + damage * range * 0.1, traits);

/** WT-4.4. */
export const protectionCost = ({ cost, resistance, traits }: ProtectionCard): number => price((resistance * 10) / cost, traits);

/** WT-4.8. */
export const characterCost = ({ body, weapon, protections, traits }: CharacterCard): number =>
  price(bodyCost(body) + weaponCost(weapon) + protections.reduce((sum, protection) => sum + protectionCost(protection), 0), traits);
