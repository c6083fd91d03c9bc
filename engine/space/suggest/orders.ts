/** What stands on the ground of each setting, in the order in which it finds its place: the large and rare first. */
import type { Setting } from '../terrain/piece-tags.ts';

/**
 * Where something belongs. `flank`: towards the sides. `corner`: near the corners. `lane`: along lanes and across the ways to the players' edges.
 * `lean`: set against something larger, or near it. `gap`: where there is most room. `middle`: near the middle.
 */
export type Belongs = 'flank' | 'corner' | 'lane' | 'lean' | 'gap' | 'middle';

export interface Order {
  /** Pieces of which one is taken each time. */
  readonly of: readonly string[];
  /** How many of them a table of 36 inches by 36 has at the usual density. */
  readonly count: number;
  readonly belongs: Belongs;
  /** The most that it is turned out of line (degrees). */
  readonly askew: number;
}

const order = (of: string, count: number, belongs: Belongs, askew = 0): Order => ({ of: of.split(' '), count, belongs, askew });

export const ORDERS: Readonly<Record<Setting, readonly Order[]>> = {
  yard: [
    order('building-one building-two', 2, 'flank'),
    order('shuttle crawler-wreck fuel-tank', 2, 'flank', 8),
    order('antenna-tower watchtower', 2, 'corner'),
    order('wall-broken arch-broken container', 2, 'middle', 4),
    order('coolant-tank fuel-tank generator', 2, 'gap'),
    order('wall-broken', 4, 'gap', 4),
    order('pipe-run', 2, 'flank'),
    order('barricade', 4, 'lane', 4),
    order('container', 2, 'gap'),
    order('generator', 2, 'lean'),
    order('crates', 4, 'lean', 12),
    order('barricade', 2, 'middle', 4),
    order('crates freight fuel-pump', 4, 'gap', 15),
    order('barricade wall-broken', 4, 'gap', 4),
    order('crates freight', 2, 'lean', 12),
  ],
  ship: [
    order('deckhouse', 2, 'flank'),
    order('deck-crane', 2, 'flank'),
    order('funnel', 2, 'flank'),
    order('hatch', 2, 'middle'),
    order('ship-mast', 2, 'corner'),
    order('container', 4, 'gap'),
    order('generator', 2, 'lean'),
    order('barricade', 4, 'lane', 3),
    order('container', 2, 'middle'),
    order('winch', 2, 'gap', 15),
    order('crates', 4, 'lean', 8),
    order('cowls', 4, 'gap', 20),
    order('barricade crates', 4, 'gap', 4),
  ],
  hall: [],
};
