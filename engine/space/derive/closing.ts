/** Distances on a raster, and the closing of slots and holes that no base sinks into. */
import type { Raster } from './raster.ts';

/** Squared distance in cells of every cell from the nearest one whose filling is `of` (Meijster's two passes). */
function squaredFrom(cells: Uint8Array, wide: number, deep: number, of: 0 | 1): Float32Array {
  const none = wide + deep;
  const out = new Float32Array(cells.length);
  for (let c = 0; c < wide; c++) {
    let run = none;
    for (let at = c; at < cells.length; at += wide) out[at] = run = cells[at] === of ? 0 : Math.min(none, run + 1);
    for (let at = cells.length - wide + c; at >= 0; at -= wide) out[at] = run = Math.min(out[at]!, run + 1);
  }
  const [hull, heights, starts] = [new Int32Array(wide), new Float64Array(wide), new Float64Array(wide + 1)];
  for (let row = 0; row < cells.length; row += wide) {
    let top = -1;
    for (let c = 0; c < wide; c++) {
      const height = out[row + c]! * out[row + c]!;
      let from = -Infinity;
      while (top >= 0) {
        const v = hull[top]!;
        from = (height + c * c - heights[top]! - v * v) / (2 * (c - v));
        if (from > starts[top]!) break;
        top--;
      }
      top++;
      [hull[top], heights[top], starts[top]] = [c, height, top === 0 ? -Infinity : from];
    }
    starts[top + 1] = Infinity;
    for (let c = 0, k = 0; c < wide; c++) {
      while (starts[k + 1]! < c) k++;
      out[row + c] = (c - hull[k]!) * (c - hull[k]!) + heights[k]!;
    }
  }
  return out;
}

/** Squared distance in cells of every filled cell from the nearest empty one. */
export const squaredToEmpty = (cells: Uint8Array, wide: number, deep: number): Float32Array => squaredFrom(cells, wide, deep, 0);

/** Closes what a disc of `radius` cells cannot enter, where it is more than `least` cells away from what is filled: slots, not corners. */
function closeOnce({ cells, wide, deep }: Raster, radius: number, least: number): void {
  const away = squaredFrom(cells, wide, deep, 1);
  const entered = new Uint8Array(cells.length);
  for (let i = 0; i < cells.length; i++) entered[i] = away[i]! > radius * radius ? 1 : 0;
  const reach = squaredFrom(entered, wide, deep, 1);
  for (let i = 0; i < cells.length; i++) entered[i] = cells[i] === 0 && reach[i]! > radius * radius ? 2 : 0;
  const gap = new Int32Array(cells.length);
  for (let start = 0; start < cells.length; start++) {
    if (entered[start] !== 2) continue;
    let count = 1;
    let deepest = 0;
    gap[0] = start;
    entered[start] = 1;
    for (let i = 0; i < count; i++) {
      const at = gap[i]!;
      if (away[at]! > deepest) deepest = away[at]!;
      for (let side = 0; side < 4; side++) {
        const next = at + (side === 0 ? -1 : side === 1 ? 1 : side === 2 ? -wide : wide);
        if (entered[next] !== 2) continue;
        entered[next] = 1;
        gap[count++] = next;
      }
    }
    if (deepest > least * least) for (let i = 0; i < count; i++) cells[gap[i]!] = 1;
  }
}

/**
 * Closes slots and holes narrower than `width` cells. In a square corner, too, there is a place that a disc cannot enter, but it
 * is not as deep as 0.3 of the radius; so each round closes only slots deeper than that, and rounds with smaller discs follow.
 */
export function closeSlots(raster: Raster, width: number): void {
  if (!hasGaps(raster)) return;
  for (let radius = width / 2; radius >= 3; radius *= 0.36) closeOnce(raster, radius, 0.3 * radius + 1);
  closeOnce(raster, 1.5, 0);
}

/** Whether some row or column is filled, then empty, then filled again: without that there is neither slot nor hole. */
function hasGaps({ cells, wide, deep }: Raster): boolean {
  for (const [lines, count, step, stride] of [[deep, wide, 1, wide], [wide, deep, wide, 1]] as const) {
    for (let line = 0; line < lines; line++) {
      let begun = 0;
      for (let k = 1, at = line * stride + step; k < count; k++, at += step) if (cells[at] === 1 && cells[at - step] === 0 && ++begun > 1) return true;
    }
  }
  return false;
}
