import { isCondition, type Effect, type Tree } from '../cards/card.ts';
import { nextOptions } from '../attack/tree.ts';
import type { Condition } from '../state/state.ts';

/** What a way through the combat tree gives. */
export interface Walk {
  readonly path: readonly string[];
  /** Damage for the pool: icons, and conditions that the unit has already (SP-POOL-04). */
  readonly damage: number;
  /** Conditions newly put on the defending unit. */
  readonly conditions: readonly Condition[];
  /** Every other icon on the way. */
  readonly others: readonly Effect[];
}

const NOWHERE: Walk = { path: [], damage: 0, conditions: [], others: [] };

/** What the icons that are neither damage nor condition are worth against each other. */
const WORTH: Readonly<Partial<Record<Effect, number>>> = { active: 8, shove: 7, heal: 6, reposition: 5, jump: 5, advance: 4, climb: 4, dash: 3 };
const worth = ({ others }: Walk): number => others.reduce((sum, effect) => sum + (WORTH[effect] ?? 0), 0);

/** Whether one way is better: more damage, then more new conditions, then more from the other icons, then the shorter way. */
const isBetter = (a: Walk, b: Walk): boolean =>
  a.damage !== b.damage ? a.damage > b.damage
  : a.conditions.length !== b.conditions.length ? a.conditions.length > b.conditions.length
  : worth(a) !== worth(b) ? worth(a) > worth(b)
  : a.path.length < b.path.length;

/** The best way through a tree with 0, 1, … `most` successes (SP-TREE-02…08) against a unit with these conditions and immunities. */
export function bestWalks(tree: Tree, conditions: readonly Condition[], immune: readonly Condition[], most: number): Walk[] {
  const best: Walk[] = [NOWHERE];
  explore(NOWHERE);
  for (let n = 1; n <= most; n++) if (best[n] === undefined || isBetter(best[n - 1]!, best[n]!)) best[n] = best[n - 1]!;
  return best;

  function explore(walk: Walk): void {
    const n = walk.path.length;
    if (best[n] === undefined || isBetter(walk, best[n])) best[n] = walk;
    if (n === most) return;
    for (const { id, effects } of nextOptions(tree, walk.path))
      explore(effects.reduce<Walk>((on, effect) => step(on, effect, conditions, immune), { ...walk, path: [...walk.path, id] }));
  }
}

function step(walk: Walk, effect: Effect, had: readonly Condition[], immune: readonly Condition[]): Walk {
  if (effect === 'damage') return { ...walk, damage: walk.damage + 1 };
  if (!isCondition(effect)) return { ...walk, others: [...walk.others, effect] };
  if (immune.includes(effect)) return walk;
  if (had.includes(effect) || walk.conditions.includes(effect)) return { ...walk, damage: walk.damage + 1 };
  return { ...walk, conditions: [...walk.conditions, effect] };
}
