import type { Tree } from '../../engine/shatterpoint/cards/card.ts';

const OWN = new Set(['heal', 'advance', 'dash', 'climb', 'jump', 'reposition', 'active']);

/** Whether an effect is for the attacker itself rather than for the target. */
export const isTowardSelf = (effect: string): boolean => OWN.has(effect);

/** Options that the successes left may still come to, for the drawing only: what may be taken now is `next`, given by the rules. */
export function reachable(tree: Tree, path: readonly string[], left: number, next: readonly string[]): ReadonlySet<string> {
  const column = new Map(tree.options.map((option) => [option.id, option.column]));
  const found = new Set<string>(next);
  let front = [...next];
  for (let step = 2; step <= left && front.length > 0; step++) {
    const onward: string[] = [];
    for (const from of front) for (const [a, b] of tree.paths) {
      const to = a === from ? b : b === from ? a : null;
      if (to === null || found.has(to) || path.includes(to) || column.get(to)! < column.get(from)!) continue;
      found.add(to);
      onward.push(to);
    }
    front = onward;
  }
  return found;
}
