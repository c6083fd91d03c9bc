/** Where a piece stands in plan, as whoever lays a table out needs it. Lengths in mm. */
import type { PieceModel } from '../terrain/piece-model.ts';
import { placingOf, put, type Feature } from '../terrain/table.ts';

/** A rectangle in a frame: a piece's own, or the table's. */
export interface Rect {
  readonly minX: number;
  readonly maxX: number;
  readonly minZ: number;
  readonly maxZ: number;
}

/** A place to stand of a piece, as a rectangle in its frame, and its height above the piece's foot. */
interface Deck extends Rect {
  readonly y: number;
}

/** What is known of a piece's shape: its outline, heights, decks, and how it leans at one of somebody else's. */
export interface Shape {
  readonly rect: Rect;
  readonly bottom: number;
  readonly top: number;
  readonly decks: readonly Deck[];
  /** Height to which its ladder, stairs or lift lead, where that lies beyond the piece itself: its origin belongs on that edge, its −z inwards. */
  readonly leansAt: number | null;
  /** It has no directions of its own: it is drawn along those of its neighbours. */
  readonly round?: true;
  /** What of it comes flush with others; its outline where nothing is said. */
  readonly meets?: Rect;
}

type Place = readonly [number, number];

export const rectOf = (places: readonly Place[]): Rect => ({
  minX: Math.min(...places.map(([x]) => x)), maxX: Math.max(...places.map(([x]) => x)),
  minZ: Math.min(...places.map(([, z]) => z)), maxZ: Math.max(...places.map(([, z]) => z)),
});

/** How far beyond a piece's own outline the upper end of its way must lie for the piece to lean at another (mm). */
const BEYOND = 5;

const shapes = new WeakMap<PieceModel, Shape>();

/** The shape of a piece; the same object for the same piece. */
export function shapeOf(piece: PieceModel): Shape {
  let shape = shapes.get(piece);
  if (shape === undefined) {
    const rect = rectOf(piece.parts.flatMap(({ footprint }) => footprint.flat()));
    const up = piece.parts.flatMap(({ ingress }) => ingress).find(({ kind, to: [x, y, z] }) =>
      kind !== 'door' && y > 0 && z < rect.minZ - BEYOND && x >= rect.minX && x <= rect.maxX);
    shape = {
      rect,
      bottom: Math.min(...piece.parts.map(({ bottom }) => bottom)),
      top: Math.max(...piece.parts.map(({ top }) => top)),
      decks: piece.parts.flatMap(({ surfaces }) => surfaces.map(({ y, outline }) => ({ y, ...rectOf(outline) }))),
      leansAt: up === undefined ? null : up.to[1],
    };
    shapes.set(piece, shape);
  }
  return shape;
}

/** Corners of a rectangle. */
export const cornersOf = ({ minX, maxX, minZ, maxZ }: Rect): readonly Place[] => [[minX, minZ], [maxX, minZ], [maxX, maxZ], [minX, maxZ]];

/** The smallest rectangle of the table's own directions around a feature. */
export function boundsOf(feature: Feature, { rect }: Shape): Rect {
  const placing = placingOf(feature);
  let [minX, maxX, minZ, maxZ] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let corner = 0; corner < 4; corner++) {
    const [x, z] = put(placing, corner < 2 ? rect.minX : rect.maxX, corner % 2 === 0 ? rect.minZ : rect.maxZ);
    [minX, maxX, minZ, maxZ] = [Math.min(minX, x), Math.max(maxX, x), Math.min(minZ, z), Math.max(maxZ, z)];
  }
  return { minX, maxX, minZ, maxZ };
}

/** Around several. Null where there are none. */
export const around = (rects: readonly Rect[]): Rect | null => (rects.length === 0 ? null : {
  minX: Math.min(...rects.map(({ minX }) => minX)), maxX: Math.max(...rects.map(({ maxX }) => maxX)),
  minZ: Math.min(...rects.map(({ minZ }) => minZ)), maxZ: Math.max(...rects.map(({ maxZ }) => maxZ)),
});
