/** A part of the picture, in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How far a label is moved across and down, in pixels; null where it finds no room near enough. */
export type Shift = readonly [number, number] | null;

/** Room between two labels, and the farthest that one is moved before it says nothing: farther away it would speak of something else (px). */
const GAP = 3;
const FARTHEST = 110;

const meets = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const moved = (box: Box, [x, y]: readonly [number, number]): Box => ({ left: box.left + x, top: box.top + y, right: box.right + x, bottom: box.bottom + y });
const grown = ({ left, top, right, bottom }: Box): Box => ({ left: left - GAP, top: top - GAP, right: right + GAP, bottom: bottom + GAP });

/** The least move to where a box meets none of the others, all of which it may come as close to as they are now. */
function wayOut(box: Box, others: readonly Box[]): Shift {
  if (!others.some((other) => meets(box, other))) return [0, 0];
  // The nearest free place lies against an edge, or in the corner of two.
  const across = [0, ...others.flatMap(({ left, right }) => [left - box.right, right - box.left])].filter((x) => Math.abs(x) <= FARTHEST);
  const down = [0, ...others.flatMap(({ top, bottom }) => [top - box.bottom, bottom - box.top])].filter((y) => Math.abs(y) <= FARTHEST);
  const ways = across.flatMap((x) => down.map((y) => [x, y] as const)).sort((a, b) => Math.hypot(...a) - Math.hypot(...b));
  return ways.find((way) => Math.hypot(...way) <= FARTHEST && !others.some((other) => meets(moved(box, way), other))) ?? null;
}

/**
 * How labels are moved so that none covers another, nor what is kept free. Each keeps its place where it can, the first ones first, else it goes to the nearest
 * free one; what finds none is left out. What is `spared` is covered only by a label that has no room beside it.
 */
export function clearPlaces(labels: readonly Box[], kept: readonly Box[], spared: readonly Box[] = []): readonly Shift[] {
  const taken = kept.map(grown);
  const near = spared.map(grown);
  return labels.map((label) => {
    const way = wayOut(label, [...taken, ...near]) ?? wayOut(label, taken);
    if (way !== null) taken.push(grown(moved(label, way)));
    return way;
  });
}
