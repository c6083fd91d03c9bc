/** Where signs go that belong to places of a picture, so that each is read whole: lengths in pixels. */

interface Corner {
  readonly left: number;
  readonly top: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Room between two signs. */
const GAP = 2;

/** The left upper corner of each sign: around its place, moved into the picture, and above or below those before it that it would lie over. */
export function laidApart(
  places: readonly { readonly x: number; readonly y: number }[], sizes: readonly Size[], picture: Size,
): readonly Corner[] {
  const laid: (Corner & { readonly size: Size })[] = [];
  for (const [i, { x, y }] of places.entries()) {
    const size = sizes[i]!;
    const [right, lowest] = [picture.width - size.width, picture.height - size.height];
    const left = Math.max(0, Math.min(right, x - size.width / 2));
    const wanted = Math.max(0, Math.min(lowest, y - size.height / 2));
    const isFree = (top: number): boolean => !laid.some((one) =>
      left < one.left + one.size.width && one.left < left + size.width && top < one.top + one.size.height && one.top < top + size.height);
    const beside = laid.flatMap((one) => [one.top + one.size.height + GAP, one.top - size.height - GAP]).filter((top) => top >= 0 && top <= lowest);
    const [top = wanted] = [wanted, ...beside].filter(isFree).sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted));
    laid.push({ left, top, size });
  }
  return laid.map(({ left, top }) => ({ left, top }));
}
