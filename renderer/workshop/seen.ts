/** What of the table is drawn at this window: not what hands have hidden, and nothing above the cut. */
import type { Feature } from '../../engine/space/terrain/table.ts';
import type { DrawnPiece } from '../table/pieces.ts';
import { featuresNow, type BenchState } from './bench.ts';

type Part = Pick<DrawnPiece['parts'][number], 'low'>;

/** Whether a part that begins at `low` of a feature is cut away at a height (mm); at null nothing is. */
export const isCut = ({ level }: Feature, { low }: Part, slice: number | null): boolean => slice !== null && level + low >= slice - 0.5;

/** Features of which something is drawn, where they are held now. */
export function seenNow(state: Pick<BenchState, 'draft' | 'dragged' | 'hidden' | 'slice' | 'kit'>): readonly Feature[] {
  const { hidden, slice, kit } = state;
  return featuresNow(state).filter((feature) => {
    if (hidden.has(feature.id)) return false;
    const parts = slice === null ? undefined : kit?.drawn(feature.piece)?.parts;
    return parts === undefined || parts.some((part) => !isCut(feature, part, slice));
  });
}
