/** A rectangle of the window, in px from its left upper corner. */
interface Rect {
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const GAP = 8;

/**
 * The left upper corner of an explanation, in px: towards the side of its anchor with more room, so that at the window's lower edge
 * it does not cover what stands below the anchor; with `beside`, to the left of its anchor, for those that stand one above the other
 * at the right edge. Always within the window.
 */
export function tipPlace(anchor: Rect, box: Size, window: Size, beside = false): { readonly left: number; readonly top: number } {
  const within = (at: number, room: number): number => Math.max(GAP, Math.min(at, room - GAP));
  const [right, down] = [window.width - box.width, window.height - box.height];
  if (beside) return { left: within(anchor.left - GAP - box.width, right), top: within((anchor.top + anchor.bottom - box.height) / 2, down) };
  const [above, below] = [anchor.top, window.height - anchor.bottom];
  return { left: within(anchor.left, right), top: within(below >= above ? anchor.bottom + GAP : anchor.top - GAP - box.height, down) };
}
