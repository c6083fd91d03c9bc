import type { Script } from '../../core/script.ts';
import { chart, stance, tree, weapon } from '../../shatterpoint/cards/print.ts';
import type { UnitCard } from '../../shatterpoint/game/game.ts';
import { unitCard } from '../../shatterpoint/game/unit-card.ts';

/** Five attack and three defense dice each way, no charts, and a straight tree of single damage. */
export const plainStance = stance({
  name: 'Plain',
  melee: weapon(5, 3, 'Fists', 'blunt', ''),
  ranged: weapon(5, 3, 'Sling', 'thrown', '', 4),
  defense: chart('Hide', ''),
  tree: tree('*m1: damage | m2: damage | m3: damage', 'm1-m2 m2-m3'),
});

/** A unit for tests whose numbers are round and whose abilities are only those given. */
export const testCard = (id: string, more: Partial<UnitCard> = {}): UnitCard => unitCard({
  id, name: id, uniqueNames: [], type: 'secondary', points: 4, force: 1, stamina: 9, durability: 2, characters: 1, base: 40,
  eras: ['fallOfTheJedi'], tags: [], sculpts: Array<string>(more.characters ?? 1).fill('gar-saxon'), abilities: [], stances: [plainStance], ...more,
});

/** An effect that only shows in the log. */
export function* nothing(): Script { /* seen as abilityUsed */ }
