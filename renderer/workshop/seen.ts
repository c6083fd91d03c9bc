/** What of the table is drawn at this window: not what hands have hidden, and nothing above the cut. */
import { edgesOf, holds, type Ring } from '../../engine/space/plane/ring.ts';
import { placingOf, put, type Feature } from '../../engine/space/terrain/table.ts';
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

/** Height of what is seen from straight above at a place of the table (mm): the table itself, or the highest part or floor that is drawn there. */
export function topAt(state: Parameters<typeof seenNow>[0], x: number, z: number): number {
  let top = 0;
  for (const feature of seenNow(state)) {
    const placing = placingOf(feature);
    const covers = (rings: readonly Ring[]): boolean => holds(edgesOf(rings.map((ring) => ring.map(([px, pz]) => put(placing, px, pz)))), x, z);
    for (const part of state.kit?.model(feature.piece)?.parts ?? []) {
      if (isCut(feature, { low: part.bottom }, state.slice)) continue;
      if (feature.level + part.top > top && covers(part.footprint)) top = feature.level + part.top;
      for (const { y, outline } of part.surfaces) if (feature.level + y > top && covers([outline])) top = feature.level + y;
    }
  }
  return top;
}
