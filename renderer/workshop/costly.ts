/** Of a table with too much of something the pieces that would have to go, so that whoever lays it out sees them. */
import type { Finding } from '../../engine/space/check/check.ts';
import type { Feature } from '../../engine/space/terrain/table.ts';

/** What is to be known of a finding. */
type TooMuch = Pick<Finding, 'reason' | 'about'>;

/**
 * The ids of the fewest pieces by which there is too much: those of the most triangles, or all of the kinds that stand least often; none where a finding is of
 * something else. Locked pieces stay. `trianglesOf`: of how many triangles a piece is drawn.
 */
export function costliest(
  { reason, about: { count, most } }: TooMuch, features: readonly Feature[], trianglesOf: (piece: string) => number,
): readonly string[] {
  const over = Number(count) - Number(most);
  const free = features.filter(({ locked }) => locked !== true);
  const heaviest = [...free].reverse().sort((a, b) => trianglesOf(b.piece) - trianglesOf(a.piece));
  switch (reason) {
    case 'tooManyPieces': return heaviest.slice(0, over).map(({ id }) => id);
    case 'tooManyTriangles': {
      let left = over;
      return heaviest.filter(({ piece }) => left > 0 && ((left -= trianglesOf(piece)), true)).map(({ id }) => id);
    }
    case 'tooManyKinds': {
      const kept = new Set(features.flatMap(({ piece, locked }) => (locked === true ? [piece] : [])));
      const often = new Map<string, number>();
      for (const { piece } of free) if (!kept.has(piece)) often.set(piece, (often.get(piece) ?? 0) + 1);
      const rarest = new Set([...often].sort((a, b) => a[1] - b[1]).slice(0, over).map(([piece]) => piece));
      return free.filter(({ piece }) => rarest.has(piece)).map(({ id }) => id);
    }
    default: return [];
  }
}
