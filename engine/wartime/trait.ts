/** A bonus or malus bought for a body, weapon, protection or character. Text in our own words. */
export interface Trait {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  /** Added to the cost of what it is bought for. */
  readonly points: number;
  /** What it adds to or makes of the owner's numbers; the rest is asked for by id. */
  readonly changes: readonly Change[];
}

/** Added to a check, or the highest or lowest face that counts as a critical or a fumble. */
export type Change =
  | { readonly stat: 'impact' | 'impactAgainst' | 'damage'; readonly add: number }
  | { readonly stat: 'damageCritical' | 'impactCritical' | 'fumble'; readonly set: number };

export const trait = (face: Trait): Trait => Object.freeze(face);

/** What traits add to a number. */
export function added(traits: readonly Trait[], stat: 'impact' | 'impactAgainst' | 'damage'): number {
  let sum = 0;
  for (const { changes } of traits) for (const change of changes) if (change.stat === stat && 'add' in change) sum += change.add;
  return sum;
}

/** What traits make of a limit, or the usual one. */
export function limit(traits: readonly Trait[], stat: 'damageCritical' | 'impactCritical' | 'fumble', usual: number): number {
  for (const { changes } of traits) for (const change of changes) if (change.stat === stat && 'set' in change) return change.set;
  return usual;
}

export const owns = (traits: readonly Trait[], id: string): boolean => traits.some((each) => each.id === id);
