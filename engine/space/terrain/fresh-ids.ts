import { packNamed } from './pack.ts';
import type { Feature } from './table.ts';

/** Ids that no feature has yet, each after its piece: `crates-3`; one of a pack goes by its name there. */
export function freshIds(features: readonly Feature[], pieces: readonly string[]): readonly string[] {
  const taken = new Set(features.map(({ id }) => id));
  const next = new Map<string, number>();
  return pieces.map((piece) => {
    const name = packNamed(piece)?.piece ?? piece;
    let number = next.get(name) ?? 1;
    while (taken.has(`${name}-${number}`)) number++;
    next.set(name, number + 1);
    return `${name}-${number}`;
  });
}
