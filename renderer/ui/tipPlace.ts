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
 * it does not cover what stands below the anchor; always within the window.
 */
export function tipPlace(anchor: Rect, box: Size, window: Size): { readonly left: number; readonly top: number } {
  const [above, below] = [anchor.top, window.height - anchor.bottom];
  const top = below >= above ? anchor.bottom + GAP : anchor.top - GAP - box.height;
  const within = (at: number, room: number): number => Math.max(GAP, Math.min(at, room - GAP));
  return { left: within(anchor.left, window.width - box.width), top: within(top, window.height - box.height) };
}
