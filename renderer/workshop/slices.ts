/** Heights up to which a table may be seen. Lengths in mm. */
import { areaOf } from '../../engine/space/plane/ring.ts';
import type { PieceModel } from '../../engine/space/terrain/piece-model.ts';
import type { Feature } from '../../engine/space/terrain/table.ts';

/** Heights no farther apart are one; lower ones than this cut nothing away that hides them; so many are offered at most. */
const [NEAR, LEAST, MOST] = [10, 20, 10];

/** What of a piece counts at a height of its own frame: floors by their area, and at 0, where it stands, its footprint. */
type Counted = readonly (readonly [y: number, area: number])[];

const known = new WeakMap<PieceModel, Counted>();

function countedOf(model: PieceModel): Counted {
  let counted = known.get(model);
  if (counted === undefined) {
    known.set(model, (counted = model.parts.flatMap(({ footprint, surfaces }) =>
      [...footprint.map((ring) => [0, areaOf(ring)] as const), ...surfaces.map(({ y, outline }) => [y, areaOf(outline)] as const)])));
  }
  return counted;
}

/** Heights at which a table has floors, and at which its pieces stand, the highest first: of those near each other the one with the most area, and the widest of too many. */
export function slicesOf(features: readonly Pick<Feature, 'piece' | 'level'>[], modelOf: (piece: string) => PieceModel | undefined): readonly number[] {
  const areas = new Map<number, number>();
  for (const { piece, level } of features) {
    const model = modelOf(piece);
    if (model === undefined) continue;
    for (const [y, area] of countedOf(model)) {
      const height = Math.round(level + y);
      if (height >= LEAST) areas.set(height, (areas.get(height) ?? 0) + area);
    }
  }
  const taken: number[] = [];
  for (const [height] of [...areas].sort(([a, wide], [b, wider]) => wider - wide || b - a)) {
    if (taken.length < MOST && taken.every((other) => Math.abs(other - height) > NEAR)) taken.push(height);
  }
  return taken.sort((a, b) => b - a);
}
