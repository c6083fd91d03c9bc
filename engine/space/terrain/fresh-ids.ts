import { packNamed } from './pack.ts';

/** Ids that nothing named has yet, each after its piece: `crates-3`; one of a pack goes by its name there. */
export function freshIds(named: readonly { readonly id: string }[], pieces: readonly string[]): readonly string[] {
  const taken = new Set(named.map(({ id }) => id));
  const next = new Map<string, number>();
  return pieces.map((piece) => {
    const name = packNamed(piece)?.piece ?? piece;
    let number = next.get(name) ?? 1;
    while (taken.has(`${name}-${number}`)) number++;
    next.set(name, number + 1);
    return `${name}-${number}`;
  });
}
