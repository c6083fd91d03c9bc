import { chart, noWeapon, stance, tree, weapon } from '../../shatterpoint/cards/print.ts';
import { testCard } from './test-card.ts';
import type { UnitCard } from '../../shatterpoint/game/game.ts';

/** The combat tree T1 of the acceptance scenarios: a1 = m1, b1 = m2, c1 = m3, d1 = t4, d2 = b4. */
export const T1 = ['*m1: damage damage | m2: disarmed damage | m3: damage damage damage | t4: strained damage | b4: shove', 'm1-m2 m2-m3 m3-t4 m3-b4 t4-b4'] as const;

export interface Fighter extends Partial<Omit<UnitCard, 'stances'>> {
  /** Attack and defense dice; `ranged` null is a dash on the card. */
  readonly melee?: readonly [attack: number, defense: number];
  readonly ranged?: readonly [attack: number, defense: number] | null;
  /** Rows of the melee, ranged (default: the same) and defense charts. */
  readonly rows?: string;
  readonly rangedRows?: string;
  readonly armor?: string;
  /** Options and paths. */
  readonly walk?: readonly [options: string, paths: string];
}

/** A card for tests of attacks: 4 attack and 3 defense dice, a ranged weapon of Range 5, empty charts, tree T1, Stamina 9. */
export function fighter(id: string, { melee = [4, 3], ranged = [4, 3], rows = '', rangedRows = rows, armor = '', walk = T1, ...card }: Fighter = {}): UnitCard {
  const bow = ranged === null ? noWeapon(3) : weapon(ranged[0], ranged[1], 'Blaster', 'blaster', rangedRows, 5);
  return testCard(id, {
    ...card,
    stances: [stance({ name: 'Test', melee: weapon(melee[0], melee[1], 'Blade', 'blade', rows), ranged: bow, defense: chart('Armor', armor), tree: tree(walk[0], walk[1]) })],
  });
}
