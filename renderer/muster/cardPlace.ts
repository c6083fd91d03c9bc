interface Rect { readonly left: number; readonly right: number; readonly top: number }
interface Size { readonly width: number; readonly height: number }

const GAP = 8;

/** The left upper corner (px) of a card beside what it tells of: to the right where it has room there, else to the left, else where more room is; within the window. */
export function cardPlace(of: Rect, card: Size, window: Size): { readonly left: number; readonly top: number } {
  const [right, left] = [of.right + GAP, of.left - GAP - card.width];
  const fitsRight = right + card.width <= window.width - GAP;
  const at = fitsRight || (left < GAP && window.width - of.right > of.left) ? right : left;
  const within = (place: number, room: number): number => Math.max(GAP, Math.min(place, room - GAP));
  return { left: within(at, window.width - card.width), top: within(of.top, window.height - card.height) };
}
