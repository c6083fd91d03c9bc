/** The turn (or round) a state is in: every rule system's state has one of these fields. */
export function turnOf(state: unknown): number {
  const { turn, round } = state as { readonly turn?: unknown; readonly round?: unknown };
  return typeof turn === 'number' ? turn : typeof round === 'number' ? round : 0;
}
