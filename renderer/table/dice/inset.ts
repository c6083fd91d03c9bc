import type { Area, Size } from '../director/lens.ts';

/** The small window on the tray: its height as a share of the screen's, and its place in units of text height, clear of the interface. */
const INSET = { height: 0.3, ratio: 1.04, left: 18.2, top: 5.6 } as const;

/** Width over height of the small window. */
export const INSET_RATIO = INSET.ratio;

/** Where the small window on the tray lies in the picture. `em` is the text's height in pixels. */
export function insetOf({ width, height }: Size, em: number): Area {
  const high = Math.round(height * INSET.height);
  const wide = Math.round(high * INSET.ratio);
  const left = Math.min(Math.round(INSET.left * em), width - wide - 8);
  const bottom = Math.max(8, height - Math.round(INSET.top * em) - high);
  return { left, top: height - bottom - high, right: left + wide, bottom: height - bottom };
}
